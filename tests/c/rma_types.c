/* np: 1 2 4 5  cflags: -O0  notices: ucx/quiet_early */
/* np: 2  worlds: ucx mixed (nothing is bundled on one host)  env: SHMEM_TEST_SMALL_TRANSFERS=mixed SHMEM_SERVICE_THREAD=no  cflags: -O0 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests put, get, p, g, iput, iget, ibput, ibget, put_nbi and get_nbi of every type,
 * between all pairs of PEs (own PE included), to the heap and to static data.  The
 * source of a blocking put is overwritten at once.
 */
#include "typed.h"

static struct {
    _Alignas(64) char bytes[TYPED_PES * TYPED_N * sizeof(long double)];
} static_dest, static_source;

#define TYPE_TEST(name, T) RMA(name##_test, T, shmem_##name##_, )
TEST_RMA(TYPE_TEST)

int main(void)
{
    void *heap_dest, *heap_source;

    test_init();
    CHECK(npes <= TYPED_PES, "too many PEs for this test");
    heap_dest = shmem_malloc(sizeof static_dest);
    heap_source = shmem_malloc(sizeof static_source);
    CHECK(heap_dest != NULL && heap_source != NULL, "no memory");
#define RUN(name, T) \
    name##_test(heap_dest, heap_source, static_dest.bytes, static_source.bytes);
    TEST_RMA(RUN)
    return test_end();
}
