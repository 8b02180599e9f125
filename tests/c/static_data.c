/* np: 1 2 4 solo */
/* np: 1 2 4 solo  args: nopie  cflags: -no-pie -fno-pie */
/* np: 2  args: pie  cflags: -pie -fPIE */
/* np: 1 3  args: static  worlds: node (a static program loads no UCX)  sanitize: no  cflags: -static */
/* np: 2  args: static  env: SHMEM_TRANSPORT=all-ucx  worlds: node (likewise)  sanitize: no  cflags: -static  status: 1  lines: 1  match: (this program is linked statically and cannot load libraries; start it with oshrun on one host|libsma was built without UCX)$ */
/* np: 2  args: relro  cflags: -Wl,-z,now -Wl,-z,relro -DREAD_ONLY=_DYNAMIC */
/* np: 2  args: code  worlds: node (a PE alone keeps its own pages) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that static data are symmetric: initialised and zero, global,
 * file-scope and function-local, large and small, aligned and packed.  They
 * keep the values that they had before shmem_init, and stay the program's own
 * after shmem_finalize.  So they are at a fixed address, in a program that is position
 * independent for certain, and linked with the static libraries.  Relocated pages that
 * are read-only stay so: they are not symmetric.  Data may be executed only where the
 * program's headers say so, as they do with the argument "code".
 */
#define _GNU_SOURCE
#include <link.h>
#include <sys/mman.h>

#include "test.h"

int global_initialised = 12345;
long global_zero;
double table[1000] = {1.5, 2.5, 3.5, [999] = 999.5};
static char text[] = "a text that is changed";
static short page_spanning[20000];
static struct {
    char c;
    long double ld;
    struct {
        int a, b;
    } inner[3];
} record = {'x', 2.25L, {{1, 2}, {3, 4}, {5, 6}}};
static _Alignas(4096) char page[4096] = {1, 2, 3};
static char odd;
/* no page of it is in memory before the library copies it; the compiler would
 * leave out an array that the program only reads */
static volatile int untouched[1 << 18] = {[1 << 17] = 3, [(1 << 18) - 1] = 4};
const int constant = 77;
static int *pointer = &global_initialised;
static int (*volatile function)(const char *, const char *) = strcmp;

static long *local_static(void)
{
    static long counter = 100;

    return &counter;
}

static int next, previous;

/* The values that the objects have before shmem_init. */
static void check_kept(void)
{
    CHECK(global_initialised == 12346 && global_zero == 5, "globals lost");
    CHECK(table[0] == 1.5 && table[2] == 3.5 && table[999] == 999.5 &&
              table[500] == 0,
          "table lost");
    CHECK(strcmp(text, "A text that is changed") == 0, "text is %s", text);
    CHECK(page_spanning[19999] == 9 && page_spanning[0] == 0, "array lost");
    CHECK(*local_static() == 101, "local static lost");
    CHECK(record.c == 'x' && record.ld == 2.25L && record.inner[2].b == 6,
          "record lost");
    CHECK(page[2] == 3 && page[4095] == 0, "page lost");
    CHECK(untouched[1 << 17] == 3 && untouched[(1 << 18) - 1] == 4 &&
              untouched[(1 << 17) + 1] == 0,
          "an array that nobody had touched is lost");
    CHECK(constant == 77 && pointer == &global_initialised &&
              function("a", "a") == 0,
          "constants or pointers lost");
}

/* Writes every object of the next PE. */
static void write_all(void)
{
    int value = 1000 + me;

    shmem_int_put(&global_initialised, &value, 1, next);
    shmem_long_p(&global_zero, 2000 + me, next);
    shmem_double_p(&table[999], 3000.5 + me, next);
    shmem_char_p(&text[1], (char) ('a' + me), next);
    shmem_short_p(&page_spanning[10000], (short) (4000 + me), next);
    shmem_longdouble_p(&record.ld, 5000.25L + me, next);
    shmem_int_p(&record.inner[1].b, 6000 + me, next);
    shmem_char_p(&page[4095], (char) (10 + me), next);
    shmem_char_p(&odd, (char) (20 + me), next);
    shmem_long_atomic_add(local_static(), 7000 + me, next);
}

/* The previous PE has written these values, and nothing else. */
static void check_written(void)
{
    CHECK(global_initialised == 1000 + previous, "int %d", global_initialised);
    CHECK(global_zero == 2000 + previous, "long %ld", global_zero);
    CHECK(table[999] == 3000.5 + previous && table[998] == 0, "table");
    CHECK(text[1] == 'a' + previous && text[2] == 't', "text %s", text);
    CHECK(page_spanning[10000] == 4000 + previous, "short array");
    CHECK(record.ld == 5000.25L + previous && record.c == 'x', "record");
    CHECK(record.inner[1].b == 6000 + previous && record.inner[1].a == 3 &&
              record.inner[2].a == 5,
          "inner record");
    CHECK(page[4095] == 10 + previous && page[0] == 1, "page");
    CHECK(odd == 20 + previous, "odd byte %d", odd);
    CHECK(*local_static() == 7101 + previous, "local static");
    CHECK(*pointer == 1000 + previous, "pointer to a static");
}

/* Lets the headers of the program say that it has code among its data. */
static int add_code(struct dl_phdr_info *program, size_t size, void *unused)
{
    size_t page_size = (size_t) sysconf(_SC_PAGESIZE);
    char *headers = (char *) (uintptr_t) program->dlpi_phdr;
    char *from = headers - (uintptr_t) headers % page_size;

    (void) size;
    (void) unused;
    mprotect(from, page_size, PROT_READ | PROT_WRITE | PROT_EXEC);
    for (int i = 0; i < program->dlpi_phnum; i++) {
        ElfW(Phdr) *h = (ElfW(Phdr) *) (void *) headers + i;

        if (h->p_type == PT_LOAD && (h->p_flags & PF_W) != 0)
            h->p_flags |= PF_X;
    }
    return 1; /* the first object is the program */
}

static int may_be_executed(const void *p)
{
    FILE *f = fopen("/proc/self/maps", "r");
    unsigned long from, to, at = (unsigned long) p;
    char line[512], x = 0;

    CHECK(f != NULL, "no /proc/self/maps");
    while (x == 0 && fgets(line, sizeof line, f) != NULL)
        if (sscanf(line, "%lx-%lx %*2s%c", &from, &to, &x) != 3 || at < from ||
            at >= to)
            x = 0;
    fclose(f);
    return x == 'x';
}

int main(int argc, char **argv)
{
    int code = argc > 1 && strcmp(argv[1], "code") == 0;
    long long_value;

    /* changed before the library maps the data elsewhere */
    global_initialised++;
    global_zero = 5;
    text[0] = 'A';
    page_spanning[19999] = 9;
    ++*local_static();
    if (code)
        dl_iterate_phdr(add_code, NULL);
    test_init();
    CHECK(may_be_executed(&global_initialised) == code, "execution of data");
    next = (me + 1) % npes;
    previous = (me + npes - 1) % npes;
    check_kept();
    shmem_barrier_all();
    write_all();
    shmem_barrier_all();
    check_written();

    /* another PE can read them, too */
    shmem_double_get(&table[500], &table[999], 1, previous);
    CHECK(table[500] == 3000.5 + (previous + npes - 1) % npes, "get");
    long_value = shmem_long_g(&global_zero, next);
    CHECK(long_value == 2000 + me, "g gave %ld", long_value);
    for (int pe = 0; pe < npes; pe++)
        CHECK(shmem_addr_accessible(&odd, pe) == 1, "odd on PE %d", pe);
#ifdef READ_ONLY
    CHECK(shmem_addr_accessible(READ_ONLY, next) == 0, "read-only data");
#endif

    shmem_barrier_all();
    shmem_finalize();
    global_initialised += 3;
    CHECK(global_initialised == 1003 + previous && text[1] == 'a' + previous,
          "static data after finalize");
    return 0;
}
