# SPDX-License-Identifier: BSD-3-Clause
"""The other names under which the pages of the manual are found: those of what they
describe, in C and Fortran, and those of aliases.def."""

from collections.abc import Iterator, Sequence

from gen.old import names_with_context
from gen.tables import Constant, NvshmemConstant, Tables


def aliases(tables: Tables, section: str) -> dict[str, str]:
    """The page of each other name."""
    found: dict[str, str] = {}
    for page, name in pairs(tables, section):
        if name and name != page:
            found.setdefault(name, page)
    return found


def pairs(tables: Tables, section: str) -> Iterator[tuple[str, str]]:
    """Page and name.  The first page of a name has it."""
    if section == "3":
        yield from of_routines(tables)
        yield from of_profiling(tables)
        yield from (("shmemx_ctx_create", n) for n in names_with_context(tables))
    for alias in tables.aliases:
        if alias.page[1] == section:
            yield from ((alias.page[0], name) for name in alias.names)
    if section == "7":
        for variable in tables.variables:
            for name in (variable.name, *variable.older):
                if not name.startswith("SHMEM_TEST_"):
                    yield "shmem_env", name
        yield from of_constants("nvshmem", tables.nvshmem_constants)
    if section == "3":
        yield from of_constants("shmem_constants", tables.constants)
        pages = {r.name: r.page for r in tables.fortran.values()}
        pages |= {m.name: m.page for m in tables.module.values()}
        for name, page in pages.items():
            yield page, name.lower()
            yield page, name.upper()


def of_routines(tables: Tables) -> Iterator[tuple[str, str]]:
    routines = [r for f in tables.families + tables.forms for r in f.routines()]
    yield from ((routine.page, routine.name) for routine in routines)
    yield from ((routine.page, routine.generic) for routine in routines)


def of_profiling(tables: Tables) -> Iterator[tuple[str, str]]:
    """Profiling names of C: those of routines without a type in their names, of C11
    forms and of pages.  The names of all routines would be thousands."""
    for routine in tables.routines():
        if not routine.family.lists:
            yield "pshmem", "p" + routine.name
        yield "pshmem", "p" + (routine.generic or routine.page)
        yield "pshmem", "p" + routine.page


def of_constants(
    page: str, constants: Sequence[Constant | NvshmemConstant]
) -> Iterator[tuple[str, str]]:
    for constant in constants:
        yield page, constant.name
        if constant.underscore:
            yield page, "_" + constant.name
