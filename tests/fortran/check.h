! SPDX-License-Identifier: BSD-3-Clause
!
! CHECK ends the job with a line when a condition is false.  The Fortran tests
! include it after the main program.  It is valid in fixed and in free form.
      SUBROUTINE CHECK(OK, WHAT)
      IMPLICIT NONE
      LOGICAL, INTENT(IN) :: OK
      CHARACTER(LEN=*), INTENT(IN) :: WHAT
      INTEGER, EXTERNAL :: SHMEM_MY_PE
      IF (OK) RETURN
      PRINT '(A,I0,2A)', 'PE ', SHMEM_MY_PE(), ': wrong: ', WHAT
      CALL SHMEM_GLOBAL_EXIT(1)
      END SUBROUTINE
