# SPDX-License-Identifier: BSD-3-Clause
"""Tests what build-aux/gen says of mistakes in the tables, and build-aux/gen/web, which makes the
HTML manual; source/drift.sh has the files that are committed."""

import os
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

SRC = Path(os.environ.get("SRC", Path(__file__).parents[3]))
sys.dont_write_bytecode = True
sys.path.insert(0, str(SRC / "build-aux"))

from gen import bench, exports, fortran, layers, text  # noqa: E402
from gen.rows import Mistake  # noqa: E402
from gen.tables import Tables  # noqa: E402
from gen.web import documents, manual  # noqa: E402
from gen.web.site import Site  # noqa: E402


class Mistakes(unittest.TestCase):
    """Rows that are added to a copy of the tables."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.api = Path(folder.name) / "src/api"
        shutil.copytree(SRC / "src/api", self.api)
        for part in "nvshmem/api", "nvshmem/man/src", "man/src":
            shutil.copytree(SRC / part, Path(folder.name) / part)

    def wrong(self, table: str, row: str, said: str) -> None:
        path = self.api / f"{table}.def"
        with open(path, "a", encoding="utf-8") as file:
            file.write(row + "\n")
        with self.assertRaises(Mistake) as caught:
            Tables(self.api)
        line = len(path.read_text().splitlines())
        self.assertEqual(str(caught.exception), f"{path}:{line}: {said}")

    def test_routines(self) -> None:
        for row, said in (
            ("shmem_hand | | void (void) | | other | p", "a row has 7 or 8 columns, this one 6"),
            ("shmem_hand | byte | transfers | | rma | p | 1", "neither a shape nor a prototype: transfers"),
            ("shmem_{T}_hand | RMA | transfer | | rma | p | 1", "no such list: RMA"),
            ("shmem_hand | | transfer | | rma | p | 1", "elements of which type?"),
            ("shmem_hand | byte | transfer | gen | rma | p | 1", "no such form: gen"),
            ("shmem_hand | byte | transfer | | put | p | 1", "no such kind of calls: put"),
            ("shmem_hand | byte | transfer | | rma | p | 1 | hosts", "no such form: hosts"),
        ):
            with self.subTest(said):
                self.setUp()
                self.wrong("routines", row, said)

    def test_others(self) -> None:
        for table, row, said in (
            ("types", "sort | x | y", "unknown row: sort"),
            ("shapes", "C | x", "a shape of C has 3 columns, this one 2"),
            ("fortran", "SHMEM_HAND8 | puts | 8, any | | rma | p | 1", "no such shape: puts"),
            ("fortran", "SHMEM_PUT8 | put | 8, any | | rma | p | 1", "second row of SHMEM_PUT8"),
            ("fortran", "SHMEM_HAND | call | x | a:INTEGER,in | rma | p | 1",
             "no such attribute of an argument: in"),
            ("module", "hand | none | x | p", "no such kind: none"),
            ("env", "SHMEM_HAND | | wrd [a b] | a | It is.", "no such kind: wrd"),
            ("env", "SHMEM_HAND | | level | 0 | It is.", "these are not the choices of a level: "),
        ):
            with self.subTest(said):
                self.setUp()
                self.wrong(table, row, said)

    def test_layers(self) -> None:
        file = self.api / "layers"
        file.write_text("c/base | a.h | below | 9 | what\n")
        with self.assertRaisesRegex(Mistake, ":1: not six columns"):
            layers.read_modules(file)

    def test_no_page(self) -> None:
        for table, row, page in (
            ("routines", "shmem_hand | byte | transfer | ctx | rma | shmem_hands | 1", "shmem_hands.3"),
            ("routines", "shmem_{O}_hand | TEAM_BIT x OP_BIT | team_reduce | | coll | {O}_p | 1", "and_p.3"),
            ("fortran", "SHMEM_HAND8 | put | 8, any | | rma | p | 1", "p.3"),
            ("module", "hand | C | | p", "p.3"),
            ("pages", "hands | Hands | shmem_put(7)", "shmem_put.7"),
            ("aliases", "shmem(1) | hand", "shmem.1"),
        ):
            with self.subTest(row):
                self.setUp()
                said = f"there is no page {page[:-2]}: write man/src/{page}.in first"
                self.wrong(table, row, said)

    def test_families_of_pages(self) -> None:
        self.wrong("pages", "hands | Hands | shmem_put", "second family of shmem_put.3")
        self.setUp()
        (self.api.parents[1] / "man/src/shmem_hand.3.in").touch()
        with self.assertRaisesRegex(Mistake, "pages.def: no family has the page shmem_hand.3$"):
            Tables(self.api)

    def test_template(self) -> None:
        for parts in {}, {"names": "", "others": ""}:
            with self.assertRaises(ValueError):
                text.fill("libsma.map", **parts)

    def test_statement_of_fortran(self) -> None:
        with self.assertRaises(ValueError):
            fortran.statement("A" * 67)

    def test_nothing_to_draw(self) -> None:
        file = self.api / "bench.tsv"
        file.write_text("job\trow\tbytes\tpeer\tmedian\n2\tput\t8\tlibsma\t0.1\n")
        with self.assertRaises(bench.Nothing):
            bench.speed(str(file))
        with file.open("a") as rows:
            rows.write("2\tput\t8\tmpich\t50\n")
        self.assertRegex(bench.speed(str(file)), r"(?s)>16<(?!.*>18<).*500 ×")


class Release(unittest.TestCase):
    def test_rules(self) -> None:
        self.assertLessEqual(
            {"list SIZE 8 16 32 64 128", "c shmem_put{SIZE}", "fortran SHMEM_PUT8",
             "c shmem_{TEAM_BIT}_{OP_BIT}_reduce", "name sma_my_pe_d",
             "mangled sma_l_put_{LOGICAL}"}, set(exports.rules(Tables(SRC / "src/api"))),
        )


class Web(unittest.TestCase):
    site: Site

    def setUp(self) -> None:
        self.site = Site(SRC, SRC / "man", Path(), "1", Tables(SRC / "src/api"))

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
