# SPDX-License-Identifier: BSD-3-Clause
"""What oshfort knows of names and arguments: cray_table.h, of what --cray knows beside
SHMEM, and fortran_args.h in src/c/gen.  Out of

    RANF | use | - | REAL |
    SHMEM_INT8_FADD | fadd | INTEGER*8, int64 | | amo | shmem_atomic_fetch_add | SGI

come

    X("RANF", USE, NONE, "REAL", false)
    X("SHMEM_INT8_FADD", \\
      "dest INTEGER*8;value INTEGER*8;pe INTEGER")
"""

from collections.abc import Iterator

from gen.rows import Row, read_rows
from gen.tables import FortranRoutine, Tables
from gen.text import fill


def form(row: Row, text: str) -> str:
    if text not in ("use", "external", "own", "refused", "-"):
        raise row.mistake(f"no such form: {text}")
    return "NONE" if text == "-" else text.upper()


def name(row: Row) -> str:
    """The row of the list."""
    name, function, call, type, common = row.expect("a name has", 4, 5)
    type = "" if type == "-" else type
    often = "true" if common == "common" else "false"
    return f'    X("{name}", {form(row, function)}, {form(row, call)}, "{type}", {often})'


def arguments(routine: FortranRoutine) -> str:
    """The row of the list: names and types."""
    words = []
    for argument in routine.arguments:
        type = argument.type.partition("(")[0]
        words.append(f"{argument.name} {'any' if type[:4] == 'CHAR' else type}")
    return f'    X("{routine.name}", \\\n      "{";".join(words)}")'


def files(tables: Tables) -> Iterator[tuple[str, str]]:
    rows = " \\\n".join(map(name, read_rows(tables.folder / "cray.def")))
    yield "src/c/gen/cray_table.h", fill("cray_table.h", rows=rows)
    routines = (r for r in tables.fortran.values() if r.arguments)
    rows = " \\\n".join(map(arguments, routines))
    yield "src/c/gen/fortran_args.h", fill("fortran_args.h", rows=rows)
