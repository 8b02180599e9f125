/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The teams of this PE.  A team has the same number on all of its members, and
 * libsma has a team behind it.
 */
#ifndef SMA_CUDA_TEAM_H
#define SMA_CUDA_TEAM_H

#include "host/cuda.h"

/* The teams that there always are.  All PEs call it. */
void sma_cuda_teams_begin(void);
void sma_cuda_teams_end(void);

/* The team of libsma behind a team; SHMEM_TEAM_INVALID: there is none. */
shmem_team_t sma_cuda_find_team(nvshmem_team_t team);

/* The same, for a collective: ends the job if there is no such team. */
shmem_team_t sma_cuda_team(const char *routine, nvshmem_team_t team);

/* What a kernel does on a team. */
struct sma_cuda_call sma_cuda_on_team(const char *routine, enum sma_cuda_op op,
                                      nvshmem_team_t team);

#endif
