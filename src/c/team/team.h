/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Making and ending teams, and inquiries about them.
 */
#ifndef SMA_TEAM_H
#define SMA_TEAM_H

#include "base/base.h"
#include "shmem.h"

void sma_team_init(void);
void sma_team_fini(void);

/* What the entry points of C and of Fortran have in common.  The splits are those
 * of Cray's libraries, whose errors end the job. */
shmem_team_t sma_team_split_color(const char *routine,
                                  shmem_team_t parent_team, int color, int key);
shmem_team_t sma_team_split_part(const char *routine, shmem_team_t parent_team,
                                 int start, int stride, int size);
void sma_team_destroy(const char *routine, shmem_team_t handle);
int sma_team_place(const char *routine,
                   shmem_team_t handle); /* of the caller */
int sma_team_size(const char *routine, shmem_team_t handle);
int sma_team_translate(const char *routine, shmem_team_t src_team, int src_pe,
                       shmem_team_t dest_team);

#endif
