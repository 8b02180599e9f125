/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The longer functions behind Fortran entry points: memory management with
 * error codes, queries with Fortran results, indexed transfers.  The entry
 * points themselves are in gen/entries.c.
 */
#include "fint.h"

size_t sma_f_count(const struct sma_routine *routine, const char *arg, fint n)
{
    if (unlikely(n < 0)) {
        sma_check_running(routine);
        sma_fatal(routine, "%s is %lld, must not be negative", arg,
                  (long long) n);
    }
    return (size_t) n;
}

/* N$PES of programs that are compiled with oshfort --cray, which start so. */
extern int64_t sma_cray_n_pes __attribute__((visibility("default")));
int64_t sma_cray_n_pes;

void sma_f_start(const struct sma_routine *routine)
{
    sma_f_kinds_check(routine);
    sma_start(routine);
    sma_cray_n_pes = sma_self.n;
}

void sma_f_init(const struct sma_routine *routine)
{
    sma_f_kinds_check(routine);
    sma_init(routine);
}

/* Programs print the number of the PE even after the end of the job, so it
 * stays valid then.  Before the start there is none, and the call ends the
 * job. */
fint sma_f_my_pe(const struct sma_routine *routine)
{
    if (unlikely(!sma_self.finalized))
        sma_check_running(routine);
    return sma_self.me;
}

fint sma_f_n_pes(const struct sma_routine *routine)
{
    sma_check_running(routine);
    return sma_self.n;
}

void sma_f_fence(const struct sma_routine *routine)
{
    sma_check_running(routine);
    sma_fence(routine);
}

void sma_f_quiet(const struct sma_routine *routine)
{
    sma_check_running(routine);
    sma_quiet(routine);
}

void sma_f_wait(const struct sma_routine *routine, finteger *ivar, fint cmp,
                fint value)
{
    int c = sma_f_narrow(routine, "cmp", cmp);

    if (SMA_F_IS_INTEGER4)
        sma_wait_int32(routine, ivar, c, (int32_t) value);
    else
        sma_wait_int64(routine, ivar, c, value);
}

void sma_f_version(finteger *major, finteger *minor)
{
    sma_f_set_int(major, SHMEM_MAJOR_VERSION);
    sma_f_set_int(minor, SHMEM_MINOR_VERSION);
}

void sma_f_name(char *name, size_t name_len)
{
    static const char text[] = SHMEM_VENDOR_STRING;
    size_t n = sizeof(text) - 1 < name_len ? sizeof(text) - 1 : name_len;

    memcpy(name, text, n);
    memset(name + n, ' ', name_len - n);
}

flogical sma_f_pe_accessible(const struct sma_routine *routine, fint pe)
{
    sma_check_running(routine);
    return pe >= 0 && pe < sma_self.n;
}

flogical sma_f_addr_accessible(const struct sma_routine *routine,
                               const void *addr, fint pe)
{
    sma_check_running(routine);
    return pe == (int) pe && sma_addr_accessible(addr, (int) pe);
}

fword sma_f_ptr(const struct sma_routine *routine, const void *dest, fint pe)
{
    int peer = sma_f_narrow(routine, "pe", pe);

    sma_check_running(routine);
    sma_check_pe(routine, peer);
    return (fword) (intptr_t) sma_ptr(routine, dest, peer);
}

/* In Fortran these are counted, in C they are not. */

double sma_f_wtime(const struct sma_routine *routine)
{
    SMA_SEE_VALUE(routine, double, pshmemx_wtime(), SMA_ABOUT_NOTHING);
    return pshmemx_wtime();
}

int sma_f_team_place(const struct sma_routine *routine, shmem_team_t team)
{
    SMA_SEE_VALUE(routine, int, sma_team_place(routine, team),
                  SMA_ABOUT_NOTHING);
    return sma_team_place(routine, team);
}

int sma_f_team_size(const struct sma_routine *routine, shmem_team_t team)
{
    SMA_SEE_VALUE(routine, int, sma_team_size(routine, team),
                  SMA_ABOUT_NOTHING);
    return sma_team_size(routine, team);
}

int sma_f_team_translate(const struct sma_routine *routine, shmem_team_t from,
                         int pe, shmem_team_t to)
{
    SMA_SEE_VALUE(routine, int, sma_team_translate(routine, from, pe, to),
                  SMA_ABOUT_NOTHING);
    return sma_team_translate(routine, from, pe, to);
}

/* ------------------------------------------------------- memory management */

/* Checks that addr is a block of the symmetric heap.  Returns 0 or the error
 * code. */
static int block_check(const struct sma_routine *routine, const void *addr,
                       fint abort)
{
    int code = sma_heap_state(addr);

    if (code != 0 && abort != 0)
        sma_bad_block(routine, "addr", addr, code);
    return code;
}

/* Checks a length, which is a number of words.  Returns 0 or the error code. */
static int length_check(const struct sma_routine *routine, fint length,
                        fint abort)
{
    if (length > 0)
        return 0;
    if (abort != 0)
        sma_fatal(routine, "length is %lld, must be positive",
                  (long long) length);
    return SHMEM_MALLOC_BAD_SIZE;
}

/*
 * The bytes of `length` words.  A word has the size of a default INTEGER: 8
 * bytes on the T3E, 4 bytes on machines of SGI.  Programs rely on it: they
 * double the length for items of 8 bytes where an INTEGER has 4.  If the
 * product is too large for a size_t, the result is a size that no heap has, so
 * the allocation fails.
 */
static size_t length_bytes(const struct sma_routine *routine, fint length)
{
    fint word = (fint) sma_f_bytes(routine, SMA_F_INTEGER);

    return length > PTRDIFF_MAX / word ? PTRDIFF_MAX : (size_t) (length * word);
}

_Static_assert(SHMEM_MALLOC_FAIL == -2, "what the messages say");

void sma_f_shpalloc(const struct sma_routine *routine, fword *addr, fint length,
                    finteger *errcode, fint abort)
{
    size_t bytes = length_bytes(routine, length);
    int code;

    SMA_SEE(routine, sma_f_shpalloc(routine, addr, length, errcode, abort),
            SMA_ABOUT_NOTHING);
    sma_check_running(routine);
    code = length_check(routine, length, abort);
    if (code == 0) {
        void *block = sma_malloc(routine, SMA_CACHE_LINE, bytes, false,
                                 abort != 0 ? NULL : "errcode is -2");

        if (block == NULL)
            code = SHMEM_MALLOC_FAIL;
        else
            *addr = (fword) (intptr_t) block;
    }
    sma_f_set_int(errcode, code);
}

void sma_f_shpdeallc(const struct sma_routine *routine, fword addr,
                     finteger *errcode, fint abort)
{
    void *block = (void *) (intptr_t) addr;
    int code;

    SMA_SEE(routine, sma_f_shpdeallc(routine, addr, errcode, abort),
            SMA_ABOUT_NOTHING);
    sma_check_running(routine);
    code = block_check(routine, block, abort);
    if (code == 0)
        sma_free(routine, block);
    sma_f_set_int(errcode, code);
}

void sma_f_shpclmove(const struct sma_routine *routine, fword *addr,
                     fint length, finteger *status, fint abort)
{
    void *block = (void *) (intptr_t) *addr;
    size_t bytes = length_bytes(routine, length);
    int code;

    SMA_SEE(routine, sma_f_shpclmove(routine, addr, length, status, abort),
            SMA_ABOUT_NOTHING);
    sma_check_running(routine);
    code = length_check(routine, length, abort);
    if (code == 0)
        code = block_check(routine, block, abort);
    if (code == 0) {
        void *moved = sma_realloc(routine, block, bytes,
                                  abort != 0 ? NULL : "status is -2");

        if (moved == NULL) {
            code = SHMEM_MALLOC_FAIL;
        } else {
            *addr = (fword) (intptr_t) moved;
            code = moved != block;
        }
    }
    sma_f_set_int(status, code);
}

/* ------------------------------------------------ indexed data and signals */

/* Element i of an array of indices of `bytes` bytes each. */
static int64_t index_at(const void *index, size_t i, size_t bytes)
{
    return bytes == 4 ? ((const int32_t *) index)[i]
                      : ((const int64_t *) index)[i];
}

/* The address of element i of base.  An index outside of the array is left to the
 * check of the address; one that gives no address at all ends the job. */
static void *element(const struct sma_routine *routine, const void *base,
                     int64_t i, size_t bytes)
{
    int64_t offset;

    if (unlikely(__builtin_mul_overflow(i, (int64_t) bytes, &offset)))
        sma_fatal(routine,
                  "index %lld is out of range: no address is that large",
                  (long long) i);
    return (void *) ((uintptr_t) base + (uintptr_t) offset);
}

/* Moves each element by a put or a get of its own. */
static void move_indexed(const struct sma_routine *routine, char *dest,
                         const char *source, const void *index, fint nelems,
                         int size, fint pe, bool puts)
{
    size_t n = sma_f_count(routine, "nelems", nelems);
    size_t bytes = sma_f_bytes(routine, size);
    int peer = sma_f_narrow(routine, "pe", pe);

    SMA_SEE(routine,
            move_indexed(routine, dest, source, index, nelems, size, pe, puts),
            puts ? SMA_ABOUT_PE(peer, n * bytes)
                 : SMA_ABOUT_GET(peer, n * bytes));
    sma_check_running(routine);
    sma_check_pe(routine, peer);
    sma_f_doubt(routine, size, puts ? "source" : "dest", puts ? source : dest,
                n, 1);
    for (size_t i = 0; i < n; i++) {
        void *at = element(routine, puts ? dest : source,
                           index_at(index, i, bytes), bytes);

        sma_f_doubt(routine, size, puts ? "dest" : "source", at, 1, 1);
        if (puts)
            sma_put(routine, at, source + i * bytes, bytes, peer);
        else
            sma_get(routine, dest + i * bytes, at, bytes, peer);
    }
}

void sma_f_ixput(const struct sma_routine *routine, void *dest,
                 const void *source, const void *index, fint nelems, int size,
                 fint pe)
{
    move_indexed(routine, dest, source, index, nelems, size, pe, true);
}

void sma_f_ixget(const struct sma_routine *routine, void *dest,
                 const void *source, const void *index, fint nelems, int size,
                 fint pe)
{
    move_indexed(routine, dest, source, index, nelems, size, pe, false);
}

void sma_f_put_signal(const struct sma_routine *routine, void *dest,
                      const void *source, fint nelems, int size,
                      int64_t *sig_addr, int64_t signal, fint pe)
{
    size_t n = sma_f_count(routine, "nelems", nelems);

    sma_put_signal(routine, dest, source, sma_f_span(routine, n, size),
                   (uint64_t *) sig_addr, (uint64_t) signal, SHMEM_SIGNAL_SET,
                   sma_f_narrow(routine, "pe", pe));
}

/* --------------------------------------------------- REAL*16 without a type */

#ifndef HAVE_FLOAT128
static void no_float128(void *out, const void *a, const void *b, size_t n)
{
    (void) out, (void) a, (void) b, (void) n;
    sma_fatal(NULL, "this library has no reductions of REAL*16: the C compiler "
                    "that built it has no such type");
}

const struct sma_op sma_op_float128_max = {no_float128, 16};
const struct sma_op sma_op_float128_min = {no_float128, 16};
const struct sma_op sma_op_float128_sum = {no_float128, 16};
const struct sma_op sma_op_float128_prod = {no_float128, 16};
#endif
