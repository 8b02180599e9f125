/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Locks.  A lock is a 4-byte word: in C the first half of the long, in Fortran
 * the default INTEGER.  Only the copy on one PE counts, the lock's home, which
 * the address of the lock tells; all other copies stay zero.
 *
 * A lock is a queue (MCS).  A PE that wants it takes one of its places, and
 * puts the number of this place into the word at home; it gets the number of
 * the place that came before, or 0 when the lock was free.  In the latter case
 * it has the lock; in the other case it writes its number into the place
 * before its own, and waits until a word of its own place is set.  So PEs get
 * the lock in the order in which they came, and a PE that waits polls its own
 * memory only: the PE before it hands the lock over with a single store.  The
 * last place in the queue sets the word at home back to zero.
 *
 * The places of a PE lie behind its heap, where the program's puts do not
 * reach.  Which of them are in use, and for which locks, is private.
 *
 * The word at home is memory of the program, which may hold anything if it was
 * not 0 at first, or was overwritten.  So no number from there is used before
 * it is known to be that of a place, and nothing is written to a place that is
 * not in the queue of the lock: whoever queues behind a place replaces a word of
 * it only if that is the tag of the lock.  A job ends only if what is found
 * cannot be the work of these routines.
 *
 * Order: a PE that gets a lock sees what the PE that gave it back stored
 * before.  The atomic operations acquire and release (rma/amo.h), and
 * sma_lock_clear completes remote transfers first.
 */
#include "account/account.h"
#include "pshmem.h"
#include "rma/amo.h"
#include "rma/rma.h"
#include "shared/limits.h"
#include "sync/sync.h"

/* A place in a queue, as other PEs see it.  Its owner sets both words before it
 * queues; another PE then changes each of them at most once. */
struct place {
    uint32_t next; /* number of the place that follows; the tag of the lock:
                    * none yet; 0: the place is in no queue */
    uint32_t go;   /* GO_NOW: the owner has the lock; above, its uses so far */
};

enum { GO_NOW = 1 };

/* What each place of this PE is used for: sma_address_word of the lock, with HELD
 * if the queue has reached the place; 0: the place is free.  It is one word because
 * other threads read it, and would otherwise take parts of two uses for one.  Threads
 * take places by a compare-and-swap. */
static uint64_t *uses;
#define HELD ((uint64_t) 1 << 63)

static uint32_t places; /* of each PE */

/* How often a busy test, and a wait for the next PE, look at the word at home
 * and the place that it names. */
enum { TESTS_PER_LOOK = 64, POLLS_PER_LOOK = 256 };

static uint32_t count_places(int n)
{
    uint32_t most = INT32_MAX / (uint32_t) n; /* a number is no tag */

    return most < SMA_MAX_LOCKS ? most : SMA_MAX_LOCKS;
}

size_t sma_lock_bytes(int n)
{
    return count_places(n) * sizeof(struct place);
}

void sma_lock_init(void)
{
    places = count_places(sma_self.job_n);
    uses = sma_new(NULL, places, sizeof *uses);
}

void sma_lock_fini(void)
{
    free(uses);
    uses = NULL;
}

/* ------------------------------------------------------------------- places */

/* Spreads neighbours, which programs use in arrays and structures. */
static inline uint32_t hash(struct sma_address lock)
{
    return (uint32_t) (sma_address_word(lock) >> 2) * 2654435761u;
}

/* Scales a hash to a number below n. */
static inline uint32_t scale(uint32_t hash, uint32_t n)
{
    return (uint32_t) ((uint64_t) hash * n >> 32);
}

/* The PE whose copy counts. */
static inline int home_of(struct sma_address lock)
{
    return (int) scale(hash(lock), (uint32_t) sma_self.job_n);
}

/* What a place in the queue of the lock has in `next` until another follows. */
static inline uint32_t tag_of(struct sma_address lock)
{
    uint64_t word = sma_address_word(lock);

    return (uint32_t) (word >> 2 ^ word >> 27) | (uint32_t) 1 << 31;
}

static inline uint32_t number_of(uint32_t i)
{
    return (uint32_t) sma_self.me * places + i + 1;
}

/* Is it the number of a place? */
static inline bool is_number(uint32_t number)
{
    return number - 1 < (uint32_t) sma_self.job_n * places;
}

static inline struct sma_address word_of(uint32_t i, size_t member)
{
    return (struct sma_address){
        .region = SMA_HEAP,
        .offset = sma_memory.region[SMA_HEAP].size + i * sizeof(struct place) +
                  member,
    };
}

#define NEXT offsetof(struct place, next)
#define GO offsetof(struct place, go)

static inline uint32_t *mine(uint32_t i, size_t member)
{
    return (uint32_t *) (sma_memory.region[SMA_HEAP].base +
                         word_of(i, member).offset);
}

/* An atomic operation on a word of the place with this number, or on both. */
static inline uint64_t amo_place(const struct sma_routine *routine,
                                 uint32_t number, size_t member, size_t bytes,
                                 enum sma_amo_op op, uint32_t value,
                                 uint32_t cond)
{
    return sma_amo_at(routine, word_of((number - 1) % places, member), bytes,
                      op, value, cond, (int) ((number - 1) / places));
}

/* Takes a place of this PE for a lock. */
static inline uint32_t take_place(const struct sma_routine *routine,
                                  struct sma_address lock)
{
    uint32_t i = scale(hash(lock), places), go;

    for (uint32_t k = 0; k < places; k++) {
        uint64_t none = 0;

        /* The acquire pairs with the release in leave_place. */
        if (likely(__atomic_compare_exchange_n(
                &uses[i], &none, sma_address_word(lock), false,
                __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))) {
            __atomic_store_n(mine(i, NEXT), tag_of(lock), __ATOMIC_RELAXED);
            go = __atomic_load_n(mine(i, GO), __ATOMIC_RELAXED);
            __atomic_store_n(mine(i, GO), (go | GO_NOW) + 1, __ATOMIC_RELAXED);
            return i;
        }
        i = i + 1 < places ? i + 1 : 0;
    }
    sma_fatal(routine, "the PE already holds or waits for %u locks",
              (unsigned) places);
}

/* pairs with the acquire in take_place: what this thread has read of the place
 * was written before */
static inline void leave_place(uint32_t i)
{
    if (!SMA_MUTANT(place_not_left))
        __atomic_store_n(mine(i, NEXT), 0, __ATOMIC_RELAXED);
    __atomic_store_n(&uses[i], 0, __ATOMIC_RELEASE);
}

/* The place with which this PE holds a lock.  Relaxed order suffices: the
 * thread that sets the lock clears it, or the program orders the two. */
static inline bool find_held(struct sma_address lock, uint32_t *i_p)
{
    uint32_t i = scale(hash(lock), places);

    for (uint32_t k = 0; k < places; k++) {
        if (likely(__atomic_load_n(&uses[i], __ATOMIC_RELAXED) ==
                   (sma_address_word(lock) | HELD))) {
            *i_p = i;
            return true;
        }
        i = i + 1 < places ? i + 1 : 0;
    }
    return false;
}

/* Where the home is on another node, messages order two threads of a PE that
 * hold a lock one after the other.  ThreadSanitizer does not see messages. */
#ifdef __SANITIZE_THREAD__
static int handovers;

static void show_set(void)
{
    (void) __atomic_load_n(&handovers, __ATOMIC_ACQUIRE);
}

static void show_clear(void)
{
    __atomic_fetch_add(&handovers, 1, __ATOMIC_RELEASE);
}
#else
static inline void show_set(void) {}

static inline void show_clear(void) {}
#endif

/* -------------------------------------------------------------------- locks */

static struct sma_address find(const struct sma_routine *routine,
                               volatile void *lock)
{
    struct sma_address address;

    sma_check_running(routine);
    /* the home may be any PE */
    address =
        sma_find(routine, SMA_ARG(lock), lock, sizeof(uint32_t), SMA_EVERY_PE);
    sma_check_aligned(routine, SMA_ARG(lock), address, sizeof(uint32_t));
    return address;
}

/* An atomic operation on the word at home. */
static inline uint32_t amo(const struct sma_routine *routine,
                           struct sma_address lock, enum sma_amo_op op,
                           uint32_t value, uint32_t cond)
{
    return (uint32_t) sma_amo_at(routine, lock, sizeof(uint32_t), op, value,
                                 cond, home_of(lock));
}

static inline void got(const struct sma_routine *routine, volatile void *lock,
                       struct sma_address address, uint32_t i)
{
    show_set();
    __atomic_store_n(&uses[i], sma_address_word(address) | HELD,
                     __ATOMIC_RELAXED);
    if (unlikely(sma_checks_all()))
        sma_check_lock_got(routine, lock);
}

/* Got by the first in the queue, to whom nobody hands the lock over. */
static inline void got_first(const struct sma_routine *routine,
                             volatile void *lock, struct sma_address address,
                             uint32_t i)
{
    uint32_t go = __atomic_load_n(mine(i, GO), __ATOMIC_RELAXED);

    __atomic_store_n(mine(i, GO), go | GO_NOW, __ATOMIC_RELAXED);
    got(routine, lock, address, i);
}

/* Ends the job: the word at home was not 0 at first, was overwritten, or stems
 * from a lock that was held when the library ended and started again. */
__attribute__((cold, noreturn)) static void
stands_for_none(const struct sma_routine *routine, volatile void *lock,
                struct sma_address address, uint32_t word)
{
    sma_fatal(routine,
              "lock %p is %d on PE %d, which stands for no PE that holds it or "
              "waits for it: is it initialised to 0?",
              (void *) lock, (int32_t) word, home_of(address));
}

/* Ends the job: the word at home has changed while this PE held the lock. */
__attribute__((cold, noreturn)) static void
overwritten(const struct sma_routine *routine, volatile void *lock,
            struct sma_address address, uint32_t word)
{
    sma_fatal(routine,
              "lock %p was overwritten while this PE held it: it is %d on PE "
              "%d",
              (void *) lock, (int32_t) word, home_of(address));
}

/* Both words of a place, as they were at one time. */
static struct place look(const struct sma_routine *routine, uint32_t number)
{
    uint64_t words =
        amo_place(routine, number, 0, sizeof words, SMA_AMO_FETCH, 0, 0);
    struct place place;

    memcpy(&place, &words, sizeof place);
    return place;
}

/* Could a place with this `next` be in the queue of the lock? */
static bool is_queued(uint32_t next, struct sma_address lock)
{
    return next == tag_of(lock) || is_number(next);
}

/*
 * Does this word at home stand for no PE in the queue of the lock?  A yes is
 * certain: the place that the word names was not in the queue while the word was
 * there.  As a place counts its uses, two equal looks at it say that it was not
 * used between them.
 */
static bool is_foreign(const struct sma_routine *routine,
                       struct sma_address address, uint32_t word)
{
    struct place before, after;

    if (!is_number(word))
        return true;
    before = look(routine, word);
    if (is_queued(before.next, address) ||
        amo(routine, address, SMA_AMO_FETCH, 0, 0) != word)
        return false;
    after = look(routine, word);
    return after.next == before.next && after.go == before.go;
}

/* Queues place i behind the place `before`, and waits for the lock. */
static void wait_behind(const struct sma_routine *routine, volatile void *lock,
                        struct sma_address address, uint32_t i, uint32_t before)
{
    uint32_t tag = tag_of(address);
    int pe = (int) ((before - 1) / places);
    /* a PE that waits for itself can at best learn that all others have left */
    struct sma_wait w = SMA_WAIT(routine, pe != sma_self.me ? pe : -1);

    /* A place stays in the queue until another follows it. */
    if (unlikely(!is_number(before) || before == number_of(i) ||
                 amo_place(routine, before, NEXT, sizeof(uint32_t),
                           SMA_AMO_CSWAP, number_of(i), tag) != tag))
        stands_for_none(routine, lock, address, before);
    /* pairs with the release of the operation in sma_lock_clear, by the PE
     * before */
    while ((__atomic_load_n(mine(i, GO), __ATOMIC_ACQUIRE) & GO_NOW) == 0)
        SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_LOCK, .whom = pe + 1,
                      .object = lock, .memory = sma_self.me + 1);
}

void sma_lock_set(const struct sma_routine *routine, volatile void *lock)
{
    struct sma_address address;
    uint32_t i, before;

    SMA_SEE(routine, sma_lock_set(routine, lock), SMA_ABOUT_NOTHING);
    address = find(routine, lock);
    if (unlikely(sma_checks_all()))
        sma_check_lock_set(routine, lock);
    i = take_place(routine, address);
    before = amo(routine, address, SMA_AMO_SWAP, number_of(i), 0);
    if (likely(before == 0)) {
        got_first(routine, lock, address, i);
        return;
    }
    wait_behind(routine, lock, address, i, before);
    got(routine, lock, address, i);
}

/* The lock is busy for a test.  A program may test it for ever if the word is
 * not the work of these routines, so now and then that is looked into. */
static void check_busy(const struct sma_routine *routine, volatile void *lock,
                       struct sma_address address, uint32_t word)
{
    static uint32_t tests; /* about; threads need not agree */
    uint32_t n = __atomic_load_n(&tests, __ATOMIC_RELAXED) + 1;

    __atomic_store_n(&tests, n, __ATOMIC_RELAXED);
    if (unlikely(!is_number(word) || (n % TESTS_PER_LOOK == 0 &&
                                      is_foreign(routine, address, word))))
        stands_for_none(routine, lock, address, word);
}

int sma_lock_test(const struct sma_routine *routine, volatile void *lock)
{
    struct sma_address address;
    uint32_t i, word;

    SMA_SEE_VALUE(routine, int, sma_lock_test(routine, lock),
                  SMA_ABOUT_NOTHING);
    address = find(routine, lock);
    i = take_place(routine, address);
    word = amo(routine, address, SMA_AMO_CSWAP, number_of(i), 0);
    if (word != 0) {
        if (!SMA_MUTANT(lock_keeps_place))
            leave_place(i);
        check_busy(routine, lock, address, word);
    } else {
        got_first(routine, lock, address, i);
    }
    sma_poll_tested(word == 0);
    return word != 0;
}

/* Ends the job because this PE does not hold the lock. */
__attribute__((noreturn, cold)) static void
not_held(const struct sma_routine *routine, volatile void *lock,
         struct sma_address address)
{
    uint32_t word = amo(routine, address, SMA_AMO_FETCH, 0, 0);

    if (word != 0 && is_foreign(routine, address, word))
        stands_for_none(routine, lock, address, word);
    if (word == 0)
        sma_fatal(routine, "lock %p is not set", (void *) lock);
    sma_fatal(routine, "lock %p is held by another PE", (void *) lock);
}

/* Ends the job if the last place in the queue, which the word at home names, is
 * not behind the place with which this PE holds the lock. */
static void check_behind(const struct sma_routine *routine, volatile void *lock,
                         struct sma_address address, uint32_t word)
{
    struct place last;

    if (!is_number(word))
        overwritten(routine, lock, address, word);
    last = look(routine, word);
    if (!is_queued(last.next, address) ||
        (last.next == tag_of(address) && (last.go & GO_NOW) != 0))
        overwritten(routine, lock, address, word);
}

/* Waits until the next PE has written its number into place i: it has its place
 * in the queue already.  `word` is what the lock was at home just now. */
static uint32_t await_next(const struct sma_routine *routine,
                           volatile void *lock, struct sma_address address,
                           uint32_t i, uint32_t word)
{
    struct sma_wait w = SMA_WAIT(routine, -1);
    uint32_t next, polls = 0;

    if (unlikely(!is_number(word)))
        overwritten(routine, lock, address, word);
    /* pairs with the release of the operation in wait_behind, by the next PE */
    while (next = __atomic_load_n(mine(i, NEXT), __ATOMIC_ACQUIRE),
           next == tag_of(address)) {
        if (++polls % POLLS_PER_LOOK == 0)
            check_behind(routine, lock, address,
                         amo(routine, address, SMA_AMO_FETCH, 0, 0));
        SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_PE, .memory = sma_self.me + 1);
    }
    return next;
}

void sma_lock_clear(const struct sma_routine *routine, volatile void *lock)
{
    struct sma_address address;
    uint32_t i, next, word, tag;

    SMA_SEE(routine, sma_lock_clear(routine, lock), SMA_ABOUT_NOTHING);
    address = find(routine, lock);
    if (unlikely(!find_held(address, &i)))
        not_held(routine, lock, address);
    tag = tag_of(address);
    sma_quiet(routine);
    show_clear();
    if (unlikely(sma_checks_all()))
        sma_check_lock_cleared(lock);
    /* From the compare-and-swap on, another thread of this PE may set and clear the
     * lock; it must not find this place when it looks for its own. */
    __atomic_store_n(&uses[i], sma_address_word(address), __ATOMIC_RELAXED);
    /* pairs with the release of the operation in wait_behind, by the next PE */
    next = __atomic_load_n(mine(i, NEXT), __ATOMIC_ACQUIRE);
    if (next == tag) {
        word = amo(routine, address, SMA_AMO_CSWAP, 0, number_of(i));
        if (word != number_of(i))
            next = await_next(routine, lock, address, i, word);
    }
    leave_place(i);
    if (next == tag)
        return;
    if (unlikely(!is_number(next)))
        sma_fatal(routine, "the queue of lock %p was overwritten on this PE",
                  (void *) lock);
    amo_place(routine, next, GO, sizeof(uint32_t), SMA_AMO_OR, GO_NOW, 0);
}

void pshmem_set_lock(volatile long *lock)
{
    sma_lock_set(SMA_R(shmem_set_lock), lock);
}
SMA_ALIAS(shmem_set_lock)

int pshmem_test_lock(volatile long *lock)
{
    return sma_lock_test(SMA_R(shmem_test_lock), lock);
}
SMA_ALIAS(shmem_test_lock)

void pshmem_clear_lock(volatile long *lock)
{
    sma_lock_clear(SMA_R(shmem_clear_lock), lock);
}
SMA_ALIAS(shmem_clear_lock)
