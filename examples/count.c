/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A profiling tool that is loaded before the library: it counts the puts, gets
 * and barriers of a C program, without those of contexts and teams, and the bytes that
 * they move, and prints a line for each PE when the program ends.
 *
 *     make libcount.so
 *     LD_PRELOAD=./libcount.so oshrun -n 4 ./heat-c
 *
 * Every routine of the library has two names.  Here shmem_NAME is defined anew:
 * it counts the call and then calls pshmem_NAME.  With shmem_pcontrol(0) and
 * shmem_pcontrol(1), a program switches the counting off and on; with
 * shmem_pcontrol(2), it prints the line.
 */
#include <pshmem.h>
#include <shmem.h>
#include <stdio.h>

enum what { PUT, GET, BARRIER, WHATS };

static const char *const name[WHATS] = {"puts", "gets", "barriers"};
static struct {
    unsigned long long calls, bytes;
} total[WHATS];
static int off;

static void count(enum what what, unsigned long long bytes)
{
    if (off)
        return;
    total[what].calls++;
    total[what].bytes += bytes;
}

static void report(void)
{
    char line[256];
    int used = 0;

    for (int i = 0; i < WHATS; i++) {
        used += snprintf(line + used, sizeof line - (size_t) used, "%s %llu %s",
                         i > 0 ? "," : "", total[i].calls, name[i]);
        if (total[i].bytes > 0)
            used += snprintf(line + used, sizeof line - (size_t) used,
                             " of %llu bytes", total[i].bytes);
        total[i].calls = total[i].bytes = 0;
    }
    fprintf(stderr, "count: PE %d:%s\n", pshmem_my_pe(), line);
}

/* Older programs do not call shmem_finalize. */
__attribute__((destructor)) static void at_end(void)
{
    if (total[PUT].calls + total[GET].calls + total[BARRIER].calls > 0)
        report();
}

void shmem_pcontrol(int level, ...)
{
    if (level == 2)
        report();
    else
        off = level == 0;
}

void shmem_finalize(void)
{
    int up;

    pshmem_finalize();
    pshmem_query_initialized(&up);
    if (!up) /* otherwise the call was nested */
        report();
}

/* ------------------------------------------------------------ puts and gets */

#define BLOCK(what, op, suffix, type, size) \
    void shmem_##op##suffix(type *dest, const type *source, size_t nelems, \
                            int pe) \
    { \
        count(what, nelems *(size)); \
        pshmem_##op##suffix(dest, source, nelems, pe); \
    }

#define STRIDED(what, op, type, size) \
    void shmem_##op(type *dest, const type *source, ptrdiff_t dst, \
                    ptrdiff_t sst, size_t nelems, int pe) \
    { \
        count(what, nelems *(size)); \
        pshmem_##op(dest, source, dst, sst, nelems, pe); \
    }

#define BLOCKS(what, op, type, size) \
    void shmem_##op(type *dest, const type *source, ptrdiff_t dst, \
                    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) \
    { \
        count(what, bsize *nblocks *(size)); \
        pshmem_##op(dest, source, dst, sst, bsize, nblocks, pe); \
    }

#define SIGNAL(op, type, size) \
    void shmem_##op(type *dest, const type *source, size_t nelems, \
                    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe) \
    { \
        count(PUT, nelems *(size)); \
        pshmem_##op(dest, source, nelems, sig_addr, signal, sig_op, pe); \
    }

#define SINGLE(T, type) \
    void shmem_##T##_p(type *dest, type value, int pe) \
    { \
        count(PUT, sizeof value); \
        pshmem_##T##_p(dest, value, pe); \
    } \
    type shmem_##T##_g(const type *source, int pe) \
    { \
        count(GET, sizeof *source); \
        return pshmem_##T##_g(source, pe); \
    }

#define TYPE(T, type) \
    BLOCK(PUT, T##_put, , type, sizeof(type)) \
    BLOCK(PUT, T##_put, _nbi, type, sizeof(type)) \
    BLOCK(GET, T##_get, , type, sizeof(type)) \
    BLOCK(GET, T##_get, _nbi, type, sizeof(type)) \
    STRIDED(PUT, T##_iput, type, sizeof(type)) \
    STRIDED(GET, T##_iget, type, sizeof(type)) \
    BLOCKS(PUT, T##_ibput, type, sizeof(type)) \
    BLOCKS(GET, T##_ibget, type, sizeof(type)) \
    SIGNAL(T##_put_signal, type, sizeof(type)) \
    SIGNAL(T##_put_signal_nbi, type, sizeof(type)) \
    SINGLE(T, type)

TYPE(float, float)
TYPE(double, double)
TYPE(longdouble, long double)
TYPE(char, char)
TYPE(schar, signed char)
TYPE(short, short)
TYPE(int, int)
TYPE(long, long)
TYPE(longlong, long long)
TYPE(uchar, unsigned char)
TYPE(ushort, unsigned short)
TYPE(uint, unsigned int)
TYPE(ulong, unsigned long)
TYPE(ulonglong, unsigned long long)
TYPE(int8, int8_t)
TYPE(int16, int16_t)
TYPE(int32, int32_t)
TYPE(int64, int64_t)
TYPE(uint8, uint8_t)
TYPE(uint16, uint16_t)
TYPE(uint32, uint32_t)
TYPE(uint64, uint64_t)
TYPE(size, size_t)
TYPE(ptrdiff, ptrdiff_t)

#define SIZE(bits) \
    BLOCK(PUT, put##bits, , void, bits / 8) \
    BLOCK(PUT, put##bits, _nbi, void, bits / 8) \
    BLOCK(GET, get##bits, , void, bits / 8) \
    BLOCK(GET, get##bits, _nbi, void, bits / 8) \
    STRIDED(PUT, iput##bits, void, bits / 8) \
    STRIDED(GET, iget##bits, void, bits / 8) \
    BLOCKS(PUT, ibput##bits, void, bits / 8) \
    BLOCKS(GET, ibget##bits, void, bits / 8) \
    SIGNAL(put##bits##_signal, void, bits / 8) \
    SIGNAL(put##bits##_signal_nbi, void, bits / 8)

SIZE(8)
SIZE(16)
SIZE(32)
SIZE(64)
SIZE(128)
BLOCK(PUT, putmem, , void, 1)
BLOCK(PUT, putmem, _nbi, void, 1)
BLOCK(GET, getmem, , void, 1)
BLOCK(GET, getmem, _nbi, void, 1)
SIGNAL(putmem_signal, void, 1)
SIGNAL(putmem_signal_nbi, void, 1)

/* ----------------------------------------------------------------- barriers */

void shmem_barrier_all(void)
{
    count(BARRIER, 0);
    pshmem_barrier_all();
}

void shmem_barrier(int PE_start, int logPE_stride, int PE_size, long *pSync)
{
    count(BARRIER, 0);
    pshmem_barrier(PE_start, logPE_stride, PE_size, pSync);
}

void shmem_sync_all(void)
{
    count(BARRIER, 0);
    pshmem_sync_all();
}
