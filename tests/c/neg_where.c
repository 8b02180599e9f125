/* np: 2  args: stack  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: stack  env: SHMEM_CHECK=0  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: stack  env: SHMEM_CHECK=2  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: inlined  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: handler  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: my_thread  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: other_thread  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is a local variable of another thread \(on its stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: first_thread  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is a local variable of the first thread \(on its stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: malloc  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is allocated memory \(malloc or mmap\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: malloc  env: SHMEM_CHECK=2  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is allocated memory \(malloc or mmap\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: large  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is allocated memory \(malloc or mmap\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: in_thread  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is allocated memory \(malloc or mmap\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: anonymous  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is allocated memory \(malloc or mmap\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: shared  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is in shared memory of mmap; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: shmget  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is in shared memory of shmget; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: library  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is in libc\.[^ ;]*; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: null  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest (0x0|\(nil\)) is not symmetric: it is NULL; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: near_null  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x18 is not symmetric: it is NULL \+ 24; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: constant  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is `table` of this program, which is constant; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: constant_amo  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_atomic_inc: dest 0x[0-9a-f]+ is not symmetric: it is `table` of this program, which is constant; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: constant_coll  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_int_broadcast: dest 0x[0-9a-f]+ is not symmetric: it is `table` of this program, which is constant; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: cxx_nested  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is `A::table` of this program, which is constant; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: cxx_file  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is `table` of this program, which is constant; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: cxx_anonymous  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is `\(anonymous namespace\)::B::t` of this program, which is constant; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: cxx_other  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is `_ZN1AIiE5tableE` of this program, which is constant; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: text  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is in the code or the constants of this program; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: local  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is a thread-local variable; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: ptr_heap  worlds: node (shmem_ptr gives a pointer)  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is in the symmetric heap of PE 1, as shmem_ptr returns it; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: ptr_static  worlds: node (shmem_ptr gives a pointer)  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is in the static data of PE 1, as shmem_ptr returns it; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: nowhere  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is outside all memory of this process; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: end  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ \+ [0-9]+ bytes runs past the end of the static data at 0x[0-9a-f]+; it is `numbers` of this program \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: free  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_free: ptr 0x[0-9a-f]+ is outside the symmetric heap: it is `numbers` of this program \(called at neg_where\.c:[0-9]+\)$ */
/* np: 2  args: pe  env: SHMEM_CHECK=0  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_p: pe is 2, must be 0\.\.1 \(called at neg_where\.c:[0-9]+\)$ */
/* np: solo  args: early  status: 1  lines: 1  match: ^shmem: shmem_fence: called before shmem_init or start_pes \(called at neg_where\.c:[0-9]+\)$ */
/* np: 3  args: all  status: 1  lines: 1  worlds: node (the PEs of a node print one message)  match: ^shmem: PE [0-2]/3 on [^ ]+: shmem_int_p: pe is 3, must be 0\.\.2 \(called at neg_where\.c:[0-9]+\)$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a message says in words what lies at an address that is not
 * symmetric, and where the routine was called, at every level of SHMEM_CHECK.
 */
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <sys/shm.h>

#include "test.h"

static int numbers[64];
static const int table[64] = {1, 2, 3};
static __thread int local[64];

/* Names as a C++ compiler gives them to the linker. */
extern const int cxx_nested[64] __asm__("_ZN1A5tableE");
extern const int cxx_file[64] __asm__("_ZL5table");
extern const int cxx_anonymous[64] __asm__("_ZN12_GLOBAL__N_11B1tE");
extern const int cxx_other[64] __asm__("_ZN1AIiE5tableE");
const int cxx_nested[64] = {1};
const int cxx_file[64] = {1};
const int cxx_anonymous[64] = {1};
const int cxx_other[64] = {1};

struct object {
    long first[3];
    int last;
};

/* A put of one element to an address that the compiler does not know. */
static void put(void *dest)
{
    int *volatile to = dest;

    shmem_int_put(to, numbers, 1, 1);
}

static inline __attribute__((always_inline)) void put_inlined(int *dest)
{
    shmem_int_put(dest, numbers, 1, 1);
}

static void on_signal(int signo)
{
    int mine[8] = {signo};

    put(mine);
}

static void *in_my_stack(void *arg)
{
    int mine[8] = {arg == NULL};

    put(mine);
    return NULL;
}

static void *in_stack_of(void *arg)
{
    put(arg);
    return NULL;
}

static void *in_area(void *arg)
{
    (void) arg;
    put(malloc(400)); /* not from the first thread's heap */
    return NULL;
}

/* Has a local variable, and another thread that puts to it. */
static void *has_local(void *arg)
{
    int mine[8] = {arg == NULL};
    pthread_t other;

    pthread_create(&other, NULL, in_stack_of, mine);
    pthread_join(other, NULL);
    return NULL;
}

static void run_thread(void *(*function)(void *), void *arg)
{
    pthread_t thread;

    pthread_create(&thread, NULL, function, arg);
    pthread_join(thread, NULL);
}

/* Memory that the system maps. */
static void *mapped(int flags)
{
    return mmap(NULL, 1 << 16, PROT_READ | PROT_WRITE, MAP_ANONYMOUS | flags,
                -1, 0);
}

static void *attached(void)
{
    int id = shmget(IPC_PRIVATE, 1 << 16, 0600);
    void *at = shmat(id, NULL, 0);

    shmctl(id, IPC_RMID, NULL);
    return at;
}

/* Returns false if `what` is not one of these names. */
static bool put_to_named(const char *what)
{
    if (strcmp(what, "cxx_nested") == 0)
        put((void *) (uintptr_t) &cxx_nested[8]);
    else if (strcmp(what, "cxx_file") == 0)
        put((void *) (uintptr_t) &cxx_file[8]);
    else if (strcmp(what, "cxx_anonymous") == 0)
        put((void *) (uintptr_t) &cxx_anonymous[8]);
    else if (strcmp(what, "cxx_other") == 0)
        put((void *) (uintptr_t) &cxx_other[8]);
    else if (strcmp(what, "anonymous") == 0)
        put(mapped(MAP_PRIVATE));
    else if (strcmp(what, "shared") == 0)
        put(mapped(MAP_SHARED));
    else if (strcmp(what, "shmget") == 0)
        put(attached());
    else
        return false;
    return true;
}

static void put_somewhere(const char *what, int *heap)
{
    int mine[8] = {0};

    if (strcmp(what, "stack") == 0)
        put(mine);
    else if (strcmp(what, "inlined") == 0)
        put_inlined(mine);
    else if (strcmp(what, "malloc") == 0)
        put(malloc(40));
    else if (strcmp(what, "large") == 0)
        put((char *) malloc((size_t) 1 << 24) + (1 << 23));
    else if (strcmp(what, "library") == 0)
        put(stdout);
    else if (strcmp(what, "null") == 0)
        put(NULL);
    else if (strcmp(what, "near_null") == 0)
        put((void *) offsetof(struct object, last));
    else if (strcmp(what, "constant") == 0)
        put((void *) (uintptr_t) &table[8]);
    else if (strcmp(what, "constant_amo") == 0)
        shmem_int_atomic_inc((int *) (uintptr_t) &table[8], 1);
    else if (strcmp(what, "constant_coll") == 0)
        shmem_int_broadcast(SHMEM_TEAM_WORLD, (int *) (uintptr_t) &table[8],
                            numbers, 1, 0);
    else if (strcmp(what, "text") == 0)
        put((void *) (uintptr_t) &put_somewhere);
    else if (strcmp(what, "local") == 0)
        put(&local[8]);
    else if (strcmp(what, "ptr_heap") == 0)
        put(shmem_ptr(heap, 1));
    else if (strcmp(what, "ptr_static") == 0)
        put(shmem_ptr(numbers, 1));
    else if (strcmp(what, "nowhere") == 0)
        put((void *) (uintptr_t) 0x123456789000);
    else if (strcmp(what, "my_thread") == 0)
        run_thread(in_my_stack, NULL);
    else if (strcmp(what, "other_thread") == 0)
        run_thread(has_local, NULL);
    else if (strcmp(what, "first_thread") == 0)
        run_thread(in_stack_of, mine);
    else if (strcmp(what, "in_thread") == 0)
        run_thread(in_area, NULL);
    else if (strcmp(what, "handler") == 0)
        raise(SIGUSR1);
    else if (strcmp(what, "end") == 0)
        shmem_int_put(numbers, heap, (size_t) 1 << 20, 1);
    else if (strcmp(what, "free") == 0)
        shmem_free(numbers);
    else if (strcmp(what, "pe") == 0)
        shmem_int_p(numbers, 1, npes);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    int *heap;

    if (strcmp(what, "early") == 0)
        shmem_fence();
    signal(SIGUSR1, on_signal);
    test_init();
    heap = shmem_malloc(64 * sizeof *heap);
    shmem_barrier_all();
    if (strcmp(what, "all") == 0)
        shmem_int_p(numbers, 1, npes);
    if (me == 0 && !put_to_named(what))
        put_somewhere(what, heap);
    return test_end();
}
