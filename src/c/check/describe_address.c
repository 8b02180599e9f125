/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Describes in words what lies at an address, for the message that the address
 * is not symmetric.  It asks the loader and /proc/self/maps, and allocates no
 * memory.
 */
#include <pthread.h>
#include <sys/resource.h>
#include <sys/syscall.h>

#include "base/program.h"
#include "check/check.h"

enum { NEAR_NULL = 4096, GUARD = 1 << 20 };

/* A line of /proc/self/maps. */
struct mapping {
    uintptr_t low, high;
    char mode[8];   /* such as rw-p */
    char name[256]; /* "": no file */
};

/* The file, and the bytes of it that have been read and not been used yet. */
struct reader {
    int fd;
    size_t at, end;
    char text[1024];
};

/* Reads the next line, or as much of it as there is space for.  False: there is
 * no further line. */
static bool next_line(struct reader *r, char *line, size_t size)
{
    size_t used = 0;

    for (;;) {
        if (r->at == r->end) {
            ssize_t n = read(r->fd, r->text, sizeof r->text);

            if (n <= 0)
                return false;
            r->at = 0;
            r->end = (size_t) n;
        }
        if (r->text[r->at++] == '\n')
            break;
        if (used + 1 < size)
            line[used++] = r->text[r->at - 1];
    }
    line[used] = '\0';
    return true;
}

static bool parse(const char *line, struct mapping *m)
{
    unsigned long long low, high;
    int at = 0;

    if (sscanf(line, "%llx-%llx %7s %*s %*s %*s %n", &low, &high, m->mode,
               &at) != 3)
        return false;
    m->low = (uintptr_t) low;
    m->high = (uintptr_t) high;
    snprintf(m->name, sizeof m->name, "%s", at > 0 ? line + at : "");
    return true;
}

/* Finds the mapping that holds an address, and the one before it.  False: no
 * mapping holds the address. */
static bool find_mapping(uintptr_t addr, struct mapping *m,
                         struct mapping *before)
{
    struct reader r = {.fd = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)};
    char line[384];
    bool found = false;

    memset(m, 0, sizeof *m);
    if (r.fd < 0)
        return false;
    while (!found && next_line(&r, line, sizeof line)) {
        *before = *m;
        found = parse(line, m) && addr >= m->low && addr < m->high;
    }
    close(r.fd);
    return found;
}

/* -------------------------------------------------------------------- words */

/* Is the address in a stack that the C library has made for a thread?  Such a
 * stack has a guard below it.  The mapping may also hold other memory above the
 * stack, so the size of a stack counts as well.  An area of malloc may have a
 * guard, too, but begins at a multiple of 64 MiB, with a pointer; the far end of a
 * stack holds zeros. */
static bool is_stack_of_thread(uintptr_t addr, const struct mapping *m,
                               const struct mapping *before)
{
    const uintptr_t area = (uintptr_t) 64 << 20;
    struct rlimit rl;
    size_t size = (size_t) 2 << 20; /* of a stack, where there is no limit */

    if (getrlimit(RLIMIT_STACK, &rl) == 0 && rl.rlim_cur != RLIM_INFINITY)
        size = rl.rlim_cur;
    return before->high == m->low && strncmp(before->mode, "---p", 4) == 0 &&
           before->high - before->low <= GUARD &&
           (m->low % area != 0 ||
            (m->mode[0] == 'r' && *(const uintptr_t *) m->low == 0)) &&
           addr - m->low < size;
}

/* A compiler of Fortran passes a copy in place of a section with gaps, or of an
 * expression.  It lies on the stack or among allocated memory, where nothing tells
 * it from other objects, as it has no name. */
#define OR_COPY ", or a copy that the compiler made"

/* Words for the stack of the calling thread. */
static const char *on_stack(const struct sma_routine *routine)
{
    return sma_is_fortran(routine) ? "a local variable" OR_COPY
                                     " (on the stack)"
                                   : "a local variable (on the stack)";
}

/* Describes an address in a stack.  Returns NULL if it is not in a stack. */
static const char *in_stack(const struct sma_routine *routine, uintptr_t addr,
                            const struct mapping *m,
                            const struct mapping *before)
{
    const uintptr_t here = (uintptr_t) __builtin_frame_address(0);
    const uintptr_t top = (uintptr_t) pthread_self(); /* above this stack */
    bool mine = here >= m->low && here < m->high;

    if (strcmp(m->name, "[stack]") == 0)
        return mine ? on_stack(routine)
                    : "a local variable of the first thread (on its stack)";
    if (m->name[0] != '\0')
        return NULL;
    if (mine && (top < m->low || top >= m->high || addr < top))
        return on_stack(routine);
    return is_stack_of_thread(addr, m, before)
               ? "a local variable of another thread (on its stack)"
               : NULL;
}

/* Words for a mapping without a file.  It may be of mmap or of malloc, which
 * takes large blocks from mmap. */
static const char *allocated(const struct sma_routine *routine)
{
    return sma_is_fortran(routine)
               ? "allocated memory (an allocated array" OR_COPY ")"
               : "allocated memory (malloc or mmap)";
}

/* Describes an address that is in no file of the loader's. */
static void say_mapping(const struct sma_routine *routine, uintptr_t addr,
                        char *text_p, size_t size)
{
    struct mapping m, before;
    const char *stack;

    if (!find_mapping(addr, &m, &before)) {
        snprintf(text_p, size, "%s",
                 access("/proc/self/maps", R_OK) == 0
                     ? "outside all memory of this process"
                     : "elsewhere (/proc, which would show where, is not "
                       "mounted)");
        return;
    }
    stack = in_stack(routine, addr, &m, &before);
    if (stack != NULL)
        snprintf(text_p, size, "%s", stack);
    else if (strcmp(m.name, "[heap]") == 0 || m.name[0] == '\0' ||
             strncmp(m.name, "[anon", 5) == 0)
        snprintf(text_p, size, "%s", allocated(routine));
    else if (strcmp(m.name, "/dev/zero (deleted)") == 0)
        snprintf(text_p, size, "in shared memory of mmap");
    else if (strncmp(m.name, "/SYSV", 5) == 0)
        snprintf(text_p, size, "in shared memory of shmget");
    else
        snprintf(text_p, size, "in a mapping of %s", sma_last_part(m.name));
}

/* Describes an address in the memory of a PE of this node, as shmem_ptr returns
 * it.  Returns false if it is not in such memory. */
static bool say_peer(uintptr_t addr, char *text_p, size_t size)
{
    uintptr_t offset = addr - (uintptr_t) sma_memory.segment;

    if (sma_memory.segment == NULL || offset >= sma_memory.segment_size)
        return false;
    for (int k = 0; k < SMA_REGIONS; k++) {
        uintptr_t at = offset - sma_memory.region_offset[k];

        if (sma_memory.region_stride[k] == 0 ||
            at / sma_memory.region_stride[k] >= (size_t) sma_topology.node_n)
            continue;
        snprintf(text_p, size, "in the %s of PE %d, as shmem_ptr returns it",
                 k == SMA_HEAP ? "symmetric heap" : "static data",
                 sma_topology.node_pe[at / sma_memory.region_stride[k]]);
        return true;
    }
    return false;
}

/* Describes an address in the executable. */
static void say_program(const void *addr, char *text_p, size_t size)
{
    bool is_data = (uintptr_t) addr - sma_memory.region[SMA_DATA].base <
                   sma_memory.region[SMA_DATA].size;
    struct sma_object o;
    char name[64];
    size_t offset;

    if (sma_program_object(addr, &o))
        snprintf(text_p, size, "`%s` of this program%s",
                 sma_object_name(&o, name, sizeof name),
                 is_data ? ""
                 : sma_constant(addr, 1, &offset)
                     ? ", which is constant"
                     : ", which is constant and may hold addresses of this PE");
    else
        snprintf(text_p, size, "in the %s of this program",
                 is_data ? "static data" : "code or the constants");
}

const char *sma_describe_address(const struct sma_routine *routine,
                                 const void *addr, char *text_p, size_t size)
{
    uintptr_t a = (uintptr_t) addr;
    struct sma_file f;

    if (a == 0) {
        snprintf(text_p, size, "NULL");
    } else if (a < NEAR_NULL) {
        snprintf(text_p, size, "NULL + %zu", (size_t) a);
    } else if (a - sma_memory.region[SMA_HEAP].base <
               sma_memory.region[SMA_HEAP].size) {
        snprintf(text_p, size, "in the symmetric heap");
    } else if (!say_peer(a, text_p, size)) {
        f = sma_program_file(addr);
        if (f.local)
            snprintf(text_p, size, "a thread-local variable");
        else if (f.name == NULL)
            say_mapping(routine, a, text_p, size);
        else if (f.name[0] == '\0')
            say_program(addr, text_p, size);
        else
            snprintf(text_p, size, "in %s", sma_last_part(f.name));
    }
    return text_p;
}
