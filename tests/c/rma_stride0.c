/* np: 2  env: SHMEM_CHECK=0 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that without checks a stride may be 0: with sst an element of the
 * source goes to many elements of dest, with dst one of the elements of the
 * source is left.
 */
#include "test.h"

enum { N = 10000 };

static long long there[N];
static short there2[N];
static char there1[N];
static long long here[N];
static short here2[N];
static char here1[N];

static void fill(void)
{
    for (int i = 0; i < N; i++) {
        there[i] = me * N + i;
        there2[i] = (short) (me * 100 + i % 100);
        there1[i] = (char) (me * 10 + i % 10);
        here[i] = here2[i] = -1;
        here1[i] = (char) -1;
    }
    shmem_barrier_all();
}

static void check(const char *name, const long long *got, size_t n,
                  long long want)
{
    for (size_t i = 0; i < n; i++)
        CHECK(got[i] == want, "%s: element %zu is %lld, not %lld", name, i,
              got[i], want);
    CHECK(n == N || got[n] == -1, "%s: wrote behind the end", name);
}

static void get_one(int pe)
{
    const size_t many[] = {0, 1, 2, 100, N};

    for (size_t k = 0; k < sizeof many / sizeof *many; k++) {
        fill();
        shmem_longlong_iget(here, &there[3], 1, 0, many[k], pe);
        check("longlong_iget", here, many[k], pe * N + 3);
        shmem_short_iget(here2, &there2[3], 1, 0, many[k], pe);
        shmem_char_iget(here1, &there1[3], 1, 0, many[k], pe);
        for (size_t i = 0; i < many[k]; i++)
            CHECK(here2[i] == pe * 100 + 3 && here1[i] == pe * 10 + 3,
                  "short, char: element %zu", i);
    }
    fill();
    here[1] = -1;
    shmem_longlong_iget(here, there, 0, 0, 10, pe);
    check("longlong_iget with dst 0", here, 1, pe * N);
    shmem_barrier_all();
}

static void put_one(int pe)
{
    fill();
    here[0] = 77 + me;
    shmem_longlong_iput(there, here, 1, 0, N, pe);
    shmem_barrier_all();
    for (int i = 0; i < N; i++)
        CHECK(there[i] == 77 + (1 - me), "iput: element %d is %lld", i,
              there[i]);
    shmem_barrier_all();
}

int main(void)
{
    test_init();
    get_one(1 - me);
    get_one(me);
    put_one(1 - me);
    return test_end();
}
