/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The heaps of the PEs stay alike only as long as all PEs make the same calls.  Each
 * call that changes the heap has a barrier, and in it the PEs compare where the
 * block lies.  If it lies elsewhere on some PE, a symmetric address would mean
 * another object there: that ends the job.
 *
 * Other sizes alone do no harm as long as all blocks lie at the same places, so they
 * are only noted.  The message then names the last call that was not the same.
 */
#include "api/api.h"
#include "base/program.h"
#include "coll/calls.h"

/* A call, in words that PEs exchange. */
struct call {
    uint64_t ptr; /* offset of the block that is freed or resized, or NONE */
    uint64_t size;
    uint64_t align;
    uint64_t routine; /* index in sma_routines */
};

/* No offset and no size of a block is one of these. */
#define NONE UINT64_MAX          /* there is no block */
#define DIFFERS (UINT64_MAX - 1) /* among the PEs */
#define FREED (UINT64_MAX - 2)   /* the call frees a block */

/* What the PEs compare.  Whatever another collective sends has another `magic`. */
struct facts {
    uint64_t magic, block, ptr, size, align;
};

#define MAGIC ((uint64_t) 0x626c6f636b73616d)
#define WORDS(object) (sizeof(object) / sizeof(uint64_t))

/* The last calls that were not the same on all PEs, as a ring.  All PEs note the
 * same calls. */
enum { NOTED = 8 };

static struct note {
    struct call call;
    const void *caller;
} note[NOTED];

static unsigned notes;

static void keep_equal(void *out, const void *a, const void *b, size_t n)
{
    const uint64_t *x = a, *y = b;
    uint64_t *to = out;

    for (size_t i = 0; i < n; i++)
        to[i] = x[i] == y[i] ? x[i] : DIFFERS;
}

static const struct sma_op equal = {keep_equal, sizeof(uint64_t), "equal"};

static uint64_t offset_of(const void *block)
{
    return block == NULL ? NONE
                         : (uintptr_t) block - sma_memory.region[SMA_HEAP].base;
}

/* ------------------------------------------------------------------ message */

/* Do two calls change the heap alike? */
static bool is_same(const struct call *a, const struct call *b)
{
    return a->ptr == b->ptr && a->align == b->align &&
           sma_guard_size(a->size) == sma_guard_size(b->size);
}

/* "shmem_malloc of 800 bytes" */
static const char *call_text(const struct call *call, char *text, size_t size)
{
    const char *name =
        sma_routines[call->routine < SMA_ROUTINES ? call->routine : 0].name;

    if (call->size == 0)
        snprintf(text, size, "%s of the block at heap + %zu", name,
                 (size_t) call->ptr);
    else if (call->ptr != NONE)
        snprintf(text, size, "%s of the block at heap + %zu to %zu bytes", name,
                 (size_t) call->ptr, (size_t) call->size);
    else if (call->align != SMA_CACHE_LINE)
        snprintf(text, size, "%s of %zu bytes at a multiple of %zu", name,
                 (size_t) call->size, (size_t) call->align);
    else
        snprintf(text, size, "%s of %zu bytes", name, (size_t) call->size);
    return text;
}

/* The words of PE `from` become those of all PEs. */
static void spread(const struct sma_routine *routine, uint64_t *word, size_t n,
                   int from)
{
    for (size_t i = 0; i < n && sma_self.me != from; i++)
        word[i] = 0;
    sma_reduce_words(routine, sma_world, word, n, &sma_op_ulong_or);
}

/* A call of PE 0 and of another PE. */
struct pair {
    struct call here, there;
};

static bool differs(const struct pair *p)
{
    return !is_same(&p->here, &p->there);
}

/* The call of PE 0 and that of PE `other`.  All PEs call. */
static struct pair pair_of(const struct sma_routine *routine,
                           const struct call *call, int other)
{
    struct pair p = {*call, *call};

    spread(routine, &p.here.ptr, WORDS(p.here), 0);
    spread(routine, &p.there.ptr, WORDS(p.there), other);
    return p;
}

/* Adds what the two PEs called to a line that ends in `what`. */
static void add_pair(char *line, size_t size, const char *what,
                     const char *where, const struct pair *p)
{
    char text[2][128];
    size_t used = strlen(line);

    snprintf(line + used, size - used, "; %s%s was %s here but %s there", what,
             where, call_text(&p->here, text[0], sizeof text[0]),
             call_text(&p->there, text[1], sizeof text[1]));
}

static void add_places(char *line, size_t size, uint64_t here, uint64_t there,
                       int other)
{
    if (here == FREED || there == FREED)
        snprintf(line, size, "PE %d makes another call", other);
    else if (here == NONE)
        snprintf(line, size,
                 "there is no block here but one at heap + %zu on PE %d",
                 (size_t) there, other);
    else if (there == NONE)
        snprintf(line, size,
                 "the block lies at heap + %zu here but there is none on PE %d",
                 (size_t) here, other);
    else
        snprintf(line, size,
                 "the block lies at heap + %zu here but at heap + %zu on PE %d",
                 (size_t) here, (size_t) there, other);
}

/*
 * All PEs call when the block lies elsewhere on one of them.  PE 0 compares its
 * calls with those of the first PE whose block lies elsewhere, and ends the job; the
 * others wait for that.
 */
static __attribute__((cold, noinline)) void
tell(const struct sma_routine *routine, const struct call *call, uint64_t block)
{
    uint64_t here = block, there = block, other;
    char line[800], where[160] = "";
    struct pair now, before;
    unsigned age = 0;
    bool found = false;

    spread(routine, &here, 1, 0);
    other = (uint64_t) (block != here ? sma_self.me : sma_self.n);
    sma_reduce_words(routine, sma_world, &other, 1, &sma_op_ulong_min);
    spread(routine, &there, 1, (int) other);
    now = pair_of(routine, call, (int) other);
    while (!found && age < NOTED && age < notes) {
        age++;
        before =
            pair_of(routine, &note[(notes - age) % NOTED].call, (int) other);
        found = differs(&before);
    }
    if (sma_self.me != 0) {
        sma_barrier_all(routine);
        return;
    }
    add_places(line, sizeof line, here, there, (int) other);
    if (differs(&now))
        add_pair(line, sizeof line, "the call", "", &now);
    if (found) {
        sma_check_where(note[(notes - age) % NOTED].caller, where,
                        sizeof where);
        add_pair(line, sizeof line, "an earlier call", where, &before);
    }
    sma_fatal(routine, "%s", line);
}

/* ------------------------------------------------------------------ barrier */

void sma_same_block_start(void)
{
    notes = 0;
}

void sma_barrier_block(const struct sma_routine *routine, const void *ptr,
                       size_t size, size_t align, const void *block)
{
    const struct call call = {offset_of(ptr), size, align,
                              (uint64_t) (routine - sma_routines)};
    const uint64_t place = size == 0 ? FREED : offset_of(block);
    struct facts f = {MAGIC, place, call.ptr, sma_guard_size(size), align};

    sma_barrier_words(routine, &f.magic, WORDS(f), &equal);
    if (unlikely(f.magic != MAGIC))
        sma_fatal(routine, "another PE makes another call: the routine and its "
                           "sizes must be the same");
    if (unlikely(f.block == DIFFERS) && !SMA_MUTANT(blocks_not_compared))
        tell(routine, &call, place);
    if (unlikely(f.ptr == DIFFERS || f.size == DIFFERS || f.align == DIFFERS) &&
        place != NONE)
        note[notes++ % NOTED] = (struct note){call, sma_check_caller()};
}
