# SPDX-License-Identifier: BSD-3-Clause
"""The pages of the manual as HTML: what mandoc does not do.

  - "name(section)" becomes a link if the manual has the page.
  - In SYNOPSIS a paragraph such as "C and C++:" or "Fortran module:" begins a form: C,
    C11 and Fortran stand side by side where there is space.
  - A block after the comment SMA-EXAMPLE, SMA-PROGRAM or SMA-RUN (see gen/pages.py) is
    a program or what it prints.  Programs that follow each other stand side by side,
    too.
"""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from gen.web.site import TABLE, Site, bare, contents, escape, figure, plain


@dataclass
class Block:
    """The lines from .EX to .EE."""

    kind: str  # EXAMPLE, PROGRAM, RUN or ""
    words: list[str]  # after the kind: name of the program, options of its compiler
    text: str


def divided(source: str) -> tuple[str, list[Block]]:
    """The page with a number in the place of each block, since mandoc loses the blank
    lines and the indentation of programs; and the blocks."""
    blocks: list[Block] = []

    def number(match: re.Match[str]) -> str:
        text = "".join(plain(line) + "\n" for line in match[3].splitlines())
        blocks.append(Block(match[1] or "", (match[2] or "").split(), text))
        return f".EX\nSMA-BLOCK {len(blocks) - 1}\n.EE\n"

    block = r'(?:^\.\\" SMA-([A-Z]+) ?(.*)\n)?^\.EX\n((?:.*\n)*?)\.EE\n'
    return re.sub(block, number, source, flags=re.M), blocks


def write_pages(site: Site) -> dict[str, str]:
    """Writes them, and returns the text of each file.  One mandoc makes all, because
    starting a hundred takes seconds."""
    blocks: dict[str, list[Block]] = {}
    with TemporaryDirectory() as folder:
        for page, path in site.pages.items():
            text, blocks[page] = divided(path.read_text(encoding="utf-8"))
            Path(folder, page).write_text(text, encoding="utf-8")
        command = ["mandoc", "-T", "html", "-O", "fragment", *site.pages]
        html = subprocess.run(
            command, cwd=folder, check=True, stdout=subprocess.PIPE, encoding="utf-8"
        ).stdout
    # mandoc puts a table above and a table below the text of each page
    html = re.sub(r'<table class="foot">.*?</table>\n', "", html, flags=re.S)
    texts = re.split(r'<table class="head">.*?</table>\n', html, flags=re.S)[1:]
    pages: dict[str, str] = {}
    for page, text in zip(site.pages, texts, strict=True):
        reference = f"{page[:-2]}({page[-1]})"
        pages[page] = finished(text, page, blocks[page], site)
        text = f"<h1>{reference}</h1>\n" + pages[page].rstrip()
        site.write(f"{page}.html", f"{reference} - libsma", site.titles[page], text)
    return pages


def finished(text: str, page: str, blocks: list[Block], site: Site) -> str:
    text = without_empty(text)
    text = re.sub("(</?h)2", r"\g<1>3", text)
    text = re.sub("(</?h)1", r"\g<1>2", text)
    text = text.replace("<dt>&#x2022;</dt>", '<dt class="bullet">&#x2022;</dt>')
    text = linked(text, page, site)
    section = r'(?<=id="SYNOPSIS">)(.*?</h2>\n)(.*?)(?=</section>)'
    text = re.sub(section, synopsis, text, flags=re.S)
    rows = r'<table class="tbl">(.*?</tr>)(.*?</table>)'
    text = re.sub(rows, table, text, flags=re.S)
    text = re.sub(
        r"(?:<pre[^>]*>SMA-BLOCK \d+\n?</pre>\n)+",
        lambda match: programs(match[0], blocks, site), text,
    )
    return with_contents(text)


def without_empty(text: str) -> str:
    """mandoc breaks the line for each change of the indentation, also where nothing
    stands before or after: only breaks between two lines of text stay, and paragraphs
    with something in them."""
    block = r"</?(?:p|dd|dt|dl|pre|div|section|table)(?: [^>]*)?>\n"
    text = re.sub(rf"({block})(?: *<br/>\n)+", r"\1", text)
    text = re.sub(r"(?: *<br/>\n)+(?= *</(?:p|dd)>)", "", text)
    text = re.sub(r"(?: *<br/>\n)+", "<br>\n", text)
    return re.sub(r'<p class="Pp">\n?</p>\n', "", text)


def linked(text: str, page: str, site: Site) -> str:
    def link(match: re.Match[str]) -> str:
        to = site.target(match[1], match[2])
        if not to or to == f"{page}.html":
            return match[0]
        return f'<a href="{to}">{match[1]}</a>({match[2]})'

    return re.sub(r"<b>([\w+$.-]+)</b>\(([1-8])\)", link, text)


# ------------------------------------------------------------------- SYNOPSIS


def synopsis(match: re.Match[str]) -> str:
    """A column for C, a column for Fortran; a page without C has a column for the
    include file and one for the module."""
    heading = r'<p class="Pp">((?:C|C\+\+|C11|Fortran)(?:[ ,:][^<]*)?):</p>\n'
    before, *parts = re.split(heading, match[2])
    if first := re.search("^<pre><b>(#include|INCLUDE) ", before, re.M):
        language = "C and C++" if first[1] == "#include" else "Fortran"
        parts = [language, before[first.start() :], *parts]
        before = before[: first.start()]
    columns: list[str] = []
    languages: list[str] = []
    for title, form in zip(parts[::2], parts[1::2]):
        name, _, note = bare(title).partition(", ")
        language = name.split()[0]
        if not columns or len(columns) < 2 and language == "Fortran" and (
            language not in languages or languages[0] == language
        ):
            columns.append("")
        languages.append(language)
        small = f"<small>{note}</small>" if note else ""
        columns[-1] += f"<h3>{name}{small}</h3>\n{form}"
    text = "".join(f'<div class="forms">\n{column}</div>\n' for column in columns)
    return match[1] + before + (f'<div class="side">\n{text}</div>\n' if text else "")


# ------------------------------------------------------------ tables, programs


def table(match: re.Match[str]) -> str:
    """The first row of a table is a heading if all its cells are bold."""
    row = match[1]
    if row.count("<td") == len(re.findall(r"</b>\s*</td>", row)):
        row = re.sub("</?b>", "", row)
        row = row.replace("<td>", '<th scope="col">').replace("</td>", "</th>")
    return f'{TABLE}\n<table class="tbl">{row}{match[2]}\n</div>'


def commands_of(words: list[str]) -> str:
    """The commands that compile and run an example; "" for a makefile, and for a shared
    library, which does not run by itself."""
    name, *options = words
    if not re.search(r"\.(c|f|f90)$", name) or "-shared" in options:
        return ""
    compiler = "oshcc" if name.endswith(".c") else "oshfort"
    return f"$ {' '.join([compiler, *options, name])}\n$ oshrun -n 4 ./a.out"


def programs(text: str, blocks: list[Block], site: Site) -> str:
    """Blocks that follow each other.  What a program prints stands below it."""
    html, is_open = "", False
    for number in re.findall(r"SMA-BLOCK (\d+)", text):
        block = blocks[int(number)]
        code = escape(block.text)
        if block.kind == "RUN":
            html += f'<pre class="run" tabindex="0"><samp>{code}</samp></pre>\n'
        elif not block.kind:
            html += f'<pre tabindex="0"><code>{code}</code></pre>\n'
        else:
            name, is_example = block.words[0], block.kind == "EXAMPLE"
            html += "</figure>\n" if is_open else '<div class="side">\n'
            html += figure(
                name, block.text, commands_of(block.words) if is_example else "",
                site.outputs.get(name, ""),
            )
            is_open = True
    return html + ("</figure>\n</div>\n" if is_open else "")


# -------------------------------------------------------------------- contents


def headings(text: str, level: int) -> list[tuple[str, str]]:
    found = re.findall(rf'<h{level} [^>]*id="([^"]*)">(.*?)</h{level}>', text, re.S)
    return [(id, bare(title)) for id, title in found]


def with_contents(text: str) -> str:
    """The links to the sections of the page, and to the parts of a long section."""
    start, *sections = re.split('(?=<section class="Sh">)', text)
    for i, section in enumerate(sections):
        parts = headings(section, 3)
        if len(parts) >= 5:
            nav = contents(parts, f"In {headings(section, 2)[0][1]}")
            sections[i] = section.replace("</h2>\n", f"</h2>\n{nav}", 1)
    links = headings(text, 2)
    nav = contents(links, "On this page") if len(links) >= 3 else ""
    return nav + start + "".join(sections)
