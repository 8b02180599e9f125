/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Teams: their start and end, and the functions that the entry points of C and
 * of Fortran have in common.
 */
#ifndef SMA_TEAM_H
#define SMA_TEAM_H

#include "base/base.h"
#include "shmem.h"

void sma_team_init(void);
void sma_team_fini(void);

/* The splits of Cray's libraries, whose errors end the job. */
shmem_team_t sma_team_split_color(const struct sma_routine *routine,
                                  shmem_team_t parent_team, int color, int key);
shmem_team_t sma_team_split_part(const struct sma_routine *routine,
                                 shmem_team_t parent_team, int start,
                                 int stride, int size);

void sma_team_destroy(const struct sma_routine *routine, shmem_team_t handle);

/* The number of the calling PE in the team; -1 for SHMEM_TEAM_INVALID. */
int sma_team_place(const struct sma_routine *routine, shmem_team_t handle);
int sma_team_size(const struct sma_routine *routine, shmem_team_t handle);

/* The number that PE src_pe of one team has in another team, or -1. */
int sma_team_translate(const struct sma_routine *routine, shmem_team_t src_team,
                       int src_pe, shmem_team_t dest_team);

#endif
