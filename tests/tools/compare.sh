#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk python3
#
# bench/compare comes to its end when the program of another library stands still or
# fails: the row says so, and the rows behind it are measured.  The other library is
# Open MPI by the names of its commands only; play_mpi.c is its program.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

tools=$work/tools page=$work/out/bench.md
mkdir "$tools"
${CC:-cc} -O1 -o "$tools/play" "$here/play_mpi.c" ||
    fail compare 'play_mpi.c does not compile'

# The compiler copies the program, and the launcher leaves it behind when it is ended.
cat >"$tools/mpicc.openmpi" <<EOF
#!/bin/sh
while [ "\$1" != -o ]; do shift; done
exec cp '$tools/play' "\$2"
EOF
cat >"$tools/mpirun.openmpi" <<'EOF'
#!/bin/sh
[ "$1" != --version ] || exec echo 'mpirun (Open MPI) 0'
while [ "$1" != -n ]; do shift; done
shift 2
echo run >>"$PLAY_RUNS"
"$@" &
wait
EOF
printf '#!/bin/sh\nexit 1\n' >"$tools/mpicc.mpich"
cp "$tools/mpicc.mpich" "$tools/oshcc"
chmod +x "$tools"/mpi* "$tools/oshcc"
export PLAY_RUNS=$work/runs

# cell ROW BYTES: what the page has for Open MPI
cell()
{
    awk -F ' *[|] *' -v row="$1" -v bytes="$2" \
        '$2 == row && $3 == bytes { print $6 }' "$page"
}

verdict compare-end 'bench/compare with a library that stands still' \
    env PATH="$tools:$PATH" "$SRC/bench/compare" -p "$PREFIX" -o "$work/out" \
    -n 2 -r 2 -q put_quiet barrier_all sync_all barrier
verdict compare-before 'the row before' same "$(cell put_quiet 8)" 1.2500
verdict compare-still 'the row' same "$(cell put_quiet 64)" 'stood still'
verdict compare-behind 'the row behind it' same "$(cell put_quiet 256)" 1.2500
verdict compare-failed 'the row' same "$(cell barrier_all 0)" failed
verdict compare-last 'the row behind it' same "$(cell sync_all 0)" 1.2500
# In the first round two rows end the program; the second leaves them out.
verdict compare-rounds 'runs: a row was tried again in the second round' \
    same "$(wc -l <"$PLAY_RUNS")" 4
left=$(for process in /proc/[0-9]*; do
    readlink "$process/exe"
done 2>/dev/null | grep -F "$work" | grep -v "$tools/play")
verdict compare-left "processes are left behind: $left" empty "$left"

exit "$bad"
