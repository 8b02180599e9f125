/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The record of this PE's wait in the job block.
 *
 * Other processes see by `polls` in the record whether the wait goes on: it
 * grows each time that this PE finds the condition not true.
 */
#include "base/program.h"
#include "boot/boot.h"
#include "check/check.h"
#include "coll/set/set.h"
#include "hang/hang.h"
#include "net/net.h"
#include "shared/hang_table.h"

/* How long a wait takes until its object gets its name, and how long a record
 * stays that of one thread. */
enum { KNOW_NS = 1000000000 };

/* The mutex of hang/hang.c guards these variables, and the record. */
static const struct sma_wait *owner; /* the wait that the record is of */
static pthread_t owner_thread;
static struct sma_job_wait mine;    /* the record as it was last written */
static uint64_t known_at;           /* when know_more last did something */
static bool has_name;               /* the object has its name, and the
                                      * call its place in the program */
static const volatile void *object; /* the awaited one of several */

static struct sma_job_wait *record(void)
{
    return &sma_self.job->pe[sma_topology.host_me].wait;
}

/* The present value of the object that the wait is for. */
static uint64_t value_of(const struct sma_about *about)
{
    const volatile void *p = about->object;

#define LOAD(type) __atomic_load_n((const volatile type *) p, __ATOMIC_RELAXED)
    if (about->kind != SMA_JOB_WAITS_OBJECT)
        return about->value;
    switch (about->bytes) {
    case -2:
    case 2: return LOAD(uint16_t);
    case -4:
    case 4: return LOAD(uint32_t);
    default: return LOAD(uint64_t);
    }
#undef LOAD
}

static void write_set(struct sma_job_wait *r, const struct sma_set *set)
{
    r->start = r->stride = r->size = r->team = 0;
    r->epoch = 0;
    if (set == NULL)
        return;
    r->start = sma_set_pe(set, 0);
    r->stride = set->pe == NULL ? set->stride : 0;
    r->size = set->size;
    r->team = (int32_t) (set->key >> 63);
    r->epoch = (uint64_t) set->epoch;
}

static int whom(const struct sma_wait *w, const struct sma_about *about)
{
    return about->whom > 0 ? about->whom - 1 : w->pe;
}

static void publish(const struct sma_wait *w, const struct sma_about *about,
                    uint64_t since, uint64_t now)
{
    struct sma_job_wait *r = &mine;

    r->id++;
    if (r->id == 0)
        r->id++;
    r->since = since;
    r->kind = about->kind;
    r->pe = whom(w, about);
    write_set(r, about->set);
    r->wanted = about->wanted;
    r->cmp = about->cmp;
    r->bytes = about->bytes;
    r->objects =
        (int32_t) (about->objects < 1000000000 ? about->objects : 1000000000);
    r->ends = SMA_JOB_ENDS_ANYHOW;
    r->lock = 0;
    r->caller = 0;
    if (about->kind == SMA_JOB_WAITS_LOCK) {
        struct sma_address address = {.offset = 0};

        address.region = sma_region_find(about->object, 4, &address.offset);
        r->lock = sma_address_word(address);
    }
    snprintf(r->routine, sizeof r->routine, "%s",
             w->routine != NULL ? w->routine->name : "the library");
    r->object[0] = '\0';
    object = about->object;
    if (about->object != NULL)
        snprintf(r->object, sizeof r->object, "%p", (void *) about->object);
    r->value = value_of(about);
    r->polled_at = now;
    sma_record_write(record(), r);
    known_at = 0;
    has_name = false;
}

/* What can end this wait?  An answer that the transport waits for comes by
 * itself. */
static int ends_of(const struct sma_wait *w, const struct sma_about *about)
{
    if ((about->kind == SMA_JOB_WAITS_PE && !w->leaving) ||
        (sma_net.wire != NULL && sma_net_is_busy()))
        return SMA_JOB_ENDS_BY_DATA;
    return sma_only_others(SMA_ENDS_BY_STORE) ? SMA_JOB_ENDS_BY_OTHER
                                              : SMA_JOB_ENDS_ANYHOW;
}

/* Finds out what takes time, when the wait has become long. */
static void know_more(const struct sma_wait *w, const struct sma_about *about,
                      uint64_t now)
{
    if (now - mine.since < KNOW_NS || now - known_at < KNOW_NS)
        return;
    known_at = now;
    if (!has_name && about->object != NULL)
        sma_hang_object_name(about->object, mine.object, sizeof mine.object);
    /* a handler of a signal, which has interrupted malloc, may have called exit */
    if (!has_name && !w->leaving)
        mine.caller = (uint64_t) (uintptr_t) sma_check_caller();
    has_name = true;
    /* A program that has several threads in this library may have another one in
     * MPI.  The threads themselves tell nothing, as MPI has some of its own. */
    if (sma_self.thread_asked != SHMEM_THREAD_MULTIPLE)
        sma_mpi_compare(w->routine);
    mine.ends = ends_of(w, about);
    sma_record_write(record(), &mine);
}

/* For how long the record has been that of another thread's wait. */
static uint64_t refused_for(struct sma_wait *w, uint64_t now)
{
    uint32_t ms = (uint32_t) (now / 1000000) | 1;

    return w->refused != 0 ? (ms - w->refused) * (uint64_t) 1000000 : 0;
}

/* Does the record stay that of another thread's wait?  A new wait of the same thread has
 * ended its last one.  Of waits that all last, the record is of the one that began last. */
static bool is_of_other_thread(struct sma_wait *w, uint64_t now)
{
    if (owner == NULL || now - mine.polled_at >= KNOW_NS ||
        (!w->published && pthread_equal(owner_thread, pthread_self())))
        return false;
    if (w->refused == 0)
        w->refused = (uint32_t) (now / 1000000) | 1;
    return w->published || refused_for(w, now) < KNOW_NS;
}

bool sma_hang_record_wait(struct sma_wait *w, const struct sma_about *about,
                          uint64_t now)
{
    if (owner != w) {
        if (is_of_other_thread(w, now))
            return false;
        w->published = false;
    }
    if (!w->published) {
        owner = w;
        owner_thread = pthread_self();
        w->published = true;
        publish(w, about, now - refused_for(w, now), now);
    } else if (object != about->object) {
        publish(w, about, now, now);
    }
    mine.pe = whom(w, about);
    mine.value = value_of(about);
    mine.polled_at = now;
    mine.polls++;
    sma_record_poll(record(), mine.value, now);
    know_more(w, about, now);
    return true;
}

const struct sma_job_wait *sma_hang_mine(void)
{
    return &mine;
}

void sma_hang_record_start(void)
{
    owner = NULL;
}
