! SPDX-License-Identifier: BSD-3-Clause
! Modules as shmem.fh(3) advises, in text that is valid in both forms.
      MODULE FIRST
      INCLUDE 'HEADER'
      INTEGER, SAVE :: A
      END MODULE
      MODULE SECOND
      USE FIRST
      INTEGER, SAVE :: B
      END MODULE
      MODULE THIRD
      CONTAINS
      INTEGER FUNCTION ME()
      INCLUDE 'HEADER'
      ME = SHMEM_MY_PE()
      END FUNCTION
      END MODULE
      SUBROUTINE OF_ALL
      USE FIRST
      USE SECOND
      USE THIRD
      A = SHMEM_MY_PE() + SHMEM_SYNC_SIZE + ME()
      END
