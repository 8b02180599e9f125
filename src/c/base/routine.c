/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The descriptions of all public routines and of their arguments.
 */
#include "base/base.h"

#define SHMEM_NO_GENERIC
#include "shmem.h"

const struct sma_routine sma_routines[SMA_ROUTINES] = {
#define X(name_, language_, kind_, align_) \
    [SMA_R_##name_] = {SMA_##language_, SMA_JOB_##kind_, align_, #name_},
#include "gen/routines.h"
#undef X
#define X(name_, kind_) \
    [SMA_R_generic_##name_] = {SMA_MODULE, SMA_JOB_##kind_, 1, "shmem_" #name_},
    SMA_GENERICS(X)
#undef X
        [SMA_R_exit] = {SMA_C, SMA_JOB_UNCOUNTED, 1, "exit"},
    [SMA_R_fork] = {SMA_C, SMA_JOB_UNCOUNTED, 1, "fork"},
};

const struct sma_argument sma_arguments[] = {
#define X(name, align, is_one_access, is_elsewhere) \
    {align, is_one_access, is_elsewhere, #name},
    SMA_ARGUMENTS(X)
#undef X
};
