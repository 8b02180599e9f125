# SPDX-License-Identifier: BSD-3-Clause
"""What all pages of the HTML manual share: the names that lead to pages, the frame of
a page, and programs with what they print."""

import html
import re
from dataclasses import dataclass, field
from pathlib import Path

from gen.tables import Tables
from gen.text import fill


@dataclass(frozen=True)
class Name:
    name: str
    section: str
    page: str  # "shmem_put.3"

    @property
    def letter(self) -> str:
        """The letter under which the name stands: that after shmem_."""
        return re.sub("^_*(p?shmemx?_)?", "", self.name.lower())[0].upper()

    @property
    def order(self) -> tuple[str, str]:
        return self.letter, self.name.lower().lstrip("_")


@dataclass
class Site:
    """The pages of the folder `man` with their names, and where the HTML goes."""

    src: Path
    man: Path
    out: Path
    version: str
    tables: Tables
    pages: dict[str, Path] = field(default_factory=dict)  # by name and section
    titles: dict[str, str] = field(default_factory=dict)
    names: list[Name] = field(default_factory=list)
    outputs: dict[str, str] = field(default_factory=dict)  # what programs print

    def __post_init__(self) -> None:
        self.read_names()
        for part in re.split("^@ ", self.read("man/src/examples.out"), flags=re.M)[1:]:
            program, _, output = part.partition("\n")
            self.outputs[program] = output

    def read(self, path: str) -> str:
        return (self.src / path).read_text(encoding="utf-8")

    def read_names(self) -> None:
        """A name that C and Fortran have in another case is listed as C writes it, and
        a name of Fortran alone in upper case.  A profiling name leads to the page that
        describes the routine."""
        routines = {r.name: f"{r.page}.3" for r in self.tables.routines()}
        spellings: dict[tuple[str, str, str], list[str]] = {}
        for name, page in routines.items():
            spellings[f"p{name}".lower(), "3", page] = [f"p{name}"]
        profiling = {name: page for name, _, page in spellings}
        for path in sorted(self.man.glob("man[1-8]/*")):
            name, section = path.stem, path.suffix[1:]
            text = path.read_text(encoding="utf-8")
            if not text.startswith(".so "):
                self.pages[path.name] = path
                self.titles[path.name] = plain(find(r"^(?:[^\n]* )?\\- ([^\n]*)", text))
                continue
            page = Path(text.split()[1]).name
            if profiling.get(name.lower(), page) == page:
                key = name.lower(), section, page
                spellings.setdefault(key, []).append(name)
        own = {page.lower() for page in self.pages}
        self.names = [Name(page[:-2], page[-1], page) for page in self.pages]
        for (name, section, page), found in spellings.items():
            if f"{name}.{section}" not in own and page in self.pages:
                best = max(found, key=lambda n: (n in routines, n == n.upper()))
                self.names.append(Name(best, section, page))
        self.names.sort(key=lambda name: name.name, reverse=True)
        self.names.sort(key=lambda name: name.order)
        self.by_name = {(n.name.lower(), n.section): n.page for n in self.names}
        # whatever the section, for text that has none; the page of this name first
        self.anywhere = {n.name.lower(): n.page for n in reversed(self.names)}
        self.anywhere |= {page[:-2].lower(): page for page in self.pages}

    def target(self, name: str, section: str = "") -> str:
        """The page that has the name in any case, "shmem_put.3.html", or ""."""
        name = name.lower()
        page = self.by_name.get((name, section)) if section else self.anywhere.get(name)
        return f"{page}.html" if page else ""

    def write(self, file: str, title: str, description: str, text: str) -> None:
        page = fill(
            "page.html", title=escape(title), description=escape(description),
            text=text, version=self.version,
        )
        (self.out / file).write_text(page, encoding="utf-8")


def find(pattern: str, text: str) -> str:
    """The group of the first match, or ""."""
    match = re.search(pattern, text, re.M | re.S)
    return match[1] if match else ""


def escape(text: str) -> str:
    return html.escape(text, quote=False).replace('"', "&quot;")


def plain(line: str) -> str:
    """A line of troff text as the characters that it stands for."""
    line = line.removeprefix(r"\&")
    names = {"aq": "'", "ga": "`", "ha": "^", "ti": "~", "dq": '"'}
    for name, character in names.items():
        line = line.replace(rf"\({name}", character)
    return line.replace(r"\-", "-").replace(r"\e", "\\")


def bare(text: str) -> str:
    """HTML without its tags, in one line."""
    return re.sub("\n *", " ", re.sub("<[^>]*>", "", text))


def contents(links: list[tuple[str, str]], what: str) -> str:
    """Links to the parts of a page, by id and title."""
    lines = "".join(f'<a href="#{id}">{title}</a>\n' for id, title in links)
    return f'<nav class="contents" aria-label="{what}">\n{lines}</nav>\n'


FIGURE = """\
<figure class="program">
<figcaption>{name}</figcaption>
<pre tabindex="0"><code>{program}</code></pre>
"""
RUN = """\
<pre class="run" tabindex="0"><kbd>{commands}</kbd>
{output}</pre>
{remark}"""


def figure(name: str, program: str, commands: str = "", output: str = "") -> str:
    """A program with a caption and, if there are commands, with these and the
    output.  The caller ends the figure."""
    text = FIGURE.format(name=escape(name), program=escape(program))
    if not commands:
        return text
    remark = ""
    if not output:
        remark = "<p>The program prints nothing; its exit status is 0.</p>\n"
    elif output.count("\n") > 1:
        remark = "<p>The lines may come in another order.</p>\n"
    samp = f"<samp>{escape(output[:-1])}</samp>\n" if output else ""
    return text + RUN.format(commands=escape(commands), output=samp, remark=remark)


TABLE = '<div class="wide" role="region" aria-label="Table" tabindex="0">'
