#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests threads of one PE at the end of a job: the message of a thread that has
# found a mistake, and the output of a global exit, come whatever other threads
# do.

# shellcheck disable=SC2317 # functions are called by words
. "$(dirname "${BASH_SOURCE[0]}")/common"

oshrun=$PREFIX/bin/oshrun
pe=$work/pe

cat >"$work/pe.c" <<'C'
#include <pthread.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static long flag, other;
static const char *how;

static void *waiting(void *number)
{
    if (number == &flag && strcmp(how, "message-and-exit") == 0) {
        while (__atomic_load_n(&flag, __ATOMIC_RELAXED) == 0)
            ;
        nanosleep(&(struct timespec){.tv_nsec = 200000000}, NULL);
        exit(0);
    }
    shmem_long_wait_until(&other, SHMEM_CMP_NE, 0);
    return NULL;
}

static void *idle(void *unused)
{
    nanosleep(&(struct timespec){.tv_sec = 100}, NULL);
    return unused;
}

/* Half of the time inside malloc, with its lock: there is another thread. */
static void allocate(void)
{
    pthread_t thread;

    pthread_create(&thread, NULL, idle, NULL);
    for (;;) {
        void *volatile p = malloc(50000);

        free(p);
        for (volatile int i = 0; i < 50; i++)
            ;
    }
}

static void last_words(void)
{
    void *volatile p = malloc(50000);

    free(p);
    if (strcmp(how, "global") == 0)
        nanosleep(&(struct timespec){.tv_nsec = 50000000}, NULL);
    printf("the last words of PE %d\n", shmem_my_pe());
}

/* pe HOW: four threads of PE 0 wait, or one of them calls exit(), and the main
 * thread makes a mistake; or the last PE calls shmem_global_exit, while the others
 * wait, or allocate memory. */
int main(int argc, char **argv)
{
    pthread_t thread[4];
    int provided, me;

    how = argc > 1 ? argv[1] : "";
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    me = shmem_my_pe();
    if (strncmp(how, "global", 6) == 0)
        atexit(last_words);
    for (int i = 0; me == 0 && i < 4 && strcmp(how, "global-malloc") != 0; i++)
        pthread_create(&thread[i], NULL, waiting,
                       i == 0 ? &flag : NULL);
    nanosleep(&(struct timespec){.tv_nsec = 100000000}, NULL);
    shmem_barrier_all();
    if (strcmp(how, "global-malloc") == 0 && me != shmem_n_pes() - 1)
        allocate();
    if (strncmp(how, "global", 6) == 0 && me == shmem_n_pes() - 1)
        shmem_global_exit(42);
    if (strncmp(how, "message", 7) == 0 && me == 0) {
        flag = 1;
        shmem_long_p(&flag, 1, 1000);
    }
    shmem_long_wait_until(&other, SHMEM_CMP_NE, 0);
    return 1;
}
C
"$PREFIX/bin/oshcc" -O1 -pthread -o "$pe" "$work/pe.c" ||
    { fail leaving 'its test program does not compile'; exit 1; }

# The message waits in a pipe that is full, and the job waits with it.
mkfifo "$work/pipe"
exec 9<>"$work/pipe"

# message NAME STATUS COMMAND...
message()
{
    local name=$1 want=$2 pid
    shift 2
    head -c 65536 /dev/zero >&9
    "$@" 2>&9 &
    pid=$!
    sleep 1
    head -c 65536 <&9 >/dev/null
    wait $pid 2>/dev/null
    verdict "leaving-$name" 'wrong status' same $? "$want"
    echo end >&9
    sed '/^end$/q' <&9 >"$work/err"
    verdict "leaving-$name-message" 'the message is lost' \
        grep -q 'shmem_long_p: .*1000' "$work/err"
}
# shellcheck disable=SC2016
job='"$0" -n 3 sh -c '\''case $SMA_JOB in
*:0:*) exec "$0" message 2>&9 ;; *) exec "$0" message 2>/dev/null ;; esac'\'' "$1"'
message threads 1 "$pe" message
message exit 1 "$pe" message-and-exit
message job 1 sh -c "$job" "$oshrun" "$pe"

# Only SIGINT ends a PE while its message waits.
head -c 65536 /dev/zero >&9
"$pe" message 2>&9 &
pid=$!
sleep 0.7
kill -TERM $pid
wait $pid 2>/dev/null
verdict leaving-SIGTERM 'it does not end while its message waits' same $? 143
exec 9>&-

"$oshrun" -n 2 "$pe" global >"$work/out"
verdict leaving-global 'wrong status' same $? 42
verdict leaving-global-output 'the output of a PE is lost' \
    same "$(sort "$work/out")" "$(printf 'the last words of PE %d\n' 0 1)"

# SIGTERM of oshrun comes while a PE is in malloc.
for i in 1 2 3 4; do
    "$oshrun" -n 3 "$pe" global-malloc
done >"$work/out"
verdict leaving-malloc 'wrong status' same $? 42
verdict leaving-malloc-output 'the output of a PE is lost' \
    same "$(sort "$work/out" | uniq -c)" \
    "$(printf '      4 the last words of PE %d\n' 0 1 2)"

exit $bad
