# SPDX-License-Identifier: BSD-3-Clause
"""The tables of src/api, and that of nvshmem/api.

`Tables(folder)` reads them all.  The comment at the top of each .def file says
what its columns are; the classes here have one attribute for each column.  Of

    shmem_{T}_put | RMA_STD | transfer | ctx c11 | rma | shmem_put | 1.0 | NV_RMA: host

come two families, shmem_{T}_put and shmem_ctx_{T}_put, and a form of NVSHMEM,
nvshmem_{T}_put.  Each has a routine for every type of its list.

A column that is new in a table is a new attribute of the class, and an argument
more where read_TABLE() makes the objects.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from gen.rows import Mistake, Row, read_rows
from gen.rows import pieces as pieces

# The kinds of calls, and the page nvshmem_... that has the routines of NVSHMEM.
KINDS = {
    "rma": "put", "amo": "atomic", "coll": "collectives", "wait": "wait_until",
    "memory": "malloc", "other": "quiet", "-": "init",
}
# The words of the column nvshmem.
FORMS = {
    "host": ("host",), "stream": ("stream",), "thread": ("thread",),
    "group": ("warp", "block"),
}
# The kinds of variables, and what stands in brackets behind them.
VARIABLES = {
    "flag": "", "size": "", "level": "[0-9]+-[0-9]+", "word": ".+", "processors": ".+",
    "file": "", "flag or file": "",
}


# --------------------------------------------------------------- types.def


@dataclass(frozen=True)
class Type:
    """A type of elements, elements of some bits, or an element of bytes."""

    name: str  # in names of routines: "float", "32"
    kind: str  # "type", "size" or "element"
    c: str  # as programs write it
    header: str  # as the headers write it
    base: str  # the name of the type of C that it is
    size: str  # the bytes of an element, an expression of C


@dataclass(frozen=True)
class List:
    """A row `types`, `sizes` or `operators`.  Operators have no types."""

    key: str
    kind: str
    names: tuple[str, ...]
    types: tuple[Type, ...]


# ----------------------------------------------------------- constants.def


@dataclass(frozen=True)
class Constant:
    name: str
    c: str
    fortran: str
    underscore: bool
    meaning: str
    nvshmem: str
    gap: bool

    @property
    def in_fortran(self) -> tuple[str, int, str]:
        """Type, its length or 0 for the default, and value: "INTEGER", 0, "1"."""
        value = self.fortran.removeprefix("f:")
        if value == self.fortran:
            return "INTEGER", 0, value
        if value.endswith("_8"):
            return "INTEGER", 8, value
        return "CHARACTER", len(value) - 2, value


@dataclass(frozen=True)
class NvshmemConstant:
    """A constant of nvshmem.h, of constants.def or nvshmem.def."""

    name: str
    value: str
    underscore: bool
    meaning: str
    gap: bool


# ------------------------------------------------ routines.def, nvshmem.def


@dataclass(frozen=True)
class Family:
    """The C routines of a row: shmem_{T}_put, shmem_ctx_{T}_put, nvshmem_{T}_put.

    {t} in `returns` and `parameters` is the C type of an element, {T} and {O} in
    `pattern`, `generic` and `page` the names of the type and of the operator.
    """

    pattern: str
    elements: str  # the column: "RMA_STD", "TEAM_BIT x OP_BIT", "byte", ""
    lists: tuple[List, ...]
    element: Type | None  # where `elements` is one type
    returns: str
    parameters: tuple[str, ...]  # none for (void)
    generic: str = ""  # the C11 generic
    is_team: bool = False  # whether the generic chooses behind a team
    is_ctx: bool = False
    kind: str = "-"
    page: str = ""
    origin: str = ""
    heading: str = ""
    section: str = ""
    form: str = ""  # of libsma_cuda: host, stream, thread, warp or block
    original: "Family | None" = None  # the family of routines.def that a form is of

    @property
    def types(self) -> tuple[Type, ...]:
        return self.lists[0].types if self.lists else ()

    @property
    def operators(self) -> tuple[str, ...]:
        return self.lists[1].names if len(self.lists) > 1 else ()

    @property
    def is_common(self) -> bool:
        """Whether it has a name of Cray and SGI that is not one of OpenSHMEM, and that
        programs may have for something of their own: barrier."""
        own = self.pattern.startswith(("shmem", "nvshmem"))
        return not own and not re.search("[0-9]", self.origin)

    def routines(self) -> "Iterator[Routine]":
        for operator in self.operators or ("",):
            for type in self.types or (self.element,):
                yield Routine(self, type, operator)


@dataclass(frozen=True)
class Routine:
    """A routine of C.  `type` is None where it has no elements."""

    family: Family
    type: Type | None
    operator: str

    def named(self, text: str) -> str:
        """The text with the names of the type and the operator."""
        name = self.type.name if self.type and self.family.lists else ""
        return text.replace("{T}", name).replace("{O}", self.operator)

    @cached_property
    def name(self) -> str:
        return self.named(self.family.pattern)

    @property
    def generic(self) -> str:
        return self.named(self.family.generic)

    @property
    def page(self) -> str:
        return self.named(self.family.page)

    @property
    def returns(self) -> str:
        """The C type of the result as the headers write it."""
        return self.family.returns.replace("{t}", self.type.header if self.type else "")

    @property
    def parameters(self) -> tuple[str, ...]:
        """The parameters as the headers write them: "const float *source"."""
        c = self.type.header if self.type else ""
        return tuple(text.replace("{t}", c) for text in self.family.parameters)


def name_of(parameter: str) -> str:
    """The name of a parameter: "source" of "const float *source"."""
    return re.split("[ *]", parameter)[-1]


# ------------------------------------------------- fortran.def, module.def


@dataclass(frozen=True)
class FortranShape:
    name: str
    result: str  # "-" for a subroutine
    arguments: str
    statement: str


@dataclass(frozen=True)
class Argument:
    """An argument of a Fortran routine."""

    name: str
    type: str
    out: bool = False
    data: bool = False
    target: bool = False


@dataclass(frozen=True)
class Kinds:
    """A row `kinds` of fortran.def."""

    prefix: str
    expression: str
    characters: tuple[str, ...]  # "d,4,0,0"


@dataclass(frozen=True)
class FortranRoutine:
    name: str
    shape: FortranShape
    parameters: str
    own_arguments: str
    kind: str
    page: str
    origin: str
    heading: str
    kinds: Kinds | None = None

    def put(self, text: str) -> str:
        """The text with the parameters of the row."""
        text = text.replace("{P}", self.parameters)
        for i, parameter in enumerate(pieces(self.parameters), 1):
            text = text.replace(f"{{{i}}}", parameter)
        return text.replace("{N}", f"SMA_R({self.name})")

    @property
    def result(self) -> str:
        return self.put(self.shape.result)

    @property
    def statement(self) -> str:
        return self.put(self.shape.statement)

    @cached_property
    def arguments(self) -> tuple[Argument, ...]:
        return read_arguments(self.put(self.own_arguments or self.shape.arguments))

    @property
    def is_declared(self) -> bool:
        """Whether the include files and the module declare the routine."""
        return self.shape.name != "undeclared"


def read_arguments(text: str) -> tuple[Argument, ...]:
    """The arguments "NAME:TYPE[,data][,target][,out]; ..."."""
    arguments = []
    for piece in pieces(text, ";"):
        name, rest = piece.split(":", 1)
        type, *attributes = rest.split(",")
        wrong = set(attributes) - {"out", "data", "target"}
        if wrong:
            raise Mistake(f"no such attribute of an argument: {wrong.pop()}")
        marks = {attribute: True for attribute in attributes}
        arguments.append(Argument(name, type, **marks))
    return tuple(arguments)


@dataclass(frozen=True)
class ModuleName:
    name: str
    kind: str  # elements, specific or C
    of: str
    page: str


# ------------------------------------------- env.def, pages.def, aliases.def


@dataclass(frozen=True)
class Variable:
    """A variable of the environment."""

    name: str
    older: tuple[str, ...]
    kind: str  # of VARIABLES
    choices: str  # what stands in brackets behind the kind
    default: str
    meaning: str


@dataclass(frozen=True)
class PageFamily:
    key: str
    title: str
    pages: tuple[tuple[str, str], ...]  # name and section
    threads: str


@dataclass(frozen=True)
class Alias:
    page: tuple[str, str]  # name and section
    names: tuple[str, ...]


def read_page(text: str) -> tuple[str, str]:
    """Name and section of "shmem_env(7)", or of "shmem_put" in section 3."""
    name, _, section = text.rstrip(")").partition("(")
    return name, section or "3"


# ------------------------------------------------------------------- reading


@dataclass
class Tables:
    """All tables, in the order of their rows."""

    folder: Path
    types: dict[str, Type] = field(default_factory=dict)
    lists: dict[str, List] = field(default_factory=dict)
    constants: list[Constant] = field(default_factory=list)
    nvshmem_constants: list[NvshmemConstant] = field(default_factory=list)
    c_shapes: dict[str, str] = field(default_factory=dict)
    fortran_shapes: dict[str, FortranShape] = field(default_factory=dict)
    families: list[Family] = field(default_factory=list)
    forms: list[Family] = field(default_factory=list)  # of libsma_cuda
    fortran: dict[str, FortranRoutine] = field(default_factory=dict)
    module: dict[str, ModuleName] = field(default_factory=dict)
    variables: list[Variable] = field(default_factory=list)
    pages: list[PageFamily] = field(default_factory=list)
    aliases: list[Alias] = field(default_factory=list)

    def __post_init__(self) -> None:
        tables = ("types", "constants", "shapes", "routines", "nvshmem", "fortran",
                  "module", "env", "pages", "aliases")  # an order in which each is known
        for table in tables:
            folder = self.folder
            if table == "nvshmem":
                folder = folder.parents[1] / "nvshmem/api"
            for row in read_rows(folder / f"{table}.def"):
                getattr(self, f"read_{table}")(row)
        listed = {".".join(page) for family in self.pages for page in family.pages}
        for page in sorted(self.manual - listed):
            raise Mistake(f"{self.folder / 'pages.def'}: no family has the page {page}")

    @cached_property
    def manual(self) -> set[str]:
        """The pages that are written, as "shmem_put.3"."""
        roots = (self.folder.parents[1] / root for root in ("man", "nvshmem/man"))
        return {path.stem for root in roots for path in (root / "src").glob("*.in")}

    def need_page(self, row: Row, name: str, section: str = "3") -> None:
        page = f"{name}.{section}"
        if page not in self.manual:
            raise row.mistake(f"there is no page {name}: write man/src/{page}.in first")

    def routines(self) -> Iterator[Routine]:
        """Every routine of C."""
        for family in self.families:
            yield from family.routines()

    def family(self, pattern: str) -> Family:
        """The family with this name."""
        for family in self.families:
            if family.pattern == pattern:
                return family
        raise Mistake(f"{self.folder / 'routines.def'}: no routine {pattern}")

    def read_types(self, row: Row) -> None:
        word, name, text, base, header = row.expect("a row has", 3, 4, 5)
        header = header or text
        names = pieces(text, " ")
        if word == "type":
            base = name if base == "base" else base
            self.types[name] = Type(name, word, text, header, base, f"sizeof({header})")
        elif word == "element":
            self.types[name] = Type(name, word, "void", "void", name, text)
        elif word == "types":
            types = tuple(row.find(self.types, n, "no such type") for n in names)
            self.lists[name] = List(name, word, names, types)
        elif word == "sizes":
            types = tuple(
                Type(bits, "size", "void", "void", bits, str(int(bits) // 8))
                for bits in names
            )
            self.lists[name] = List(name, word, names, types)
        elif word == "operators":
            self.lists[name] = List(name, word, names, ())
        else:
            raise row.mistake(f"unknown row: {word}")

    def read_constants(self, row: Row) -> None:
        name, c, fortran, mark, meaning, nvshmem = row.expect("a row has", 5, 6)
        constant = Constant(name, c, fortran, mark == "yes", meaning, nvshmem, row.gap)
        self.constants.append(constant)
        if nvshmem:
            value = c if nvshmem == "same" else nvshmem
            self.nvshmem_constants.append(
                NvshmemConstant("NV" + name, value, mark == "yes", meaning, row.gap)
            )

    def read_shapes(self, row: Row) -> None:
        if row.columns[0] == "C":
            _, name, prototype = row.expect("a shape of C has", 3)
            self.c_shapes[name] = prototype
        elif row.columns[0] == "Fortran":
            _, name, *rest = row.expect("a shape of Fortran has", 5)
            self.fortran_shapes[name] = FortranShape(name, *rest)
        else:
            raise row.mistake(f"unknown row: {row.columns[0]}")

    def read_routines(self, row: Row) -> None:
        columns = row.expect("a row has", 7, 8)
        pattern, elements, shape, forms, kind, page, origin, nvshmem = columns
        returns, parameters = self.prototype(row, shape)
        family = Family(
            pattern, elements, *self.elements(row, elements, returns + str(parameters)),
            returns, parameters, kind=kind, page=page, origin=origin,
            heading=row.heading, section=row.section,
        )
        row.find(KINDS, kind, "no such kind of calls")
        family, ctx = self.with_generic(row, family, forms)
        self.families += [family, *ctx]
        self.add_forms(row, family, nvshmem)
        for name in dict.fromkeys(routine.page for routine in family.routines()):
            self.need_page(row, name)

    def prototype(self, row: Row, shape: str) -> tuple[str, tuple[str, ...]]:
        """Result and parameters of a shape, or of "RESULT (PARAMETERS)"."""
        text = self.c_shapes.get(shape, shape)
        match = re.fullmatch(r"([^(]*)\((.*)\)", text)
        if not match:
            raise row.mistake(f"neither a shape nor a prototype: {text}")
        parameters = pieces(match[2])
        return match[1].strip(), () if parameters == ("void",) else parameters

    def elements(
        self, row: Row, elements: str, prototype: str
    ) -> tuple[tuple[List, ...], Type | None]:
        """The lists, or the one type, that the column `elements` names."""
        if not elements and "{t}" in prototype:
            raise row.mistake("elements of which type?")
        keys = re.split(" +x +", elements)
        if elements in self.types or not elements:
            keys = []
        lists = tuple(row.find(self.lists, key, "no such list") for key in keys)
        return lists, self.types.get(elements)

    def with_generic(
        self, row: Row, family: Family, forms: str
    ) -> tuple[Family, list[Family]]:
        """The family with the generic of the column `forms`, and the family with a
        context as the first argument, if there is one.  Contexts came with OpenSHMEM
        1.4."""
        has_ctx = False
        for word in forms.split():
            form, _, name = word.partition("=")
            if form == "ctx":
                has_ctx = True
            elif form in ("c11", "team"):
                name = name or family.pattern.replace("{T}_", "", 1)
                family = replace(family, generic=name, is_team=form == "team")
            else:
                raise row.mistake(f"no such form: {word}")
        if not has_ctx:
            return family, []
        ctx = replace(
            family, pattern=re.sub("^shmemx?_", r"\g<0>ctx_", family.pattern),
            parameters=("shmem_ctx_t ctx", *family.parameters), is_ctx=True, heading="",
            origin="1.4" if re.search(r"(^|, )1\.[0-4]", family.origin) else family.origin,
        )
        return family, [ctx]

    def add_forms(self, row: Row, family: Family, marks: str) -> None:
        """The forms of a family that the column `nvshmem` names."""
        words = marks.split()
        lists = family.lists
        if words and words[0].endswith(":"):
            key = words.pop(0).removesuffix(":")
            lists = (row.find(self.lists, key, "no such list"), *lists[1:])
        for word in words:
            for form in row.find(FORMS, word, "no such form"):
                self.forms.append(self.with_form(family, form, lists))

    def with_form(self, family: Family, form: str, lists: tuple[List, ...]) -> Family:
        """The routines of a form: another name, and for a stream one more argument."""
        pattern, parameters = family.pattern, family.parameters
        if pattern.startswith("shmem_"):
            pattern = "nv" + pattern
            parameters = tuple(text.replace("shmem_team_", "nvshmem_team_")
                               for text in parameters)
        if form not in ("host", "thread"):
            ending = "on_stream" if form == "stream" else form
            pattern = re.sub("^nvshmem_", "nvshmemx_", pattern) + "_" + ending
        if form == "stream":
            parameters += ("cudaStream_t stream",)
        return replace(
            family, pattern=pattern, lists=lists, parameters=parameters, generic="",
            is_team=False, page="nvshmem_" + KINDS[family.kind], origin="NVSHMEM",
            heading="", form=form, original=family,
        )

    def read_nvshmem(self, row: Row) -> None:
        word, name, text, kind, marks, of = row.expect("a row has", 5, 6)
        if word == "constant":
            constant = NvshmemConstant(name, text, False, kind, row.gap)
            self.nvshmem_constants.append(constant)
        elif word == "routine":
            returns, parameters = self.prototype(row, text)
            row.find(KINDS, kind, "no such kind of calls")
            family = Family(
                name, of, *self.elements(row, of, text), returns, parameters,
                kind=kind, section=row.section,
            )
            self.add_forms(row, family, marks)
        else:
            raise row.mistake(f"unknown row: {word}")

    def read_fortran(self, row: Row) -> None:
        if row.columns[0] == "kinds":
            _, name, prefix, expression, characters = row.expect("kinds have", 5)
            routine = row.find(self.fortran, name, "no such routine")
            kinds = Kinds(prefix, expression, pieces(characters, " "))
            self.fortran[name] = replace(routine, kinds=kinds)
            return
        name, shape, parameters, own, kind, page, origin = row.expect("a row has", 7)
        if name in self.fortran:
            raise row.mistake(f"second row of {name}")
        self.fortran[name] = FortranRoutine(
            name, row.find(self.fortran_shapes, shape, "no such shape"), parameters, own,
            kind, page, origin, row.heading,
        )
        row.find(KINDS, kind, "no such kind of calls")
        try:
            self.fortran[name].arguments
        except Mistake as mistake:
            raise row.mistake(str(mistake)) from mistake
        self.need_page(row, page)

    def read_module(self, row: Row) -> None:
        name, kind, of, page = row.expect("a row has", 4)
        if kind not in ("elements", "specific", "C"):
            raise row.mistake(f"no such kind: {kind}")
        if kind == "elements":
            row.find(self.fortran_shapes, of, "no such shape")
        if name in self.module:
            raise row.mistake(f"second row of {name}")
        self.module[name] = ModuleName(name, kind, of, page)
        self.need_page(row, page)

    def read_env(self, row: Row) -> None:
        name, older, kind, default, meaning = row.expect("a row has", 5)
        if len(re.findall(r"[.!?](?: |$)", meaning)) > 2:
            raise row.mistake("a meaning has two sentences at most")
        kind, _, choices = kind.removesuffix("]").partition(" [")
        if not re.fullmatch(row.find(VARIABLES, kind, "no such kind"), choices):
            raise row.mistake(f"these are not the choices of a {kind}: {choices}")
        self.variables.append(
            Variable(name, pieces(older, " "), kind, choices, default, meaning)
        )

    def read_pages(self, row: Row) -> None:
        key, title, pages, threads = row.expect("a row has", 3, 4)
        names = tuple(map(read_page, pages.split()))
        for page in names:
            self.need_page(row, *page)
            if names.count(page) > 1 or any(page in family.pages for family in self.pages):
                raise row.mistake(f"second family of {'.'.join(page)}")
        self.pages.append(PageFamily(key, title, names, threads))

    def read_aliases(self, row: Row) -> None:
        page, names = row.expect("a row has", 2)
        self.aliases.append(Alias(read_page(page), pieces(names, " ")))
        self.need_page(row, *read_page(page))
