# SPDX-License-Identifier: BSD-3-Clause
"""The header shmemx_old.h: names of <shmemx.h> of older libraries, made of routines of
the library.  Out of

    shmemx_{T}_put_nb | RMA_STD | transfer | ctx c11 | rma | shmem_put_nb | Cray X

come a form with a handle behind the other arguments, as in

    SMA_X_NB(float_put_nb, float)
    #define shmemx_float_put_nb(...) SMA_X_CALL(float_put_nb, __VA_ARGS__)

and out of

    shmem_{T}_put | RMA_STD | transfer | ctx c11 | rma | shmem_put | 1.0

the forms of older Sandia OpenSHMEM, with the context behind the other arguments:
shmemx_ctx_float_put(dest, source, nelems, pe, ctx).
"""

import re
from collections.abc import Iterator

from gen.header import Choice, Generic, Generics, associations, generic
from gen.header import is_extension
from gen.tables import Routine, Tables
from gen.text import fill

# The types of routines with a context, the macro of the header that makes the routines
# of a type, and the ends of their names.
WITH_CONTEXT = (
    ("RMA_STD", "RMA", "p g put get iput iget put_nbi get_nbi"),
    ("AMO_EXT", "AMO_EXT", "fetch set swap"),
    ("AMO_STD", "AMO", "cswap fadd add finc inc"),
)


def without_handle(tables: Tables) -> list[Routine]:
    """The transfers of <shmemx.h> that have a form with a handle."""
    return [
        routine
        for family in tables.families
        if re.fullmatch(r"shmemx_({T}_)?(put|get)({T}|mem)?_nb", family.pattern)
        and not family.is_ctx
        for routine in family.routines()
    ]


def short(routine: Routine) -> str:
    return routine.name.removeprefix("shmemx_")


def functions(routines: list[Routine]) -> Iterator[str]:
    for routine in routines:
        c = routine.type.header if routine.type else "void"
        yield f"SMA_X_NB({short(routine)}, {c})"


def macros(routines: list[Routine]) -> Iterator[str]:
    for routine in routines:
        if routine.name not in ("shmemx_put_nb", "shmemx_get_nb"):
            yield f"#define {routine.name}(...) \\"
            yield f"    SMA_X_CALL({short(routine)}, __VA_ARGS__)"


def of_type(tables: Tables) -> list[Generic]:
    families = [f for f in tables.families if is_extension(f)]
    generics = Generics(families).plain
    return [generics["shmemx_put_nb"], generics["shmemx_get_nb"]]


def typeless(tables: Tables) -> Iterator[str]:
    """The generics in C11.  Their five arguments are those with a handle or those with
    a context."""
    indent = " " * 8
    for g in of_type(tables):
        name = short_name(g)
        handles = associations(g.plain, indent).replace(" shmemx_", " sma_x_")
        yield generic(Generic(f"SMA_X_FOUR_{name}", g.plain, g.ctx))
        yield f"""\
#define SMA_X_HANDLE_{name}(a, b) \\
    _Generic(SMA_OBJECT(a, b, 0){handles})
#define SMA_X_FIVE_{name}(a, b, c, d, e) \\
    _Generic((e), void **: SMA_X_HANDLE_{name}(a, b), \\
        void *: SMA_X_HANDLE_{name}(a, b), \\
        default: _Generic(SMA_OBJECT(a, b, 0){associations(g.ctx, indent)})) \\
    (a, b, c, d, e)
#undef {g.name}
#define {g.name}(...) \\
    SMA_X_PICK(SMA_X_FIVE_{name}, SMA_X_FOUR_{name}, __VA_ARGS__) \\
    (__VA_ARGS__)
"""


def short_name(g: Generic) -> str:
    return g.name.removeprefix("shmemx_")


def overloads(tables: Tables) -> Iterator[str]:
    for g in of_type(tables):
        for routine in types(g.plain):
            yield f"SMA_X_NB({short_name(g)}, {routine})"


def types(choice: Choice) -> list[str]:
    return [r.type.header for r in choice.values() if r.type]


def with_context(tables: Tables) -> Iterator[str]:
    for key, macro, _ in WITH_CONTEXT:
        for type in tables.lists[key].types:
            yield f"SMA_X_{macro}({type.name}, {type.header})"
    for size in tables.lists["SIZE"].types:
        yield f"SMA_X_SIZE({size.name})"


def names_with_context(tables: Tables) -> Iterator[str]:
    for key, _, ends in WITH_CONTEXT:
        for type in tables.lists[key].types:
            yield from (f"shmemx_ctx_{type.name}_{end}" for end in ends.split())
    for size in ("mem", *tables.lists["SIZE"].names):
        for verb in "put", "get":
            yield from (f"shmemx_ctx_{verb}{size}{end}" for end in ("", "_nbi"))
            if size != "mem":
                yield f"shmemx_ctx_i{verb}{size}"


def complex(tables: Tables) -> Iterator[str]:
    for type in tables.lists["RMA_COMPLEX"].types:
        for verb in "put", "get":
            yield f"SMA_X_COMPLEX({type.name}_{verb}_nb, {verb}mem_nbi, {type.header})"


def files(tables: Tables) -> Iterator[tuple[str, str]]:
    routines = without_handle(tables)
    yield "include/shmemx_old.h", fill(
        "shmemx_old.h",
        with_context=with_context(tables),
        complex=complex(tables),
        functions=functions(routines),
        overloads=overloads(tables),
        macros=macros(routines),
        typeless=typeless(tables),
    )
