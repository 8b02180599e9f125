# SPDX-License-Identifier: BSD-3-Clause
"""The SYNOPSIS of a page: the routines of C, of Fortran and of the Fortran module,
folded where they differ in a type only.

Of these rows of routines.def, fortran.def and module.def

    shmem_{T}_atomic_add | AMO_STD | op | c11 | amo | shmem_atomic_add | 1.4
    SHMEM_INT4_ADD | add | INTEGER*4, int32 | | amo | shmem_atomic_add | 1.0
    shmem_add | specific | INT4 INT8 | shmem_atomic_add

the page shmem_atomic_add shows

    C and C++:          void shmem_TYPENAME_atomic_add(TYPE *dest, TYPE value, int pe);
    C11 and C++, ...:   void shmem_atomic_add(TYPE *dest, TYPE value, int pe);
    Fortran:            SUBROUTINE SHMEM_INT4_ADD(dest, value, pe)
                            INTEGER*4 dest, value
                            INTEGER pe
    Fortran module:     SUBROUTINE SHMEM_ADD(dest, value, pe)
                            TYPE, INTENT(INOUT) :: dest
                            ...
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from gen.page import ANY, Entry, Page, bold, filled, quoted, words
from gen.rows import Mistake
from gen.tables import Argument, FortranRoutine, ModuleName, name_of, pieces
from gen.tables import read_arguments

HEADERS = ("shmem.h", "mpp/shmem.h", "shmemx.h", "nvshmem.h", "nvshmemx.h")
Arguments = tuple[Argument, ...]


def head(start: str, arguments: Iterable[tuple[str, str]], end: str) -> list[str]:
    """A routine in lines of at most 72 columns.  An argument is what is bold, such as
    its type in C, and its name."""
    lines, text, line, width = [], start, ".BI ", len(start)
    *others, last = arguments
    for i, (before, name) in enumerate([*others, last]):
        if i and width + len(before + name) + 2 > 72:
            lines.append(line + quoted(text.removesuffix(" ")))
            text, line, width = "    ", ".BI ", 4
        text += before
        if name:
            line += f"{quoted(text)} {name} "
            text = ""
        text += end if i == len(others) else ", "
        width += len(before + name) + 2
    return lines + [line + quoted(text)]


# ----------------------------------------------------------------------- C


def header_of(entry: Entry) -> str:
    """The header that declares a routine."""
    if entry.family.is_common:
        return "mpp/shmem.h"
    match = re.match("nvshmemx?(?=_)|shmemx(?=_)", entry.name)
    return f"{match[0] if match else 'shmem'}.h"


def prototype(returns: str, name: str, parameters: list[str]) -> list[str]:
    returns = returns.replace("SMA_NORETURN", "[[noreturn]]")
    space = "" if returns.endswith("*") else " "
    names = ["" if text in ("void", "...") else name_of(text) for text in parameters]
    arguments = [(p.removesuffix(name), name) for p, name in zip(parameters, names)]
    return head(f"{returns}{space}{name}(", arguments, ");")


def of_header(entries: list[Entry], header: str, before: int) -> Iterator[list[str]]:
    """The prototypes that a header declares, each with what stands before it: a blank
    line around those of several lines.  `before` is the number of lines of the last
    prototype of another header."""
    is_first = True
    for entry in entries:
        long = len(entry.returns + entry.name + ", ".join(entry.parameters)) + 5 > 72
        if is_first:
            yield [*([".P"] if before else []), f".B #include <{header}>", ".P"]
        elif before > 1 or long:
            yield [".P"]
        lines = prototype(entry.returns, entry.name, entry.parameters)
        yield lines
        is_first, before = False, len(lines)


def in_c(page: Page) -> Iterator[str]:
    if not page.entries:
        return
    yield "C and C++:\n.P\n.nf"
    lines: list[str] = []
    for header in HEADERS:
        entries = [entry for entry in page.entries if header_of(entry) == header]
        for lines in of_header(entries, header, len(lines)):
            yield from lines
    # a generic once without and once with a context
    generics = {(e.generic, e.family.is_ctx): e for e in reversed(page.entries)}
    is_first = True
    for entry in page.entries:
        if not entry.generic or generics[entry.generic, entry.family.is_ctx] != entry:
            continue
        if is_first:
            yield ".fi\n.P\nC11 and C++, for every TYPE of the routines above:\n.P\n.nf"
        elif len(lines) > 1:
            yield ".P"
        any = Entry(replace(entry.routine, type=ANY["types"]), None)
        lines = prototype(any.returns, entry.generic, any.parameters)
        yield from lines
        is_first = False
    yield ".fi"


# ------------------------------------------------------------------ Fortran


def fortran_head(result: str, name: str, arguments: Arguments) -> list[str]:
    """The result is "-" for a subroutine, "" when it is declared elsewhere."""
    start = "SUBROUTINE" if result == "-" else f"{result} FUNCTION".strip()
    if not arguments:
        return [".B " + quoted(f"{start} {name}")]
    return head(f"{start} {name}(", [("", a.name) for a in arguments], ")")


def type_and_size(argument: Argument) -> tuple[str, str]:
    """The type as a programmer writes it, and the size of an array, which stands with
    the array, not with the type."""
    type = argument.type
    type = {"any": "any type", "POINTER": "Cray pointer"}.get(type, type)
    match = re.search(r"(?<!\*)\([A-Z_a-z]*\*?\)$", type)
    return (type[: match.start()], match[0]) if match else (type, "")


def declarations(arguments: Arguments) -> Iterator[str]:
    """A line a type, in the order of their first appearance."""
    by_type: dict[str, list[tuple[str, str]]] = {}
    for argument in arguments:
        type, size = type_and_size(argument)
        by_type.setdefault(type, []).append((argument.name, size))
    for type, variables in by_type.items():
        line, width, before = "", 73, ""
        for name, size in variables:
            width += len(name + size) + 2
            if line and width <= 72:
                line += f" {quoted(before + ', ')} {name}"
            else:
                if line:
                    yield line + (f" {quoted(before)}" if before else "")
                line, width = f'.BI "    {type} " {name}', 5 + len(type + name + size)
            before = size
        yield line + (f" {quoted(before)}" if before else "")


def in_fortran(page: Page) -> Iterator[str]:
    if page.fortran:
        if page.entries:
            yield ".P\nFortran:\n.P"
        yield ".nf\n.B INCLUDE \\(aqmpp/shmem.fh\\(aq"
        # routines with the same arguments share their declarations
        for arguments, group in groupby(page.fortran, key=lambda r: plain(r.arguments)):
            yield ".P"
            for routine in group:
                yield from fortran_head(routine.result, routine.name, arguments)
            yield from declarations(arguments)
        yield ".fi"
    yield from in_module(page)


def plain(arguments: Arguments) -> Arguments:
    """The arguments without the attributes that matter for the module only."""
    return tuple(replace(a, data=False, target=False) for a in arguments)


# ------------------------------------------------------- the Fortran module


@dataclass(frozen=True)
class Form:
    """A routine of the module.  Neighbours with the same key share declarations."""

    result: str
    name: str
    arguments: Arguments
    key: str


def module_type(type: str) -> str:
    """The type of an argument as the module has it."""
    types = {
        "any": "TYPE(*)", "CHARACTER*": "CHARACTER(*)",
        "INTEGER": "INTEGER(SHMEM_KIND)", "POINTER": "INTEGER(SHMEM_ADDRESS_KIND)",
    }
    type = re.sub(r"\(\*\)$|\(SHMEM.*", "", type)
    if type in types:
        return types[type]
    name, star, bytes = type.partition("*")
    if name == "COMPLEX":
        bytes = str(int(bytes) // 2)
    return f"{name}({bytes})" if star else type


def folded(arguments: Arguments) -> Arguments:
    """The arguments with every type that stands for data replaced by TYPE."""
    return tuple(
        replace(a, target=False, type="TYPE" if a.data and a.type != "any" else a.type)
        for a in arguments
    )


def declared(argument: Argument) -> tuple[str, str]:
    """Type and intent of an argument, and its name with the rank."""
    type = argument.type
    if type.startswith("VALUE:"):
        c = {"C_PTR": "TYPE(C_PTR)", "C_SIZE_T": "INTEGER(C_SIZE_T)"}
        return c.get(type[6:], "INTEGER(SHMEM_KIND)") + ", VALUE", argument.name
    is_array = re.search(r"\(SHMEM|[^*]\(\*\)", type)
    rank = "(..)" if argument.data or type == "any" else "(*)" if is_array else ""
    intent = "INOUT" if argument.out or "(SHMEM" in type else "IN"
    if type == "CHARACTER*(*)" and not argument.data:
        intent = "OUT"
    return f"{module_type(type)}, INTENT({intent})", argument.name + rank


def module_line(type: str, names: list[str]) -> Iterator[str]:
    """A declaration, in lines of at most 70 columns."""
    start = rf"\&    \fB{type} ::\fP "
    line, width = "", 0
    for name in names:
        if not line or width + len(name) + 1 > 70:
            if line:
                yield line
            line, width = start, len(type) + 8
        else:
            line += ", "
        line += rf"\fI{name}\fP"
        width += len(name) + 2
    yield line


def module_declarations(form: Form) -> Iterator[str]:
    by_type: dict[str, list[str]] = {}
    for type, name in map(declared, form.arguments):
        by_type.setdefault(type, []).append(name)
    for type, names in by_type.items():
        yield from module_line(type, names)
    if form.result != "-":
        yield from module_line(form.result, [form.name])


def specifics(page: Page, generic: ModuleName) -> list[FortranRoutine]:
    """The routines for which a generic name stands: SHMEM_INT4_ADD, SHMEM_INT8_ADD."""
    routines = page.tables.fortran
    names = [
        re.sub("^SHMEM_", f"SHMEM_{word}_", generic.name.upper())
        for word in generic.of.split()
    ]
    for name in names:
        if name not in routines:
            raise Mistake(f"the module has no {name}")
    return [routines[name] for name in names]


def with_any_type(routine: FortranRoutine) -> FortranRoutine:
    _, *others = pieces(routine.parameters)
    return replace(routine, parameters=", ".join(["TYPE", *others]))


def generic_form(page: Page, generic: ModuleName) -> Form:
    name = generic.name.upper()
    if generic.kind == "elements":
        text = page.tables.fortran_shapes[generic.of].arguments
        arguments = read_arguments(re.sub(r"\{2\}|\bany\b", "TYPE", text))
        return Form("-", name, folded(arguments), f"generic {folded(arguments)}")
    if generic.kind == "specific":
        first = with_any_type(specifics(page, generic)[0])
        return Form(first.result, name, folded(first.arguments), f"generic {name}")
    family = page.tables.family(generic.of)
    types = {"const": "any", "void": "VALUE:C_PTR", "size_t": "VALUE:C_SIZE_T"}
    arguments = tuple(
        Argument(name_of(text), types.get(text.split()[0], "VALUE:INTEGER"))
        for text in family.parameters
    )
    result = "-" if family.returns == "void" else "TYPE(C_PTR)"
    return Form(result, name, arguments, f"C {name}")


def specific_form(routine: FortranRoutine) -> Form:
    arguments = folded(routine.arguments)
    result = "POINTER" if routine.shape.name == "address" else routine.result
    if result == "-":
        return Form("-", routine.name, arguments, str(arguments))
    return Form(module_type(result), routine.name, arguments, routine.name)


def in_module(page: Page) -> Iterator[str]:
    covered = {generic.name.upper() for generic in page.module}
    for generic in page.module:
        if generic.kind == "specific":
            covered |= {routine.name for routine in specifics(page, generic)}
    others = [
        specific_form(routine)
        for routine in page.fortran
        if routine.name not in covered and routine.is_declared
    ]
    forms = [generic_form(page, generic) for generic in page.module] + others
    if not forms:
        return
    yield ".P\nFortran module:\n.P\n.nf\n.B USE SHMEM"
    for _, group in groupby(forms, key=lambda form: form.key):
        yield ".P"
        for form in group:
            result = "-" if form.result == "-" else ""
            yield from fortran_head(result, form.name, form.arguments)
        yield from module_declarations(form)
    yield ".fi"
    yield from meaning_of_type(page, others)


def meaning_of_type(page: Page, others: list[Form]) -> Iterator[str]:
    """What TYPE is.  Names that count elements share a sentence."""
    elements = []
    for generic in page.module:
        name = bold(generic.name.upper())
        if generic.kind == "elements":
            elements.append(name)
        elif generic.kind == "specific":
            routines = specifics(page, generic)
            types = [module_type(pieces(r.parameters)[0]) for r in routines]
            yield ".P"
            yield from filled(
                f"In {name} TYPE is {words(types, ' or ')}, the same in all places; the"
                f" name stands for {words(bold(r.name) for r in routines)}, which the"
                " module has too."
            )
    if elements:
        yield ".P"
        yield from filled(
            f"In {' and '.join(elements)} TYPE is any intrinsic type of any kind, the"
            " same for all data, and elements of it are counted."
        )
    if any(a.type == "TYPE" for form in others for a in form.arguments):
        yield ".P"
        yield from filled("In the other routines TYPE is the type in the name.")
