# SPDX-License-Identifier: BSD-3-Clause
"""What oshfort --cray knows beside SHMEM, src/c/gen/cray_table.h.  Out of

    RANF | use | - | REAL |

comes

    X("RANF", USE, NONE, "REAL", false)
"""

from collections.abc import Iterator

from gen.rows import Row, read_rows
from gen.tables import Tables
from gen.text import fill


def form(row: Row, text: str) -> str:
    if text not in ("use", "external", "own", "variable", "refused", "-"):
        raise row.mistake(f"no such form: {text}")
    return "NONE" if text == "-" else text.upper()


def name(row: Row) -> str:
    """The row of the list."""
    name, function, call, type, common = row.expect("a name has", 4, 5)
    type = "" if type == "-" else type
    often = "true" if common == "common" else "false"
    return f'    X("{name}", {form(row, function)}, {form(row, call)}, "{type}", {often})'


def files(tables: Tables) -> Iterator[tuple[str, str]]:
    rows = " \\\n".join(map(name, read_rows(tables.folder / "cray.def")))
    yield "src/c/gen/cray_table.h", fill("cray_table.h", rows=rows)
