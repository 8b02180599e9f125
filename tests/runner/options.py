# SPDX-License-Identifier: BSD-3-Clause
"""The options of tests/run, what follows from them and from the library that is there,
and the tests that there are."""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from runner.plan import WORLDS, die

TESTS = Path(__file__).resolve().parents[1]

# An option, its name here, its value or "-", what it means.
OPTIONS = """
-c compile_only -
    only compile, for runs on another host with the same files

-m mutants -
    run the tests that have the tag notices with each mistake that it names; PREFIX and
    BUILD are those of make build-mutants

-s short -
    run each test with the first, one in the middle and the last of its numbers of PEs up to
    8, and with only one in the worlds after the first, in Fortran with default kinds of 8
    bytes, and if its name is c/net_...; and those with another status than 0 in only one of
    the worlds ucx and mixed

-j jobs JOBS
    number of simultaneous runs or compilations; default: four more than there are CPUs

-w worlds WORLD,...
    run only in these worlds; default: node, ucx and mixed; ofi is ucx over libfabric

-n np NP,...
    run only with NP PEs; "solo" means without a launcher; of several numbers, use the
    first that the test has

-d kind BYTES
    run only Fortran programs whose default kinds have 4 or 8 bytes

-k pattern PATTERN
    run only tests whose name matches the regular expression; a name is c/FILE,
    fortran/FILE, or fortran/FILE@8 with default kinds of 8 bytes; if a file has several
    variants, :ARGS follows; or it is FOLDER/SCRIPT, or nvshmem/SCRIPT

-x without PATTERN
    omit tests whose name matches

-b build BUILD
    run the scripts, too, which look at this build directory

-p prefix PREFIX
    use the library installed in PREFIX; default: BUILD/stage, or that of the oshcc in PATH

-o outdir OUTDIR
    write programs and outputs to OUTDIR; default: test-out in BUILD or in this directory

-l launcher COMMAND
    start programs with "COMMAND -n NP" instead of oshrun, on real hosts, in the world
    "cluster"; omit tests for oshrun, and do not count lines that srun prints,
    nor that in which oshrun names a launcher

-v verbose -
    print how many runs have ended, and an estimate of the seconds that are left
"""


def options(words: list[str] | None = None, usage: str = "") -> argparse.Namespace:
    """Those of the command line, or these words; the usage is the end of the help."""
    parser = argparse.ArgumentParser(
        prog="tests/run",
        usage="tests/run [OPTION...] [FILE...]",
        epilog=usage,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    for line in OPTIONS.strip().split("\n\n"):
        letter, name, value, text = line.split(None, 3)
        kind: dict[str, object] = {"action": "store_true"}
        if value != "-":
            kind = {"default": "", "metavar": value}
        parser.add_argument(letter, dest=name, help=text, **kind)  # type: ignore[arg-type]
    parser.add_argument("files", nargs="*", metavar="FILE", help="these sources and scripts")
    return parser.parse_args(words)


def complete(o: argparse.Namespace) -> None:
    """What follows from the options."""
    o.short = o.short or o.mutants
    if o.short:
        os.environ["SMA_TEST_SHORT"] = "1"
    if os.environ.get("SMA_TEST_SHORT"):
        if shutil.which("ld.gold"):  # it links the programs in half the time
            os.environ["SMA_TEST_LINKER"] = "-fuse-ld=gold"
    if o.build and not os.path.isdir(o.build):
        die(f"{o.build}: no such directory")
    o.build = Path(os.path.abspath(o.build)) if o.build else None
    wrapper = shutil.which("oshcc")
    if o.prefix:
        o.prefix = Path(os.path.abspath(o.prefix))
    elif o.build or wrapper:
        o.prefix = o.build / "stage" if o.build else Path(str(wrapper)).parents[1]
    else:
        die("no oshcc in PATH: give -p PREFIX")
    if not os.access(o.prefix / "bin/oshcc", os.X_OK):
        die(f"{o.prefix}/bin/oshcc: no such program")
    o.outdir = Path(os.path.abspath(o.outdir or (o.build or Path()) / "test-out"))
    for name in ("bin", "runs", "scripts"):
        (o.outdir / name).mkdir(parents=True, exist_ok=True)
    for file in [*(o.outdir / "runs").iterdir(), *(o.outdir / "scripts").glob("*~none.log")]:
        file.unlink()
    o.np = o.np.replace(",", " ").split()
    o.all_worlds = ["cluster"] if o.launcher else list(WORLDS)
    o.worlds = o.worlds.replace(",", " ").split() or o.all_worlds[:3]
    for world in o.worlds:
        if world not in o.all_worlds:
            die(f"no world named {world}")
    # They wait for two thirds of their time, most where PEs of several nodes connect.
    o.jobs = int(o.jobs or len(os.sched_getaffinity(0)) + 4)
    o.sanitize = "-fsanitize" in os.environ.get("SMA_TEST_CFLAGS", "")
    o.rerun = f"{sys.argv[0]}{' -m' if o.mutants else ''} -p {o.prefix} -o {o.outdir}"
    if o.launcher:
        o.rerun = os.environ.get("SMA_TEST_RERUN") or f"{o.rerun} -l '{o.launcher}'"


def output_of(*command: object) -> str | None:
    """None if it fails."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def look_at_library(o: argparse.Namespace) -> None:
    o.fortran = output_of(o.prefix / "bin/oshfort", "-show") is not None
    o.cxx = output_of(o.prefix / "bin/oshc++", "-show") is not None
    o.module = (o.prefix / "include/shmem.mod").exists()
    libdir = output_of(o.prefix / "bin/osh_info", "libdir")
    o.ucx = bool(libdir) and Path(str(libdir), "sma/transport_ucx.so").exists()


def find_tests(o: argparse.Namespace) -> tuple[list[Path], list[Path]]:
    """The sources, and the scripts."""
    if o.files:
        files = [Path(os.path.abspath(file)) for file in o.files]
        for file in files:
            if not file.is_file():
                die(f"{file}: no such file")
        scripts = [file for file in files if file.suffix == ".sh"]
        if scripts and not o.build:
            die("scripts need -b BUILD")
        return [file for file in files if file.suffix != ".sh"], scripts
    # those of tests/newuser have a runner of their own
    scripts = [f for f in sorted(TESTS.glob("*/*.sh")) if f.parent.name != "newuser"]
    scripts += sorted(TESTS.parent.glob("nvshmem/tests/*.sh"))
    if not o.build:
        scripts = []
    sources = [*sorted(TESTS.glob("c/*.c")), *(sorted(TESTS.glob("c/*.cc")) if o.cxx else [])]
    for suffix in ("f", "f90", "F", "F90") if o.fortran else ():
        files = sorted(TESTS.glob(f"fortran/*.{suffix}"))
        sources += [f for f in files if o.module or not f.name.startswith("module_")]
    return sources, scripts
