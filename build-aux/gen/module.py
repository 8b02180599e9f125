# SPDX-License-Identifier: BSD-3-Clause
"""The Fortran module, src/fortran/gen/shmem.F90, and the C functions that it calls,
src/fortran/gen/module_entries.c.

Out of these rows of fortran.def and module.def

    SHMEM_INT4_ADD | add | INTEGER*4, int32 | | amo | shmem_atomic_add | 1.0
    SHMEM_REAL_PUT | put | SMA_F_REAL, REAL | | rma | shmem_put | 1.0
    shmem_add | specific | INT4 INT8 | shmem_atomic_add
    shmem_put | elements | put | shmem_put

come in the module, of which a program sees shmem_int4_add, shmem_add and shmem_put,

    subroutine f_shmem_int4_add(dest, value, pe) bind(C, name='shmem_int4_add_')
      ...
    interface shmem_add
      procedure :: f_shmem_int4_add
      procedure :: f_shmem_int8_add
    interface shmem_put
      subroutine put_i1(dest, source, nelems, pe) bind(C, name='sma_d_put')
      ...

and in C, with the checks of the descriptors,

    void sma_d_shmem_real_put(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                              const void *nelems, const void *pe)

All interfaces are made in a module sma_interfaces under names of its own and
renamed for the module shmem.  Otherwise gfortran would compare them with calls of
the entry points in old parts of a program that stand in the same file.

A routine becomes an interface with BIND(C) and the name of its entry point.  Where
it has arrays of one type, they are passed as descriptors, to a C function sma_d_NAME
that calls the entry point.  gfortran does not let LOGICAL into an interface with
BIND(C) under -std=f2018, not even in a module that was compiled without the option.
So a routine with LOGICAL data is called by an ordinary interface, which passes
gfortran's own descriptors to a C function sma_l_NAME.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby

from gen.rows import Mistake
from gen.tables import Argument, FortranRoutine, ModuleName, Tables
from gen.tables import name_of, read_arguments
from gen.text import aligned, fill, folded

# The types of the elements of a generic name, by the ends of the names that it has.
ELEMENTS = {
    "i1": "INTEGER*1", "i2": "INTEGER*2", "i4": "INTEGER*4", "i8": "INTEGER*8",
    "i16": "INTEGER*16", "r4": "REAL*4", "r8": "REAL*8", "r10": "REAL*10",
    "r16": "REAL*16", "c4": "COMPLEX*8", "c8": "COMPLEX*16", "c10": "COMPLEX*20",
    "c16": "COMPLEX*32", "l1": "LOGICAL*1", "l2": "LOGICAL*2", "l4": "LOGICAL*4",
    "l8": "LOGICAL*8", "l16": "LOGICAL*16", "ch": "CHARACTER*(*)",
}

# The macros that tell whether the compiler has a type.
GUARDS = {
    "__GFC_REAL_10__": ("real(10)", "complex(10)"),
    "__GFC_REAL_16__": ("real(16)", "complex(16)"),
    "__GFC_INT_16__": ("integer(16)", "logical(16)"),
}


# --------------------------------------------- how the module calls a routine


def form_of(routine: FortranRoutine) -> str:
    """How the module calls a routine:
    text         by its Fortran name, as a CHARACTER argument has a hidden length
    logical      by a C function that takes gfortran's descriptors
    descriptors  by a C function that takes the descriptors of the standard
    kinds        by a name that tells the default kinds
    entry        by its entry point
    """
    arguments = routine.arguments
    if any(a.type == "CHARACTER*(*)" and not a.data for a in arguments):
        return "text"
    if routine.result == "LOGICAL" or any(
        a.type.startswith("LOGICAL") for a in arguments
    ):
        return "logical"
    if any(a.data and a.type != "any" for a in arguments):
        return "descriptors"
    return "kinds" if routine.kinds else "entry"


def c_name(routine: FortranRoutine) -> str:
    """The C function by which the module calls a routine."""
    low = routine.name.lower()
    names = {"text": low, "logical": f"sma_l_{low}", "descriptors": f"sma_d_{low}"}
    return names.get(form_of(routine), f"{low}_")


def f_name(routine: FortranRoutine) -> str:
    """The name of the interface: where BIND(C) does not tell the C function, it is
    that of the function."""
    if form_of(routine) in ("text", "logical"):
        return c_name(routine)
    return f"f_{routine.name.lower()}"


def bind_name(routine: FortranRoutine) -> str:
    """What BIND(C) says of the C function, or nothing."""
    form = form_of(routine)
    if form in ("text", "logical"):
        return ""
    if form == "kinds" and routine.kinds:
        return f"'{routine.kinds.prefix}'//{routine.kinds.expression.lower()}"
    return f"'{c_name(routine)}'"


def rows(tables: Tables) -> Iterator[FortranRoutine]:
    """The routines that the module has under their own names."""
    for routine in tables.fortran.values():
        if routine.is_declared and routine.name.lower() not in tables.module:
            yield routine


def of_kind(tables: Tables, kind: str) -> Iterator[ModuleName]:
    return (name for name in tables.module.values() if name.kind == kind)


# ------------------------------------------------------------------ interfaces


def f_type(type: str) -> str:
    """The type of the table as the module writes it."""
    type = re.sub(r"\(\*\)$|\(SHMEM.*", "", type)
    special = {
        "CHARACTER*": "character(*)",
        "INTEGER": "integer(shmem_kind)",
        "POINTER": "integer(shmem_address_kind)",
    }
    if type in special:
        return special[type]
    word, star, bytes = type.lower().partition("*")
    if not star:
        return word
    # COMPLEX*16 has two parts of kind 8
    return f"{word}({int(bytes) // 2 if word == 'complex' else bytes})"


def declared(a: Argument) -> str:
    """The type and the attributes of an argument.  TARGET tells the compiler that
    others may read and write the object before and after the call."""
    type = f_type(a.type)
    intent = f"intent({'inout' if a.out else 'in'})"
    if a.type == "any":
        return f"type(*), dimension(*), target, {intent}"
    if a.data:
        return f"{type}, dimension(..), target, {intent}"
    if a.type == "CHARACTER*(*)":
        return f"{type}, intent(out)"
    if "(SHMEM" in a.type:
        return f"{type}, dimension(*), target, intent(inout)"
    if a.type.endswith("(*)"):
        return f"{type}, dimension(*), {intent}"
    if a.type != "POINTER" and (a.out or a.target):
        return f"{type}, target, {intent}"
    return f"{type}, {intent}"


def statement(indent: str, text: str) -> str:
    return folded(indent + text, indent + "    ", 77, " &")


def any_type(indent: str, names: str) -> str:
    """The directives for arguments of any type."""
    return f"{indent}!gcc$ attributes no_arg_check :: {names}\n{indent}!dir$ ignore_tkr {names}"


def interface(
    name: str, result: str, arguments: tuple[Argument, ...], bind: str
) -> Iterator[str]:
    """The interface body of a procedure; bind is the C function as BIND(C) tells
    it."""
    word = "function" if result else "subroutine"
    names = ", ".join(a.name.lower() for a in arguments)
    c = f" bind(C, name={bind})" if bind else ""
    yield statement("    ", f"{word} {name}({names}){c}")
    declarations: dict[str, list[str]] = {}
    for a in arguments:
        declarations.setdefault(declared(a), []).append(a.name.lower())
    types = result + "".join(declarations)
    kinds = [kind for kind in ("shmem_kind", "shmem_address_kind") if kind in types]
    if kinds:
        yield f"      import :: {', '.join(kinds)}"
    for declaration, of in declarations.items():
        yield statement("      ", f"{declaration} :: {', '.join(of)}")
    any = ", ".join(a.name.lower() for a in arguments if a.type == "any")
    if any:
        yield any_type("      ", any)
    if result:
        yield f"      {result} :: {name}"
    yield f"    end {word}"


def guard(types: Iterable[str]) -> str:
    """The macro that the first of the types needs that not every compiler has."""
    found = (m for type in types for m in GUARDS if f_type(type) in GUARDS[m])
    return next(found, "")


def guard_of(routine: FortranRoutine) -> str:
    return guard(a.type for a in routine.arguments)


def guarded(macro: str, lines: Iterable[str]) -> Iterator[str]:
    if macro:
        yield f"#ifdef {macro}"
    yield from lines
    if macro:
        yield "#endif"


def result_of(routine: FortranRoutine) -> str:
    """The result in the module; an address is not just an INTEGER*8."""
    if routine.result == "-":
        return ""
    return f_type("POINTER" if routine.shape.name == "address" else routine.result)


def routines(tables: Tables) -> Iterator[str]:
    """The routines of the include files, below their headings."""
    heading = opened = ""
    kept = {routine.name for routine in rows(tables)}
    for routine in tables.fortran.values():
        heading = routine.heading or heading
        if routine.name not in kept:
            continue
        if heading:
            yield f"{opened}\n  ! {heading}\n  interface"
            heading, opened = "", "  end interface\n"
        result, bind = result_of(routine), bind_name(routine)
        body = interface(f_name(routine), result, routine.arguments, bind)
        yield from guarded(guard_of(routine), body)
    yield "  end interface"


def elements(tables: Tables) -> Iterator[str]:
    """Generic names for elements of every type: one C function, to which each type
    has an interface of its own; for each kind of LOGICAL one more."""
    for generic in of_kind(tables, "elements"):
        short = generic.name.removeprefix("shmem_")
        arguments = read_arguments(tables.fortran_shapes[generic.of].arguments)
        yield f"\n  interface {generic.name}"
        for end, type in ELEMENTS.items():
            typed = tuple(replace(a, type=type) if a.data else a for a in arguments)
            name, bind = f"{short}_{end}", f"'sma_d_{short}'"
            if type.startswith("LOGICAL"):
                name, bind = f"sma_l_{name}", ""
            yield from guarded(guard([type]), interface(name, "", typed, bind))
        yield "  end interface"


def specific(tables: Tables) -> Iterator[str]:
    """Generic names of some routines."""
    for generic in of_kind(tables, "specific"):
        yield f"\n  interface {generic.name}"
        for word in generic.of.split():
            name = generic.name.upper().replace("SHMEM_", f"SHMEM_{word}_", 1)
            if name not in tables.fortran:
                raise Mistake(f"module.def: {generic.name}: no routine {name}")
            routine = tables.fortran[name]
            line = f"    procedure :: {f_name(routine)}"
            yield from guarded(guard_of(routine), [line])
        yield "  end interface"


def c_routine(tables: Tables, name: ModuleName) -> Iterator[str]:
    """A routine of C: sizes and C pointers by value, data by address."""
    family = tables.family(name.of)
    types = {
        "const void *": "type(*), dimension(*), target, intent(in)",
        "void *": "type(c_ptr), value",
        "size_t ": "integer(c_size_t), value",
        "int ": "integer(shmem_kind), value",
    }
    declarations = []
    for parameter in family.parameters:
        argument = name_of(parameter)
        type = parameter.removesuffix(argument)
        if type not in types:
            raise Mistake(f"module.def: {name.of}: no Fortran for {type}")
        declarations.append(f"      {types[type]} :: {argument}")
        if type == "const void *":
            declarations.append(any_type("      ", argument))
    word = "subroutine"
    if family.returns != "void":
        word = "function"
        declarations.append(f"      type(c_ptr) :: f_{name.name}")
    text = "\n".join(declarations)
    kinds = [kind for kind in ("c_ptr", "c_size_t", "shmem_kind") if kind in text]
    names = ", ".join(map(name_of, family.parameters))
    yield f"    {word} f_{name.name}({names}) bind(C, name='{name.of}')"
    yield f"      import :: {', '.join(kinds)}"
    yield text
    yield f"    end {word}"


def uses(tables: Tables) -> Iterator[str]:
    """The names of the module shmem, and what each is in the module sma_interfaces."""
    groups: list[tuple[str, list[tuple[str, str]]]] = [
        ("", [(kind, kind) for kind in ("shmem_kind", "shmem_address_kind")]),
        ("", [(m.name, "f_" * (m.kind == "C") + m.name) for m in tables.module.values()]),
    ]
    # a routine with a guard stands alone
    by_guard = groupby(rows(tables), lambda r: (guard_of(r), guard_of(r) and r.name))
    for (macro, _), group in by_guard:
        groups.append((macro, [(r.name.lower(), f_name(r)) for r in group]))
    for macro, names in groups:
        lines = (f"    {n}" if n == real else f"    {n} => {real}" for n, real in names)
        use = "  use sma_interfaces, only: &\n" + ", &\n".join(lines)
        yield from guarded(macro, [use])


def constants(tables: Tables) -> Iterator[str]:
    for constant in tables.constants:
        if constant.fortran == "-":
            continue
        word, length, value = constant.in_fortran
        if constant.gap:
            yield ""
        yield f"""\
  ! {constant.meaning}
  {word.lower()}({length or "shmem_kind"}), parameter :: &
      {constant.name.lower()} = {value}"""


def names(tables: Tables) -> Iterator[str]:
    """The public names of the module."""
    yield from ("shmem_kind", "shmem_address_kind")
    yield from (c.name.lower() for c in tables.constants if c.fortran != "-")
    yield from tables.module
    yield from (routine.name.lower() for routine in rows(tables))


# ------------------------------------------------------------- C functions


def local_argument(routine: FortranRoutine) -> str:
    """The argument of a blocking transfer that no other PE needs to see: it may be a
    copy."""
    locals = {"put": "source", "iput": "source", "put_signal": "source",
              "get": "dest", "iget": "dest"}
    return "" if routine.name.endswith("_NBI") else locals.get(routine.shape.name, "")


def entry(routine: FortranRoutine) -> Iterator[str]:
    """The C function that unpacks the descriptors of a routine and calls the public
    entry point, which a profiling tool may have made its own."""
    form, low = form_of(routine), routine.name.lower()
    if form == "logical":
        # called only by the names that SMA_L_NAMES makes
        descriptor, l, static, name = "struct gfc_desc", "L", "static ", f"l_{low}"
    elif form == "descriptors":
        descriptor, l, static, name = "CFI_cdesc_t", "", "", c_name(routine)
    else:
        return
    local = local_argument(routine)
    passed = [a.name.lower() for a in routine.arguments if a.data]
    symmetric = [name for name in passed if name != local]
    plain = [f"{'' if a.out else 'const '}void *{a.name.lower()}" for a in routine.arguments]
    head = [
        f"const {descriptor} *{a.name.lower()}" if a.data else text
        for a, text in zip(routine.arguments, plain)
    ]
    arguments = [a.name.lower() + "_at" * a.data for a in routine.arguments]
    returns, start = ("void", "") if routine.result == "-" else ("flogical", "return ")
    yield ""
    yield aligned(f"{returns} {low}_({', '.join(plain)});")
    yield aligned(f"{static}{returns} {name}({', '.join(head)})")
    yield "{"
    if passed:
        yield f"    const struct sma_routine *routine = SMA_R({routine.name});"
        yield from (f"    void *{name}_at = {l}DATA({name});" for name in symmetric)
        if local in passed:
            yield f"    void *{local}_at = {l}PACKED({local});"
        yield ""
    yield aligned(f"    {start}{low}_({', '.join(arguments)});")
    if local in passed:
        yield f"    {l}{'BACK' if local == 'dest' else 'DROP'}({local});"
    yield "}"
    if static:
        yield f"SMA_L_NAMES({name}, {c_name(routine)})"


def logical_elements(tables: Tables) -> Iterator[str]:
    """The generic routines for LOGICAL of all kinds."""
    for generic in of_kind(tables, "elements"):
        short = generic.name.removeprefix("shmem_")
        head, arguments = [], []
        for a in read_arguments(tables.fortran_shapes[generic.of].arguments):
            name = a.name.lower()
            head.append(f"const {'struct gfc_desc' if a.data else 'void'} *{name}")
            arguments.append(f"VIEW({name})" if a.data else name)
        parameters = ", ".join(head)
        in_c = parameters.replace("struct gfc_desc", "CFI_cdesc_t")
        yield ""
        yield aligned(f"void sma_d_{short}({in_c});")
        yield aligned(f"static void l_{short}({parameters})")
        yield "{"
        yield aligned(f"    sma_d_{short}({', '.join(arguments)});")
        yield "}"
        for name in logical_names(short):
            yield f"SMA_L_NAMES(l_{short}, {name})"


def logical_names(short: str) -> Iterator[str]:
    for end, type in ELEMENTS.items():
        if type.startswith("LOGICAL"):
            yield f"sma_l_{short}_{end}"


def symbols(tables: Tables) -> Iterator[str]:
    """The exported names of C that the module needs."""
    for generic in of_kind(tables, "elements"):
        short = generic.name.removeprefix("shmem_")
        yield from (f"sma_d_{short}", f"psma_d_{short}")
        for name in logical_names(short):
            yield from mangled(name)
    for routine in rows(tables):
        form = form_of(routine)
        if form == "logical":
            yield from mangled(c_name(routine))
        elif form == "descriptors":
            yield c_name(routine)


def mangled(name: str) -> tuple[str, ...]:
    """The three manglings of an ordinary name."""
    return f"{name}_", f"{name}__", name


def files(tables: Tables) -> Iterator[tuple[str, str]]:
    c_routines = (text for name in of_kind(tables, "C") for text in c_routine(tables, name))
    yield "src/fortran/gen/shmem.F90", fill(
        "shmem.F90", routines=routines(tables), c_routines=c_routines,
        specific=specific(tables), elements=elements(tables), uses=uses(tables),
        constants=constants(tables),
    )
    entries = (line for routine in rows(tables) for line in entry(routine))
    yield "src/fortran/gen/module_entries.c", fill(
        "module_entries.c", entries=entries, logical=logical_elements(tables)
    )
