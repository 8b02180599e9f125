C np: 1 2  cflags: -fsecond-underscore
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests names as g77 makes them, with two underscores.
      INCLUDE 'mangle.h'
      INCLUDE 'check.h'
