/* np: 2  worlds: ucx mixed (UCX is not used on one node)  cflags: -rdynamic -no-pie -fno-pie -Wl,--section-start=.far_away=0x10000000 -fuse-ld=bfd  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests static data in two segments with a large distance between them.  It
 * fails when the library registers memory with the network that is not mapped
 * to its last page, as a NIC demands; when one of the segments cannot
 * be reached, or what is between them is taken for static data; or when a second
 * start registers what only the first one needed.
 */
#include <dlfcn.h>

#include "test.h"

#if __has_include(<ucp/api/ucp.h>)
#include <ucp/api/ucp.h>

static long near_by[100];
__attribute__((section(".far_away"))) static long far_away[100] = {1};
static int maps;
static size_t mapped; /* bytes of them */

/* Is all of it mapped? */
static int is_memory(uintptr_t at, uintptr_t end)
{
    FILE *f = fopen("/proc/self/maps", "r");
    unsigned long from, to;

    CHECK(f != NULL, "no /proc");
    while (fscanf(f, "%lx-%lx%*[^\n]", &from, &to) == 2)
        if (at >= from && at < to)
            at = to;
    fclose(f);
    return at >= end;
}

/* Takes the place of UCX's function: the transport calls it. */
ucs_status_t ucp_mem_map(ucp_context_h context,
                         const ucp_mem_map_params_t *params,
                         ucp_mem_h *memory_p)
{
    void *ucx = dlopen("libucp.so.0", RTLD_LAZY | RTLD_NOLOAD);
    uintptr_t at = (uintptr_t) params->address;
    __typeof__(ucp_mem_map) *map;

    CHECK(ucx != NULL, "UCX is not here: %s", dlerror());
    *(void **) &map = dlsym(ucx, "ucp_mem_map");
    CHECK(is_memory(at, at + params->length),
          "%zu bytes at %p are registered, "
          "which are not all memory",
          params->length, params->address);
    maps++;
    mapped += params->length;
    return map(context, params, memory_p);
}

enum { LARGE = 64 << 20 };

static void start_again(void)
{
    CHECK(shmem_malloc(LARGE) != NULL, "no memory");
    CHECK(mapped > LARGE, "%zu bytes are registered", mapped);
    shmem_finalize();
    mapped = 0;
    test_init();
    CHECK(shmem_malloc(8) != NULL, "no memory");
    CHECK(mapped < LARGE, "%zu bytes are registered", mapped);
}

int main(void)
{
    const void *between =
        (void *) ((uintptr_t) near_by / 2 + (uintptr_t) far_away / 2);
    long got[2];

    test_init();
    CHECK(maps >= 3, "%d areas are registered", maps);
    CHECK((char *) far_away - (char *) near_by > 1 << 24 ||
              (char *) near_by - (char *) far_away > 1 << 24,
          "the data lie at %p and %p", (void *) near_by, (void *) far_away);
    shmem_long_p(&near_by[99], me + 10, 1 - me);
    shmem_long_p(&far_away[99], me + 20, 1 - me);
    shmem_barrier_all();
    CHECK(near_by[99] == 11 - me && far_away[99] == 21 - me, "put");
    shmem_long_atomic_inc(&near_by[0], 1 - me);
    shmem_long_atomic_inc(&far_away[0], 1 - me);
    shmem_barrier_all();
    shmem_long_get_nbi(&got[0], &near_by[0], 1, 1 - me);
    shmem_long_get_nbi(&got[1], &far_away[0], 1, 1 - me);
    shmem_quiet();
    CHECK(got[0] == 1 && got[1] == 2, "atomic operations: %ld, %ld", got[0],
          got[1]);
    CHECK(shmem_addr_accessible(far_away, 1 - me) == 1 &&
              shmem_addr_accessible(between, 1 - me) == 0,
          "accessible addresses");
    shmem_barrier_all();
    start_again();
    return test_end();
}
#else
int main(void)
{
    return 77;
}
#endif
