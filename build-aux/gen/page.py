# SPDX-License-Identifier: BSD-3-Clause
"""What a page of the manual documents.

With the row

    shmem_{T}_put | RMA_STD | transfer | ctx c11 | rma | shmem_put | 1.0

the page shmem_put has an entry shmem_TYPENAME_put, which stands for the types of
RMA_STD, and an entry shmem_ctx_TYPENAME_put.  Of a row with few types, or on a page
with few names, each name is an entry.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from gen.tables import Family, List, Routine, Tables, Type

ANY = {
    "types": Type("TYPENAME", "type", "TYPE", "TYPE", "", ""),
    "sizes": Type("SIZE", "size", "void", "void", "", ""),
}


@dataclass(frozen=True)
class Entry:
    """A routine, or all routines of a family for the types of a list."""

    routine: Routine
    folded: List | None  # the list of types for which the entry stands

    @cached_property
    def name(self) -> str:
        return self.routine.name

    @cached_property
    def generic(self) -> str:
        return self.routine.generic

    @property
    def family(self) -> Family:
        return self.routine.family

    @property
    def returns(self) -> str:
        return self.in_c(self.family.returns)

    @property
    def parameters(self) -> list[str]:
        return [self.in_c(text) for text in self.family.parameters] or ["void"]

    def in_c(self, text: str) -> str:
        """The text with the type as programs write it."""
        return text.replace("{t}", self.routine.type.c if self.routine.type else "")


class Page:
    def __init__(self, tables: Tables, name: str, section: str) -> None:
        self.tables = tables
        self.name = name
        self.section = section
        self.entries = list(self.collect())
        self.fortran = [r for r in tables.fortran.values() if r.page == name]
        self.module = [m for m in tables.module.values() if m.page == name]

    def collect(self) -> Iterator[Entry]:
        """Of the forms of NVSHMEM a page has that of the host; the text says how the
        names of the others are made."""
        tables = self.tables
        families = tables.families + [f for f in tables.forms if f.form == "host"]
        here = [
            (family, operator)
            for family in families
            for operator in family.operators or ("",)
            if family.page.replace("{O}", operator) == self.name
        ]
        total = sum(len(family.types) or 1 for family, _ in here)
        for family, operator in here:
            if total > 6 and len(family.types) > 3:
                types = family.lists[0]
                yield Entry(Routine(family, ANY[types.kind], operator), types)
            else:
                for type in family.types or (family.element,):
                    yield Entry(Routine(family, type, operator), None)


# --------------------------------------------------------------- text of troff


def quoted(text: str) -> str:
    """The text as the argument of a macro: quoted, and with nothing in it that troff
    would take for more than a character."""
    text = text.replace("\\", "\\e").replace('"', "\\(dq")
    return f'"{text}"'


def bold(text: str) -> str:
    return rf"\fB{text}\fP"


def sentence(text: str) -> str:
    return text[0].upper() + text[1:] + "."


def words(items: Iterable[str], last: str = " and ") -> str:
    """A, B and C"""
    *others, end = items
    return ", ".join(others) + (last if others else "") + end


def filled(text: str) -> Iterator[str]:
    """Running text: a sentence begins a line, and a line has at most 78 columns."""
    line = ""
    for word in text.split():
        if line and (len(line) + 1 + len(word) > 78 or re.search("[.!?]$", line)):
            yield line
            line = ""
        line += (" " if line else "") + word
    yield line


def verbatim(text: str) -> str:
    """A line of a program, so that what is read or copied is what was written."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    for character, name in ("'", "aq"), ("`", "ga"), ("^", "ha"), ("~", "ti"):
        text = text.replace(character, rf"\({name}")
    return r"\&" + text if text.startswith(".") else text
