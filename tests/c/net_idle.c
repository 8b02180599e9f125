/* np: 2 3 4 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that an operation reaches its target although the PE that made it calls
 * nothing more of the library, neither fence nor quiet: it computes, or sleeps.
 * The target sees the operation by plain loads.
 */
#include "net.h"

#define LARGEST 20000
#define ROUNDS 12 /* of a pair of PEs */
#define LIMIT 3.0 /* seconds of processor time, in vain */

/* The operation that must arrive. */
#define ALL_KINDS(X) \
    X(P1, "char_p") \
    X(P2, "short_p") \
    X(P4, "int_p") \
    X(P8, "long_p") \
    X(SET, "atomic_set") \
    X(ADD, "atomic_add") \
    X(OR, "atomic_or") \
    X(ADD4, "atomic_add of int") \
    X(FADD_NBI, "atomic_fetch_add_nbi") \
    X(CTX_P, "ctx_long_p") \
    X(PUT, "putmem") \
    X(PUT_NBI, "putmem_nbi") \
    X(IPUT, "iput32") \
    X(IBPUT, "ibput32") \
    X(SIGNAL, "putmem_signal") \
    X(SIGNAL_NBI, "putmem_signal_nbi") \
    X(SIGNAL_SET, "signal_set")
#define AS_NUMBER(number, name) number,
#define AS_NAME(number, name) name,
enum { ALL_KINDS(AS_NUMBER) KINDS };
static const char *const names[] = {ALL_KINDS(AS_NAME)};

static const size_t sizes[] = {8, 1, 24, 100, 1000, 2048, 4000, 8192, LARGEST};
#define SIZES (int) (sizeof sizes / sizeof sizes[0])

static struct {
    char c;
    short s;
    int i, sum4;
    long l, set, sum, fsum, ctx;
    int64_t bits;
    uint64_t signal;
} word;
static _Alignas(8) unsigned char static_data[LARGEST];
static unsigned char *heap_data, *data;
static _Alignas(8) unsigned char source[LARGEST];
static long result;
static shmem_ctx_t ctx;
static uint64_t dice;

/* What the operation of round r adds to a word; each PE gets every other round. */
static long step(long r)
{
    return r < 2 ? r : 2;
}

/* Starts one operation, after which a word has the value r, or the data are
 * those of round r. */
static void send(int kind, size_t n, long r, int pe)
{
    switch (kind) {
    case P1: shmem_char_p(&word.c, (char) r, pe); break;
    case P2: shmem_short_p(&word.s, (short) r, pe); break;
    case P4: shmem_int_p(&word.i, (int) r, pe); break;
    case P8: shmem_long_p(&word.l, r, pe); break;
    case SET: shmem_long_atomic_set(&word.set, r, pe); break;
    case ADD: shmem_long_atomic_add(&word.sum, step(r), pe); break;
    case OR: shmem_int64_atomic_or(&word.bits, INT64_C(1) << r, pe); break;
    case ADD4: shmem_int_atomic_add(&word.sum4, (int) step(r), pe); break;
    case FADD_NBI:
        shmem_long_atomic_fetch_add_nbi(&result, &word.fsum, step(r), pe);
        break;
    case CTX_P: shmem_ctx_long_p(ctx, &word.ctx, r, pe); break;
    case PUT: shmem_putmem(data, source, n, pe); break;
    case PUT_NBI: shmem_putmem_nbi(data, source, n, pe); break;
    case IPUT: shmem_iput32(data, source, 1, 1, n / 4, pe); break;
    case IBPUT: shmem_ibput32(data, source, 2, 2, 2, n / 8, pe); break;
    case SIGNAL:
        shmem_putmem_signal(data, source, n, &word.signal, (uint64_t) step(r),
                            SHMEM_SIGNAL_ADD, pe);
        break;
    case SIGNAL_NBI:
        shmem_putmem_signal_nbi(data, source, n, &word.signal, (uint64_t) r,
                                SHMEM_SIGNAL_SET, pe);
        break;
    default: shmem_signal_set(&word.signal, (uint64_t) r, pe); break;
    }
}

/* The bytes that an operation of n bytes changes. */
static size_t bytes_of(int kind, size_t n)
{
    return kind == IPUT ? n / 4 * 4 : kind == IBPUT ? n / 8 * 8 : n;
}

/* Has round r arrived?  By plain loads only. */
static int is_there(int kind, size_t n, long r, int from)
{
    /* what the other PE stores, the compiler must not take for known */
    __asm__ volatile("" ::: "memory");
    switch (kind) {
    case P1: return word.c == (char) r;
    case P2: return word.s == (short) r;
    case P4: return word.i == (int) r;
    case P8: return word.l == r;
    case SET: return word.set == r;
    case ADD: return word.sum == r;
    case OR: return word.bits >> r & 1;
    case ADD4: return word.sum4 == (int) r;
    case FADD_NBI: return word.fsum == r;
    case CTX_P: return word.ctx == r;
    case SIGNAL:
    case SIGNAL_NBI:
    case SIGNAL_SET: return word.signal == (uint64_t) r;
    default: /* the bytes of a put may come in any order */
        return net_differs(data, bytes_of(kind, n),
                           (uint64_t) r * 64 + (uint64_t) from) < 0;
    }
}

/* Spins until round r has arrived, without a call. */
static void spin_for(int kind, size_t n, long r, int from)
{
    double end = test_cpu_seconds() + LIMIT;

    for (int i = 1; !is_there(kind, n, r, from); i++) {
        CHECK(test_cpu_seconds() < end,
              "round %ld: PE %d has called nothing since "
              "%s of %zu bytes, which is not here after %g s",
              r, from, names[kind], n, LIMIT);
        if (i % 64 == 0)
            sched_yield(); /* there may be more PEs than cores */
    }
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
}

/* Computes, sleeps, or does nothing, for up to some milliseconds: the thread
 * that serves other PEs is busy then, asleep, or about to sleep. */
static void dawdle(void)
{
    double end;

    switch (test_below(&dice, 8)) {
    case 0: test_sleep_us((long) test_below(&dice, 3000)); break;
    case 1:
    case 2:
        end = test_seconds() + 1e-6 * (double) test_below(&dice, 700);
        while (test_seconds() < end)
            ;
        break;
    default: test_delay(&dice);
    }
}

/* Messages go to and fro between pairs of PEs.  A PE that has sent one calls
 * nothing until the answer is there (net_wait.c waits for it). */
static void ping_pong(int kind, size_t n)
{
    int partner = me ^ 1;

    memset(&word, 0, sizeof word);
    memset(data, 0, n);
    shmem_barrier_all();
    for (long r = 1; partner < npes && r <= 2 * ROUNDS; r++) {
        if (r % 2 == me % 2) {
            net_fill(source, n, (uint64_t) r * 64 + (uint64_t) me);
            dawdle();
            send(kind, n, r, partner);
        } else {
            spin_for(kind, n, r, partner);
        }
    }
    shmem_barrier_all();
    if (kind >= SIGNAL && kind < SIGNAL_SET && partner < npes) {
        long r = me % 2 ? 2 * ROUNDS : 2 * ROUNDS - 1;
        long at = net_differs(data, n, (uint64_t) r * 64 + (uint64_t) partner);

        CHECK(at < 0, "%s: byte %ld of %zu", names[kind], at, n);
    }
    shmem_barrier_all();
}

/* Every PE sends words to every other one, and computes between two of them.
 * Then all spin, so that nobody calls anything. */
static void all_to_all(void)
{
    static long box[64], sum, burst[3];
    int right = (me + 1) % npes, left = (me + npes - 1) % npes;

    for (long r = 1; r <= 25; r++) {
        sum = 0;
        shmem_barrier_all();
        for (int k = 1; k < npes; k++) {
            shmem_long_p(&box[me], r, (me + k) % npes);
            dawdle();
            shmem_long_atomic_add(&sum, 1 + me, (me + k) % npes);
        }
        for (int i = 0; i < 3; i++) {
            shmem_long_p(&burst[i], r * npes + me, right);
            dawdle();
        }
        for (int pe = 0; pe < npes; pe++)
            if (pe != me)
                net_compute_until(&box[pe], r, "word of a PE");
        net_compute_until(&sum, npes * (npes + 1L) / 2 - 1 - me, "sum");
        for (int i = 0; i < 3; i++)
            net_compute_until(&burst[i], r * npes + left, "word of the left");
        shmem_barrier_all();
        CHECK(sum == npes * (npes + 1L) / 2 - 1 - me, "round %ld: sum %ld", r,
              sum);
    }
}

int main(void)
{
    int turn = 0;

    test_init();
    dice = (uint64_t) me << 40;
    heap_data = shmem_malloc(LARGEST);
    CHECK(heap_data != NULL, "no memory");
    CHECK(shmem_ctx_create(0, &ctx) == 0, "no context");
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < SIZES; i++, turn++) {
            if (kind < PUT && i > 1)
                break;
            data = turn % 2 ? heap_data : static_data;
            ping_pong(kind, sizes[i]);
        }
    all_to_all();
    shmem_ctx_destroy(ctx);
    return test_end();
}
