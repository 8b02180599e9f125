# SPDX-License-Identifier: BSD-3-Clause
"""The sections ATTRIBUTES, STANDARDS and HISTORY of a page.

With these rows of routines.def

    shmem_barrier_all | | world | | coll | shmem_barrier_all | Cray, SGI, 1.0
    barrier           | | world | | coll | shmem_barrier_all | Cray

and "shmem_barrier_all=world" among the classes of its family in pages.def, the page
shmem_barrier_all has

    ATTRIBUTES  Thread safety  MT-Safe, except that only one thread ...
    STANDARDS   OpenSHMEM 1.6, except for this name:
                No version of OpenSHMEM  barrier
    HISTORY     Cray SHMEM, SGI SHMEM, OpenSHMEM 1.0  shmem_barrier_all
                Cray SHMEM                            barrier
"""

import re
from collections.abc import Iterator

from gen.page import Entry, Page, bold
from gen.rows import Mistake
from gen.tables import pieces

THREADS = {
    "start": """\
MT-Unsafe.
Only one thread of a PE may call the routines of this page,
while no other thread of the PE is in the library.""",
    "safe": """\
MT-Safe.""",
    "set": """\
MT-Safe, except that two threads of a PE must not be in
collective routines on the same active set or team at the
same time.""",
    "world": """\
MT-Safe, except that only one thread of a PE at a time may be
in a collective routine on all PEs.""",
}
CONTEXTS = """\
A private context may be used only by the thread that
created it, and a serialized context only by one thread
at a time; see
.BR shmem_ctx_create (3)."""
MULTIPLE = """\
A portable program in which several threads call the library requests
.BR SHMEM_THREAD_MULTIPLE ;
see
.BR shmem_init_thread (3)."""
FORTRAN = """\
The Fortran interface of OpenSHMEM was deprecated in version
1.4, and version 1.5 removed it."""
LIBRARIES = {
    "SOS": "Sandia OpenSHMEM", "Cray X": "Cray OpenSHMEMX", "OSSS": "OSSS OpenSHMEM",
    "Open MPI": "Open MPI", "NVSHMEM": "NVSHMEM",
}


def thread_class(page: Page) -> str:
    """The class in the last column of pages.def: that of the page, or of its family."""
    here = (page.name, page.section)
    family = next(family for family in page.tables.pages if here in family.pages)
    usual, *others = family.threads.split() or [""]
    classes = dict(word.split("=") for word in others)
    return classes.get(page.name, usual)


def attributes(page: Page) -> Iterator[str]:
    threads = thread_class(page)
    if threads not in THREADS:
        raise Mistake(f"no such class of thread safety: {threads}")
    yield ".TP\nThread safety"
    yield THREADS[threads]
    if threads == "start":
        return
    if threads == "safe" and any(
        "shmem_ctx_t ctx" in entry.parameters for entry in page.entries
    ):
        yield CONTEXTS
    yield MULTIPLE


class Headings:
    """Names under headings, each once under a heading.  If a name has stood under
    another heading before, TYPENAME stands for other types here."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.first: dict[str, str] = {}
        self.under: dict[str, dict[str, list[str]]] = {}

    def add(self, heading: str, name: str, entry: Entry | None = None) -> None:
        """No heading is about names of which nothing needs to be said."""
        first = self.first.setdefault(name, heading)
        if heading:
            types = self.under.setdefault(heading, {}).setdefault(name, [])
            if first != heading and entry and entry.folded:
                types += entry.folded.names

    def only(self) -> str | None:
        """The heading, if there is one only."""
        return next(iter(self.under)) if len(self.under) == 1 else None

    def lines(self) -> Iterator[str]:
        for heading, names in self.under.items():
            yield f".TP\n{heading}"
            last = len(names)
            for i, (name, types) in enumerate(names.items(), 1):
                yield from self.name(name, types, "." if i == last else ",")

    def name(self, name: str, types: list[str], after: str) -> Iterator[str]:
        """The name and, in parentheses, its types."""
        if types:
            yield bold(name)
            yield "(" + ",\n".join(rf"\fI{type}\fP" for type in types) + ")" + after
            return
        is_generic = any(
            entry.generic == name != entry.name for entry in self.page.entries
        )
        note = " (the function, not the C11 form)" if is_generic else ""
        yield bold(name) + note + after


def standing(origin: str) -> str:
    """What OpenSHMEM says of a routine of C, "" if its latest version has it."""
    if not re.search(r"(^|, )1\.[0-9]", origin):
        return "In no version of OpenSHMEM"
    if match := re.search("removed ([0-9.]+)", origin):
        return f"Removed from OpenSHMEM by version {match[1]}"
    if match := re.search("deprecated ([0-9.]+)", origin):
        return f"Deprecated since OpenSHMEM {match[1]}"
    return ""


def standards(page: Page) -> Iterator[str]:
    """The names that OpenSHMEM 1.6 does not have, or deprecates; all others are in
    it, or were in its Fortran interface."""
    headings = Headings(page)
    is_current = has_fortran = False
    for entry in page.entries:
        heading = standing(entry.family.origin)
        headings.add(heading, entry.name, entry)
        is_current |= not heading
    for routine in page.fortran:
        heading = standing(routine.origin)
        if heading.startswith("In no"):
            headings.add(heading, routine.name)
        else:
            has_fortran = True
    if is_current:
        yield "OpenSHMEM 1.6" + (
            ", except for the following names:" if headings.under else "."
        )
    only = headings.only()
    if only and not is_current and not has_fortran:
        yield only + "."
    else:
        yield from headings.lines()
    if has_fortran:
        if is_current or headings.under:
            yield ".P"
        yield FORTRAN


def appeared(origin: str) -> str:
    """The origin of a routine as HISTORY says it."""
    names = [n for n in pieces(origin) if not re.match("(deprecated|removed) ", n)]
    return ", ".join(
        f"OpenSHMEM {n}" if n[0].isdigit() else LIBRARIES.get(n, f"{n} SHMEM")
        for n in names
    )


def history(page: Page) -> Iterator[str]:
    headings = Headings(page)
    for entry in page.entries:
        headings.add(appeared(entry.family.origin), entry.name, entry)
    for routine in page.fortran:
        headings.add(appeared(routine.origin), routine.name)
    if only := headings.only():
        yield only + "."
    else:
        yield from headings.lines()
