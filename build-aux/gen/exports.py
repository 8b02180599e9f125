# SPDX-License-Identifier: BSD-3-Clause
"""The export list of the library, src/libsma.map: the names of C, their profiling
aliases, and the names of Fortran with every mangling; and the rules by which
abi/symbols keeps them."""

from collections.abc import Iterator

from gen import module
from gen.fortran import logical_alias
from gen.tables import Tables
from gen.text import fill


def c_names(tables: Tables) -> Iterator[str]:
    for routine in tables.routines():
        yield from (routine.name, f"p{routine.name}")


def fortran_names(tables: Tables, in_c: set[str]) -> Iterator[str]:
    for routine in tables.fortran.values():
        low = routine.name.lower()
        # where C has a routine of the same name, Fortran does not take the name
        if low not in in_c:
            yield from (low, f"p{low}")
        yield from (f"{low}_", f"p{low}_", f"{low}__", f"p{low}__")
        yield from (routine.name, f"P{routine.name}")
        if routine.result == "LOGICAL":
            alias = logical_alias(routine).lower()
            yield from (f"{alias}_", f"{alias}__")
        if routine.kinds:
            yield from (routine.kinds.prefix + c[0] for c in routine.kinds.characters)


def rules(tables: Tables) -> Iterator[str]:
    """The rows of abi/symbols, one a line, which build-aux/abi expands to the export
    list."""
    logical = [end for end, type in module.ELEMENTS.items() if type.startswith("LOGICAL")]
    used = (list for family in tables.families for list in family.lists)
    for list in dict.fromkeys(used):
        yield f"list {list.key} {' '.join(list.names)}"
    yield f"list LOGICAL {' '.join(logical)}"
    yield "name malloc_error"
    yield "name sma_cray_n_pes"
    yield "name PMIx_Initialized"
    for family in tables.families:
        pattern = family.pattern
        for mark, list in zip(("{T}", "{O}"), family.lists):
            pattern = pattern.replace(mark, f"{{{list.key}}}")
        yield f"c {pattern}"
    for routine in tables.fortran.values():
        yield f"fortran {routine.name}"
        if routine.result == "LOGICAL":
            alias = logical_alias(routine).lower()
            yield from (f"name {alias}_", f"name {alias}__")
        if routine.kinds:
            yield from (f"name {routine.kinds.prefix}{c[0]}" for c in routine.kinds.characters)
    for generic in module.of_kind(tables, "elements"):
        short = generic.name.removeprefix("shmem_")
        yield from (f"c sma_d_{short}", f"mangled sma_l_{short}_{{LOGICAL}}")
    for routine in module.rows(tables):
        form = module.form_of(routine)
        if form in ("logical", "descriptors"):
            kind = "mangled" if form == "logical" else "name"
            yield f"{kind} {module.c_name(routine)}"


def files(tables: Tables) -> Iterator[tuple[str, str]]:
    names = list(c_names(tables))
    names += [*fortran_names(tables, set(names)), *module.symbols(tables)]
    lines = (f"        {name};" for name in names)
    yield "src/libsma.map", fill("libsma.map", names=lines)
