! SPDX-License-Identifier: BSD-3-Clause
!
! The test of a reduction for one type, included by reduce.F90 in its CONTAINS
! part, with
!   TRY          the name of the subroutine
!   KIND_OF      the type
!   VALUE(p,i)   element i of PE p
!   IS_INTEGER or IS_COMPLEX, which decide what operators there are
! It undefines the first three.
    subroutine TRY(name, op, reduce)
        character(len=*), intent(in) :: name, op
        external reduce
        KIND_OF, save :: dest(-1:most), source(most), work(work_size)
        KIND_OF :: expected(most), guard, b
        integer :: i, k, p, s
        do s = 1, size(sizes)
            do k = 1, 2
                call shmem_barrier_all
                calls = calls + 1
                guard = 77
                dest = guard
                do i = 1, sizes(s)
                    source(i) = VALUE(me, i)
                    expected(i) = VALUE(first, i)
                    do p = first + step, last, step
                        b = VALUE(p, i)
                        select case (op)
#ifdef IS_INTEGER
                        case ('and')
                            expected(i) = iand(expected(i), b)
                        case ('or')
                            expected(i) = ior(expected(i), b)
                        case ('xor')
                            expected(i) = ieor(expected(i), b)
#endif
#ifndef IS_COMPLEX
                        case ('max')
                            expected(i) = max(expected(i), b)
                        case ('min')
                            expected(i) = min(expected(i), b)
#endif
                        case ('sum')
                            expected(i) = expected(i) + b
                        case ('prod')
                            expected(i) = expected(i) * b
                        end select
                    end do
                end do
                call shmem_barrier_all
                if (mine) then
                    ! the second time is in place
                    if (k == 1) then
                        call reduce(dest(1), source, sizes(s), first, &
                            log_stride, members, work, psync(1, place()))
                    else
                        dest(1:sizes(s)) = source(1:sizes(s))
                        call reduce(dest(1), dest(1), sizes(s), first, &
                            log_stride, members, work, psync(1, place()))
                    end if
                    source = guard
                    call check(all(dest(1:sizes(s)) == &
                        expected(1:sizes(s))), name)
                    call check(all(dest(-1:0) == guard), name // ' before')
                    call check(all(dest(sizes(s) + 1:) == guard), &
                        name // ' behind')
                end if
            end do
        end do
    end subroutine
#undef TRY
#undef KIND_OF
#undef VALUE
