C np: 1 2  cflags: -fno-underscoring
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests names without underscore.  SHMEM_PUT8 would be C's shmem_put8
C here: the program calls only names that C does not have, and those
C that are the same in C.
      INCLUDE 'mangle.h'
      INCLUDE 'check.h'
