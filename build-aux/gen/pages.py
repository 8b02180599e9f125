# SPDX-License-Identifier: BSD-3-Clause
"""The pages of the manual, man/man3/NAME.3, from their sources, man/src/NAME.3.in;
and man/aliases, a line "NAME SECTION PAGE" for each other name under which a page is
found, of which build-aux/manual makes a file each.  nvshmem/man has the same of the
pages of NVSHMEM.

A line of a source that is nothing but a placeholder is replaced:

    @NAMES@ TEXT         the line of the NAME section: names, dash, TEXT
    @INCLUDE NAME@       the file man/src/inc/NAME.inc, or that of nvshmem/man
    @SYNOPSIS_C@         header, prototypes and C11 generics of the page
    @SYNOPSIS_FORTRAN@   the Fortran forms of the page, and those of the module;
                         nothing without any
    @TYPES@              what TYPENAME, TYPE and SIZE stand for
    @ATTRIBUTES@         which threads may call the routines of the page
    @STANDARDS@          which of its names OpenSHMEM has today
    @HISTORY@            which library or specification each name comes from
    @CONSTANTS REGEX@    the named constants that match
    @NVSHMEM@            the constants of nvshmem.h
    @VALUES REGEX@       the same as a table with the values of C and Fortran
    @EXAMPLE FILE@       the program up to the line @END@, with all that troff would
                         change escaped; FILE goes into a comment, from which
                         tests/manual/man.sh finds and runs it
    @PROGRAM FILE@       the file FILE of examples/tutorial, escaped likewise,
                         without its last line, the licence
    @RUN@                commands, each after "$ ", and their output, up to the line
                         @END@; tests/manual/tutorial.sh runs the commands on the
                         programs and compares
    @ENV NAME@           an environment variable; what else there is to say follows
    @FAMILIES@           the pages of the manual by family

and @DATE@ and @SOURCE@ in the .TH line.  A page with many routines shows families:
shmem_TYPENAME_put for shmem_int_put, shmem_long_put and so on.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from gen import standards, synopsis
from gen.aliases import aliases
from gen.page import Page, bold, filled, sentence, verbatim, words
from gen.rows import Mistake
from gen.tables import Constant, List, Tables

SRC = Path(__file__).resolve().parents[2]
DATE = "2026-11-29"
SECTIONS = ("1", "3", "5", "7")
ROOTS = ("man", "nvshmem/man")
# These have no other files.
FOLDERS = [f"{root}/man{section}" for root in ROOTS for section in SECTIONS]


def files(tables: Tables) -> Iterator[tuple[str, str]]:
    root_of: dict[str, str] = {}  # of a page
    for root in ROOTS:
        for source in sorted((SRC / root / "src").glob("*.in")):
            name, section, _ = source.name.rsplit(".", 2)
            page = Page(tables, name, section)
            lines = ["'\\\" t", *expand(page, source)]
            yield f"{root}/man{section}/{name}.{section}", "\n".join(lines) + "\n"
            root_of[name] = root
    for root in ROOTS:
        lines = [
            f"{alias} {section} {name}\n"
            for section in SECTIONS
            for alias, name in aliases(tables, section).items()
            if root_of[name] == root
        ]
        yield f"{root}/aliases", "".join(sorted(lines))


# ---------------------------------------------------------------- placeholders


def names(page: Page, _: str, text: str) -> Iterator[str]:
    """The page's own name comes first where a routine or a generic bears it.  A page
    that has routines of Fortran alone lists those."""
    listed = [entry.name for entry in page.entries]
    if not listed:
        listed = [page.name] + [routine.name for routine in page.fortran]
    elif any(page.name in (entry.name, entry.generic) for entry in page.entries):
        listed.insert(0, page.name)
    yield ",\n".join(dict.fromkeys(listed))
    yield r"\- " + text


SIZES = """\
is one of {0}:
the number of bits of an element."""
TYPES = """\
.I TYPENAME
and
.I TYPE"""
PAIRS = """\
are one of these pairs:
.P
.ne {height}v
.TS
lb lb6 lb lb
l l6 l l.
TYPENAME\tTYPE\tTYPENAME\tTYPE
{rows}
.TE"""


def type_names(page: Page, *_: str) -> Iterator[str]:
    """What TYPENAME, TYPE and SIZE are, for each list of types on the page."""
    users: dict[List, list[str]] = {}
    for entry in page.entries:
        if entry.folded and entry.name not in users.setdefault(entry.folded, []):
            users[entry.folded].append(entry.name)
    kinds = [types.kind for types in users]
    for types, bearers in users.items():
        yield ".P"
        yield ".I SIZE" if types.kind == "sizes" else TYPES
        if kinds.count(types.kind) > 1:
            yield "in"
            yield ", ".join(map(bold, bearers))
        if types.kind == "sizes":
            yield SIZES.format(words(types.names))
            continue
        cells = [f"{type.name}\t{type.c}" for type in types.types]
        half = (len(cells) + 1) // 2  # on paper, the table is on one page
        right = cells[half:] + ["\t"] * (len(cells) % 2)
        rows = "\n".join(f"{a}\t{b}" for a, b in zip(cells, right))
        yield PAIRS.format(height=half + 2, rows=rows)


def bare(value: str) -> str:
    """A number with a cast is a handle, and no number to a reader."""
    return "a handle" if re.match(r"\(\([a-z_]+\) ", value) else value


def minus(text: str) -> str:
    return text.replace("-", r"\-")


def entry(name: str, value: str, meaning: str) -> str:
    return f'.TP\n.BR {name} " =\\~" {value}\n{sentence(meaning)}'


def constants_like(page: Page, regex: str) -> list[Constant]:
    return [c for c in page.tables.constants if re.search(regex, c.name)]


def constants(page: Page, regex: str, _: str) -> Iterator[str]:
    for constant in constants_like(page, regex):
        yield entry(constant.name, bare(constant.c), constant.meaning)


def nvshmem(page: Page, *_: str) -> Iterator[str]:
    for constant in page.tables.nvshmem_constants:
        value = minus(constant.value.replace('"', r"\(dq"))
        yield entry(constant.name, value, constant.meaning)


def values(page: Page, regex: str, _: str) -> Iterator[str]:
    yield ".TS\nlb lb lb lb\nlb l l lx.\nName\tC\tFortran\tMeaning"
    for constant in constants_like(page, regex):
        name, fortran = constant.name, constant.fortran
        if fortran.startswith("f:"):
            fortran = "a handle" if fortran.endswith("_8") else fortran[2:]
        fortran = r"\(em" if fortran == "-" else minus(fortran.replace("'", r"\(aq"))
        yield f"{name}\t{minus(bare(constant.c))}\t{fortran}\tT{{"
        yield sentence(constant.meaning)[:-1] + "\nT}"
    yield ".TE"


def families(page: Page, *_: str) -> Iterator[str]:
    for family in page.tables.pages:
        yield ".TP\n" + family.title
        yield ",\n".join(f".BR {name} ({section})" for name, section in family.pages)


KINDS = {"file": "The name of a file", "flag or file": "A flag or the name of a file"}


def environment(page: Page, name: str, _: str) -> Iterator[str]:
    variable = next(v for v in page.tables.variables if v.name == name)
    kind = KINDS.get(variable.kind, f"A {variable.kind}")
    if variable.kind == "level":
        kind = "A number, " + variable.choices.replace("-", " to ")
    elif variable.choices:
        kind = "One of " + ", ".join(map(minus, variable.choices.split()))
        if variable.kind == "processors":
            kind += ", or numbers of processors"
    yield f".TP\n.B {variable.name}"
    yield from filled(minus(variable.meaning))
    yield from filled(f"{kind}; default: {variable.default}.")
    if variable.older:
        plural = "s" if len(variable.older) > 1 else ""
        yield from filled(f"Older name{plural}: {', '.join(variable.older)}.")


def program(page: Page, name: str, _: str) -> Iterator[str]:
    yield f'.\\" SMA-PROGRAM {name}\n.EX'
    for line in lines_of(SRC / "examples/tutorial" / name):
        if "SPDX-License-Identifier" not in line:
            yield verbatim(line)
    yield ".EE"


def include(page: Page, name: str, _: str) -> Iterator[str]:
    paths = [SRC / root / f"src/inc/{name}.inc" for root in ROOTS]
    path = next(filter(Path.exists, paths), paths[0])
    yield from expand(page, path, r'\.\\" SPDX')


PLACEHOLDERS: dict[str, Callable[[Page, str, str], Iterator[str]]] = {
    "NAMES": names,
    "INCLUDE": include,
    "SYNOPSIS_C": lambda page, *_: synopsis.in_c(page),
    "SYNOPSIS_FORTRAN": lambda page, *_: synopsis.in_fortran(page),
    "TYPES": type_names,
    "ATTRIBUTES": lambda page, *_: standards.attributes(page),
    "STANDARDS": lambda page, *_: standards.standards(page),
    "HISTORY": lambda page, *_: standards.history(page),
    "CONSTANTS": constants,
    "NVSHMEM": nvshmem,
    "VALUES": values,
    "PROGRAM": program,
    "ENV": environment,
    "FAMILIES": families,
}


def lines_of(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise Mistake(f"cannot read {path}") from error


def title(line: str) -> Iterator[str]:
    """The .TH line.  On a terminal there are no pages, but groff 1.22 breaks a table
    where a page would end, with an empty line."""
    configure = (SRC / "configure.ac").read_text(encoding="utf-8")
    version = re.findall(r"^AC_INIT\(\[libsma\], \[(.*?)\]", configure, re.M)[0]
    yield line.replace("@DATE@", DATE).replace("@SOURCE@", f'"libsma {version}"')
    yield r".if r cR .if \n[cR] .if \n[.p]<1000000v .pl +9999v"


def expand(page: Page, path: Path, omitted: str = "(?!)") -> Iterator[str]:
    """The lines of a source with the placeholders replaced."""
    is_verbatim = False
    for line in lines_of(path):
        match = re.fullmatch(r"@([A-Z_]+)(?: (.*))?@(?: (.*))?", line)
        word, argument, text = match.groups("") if match else ("", "", "")
        if is_verbatim:
            is_verbatim = word != "END"
            yield verbatim(line) if is_verbatim else ".EE"
        elif word in ("EXAMPLE", "RUN"):
            is_verbatim = True
            yield f'.\\" SMA-{word} {argument}'.rstrip() + "\n.EX"
        elif line.startswith(".TH "):
            yield from title(line)
        elif word in PLACEHOLDERS:
            yield from PLACEHOLDERS[word](page, argument, text)
        elif line.startswith("@"):
            raise Mistake(f"{path}: unknown placeholder: {line}")
        elif not re.match(omitted, line):
            yield line
