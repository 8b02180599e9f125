# SPDX-License-Identifier: BSD-3-Clause
"""src/layers: draws doc/layers.svg, the highest layer at the top, the modules of a layer
beside each other, and writes the table of CONTRIBUTING.md."""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from gen.rows import Mistake
from gen.svg import element
from gen.tables import Tables
from gen.text import fill

LEFT, WIDTH = 60, 780


@dataclass(frozen=True)
class Module:
    line: int
    number: int  # of the layer
    name: str
    contracts: list[str]
    uses: str
    budget: int  # of lines that people write
    holds: str


def read_modules(path: Path) -> list[Module]:
    modules = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        columns = [column.strip() for column in line.split("|")]
        if len(columns) != 6 or not columns[0].isdigit() or not columns[4].isdigit():
            raise Mistake(f"{path}:{number}: not six columns with numbers in 1 and 5")
        layer, name, contracts, uses, budget, holds = columns
        headers = [word for word in contracts.split() if word != "-"]
        modules.append(Module(number, int(layer), name, headers, uses, int(budget), holds))
    return modules


def table(modules: list[Module]) -> Iterator[str]:
    yield "| layer | module | lines | contract | what it holds |\n|---|---|--:|---|---|"
    for module in modules:
        headers = ", ".join(f"`{header}`" for header in module.contracts)
        headers = headers.replace("`*`", "all headers")
        holds = module.holds
        if module.uses != "below":
            *names, last = (f"`{name}`" for name in module.uses.split())
            holds += "; it includes only " + ", ".join(names) + " and " * bool(names) + last
        yield f"| {module.number} | `src/{module.name}/` | {module.budget} | {headers} | {holds} |"


def with_table(page: str, modules: list[Module]) -> str:
    """The page with the table between two marks."""
    begin, end = "<!-- modules -->\n", "<!-- end of modules -->\n"
    before, rest = page.split(begin)
    return "".join((before, begin, "\n".join(table(modules)), "\n", end, rest.split(end)[1]))


def lines_of(module: Module, wide: float) -> list[str]:
    """What a module holds, in lines of at most this width."""
    return textwrap.wrap(
        module.holds.replace("`", ""), int((wide - 12) / 7), break_long_words=False,
        break_on_hyphens=False,
    )


def layer(number: str, modules: list[Module], y: int, tall: int) -> Iterator[str]:
    wide = WIDTH / len(modules)
    yield element("text", number, x=LEFT - 12, y=y + 20, text_anchor="end")
    for i, module in enumerate(modules):
        x = LEFT + i * wide
        color = "#eef3f9" if module.uses == "below" else "#fdf2e4"
        box = {"x": x, "y": y, "width": wide, "height": tall}
        yield element("rect", **box, fill=color, stroke="#333333")
        yield element("text", f"src/{module.name}", x=x + 8, y=y + 18, font_weight="bold")
        for k, line in enumerate(lines_of(module, wide), 1):
            yield element("text", line, x=x + 8, y=y + 18 + 15 * k, text_anchor="start")


def drawing(modules: list[Module]) -> str:
    lines: list[str] = []
    y = 20
    for number, group in groupby(reversed(modules), lambda module: module.number):
        beside = list(group)[::-1]
        tall = 30 + 15 * max(len(lines_of(module, WIDTH / len(beside))) for module in beside)
        lines += layer(str(number), beside, y, tall)
        y += tall
    return fill(
        "layers.svg", height=str(y + 40), bottom=str(y), middle=str(10 + y // 2),
        note=str(y + 24), modules=lines,
    )


def files(tables: Tables) -> Iterator[tuple[str, str]]:
    src = tables.folder.parents[1]
    modules = read_modules(src / "src/layers")
    yield "doc/layers.svg", drawing(modules)
    page = (src / "CONTRIBUTING.md").read_text(encoding="utf-8")
    yield "CONTRIBUTING.md", with_table(page, modules)
