/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The collectives of kernels: each for a thread, a warp and a block, on several
 * active sets, with several sizes, two calls at once with one pSync, and, for
 * reductions, all types and operators, and dest that is source.
 */

#include "emulate.h"

#include <string.h>

using namespace sma_cuda;

/* Data of a PE in a call: no two agree in many bytes. */
static unsigned char byte_of(int pe, int call, size_t i)
{
    return (unsigned char) (1 + pe * 37 + call * 101 + i * 7 + i / 251);
}

static void fill(void *to, size_t bytes, int pe, int call, size_t from)
{
    for (size_t i = 0; i < bytes; i++)
        ((unsigned char *) to)[i] = byte_of(pe, call, from + i);
}

static void compare(const char *what, const char *group, const void *have,
                    size_t bytes, int pe, int call, size_t from)
{
    for (size_t i = 0; i < bytes; i++) {
        unsigned char got = ((const unsigned char *) have)[i];

        if (got != byte_of(pe, call, from + i))
            wrong(what,
                  "%s, %zu bytes, byte %zu from PE %d in call %d is %d, "
                  "not %d",
                  group, bytes, i, pe, call, got, byte_of(pe, call, from + i));
    }
}

/* An active set of the test, and this PE in it. */
struct test_set : active_set {
    bool mine;

    test_set(int first, int logs, int n)
    {
        int away = here().pe - first;

        start = first;
        stride = 1 << logs;
        size = n;
        mine = away >= 0 && away % (1 << logs) == 0 && away >> logs < n;
    }
};

enum { CALLS = 2 };

enum what { ALLTOALL, BROADCAST, FCOLLECT, COLLECT, MEET };
static const char *const names[] = {"alltoall", "broadcast", "fcollect",
                                    "collect", "barrier"};

/* What a PE gives to collect. */
static size_t part_of(int index, size_t bytes)
{
    return bytes == 0 ? 0 : (size_t) index * 5 % 4 * bytes / 2 + (index == 1);
}

/* CALLS calls, one after the other, without anything between them. */
template <class G> struct moving : kernel {
    enum what what;
    test_set set;
    size_t bytes;
    int root;
    char *dest[CALLS], *source[CALLS];
    long *psync;

    moving(enum what w, test_set s, size_t n)
        : what(w), set(s), bytes(n), root(s.size - 1)
    {
        for (int call = 0; call < CALLS; call++) {
            dest[call] = (char *) heap_alloc(space());
            source[call] = (char *) heap_alloc(space());
            memset(dest[call], 0, space());
        }
        psync = (long *) heap_alloc(SMA_CUDA_SYNC_SIZE * sizeof(long));
        memset(psync, 0, SMA_CUDA_SYNC_SIZE * sizeof(long));
    }

    size_t space() const
    {
        return (bytes * 2 + 1) * set.size + 1;
    }

    void run()
    {
        G group;
        int n = set.size;

        for (int c = 0; c < CALLS; c++) {
            if (group.rank() == group.size() - 1)
                fill(source[c], space(), here().pe, c, 0);
            switch (what) {
            case ALLTOALL:
                alltoall(group, dest[c], source[c], bytes, set, psync);
                break;
            case BROADCAST:
                broadcast(group, dest[c], source[c], bytes, root, false, set,
                          psync);
                break;
            case FCOLLECT:
                fcollect(group, dest[c], source[c], bytes, set, psync);
                break;
            case COLLECT:
                collect(group, dest[c], source[c], part_of(set.index(), bytes),
                        set, psync);
                break;
            case MEET:
                group.sync(); /* one thread puts what another one has written */
                if (group.rank() == 0)
                    put(thread_group(), dest[c], source[c], bytes,
                        set.pe((set.index() + 1) % n));
                barrier(group, set, psync);
                sync(group, set, psync);
                break;
            }
            check_call(c); /* the thread sees all at once, not later */
        }
    }

    void check_call(int c) const
    {
        const char *name = names[what], *group = name_of(G());
        int me = set.index(), n = set.size;
        size_t at = 0;

        switch (what) {
        case ALLTOALL:
            for (int i = 0; i < n; i++)
                compare(name, group, dest[c] + i * bytes, bytes, set.pe(i), c,
                        me * bytes);
            break;
        case BROADCAST:
            if (me == root) {
                for (size_t i = 0; i < space(); i++)
                    if (dest[c][i])
                        wrong(name, "dest of the root has changed");
            } else {
                compare(name, group, dest[c], bytes, set.pe(root), c, 0);
            }
            break;
        case FCOLLECT:
            for (int i = 0; i < n; i++)
                compare(name, group, dest[c] + i * bytes, bytes, set.pe(i), c,
                        0);
            break;
        case COLLECT:
            for (int i = 0; i < n; at += part_of(i, bytes), i++)
                compare(name, group, dest[c] + at, part_of(i, bytes), set.pe(i),
                        c, 0);
            break;
        case MEET:
            compare(name, group, dest[c], bytes, set.pe((me + n - 1) % n), c,
                    0);
            break;
        }
    }

    void check() const
    {
        for (int i = 0; i < SMA_CUDA_SYNC_SIZE; i++)
            if (psync[i])
                wrong(names[what], "pSync[%d] is %ld", i, psync[i]);
        for (int c = 0; c < CALLS; c++) {
            check_call(c);
            if (dest[c][space() - 1])
                wrong(names[what], "the byte after dest has changed");
        }
    }
};

/* Runs a kernel on the PEs of the set, and checks when all have ended. */
template <class K> static void run(K k, int threads)
{
    wait_for_pes();
    if (k.set.mine)
        launch(threads, k);
    wait_for_pes();
    if (k.set.mine)
        k.check();
    wait_for_pes();
    heap_reset();
}

template <class G>
static void test_moving(test_set set, int threads = threads_of(G()))
{
    static const size_t sizes[] = {0, 1, 8, 60, 100, 4096, 5000};

    for (int what = ALLTOALL; what <= MEET; what++)
        for (size_t bytes : sizes)
            run(moving<G>((enum what) what, set, bytes), threads);
}

/* ---- reductions */

template <class T> struct value {
    static T of(int pe, size_t i)
    {
        return (T) (1 + (pe * 5 + i) % 7);
    }
};

template <class R> struct value<complex<R>> {
    static complex<R> of(int pe, size_t i)
    {
        complex<R> v = {value<R>::of(pe, i), (R) (i % 3)};
        return v;
    }
};

template <class Op, class T, class G> struct reducing : kernel {
    test_set set;
    size_t n;
    bool in_place;
    T *dest[CALLS], *source[CALLS];
    long *psync;

    reducing(test_set s, size_t count, bool same)
        : set(s), n(count), in_place(same)
    {
        for (int c = 0; c < CALLS; c++) {
            source[c] = (T *) heap_alloc((n + 1) * sizeof(T));
            dest[c] =
                in_place ? source[c] : (T *) heap_alloc((n + 1) * sizeof(T));
            memset((void *) dest[c], 0, (n + 1) * sizeof(T));
        }
        psync = (long *) heap_alloc(SMA_CUDA_SYNC_SIZE * sizeof(long));
        memset(psync, 0, SMA_CUDA_SYNC_SIZE * sizeof(long));
    }

    void run()
    {
        G group;

        for (int c = 0; c < CALLS; c++) {
            for (size_t i = group.rank(); i < n; i += group.size())
                source[c][i] = value<T>::of(here().pe + c, i);
            reduce<Op>(group, dest[c], source[c], n, set, psync);
            check_call(c);
        }
    }

    void check_call(int c) const
    {
        static const T zero = T();

        if (memcmp(&zero, &dest[c][n], sizeof zero) != 0)
            wrong("reduce", "element %zu of dest has changed", n);
        for (size_t i = 0; i < n; i++) {
            T want = value<T>::of(set.pe(0) + c, i);

            for (int p = 1; p < set.size; p++)
                want = Op::combine(want, value<T>::of(set.pe(p) + c, i));
            if (memcmp(&want, &dest[c][i], sizeof want) != 0)
                wrong("reduce", "%s, element %zu of %zu in call %d",
                      name_of(G()), i, n, c);
        }
    }

    void check() const
    {
        for (int i = 0; i < SMA_CUDA_SYNC_SIZE; i++)
            if (psync[i])
                wrong("reduce", "pSync[%d] is %ld", i, psync[i]);
        for (int c = 0; c < CALLS; c++)
            check_call(c);
    }
};

template <class Op, class T, class G> static void test_reduce(test_set set)
{
    static const size_t counts[] = {0, 1, 3, 33, 200, 1000};

    for (size_t n : counts)
        run(reducing<Op, T, G>(set, n, n % 2 == 0), threads_of(G()));
    run(reducing<Op, T, G>(set, 1000, false), threads_of(G()));
}

template <class T, class G> static void test_arithmetic(test_set set)
{
    test_reduce<op_sum, T, G>(set);
    test_reduce<op_prod, T, G>(set);
}

template <class T, class G> static void test_ordered(test_set set)
{
    test_arithmetic<T, G>(set);
    test_reduce<op_min, T, G>(set);
    test_reduce<op_max, T, G>(set);
}

template <class T, class G> static void test_bits(test_set set)
{
    test_ordered<T, G>(set);
    test_reduce<op_and, T, G>(set);
    test_reduce<op_or, T, G>(set);
    test_reduce<op_xor, T, G>(set);
}

template <class G> static void test_types(test_set set)
{
    test_bits<short, G>(set);
    test_bits<int, G>(set);
    test_bits<long, G>(set);
    test_bits<long long, G>(set);
    test_ordered<float, G>(set);
    test_ordered<double, G>(set);
    test_arithmetic<complex<float>, G>(set);
    test_arithmetic<complex<double>, G>(set);
}

/* ---- all PEs */

struct meeting : kernel {
    test_set set;
    int *seen;

    meeting() : set(0, 0, here().npes)
    {
        seen = (int *) heap_alloc(sizeof(int) * set.size * 10);
        memset(seen, 0, sizeof(int) * set.size * 10);
    }

    void run()
    {
        for (int round = 0; round < 10; round++) {
            int *mine = &seen[round * set.size + here().pe];

            for (int pe = block_group().rank(); pe < set.size;
                 pe += block_group().size())
                p(mine, round + 1, pe);
            if (round % 2)
                sync_all(block_group());
            else
                barrier_all(block_group());
            for (int pe = 0; pe < set.size; pe++)
                if (peek(&seen[round * set.size + pe]) != round + 1)
                    wrong("barrier_all", "round %d has not come from PE %d",
                          round, pe);
        }
    }

    void check() const {}
};

/* All groups and types on the first set, and the largest group on others. */
static void test_all_of(test_set set)
{
    test_moving<thread_group>(set);
    test_moving<warp_group>(set);
    test_moving<warp_group>(set, 3); /* a block of less than a warp */
    test_types<block_group>(set);
    test_arithmetic<int, warp_group>(set);
    test_arithmetic<double, thread_group>(set);
}

static void test_some_of(int start, int log_stride, int size)
{
    test_set set(start, log_stride, size);

    if (size < 1)
        return;
    test_moving<block_group>(set);
    test_arithmetic<double, block_group>(set);
}

static void test_pe()
{
    int n = here().npes;

    test_all_of(test_set(0, 0, n));
    test_some_of(0, 0, n);
    test_some_of(1, 0, n - 1);
    test_some_of(0, 1, (n + 1) / 2);
    run(meeting(), threads_of(block_group()));
}

int main(int argc, char **argv)
{
    return run_pes(argc, argv, 1 << 20, test_pe);
}
