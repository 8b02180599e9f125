C np: 1 2  cflags: -fsecond-underscore
C SPDX-License-Identifier: BSD-3-Clause
C
C Names as g77 made them: two underscores.
      INCLUDE 'mangle.h'
      INCLUDE 'check.h'
