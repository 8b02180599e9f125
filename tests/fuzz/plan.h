/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Declarations of the files that make a plan: the state of the plan in the
 * making, and how an act claims memory (plan_claim.c).
 */
#ifndef FUZZ_PLAN_H
#define FUZZ_PLAN_H

#include "fuzz.h"

/* How a byte is claimed.  OWNED: its own PE writes it, and may read and write
 * it again.  From SHARED on: atomic operations of one type that commute. */
enum { FREE, READ, WRITTEN, OWNED, SHARED };
/* How an act uses the bytes.  A LATE reader reads until the next quiet. */
enum { TO_READ, TO_READ_LATE, TO_WRITE, TO_OWN, TO_SHARE };

enum { NEEDS_MAX = 64 };
enum { SWITCH_MOST = 300000 }; /* bytes of the largest collectives */

struct step {
    int needs[NEEDS_MAX], count; /* the steps that it needs */
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
    size_t flags[PES_MAX]; /* the bytes of flags in use */
    struct {
        int pe, type, class;
        struct ref ref;
    } word[64];
    int words;
    struct {
        struct act act;
    } wipe[256];
    int wipes;
    struct step *steps;
};
extern struct plan_state g;

/* Allocates memory with a copy, until the plan is freed; frees all such
 * memory. */
void *keep_copy(const void *from, size_t bytes);
void keep_nothing(void);

/* ---- by chance */

uint64_t below(uint64_t n);
bool chance(int percent);
int pick_pe(void);
/* Mostly a small number, sometimes a large one, never more than `most`. */
size_t pick_count(size_t most);
int pick_type(bool (*fits)(int));

/* ---- acts and what they need */

struct act *add(struct act act);

/* Each of these PEs fills bytes of its own with others, or with elements of a type;
 * it compares them with the model. */
void add_fill(unsigned who, int type, struct ref at, size_t n);
void add_check(unsigned who, struct ref at, size_t bytes);
void need(int step);

/* ---- claims */

/* Finds a reference to blocks that are free on all PEs of `who`, in one
 * object. */
bool place_blocks(unsigned who, size_t bytes, size_t blocks, size_t stride,
                  size_t align, int want, bool symmetric, struct ref *ref_p);
bool place(unsigned who, size_t bytes, size_t align, int want, bool symmetric,
           struct ref *ref_p);

/* n flags of a PE, which are 0. */
bool place_flags(int pe, int type, size_t n, struct ref *ref_p);

/* Sets the padding bytes of long doubles to 0, as their values are
 * undefined. */
void wipe(unsigned who, int type, struct ref ref, size_t n);
bool can_wipe(void);

/* A context by which pe reaches target, or -1; the target's number in its
 * team. */
int pick_ctx(int pe, int target, int *vpe_p);
void add_order(int kind, int pe, int ctx);

/* ---- kinds of steps.  They return false if there are no free bytes for
 * them. */

/* plan_rma.c: remote memory access, atomic operations, messages. */
bool step_rma(void);
bool step_ptr(void);
bool step_fill(void);
bool step_amo_shared(void);
bool step_tickets(void);
bool step_lock(void);
bool step_message(void);
bool step_wait_many(void);

/* Sets a flag of PE pe by an operation of me on a context, and makes pe wait
 * for it.  What me has done on the context before is ordered by a fence, or it
 * is complete. */
bool add_flag(int me, int pe, int ctx, int vpe, bool after_fence);

/* plan_mix.c: operations of all kinds on neighbouring bytes. */
bool step_mix(void);

/* plan_coll.c: collectives, and what the team steps need of them. */
unsigned members(const struct group *group);
void group_sizes(const struct group *group, int *least_p, int *most_p);
void add_team_colls(int team, int times);
void add_broadcasts(int team);
/* All PEs, or an active set of these two and perhaps others. */
bool add_barrier(int one, int other);
bool step_coll(void);
bool step_switch(void); /* needs much space */
bool step_sync(void);
bool step_order(void);

/* plan_team.c: teams and contexts. */
bool step_split(void);
bool step_team_cycles(void);
bool step_team_destroy(void);
bool step_ctx_create(void);
bool step_ctx_destroy(void);

#endif
