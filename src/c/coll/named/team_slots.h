/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Sets of teams: their slots, names and end.
 */
#ifndef SMA_COLL_NAMED_TEAM_SLOTS_H
#define SMA_COLL_NAMED_TEAM_SLOTS_H

#include "base/base.h"
#include "coll/set/set.h"

/*
 * The set of a team.  These functions make it, in this order:
 *
 *   sma_set_new      makes a set of the members (coll/set/set.h)
 *   sma_set_reserve  reserves a slot of this PE; false says that all are in use
 *   sma_set_name     gives the set a number, which tells it from other teams
 *                    with the same first member.  Divided by the PEs of the
 *                    job it makes the tags of messages, which repeat after
 *                    sma_set_tag_room.
 *   sma_set_connect  says which slot member k on this node has reserved;
 *                    sma_set_slot is the slot of this PE
 *
 * sma_set_drop frees a set, and its slot, that no other member has been told
 * of.  sma_set_retire ends the set of a team: it waits for the other members on
 * the node, and the caller must not use the set any more.
 */
bool sma_set_reserve(struct sma_set *set, const struct sma_routine *routine);
void sma_set_drop(struct sma_set *set);
uint64_t sma_set_tag_room(void);
void sma_set_name(struct sma_set *set, uint64_t number);
int sma_set_slot(const struct sma_set *set);
void sma_set_connect(struct sma_set *set, int k, int slot);
void sma_set_retire(struct sma_set *set, const struct sma_routine *routine);

/* The end of the library: frees the sets of retired teams. */
void sma_team_sets_fini(void);

#endif
