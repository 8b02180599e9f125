/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the files that make a plan have in common: the state of the plan that is
 * being made, and how an act gets a place (plan_claim.c).
 */
#ifndef FUZZ_PLAN_H
#define FUZZ_PLAN_H

#include "fuzz.h"

/* How a byte is claimed.  OWNED: written by its own PE, which may read and write
 * it again.  From SHARED on: atomic operations of one type that commute. */
enum { FREE, READ, WRITTEN, OWNED, SHARED };
/* How an act wants it.  A LATE reader reads until the next quiet. */
enum { TO_READ, TO_READ_LATE, TO_WRITE, TO_OWN, TO_SHARE };

enum { NEEDS_MAX = 64 };

struct step {
    int needs[NEEDS_MAX], count; /* steps without which it cannot be */
    int follows;                 /* the step that it undoes, or -1 */
};

struct plan_state {
    struct plan *plan;
    int capacity, npes, step;
    uint64_t state;
    unsigned char *claim[PES_MAX][OBJ_MAX];
    size_t size[OBJ_MAX];
    int made_obj[OBJ_MAX]; /* the step that made it */
    struct {
        bool live;
        int made;
        struct group group;
    } team[TEAMS_MAX];
    struct {
        bool live;
        int made, team; /* -1: the world */
        long options;
    } ctx[PES_MAX][CTX_MAX];
    bool psync_used[PSYNCS];
    size_t flags[PES_MAX]; /* so many bytes of flags are taken */
    struct { int pe, type, class; struct ref ref; } word[64];
    int words;
    struct { struct act act; } wipe[256];
    int wipes;
    struct step *steps;
};
extern struct plan_state g;

/* Memory with a copy, until the plan is freed; frees it. */
void *keep_copy(const void *from, size_t bytes);
void keep_nothing(void);

/* ---- by chance */

uint64_t below(uint64_t n);
bool chance(int percent);
int pick_pe(void);
/* Few mostly, sometimes many, never more than most. */
size_t pick_count(size_t most);
int pick_type(bool (*fits)(int));

/* ---- acts and what they need */

struct act *add(struct act act);
void need(int step);

/* ---- claims */

/* A place for blocks that all PEs of who have in one object. */
bool place_blocks(unsigned who, size_t bytes, size_t blocks,
    size_t stride, size_t align, int want, bool symmetric, struct ref *ref_p);
bool place(unsigned who, size_t bytes, size_t align, int want,
    bool symmetric, struct ref *ref_p);

/* n flags of a PE, which are 0. */
bool place_flags(int pe, int type, size_t n, struct ref *ref_p);

/* The bytes between the values of a long double are anybody's. */
void wipe(unsigned who, int type, struct ref ref, size_t n);
bool can_wipe(void);

/* A context of pe with which it reaches target, or -1; the target's number. */
int pick_ctx(int pe, int target, int *vpe_p);
void add_order(int kind, int pe, int ctx);

/* ---- kinds of steps.  False: there is no place for it. */

/* plan_rma.c: remote memory access, atomic operations, messages. */
bool step_rma(void);
bool step_fence(void);
bool step_ptr(void);
bool step_fill(void);
bool step_amo_shared(void);
bool step_amo_chain(void);
bool step_tickets(void);
bool step_lock(void);
bool step_message(void);
bool step_wait_many(void);

/* plan_coll.c: collectives, teams and contexts. */
bool step_coll(void);
bool step_sync(void);
bool step_order(void);
bool step_split(void);
bool step_team_destroy(void);
bool step_ctx_create(void);
bool step_ctx_destroy(void);

#endif
