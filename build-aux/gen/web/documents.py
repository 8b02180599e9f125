# SPDX-License-Identifier: BSD-3-Clause
"""README.md, doc/*.md and other documents as pages of the HTML manual: what cmark-gfm
does not do.  A code span that is a name of the manual, such as `shmem_put` or
`man 7 shmem`, becomes a link to the page."""

import re
import subprocess
from html import unescape
from pathlib import PurePath

from gen.web.site import TABLE, Site, bare, contents, find


def page_of(path: str) -> str:
    """SECURITY.html of SECURITY.md, and, for a readme in a folder, the name of the
    folder: packaging.html of packaging/README.md."""
    file = PurePath(path)
    is_in_folder = file.stem == "README" and file.parent.name.isalpha()
    return f"{file.parent.name if is_in_folder else file.stem}.html"


def write_documents(site: Site) -> dict[str, str]:
    """Writes them, and returns the title of each file."""
    documents = [  # tests/manual/html.sh has the same list
        "README.md",
        *sorted(str(path.relative_to(site.src)) for path in site.src.glob("doc/*.md")),
        "packaging/README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md",
    ]
    titles = {}
    for path in documents:
        html = subprocess.run(
            ["cmark-gfm", "-e", "table", str(site.src / path)], check=True,
            stdout=subprocess.PIPE, encoding="utf-8",
        ).stdout
        html, title = finished(html, site)
        title = unescape(title)
        titles[page_of(path)] = title
        head = title if title == "libsma" else f"{title} - libsma"
        site.write(page_of(path), head, title, html)
    return titles


def finished(html: str, site: Site) -> tuple[str, str]:
    """The text of the page, and its title."""
    html = html.replace("<!-- raw HTML omitted -->\n", "")
    # nothing within code or a link becomes a link
    parts = re.split("(<pre>.*?</pre>|<a .*?</a>|<img [^>]*>)", html, flags=re.S)
    html = "".join(
        program_or_link(part) if i % 2 else linked(part, site)
        for i, part in enumerate(parts)
    )
    html = re.sub("<table>(.*?)</table>", table, html, flags=re.S)
    sections: list[tuple[str, str]] = []
    html = with_ids(html, sections)
    title = bare(find("<h1[^>]*>(.*?)</h1>", html))
    if len(sections) >= 3:
        nav = contents(sections, "On this page")
        html = html.replace("</h1>\n", f"</h1>\n{nav}", 1)
    return html.rstrip(), title


def linked(html: str, site: Site) -> str:
    def code(match: re.Match[str]) -> str:
        name = re.fullmatch(r"(?:man (?:([1-8]) )?)?([\w+$.-]+)", unescape(match[1]))
        to = site.target(name[2], name[1] or "") if name else ""
        return f'<a href="{to}">{match[0]}</a>' if to else match[0]

    return re.sub("<code>(.*?)</code>", code, html)


def program_or_link(html: str) -> str:
    if html.startswith("<pre>"):
        return re.sub("^<pre><code[^>]*>", '<pre tabindex="0"><code>', html)
    attribute = find('(?:href|src)="([^"]*)"', html)
    to = destination(attribute)
    if html.startswith("<img"):
        alt = find('alt="([^"]*)"', html)
        return f'<a href="{to}"><img src="{to}" alt="{alt}"></a>'
    if not to:
        return re.sub("</?a.*?>", "", html)
    return html.replace(f'href="{attribute}"', f'href="{to}"', 1)


def destination(to: str) -> str:
    """Where a link of a document leads to in the manual, or "" if the manual does not
    have the file."""
    path, mark, place = to.partition("#")
    if re.match("https?:", to) or not path:
        return to
    if path.endswith(".md"):
        return page_of(path) + mark + place
    if path.endswith(".svg"):
        return PurePath(path).name
    return "LICENSE.txt" if path == "LICENSE" else ""


def table(match: re.Match[str]) -> str:
    """A row of empty headings is left out."""
    empty = r"<thead>\s*<tr>\s*(<th[^>]*></th>\s*)*</tr>\s*</thead>\n"
    html = re.sub(empty, "", match[1])
    html = re.sub("<th(?=[ >])", '<th scope="col"', html)
    html = re.sub(r"<td[^>]*>(?=-?\d[\d.,]*</td>)", '<td class="number">', html)
    return f'{TABLE}\n<table class="tbl">{html}</table>\n</div>'


def with_ids(html: str, sections: list[tuple[str, str]]) -> str:
    """Each heading with the id that GitHub gives it; the second ones are sections."""
    used: dict[str, int] = {}

    def heading(match: re.Match[str]) -> str:
        title = bare(match[2])
        id = re.sub("[^a-z0-9 _-]", "", unescape(title).lower()).replace(" ", "-")
        n = used[id] = used.get(id, -1) + 1
        id += f"-{n}" if n else ""
        if match[1] == "2":
            sections.append((id, title))
        return f'<h{match[1]} id="{id}">{match[2]}</h{match[1]}>'

    return re.sub("<h([1-6])>(.*?)</h[1-6]>", heading, html, flags=re.S)
