#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests that small operations on PEs of other nodes travel together, and that a
# wait for an event there rests between its polls: it compares
# the counts of SHMEM_TEST_COUNTS with bounds, for programs that make many
# operations of one kind.  A few bundles more than necessary are allowed, as the
# thread that serves peers sends a bundle that is open for long.

. "$(dirname "${BASH_SOURCE[0]}")/common"

if [ ! -f "$PREFIX/lib/sma/transport_ucx.so" ]; then
    skip bundles 'built without UCX'
    exit $bad
fi

cat >"$work/many.c" <<'C'
#include <shmem.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MANY 10000

static long word[MANY], flag, large[100000], from[100000];
static short half;
static uint64_t signal;

int main(int argc, char **argv)
{
    const char *what = argv[argc - 1];
    int me, n, last;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    last = n - 1;
    for (int i = 0; me == 0 && i < MANY; i++) {
        if (strcmp(what, "p") == 0)
            shmem_long_p(&word[i], i, last);
        else if (strcmp(what, "add") == 0)
            shmem_long_atomic_add(&word[i % 7], 1, last);
        else if (strcmp(what, "fence") == 0 && i < 100) {
            shmem_long_p(&word[i], i, last);
            shmem_fence();
            shmem_long_p(&flag, i, last);
        } else if (strcmp(what, "large-fence") == 0 && i < 100) {
            shmem_long_put(large, from, 20000, last);
            shmem_fence();
            shmem_long_p(&flag, i, last);
        } else if (strcmp(what, "large-get") == 0 && i < 100) {
            shmem_long_put(large, from, 20000, last);
            if (shmem_long_g(&large[i], last) != 0) /* not a bundle */
                shmem_global_exit(1);
        } else if (strcmp(what, "half") == 0 && i < 100)
            shmem_short_atomic_fetch_and(&half, -1, last);
        else if (strcmp(what, "signal") == 0 && i < 100)
            shmem_long_put_signal_nbi(word, from, 100, &signal, 1,
                                      SHMEM_SIGNAL_ADD, 1 + i % (n - 1));
        else if (strcmp(what, "iput") == 0 && i < 10)
            shmem_long_iput(word, from, 2, 1, 4000, last);
        else if (strcmp(what, "iget") == 0 && i < 10)
            shmem_long_iget(from, word, 1, 2, 4000, last);
        else if (strcmp(what, "quiet") == 0 && i < 100) {
            shmem_long_p(&flag, i, 1 + i % (n - 1));
            shmem_quiet();
        }
    }
    if (strcmp(what, "event") == 0 && me == last)
        shmem_wait_event(&flag);
    else if (strcmp(what, "event") == 0 && me == 0) {
        sleep(1);
        shmem_set_event(&flag);
    }
    shmem_barrier_all(); /* the others have answered */
    shmem_finalize();
    return 0;
}
C
"$PREFIX/bin/oshcc" -o "$work/many" "$work/many.c" ||
    { fail bundles 'the test program does not compile'; exit 1; }

# at_most WHAT PES BUNDLES ANSWERS PUTS GETS FLUSHES: PE 0 has sent no more, and
# the other PEs have sent so many answers in all.
at_most()
{
    local name=bundles-$1
    env SHMEM_TRANSPORT=ucx SHMEM_TEST_COUNTS=1 \
        "$PREFIX/bin/oshrun" -n "$2" "$work/many" "$1" 2>"$work/err" ||
        { fail "$name" "$(cat "$work/err")"; return; }
    said=$(awk -v limits="$3 $4 $5 $6 $7" '
        /sent by operations/ {
            sub(".*nodes: ", "")
            gsub("[^0-9 ]", "")
            if (seen[FILENAME]++ == 0 || $1 > bundles) {
                bundles = $1; puts = $3; gets = $4; flushes = $5
            }
            answers += $2
        }
        END {
            split(limits, most, " ")
            split(bundles " " answers " " puts " " gets " " flushes, is, " ")
            for (i = 1; i <= 5; i++)
                if (is[i] == "" || is[i] > most[i] + 0)
                    bad = 1
            print (bad ? "too many: " : "") bundles, answers, puts, gets,
                flushes
        }' "$work/err")
    case $said in
    too*) fail "$name" "$said, not $3 $4 $5 $6 $7" ;;
    *) ok "$name ($said)" ;;
    esac
}

#       what        PEs bundles answers puts gets flushes
at_most p           2   60      20      0    0    0
at_most add         2   60      20      0    0    0
at_most fence       2   130     40      0    0    0
at_most large-fence 2   210     110     100  0    100
at_most large-get   2   20      20      100  100  5
at_most half        2   110     110     0    0    0
at_most signal      7   140     40      0    0    0
at_most iput        2   40      20      0    0    0
at_most iget        2   20      40      0    0    0
at_most quiet       5   110     110     0    0    0
at_most event       2   1000    1000    0    0    0
exit $bad
