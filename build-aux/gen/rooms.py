# SPDX-License-Identifier: BSD-3-Clause
"""src/rooms: draws doc/floors.svg, the highest floor at the top, the rooms of a floor
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
class Room:
    line: int
    number: int  # of the floor
    name: str
    contracts: list[str]
    uses: str
    budget: int  # of lines that people write
    holds: str


def read_rooms(path: Path) -> list[Room]:
    rooms = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        columns = [column.strip() for column in line.split("|")]
        if len(columns) != 6 or not columns[0].isdigit() or not columns[4].isdigit():
            raise Mistake(f"{path}:{number}: not six columns with numbers in 1 and 5")
        floor, name, contracts, uses, budget, holds = columns
        headers = [word for word in contracts.split() if word != "-"]
        rooms.append(Room(number, int(floor), name, headers, uses, int(budget), holds))
    return rooms


def table(rooms: list[Room]) -> Iterator[str]:
    yield "| floor | room | lines | contract | what it holds |\n|---|---|--:|---|---|"
    for room in rooms:
        headers = ", ".join(f"`{header}`" for header in room.contracts)
        headers = headers.replace("`*`", "all headers")
        holds = room.holds
        if room.uses != "below":
            *names, last = (f"`{name}`" for name in room.uses.split())
            holds += "; it includes only " + ", ".join(names) + " and " * bool(names) + last
        yield f"| {room.number} | `src/{room.name}/` | {room.budget} | {headers} | {holds} |"


def with_table(page: str, rooms: list[Room]) -> str:
    """The page with the table between two marks."""
    begin, end = "<!-- rooms -->\n", "<!-- end of rooms -->\n"
    before, rest = page.split(begin)
    return "".join((before, begin, "\n".join(table(rooms)), "\n", end, rest.split(end)[1]))


def lines_of(room: Room, wide: float) -> list[str]:
    """What a room holds, in lines of at most this width."""
    return textwrap.wrap(
        room.holds.replace("`", ""), int((wide - 12) / 7), break_long_words=False,
        break_on_hyphens=False,
    )


def floor(number: str, rooms: list[Room], y: int, tall: int) -> Iterator[str]:
    wide = WIDTH / len(rooms)
    yield element("text", number, x=LEFT - 12, y=y + 20, text_anchor="end")
    for i, room in enumerate(rooms):
        x = LEFT + i * wide
        color = "#eef3f9" if room.uses == "below" else "#fdf2e4"
        box = {"x": x, "y": y, "width": wide, "height": tall}
        yield element("rect", **box, fill=color, stroke="#333333")
        yield element("text", f"src/{room.name}", x=x + 8, y=y + 18, font_weight="bold")
        for k, line in enumerate(lines_of(room, wide), 1):
            yield element("text", line, x=x + 8, y=y + 18 + 15 * k, text_anchor="start")


def drawing(rooms: list[Room]) -> str:
    lines: list[str] = []
    y = 20
    for number, group in groupby(reversed(rooms), lambda room: room.number):
        beside = list(group)[::-1]
        tall = 30 + 15 * max(len(lines_of(room, WIDTH / len(beside))) for room in beside)
        lines += floor(str(number), beside, y, tall)
        y += tall
    return fill(
        "floors.svg", height=str(y + 40), bottom=str(y), middle=str(10 + y // 2),
        note=str(y + 24), rooms=lines,
    )


def files(tables: Tables) -> Iterator[tuple[str, str]]:
    src = tables.folder.parents[1]
    rooms = read_rooms(src / "src/rooms")
    yield "doc/floors.svg", drawing(rooms)
    page = (src / "CONTRIBUTING.md").read_text(encoding="utf-8")
    yield "CONTRIBUTING.md", with_table(page, rooms)
