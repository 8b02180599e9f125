# SPDX-License-Identifier: BSD-3-Clause
"""The entry points of Fortran, src/fortran/gen/entries.c, and the include files,
shmem.fh and mpp/shmem.fh.

Out of

    Fortran | fadd | {1} | dest:{1},out; value:{1}; pe:INTEGER \\
        | sma_f_{2}_add({N}, dest, *value, *pe)
    SHMEM_INT4_FADD | fadd | INTEGER*4, int32 | | amo | shmem_atomic_fetch_add | 1.0

come

    int32_t pshmem_int4_fadd_(int32_t *dest, const int32_t *value, const finteger *pe)
    {
        return sma_f_int32_add(SMA_R(SHMEM_INT4_FADD), dest, *value, sma_f_int(pe));
    }
    SMA_F_NAMES(shmem_int4_fadd, SHMEM_INT4_FADD)

and in the include files, as it is a function, its interface

    INTERFACE SHMEM_INT4_FADD
    FUNCTION SMA_147(A,B,C)BIND(C,NAME='shmem_int4_fadd_')
    ...
"""

import re
import textwrap
from collections.abc import Iterator

from gen.tables import FortranRoutine, Tables
from gen.text import aligned, fill

# The C type of a Fortran type; data that is only passed on is void.
C_TYPES = {
    "INTEGER": "finteger",
    "LOGICAL": "flogical",
    "POINTER": "fword",
    "INTEGER*2": "int16_t",
    "INTEGER*4": "int32_t",
    "INTEGER*8": "int64_t",
    "REAL*4": "float",
    "REAL*8": "double",
    "CHARACTER*(*)": "char",
}

# The kind of C of a Fortran type, for the interface of a function.
C_KINDS = {
    "INTEGER": "INTEGER(KIND=MERGE(C_INT,C_INT64_T,KIND(1)==C_INT))",
    "INTEGER*4": "INTEGER(KIND=C_INT32_T)",
    "INTEGER*8": "INTEGER(KIND=C_INT64_T)",
    "REAL*4": "REAL(KIND=C_FLOAT)",
    "REAL*8": "REAL(KIND=C_DOUBLE)",
}


def logical_alias(routine: FortranRoutine) -> str:
    """SMA_PE_ACCESSIBLE for SHMEM_PE_ACCESSIBLE: what the include files call, as C
    has no LOGICAL of the default kind."""
    return routine.name.replace("SHMEM", "SMA", 1)


# ------------------------------------------------------------- entry points


def c_type(type: str) -> str:
    return C_TYPES.get(re.sub(r"\(SHMEM.*", "", type), "void")


def c_result(type: str) -> str:
    """The C type of a result: an INTEGER comes as a value."""
    return {"-": "void", "INTEGER": "fint"}.get(type) or c_type(type)


def c_parameters(routine: FortranRoutine) -> list[str]:
    parameters = [
        f"{'' if a.out else 'const '}{c_type(a.type)} *{a.name.lower()}"
        for a in routine.arguments
    ]
    for argument in routine.arguments:
        length = argument.name.lower() + "_len"
        if length in routine.statement:
            parameters.append(f"size_t {length}")
    return parameters or ["void"]


def c_statements(routine: FortranRoutine) -> list[str]:
    """What a routine does, with the values of its INTEGER arguments read."""
    body = routine.statement
    for argument in routine.arguments:
        if argument.type == "INTEGER":
            name = argument.name.lower()
            body = re.sub(rf"\*{name}(?=[),])", f"sma_f_int({name})", body)
    return body.split("; ")


def entry(routine: FortranRoutine, c_names: set[str]) -> Iterator[str]:
    low = routine.name.lower()
    result = c_result(routine.result)
    yield ""
    yield aligned(f"{result} p{low}_({', '.join(c_parameters(routine))})")
    yield "{"
    for statement in c_statements(routine):
        yield aligned(f"    {'' if result == 'void' else 'return '}{statement};")
    yield "}"
    # where C has a routine of the same name, Fortran does not take the name
    names = "SMA_F_NAMES_C" if low in c_names else "SMA_F_NAMES"
    yield f"{names}({low}, {routine.name})"
    if routine.result == "LOGICAL":
        alias = logical_alias(routine).lower()
        yield f"SMA_F_ALIAS(p{low}_, {alias}_)\nSMA_F_ALIAS(p{low}_, {alias}__)"
    if routine.kinds:
        for character in routine.kinds.characters:
            kind = routine.kinds.prefix + character.replace(",", ", ")
            yield f"SMA_F_KIND_NAME({low}, {kind})"


def entries(tables: Tables) -> Iterator[str]:
    c_names = {routine.name for routine in tables.routines()}
    for routine in tables.fortran.values():
        if routine.heading:
            yield f"\n/* {routine.heading} */"
        yield from entry(routine, c_names)


# ------------------------------------------------------------ include files


def statement(text: str) -> str:
    """A statement valid in fixed form of any line length and in free form: from
    column 7 to at most 72, not continued."""
    if len(text) > 66:
        raise ValueError(f"no space in fixed form for: {text}")
    return " " * 6 + text


def constants(tables: Tables) -> Iterator[str]:
    for constant in tables.constants:
        if constant.fortran == "-":
            continue
        if constant.gap:
            yield "!"
        text = f"{constant.name}: {constant.meaning}"
        yield textwrap.fill(text, 72, initial_indent="! ", subsequent_indent="! ")
        word, length, value = constant.in_fortran
        kind = f"({'KIND' if word == 'INTEGER' else 'LEN'}={length})" if length else ""
        yield statement(f"{word}{kind}, PARAMETER :: {constant.name} = {value}")


def dummies(routine: FortranRoutine, names: list[str]) -> Iterator[str]:
    """What oshfort --lint has gfortran compare: the types of arguments of any rank.
    Data without a type, work arrays and locks may be anything."""
    free = []
    for argument, name in zip(routine.arguments, names):
        type = argument.type.partition("(")[0]
        if type.startswith("CHARACTER") and not argument.data:
            yield statement(f"CHARACTER*(*), INTENT(OUT) :: {name}")  # as the module
        elif re.match("any|POINTER|CHAR", type) or re.match("p[A-Z]|lock", argument.name):
            free.append(name)
        else:
            yield statement(f"{type} {name}(..)")
    if free:
        yield f"!GCC$ ATTRIBUTES NO_ARG_CHECK :: {','.join(free)}"
        yield statement(f"INTEGER {','.join(free)}")


def procedure(routine: FortranRoutine, name: str) -> Iterator[str]:
    """A procedure without statements.  Where a line has no space for the names of its
    arguments, only data have names; the others are numbered."""
    word = "SUBROUTINE" if routine.result == "-" else "FUNCTION"
    names = [argument.name.lower() for argument in routine.arguments]
    if len(f"{word} {name}({','.join(names)})") > 66:
        names = [
            argument.name if argument.data and argument.name[0] != "p" else f"a{i}"
            for i, argument in enumerate(routine.arguments, 1)
        ]
    yield statement(f"{word} {name}({','.join(names)})")
    if word == "FUNCTION":
        yield statement(f"{routine.result} {name}")
    yield from dummies(routine, names)
    yield statement(f"END {word}")


def interface(routine: FortranRoutine, number: int) -> Iterator[str]:
    """A function as a generic name of one specific function whose arguments are not
    checked: the type is known, and a program may still declare the name itself."""
    if routine.result == "LOGICAL":
        function, kind, uses, bind = logical_alias(routine), "LOGICAL", ["C_INT"], ""
    else:
        function, kind = f"SMA_{number}", C_KINDS[routine.result]
        uses = list(dict.fromkeys(re.findall("C_[A-Z0-9_]+", kind)))
        name = f"'{routine.name.lower()}_'"
        if routine.kinds:
            name = f"'{routine.kinds.prefix}'//{routine.kinds.expression}"
        bind = f"BIND(C,NAME={name})"
    arguments = ",".join("ABCDEFGH"[: len(routine.arguments)])
    if arguments and "C_INT" not in uses:
        uses.insert(0, "C_INT")
    yield statement(f"INTERFACE {routine.name}")
    yield statement(f"FUNCTION {function}({arguments}){bind}")
    yield statement(f"USE, INTRINSIC :: ISO_C_BINDING, ONLY: {', '.join(uses)}")
    if arguments:
        yield f"!GCC$ ATTRIBUTES NO_ARG_CHECK :: {arguments}"
        yield f"!DIR$ IGNORE_TKR {arguments}"
        # TARGET: what a PE may reach later is not lost to the optimiser
        yield statement(f"INTEGER(KIND=C_INT), TARGET :: {arguments}")
    yield statement(f"{kind} {function}")
    yield statement("END FUNCTION")
    yield statement("END INTERFACE")


def functions(tables: Tables, path: str, lint: bool) -> Iterator[str]:
    for number, routine in enumerate(tables.fortran.values(), 1):
        if routine.result == "-" or not routine.is_declared:
            continue
        yield "!"
        if path.startswith("mpp") and routine.shape.name == "address":
            yield statement(f"INTEGER(KIND=SELECTED_INT_KIND(18)) {routine.name}")
        elif lint:
            yield statement(f"INTERFACE {routine.name}")
            yield from procedure(routine, f"SMA_{number}")
            yield statement("END INTERFACE")
        else:
            yield from interface(routine, number)


def procedures(tables: Tables) -> Iterator[str]:
    """The routines whose names belong to SHMEM: a program may have a BARRIER."""
    for routine in tables.fortran.values():
        if routine.is_declared and re.match("(FAST_)?SH", routine.name):
            yield from procedure(routine, routine.name)


SHMEM_PTR = """\
! SHMEM_PTR has no generic name, because old programs have an
! EXTERNAL statement for it.
!"""


def files(tables: Tables) -> Iterator[tuple[str, str]]:
    yield "src/fortran/gen/entries.c", fill("entries.c", entries=entries(tables))
    for path in "shmem.fh", "mpp/shmem.fh":
        note = SHMEM_PTR if path.startswith("mpp") else ""
        for folder in "include", "src/fortran/gen/lint":
            yield f"{folder}/{path}", fill(
                "shmem.fh", path=path, shmem_ptr=note, constants=constants(tables),
                functions=functions(tables, path, folder != "include"),
            )
    yield "src/fortran/gen/lint/calls.fh", fill("calls.fh", procedures=procedures(tables))
