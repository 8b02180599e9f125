#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage ucx awk
#
# Tests that small operations on PEs of other nodes travel together, and that a wait for an
# event there rests between its polls: it compares the counts of SHMEM_TEST_COUNTS with bounds,
# for programs that make many operations of one kind.  A few bundles more than necessary are
# allowed, as the thread that serves peers sends a bundle that is open for long.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

"$PREFIX/bin/oshcc" -o "$work/many" "$here/bundles_many.c" || exit 1
unset UCX_TLS # of the user, with which other numbers are right

# at_most WHAT PES BUNDLES ANSWERS PUTS GETS FLUSHES: no PE has sent more bundles, and all PEs
# together no more of the others; of puts, gets and flushes at most 20 fewer.
at_most()
{
    local name=bundles-$1${UCX_TLS:+-tcp}
    env SHMEM_TRANSPORT=all-ucx SHMEM_TEST_COUNTS=1 \
        "$PREFIX/bin/oshrun" -n "$2" "$work/many" "$1" 2>"$work/err" ||
        { fail "$name" "$(cat "$work/err")"; return; }
    said=$(awk -v limits="$3 $4 $5 $6 $7" '
        /sent by operations/ {
            sub(".*nodes: ", "")
            gsub("[^0-9 ]", "")
            if (seen[FILENAME]++ == 0 || $1 > bundles)
                bundles = $1
            answers += $2; puts += $3; gets += $4; flushes += $5
        }
        END {
            split(limits, most, " ")
            split(bundles " " answers " " puts " " gets " " flushes, is, " ")
            for (i = 1; i <= 5; i++)
                if (is[i] == "" || is[i] > most[i] + 0 || (i > 2 && is[i] < most[i] - 20))
                    bad = 1
            print (bad ? "wrong: " : "") bundles, answers, puts, gets,
                flushes
        }' "$work/err")
    case $said in
    wrong*) fail "$name" "$said, not $3 $4 $5 $6 $7" ;;
    *) ok "$name ($said)" ;;
    esac
}

#       what        PEs bundles answers puts gets flushes
at_most p           2   60      20      0    0    0
at_most add         2   60      20      0    0    0
at_most fence       2   130     40      0    0    0
at_most fence-quiet 2   110     110     0    0    0
at_most large-fence 2   210     110     100  0    100
at_most large-get   2   20      20      100  100  5
at_most get         2   20      20      0    100  0
at_most p-get       2   110     110     0    0    0
at_most half        2   110     110     0    0    0
at_most signal      7   140     40      0    0    0
at_most iput        2   40      20      0    0    0
at_most iget        2   20      40      0    0    0
at_most quiet       5   110     110     0    0    0
at_most event       2   1000    1000    0    0    0
at_most turns       2   110     10      0    0    0
# One socket keeps puts and bundles in order, so neither a fence nor a signal flushes.  A
# put of 24,000 bytes waits for no answer.
UCX_TLS=tcp,self at_most large-fence  2 110 20 100 0 5
UCX_TLS=tcp,self at_most large-signal 2 110 20 100 0 5
UCX_TLS=tcp,self at_most put          2 110 40 0   0 5
exit $bad
