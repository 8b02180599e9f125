/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The named constants, for those who print them.
 *
 * Generated from src/api; edit the table there, not this file.
 */
#ifndef SMA_CONSTANTS_TABLE_H
#define SMA_CONSTANTS_TABLE_H

#define SMA_CONSTANT_TABLE(X) \
    X("SHMEM_MAJOR_VERSION", "1", "1") \
    X("SHMEM_MINOR_VERSION", "6", "6") \
    X("OSHMEM_SPEC_VERSION", "10600", "-") \
    X("SHMEM_MAX_NAME_LEN", "256", "255") \
    X("SHMEM_VENDOR_STRING", "libsma", "libsma") \
    X("SHMEM_SYNC_VALUE", "0", "0") \
    X("SHMEM_SYNC_SIZE", "64", "128") \
    X("SHMEM_BARRIER_SYNC_SIZE", "64", "128") \
    X("SHMEM_BCAST_SYNC_SIZE", "64", "128") \
    X("SHMEM_COLLECT_SYNC_SIZE", "64", "128") \
    X("SHMEM_REDUCE_SYNC_SIZE", "64", "128") \
    X("SHMEM_ALLTOALL_SYNC_SIZE", "64", "128") \
    X("SHMEM_ALLTOALLS_SYNC_SIZE", "64", "128") \
    X("SHMEM_REDUCE_MIN_WRKDATA_SIZE", "8", "8") \
    X("SHMEM_CMP_EQ", "0", "0") \
    X("SHMEM_CMP_NE", "1", "1") \
    X("SHMEM_CMP_GT", "2", "2") \
    X("SHMEM_CMP_LE", "3", "3") \
    X("SHMEM_CMP_LT", "4", "4") \
    X("SHMEM_CMP_GE", "5", "5") \
    X("SHMEM_THREAD_SINGLE", "0", "-") \
    X("SHMEM_THREAD_FUNNELED", "1", "-") \
    X("SHMEM_THREAD_SERIALIZED", "2", "-") \
    X("SHMEM_THREAD_MULTIPLE", "3", "-") \
    X("SHMEM_CTX_DEFAULT", "1", "-") \
    X("SHMEM_CTX_INVALID", "0", "-") \
    X("SHMEM_CTX_PRIVATE", "1", "-") \
    X("SHMEM_CTX_SERIALIZED", "2", "-") \
    X("SHMEM_CTX_NOSTORE", "4", "-") \
    X("SHMEM_CTX_SESSION_BATCH", "1", "-") \
    X("SHMEM_CTX_SESSION_TOTAL_OPS", "1", "-") \
    X("SHMEM_MALLOC_OK", "0", "0") \
    X("SHMEM_MALLOC_BAD_SIZE", "-1", "-1") \
    X("SHMEM_MALLOC_FAIL", "-2", "-2") \
    X("SHMEM_MALLOC_NOT_IN_SYMM_HEAP", "-3", "-3") \
    X("SHMEM_MALLOC_ALREADY_FREE", "-4", "-4") \
    X("SHMEM_MALLOC_NOT_ALIGNED", "-5", "-5") \
    X("SHMEM_SIGNAL_SET", "0", "-") \
    X("SHMEM_SIGNAL_ADD", "1", "-") \
    X("SHMEM_MALLOC_ATOMICS_REMOTE", "1", "-") \
    X("SHMEM_MALLOC_SIGNAL_REMOTE", "2", "-") \
    X("SHMEM_TEAM_INVALID", "0", "-") \
    X("SHMEM_TEAM_WORLD", "1", "1") \
    X("SHMEM_TEAM_SHARED", "2", "-") \
    X("SHMEM_TEAM_NODE", "2", "2") \
    X("SHMEMX_TEAM_NODE", "2", "-") \
    X("SHMEM_TEAM_NUM_CONTEXTS", "1", "-") \
    X("SHMEM_TEAM_NULL", "0", "0") \
    X("SHMEM_COLOR_UNDEFINED", "-1", "-1") \
    X("SHMEM_SESSION_OP_PUT", "1", "-") \
    X("SHMEM_SESSION_OP_PWS", "2", "-") \
    X("SHMEM_SESSION_OP_AMO", "4", "-") \
    X("SHMEM_SESSION_OP_FAMO", "8", "-") \
    X("SHMEM_SESSION_UNIFORM_AMO", "16", "-") \
    X("SHMEM_SESSION_STAMO", "32", "-") \
    X("SHMEM_SESSION_NO_CNCR_TACCESS", "64", "-") \
    X("SHMEM_SESSION_BUNDLE", "128", "-") \
    X("SHMEM_SESSION_HRP", "256", "-") \
    X("SHMEM_SESSION_DC", "512", "-") \
    X("SHMEM_HINT_NONE", "0", "-") \
    X("SHMEM_HINT_LOW_LAT_MEM", "1", "-") \
    X("SHMEM_HINT_HIGH_BW_MEM", "2", "-") \
    X("SHMEM_HINT_NEAR_NIC_MEM", "4", "-") \
    X("SHMEM_HINT_DEVICE_GPU_MEM", "8", "-") \
    X("SHMEM_HINT_DEVICE_NIC_MEM", "16", "-") \
    X("SHMEM_HINT_PSYNC", "65536", "-") \
    X("SHMEM_HINT_PWORK", "131072", "-") \
    X("SHMEM_HINT_ATOMICS", "262144", "-")

#endif
