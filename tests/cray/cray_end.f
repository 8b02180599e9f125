C     SPDX-License-Identifier: BSD-3-Clause
      PROGRAM ENDING
      INCLUDE 'mpp/shmem.fh'
      INTRINSIC MY_PE
      COMMON /C/ NUMBER
      NUMBER = 10 * MY_PE()
      CALL BARRIER
      IF (MY_PE() .EQ. 1) THEN
         CALL SLEEP(1)
         CALL SHMEM_GET(I, NUMBER, 1, N$PES - 1)
         PRINT *, 'late', I
      END IF
      @END@
      END
