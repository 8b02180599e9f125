# SPDX-License-Identifier: BSD-3-Clause
"""The rows of a table."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

Value = TypeVar("Value")


class Mistake(Exception):
    """A row of a table that means nothing: FILE:LINE: what is wrong."""


@dataclass(frozen=True)
class Row:
    """A row of a table."""

    columns: list[str]
    where: str  # FILE:LINE
    heading: str  # of "# ---- HEADING" above the row, if it is the first below it
    section: str  # the last heading above the row
    gap: bool  # whether a blank line stands before the row

    def mistake(self, text: str) -> Mistake:
        return Mistake(f"{self.where}: {text}")

    def expect(self, what: str, *numbers: int) -> list[str]:
        """The columns, as many as the last number says."""
        n = len(self.columns)
        if n not in numbers:
            wanted = " or ".join(map(str, numbers))
            raise self.mistake(f"{what} {wanted} columns, this one {n}")
        return self.columns + [""] * (numbers[-1] - n)

    def find(self, known: Mapping[str, Value], key: str, text: str) -> Value:
        """What is known by this key; the text says that there is none."""
        if key not in known:
            raise self.mistake(f"{text}: {key}")
        return known[key]


def read_rows(path: Path) -> Iterator[Row]:
    """The rows of a table.  A line that ends in a backslash goes on in the next."""
    held = heading = section = ""
    gap = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = held + line.lstrip() if held else line
        held = ""
        if line.startswith("# ---- "):
            heading = section = line[7:]
        elif line.startswith("#"):
            pass
        elif not line.strip():
            gap = True
        elif line.endswith("\\"):
            held = line[:-1].rstrip() + " "
        else:
            columns = [column.strip() for column in line.split("|")]
            yield Row(columns, f"{path}:{number}", heading, section, gap)
            heading, gap = "", False


def pieces(text: str, separator: str = ",") -> tuple[str, ...]:
    """The pieces of a list, without the blanks around them."""
    return tuple(piece.strip() for piece in text.split(separator) if piece.strip())
