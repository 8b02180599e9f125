/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Each routine that kernels call, in all its forms, with the same arguments: prints a
 * line "PE NAME FORM WORD" for each, of which the word stands for all that it has
 * changed and returned.  A program with the calls is made by build-aux/gen (calls).
 */
#ifndef NAMES_H
#define NAMES_H

#include <nvshmem.h>
#include <nvshmemx.h>

enum { SPACE = 1024, ELEMENTS = 5, SYNCS = 64 };

/* What the calls of other PEs may change, and source. */
struct space {
    char dest[SPACE];
    uint64_t sig;
    long sync[SYNCS];
    char source[SPACE];
};

/* The arguments, and what a call has returned. */
struct values {
    struct space *space; /* symmetric, like those below */
    char *dest, *source, *work;
    uint64_t *sig;
    long *sync;
    uint64_t local[SPACE / 8];
    int me, right, npes;
    char result[16];
};

struct call {
    const char *name, *form;
    void (*make)(struct values *v);
    void (*fill)(char *space, int pe);
};

/* A small number in a type, so that what is computed with it is exact. */
template <class T> T number(int n)
{
    return (T) n;
}
template <> inline sma_cuda_half_t number(int n)
{
    return sma_cuda_half_t((float) n);
}
template <> inline sma_cuda_bfloat16_t number(int n)
{
    return sma_cuda_bfloat16_t((float) n);
}
template <> inline sma_cuda_complexf_t number(int n)
{
    return {(float) n, 1};
}
template <> inline sma_cuda_complexd_t number(int n)
{
    return {(double) n, 1};
}
template <> inline sma_cuda_128 number(int n)
{
    return {{(uint64_t) n, 7}};
}

/* Element i of a PE. */
static int element(int pe, size_t i)
{
    return (pe * 2 + (int) i) % 4 + 1;
}

template <class T> void fill(char *space, int pe)
{
    for (size_t i = 0; i < SPACE / sizeof(T); i++)
        ((T *) (void *) space)[i] = number<T>(element(pe, i));
}

/* Values of which the one for element 2 alone is that of the element. */
template <class T> const T *only(struct values *v)
{
    T *value = (T *) (void *) v->local;

    value[2] = number<T>(element(v->me, 2));
    return value;
}

template <class T> void keep(struct values *v, T result)
{
    static_assert(sizeof result <= sizeof v->result, "a result");
    memcpy(v->result, &result, sizeof result);
}

/* The word of all that may have changed. */
static uint64_t word_of(const struct values *v)
{
    static char image[offsetof(struct space, source)];
    uint64_t word = 14695981039346656037U;

    nvshmem_getmem(image, v->space, sizeof image, nvshmem_my_pe());
    for (char c : image)
        word = (word ^ (unsigned char) c) * 1099511628211U;
    for (char c : v->result)
        word = (word ^ (unsigned char) c) * 1099511628211U;
    for (uint64_t n : v->local)
        word = (word ^ n) * 1099511628211U;
    return word;
}

static void prepare(struct values *v, const struct call *c)
{
    static struct space space;

    c->fill(space.dest, nvshmem_my_pe());
    memcpy(space.source, space.dest, SPACE);
    nvshmem_putmem(v->space, &space, sizeof space, nvshmem_my_pe());
    memset(v->result, 0, sizeof v->result);
    memset(v->local, 0, sizeof v->local);
    nvshmem_barrier_all();
}

/* The threads that make the call, which are more than the elements or fewer; 0: the
 * host makes it. */
static unsigned threads_of(const char *form)
{
    return strcmp(form, "thread") == 0  ? 1
           : strcmp(form, "warp") == 0  ? 3
           : strcmp(form, "block") == 0 ? 40
                                        : 0;
}

/* Is the name one of the part of all names that is wanted, one in so many? */
static bool is_wanted(const char *name, unsigned part)
{
    unsigned sum = 0;

    while (*name != '\0')
        sum = sum * 31 + (unsigned char) *name++;
    return sum / 7 % part == 0;
}

/* Makes the calls; without a GPU those of the host alone. */
static int make_calls(const struct call *calls, size_t n, bool has_gpu,
                      unsigned part)
{
    struct values v;

    nvshmem_init();
    v.me = nvshmem_my_pe();
    v.npes = nvshmem_n_pes();
    v.right = (nvshmem_my_pe() + 1) % v.npes;
    v.space = (struct space *) nvshmem_malloc(sizeof *v.space);
    v.work = (char *) nvshmem_malloc(SPACE);
    v.dest = v.space->dest;
    v.source = v.space->source;
    v.sig = &v.space->sig;
    v.sync = v.space->sync;
    for (const struct call *c = calls; c < calls + n; c++) {
        unsigned threads = threads_of(c->form);

        if (!is_wanted(c->name, part) ||
            (!has_gpu && strcmp(c->form, "host") != 0))
            continue;
        prepare(&v, c);
        if (threads == 0)
            c->make(&v);
        else
            shim::start(1, threads, [&v, c] { c->make(&v); });
        cudaDeviceSynchronize();
        nvshmem_barrier_all();
        printf("%d %s %s %016llx\n", nvshmem_my_pe(), c->name, c->form,
               (unsigned long long) word_of(&v));
    }
    nvshmem_finalize();
    return 0;
}

#endif
