/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SHMEM_CHECK=2: the collective calls of the PEs are compared before any of
 * them goes on.
 *
 * Each PE tells each other member of the set how it was called, in a record
 * that it writes to an inbox in the memory of the other PE.  Each pair of PEs
 * counts the collective calls of which both are members.  A PE waits for the
 * record of the other PE with the number of its own call; the two calls must be
 * equal, whatever set and routine the record names.  An inbox has space for two
 * records, which take turns.  A PE that writes record n+2 has received record
 * n+1 of the other PE, which has read record n before it sent record n+1.
 *
 * The inboxes lie at the end of the symmetric heap, where the allocator does
 * not allocate.
 *
 * Threads of a program may be in collectives on different sets at the same
 * time, in any order.  So the calls are not compared if the program has asked
 * for SHMEM_THREAD_MULTIPLE.  In other programs, a PE stops comparing for ever
 * when it finds two threads in collectives, or a call on another set while
 * there is another thread: it tells the other PEs, which do not wait for its
 * records any more.  Two calls on one set that differ are a mistake in any
 * case, because all calls before were on the same sets.
 */
#include "base/program.h"
#include "boot/boot.h"
#include "coll/compare/arrays.h"
#include "net/net.h"
#include "shared/text.h"

enum {
    VALUES = SMA_CALL_ARGS + 1, /* the last is the pSync */
};

#define NO_ADDRESS UINT64_MAX

struct record {
    uint64_t sum;    /* of all that follows; it tells whether all has arrived */
    uint64_t number; /* of the call, among those of both PEs */
    uint64_t key;    /* of the set */
    uint64_t caller; /* where in the program's file; 0: not known */
    uint64_t calls;  /* of the sender so far, without this one */
    uint64_t alone;  /* it has no other thread that may make calls */
    int32_t start, stride, size, log_stride;
    char routine[48];
    char what[48]; /* the operation, by any name of the routine */
    uint64_t value[VALUES];
};

struct inbox {
    struct record record[2];
    uint64_t stopped; /* no more records come */
};

/* What a PE has at the end of its heap. */
struct area {
    uint64_t stopped; /* this PE does not compare its calls */
    uint64_t calls;   /* sma_check_calls */
    uint64_t pad[6];
    struct inbox inbox[]; /* for the records of each PE */
};

enum mode { UNKNOWN, COMPARED, NOT_COMPARED };

static struct area *my_area;
static size_t area_offset;           /* in the heap */
static uint32_t *number;             /* of calls in common with each PE */
static unsigned char *mode;          /* enum mode of each PE */
static const struct sma_set *inside; /* the set on which a thread compares */
static const struct sma_routine *inside_routine;

/* The arrays of the last call.  `mutex` guards them; no other lock is taken
 * while it is held. */
static struct sma_arrays last;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

size_t sma_check_bytes(int n)
{
    size_t bytes = sizeof(struct area) + (size_t) n * sizeof(struct inbox);

    return (bytes + SMA_CACHE_LINE - 1) / SMA_CACHE_LINE * SMA_CACHE_LINE;
}

void sma_check_start(void)
{
    if (!sma_checks_all())
        return;
    area_offset =
        sma_memory.region[SMA_HEAP].size - sma_check_bytes(sma_self.n);
    my_area = (struct area *) (sma_memory.region[SMA_HEAP].base + area_offset);
    my_area->stopped = sma_self.thread_asked == SHMEM_THREAD_MULTIPLE;
    sma_check_calls = &my_area->calls;
    sma_program_index();
    sma_check_caller(); /* loads what it needs */
    number = sma_new(NULL, (size_t) sma_self.n, sizeof *number);
    mode = sma_new(NULL, (size_t) sma_self.n, sizeof *mode);
}

void sma_check_end(void)
{
    free(number);
    free(mode);
    number = NULL;
    mode = NULL;
    my_area = NULL;
    sma_check_calls = NULL;
    last.set = NULL;
}

/* ------------------------------------------------------------------ records */

static uint64_t sum_of(const struct record *r)
{
    const uint64_t *word = &r->number;
    size_t n = (sizeof *r - sizeof r->sum) / sizeof *word;
    uint64_t sum = SMA_HASH_BEGIN;

    for (size_t i = 0; i < n; i++)
        sum = sma_hash_add(sum, word[i]);
    return sum;
}

static uint64_t address_of(const void *addr)
{
    struct sma_address address;

    address.region = sma_region_find(addr, 1, &address.offset);
    return address.region < 0 ? NO_ADDRESS : sma_address_word(address);
}

/* The place of the caller in the program's file, which is the same for all PEs;
 * 0 for a caller in a library, which may lie elsewhere on another PE. */
static uint64_t caller_in_file(void)
{
    const char *caller = sma_check_caller();
    struct sma_file f = sma_program_file(caller);

    return caller != NULL && f.name != NULL && f.name[0] == '\0'
               ? (uint64_t) ((uintptr_t) caller - f.shift)
               : 0;
}

static void fill(struct record *r, const struct sma_routine *routine,
                 const struct sma_set *set, const struct sma_call *call,
                 const void *psync)
{
    memset(r, 0, sizeof *r);
    r->key = set->key;
    r->caller = caller_in_file();
    r->calls = __atomic_load_n(&my_area->calls, __ATOMIC_RELAXED);
    r->alone = sma_only_others(SMA_ENDS_BY_CALL);
    r->start = sma_set_pe(set, 0);
    r->stride = set->pe == NULL ? set->stride : 0;
    r->size = set->size;
    r->log_stride = set->log_stride;
    snprintf(r->routine, sizeof r->routine, "%s", routine->name);
    /* the routines on active sets are others than those on teams and all PEs */
    snprintf(r->what, sizeof r->what, "%s %s %zu %d", call->what,
             call->op != NULL ? call->op : "", call->esize, psync != NULL);
    for (int i = 0; i < SMA_CALL_ARGS; i++)
        if (call->arg[i].kind == SMA_CALL_ADDRESS)
            r->value[i] = address_of(call->arg[i].address);
        else if (call->arg[i].kind == SMA_CALL_NUMBER)
            r->value[i] = (uint64_t) call->arg[i].number;
    r->value[SMA_CALL_ARGS] = psync != NULL ? address_of(psync) : NO_ADDRESS;
}

static struct sma_address inbox_at(int sender, uint64_t n)
{
    return (struct sma_address){SMA_HEAP,
                                area_offset + offsetof(struct area, inbox) +
                                    (size_t) sender * sizeof(struct inbox) +
                                    n % 2 * sizeof(struct record)};
}

static void send_record(const struct sma_routine *routine, struct record *r,
                        int pe)
{
    struct sma_address address = inbox_at(sma_self.me, r->number);
    struct record *to = sma_peer_at(address, pe);

    r->sum = sum_of(r);
    if (to == NULL) {
        sma_net_put(routine, SMA_CTX_DEFAULT, pe, address, r, sizeof *r);
        return;
    }
    memcpy(&to->key, &r->key, sizeof *r - offsetof(struct record, key));
    to->sum = r->sum;
    /* The release pairs with the acquire in receive_record. */
    __atomic_store_n(&to->number, r->number, __ATOMIC_RELEASE);
    sma_wake_memory(pe);
}

/* Has the record with that number come from PE pe? */
static bool receive_record(int pe, uint64_t n, struct record *r)
{
    const struct record *from = &my_area->inbox[pe].record[n % 2];

    /* The acquire pairs with the release in send_record by a PE of this node.
     * A record from another node may arrive in any order; its sum tells when it
     * is complete. */
    if (__atomic_load_n(&from->number, __ATOMIC_ACQUIRE) != n)
        return false;
    memcpy(r, from, sizeof *r);
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
    return r->number == n && r->sum == sum_of(r);
}

/* Reads a word of the area of PE pe. */
static uint64_t read_word(const struct sma_routine *routine, int pe,
                          size_t member)
{
    struct sma_address address = {SMA_HEAP, area_offset + member};
    const uint64_t *there = sma_peer_at(address, pe);
    uint64_t value;

    if (there != NULL)
        return __atomic_load_n(there, __ATOMIC_RELAXED);
    sma_net_get(routine, SMA_CTX_DEFAULT, pe, address, &value, sizeof value);
    return value;
}

/* Are calls compared with those of PE pe? */
static bool is_compared(const struct sma_routine *routine, int pe)
{
    if (mode[pe] == UNKNOWN)
        mode[pe] = read_word(routine, pe, offsetof(struct area, stopped)) != 0
                       ? NOT_COMPARED
                       : COMPARED;
    return mode[pe] == COMPARED;
}

/* Compares no more calls of this PE. */
static void stop(const struct sma_routine *routine)
{
    static const uint64_t one = 1;
    struct sma_address address = inbox_at(sma_self.me, 0);

    /* The exchange elects the thread that tells the others. */
    if (__atomic_exchange_n(&my_area->stopped, one, __ATOMIC_RELAXED) != 0)
        return;
    address.offset += offsetof(struct inbox, stopped);
    for (int pe = 0; pe < sma_self.n; pe++) {
        uint64_t *there = sma_peer_at(address, pe);

        if (there == NULL)
            sma_net_put(routine, SMA_CTX_DEFAULT, pe, address, &one,
                        sizeof one);
        else /* a PE that sleeps finds it after its nap; this happens once in a job */
            __atomic_store_n(there, one, __ATOMIC_RELAXED);
    }
}

static bool is_stopped(const uint64_t *word)
{
    return __atomic_load_n(word, __ATOMIC_RELAXED) != 0;
}

/* --------------------------------------------------------------- comparison */

static const char *set_text(const struct record *r, char *text, size_t size)
{
    if (r->key >> 63 == 0)
        snprintf(text, size,
                 "active set (PE_start %d, logPE_stride %d, PE_size %d)",
                 r->start, r->log_stride, r->size);
    else if (r->size == 1 || r->stride == 0)
        snprintf(text, size, "team of %d PEs from PE %d on", r->size, r->start);
    else
        snprintf(text, size, "team of %d PEs from PE %d on with stride %d",
                 r->size, r->start, r->stride);
    return text;
}

static const char *value_text(enum sma_call_kind kind, uint64_t value,
                              char *text, size_t size)
{
    struct sma_address address = sma_word_address(value);
    size_t offset = address.offset;
    const void *addr = (const char *) sma_memory.region[SMA_DATA].base + offset;
    struct sma_object o;
    char name[64];

    if (kind == SMA_CALL_NUMBER) {
        snprintf(text, size, "%lld", (long long) value);
    } else if (address.region == SMA_HEAP) {
        snprintf(text, size, "heap + %zu", offset);
    } else if (!sma_program_object(addr, &o)) {
        snprintf(text, size, "static data + %zu", offset);
    } else {
        sma_object_name(&o, name, sizeof name);
        offset = (uintptr_t) addr - o.base;
        if (offset == 0)
            snprintf(text, size, "%s", name);
        else
            snprintf(text, size, "%s + %zu", name, offset);
    }
    return text;
}

/* Words for the other PE, such as "PE 5, called there at heat.c:99". */
static const char *pe_text(const struct record *r, int pe, char *text,
                           size_t size)
{
    char where[160] = "";

    if (r->caller != 0 && !sma_runs_other(pe))
        sma_check_where(
            (const void *) (r->caller + sma_program_loaded().dlpi_addr), where,
            sizeof where);
    snprintf(text, size, "PE %d%s%s", pe,
             where[0] != '\0' ? ", called there" : "", where);
    return text;
}

/* Does an address of a record mean the same on this PE and on PE pe? */
static bool is_common(uint64_t address, int pe)
{
    return address != NO_ADDRESS &&
           (!sma_runs_other(pe) ||
            sma_word_address(address).region != SMA_DATA);
}

static void compare_value(const struct sma_routine *routine, const char *arg,
                          enum sma_call_kind kind, uint64_t here,
                          uint64_t there, const struct record *theirs, int pe)
{
    char mine_text[160], their_text[160], peer[200];

    /* An address that is not symmetric may differ, or the routine refuses
     * it. */
    if (here == there || (kind == SMA_CALL_ADDRESS &&
                          (!is_common(here, pe) || !is_common(there, pe))))
        return;
    sma_fatal(routine, "%s is %s here but %s on %s", arg,
              value_text(kind, here, mine_text, sizeof mine_text),
              value_text(kind, there, their_text, sizeof their_text),
              pe_text(theirs, pe, peer, sizeof peer));
}

/* Returns false where it is not certain that the two calls should be the
 * same. */
static bool compare(const struct sma_routine *routine,
                    const struct sma_call *call, const struct record *here,
                    const struct record *there, int pe)
{
    char mine_text[160], their_text[160], peer[200];

    if (here->key != there->key && (!here->alone || !there->alone))
        return false;
    /* Several names of one routine may meet, of C and of Fortran.  Elements of
     * two sizes under one name are a number that differs below. */
    if (strcmp(here->what, there->what) != 0 &&
        !sma_same_word(here->routine, there->routine))
        sma_fatal(routine, "the routine is %s here but %s on %s", here->routine,
                  there->routine, pe_text(there, pe, peer, sizeof peer));
    if (here->key != there->key) {
        set_text(here, mine_text, sizeof mine_text);
        set_text(there, their_text, sizeof their_text);
        if (strcmp(mine_text, their_text) == 0)
            sma_fatal(routine,
                      "the call uses another team, with the same PEs, on %s",
                      pe_text(there, pe, peer, sizeof peer));
        sma_fatal(routine, "the call uses the %s here but the %s on %s",
                  mine_text, their_text, pe_text(there, pe, peer, sizeof peer));
    }
    /* Numbers come first: a difference of addresses may follow from them. */
    for (int i = 0; i < SMA_CALL_ARGS; i++)
        if (call->arg[i].kind == SMA_CALL_NUMBER)
            compare_value(routine, call->arg[i].name, SMA_CALL_NUMBER,
                          here->value[i], there->value[i], there, pe);
    for (int i = 0; i < SMA_CALL_ARGS; i++)
        if (call->arg[i].kind == SMA_CALL_ADDRESS)
            compare_value(routine, call->arg[i].name, SMA_CALL_ADDRESS,
                          here->value[i], there->value[i], there, pe);
    compare_value(routine, "pSync", SMA_CALL_ADDRESS,
                  here->value[SMA_CALL_ARGS], there->value[SMA_CALL_ARGS],
                  there, pe);
    return true;
}

/* The calling thread begins to compare, unless another thread does so: then no
 * calls are compared any more. */
static bool enter(const struct sma_routine *routine, const struct sma_set *set)
{
    const struct sma_set *other = NULL;
    const struct sma_routine *in;

    /* The acquire pairs with the release in leave. */
    if (__atomic_compare_exchange_n(&inside, &other, set, false,
                                    __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
        __atomic_store_n(&inside_routine, routine, __ATOMIC_RELAXED);
        return true;
    }
    in = __atomic_load_n(&inside_routine, __ATOMIC_RELAXED);
    if (other == set)
        sma_fatal(routine,
                  "called while another thread is in %s on the same active set "
                  "or team",
                  in != NULL ? in->name : "a collective routine");
    stop(routine);
    return false;
}

static void leave(void)
{
    /* The release pairs with the acquire in enter. */
    __atomic_store_n(&inside, NULL, __ATOMIC_RELEASE);
}

/* Waits for the record of this call of PE pe.  False: there is none. */
static bool await_record(const struct sma_routine *routine,
                         const struct sma_set *set, int pe,
                         struct record *there)
{
    struct sma_wait w = SMA_WAIT(routine, pe);

    while (!receive_record(pe, number[pe], there)) {
        if (is_stopped(&my_area->inbox[pe].stopped))
            mode[pe] = NOT_COMPARED;
        if (mode[pe] == NOT_COMPARED || is_stopped(&my_area->stopped))
            return false;
        SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_SET, .set = set);
    }
    return true;
}

static void compare_with_members(const struct sma_routine *routine,
                                 const struct sma_set *set,
                                 const struct sma_call *call, const void *psync)
{
    struct record here, there;

    fill(&here, routine, set, call, psync);
    for (int k = 1; k < set->size; k++) {
        int pe = sma_set_pe(set, (set->me + k) % set->size);

        if (!is_compared(routine, pe))
            continue;
        here.number = ++number[pe];
        send_record(routine, &here, pe);
    }
    for (int k = 1; k < set->size && !is_stopped(&my_area->stopped); k++) {
        int pe = sma_set_pe(set, (set->me - k + set->size) % set->size);

        if (is_compared(routine, pe) &&
            await_record(routine, set, pe, &there) &&
            !compare(routine, call, &here, &there, pe))
            stop(routine);
    }
}

/* ---------------------------------------------------------------- the calls */

static bool is_in_range(const struct sma_set *set, enum sma_call_range range,
                        int64_t value)
{
    switch (range) {
    case SMA_RANGE_MEMBER: return value >= 0 && value < set->size;
    case SMA_RANGE_NOT_NEGATIVE: return value >= 0;
    case SMA_RANGE_POSITIVE: return value >= 1;
    default: return true;
    }
}

/* Does the routine itself refuse an argument?  Its message then says more than
 * that the argument differs between PEs. */
static bool is_refused(const struct sma_set *set, const struct sma_call *call)
{
    for (int i = 0; i < SMA_CALL_ARGS; i++)
        if (call->arg[i].kind == SMA_CALL_NUMBER &&
            !is_in_range(set, call->arg[i].range, call->arg[i].number))
            return true;
    return false;
}

static size_t bytes_of(const struct sma_set *set, size_t bytes, bool each)
{
    if (each && __builtin_mul_overflow(bytes, (size_t) set->size, &bytes))
        return SIZE_MAX;
    return bytes;
}

static void check(const struct sma_routine *routine, const struct sma_set *set,
                  const struct sma_call *call, const void *psync)
{
    sma_check_process(routine);
    if (is_refused(set, call))
        return;
    if (set->size > 1 && !is_stopped(&my_area->stopped) &&
        enter(routine, set)) {
        compare_with_members(routine, set, call, psync);
        leave();
    }
    sma_check_count(1);
    if (!call->in_place || call->dest != call->source)
        sma_check_overlap(routine, "dest", call->dest,
                          bytes_of(set, call->dest_bytes, call->dest_each),
                          "source", call->source,
                          bytes_of(set, call->source_bytes, call->source_each));
}

void sma_check_call(const struct sma_routine *routine,
                    const struct sma_set *set, const struct sma_call *call)
{
    check(routine, set, call, NULL);
}

void sma_check_world(const struct sma_routine *routine)
{
    sma_check_running(routine);
    sma_check_guards(routine);
    check(routine, sma_world, SMA_CALL_SYNC, NULL);
}

/* ------------------------------------------------------ arrays still in use */

/*
 * Is there a member of the set that has made no call since its last call on the
 * set, which was the last call of this PE, too?  Then this PE cannot know that
 * the other one has left that call.
 */
static bool has_told_nothing(const struct sma_routine *routine,
                             const struct sma_set *set)
{
    /* pairs with the fence of sma_check_count: what this PE may have found in
     * its memory was counted before */
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    for (int k = 1; k < set->size; k++) {
        int pe = sma_set_pe(set, (set->me + k) % set->size);
        const struct record *r = &my_area->inbox[pe].record[number[pe] % 2];

        if (mode[pe] == COMPARED && number[pe] != 0 &&
            r->number == number[pe] && r->calls < SMA_CALLS_UNKNOWN &&
            read_word(routine, pe, offsetof(struct area, calls)) <=
                r->calls + 1)
            return true;
    }
    return false;
}

/*
 * Reports an array that the last call of this PE has used on another set, if
 * nothing tells this PE that the members of that set have left the call.  Any
 * call of this PE since then might have done so, and any call by which another
 * PE may have written to memory; so might MPI.
 */
static void check_use(const struct sma_routine *routine,
                      const struct sma_set *set, const struct sma_active *a,
                      const struct sma_call *call)
{
    uint64_t calls = __atomic_load_n(&my_area->calls, __ATOMIC_RELAXED);
    struct sma_arrays arrays = {.set = NULL}, old;

    if (set->size > 1)
        sma_arrays_note(&arrays, routine, set, a, call);
    arrays.calls = calls + 1;
    pthread_mutex_lock(&mutex);
    old = last;
    last = arrays;
    pthread_mutex_unlock(&mutex);
    if (arrays.set != NULL && old.set != NULL && old.set != set &&
        (old.calls == calls || SMA_MUTANT(arrays_not_forgotten)) &&
        calls < SMA_CALLS_UNKNOWN && !is_stopped(&my_area->stopped) &&
        !sma_mpi_runs() && has_told_nothing(routine, old.set))
        sma_arrays_compare(routine, &old, &arrays);
}

void sma_check_active(const struct sma_routine *routine,
                      const struct sma_set *set, const struct sma_active *a,
                      const struct sma_call *call)
{
    sma_check_psync(routine, a->psync);
    check_use(routine, set, a, call);
    check(routine, set, call, a->psync);
    sma_check_pwrk(routine, call, a->pwrk);
}
