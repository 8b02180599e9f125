/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The static data of the executable as symmetric memory.  This file finds the
 * writable pages of the executable, copies them into this PE's slice of the
 * node segment and maps the slice over them.  From then on a store to a COMMON
 * block or a C static is a store to shared memory.
 *
 * The data of shared libraries is not symmetric.  A child made by fork gets a
 * private copy of the static data.
 */
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>

#include "base/program.h"
#include "memory/memory.h"
#include "shared/cause.h"

/* Whole pages of one PT_LOAD segment. */
struct range {
    uintptr_t start, end;
    uintptr_t file_end; /* bytes above are zero until the program writes */
    int prot;
};

static struct range ranges[SMA_MAX_PIECES];
static int nranges;
static bool shared;  /* the node segment is mapped over the static data */
static bool minding; /* this process is a PE (sma_data_mind_forks) */
static uint64_t data_id;
static bool has_build_id;
static uintptr_t page;

/* Guards fork_pipe and fork_mask.  The thread that forks holds it from before
 * the fork until the child has its own data, in the parent and in the child.
 * It takes no other lock of libsma meanwhile. */
static pthread_mutex_t fork_mutex = PTHREAD_MUTEX_INITIALIZER;
static int fork_pipe[2] = {-1, -1};
static sigset_t fork_mask; /* the signal mask of the thread that forks */

static uintptr_t page_down(uintptr_t a)
{
    return a & ~(page - 1);
}

static uintptr_t page_up(uintptr_t a)
{
    return page_down(a + page - 1);
}

/* Adds n bytes to data_id. */
static void hash(const void *bytes, size_t n)
{
    const unsigned char *p = bytes;

    for (size_t i = 0; i < n; i++)
        data_id = sma_hash_add(data_id, p[i]);
}

static void hash_build_id(const char *note, size_t size)
{
    while (size >= sizeof(ElfW(Nhdr))) {
        const ElfW(Nhdr) *head = (const void *) note;
        size_t name = (head->n_namesz + 3u) & ~3u;
        size_t len = sizeof *head + name + ((head->n_descsz + 3u) & ~3u);

        if (len > size)
            return;
        if (head->n_type == NT_GNU_BUILD_ID) {
            hash(note + sizeof *head + name, head->n_descsz);
            has_build_id = true;
        }
        note += len;
        size -= len;
    }
}

static void add_range(uintptr_t start, uintptr_t end, uintptr_t file_end,
                      ElfW(Word) flags)
{
    if (start >= end)
        return;
    if (nranges == SMA_MAX_PIECES)
        sma_fatal(NULL, "the program has more than %d writable segments",
                  SMA_MAX_PIECES);
    ranges[nranges++] = (struct range){
        .start = start,
        .end = end,
        .file_end = file_end,
        .prot = PROT_READ | PROT_WRITE | (flags & PF_X ? PROT_EXEC : 0),
    };
}

static void look_at_program(const struct dl_phdr_info *info)
{
    uintptr_t relro_start = 0, relro_end = 0;

    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *ph = &info->dlpi_phdr[i];

        if (ph->p_type == PT_GNU_RELRO) {
            /* the loader makes only whole pages read-only */
            relro_start = page_down(info->dlpi_addr + ph->p_vaddr);
            relro_end = page_down(info->dlpi_addr + ph->p_vaddr + ph->p_memsz);
        } else if (ph->p_type == PT_NOTE) {
            hash_build_id((const char *) (info->dlpi_addr + ph->p_vaddr),
                          ph->p_memsz);
        }
    }
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *ph = &info->dlpi_phdr[i];
        uintptr_t start = info->dlpi_addr + ph->p_vaddr;
        uintptr_t end = page_up(start + ph->p_memsz);
        uintptr_t file_end = start + ph->p_filesz;

        if (ph->p_type != PT_LOAD || !(ph->p_flags & PF_W))
            continue;
        hash(&ph->p_vaddr, sizeof ph->p_vaddr);
        hash(&ph->p_memsz, sizeof ph->p_memsz);
        start = page_down(start);
        if (relro_start < relro_end && relro_start < end && relro_end > start) {
            add_range(start, relro_start, file_end, ph->p_flags);
            start = relro_end;
        }
        add_range(start, end, file_end, ph->p_flags);
    }
}

void sma_data_find(void)
{
    struct sma_region *region = &sma_memory.region[SMA_DATA];
    struct dl_phdr_info program = sma_program_loaded();
    uintptr_t low = UINTPTR_MAX, high = 0;

    page = (uintptr_t) sysconf(_SC_PAGESIZE);
    sma_constants_find();
    nranges = 0;
    data_id = SMA_HASH_BEGIN;
    has_build_id = false;
    look_at_program(&program);
    if (!has_build_id) { /* other programs may have the same layout */
        uint64_t content = sma_program_hash();

        hash(&content, sizeof content);
    }
    for (int i = 0; i < nranges; i++) {
        low = ranges[i].start < low ? ranges[i].start : low;
        high = ranges[i].end > high ? ranges[i].end : high;
    }
    region->base = nranges ? low : 0;
    region->size = nranges ? high - low : 0;
}

uint64_t sma_data_id(void)
{
    return data_id;
}

bool sma_data_piece(int i, size_t *offset_p, size_t *size_p)
{
    if (i >= nranges)
        return false;
    *offset_p = ranges[i].start - sma_memory.region[SMA_DATA].base;
    *size_p = ranges[i].end - ranges[i].start;
    return true;
}

bool sma_data_contains(uintptr_t addr)
{
    for (int i = 0; i < nranges; i++)
        if (addr >= ranges[i].start && addr < ranges[i].end)
            return true;
    return false;
}

/* ---------------------------------------------------------------- sharing */

/*
 * is_zero and copy_pages read whole pages, with the redzones between variables,
 * to which AddressSanitizer objects.  So they are not instrumented, and
 * volatile keeps the compiler from making a memcpy, which is, out of the loop.
 */
__attribute__((no_sanitize("address"))) static bool is_zero(const void *page_p)
{
    const volatile uint64_t *word = page_p;

    for (size_t i = 0; i < page / sizeof *word; i++)
        if (word[i] != 0)
            return false;
    return true;
}

__attribute__((no_sanitize("address"))) static void
copy_pages(void *dest, const void *source, size_t bytes)
{
    const volatile uint64_t *from = source;
    volatile uint64_t *to = dest;

    for (size_t i = 0; i < bytes / sizeof *to; i++)
        to[i] = from[i];
}

/* Bits of an entry of /proc/self/pagemap: the page is present, or swapped. */
static const uint64_t in_use = (uint64_t) 3 << 62;

/* Does the entry say that its page is in use?  Under QEMU, a big-endian program may
 * get the entries of a little-endian kernel.  Those that root reads have the number of
 * the page, part of which then stands in the place of these bits.  So a big-endian
 * program trusts no entry that says "in use" in the other byte order, too. */
static bool is_in_use(uint64_t entry)
{
    return (entry & in_use) != 0 && (__BYTE_ORDER__ != __ORDER_BIG_ENDIAN__ ||
                                     (__builtin_bswap64(entry) & in_use) == 0);
}

/* Opens /proc/self/pagemap.  Returns -1 if the file does not describe this
 * program: the entry of the stack must say that its page is in use.  Under
 * QEMU, which runs programs of another processor, the file may describe other
 * addresses. */
static int open_pagemap(void)
{
    int fd = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
    uint64_t entry = 0;

    if (fd >= 0 && (pread(fd, &entry, sizeof entry,
                          (off_t) ((uintptr_t) &entry / page * sizeof entry)) !=
                        sizeof entry ||
                    !is_in_use(entry))) {
        close(fd);
        fd = -1;
    }
    return fd;
}

/*
 * Copies the pages of a range that hold anything but zeros.  Pages of
 * zero-initialised data that were never touched are not even read:
 * /proc/self/pagemap tells them.  From here until the slice is mapped nothing
 * may write to static data.
 */
static void copy_range(const struct range *r, char *slice)
{
    int fd = open_pagemap();
    uint64_t entry[256];
    enum { STEP = sizeof entry / sizeof *entry };

    for (uintptr_t a = r->start; a < r->end; a += STEP * page) {
        size_t pages = (r->end - a) / page;
        bool known;

        if (pages > STEP)
            pages = STEP;
        known = fd >= 0 && pread(fd, entry, pages * sizeof *entry,
                                 (off_t) (a / page * sizeof *entry)) ==
                               (ssize_t) (pages * sizeof *entry);
        for (size_t i = 0; i < pages; i++) {
            uintptr_t p = a + i * page;

            if (known && p >= r->file_end && !(entry[i] & in_use))
                continue;
            if (!is_zero((const void *) p))
                copy_pages(slice + (p - r->start), (const void *) p, page);
        }
    }
    if (fd >= 0)
        close(fd);
}

/* ------------------------------------------------------------------- fork */

/*
 * The child copies its data itself.  The parent waits for that, so that both
 * start from the values at the time of the fork.  A byte in the pipe tells the
 * parent that the child is ready, or the end of the pipe that the child has
 * died.  Signals are blocked meanwhile: a handler that runs in the child too
 * early would write the parent's data.
 */
static void before_fork(void)
{
    sigset_t all, mask;

    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &mask);
    pthread_mutex_lock(&fork_mutex);
    fork_mask = mask;
    if (!shared || pipe2(fork_pipe, O_CLOEXEC) != 0)
        fork_pipe[0] = fork_pipe[1] = -1;
}

static void close_end(int i)
{
    if (fork_pipe[i] >= 0)
        close(fork_pipe[i]);
}

static void end_fork(void)
{
    const sigset_t mask = fork_mask;

    pthread_mutex_unlock(&fork_mutex);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

static void after_fork_in_parent(void)
{
    char c;

    if (minding)
        sma_self.has_forked = true;
    close_end(1);
    if (fork_pipe[0] >= 0)
        while (read(fork_pipe[0], &c, 1) < 0 && errno == EINTR)
            ;
    close_end(0);
    end_fork();
}

/* Moves a mapping over the pages of a range.  By a system call, because a network
 * library may put a function before mremap that drops the last argument. */
static bool move_over(const struct range *r, void *mapping)
{
    size_t len = r->end - r->start;

    return syscall(SYS_mremap, mapping, len, len, MREMAP_MAYMOVE | MREMAP_FIXED,
                   r->start) == (long) r->start;
}

/* Replaces the shared pages of a range by private ones of the same content. */
static void make_private(const struct range *r, off_t offset)
{
    size_t len = r->end - r->start;
    off_t end = offset + (off_t) len;
    int fd = sma_segment_file();
    char *copy = mmap(NULL, len, r->prot,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

    if (copy == MAP_FAILED)
        sma_fatal(SMA_R(fork), "out of memory for a copy of the static data%s",
                  sma_cause(SMA_CAUSE_MEMORY, errno, len));
    for (off_t a = offset; a < end;) {
        off_t data = fd >= 0 ? lseek(fd, a, SEEK_DATA) : a;
        off_t hole = data < 0 || fd < 0 ? -1 : lseek(fd, data, SEEK_HOLE);

        if (data < 0 || data >= end)
            break;
        if (hole < 0 || hole > end)
            hole = end;
        copy_pages(copy + (data - offset), (char *) r->start + (data - offset),
                   (size_t) (hole - data));
        a = hole;
    }
    if (!move_over(r, copy))
        sma_fatal(SMA_R(fork),
                  "the child cannot be given its own static data: %s",
                  strerror(errno));
}

static off_t slice_offset(void)
{
    return (off_t) (sma_memory.segment_start +
                    sma_memory.region_offset[SMA_DATA] +
                    (size_t) sma_topology.node_me *
                        sma_memory.region_stride[SMA_DATA]);
}

static void after_fork_in_child(void)
{
    for (int i = 0; shared && i < nranges; i++)
        make_private(
            &ranges[i],
            slice_offset() +
                (off_t) (ranges[i].start - sma_memory.region[SMA_DATA].base));
    if (minding) { /* the child is no PE */
        sma_self.n = 0;
        sma_self.initialized = false;
        sma_self.forked = true;
        sma_self.job = NULL;
    }
    /* the write neither blocks nor raises SIGPIPE: the pipe is empty, and this
     * process still has the end for reading open, too */
    while (fork_pipe[1] >= 0 && write(fork_pipe[1], "", 1) < 0 &&
           errno == EINTR)
        ;
    close_end(0);
    close_end(1);
    end_fork();
}

/* The pages are mapped elsewhere and then moved: the mmap of AddressSanitizer, since gcc
 * 14 and clang 17, forgets where the variables in the pages end.  The advice drops nothing,
 * as the pages are those of a file: it tells libraries that keep registered memory, and
 * have functions before those of libc, that these pages are others. */
void sma_data_share(void)
{
    off_t slice = slice_offset();
    sigset_t all, mask;

    /* what a handler stores between the copy and mmap is lost */
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &mask);
    for (int i = 0; i < nranges; i++) {
        const struct range *r = &ranges[i];
        off_t offset =
            slice + (off_t) (r->start - sma_memory.region[SMA_DATA].base);
        void *shared_pages;

        copy_range(r, (char *) sma_memory.segment +
                          (offset - (off_t) sma_memory.segment_start));
        shared_pages =
            mmap(NULL, r->end - r->start, r->prot, MAP_SHARED | MAP_NORESERVE,
                 sma_segment_file(), offset);
        if (shared_pages == MAP_FAILED || !move_over(r, shared_pages))
            sma_segment_not_mapped("static data", r->end - r->start);
        madvise((void *) r->start, r->end - r->start, MADV_DONTNEED);
    }
    shared = nranges > 0;
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

void sma_data_mind_forks(void)
{
    minding = true;
}

/* Of handlers of pthread_atfork, those for the child run in the order in which they
 * were given.  These come before those of the program, which would otherwise find and
 * change the data of the parent. */
__attribute__((constructor(101))) static void give_fork_handlers(void)
{
    pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
}
