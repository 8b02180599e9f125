# SPDX-License-Identifier: BSD-3-Clause
"""Makes the manual in HTML: a file for each page, a start page, a page of all names,
an index for the search, and the readme, doc/ and other documents as pages.

    python3 -B build-aux/gen/web MANDIR OUTDIR VERSION

MANDIR has the finished pages and aliases in man1 to man7.  OUTDIR is removed first.
Its file "files" lists the others.  Needs mandoc and cmark-gfm.
"""

import shutil
import sys
from pathlib import Path

SRC = Path(__file__).resolve().parents[3]
sys.path[0] = str(SRC / "build-aux")

from gen.tables import Tables  # noqa: E402
from gen.web.documents import write_documents  # noqa: E402
from gen.web.index import write_index  # noqa: E402
from gen.web.manual import write_pages  # noqa: E402
from gen.web.site import Site  # noqa: E402


def main(man: Path, out: Path, version: str) -> int:
    for tool in "mandoc", "cmark-gfm":
        if not shutil.which(tool):
            print(f"make html needs {tool}", file=sys.stderr)
            return 1
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    figures = sorted(SRC.glob("doc/*.svg"))
    for file in SRC / "man/html/style.css", SRC / "man/html/site.js", *figures:
        shutil.copy(file, out)
    shutil.copy(SRC / "LICENSE", out / "LICENSE.txt")
    site = Site(SRC, man, out, version, Tables(SRC / "src/api"))
    write_index(site, write_pages(site), write_documents(site))
    files = sorted(path.name for path in out.iterdir())
    (out / "files").write_text("\n".join(files) + "\n")
    return 0


sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]))
