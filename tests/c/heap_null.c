/* np: 2  args: malloc  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_malloc: no memory for 12000000 bytes \(10484800 of the symmetric heap are free, largest block 10484784\); set SHMEM_SYMMETRIC_SIZE to a larger size; the result is NULL \(called at (c-)?heap_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: calloc  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_calloc: no memory for a negative number of bytes, or for more than memory can hold; the result is NULL \(called at (c-)?heap_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: malloc_minus  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: shmem_malloc: no memory for a negative number of bytes, or for more than memory can hold; the result is NULL \(called at heap_null */
/* np: 2  args: malloc  env: SHMEM_CHECK=2 XT_SYMMETRIC_HEAP_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: shmem_malloc: no memory for 12000000 bytes \(.*\); set XT_SYMMETRIC_HEAP_SIZE to a larger size; the result is NULL \(called at heap_null */
/* np: 2  args: align  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_align: no memory for 100 bytes at a multiple of 1073741824 \(.*largest block [0-9]+\); set SHMEM_SYMMETRIC_SIZE to a larger size; the result is NULL \(called at (c-)?heap_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: align_wrong  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_align: alignment is 48, must be a power of two and at most 1073741824.*; the result is NULL \(called at (c-)?heap_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: align_zero  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_align: alignment is 0, must be a power of two and at most 1073741824.*; the result is NULL \(called at (c-)?heap_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: align_large  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_align: alignment is 2147483648, must be a power of two and at most 1073741824.*; the result is NULL \(called at (c-)?heap_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: realloc  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_realloc: no memory for 12000000 bytes \(.*largest block [0-9]+\); set SHMEM_SYMMETRIC_SIZE to a larger size; the result is NULL \(called at (c-)?heap_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: realloc_null  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_realloc: no memory for 12000000 bytes \(.*largest block [0-9]+\); set SHMEM_SYMMETRIC_SIZE to a larger size; the result is NULL \(called at (c-)?heap_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: hints  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_malloc_with_hints: no memory for 12000000 bytes \(.*largest block [0-9]+\); set SHMEM_SYMMETRIC_SIZE to a larger size; the result is NULL \(called at (c-)?heap_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: shmalloc  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmalloc: no memory for 12000000 bytes \(.*largest block [0-9]+\); set SHMEM_SYMMETRIC_SIZE to a larger size; the result is NULL \(called at (c-)?heap_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: shrealloc  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shrealloc: no memory for 12000000 bytes \(.*largest block [0-9]+\); set SHMEM_SYMMETRIC_SIZE to a larger size; the result is NULL \(called at (c-)?heap_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: shmemalign  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmemalign: alignment is 96, must be a power of two and at most 1073741824.*; the result is NULL \(called at (c-)?heap_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: fits  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  lines: 0 */
/* np: 2  args: malloc  env: SHMEM_SYMMETRIC_SIZE=8M  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_malloc: no memory for 12000000 bytes \(.*the result is NULL \(called at heap_null */
/* np: 2  args: align_wrong  env: SHMEM_SYMMETRIC_SIZE=8M  lines: 1  match: shmem_align: alignment is 48, must be a power of two.*the result is NULL */
/* np: 2  args: again  env: SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: shmem_malloc: no memory for 12000000 bytes */
/* np: 2  args: again  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 3 */
/* np: 2  args: malloc  env: SHMEM_CHECK=0 SHMEM_SYMMETRIC_SIZE=8M  lines: 0 */
/* np: 3  args: use  env: SHMEM_SYMMETRIC_SIZE=8M  sanitize: no  status: 139  match: ^shmem: PE 0/3 on [^ ]+: shmem_malloc: no memory for 12000000 bytes \(.*; set SHMEM_SYMMETRIC_SIZE to a larger size */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that one line says why a routine that allocates returns NULL, once for the
 * job (with SHMEM_CHECK=2, for each call), and that the program goes on; and that
 * the line is there although another PE uses NULL at once.
 */
#include "test.h"

enum { MORE = 12000000 }; /* more than the heap and its guard zones have */

static void *ask(const char *what, void *block)
{
#define IS(name) (strcmp(what, name) == 0)
    if (IS("malloc"))
        return shmem_malloc(MORE);
    if (IS("again"))
        return shmem_malloc(MORE) == NULL && shmem_malloc(MORE) == NULL
                   ? shmem_malloc(MORE)
                   : block;
    if (IS("use") && me == npes - 1)
        *(volatile char *) shmem_malloc(MORE) = 1;
    if (IS("use")) {
        shmem_malloc(MORE);
        test_sleep_us(300000);
    }
    if (IS("malloc_minus"))
        return shmem_malloc((size_t) -1000);
    if (IS("calloc"))
        return shmem_calloc(SIZE_MAX / 4, 8);
    if (IS("align"))
        return shmem_align((size_t) 1 << 30, 100);
    if (IS("align_wrong"))
        return shmem_align(48, 100);
    if (IS("align_zero"))
        return shmem_align(0, 100);
    if (IS("align_large"))
        return shmem_align((size_t) 1 << 31, 100);
    if (IS("realloc"))
        return shmem_realloc(block, MORE);
    if (IS("realloc_null"))
        return shmem_realloc(NULL, MORE);
    if (IS("hints"))
        return shmem_malloc_with_hints(MORE, SHMEM_MALLOC_ATOMICS_REMOTE);
    if (IS("shmalloc"))
        return shmalloc(MORE);
    if (IS("shrealloc"))
        return shrealloc(block, MORE);
    if (IS("shmemalign"))
        return shmemalign(96, 100);
    return NULL;
}

int main(int argc, char **argv)
{
    char *block;

    test_init();
    block = shmem_malloc(1000);
    CHECK(block != NULL, "no memory");
    if (argc > 1 && strcmp(argv[1], "fits") == 0)
        CHECK(shmem_malloc(0) == NULL && shmem_align(48, 0) == NULL &&
                  shmem_realloc(NULL, 0) == NULL,
              "nothing");
    else
        CHECK(ask(argv[1], block) == NULL, "%s", argv[1]);
    block[999] = 1;
    shmem_free(block);
    return test_end();
}
