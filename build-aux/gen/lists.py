# SPDX-License-Identifier: BSD-3-Clause
"""What the library reads of the tables: lists.h, routines.h, env_table.h and
constants_table.h in src/c/gen.  Out of

    types | RMA_STD | float double
    shmem_{T}_put | RMA_STD | transfer | c11 | rma | shmem_put | 1.0
    SHMEM_CHECK | SMA_CHECK | level [0-2] | 1 | How much is checked.
    SHMEM_CTX_DEFAULT | ((shmem_ctx_t) 1) | - | no | the default context

come

    #define SMA_LIST_RMA_STD(X) \\
        X(float, float) \\
        X(double, double)
    X(shmem_float_put, C, RMA, _Alignof(float))
    X(CHECK, "SHMEM_CHECK", "SMA_CHECK", LEVEL, "0-2", "1", "How much is checked.")
    X("SHMEM_CTX_DEFAULT", "1", "-")
"""

import re
from collections.abc import Iterable, Iterator

from gen.rows import pieces
from gen.tables import FortranRoutine, List, Routine, Tables, Variable
from gen.text import fill


def joined(rows: Iterator[str]) -> str:
    return " \\\n".join(rows)


def type_list(list: List) -> str:
    """X(name, C type) for types, X(bits, bytes) for sizes, X(name, ...) for operators,
    with the other arguments of the list."""
    if list.kind == "operators":
        rows = (f"    X({name}, __VA_ARGS__)" for name in list.names)
        return f"\n#define SMA_LIST_{list.key}(X, ...) \\\n{joined(rows)}"
    rows = (
        f"    X({type.name}, {type.size if type.kind == 'size' else type.header})"
        for type in list.types
    )
    return f"\n#define SMA_LIST_{list.key}(X) \\\n{joined(rows)}"


def type_lists(lists: Iterable[List]) -> str:
    """The file with these lists."""
    return fill("lists.h", lists=map(type_list, lists))


def alignment(routine: Routine) -> str:
    """What the objects that the call names must be aligned to.  Routines for 64 bits
    also move COMPLEX, which is two words of 32 bits, so they want the alignment of
    32."""
    type = routine.type
    if type and type.kind == "type":
        return f"_Alignof({type.header})"
    return str(min(int(type.size), 4)) if type and type.kind == "size" else "1"


def fortran_alignment(routine: FortranRoutine) -> str:
    """The same for Fortran.  Larger types want 4: those of 8 bytes may lie on a
    multiple of 4 in a COMMON block.  Programs also move CHARACTER by the routines
    without a type in their names."""
    first = (*pieces(routine.parameters), "")[0]
    moves_words = re.fullmatch("(put|get)(_nb)?", routine.shape.name)
    if routine.shape.name.startswith("alltoallv") or (
        first == "SMA_F_WORD" and moves_words
    ):
        return "1"
    bytes = first.split("*")[-1]
    return bytes if bytes.isdigit() and int(bytes) < 4 else "4"


def kind_of_call(kind: str) -> str:
    """rma becomes SMA_JOB_RMA, a member of enum sma_job_calls."""
    return "UNCOUNTED" if kind == "-" else kind.upper()


def routines(tables: Tables) -> Iterator[str]:
    for routine in tables.routines():
        kind = kind_of_call(routine.family.kind)
        yield f"X({routine.name}, C, {kind}, {alignment(routine)})"
    for fortran in tables.fortran.values():
        kind = kind_of_call(fortran.kind)
        yield f"X({fortran.name}, FORTRAN, {kind}, {fortran_alignment(fortran)})"


def variable(v: Variable) -> str:
    kind = {"file": "file_name"}.get(v.kind, v.kind).replace(" ", "_").upper()
    return f"""\
    X({v.name.removeprefix("SHMEM_")}, "{v.name}", "{" ".join(v.older)}", {kind}, \
"{v.choices}", "{v.default}", \\
      "{v.meaning}")"""


def bare(value: str) -> str:
    """A value without the quotes of a string, the type of a handle and the mark of a
    value that is no INTEGER."""
    if value.startswith("f:"):
        value = value[2:].removesuffix("_8")
    value = re.sub("[\"']", "", value)
    return re.sub(r"^\(\([a-z_]+\) *(.*)\)$", r"\1", value)


def files(tables: Tables) -> Iterator[tuple[str, str]]:
    lists = (list for key, list in tables.lists.items() if not key.startswith("NV_"))
    constants = joined(
        f'    X("{c.name}", "{bare(c.c)}", "{bare(c.fortran)}")' for c in tables.constants
    )
    for name, part in {
        "lists.h": type_lists(lists),
        "routines.h": fill("routines.h", rows=routines(tables)),
        "env_table.h": fill("env_table.h", rows=joined(map(variable, tables.variables))),
        "constants_table.h": fill("constants_table.h", rows=constants),
    }.items():
        yield f"src/c/gen/{name}", part
