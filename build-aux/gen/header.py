# SPDX-License-Identifier: BSD-3-Clause
"""The headers of C and C++: shmem.h, mpp/shmem.h, shmemx.h, pshmem.h and pshmemx.h.

Out of

    C | transfer | void ({t} *dest, const {t} *source, size_t nelems, int pe)
    shmem_{T}_put | RMA_STD | transfer | ctx c11 | rma | shmem_put | 1.0

comes for each type of RMA_STD

    void shmem_float_put(float *dest, const float *source, size_t nelems, int pe);
    void shmem_ctx_float_put(shmem_ctx_t ctx, float *dest, ...);

the C11 generic

    #define shmem_put(...) \\
        _Generic((SMA_FIRST(__VA_ARGS__, 0)), shmem_ctx_t: \\
            _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \\
                float: shmem_ctx_float_put, ...), default: \\
            _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \\
                float: shmem_float_put, ...))(__VA_ARGS__)

for C++ the overloads

    SMA_OVERLOAD void shmem_put(float *dest, const float *source, ...)
    {
        shmem_float_put(dest, source, nelems, pe);
    }

and in pshmem.h

    void pshmem_float_put(float *dest, const float *source, size_t nelems, int pe);
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from gen.tables import Family, Routine, Tables, name_of
from gen.text import call, define, fill, prototype

# The routines that a generic chooses, by the name of the base type; "" where there
# is one only.
Choice = dict[str, Routine]


@dataclass
class Generic:
    name: str
    plain: Choice = field(default_factory=dict)
    ctx: Choice = field(default_factory=dict)


class Generics:
    """The generics of a header, and those that choose behind a team.  The first
    routine for a base type is chosen."""

    def __init__(self, families: list[Family]) -> None:
        self.plain: dict[str, Generic] = {}
        self.teams: dict[str, Generic] = {}
        for family in families:
            group = self.teams if family.is_team else self.plain
            for routine in family.routines() if family.generic else ():
                generic = group.setdefault(routine.generic, Generic(routine.generic))
                choice = generic.ctx if family.is_ctx else generic.plain
                base = routine.type.base if routine.type and family.lists else ""
                choice.setdefault(base, routine)


def is_extension(family: Family) -> bool:
    """OpenSHMEM gives the prefix this meaning."""
    return family.pattern.startswith("shmemx_")


def declared(returns: str, name: str, parameters: tuple[str, ...]) -> str:
    """A prototype in which a program can do without volatile."""
    return prototype(
        returns, name, tuple(p.replace("volatile ", "SMA_VOLATILE ") for p in parameters)
    )


def prototypes(families: list[Family], prefix: str = "") -> Iterator[str]:
    for family in families:
        if family.heading:
            yield f"\n/* {family.heading} */\n"
        for routine in family.routines():
            yield declared(routine.returns, prefix + routine.name, routine.parameters)


def constant_in_c(value: str) -> str:
    """The value of a constant in C.  The cast of a handle is also one that C++
    compilers accept without a warning about old casts."""
    if value.startswith("-"):
        return f"({value})"
    return re.sub(r"^\(\((shmem_[a-z]+_t)\) ([0-9]+)\)$", r"SMA_HANDLE(\1, \2)", value)


def constants(tables: Tables) -> Iterator[str]:
    for constant in tables.constants:
        if constant.gap:
            yield ""
        yield from define(constant.name, constant_in_c(constant.c), constant.underscore)


# ------------------------------------------------------------- C11 generics


def associations(choice: Choice, indent: str) -> str:
    """", TYPE: ROUTINE" for each routine, in lines of their own."""
    return "".join(
        f", \\\n{indent}{routine.type.header}: {routine.name}"
        for routine in choice.values()
        if routine.type
    )


def generic(generic: Generic) -> str:
    """The generics choose by the pointed-to value, so qualified pointers work.
    Where a context may come first, the pointer is the second argument then."""
    plain, ctx = generic.plain, generic.ctx
    if not ctx:
        return f"""\
#define {generic.name}(ptr, ...) \\
    _Generic(*(ptr){associations(plain, " " * 8)})((ptr), __VA_ARGS__)
"""
    if "" in plain:
        return f"""\
#define {generic.name}(...) \\
    _Generic((SMA_FIRST(__VA_ARGS__, 0)), shmem_ctx_t: \\
        {ctx[""].name}, default: {plain[""].name})(__VA_ARGS__)
"""
    return f"""\
#define {generic.name}(...) \\
    _Generic((SMA_FIRST(__VA_ARGS__, 0)), shmem_ctx_t: \\
        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0){associations(ctx, " " * 12)}), default: \\
        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0){associations(plain, " " * 12)}))(__VA_ARGS__)
"""


def team_generic(generic: Generic, families: list[Family]) -> Iterator[str]:
    """A generic for teams chooses by the second argument.  Where C has a routine
    with the name of the generic and another number of arguments, SMA_FORM takes
    that routine for so many arguments."""
    g = generic.name
    first = next(iter(generic.plain.values()))
    own = any(family.pattern == g and not family.lists for family in families)
    name = re.sub("^shmem_", "SMA_FORM_", g) if own else g
    n = len(first.parameters)
    if n == 1:
        name = first.name
    else:
        yield f"""\
#define {name}(team, dest, ...) \\
    _Generic(*(dest){associations(generic.plain, " " * 8)})((team), (dest), __VA_ARGS__)
"""
    if own:
        forms = [f"({g})" if j > n else name for j in range(8, 0, -1)]
        pairs = [f"        {a}, {b}, \\\n" for a, b in zip(forms[::2], forms[1::2])]
        yield f"""\
#define {g}(...) \\
    SMA_FORM(__VA_ARGS__, \\
{"".join(pairs)}        0)(__VA_ARGS__)
"""


# ------------------------------------------------------------ C++ overloads


def overload(name: str, routine: Routine, parameters: tuple[str, ...], cast: str) -> str:
    """The function `name` with these parameters, which calls the routine.  It casts
    its pointers to std::complex to pointers to the type `cast`."""
    head = declared(f"SMA_OVERLOAD {routine.returns}", name, parameters)[:-1]
    arguments = []
    for parameter in parameters:
        argument = name_of(parameter)
        if "std::complex" in parameter:
            type = parameter.removesuffix(argument)
            type = re.sub(r"std::complex<[a-z]*>", cast, type)
            argument = f"reinterpret_cast<{type}>({argument})"
        arguments.append(argument)
    start = "   " if routine.returns == "void" else "    return"
    body = call(start, routine.name, arguments).replace("\n", "\n    ")
    return f"{head}\n{{\n{body}\n}}"


def overloads(generic: Generic, in_c: set[tuple[str, tuple[str, ...]]]) -> Iterator[str]:
    """One function for each type of C and, for a complex type, one for std::complex,
    which has the same layout.  There is none where C has a function of the same
    name and parameters."""
    for routine in [*generic.plain.values(), *generic.ctx.values()]:
        parameters = routine.parameters
        if (generic.name, parameters) in in_c:
            continue
        yield overload(generic.name, routine, parameters, "")
        if routine.type and routine.type.name.startswith("complex"):
            cast = routine.type.header
            part = "float" if cast == "sma_complexf_t" else "double"
            parameters = tuple(
                text.replace(cast, f"std::complex<{part}>") for text in parameters
            )
            yield overload(generic.name, routine, parameters, cast)
    yield ""


def refusals(generics: Generics, families: list[Family]) -> Iterator[str]:
    """Where C has an untyped routine with the name of the overloads, it would take any
    pointers that no overload has, and count words of 8 bytes.  For numbers of other
    sizes a deleted template is a better match."""
    for family in families:
        routine = next(family.routines())
        dest, source, *others = (*routine.parameters, "", "")
        if (
            family.lists
            or family.pattern not in generics.plain
            or (dest, source) != ("void *dest", "const void *source")
        ):
            continue
        parameters = ("SMA_D *dest", "const SMA_S *source", *others[:-2])
        yield "template <typename SMA_D, typename SMA_S, SMA_IF_NUMBERS(SMA_D, SMA_S)>"
        yield prototype("void", family.pattern, parameters)[:-1] + " = delete;"
        yield ""


def files(tables: Tables) -> Iterator[tuple[str, str]]:
    in_c = {
        (family.pattern, routine.parameters)
        for family in tables.families
        if not family.lists
        for routine in family.routines()
    }
    common = prototypes([f for f in tables.families if f.is_common])
    yield "include/mpp/shmem.h", fill("mpp_shmem.h", prototypes=common)
    for header, extension in ("shmem", False), ("shmemx", True):
        families = [f for f in tables.families if is_extension(f) == extension]
        generics = Generics(families)
        every = [*generics.plain.values(), *generics.teams.values()]
        parts = {
            "prototypes": prototypes([f for f in families if not f.is_common]),
            "generics": map(generic, generics.plain.values()),
            "overloads": (text for g in every for text in overloads(g, in_c)),
            "refusals": refusals(generics, families),
        }
        if not extension:
            parts["constants"] = constants(tables)
            teams = generics.teams.values()
            parts["team_generics"] = (
                text for team in teams for text in team_generic(team, tables.families)
            )
        yield f"include/{header}.h", fill(f"{header}.h", **parts)
        guard = f"SMA_P{header.upper()}_H"
        aliases = prototypes(families, "p")
        yield f"include/p{header}.h", fill(
            "pshmem.h", header=header, guard=guard, prototypes=aliases
        )
