/* np: 1 2 3 */
/* np: 2  args: once  env: SHMEM_HANG_TIMEOUT=1  notices: all_again */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the all, any and some forms of wait_until and test, with one value and
 * with a vector of values, for all types: exclusion by status, empty sets,
 * signedness, and objects that other PEs change by p, put and atomic
 * operations.  With the argument "once" it tests that an object whose condition
 * wait_until_all has found true may change afterwards.
 */
#include <signal.h>
#include <sys/mman.h>

#include "typed.h"

#define NOW_SIGNED(name, T) NOW(name, T, shmem_##name##_, -3, 2)
#define NOW_UNSIGNED(name, T) NOW(name, T, shmem_##name##_, 1, (T) -2)
TEST_P2P_SIGNED(NOW_SIGNED)
TEST_P2P_UNSIGNED(NOW_UNSIGNED)

/* All conditions are true all the time: each object is returned within a number
 * of calls, also when a program polls two arrays in turn. */
static void fairness(void)
{
    int count[2][WAITED] = {{0}};
    long *a = shmem_malloc(2 * WAITED * sizeof *a);

    for (int i = 0; i < 2 * WAITED; i++)
        a[i] = 1;
    for (int i = 0; i < 200; i++)
        for (int k = 0; k < 2; k++) {
            int n = k ? 2 : WAITED;
            size_t at = i < 100 ? shmem_long_wait_until_any(
                                      a + k * WAITED, n, NULL, SHMEM_CMP_EQ, 1)
                                : shmem_long_test_any(a + k * WAITED, n, NULL,
                                                      SHMEM_CMP_EQ, 1);

            CHECK(at < (size_t) n, "index %zu", at);
            count[k][at]++;
        }
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < (k ? 2 : WAITED); i++)
            CHECK(count[k][i] >= 5, "array %d: object %d came up %d times", k,
                  i, count[k][i]);
    shmem_free(a);
}

/* Objects as many as have their status in the largest page, and one more. */
static long objects[(1 << 16) / sizeof(int) + 1];
static int *guarded; /* a page of the status */

/* PE 0 looks at the last status, so it has found the first object true. */
static void change(int signo)
{
    (void) signo;
    *(volatile long *) objects = 0;
    mprotect(guarded, (size_t) sysconf(_SC_PAGESIZE), PROT_READ | PROT_WRITE);
}

static void once(void)
{
    size_t page = (size_t) sysconf(_SC_PAGESIZE), last = page / sizeof(int);
    int *status = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    CHECK(status != MAP_FAILED, "no memory");
    for (size_t i = 1; i < last; i++)
        status[i] = 1;
    guarded = status + last;
    mprotect(guarded, page, PROT_NONE);
    signal(SIGSEGV, change);
    objects[0] = 1;
    shmem_barrier_all();
    if (me == 0) {
        shmem_long_wait_until_all(objects, last + 1, status, SHMEM_CMP_EQ, 1);
    } else {
        while (shmem_long_g(objects, 0) != 0)
            ;
        test_sleep_us(100000); /* PE 0 tests the last object, and waits */
        shmem_long_p(&objects[last], 1, 0);
    }
}

int main(int argc, char **argv)
{
    test_init();
    next = (me + 1) % npes;
    if (argc > 1 && strcmp(argv[1], "once") == 0) {
        once();
        return test_end();
    }
#define RUN(name, T) \
    now_##name(); \
    later_##name();
    TEST_P2P_SIGNED(RUN)
    TEST_P2P_UNSIGNED(RUN)
    fairness();
    return test_end();
}
