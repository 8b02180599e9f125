# SPDX-License-Identifier: BSD-3-Clause
"""Text that several outputs have: templates, broken lines, prototypes."""

import re
from collections.abc import Iterable
from pathlib import Path

TEMPLATES = Path(__file__).parent / "templates"


def fill(template: str, **parts: str | Iterable[str]) -> str:
    """The file templates/TEMPLATE.in, or one elsewhere, with each @NAME@ replaced by the part of this
    name, a text or lines.  An empty part has no line."""
    texts = {
        name: part if isinstance(part, str) else "\n".join(part)
        for name, part in parts.items()
    }
    text = (TEMPLATES / f"{template}.in").read_text(encoding="utf-8")
    names = set(re.findall(r"@(\w+)@", text))
    if names != set(texts):
        raise ValueError(f"{template}: {names} are not {set(texts)}")
    return re.sub(
        r"@(\w+)@(\n?)", lambda m: texts[m[1]] + m[2] if texts[m[1]] else "", text
    )


def folded(text: str, indent: str, width: int, mark: str = "") -> str:
    """The text, broken after ", " where a line would be longer than the width.  A
    line that is not the last one ends in the mark."""
    *pieces, last = text.split(", ")
    lines = [""]
    for i, piece in enumerate([piece + "," for piece in pieces] + [last]):
        if i and len(lines[-1]) + 1 + len(piece) > width:
            lines[-1] += mark
            lines.append(indent + piece)
        else:
            lines[-1] += (" " if i else "") + piece
    return "\n".join(lines)


def call(start: str, name: str, arguments: Iterable[str]) -> str:
    """"start name(arguments);" in lines of at most 79 columns."""
    space = "" if start.endswith("*") else " "
    return folded(f"{start}{space}{name}({', '.join(arguments)});", "    ", 79)


def prototype(returns: str, name: str, parameters: tuple[str, ...]) -> str:
    return call(returns, name, parameters or ("void",))


def aligned(text: str) -> str:
    """A head or a call in lines of at most 80 columns; what follows stands under the
    first argument."""
    return folded(text, " " * (text.find("(") + 1), 80)


def define(name: str, value: str, underscore: bool) -> list[str]:
    """A constant in C, and its spelling with a leading underscore."""
    lines = [f"#define {name:<30} {value}"]
    if underscore:
        lines.append(f"#define _{name:<29} {name}")
    return lines
