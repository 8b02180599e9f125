/* np: 1 2 3 5  lines: 1  match: the result is NULL */
/* np: 3  args: malloc  status: 1  lines: 1  notices: blocks_not_compared  match: ^shmem: PE 0/3 on [^ ]+: shmem_malloc: the block lies at heap \+ 8002176 here but at heap \+ 8002240 on PE 2; an earlier call at (c-)?neg_heap_differ[^ ]* was shmem_malloc of 8000000 bytes here but shmem_malloc of 8000008 bytes there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: hints  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_malloc_with_hints: the block lies at heap \+ 8002176 here but at heap \+ 8002240 on PE 2; an earlier call at (c-)?neg_heap_differ[^ ]* was shmem_malloc of 8000000 bytes here but shmem_malloc of 8000008 bytes there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: calloc  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_calloc: the block lies at heap \+ 10176 here but at heap \+ 11008 on PE 2; an earlier call at (c-)?neg_heap_differ[^ ]* was shmem_calloc of 8000 bytes here but shmem_calloc of 8800 bytes there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: align  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_align: the block lies at heap \+ 2176 here but at heap \+ 4096 on PE 2; the call was shmem_align of 100 bytes at a multiple of 128 here but shmem_align of 100 bytes at a multiple of 4096 there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: shmemalign  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_malloc: the block lies at heap \+ 2304 here but at heap \+ 2432 on PE 2; an earlier call at (c-)?neg_heap_differ[^ ]* was shmemalign of 100 bytes here but shmemalign of 200 bytes there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: shmalloc  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmalloc: the block lies at heap \+ 2304 here but at heap \+ 2432 on PE 2; an earlier call at (c-)?neg_heap_differ[^ ]* was shmalloc of 100 bytes here but shmalloc of 200 bytes there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: free  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_malloc: the block lies at heap \+ 1088 here but at heap \+ 0 on PE 2; an earlier call at (c-)?neg_heap_differ[^ ]* was shmem_free of the block at heap \+ 1088 here but shmem_free of the block at heap \+ 0 there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: order  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_malloc: the block lies at heap \+ 0 here but at heap \+ 1088 on PE 2; an earlier call at (c-)?neg_heap_differ[^ ]* was shmem_free of the block at heap \+ 0 here but shmem_free of the block at heap \+ 1088 there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: shrealloc  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_malloc: the block lies at heap \+ 1216 here but at heap \+ 2176 on PE 2; an earlier call at (c-)?neg_heap_differ[^ ]* was shrealloc of the block at heap \+ 1088 to 100 bytes here but shrealloc of the block at heap \+ 1088 to 1000 bytes there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: realloc  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_malloc: the block lies at heap \+ 512 here but at heap \+ 2176 on PE 2; an earlier call at (c-)?neg_heap_differ[^ ]* was shmem_realloc of the block at heap \+ 0 to 500 bytes here but shmem_realloc of the block at heap \+ 0 to 900 bytes there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: several  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_malloc: the block lies at heap \+ 2304 here but at heap \+ 2432 on PE 2; an earlier call at (c-)?neg_heap_differ[^ ]* was shmem_malloc of 100 bytes here but shmem_malloc of 200 bytes there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: hole  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_malloc: the block lies at heap \+ 2176 here but at heap \+ 2880 on PE 2; the call was shmem_malloc of 640 bytes here but shmem_malloc of 704 bytes there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: moves  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_realloc: the block lies at heap \+ 2176 here but at heap \+ 3520 on PE 2; the call was shmem_realloc of the block at heap \+ 2176 to 1280 bytes here but shmem_realloc of the block at heap \+ 2176 to 1344 bytes there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: large  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_malloc: the block lies at heap \+ 2176 here but there is none on PE 2; the call was shmem_malloc of 64 bytes here but shmem_malloc of 1099511627776 bytes there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: power  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_align: the block lies at heap \+ 2176 here but there is none on PE 2; the call was shmem_align of 64 bytes here but shmem_align of 64 bytes at a multiple of 48 there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: pair  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_malloc: PE 2 makes another call; the call was shmem_malloc of 64 bytes here but shmem_free of the block at heap \+ 2176 there \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: nothing  status: 1  lines: 1  match: ^shmem: PE [0-2]/3 on [^ ]+: (shmem_malloc: PE 2 makes another call: the routine and its sizes must be the same|shmem_[a-z_]*: PE [0-2] has sent a wrong message, .*) \(called at (c-)?neg_heap_differ(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that one line ends the job when a block of the heap lies elsewhere on some
 * PE, and names the call that was not the same on all PEs; and that other sizes
 * alone are allowed.
 */
#include "test.h"

#define IS(name) (strcmp(what, name) == 0)

/* The first calls that differ: odd is another number on the last PE. */
static void spoil(const char *what, size_t odd)
{
    char *a = shmem_malloc(1000), *gap = shmem_malloc(64), *b;

    b = gap != NULL ? shmem_malloc(1000) : NULL;
    shmem_malloc(64);
    if (IS("malloc") || IS("hints"))
        shmem_malloc((1000000 + odd) * 8);
    else if (IS("calloc"))
        shmem_calloc(1000 + 100 * odd, 8);
    else if (IS("align"))
        shmem_align(odd ? 4096 : 128, 100);
    else if (IS("shmemalign"))
        shmemalign(64, 100 + 100 * odd);
    else if (IS("shmalloc"))
        shmalloc(100 + 100 * odd);
    else if (IS("free"))
        shmem_free(odd ? a : b);
    else if (IS("order")) { /* only the lists of free blocks differ then */
        shmem_free(odd ? a : b);
        shmem_free(odd ? b : a);
    } else if (IS("shrealloc"))
        shrealloc(b, 100 + 900 * odd);
    else if (IS("realloc"))
        shmem_realloc(a, 500 + 400 * odd);
    else if (IS("several")) {
        shmem_malloc(100 + 100 * odd);
        shmem_free(a); /* the next block fits there */
        shmem_malloc(64 + 64 * (size_t) (me == 1));
    }
}

/* The calls whose blocks lie elsewhere. */
static void find(const char *what, size_t odd)
{
    if (IS("hints"))
        shmem_malloc_with_hints(64, 0);
    else if (IS("calloc"))
        shmem_calloc(8, 8);
    else if (IS("align"))
        shmem_align(4096, 64);
    else if (IS("free") || IS("order"))
        shmem_malloc(1000);
    else if (IS("shmalloc"))
        shmalloc(3000);
    else if (IS("realloc"))
        shmem_malloc(400);
    else if (IS("shrealloc"))
        shmem_malloc(800);
    else if (IS("hole")) {
        void *a = shmem_malloc(640), *b = shmem_malloc(64);

        shmem_free(a);
        shmem_malloc(640 + 64 * odd);
        shmem_free(b);
    } else if (IS("moves")) {
        void *a = shmem_malloc(640), *b = shmem_malloc(640);

        shmem_malloc(64);
        shmem_free(b);
        shmem_realloc(a, 1280 + 64 * odd);
    } else if (IS("large")) {
        shmem_malloc(odd ? (size_t) 1 << 40 : 64);
    } else if (IS("power")) {
        shmem_align(odd ? 48 : 64, 64);
    } else if (IS("nothing")) {
        shmem_malloc(odd ? 0 : 64);
        shmem_barrier_all();
        shmem_barrier_all();
    } else if (IS("pair") && odd) {
        shmem_free(shmem_malloc(64));
    } else if (IS("pair")) {
        shmem_malloc(64);
        shmem_malloc(64);
    } else
        shmem_malloc(5000);
}

/* None of these calls has a block elsewhere. */
static void allowed(size_t odd)
{
    long *all, *rest, *last;
    int other = (me + 1) % npes;

    shmem_malloc(100 + odd); /* of the same lines */
    all = shmem_malloc(64);
    CHECK(shmem_malloc((size_t) (1 + odd) << 40) == NULL, "no memory");
    rest = shmem_malloc(1000);
    last = shmem_malloc(64 * (size_t) (npes - me)); /* the last block */
    *rest = *last = -1;
    shmem_barrier_all();
    shmem_long_p(all, me, other);
    shmem_long_p(rest, me, other);
    shmem_long_p(last, me, other);
    shmem_barrier_all();
    other = (me + npes - 1) % npes;
    CHECK(*all == other && *rest == other && *last == other, "%ld %ld %ld",
          *all, *rest, *last);
    shmem_free(last); /* the heaps are alike again */
    last = shmem_malloc(640);
    *last = -1;
    shmem_barrier_all();
    shmem_long_p(last, me, (me + 1) % npes);
    shmem_barrier_all();
    CHECK(*last == other, "%ld", *last);
}

int main(int argc, char **argv)
{
    size_t odd;

    test_init();
    odd = me == npes - 1;
    if (argc < 2) {
        allowed(odd);
    } else {
        spoil(argv[1], odd);
        find(argv[1], odd);
        CHECK(odd > 1, "nobody has noticed");
    }
    return test_end();
}
