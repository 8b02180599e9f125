/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The arguments of the Fortran routines.
 *
 * Generated from src/api; edit the table there, not this file.
 */
#ifndef SMA_FORTRAN_ARGS_H
#define SMA_FORTRAN_ARGS_H

#define SMA_FORTRAN_ARGS(X) \
    X("START_PES", \
      "npes INTEGER") \
    X("SHMEM_GLOBAL_EXIT", \
      "status INTEGER") \
    X("SHMEM_INFO_GET_VERSION", \
      "major INTEGER;minor INTEGER") \
    X("SHMEM_INFO_GET_NAME", \
      "name any") \
    X("SHMEM_PE_ACCESSIBLE", \
      "pe INTEGER") \
    X("SHMEM_ADDR_ACCESSIBLE", \
      "addr any;pe INTEGER") \
    X("SHMEM_PTR", \
      "dest any;pe INTEGER") \
    X("SHPALLOC", \
      "addr POINTER;length INTEGER;errcode INTEGER;abort INTEGER") \
    X("SHPDEALLC", \
      "addr POINTER;errcode INTEGER;abort INTEGER") \
    X("SHPCLMOVE", \
      "addr POINTER;length INTEGER;status INTEGER;abort INTEGER") \
    X("SHMEM_CHARACTER_PUT", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_COMPLEX_PUT", \
      "dest COMPLEX;source COMPLEX;nelems INTEGER;pe INTEGER") \
    X("SHMEM_DOUBLE_PUT", \
      "dest DOUBLE PRECISION;source DOUBLE PRECISION;nelems INTEGER;pe INTEGER") \
    X("SHMEM_INTEGER_PUT", \
      "dest INTEGER;source INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_LOGICAL_PUT", \
      "dest LOGICAL;source LOGICAL;nelems INTEGER;pe INTEGER") \
    X("SHMEM_REAL_PUT", \
      "dest REAL;source REAL;nelems INTEGER;pe INTEGER") \
    X("SHMEM_PUT4", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_PUT8", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_PUT16", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_PUT32", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_PUT64", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_PUT128", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_PUTMEM", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_PUT", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_CHARACTER_PUT_NBI", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_COMPLEX_PUT_NBI", \
      "dest COMPLEX;source COMPLEX;nelems INTEGER;pe INTEGER") \
    X("SHMEM_DOUBLE_PUT_NBI", \
      "dest DOUBLE PRECISION;source DOUBLE PRECISION;nelems INTEGER;pe INTEGER") \
    X("SHMEM_INTEGER_PUT_NBI", \
      "dest INTEGER;source INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_LOGICAL_PUT_NBI", \
      "dest LOGICAL;source LOGICAL;nelems INTEGER;pe INTEGER") \
    X("SHMEM_REAL_PUT_NBI", \
      "dest REAL;source REAL;nelems INTEGER;pe INTEGER") \
    X("SHMEM_PUT4_NBI", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_PUT8_NBI", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_PUT32_NBI", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_PUT64_NBI", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_PUT128_NBI", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_PUTMEM_NBI", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_COMPLEX_PUT_NB", \
      "dest COMPLEX;source COMPLEX;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_DOUBLE_PUT_NB", \
      "dest DOUBLE PRECISION;source DOUBLE PRECISION;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_INTEGER_PUT_NB", \
      "dest INTEGER;source INTEGER;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_LOGICAL_PUT_NB", \
      "dest LOGICAL;source LOGICAL;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_REAL_PUT_NB", \
      "dest REAL;source REAL;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_PUT4_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_PUT8_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_PUT16_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_PUT32_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_PUT64_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_PUT128_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_PUTMEM_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_PUT_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_CHARACTER_IPUT", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_COMPLEX_IPUT", \
      "dest COMPLEX;source COMPLEX;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_DOUBLE_IPUT", \
      "dest DOUBLE PRECISION;source DOUBLE PRECISION;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_INTEGER_IPUT", \
      "dest INTEGER;source INTEGER;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_LOGICAL_IPUT", \
      "dest LOGICAL;source LOGICAL;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_REAL_IPUT", \
      "dest REAL;source REAL;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IPUT4", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IPUT8", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IPUT16", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IPUT32", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IPUT64", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IPUT128", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IPUTMEM", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IPUT", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IXPUT4", \
      "dest any;source any;index INTEGER*4;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IXPUT8", \
      "dest any;source any;index INTEGER*8;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IXPUT", \
      "dest any;source any;index INTEGER*8;nelems INTEGER;pe INTEGER") \
    X("SHMEMX_CHARACTER_PUT_SIGNAL", \
      "dest any;source any;nelems INTEGER;sig_addr INTEGER*8;signal INTEGER*8;pe INTEGER") \
    X("SHMEMX_COMPLEX_PUT_SIGNAL", \
      "dest COMPLEX;source COMPLEX;nelems INTEGER;sig_addr INTEGER*8;signal INTEGER*8;pe INTEGER") \
    X("SHMEMX_DOUBLE_PUT_SIGNAL", \
      "dest DOUBLE PRECISION;source DOUBLE PRECISION;nelems INTEGER;sig_addr INTEGER*8;signal INTEGER*8;pe INTEGER") \
    X("SHMEMX_INTEGER_PUT_SIGNAL", \
      "dest INTEGER;source INTEGER;nelems INTEGER;sig_addr INTEGER*8;signal INTEGER*8;pe INTEGER") \
    X("SHMEMX_LOGICAL_PUT_SIGNAL", \
      "dest LOGICAL;source LOGICAL;nelems INTEGER;sig_addr INTEGER*8;signal INTEGER*8;pe INTEGER") \
    X("SHMEMX_REAL_PUT_SIGNAL", \
      "dest REAL;source REAL;nelems INTEGER;sig_addr INTEGER*8;signal INTEGER*8;pe INTEGER") \
    X("SHMEMX_PUT4_SIGNAL", \
      "dest any;source any;nelems INTEGER;sig_addr INTEGER*8;signal INTEGER*8;pe INTEGER") \
    X("SHMEMX_PUT8_SIGNAL", \
      "dest any;source any;nelems INTEGER;sig_addr INTEGER*8;signal INTEGER*8;pe INTEGER") \
    X("SHMEMX_PUT16_SIGNAL", \
      "dest any;source any;nelems INTEGER;sig_addr INTEGER*8;signal INTEGER*8;pe INTEGER") \
    X("SHMEMX_PUT32_SIGNAL", \
      "dest any;source any;nelems INTEGER;sig_addr INTEGER*8;signal INTEGER*8;pe INTEGER") \
    X("SHMEMX_PUT64_SIGNAL", \
      "dest any;source any;nelems INTEGER;sig_addr INTEGER*8;signal INTEGER*8;pe INTEGER") \
    X("SHMEMX_PUT128_SIGNAL", \
      "dest any;source any;nelems INTEGER;sig_addr INTEGER*8;signal INTEGER*8;pe INTEGER") \
    X("SHMEMX_PUTMEM_SIGNAL", \
      "dest any;source any;nelems INTEGER;sig_addr INTEGER*8;signal INTEGER*8;pe INTEGER") \
    X("SHMEMX_PUT_SIGNAL", \
      "dest any;source any;nelems INTEGER;sig_addr INTEGER*8;signal INTEGER*8;pe INTEGER") \
    X("SHMEM_CHARACTER_GET", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_COMPLEX_GET", \
      "dest COMPLEX;source COMPLEX;nelems INTEGER;pe INTEGER") \
    X("SHMEM_DOUBLE_GET", \
      "dest DOUBLE PRECISION;source DOUBLE PRECISION;nelems INTEGER;pe INTEGER") \
    X("SHMEM_INTEGER_GET", \
      "dest INTEGER;source INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_LOGICAL_GET", \
      "dest LOGICAL;source LOGICAL;nelems INTEGER;pe INTEGER") \
    X("SHMEM_REAL_GET", \
      "dest REAL;source REAL;nelems INTEGER;pe INTEGER") \
    X("SHMEM_GET4", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_GET8", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_GET16", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_GET32", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_GET64", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_GET128", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_GETMEM", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_GET", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_CHARACTER_GET_NBI", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_COMPLEX_GET_NBI", \
      "dest COMPLEX;source COMPLEX;nelems INTEGER;pe INTEGER") \
    X("SHMEM_DOUBLE_GET_NBI", \
      "dest DOUBLE PRECISION;source DOUBLE PRECISION;nelems INTEGER;pe INTEGER") \
    X("SHMEM_INTEGER_GET_NBI", \
      "dest INTEGER;source INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_LOGICAL_GET_NBI", \
      "dest LOGICAL;source LOGICAL;nelems INTEGER;pe INTEGER") \
    X("SHMEM_REAL_GET_NBI", \
      "dest REAL;source REAL;nelems INTEGER;pe INTEGER") \
    X("SHMEM_GET4_NBI", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_GET8_NBI", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_GET32_NBI", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_GET64_NBI", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_GET128_NBI", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_GETMEM_NBI", \
      "dest any;source any;nelems INTEGER;pe INTEGER") \
    X("SHMEM_COMPLEX_GET_NB", \
      "dest COMPLEX;source COMPLEX;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_DOUBLE_GET_NB", \
      "dest DOUBLE PRECISION;source DOUBLE PRECISION;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_INTEGER_GET_NB", \
      "dest INTEGER;source INTEGER;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_LOGICAL_GET_NB", \
      "dest LOGICAL;source LOGICAL;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_REAL_GET_NB", \
      "dest REAL;source REAL;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_GET4_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_GET8_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_GET16_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_GET32_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_GET64_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_GET128_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_GETMEM_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_GET_NB", \
      "dest any;source any;nelems INTEGER;pe INTEGER;transfer_handle INTEGER*8") \
    X("SHMEM_CHARACTER_IGET", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_COMPLEX_IGET", \
      "dest COMPLEX;source COMPLEX;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_DOUBLE_IGET", \
      "dest DOUBLE PRECISION;source DOUBLE PRECISION;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_INTEGER_IGET", \
      "dest INTEGER;source INTEGER;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_LOGICAL_IGET", \
      "dest LOGICAL;source LOGICAL;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_REAL_IGET", \
      "dest REAL;source REAL;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IGET4", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IGET8", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IGET16", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IGET32", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IGET64", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IGET128", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IGETMEM", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IGET", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IXGET4", \
      "dest any;source any;index INTEGER*4;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IXGET8", \
      "dest any;source any;index INTEGER*8;nelems INTEGER;pe INTEGER") \
    X("SHMEM_IXGET", \
      "dest any;source any;index INTEGER*8;nelems INTEGER;pe INTEGER") \
    X("SHMEM_INT4_ADD", \
      "dest INTEGER*4;value INTEGER*4;pe INTEGER") \
    X("SHMEM_INT4_INC", \
      "dest INTEGER*4;pe INTEGER") \
    X("SHMEM_INT4_FADD", \
      "dest INTEGER*4;value INTEGER*4;pe INTEGER") \
    X("SHMEM_INT4_FINC", \
      "dest INTEGER*4;pe INTEGER") \
    X("SHMEM_INT4_SWAP", \
      "dest INTEGER*4;value INTEGER*4;pe INTEGER") \
    X("SHMEM_INT4_CSWAP", \
      "dest INTEGER*4;cond INTEGER*4;value INTEGER*4;pe INTEGER") \
    X("SHMEM_INT4_MSWAP", \
      "dest INTEGER*4;mask INTEGER*4;value INTEGER*4;pe INTEGER") \
    X("SHMEM_INT4_FETCH", \
      "source INTEGER*4;pe INTEGER") \
    X("SHMEM_INT4_SET", \
      "dest INTEGER*4;value INTEGER*4;pe INTEGER") \
    X("SHMEM_INT8_ADD", \
      "dest INTEGER*8;value INTEGER*8;pe INTEGER") \
    X("SHMEM_INT8_INC", \
      "dest INTEGER*8;pe INTEGER") \
    X("SHMEM_INT8_FADD", \
      "dest INTEGER*8;value INTEGER*8;pe INTEGER") \
    X("SHMEM_INT8_FINC", \
      "dest INTEGER*8;pe INTEGER") \
    X("SHMEM_INT8_SWAP", \
      "dest INTEGER*8;value INTEGER*8;pe INTEGER") \
    X("SHMEM_INT8_CSWAP", \
      "dest INTEGER*8;cond INTEGER*8;value INTEGER*8;pe INTEGER") \
    X("SHMEM_INT8_MSWAP", \
      "dest INTEGER*8;mask INTEGER*8;value INTEGER*8;pe INTEGER") \
    X("SHMEM_INT8_FETCH", \
      "source INTEGER*8;pe INTEGER") \
    X("SHMEM_INT8_SET", \
      "dest INTEGER*8;value INTEGER*8;pe INTEGER") \
    X("SHMEM_FADD", \
      "dest INTEGER;value INTEGER;pe INTEGER") \
    X("SHMEM_FINC", \
      "dest INTEGER;pe INTEGER") \
    X("SHMEM_SWAP", \
      "dest INTEGER;value INTEGER;pe INTEGER") \
    X("SHMEM_CSWAP", \
      "dest INTEGER;cond INTEGER;value INTEGER;pe INTEGER") \
    X("SHMEM_REAL4_SWAP", \
      "dest REAL*4;value REAL*4;pe INTEGER") \
    X("SHMEM_REAL4_FETCH", \
      "source REAL*4;pe INTEGER") \
    X("SHMEM_REAL4_SET", \
      "dest REAL*4;value REAL*4;pe INTEGER") \
    X("SHMEM_REAL8_SWAP", \
      "dest REAL*8;value REAL*8;pe INTEGER") \
    X("SHMEM_REAL8_FETCH", \
      "source REAL*8;pe INTEGER") \
    X("SHMEM_REAL8_SET", \
      "dest REAL*8;value REAL*8;pe INTEGER") \
    X("FAST_SHMEM_INT4_INC", \
      "dest INTEGER*4;pe INTEGER") \
    X("FAST_SHMEM_INT4_FINC", \
      "dest INTEGER*4;pe INTEGER") \
    X("SHMEM_INT4_WAIT", \
      "ivar INTEGER*4;cmp_value INTEGER*4") \
    X("SHMEM_INT8_WAIT", \
      "ivar INTEGER*8;cmp_value INTEGER*8") \
    X("SHMEM_WAIT", \
      "ivar INTEGER;cmp_value INTEGER") \
    X("SHMEM_INT4_WAIT_UNTIL", \
      "ivar INTEGER*4;cmp INTEGER;cmp_value INTEGER*4") \
    X("SHMEM_INT8_WAIT_UNTIL", \
      "ivar INTEGER*8;cmp INTEGER;cmp_value INTEGER*8") \
    X("SHMEM_WAIT_UNTIL", \
      "ivar INTEGER;cmp INTEGER;cmp_value INTEGER") \
    X("SHMEM_SET_EVENT", \
      "event INTEGER") \
    X("SHMEM_CLEAR_EVENT", \
      "event INTEGER") \
    X("SHMEM_WAIT_EVENT", \
      "event INTEGER") \
    X("SHMEM_TEST_EVENT", \
      "event INTEGER") \
    X("SHMEM_BARRIER", \
      "PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_BROADCAST4", \
      "dest any;source any;nelems INTEGER;PE_root INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_BROADCAST8", \
      "dest any;source any;nelems INTEGER;PE_root INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_BROADCAST32", \
      "dest any;source any;nelems INTEGER;PE_root INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_BROADCAST64", \
      "dest any;source any;nelems INTEGER;PE_root INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_BROADCAST", \
      "dest any;source any;nelems INTEGER;PE_root INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_COLLECT4", \
      "dest any;source any;nelems INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_COLLECT8", \
      "dest any;source any;nelems INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_COLLECT32", \
      "dest any;source any;nelems INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_COLLECT64", \
      "dest any;source any;nelems INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_COLLECT", \
      "dest any;source any;nelems INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_FCOLLECT4", \
      "dest any;source any;nelems INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_FCOLLECT8", \
      "dest any;source any;nelems INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_FCOLLECT32", \
      "dest any;source any;nelems INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_FCOLLECT64", \
      "dest any;source any;nelems INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_FCOLLECT", \
      "dest any;source any;nelems INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_ALLTOALL32", \
      "dest any;source any;nelems INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_ALLTOALL64", \
      "dest any;source any;nelems INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_ALLTOALLS32", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_ALLTOALLS64", \
      "dest any;source any;dst INTEGER;sst INTEGER;nelems INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEMX_ALLTOALLV", \
      "dest any;t_offsets INTEGER*8;t_sizes INTEGER*8;source any;s_offsets INTEGER*8;s_sizes INTEGER*8;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEM_ALLTOALLV_PACKED", \
      "dest any;dest_size INTEGER*8;t_size INTEGER*8;source any;s_offsets INTEGER*8;s_sizes INTEGER*8;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pSync INTEGER") \
    X("SHMEMX_TEAM_SPLIT", \
      "parent_team INTEGER*8;color INTEGER;key INTEGER;new_team INTEGER*8") \
    X("SHMEMX_TEAM_SPLIT_STRIDED", \
      "parent_team INTEGER*8;PE_start INTEGER;PE_stride INTEGER;PE_size INTEGER;new_team INTEGER*8") \
    X("SHMEMX_TEAM_DESTROY", \
      "team INTEGER*8") \
    X("SHMEMX_TEAM_MY_PE", \
      "team INTEGER*8") \
    X("SHMEMX_TEAM_N_PES", \
      "team INTEGER*8") \
    X("SHMEMX_TEAM_TRANSLATE_PE", \
      "src_team INTEGER*8;src_pe INTEGER;dest_team INTEGER*8") \
    X("SHMEM_INT2_AND_TO_ALL", \
      "dest INTEGER*2;source INTEGER*2;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*2;pSync INTEGER") \
    X("SHMEM_INT4_AND_TO_ALL", \
      "dest INTEGER*4;source INTEGER*4;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*4;pSync INTEGER") \
    X("SHMEM_INT8_AND_TO_ALL", \
      "dest INTEGER*8;source INTEGER*8;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*8;pSync INTEGER") \
    X("SHMEM_INT2_OR_TO_ALL", \
      "dest INTEGER*2;source INTEGER*2;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*2;pSync INTEGER") \
    X("SHMEM_INT4_OR_TO_ALL", \
      "dest INTEGER*4;source INTEGER*4;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*4;pSync INTEGER") \
    X("SHMEM_INT8_OR_TO_ALL", \
      "dest INTEGER*8;source INTEGER*8;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*8;pSync INTEGER") \
    X("SHMEM_INT2_XOR_TO_ALL", \
      "dest INTEGER*2;source INTEGER*2;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*2;pSync INTEGER") \
    X("SHMEM_INT4_XOR_TO_ALL", \
      "dest INTEGER*4;source INTEGER*4;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*4;pSync INTEGER") \
    X("SHMEM_INT8_XOR_TO_ALL", \
      "dest INTEGER*8;source INTEGER*8;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*8;pSync INTEGER") \
    X("SHMEM_INT2_MAX_TO_ALL", \
      "dest INTEGER*2;source INTEGER*2;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*2;pSync INTEGER") \
    X("SHMEM_INT4_MAX_TO_ALL", \
      "dest INTEGER*4;source INTEGER*4;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*4;pSync INTEGER") \
    X("SHMEM_INT8_MAX_TO_ALL", \
      "dest INTEGER*8;source INTEGER*8;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*8;pSync INTEGER") \
    X("SHMEM_REAL4_MAX_TO_ALL", \
      "dest REAL*4;source REAL*4;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk REAL*4;pSync INTEGER") \
    X("SHMEM_REAL8_MAX_TO_ALL", \
      "dest REAL*8;source REAL*8;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk REAL*8;pSync INTEGER") \
    X("SHMEM_REAL16_MAX_TO_ALL", \
      "dest REAL*16;source REAL*16;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk REAL*16;pSync INTEGER") \
    X("SHMEM_INT2_MIN_TO_ALL", \
      "dest INTEGER*2;source INTEGER*2;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*2;pSync INTEGER") \
    X("SHMEM_INT4_MIN_TO_ALL", \
      "dest INTEGER*4;source INTEGER*4;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*4;pSync INTEGER") \
    X("SHMEM_INT8_MIN_TO_ALL", \
      "dest INTEGER*8;source INTEGER*8;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*8;pSync INTEGER") \
    X("SHMEM_REAL4_MIN_TO_ALL", \
      "dest REAL*4;source REAL*4;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk REAL*4;pSync INTEGER") \
    X("SHMEM_REAL8_MIN_TO_ALL", \
      "dest REAL*8;source REAL*8;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk REAL*8;pSync INTEGER") \
    X("SHMEM_REAL16_MIN_TO_ALL", \
      "dest REAL*16;source REAL*16;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk REAL*16;pSync INTEGER") \
    X("SHMEM_INT2_SUM_TO_ALL", \
      "dest INTEGER*2;source INTEGER*2;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*2;pSync INTEGER") \
    X("SHMEM_INT4_SUM_TO_ALL", \
      "dest INTEGER*4;source INTEGER*4;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*4;pSync INTEGER") \
    X("SHMEM_INT8_SUM_TO_ALL", \
      "dest INTEGER*8;source INTEGER*8;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*8;pSync INTEGER") \
    X("SHMEM_REAL4_SUM_TO_ALL", \
      "dest REAL*4;source REAL*4;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk REAL*4;pSync INTEGER") \
    X("SHMEM_REAL8_SUM_TO_ALL", \
      "dest REAL*8;source REAL*8;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk REAL*8;pSync INTEGER") \
    X("SHMEM_REAL16_SUM_TO_ALL", \
      "dest REAL*16;source REAL*16;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk REAL*16;pSync INTEGER") \
    X("SHMEM_COMP4_SUM_TO_ALL", \
      "dest COMPLEX*8;source COMPLEX*8;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk COMPLEX*8;pSync INTEGER") \
    X("SHMEM_COMP8_SUM_TO_ALL", \
      "dest COMPLEX*16;source COMPLEX*16;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk COMPLEX*16;pSync INTEGER") \
    X("SHMEM_INT2_PROD_TO_ALL", \
      "dest INTEGER*2;source INTEGER*2;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*2;pSync INTEGER") \
    X("SHMEM_INT4_PROD_TO_ALL", \
      "dest INTEGER*4;source INTEGER*4;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*4;pSync INTEGER") \
    X("SHMEM_INT8_PROD_TO_ALL", \
      "dest INTEGER*8;source INTEGER*8;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk INTEGER*8;pSync INTEGER") \
    X("SHMEM_REAL4_PROD_TO_ALL", \
      "dest REAL*4;source REAL*4;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk REAL*4;pSync INTEGER") \
    X("SHMEM_REAL8_PROD_TO_ALL", \
      "dest REAL*8;source REAL*8;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk REAL*8;pSync INTEGER") \
    X("SHMEM_REAL16_PROD_TO_ALL", \
      "dest REAL*16;source REAL*16;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk REAL*16;pSync INTEGER") \
    X("SHMEM_COMP4_PROD_TO_ALL", \
      "dest COMPLEX*8;source COMPLEX*8;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk COMPLEX*8;pSync INTEGER") \
    X("SHMEM_COMP8_PROD_TO_ALL", \
      "dest COMPLEX*16;source COMPLEX*16;nreduce INTEGER;PE_start INTEGER;logPE_stride INTEGER;PE_size INTEGER;pWrk COMPLEX*16;pSync INTEGER") \
    X("SHMEM_SET_LOCK", \
      "lock INTEGER") \
    X("SHMEM_CLEAR_LOCK", \
      "lock INTEGER") \
    X("SHMEM_TEST_LOCK", \
      "lock INTEGER") \
    X("SHMEM_PCONTROL", \
      "level INTEGER") \
    X("SHMEM_CLEAR_CACHE_LINE_INV", \
      "dest any") \
    X("SHMEM_SET_CACHE_LINE_INV", \
      "dest any") \
    X("SHMEM_UDCFLUSH_LINE", \
      "dest any") \
    X("SHMEM_STACK", \
      "var any")

#endif
