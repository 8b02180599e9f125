/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What kernels call beside the collectives: puts, gets, atomic operations,
 * signals and waits.  PEs are in a ring; each works on the next one.
 */

#include "emulate.h"

#include <string.h>

using namespace sma_cuda;

static int next_pe()
{
    return (here().pe + 1) % here().npes;
}

static int previous_pe()
{
    return (here().pe + here().npes - 1) % here().npes;
}

#define EXPECT(CONDITION) \
    ((CONDITION) ? (void) 0 : wrong("line", "%d: %s", __LINE__, #CONDITION))

/* Runs a kernel in all PEs. */
template <class K> static void run(K &k, int threads)
{
    wait_for_pes();
    launch(threads, k);
    wait_for_pes();
}

/* ---- put, get, iput, iget, put_signal: sizes, and addresses that are no
 * multiples of anything */

template <class G> struct transfers : kernel {
    enum { SPACE = 5200 };
    unsigned char *put_here, *got, *source, *with_signal;
    int *strided, *gathered;
    uint64_t *sig;
    size_t bytes;
    int away;

    transfers()
    {
        put_here = (unsigned char *) heap_alloc(SPACE);
        got = (unsigned char *) heap_alloc(SPACE);
        source = (unsigned char *) heap_alloc(SPACE);
        with_signal = (unsigned char *) heap_alloc(SPACE);
        strided = (int *) heap_alloc(300 * sizeof(int));
        gathered = (int *) heap_alloc(300 * sizeof(int));
        sig = (uint64_t *) heap_alloc(sizeof *sig);
    }

    void prepare()
    {
        memset(put_here, 0, SPACE);
        memset(got, 0, SPACE);
        memset(with_signal, 0, SPACE);
        for (int i = 0; i < SPACE; i++)
            source[i] = (unsigned char) (here().pe * 31 + i * 7 + 1);
        for (int i = 0; i < 300; i++)
            strided[i] = gathered[i] = -1;
        *sig = 5;
    }

    void run()
    {
        G group;
        int next = next_pe();

        put(group, put_here + away, source + 3, bytes, next);
        get(group, got + away, source + 3, bytes, next);
        put_signal(group, with_signal, source, bytes, sig, 2,
                   SMA_CUDA_SIGNAL_ADD, next);
        iput(group, strided, (const int *) (const void *) source, 3, 2, 40,
             next);
        iget(group, gathered, (const int *) (const void *) source, 2, 3, 40,
             next);
        signal_wait_until(sig, SMA_CUDA_CMP_EQ, 7);
        for (size_t i = 0; i < bytes; i++)
            EXPECT(with_signal[i] ==
                   (unsigned char) (previous_pe() * 31 + i * 7 + 1));
    }

    void check() const
    {
        for (int i = 0; i < SPACE; i++) {
            bool inside = i >= away && i < away + (int) bytes;
            int at = i - away + 3;

            EXPECT(put_here[i] ==
                   (inside ? (unsigned char) (previous_pe() * 31 + at * 7 + 1)
                           : 0));
            EXPECT(
                got[i] ==
                (inside ? (unsigned char) (next_pe() * 31 + at * 7 + 1) : 0));
        }
        for (int i = 0; i < 300; i++) {
            int from = -1;

            if (i % 3 == 0 && i / 3 < 40)
                memcpy(&from,
                       at((const char *) source, previous_pe()) +
                           i / 3 * 2 * sizeof(int),
                       sizeof from);
            EXPECT(strided[i] == from);
            from = -1;
            if (i % 2 == 0 && i / 2 < 40)
                memcpy(&from,
                       at((const char *) source, next_pe()) +
                           i / 2 * 3 * sizeof(int),
                       sizeof from);
            EXPECT(gathered[i] == from);
        }
        EXPECT(*sig == 7);
    }
};

template <class G> static void test_transfers()
{
    static const size_t sizes[] = {0, 1, 15, 64, 333, 5000};
    transfers<G> k;

    for (size_t bytes : sizes)
        for (int away = 0; away < 20; away += 3) {
            k.bytes = bytes;
            k.away = away;
            k.prepare();
            run(k, threads_of(G()));
            k.check();
            wait_for_pes();
        }
    heap_reset();
}

/* ---- what each thread writes before the call belongs to the data, whoever of the
 * group copies it; the last warp has fewer threads than the others */

template <class G> struct elements : kernel {
    enum { THREADS = 6 };
    long *source, *copied, *strided, *signalled;
    uint64_t *sig;
    long round;

    void run()
    {
        G group;
        int me = block_group().rank(), first = me - group.rank();
        size_t n = (size_t) group.size();

        source[me] = 100 * round + me;
        put(group, copied + first, source + first, n * sizeof(long), next_pe());
        source[me]++;
        iput(group, strided + first, source + first, 1, 1, n, next_pe());
        source[me]++;
        put_signal(group, signalled + first, source + first, n * sizeof(long),
                   sig, 1, SMA_CUDA_SIGNAL_ADD, next_pe());
    }

    void check() const
    {
        for (int i = 0; i < THREADS; i++) {
            EXPECT(copied[i] == 100 * round + i);
            EXPECT(strided[i] == 100 * round + i + 1);
            EXPECT(signalled[i] == 100 * round + i + 2);
        }
    }
};

template <class G> static void test_elements()
{
    elements<G> k;

    k.source = (long *) heap_alloc(k.THREADS * sizeof(long));
    k.copied = (long *) heap_alloc(k.THREADS * sizeof(long));
    k.strided = (long *) heap_alloc(k.THREADS * sizeof(long));
    k.signalled = (long *) heap_alloc(k.THREADS * sizeof(long));
    k.sig = (uint64_t *) heap_alloc(sizeof *k.sig);
    for (k.round = 1; k.round <= 20; k.round++) {
        run(k, k.THREADS);
        k.check();
        wait_for_pes();
    }
    heap_reset();
}

/* ---- p, g and atomic operations */

template <class T> struct scalars : kernel {
    T *word;

    void run()
    {
        int next = next_pe();
        T mine = (T) (here().pe + 1);

        p(&word[0], mine, next);
        EXPECT(g(&word[1], next) == (T) 21);
        EXPECT(fetch(&word[1], next) == (T) 21);
        EXPECT(swap(&word[2], (T) 9, next) == (T) 22);
        set(&word[3], (T) 10, next);
    }

    void check()
    {
        EXPECT(word[0] == (T) (previous_pe() + 1));
        EXPECT(word[2] == (T) 9 && word[3] == (T) 10);
    }
};

template <class T> struct counters : kernel {
    T *word;

    void run()
    {
        fetch_add(&word[4], (T) 3, 0);
        add(&word[4], (T) 2, 0);
        inc(&word[4], 0);
        fetch_inc(&word[4], 0);
        for (bool done = false; !done;) {
            T old = fetch(&word[5], 0);

            done = compare_swap(&word[5], old, (T) (old + 1), 0) == old;
        }
    }

    void check()
    {
        T calls = (T) (here().npes * threads_of(block_group()));

        EXPECT(here().pe != 0 || word[4] == (T) (7 * calls));
        EXPECT(here().pe != 0 || word[5] == calls);
    }
};

template <class T> struct bit_operations : kernel {
    T *word;

    void run()
    {
        int next = next_pe();

        EXPECT(fetch_and(&word[6], (T) 0x3c, next) == (T) 0xff);
        and_(&word[6], (T) 0x18, next);
        EXPECT(fetch_or(&word[7], (T) 0x02, next) == (T) 0x01);
        or_(&word[7], (T) 0x80, next);
        EXPECT(fetch_xor(&word[8], (T) 0x0f, next) == (T) 0x05);
        xor_(&word[8], (T) 0x30, next);
    }

    void check()
    {
        EXPECT(word[6] == (T) 0x18 && word[7] == (T) 0x83 &&
               word[8] == (T) 0x3a);
    }
};

template <class T> static T *make_words()
{
    T *word = (T *) heap_alloc(9 * sizeof(T));

    for (int i = 0; i < 4; i++)
        word[i] = (T) (20 + i);
    word[4] = word[5] = 0;
    word[6] = (T) 0x7f;
    word[7] = (T) 1;
    word[8] = (T) 5;
    return word;
}

template <class T, class K> static void test_words(int threads)
{
    K k;

    k.word = make_words<T>();
    if (sizeof(T) > 1)
        k.word[6] = (T) 0xff;
    run(k, threads);
    k.check();
    wait_for_pes();
    heap_reset();
}

template <class T> static void test_integers()
{
    test_words<T, scalars<T>>(1);
    test_words<T, counters<T>>(threads_of(block_group()));
    test_words<T, bit_operations<T>>(1);
}

/* ---- waits for several objects */

struct waits : kernel {
    long *flag;
    enum { N = 6 };

    void run()
    {
        static const int status[N] = {0, 1, 0, 0, 1, 0};
        static const int all_out[N] = {1, 1, 1, 1, 1, 1};
        static const long values[N] = {1, 0, 3, 4, 0, 6};
        size_t index[N], found;
        int next = next_pe();

        EXPECT(test_any(flag, N, status, SMA_CUDA_CMP_NE, 0L) == SIZE_MAX);
        EXPECT(test_some(flag, N, index, status, SMA_CUDA_CMP_NE, 0L) == 0);
        EXPECT(!test_all(flag, N, status, SMA_CUDA_CMP_NE, 0L));
        EXPECT(wait_until_any(flag, N, all_out, SMA_CUDA_CMP_EQ, 9L) ==
               SIZE_MAX);
        EXPECT(wait_until_some(flag, N, index, all_out, SMA_CUDA_CMP_EQ, 9L) ==
               0);
        EXPECT(test_all(flag, N, all_out, SMA_CUDA_CMP_EQ, 9L));
        wait_until_all(flag, 0, (const int *) NULL, SMA_CUDA_CMP_EQ, 9L);
        sync_all(thread_group());

        p(&flag[3], 4L, next);
        EXPECT(wait_until_any(flag, N, status, SMA_CUDA_CMP_GE, 4L) == 3);
        found = wait_until_some_vector(flag, N, index, status, SMA_CUDA_CMP_EQ,
                                       values);
        EXPECT(found == 1 && index[0] == 3);
        EXPECT(wait_until_any_vector(flag, N, status, SMA_CUDA_CMP_EQ,
                                     values) == 3);
        sync_all(thread_group());
        p(&flag[0], 1L, next);
        p(&flag[2], 3L, next);
        p(&flag[5], 6L, next);
        wait_until_all_vector(flag, N, status, SMA_CUDA_CMP_EQ, values);
        EXPECT(test_all_vector(flag, N, status, SMA_CUDA_CMP_EQ, values));
        EXPECT(test_some_vector(flag, N, index, status, SMA_CUDA_CMP_EQ,
                                values) == 4);
        EXPECT(index[0] == 0 && index[1] == 2 && index[2] == 3 &&
               index[3] == 5);
        EXPECT(test_any_vector(flag, N, (const int *) NULL, SMA_CUDA_CMP_EQ,
                               values) == 0);
        EXPECT(test_some(flag, N, index, (const int *) NULL, SMA_CUDA_CMP_LE,
                         3L) == 4);
        wait_until_all(flag, N, status, SMA_CUDA_CMP_GT, 0L);
        wait_until(&flag[5], SMA_CUDA_CMP_LT, 7L);
        EXPECT(test(&flag[5], SMA_CUDA_CMP_LE, 6L));
        EXPECT(!test(&flag[5], SMA_CUDA_CMP_LT, 6L));
    }
};

/* ---- what one PE wrote before its signal, another sees after its wait */

struct messages : kernel {
    long *data;
    uint64_t *sig;

    void run()
    {
        int next = next_pe(), back = previous_pe();

        for (long i = 1; i <= 200; i++) {
            p(&data[i % 4], i, next);
            fence();
            signal_op(&sig[0], i, SMA_CUDA_SIGNAL_SET, next);
            EXPECT(signal_wait_until(&sig[0], SMA_CUDA_CMP_GE, i) >=
                   (uint64_t) i);
            EXPECT(peek(&data[i % 4]) >= i);
            signal_op(&sig[1], 1, SMA_CUDA_SIGNAL_ADD, back);
            signal_wait_until(&sig[1], SMA_CUDA_CMP_GE, i);
        }
        EXPECT(signal_fetch(&sig[1]) >= 200);
        quiet();
    }
};

static void test_ptr()
{
    char *here_ = (char *) heap_alloc(8), outside;

    EXPECT(ptr(here_, here().pe) == here_);
    EXPECT(ptr(&outside, 0) == NULL);
    EXPECT(ptr(here_, -1) == NULL && ptr(here_, here().npes) == NULL);
    EXPECT(ptr(here_, next_pe()) == at(here_, next_pe()));
    heap_reset();
}

static void test_pe()
{
    test_ptr();
    test_transfers<thread_group>();
    test_transfers<warp_group>();
    test_transfers<block_group>();
    test_elements<thread_group>();
    test_elements<warp_group>();
    test_elements<block_group>();
    test_words<char, struct scalars<char>>(1);
    test_words<short, struct scalars<short>>(1);
    test_words<float, struct scalars<float>>(1);
    test_words<double, struct scalars<double>>(1);
    test_integers<int>();
    test_integers<unsigned>();
    test_integers<long>();
    test_integers<unsigned long long>();

    struct waits w;
    w.flag = (long *) heap_alloc(waits::N * sizeof(long));
    memset(w.flag, 0, waits::N * sizeof(long));
    run(w, 1);
    heap_reset();

    struct messages m;
    m.data = (long *) heap_alloc(4 * sizeof(long));
    m.sig = (uint64_t *) heap_alloc(2 * sizeof(uint64_t));
    memset(m.data, 0, 4 * sizeof(long));
    memset(m.sig, 0, 2 * sizeof(uint64_t));
    run(m, 1);
    heap_reset();
}

int main(int argc, char **argv)
{
    return run_pes(argc, argv, 1 << 20, test_pe);
}
