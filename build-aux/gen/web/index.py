# SPDX-License-Identifier: BSD-3-Clause
"""What leads to the pages of the HTML manual: the start page, the page of all names,
and the index for the search.

The line

    rma | Remote memory access | shmem_put shmem_get

of pages.def makes a section of the start page with the heading "Remote memory access",
the links shmem_put and shmem_get, and what the NAME section of each page says of it.
"""

import json
import re
from collections.abc import Iterator
from itertools import groupby

from gen.tables import PageFamily
from gen.text import fill
from gen.web.documents import page_of
from gen.web.site import Name, Site, escape, figure, find


def write_index(site: Site, pages: dict[str, str], documents: dict[str, str]) -> None:
    """`pages` has the text of each page, `documents` the title of each file."""
    site.write(
        "index.html", "libsma manual",
        "Manual of libsma, a SHMEM library for C, C++ and Fortran",
        start(site, documents),
    )
    # the places that names of variables, constants and options lead to
    places = {
        (page, id)
        for page, text in pages.items()
        for id in re.findall(' id="(_*[A-Z][A-Z_0-9]*)"', text)
    }
    profiling = [name for name in site.names if name.name.startswith("pshmem")]
    names = [name for name in site.names if not name.name.startswith("pshmem")]
    site.write(
        "names.html", "All names - libsma",
        "All routines, constants, variables and commands of libsma",
        fill(
            "names.html", names=listed(names, "names", places),
            profiling=listed(profiling, "profiling", places),
        ).rstrip(),
    )
    rows = [*search(site, places), *([d, t, d[:-5]] for d, t in documents.items())]
    text = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    (site.out / "names.js").write_text(
        f"/* SPDX-License-Identifier: BSD-3-Clause */\nvar smaNames = [\n{text}\n];\n"
    )


# ---------------------------------------------------------------- start page


def entry(to: str, name: str, text: str) -> str:
    return f'<div><dt><a href="{to}">{name}</a></dt><dd>{escape(text)}</dd></div>'


def section(family: PageFamily, site: Site) -> str:
    pages = [f"{name}.{section}" for name, section in family.pages]
    entries = [
        entry(f"{page}.html", page[:-2], site.titles[page])
        for page in pages
        if page in site.titles
    ]
    head = f'<section id="{family.key}">\n<h2>{escape(family.title)}</h2>'
    return "\n".join([head, '<dl class="list">', *entries, "</dl>\n</section>"])


def start(site: Site, documents: dict[str, str]) -> str:
    readme = site.read("README.md")
    # what the readme says about each document, in the order of its table, and the
    # titles of the others
    rows = re.findall(r"^\| \[([\w/-]+\.md)\]\S* +\| (.*) \|$", readme, re.M)
    about = {page_of(path): text.replace("`", "") for path, text in rows}
    about |= {page: documents[page] for page in documents if page not in about}
    del about["README.html"]
    # without CUDA the pages of NVSHMEM are not there
    overview, *families = [
        family
        for family in site.tables.pages
        if any(f"{name}.{section}" in site.titles for name, section in family.pages)
    ]
    links = (f'<a href="#{f.key}">{escape(f.title)}</a>' for f in families)
    return fill(
        "index.html", programs=programs(site, readme), overview=section(overview, site),
        documents=(entry(to, to[:-5], text) for to, text in about.items()), links=links,
        families=(section(family, site) for family in families),
    ).rstrip()


def programs(site: Site, readme: str) -> Iterator[str]:
    """The first program in C and in Fortran, and the commands after each."""
    text = find("^## First program$(.*?)^## ", readme)
    for language, program, commands in re.findall(
        r"```(\w+)\n(.*?)```\n\n((?: {4}[^\n]*\n)+)", text, re.S
    ):
        suffix = "f" if language == "fortran" else language
        commands = re.sub("^ {4}", "$ ", commands.rstrip(), flags=re.M)
        output = site.outputs.get(f"README.{suffix}", "")
        yield figure(f"hello.{suffix}", program, commands, output) + "</figure>"


# --------------------------------------------------------------------- names


def listed(names: list[Name], id: str, places: set[tuple[str, str]]) -> str:
    """Each letter with its names."""
    groups = groupby(names, key=lambda name: name.letter)
    letters = {letter: list(group) for letter, group in groups}
    links = [f'<a href="#{id}-{letter}">{letter}</a>' for letter in letters]
    lines = ['<p class="letters">', *links, "</p>"]
    for letter, group in letters.items():
        lines.append(f'<h3 id="{id}-{letter}">{letter}</h3>\n<ul class="names">')
        for name in group:
            place = f"#{name.name}" if (name.page, name.name) in places else ""
            to = f"{name.page}.html{place}"
            lines.append(f'<li><a href="{to}">{escape(name.name)}</a></li>')
        lines.append("</ul>")
    return "\n".join(lines)


def search(site: Site, places: set[tuple[str, str]]) -> Iterator[list[str]]:
    """A row [file, title, names] for each page; "#" after a name says that the file has
    a place with this name."""
    names: dict[str, list[str]] = {}
    for name in site.names:
        mark = "#" if (name.page, name.name) in places else ""
        names.setdefault(name.page, []).append(name.name + mark)
    for page, words in names.items():
        yield [f"{page}.html", site.titles[page], " ".join(words)]
