# SPDX-License-Identifier: BSD-3-Clause
"""Tests how build-aux/gen makes pages of the manual, and build-aux/gen/web the HTML."""

import os
import sys
import unittest
from pathlib import Path

SRC = Path(os.environ.get("SRC", Path(__file__).parents[3]))
sys.dont_write_bytecode = True
sys.path.insert(0, str(SRC / "build-aux"))

from gen import page, pages, standards, synopsis  # noqa: E402
from gen.aliases import aliases  # noqa: E402
from gen.rows import Mistake  # noqa: E402
from gen.tables import Tables  # noqa: E402
from gen.web import documents, manual  # noqa: E402
from gen.web.site import Site, plain  # noqa: E402

TABLES = Tables(SRC / "src/api")


class Pages(unittest.TestCase):
    def test_entries(self) -> None:
        names = [entry.name for entry in page.Page(TABLES, "shmem_put", "3").entries]
        self.assertIn("shmem_TYPENAME_put", names)
        self.assertIn("shmem_putSIZE", names)
        self.assertNotIn("shmem_int_put", names)
        few = page.Page(TABLES, "shmem_fence", "3").entries
        self.assertEqual(few[0].name, "shmem_fence")
        self.assertIsNone(few[0].folded)

    def test_head(self) -> None:
        lines = synopsis.prototype("void", "f", ["int a", "..."])
        self.assertEqual(lines, ['.BI "void f(int " a ", ...);"'])
        lines = synopsis.prototype("void *", "f" * 50, ["size_t first", "int second"])
        self.assertEqual(lines[1], '.BI "    int " second ");"')
        self.assertTrue(lines[0].endswith('first ","'))

    def test_declarations(self) -> None:
        routine = TABLES.fortran["SHMEM_INT4_ADD"]
        self.assertEqual(
            list(synopsis.declarations(routine.arguments)),
            ['.BI "    INTEGER*4 " dest ", " value', '.BI "    INTEGER " pe'],
        )
        self.assertEqual(synopsis.module_type("COMPLEX*16"), "COMPLEX(8)")

    def test_text(self) -> None:
        self.assertEqual(list(page.filled("One. Two\nmore.")), ["One.", "Two more."])
        self.assertEqual(page.verbatim(".a-'\\"), r"\&.a\-\(aq\e")
        self.assertEqual(plain(page.verbatim("~^`'\\-\"")), "~^`'\\-\"")
        self.assertEqual(page.words("abc"), "a, b and c")

    def test_standards(self) -> None:
        self.assertEqual(standards.standing("Cray, SGI, 1.0"), "")
        self.assertEqual(
            standards.standing("1.0, deprecated 1.4"), "Deprecated since OpenSHMEM 1.4"
        )
        self.assertEqual(standards.standing("SGI"), "In no version of OpenSHMEM")
        self.assertEqual(standards.appeared("SOS, 1.2"), "Sandia OpenSHMEM, OpenSHMEM 1.2")
        with self.assertRaises(Mistake):
            standards.thread_class(page.Page(TABLES, "shmem_no_page", "3"))

    def test_aliases(self) -> None:
        found = aliases(TABLES, "3")
        self.assertEqual(found["shmem_int_put"], "shmem_put")
        self.assertEqual(found["SHMEM_PUT8"], found["shmem_put8"])
        self.assertNotIn("shmem_put", found)
        self.assertEqual(aliases(TABLES, "7")["SHMEM_CHECK"], "shmem_env")

    def test_placeholders(self) -> None:
        source = SRC / "man/src/shmem_put.3.in"
        text = "\n".join(pages.expand(page.Page(TABLES, "shmem_put", "3"), source))
        self.assertNotRegex(text, "(?m)^@")


class Web(unittest.TestCase):
    site: Site

    def setUp(self) -> None:
        self.site = Site(SRC, SRC / "man", Path(), "1", TABLES)

    def test_names(self) -> None:
        self.assertEqual(self.site.target("SHMEM_put"), "shmem_put.3.html")
        self.assertEqual(self.site.target("shmem_put", "7"), "")
        self.assertEqual(self.site.titles["shmem_put.3"], "copy contiguous data to a remote PE")

    def test_document(self) -> None:
        html, title = documents.finished(
            "<!-- raw HTML omitted -->\n<h1>A <code>b</code></h1>\n<h2>Two!</h2>\n"
            '<h2>Two!</h2>\n<p><code>man 3 shmem_put</code> <a href="x/y.c">c</a></p>\n'
            '<pre><code class="language-c">shmem_put\n</code></pre>\n<table>\n<thead>\n'
            "<tr>\n<th></th>\n<th></th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>-1.5</td>\n"
            "</tr>\n</tbody>\n</table>\n", self.site,
        )
        self.assertEqual(title, "A b")
        for text in (
            '<h1 id="a-b">', '<h2 id="two">', '<h2 id="two-1">', "</a> c</p>",
            '<a href="shmem_put.3.html"><code>man 3 shmem_put</code></a>',
            '<pre tabindex="0"><code>shmem_put\n', '<td class="number">-1.5</td>',
        ):
            self.assertIn(text, html)
        self.assertNotIn("<th", html)

    def test_destinations(self) -> None:
        self.assertEqual(documents.page_of("../packaging/README.md"), "packaging.html")
        self.assertEqual(documents.destination("../README.md#gpus"), "README.html#gpus")
        self.assertEqual(documents.destination("src/a.c"), "")

    def test_breaks(self) -> None:
        self.assertEqual(
            manual.without_empty('<p class="Pp">\n  <br/>\n</p>\na\n<br/>\n<br/>\nb\n'),
            "a\n<br>\nb\n",
        )

    def test_blocks(self) -> None:
        text, blocks = manual.divided('.\\" SMA-EXAMPLE a.c -g\n.EX\n\\&.a\\-b\n.EE\nc\n')
        self.assertEqual(text, ".EX\nSMA-BLOCK 0\n.EE\nc\n")
        self.assertEqual(blocks, [manual.Block("EXAMPLE", ["a.c", "-g"], ".a-b\n")])
        self.assertEqual(
            manual.commands_of(["a.f", "-g"]), "$ oshfort -g a.f\n$ oshrun -n 4 ./a.out"
        )


if __name__ == "__main__":
    unittest.main()
