C np: 1 2  cflags: -fno-underscoring
C SPDX-License-Identifier: BSD-3-Clause
C
C Names without underscore.  SHMEM_PUT8 would be C's shmem_put8 here: only names
C that C does not have are called, and those that are the same there.
      INCLUDE 'mangle.h'
      INCLUDE 'check.h'
