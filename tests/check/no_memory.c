/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A job in which one request for memory of a part of the library fails, the Nth of
 * those that the object OBJECT makes.  Says "enough" if it has made fewer.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <shmem.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

void *__libc_malloc(size_t bytes);
void *__libc_calloc(size_t n, size_t bytes);
void *__libc_realloc(void *p, size_t bytes);

static long left; /* requests until the one that fails */
static const char *object;

static int fails(void *caller)
{
    Dl_info info;

    if (__atomic_load_n(&left, __ATOMIC_RELAXED) <= 0 ||
        dladdr(caller, &info) == 0 || strstr(info.dli_fname, object) == NULL ||
        __atomic_sub_fetch(&left, 1, __ATOMIC_RELAXED) != 0)
        return 0;
    errno = ENOMEM;
    return 1;
}

#define FAILS fails(__builtin_return_address(0))

void *malloc(size_t bytes)
{
    return FAILS ? NULL : __libc_malloc(bytes);
}

void *calloc(size_t n, size_t bytes)
{
    return FAILS ? NULL : __libc_calloc(n, bytes);
}

void *realloc(void *p, size_t bytes)
{
    return FAILS ? NULL : __libc_realloc(p, bytes);
}

char *strdup(const char *text)
{
    size_t bytes = strlen(text) + 1;
    char *p = FAILS ? NULL : __libc_malloc(bytes);

    return p == NULL ? NULL : memcpy(p, text, bytes);
}

int asprintf(char **text_p, const char *format, ...)
{
    int bytes = -1;
    va_list ap;

    if (FAILS)
        return -1;
    va_start(ap, format);
    bytes = vasprintf(text_p, format, ap);
    va_end(ap);
    return bytes;
}

FILE *open_memstream(char **text_p, size_t *bytes_p)
{
    FILE *(*real)(char **, size_t *);

    if (FAILS)
        return NULL;
    *(void **) &real = dlsym(RTLD_NEXT, "open_memstream");
    return real(text_p, bytes_p);
}

void *mmap(void *at, size_t bytes, int access, int flags, int fd, off_t offset)
{
    return FAILS ? MAP_FAILED
                 : (void *) syscall(SYS_mmap, at, bytes, access, flags, fd,
                                    offset);
}

int main(int argc, char **argv)
{
    static long lock, word, value[64], all[40000], sync[SHMEM_REDUCE_SYNC_SIZE],
        work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
    static uint64_t signal_word;
    int me, n;
    long *block;
    shmem_team_t team;
    shmem_ctx_t ctx;

    object = argv[1];
    left = argc > 2 ? strtol(argv[2], NULL, 10) : 0;
    for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++)
        sync[i] = SHMEM_SYNC_VALUE;
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    block = shmem_malloc(400000);
    if (block == NULL)
        shmem_global_exit(3);
    shmem_barrier_all();
    shmem_putmem(block, all, sizeof all, !me);
    shmem_long_put_nbi(block, value, 64, !me);
    shmem_long_iput(block, value, 2, 2, 10, !me);
    shmem_long_get(value, block, 64, !me);
    shmem_long_atomic_add(&word, 1, !me);
    shmem_long_atomic_fetch(&word, !me);
    shmem_putmem_signal_nbi(block, all, 300000, &signal_word, 1,
                            SHMEM_SIGNAL_SET, !me);
    shmem_quiet();
    shmem_set_lock(&lock);
    shmem_clear_lock(&lock);
    shmem_long_sum_to_all(all, value, 1, 0, 0, n, work, sync);
    shmem_barrier_all();
    shmem_long_fcollect(SHMEM_TEAM_WORLD, all, value, 64);
    shmem_long_alltoall(SHMEM_TEAM_WORLD, all, value, 64);
    shmem_long_sum_inscan(SHMEM_TEAM_WORLD, all, value, 64);
    if (shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team) ==
        0) {
        shmem_long_broadcast(team, all, value, 64, 0);
        if (shmem_team_create_ctx(team, 0, &ctx) == 0) {
            shmem_ctx_long_p(ctx, &word, 1, !me);
            shmem_ctx_destroy(ctx);
        }
        shmem_team_destroy(team);
    }
    shmem_barrier_all();
    shmem_free(block);
    shmem_finalize();
    if (left > 0 && me == 0)
        puts("enough");
    return 0;
}
