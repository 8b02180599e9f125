! SPDX-License-Identifier: BSD-3-Clause
!
! The body of rma.F90 and, with MODULE, of module_rma.F90: every name of a put and a
! get, of a signal and of a collective that moves data.  Each is called once with
! data of its type, moves the right bytes, and no more.  WORD is 4 where the words of
! Cray's routines without a type have 4 bytes.
!
! Two blocks of static data: far, which other PEs access, and near, which only its own
! PE accesses.  The routines see both as arrays of each type, the checks as bytes.
#ifndef WORD
#define WORD 8
#endif
#if WORD == 4
#define PLACES places4
#else
#define PLACES places8
#endif
module blocks
    use, intrinsic :: iso_c_binding
#ifdef MODULE
    use shmem
#endif
    implicit none
#ifndef MODULE
    include 'mpp/shmem.fh'
#endif
    integer, parameter :: space = 3200, count = 30
    ! bytes of an element of the default kinds
    integer, parameter :: bytes_z = storage_size((0.0, 0.0)) / 8
    integer, parameter :: bytes_d = storage_size(0.0d0) / 8
    integer, parameter :: bytes_i = storage_size(0) / 8
    integer, parameter :: bytes_l = storage_size(.true.) / 8
    integer, parameter :: bytes_r = storage_size(0.0) / 8
    integer, save :: psync(shmem_sync_size) = shmem_sync_value
    integer(1), save, target :: far(space), near(space)
    character(1), pointer, contiguous :: far_c(:), near_c(:)
    complex, pointer, contiguous :: far_z(:), near_z(:)
    double precision, pointer, contiguous :: far_d(:), near_d(:)
    integer, pointer, contiguous :: far_i(:), near_i(:)
    logical, pointer, contiguous :: far_l(:), near_l(:)
    real, pointer, contiguous :: far_r(:), near_r(:)
    integer(8), save :: sig(3) = -7
    integer(8) :: places8(count), handle(3) = 4711
    integer(4) :: places4(count)
    integer :: me, n, left, right, round = 0
    integer :: first, size, mine ! an active set of all PEs but the first
    logical :: in

contains

    subroutine begin
        integer :: i

        call shmem_init
        me = shmem_my_pe()
        n = shmem_n_pes()
        right = mod(me + 1, n)
        left = mod(me - 1 + n, n)
        first = min(1, n - 1)
        size = n - first
        mine = me - first
        in = mine >= 0
        ! every third index, backwards
        places8 = [(3 * (count - i), i = 1, count)]
        places4 = int(places8, 4)
        call c_f_pointer(c_loc(far), far_c, [space])
        call c_f_pointer(c_loc(near), near_c, [space])
        call c_f_pointer(c_loc(far), far_z, [space / bytes_z])
        call c_f_pointer(c_loc(near), near_z, [space / bytes_z])
        call c_f_pointer(c_loc(far), far_d, [space / bytes_d])
        call c_f_pointer(c_loc(near), near_d, [space / bytes_d])
        call c_f_pointer(c_loc(far), far_i, [space / bytes_i])
        call c_f_pointer(c_loc(near), near_i, [space / bytes_i])
        call c_f_pointer(c_loc(far), far_l, [space / bytes_l])
        call c_f_pointer(c_loc(near), near_l, [space / bytes_l])
        call c_f_pointer(c_loc(far), far_r, [space / bytes_r])
        call c_f_pointer(c_loc(near), near_r, [space / bytes_r])
        call prepare
    end subroutine

    ! Byte i of near on PE p.
    integer(1) function byte(p, i)
        integer, intent(in) :: p, i
        byte = int(mod(7 * i + 31 * p + 11 * round, 127), 1)
    end function

    ! Byte i of far on PE p: negative, as those of near are not.
    integer(1) function far_byte(p, i)
        integer, intent(in) :: p, i
        far_byte = -1_1 - byte(p, i)
    end function

    ! The value of a signal: those of two rounds differ in the upper half, too.
    integer(8) function now()
        now = round * 4294967297_8
    end function

    ! A new round: all bytes have the values of byte and far_byte.  Each check ends
    ! with it.
    subroutine prepare
        integer :: i
        call shmem_barrier_all
        round = round + 1
        do i = 1, space
            near(i) = byte(me, i)
            far(i) = far_byte(me, i)
        end do
        call shmem_barrier_all
    end subroutine

    ! far has count elements of b bytes, dst elements apart, the first after `at`
    ! others.  They come from near of PE p, where they are sst apart, the first
    ! after `first` others.  Puts back what was there, for check_rest.
    subroutine check_far(name, b, p, at, dst, first, sst)
        character(*), intent(in) :: name
        integer, intent(in) :: b, p, at, dst, first, sst
        integer :: j, k
        do j = 0, count - 1
            do k = 1, b
                call check(far((at + j * dst) * b + k) == &
                    byte(p, (first + j * sst) * b + k), name)
                far((at + j * dst) * b + k) = &
                    far_byte(me, (at + j * dst) * b + k)
            end do
        end do
    end subroutine

    ! All other bytes of far are as they were.
    subroutine check_rest(name)
        character(*), intent(in) :: name
        integer :: i
        do i = 1, space
            call check(far(i) == far_byte(me, i), name // ' writes more')
        end do
        call prepare
    end subroutine

    ! What the left PE has put: the first element after `at` others, dst apart; there
    ! sst apart.
    subroutine check_put(name, b, at, dst, sst)
        character(*), intent(in) :: name
        integer, intent(in) :: b, at, dst, sst
        call shmem_barrier_all
        call check_far(name, b, left, at, dst, 0, sst)
        call check_rest(name)
    end subroutine

    ! When the signal has come, the data are there.
    subroutine came(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call shmem_int8_wait_until(sig(2), shmem_cmp_eq, now())
        call check_far(name, b, left, 0, 1, 0, 1)
        call check(sig(1) == -7 .and. sig(3) == -7, name // ', the words')
        call check_rest(name)
    end subroutine

    ! near has count elements of far of the right neighbour: there sst apart, the
    ! first after `first` others, here dst apart.  Everything else of near is as it
    ! was.
    subroutine check_get(name, b, first, dst, sst)
        character(*), intent(in) :: name
        integer, intent(in) :: b, first, dst, sst
        integer :: i, j, k
        call shmem_quiet
        do j = 0, count - 1
            do k = 1, b
                call check(near(j * dst * b + k) == &
                    far_byte(right, (first + j * sst) * b + k), name)
                near(j * dst * b + k) = byte(me, j * dst * b + k)
            end do
        end do
        do i = 1, space
            call check(near(i) == byte(me, i), name // ' writes more')
        end do
        call prepare
    end subroutine

    ! On members of the set far has the elements of all members, one after the other,
    ! dst apart; there they are sst apart, the first after `before` others.
    subroutine gathered(name, b, dst, before, sst)
        character(*), intent(in) :: name
        integer, intent(in) :: b, dst, before, sst
        integer :: k
        do k = 0, merge(size - 1, -1, mine >= 0)
            call check_far(name, b, first + k, dst * k * count, dst, before, sst)
        end do
        call check_rest(name)
    end subroutine

    ! The last PE is the root.
    subroutine check_broadcast(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        if (in .and. me /= n - 1) call check_far(name, b, n - 1, 0, 1, 0, 1)
        call check_rest(name)
    end subroutine

#ifndef MODULE
    ! Old programs may leave out the handle; the memory around it stays as it is.
    subroutine put_nb(name, b, put)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        external put
        call put(far, near, count, right, handle(2))
        call check_put(name, b, 0, 1, 1)
        call put(far, near, count, right)
        call check_put(name // ' without a handle', b, 0, 1, 1)
    end subroutine

    subroutine get_nb(name, b, get)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        external get
        call get(near, far, count, right, handle(2))
        call check_get(name, b, 0, 1, 1)
        call get(near, far, count, right)
        call check_get(name // ' without a handle', b, 0, 1, 1)
    end subroutine
#endif
end module

program rma
    use blocks
    implicit none
#ifndef MODULE
    external shmem_complex_put_nb, shmem_double_put_nb, shmem_integer_put_nb
    external shmem_logical_put_nb, shmem_real_put_nb, shmem_put4_nb
    external shmem_put8_nb, shmem_put16_nb, shmem_put32_nb, shmem_put64_nb
    external shmem_put128_nb, shmem_putmem_nb, shmem_put_nb
    external shmem_complex_get_nb, shmem_double_get_nb, shmem_integer_get_nb
    external shmem_logical_get_nb, shmem_real_get_nb, shmem_get4_nb
    external shmem_get8_nb, shmem_get16_nb, shmem_get32_nb, shmem_get64_nb
    external shmem_get128_nb, shmem_getmem_nb, shmem_get_nb
#endif

    call begin
    call test_put
    call test_get
    call test_nb
    call test_signal
    call test_strided
    call test_indexed
    call test_collectives
    call check(handle(1) == 4711 .and. handle(3) == 4711, 'around the handle')
    call shmem_finalize

contains

! A routine, its arguments far and near, and the bytes of its element.  The name is in
! the message, too.
#define PUT(NAME,F,N,B) call NAME(F,N,count,right);call check_put('NAME',B,0,1,1)
#define GET(NAME,F,N,B) call NAME(N,F,count,right);call check_get('NAME',B,0,1,1)

    subroutine test_put
        PUT(shmem_character_put,far_c,near_c,1)
        PUT(shmem_complex_put,far_z,near_z,bytes_z)
        PUT(shmem_double_put,far_d,near_d,bytes_d)
        PUT(shmem_integer_put,far_i,near_i,bytes_i)
        PUT(shmem_logical_put,far_l,near_l,bytes_l)
        PUT(shmem_real_put,far_r,near_r,bytes_r)
        PUT(shmem_put4,far,near,4)
        PUT(shmem_put8,far,near,8)
        PUT(shmem_put16,far,near,2)
        PUT(shmem_put32,far,near,4)
        PUT(shmem_put64,far,near,8)
        PUT(shmem_put128,far,near,16)
        PUT(shmem_putmem,far,near,1)
#ifndef MODULE
        PUT(shmem_put,far,near,WORD)
#endif
        PUT(shmem_character_put_nbi,far_c,near_c,1)
        PUT(shmem_complex_put_nbi,far_z,near_z,bytes_z)
        PUT(shmem_double_put_nbi,far_d,near_d,bytes_d)
        PUT(shmem_integer_put_nbi,far_i,near_i,bytes_i)
        PUT(shmem_logical_put_nbi,far_l,near_l,bytes_l)
        PUT(shmem_real_put_nbi,far_r,near_r,bytes_r)
        PUT(shmem_put4_nbi,far,near,4)
        PUT(shmem_put8_nbi,far,near,8)
        PUT(shmem_put32_nbi,far,near,4)
        PUT(shmem_put64_nbi,far,near,8)
        PUT(shmem_put128_nbi,far,near,16)
        PUT(shmem_putmem_nbi,far,near,1)
        call shmem_put8(far, near, 0, right)
        call shmem_put8_nbi(far, near, 0, right)
        call shmem_barrier_all
        call check_rest('no element')
    end subroutine

    subroutine test_get
        GET(shmem_character_get,far_c,near_c,1)
        GET(shmem_complex_get,far_z,near_z,bytes_z)
        GET(shmem_double_get,far_d,near_d,bytes_d)
        GET(shmem_integer_get,far_i,near_i,bytes_i)
        GET(shmem_logical_get,far_l,near_l,bytes_l)
        GET(shmem_real_get,far_r,near_r,bytes_r)
        GET(shmem_get4,far,near,4)
        GET(shmem_get8,far,near,8)
        GET(shmem_get16,far,near,2)
        GET(shmem_get32,far,near,4)
        GET(shmem_get64,far,near,8)
        GET(shmem_get128,far,near,16)
        GET(shmem_getmem,far,near,1)
#ifndef MODULE
        GET(shmem_get,far,near,WORD)
#endif
        GET(shmem_character_get_nbi,far_c,near_c,1)
        GET(shmem_complex_get_nbi,far_z,near_z,bytes_z)
        GET(shmem_double_get_nbi,far_d,near_d,bytes_d)
        GET(shmem_integer_get_nbi,far_i,near_i,bytes_i)
        GET(shmem_logical_get_nbi,far_l,near_l,bytes_l)
        GET(shmem_real_get_nbi,far_r,near_r,bytes_r)
        GET(shmem_get4_nbi,far,near,4)
        GET(shmem_get8_nbi,far,near,8)
        GET(shmem_get32_nbi,far,near,4)
        GET(shmem_get64_nbi,far,near,8)
        GET(shmem_get128_nbi,far,near,16)
        GET(shmem_getmem_nbi,far,near,1)
    end subroutine

#undef PUT
#undef GET
#ifdef MODULE
#define PUT(NAME,F,N,B) call NAME(F,N,count,right,handle(2));call check_put('NAME',B,0,1,1)
#define GET(NAME,F,N,B) call NAME(N,F,count,right,handle(2));call check_get('NAME',B,0,1,1)
#else
#define PUT(NAME,F,N,B) call put_nb('NAME',B,NAME)
#define GET(NAME,F,N,B) call get_nb('NAME',B,NAME)
#endif

    subroutine test_nb
        PUT(shmem_complex_put_nb,far_z,near_z,bytes_z)
        PUT(shmem_double_put_nb,far_d,near_d,bytes_d)
        PUT(shmem_integer_put_nb,far_i,near_i,bytes_i)
        PUT(shmem_logical_put_nb,far_l,near_l,bytes_l)
        PUT(shmem_real_put_nb,far_r,near_r,bytes_r)
        PUT(shmem_put4_nb,far,near,4)
        PUT(shmem_put8_nb,far,near,8)
        PUT(shmem_put16_nb,far,near,2)
        PUT(shmem_put32_nb,far,near,4)
        PUT(shmem_put64_nb,far,near,8)
        PUT(shmem_put128_nb,far,near,16)
        PUT(shmem_putmem_nb,far,near,1)
        PUT(shmem_put_nb,far,near,WORD)
        GET(shmem_complex_get_nb,far_z,near_z,bytes_z)
        GET(shmem_double_get_nb,far_d,near_d,bytes_d)
        GET(shmem_integer_get_nb,far_i,near_i,bytes_i)
        GET(shmem_logical_get_nb,far_l,near_l,bytes_l)
        GET(shmem_real_get_nb,far_r,near_r,bytes_r)
        GET(shmem_get4_nb,far,near,4)
        GET(shmem_get8_nb,far,near,8)
        GET(shmem_get16_nb,far,near,2)
        GET(shmem_get32_nb,far,near,4)
        GET(shmem_get64_nb,far,near,8)
        GET(shmem_get128_nb,far,near,16)
        GET(shmem_getmem_nb,far,near,1)
        GET(shmem_get_nb,far,near,WORD)
    end subroutine

#define SIGNAL(NAME,F,N,B) call NAME(F,N,count,sig(2),now(),right);call came('NAME',B)

    subroutine test_signal
        SIGNAL(shmemx_character_put_signal,far_c,near_c,1)
        SIGNAL(shmemx_complex_put_signal,far_z,near_z,bytes_z)
        SIGNAL(shmemx_double_put_signal,far_d,near_d,bytes_d)
        SIGNAL(shmemx_integer_put_signal,far_i,near_i,bytes_i)
        SIGNAL(shmemx_logical_put_signal,far_l,near_l,bytes_l)
        SIGNAL(shmemx_real_put_signal,far_r,near_r,bytes_r)
        SIGNAL(shmemx_put4_signal,far,near,4)
        SIGNAL(shmemx_put8_signal,far,near,8)
        SIGNAL(shmemx_put16_signal,far,near,2)
        SIGNAL(shmemx_put32_signal,far,near,4)
        SIGNAL(shmemx_put64_signal,far,near,8)
        SIGNAL(shmemx_put128_signal,far,near,16)
        SIGNAL(shmemx_putmem_signal,far,near,1)
        SIGNAL(shmemx_put_signal,far,near,8)
        ! without data
        call shmemx_put8_signal(far, near, 0, sig(2), -now(), right)
        call shmem_int8_wait_until(sig(2), shmem_cmp_eq, -now())
        call check_rest('a signal alone')
    end subroutine

! Every third element of dest, from every second of source.
#define IPUT(NAME,F,N,B) call NAME(F,N,3,2,count,right);call check_put('NAME',B,0,3,2)
#define IGET(NAME,F,N,B) call NAME(N,F,3,2,count,right);call check_get('NAME',B,0,3,2)

    subroutine test_strided
        IPUT(shmem_character_iput,far_c,near_c,1)
        IPUT(shmem_complex_iput,far_z,near_z,bytes_z)
        IPUT(shmem_double_iput,far_d,near_d,bytes_d)
        IPUT(shmem_integer_iput,far_i,near_i,bytes_i)
        IPUT(shmem_logical_iput,far_l,near_l,bytes_l)
        IPUT(shmem_real_iput,far_r,near_r,bytes_r)
        IPUT(shmem_iput4,far,near,4)
        IPUT(shmem_iput8,far,near,8)
        IPUT(shmem_iput16,far,near,2)
        IPUT(shmem_iput32,far,near,4)
        IPUT(shmem_iput64,far,near,8)
        IPUT(shmem_iput128,far,near,16)
        IPUT(shmem_iputmem,far,near,1)
        IGET(shmem_character_iget,far_c,near_c,1)
        IGET(shmem_complex_iget,far_z,near_z,bytes_z)
        IGET(shmem_double_iget,far_d,near_d,bytes_d)
        IGET(shmem_integer_iget,far_i,near_i,bytes_i)
        IGET(shmem_logical_iget,far_l,near_l,bytes_l)
        IGET(shmem_real_iget,far_r,near_r,bytes_r)
        IGET(shmem_iget4,far,near,4)
        IGET(shmem_iget8,far,near,8)
        IGET(shmem_iget16,far,near,2)
        IGET(shmem_iget32,far,near,4)
        IGET(shmem_iget64,far,near,8)
        IGET(shmem_iget128,far,near,16)
        IGET(shmem_igetmem,far,near,1)
#ifndef MODULE
        IPUT(shmem_iput,far,near,WORD)
        IGET(shmem_iget,far,near,WORD)
#endif
    end subroutine

! Elements that an array of indices names.
#define IXPUT(NAME,P,B) call NAME(far,near,P,count,right);call check_put('NAME',B,3*(count-1),-3,1)
#define IXGET(NAME,P,B) call NAME(near,far,P,count,right);call check_get('NAME',B,3*(count-1),1,-3)

    subroutine test_indexed
        integer(8) :: back(space / 8)
        integer :: i

        IXPUT(shmem_ixput4,places4,4)
        IXPUT(shmem_ixput8,places8,8)
        IXPUT(shmem_ixput,PLACES,WORD)
        IXGET(shmem_ixget4,places4,4)
        IXGET(shmem_ixget8,places8,8)
        IXGET(shmem_ixget,PLACES,WORD)
        call shmem_ixput8(far, near, places8, 0, right)
        call shmem_barrier_all
        call check_rest('SHMEM_IXPUT8 of nothing')
        ! onto itself, in another order
        back = [(space / 8 - i, i = 1, space / 8)]
        call shmem_ixget8(far, far, back, space / 16, me)
        do i = 1, space / 16
            call check(far(8 * i) == far_byte(me, space - 8 * (i - 1)), 'turned round')
        end do
        call prepare
    end subroutine

! The members of the set call, and give as many elements.
#define SET first,0,size,psync
#define BROADCAST(NAME,B) if(in)call NAME(far,near,count,size-1,SET);call check_broadcast('NAME',B)
#define COLLECT(NAME,B) if(in)call NAME(far,near,count,SET);call gathered('NAME',B,1,0,1)
#define ALLTOALL(NAME,B) if(in)call NAME(far,near,count,SET);call gathered('NAME',B,1,mine*count,1)
#define ALLTOALLS(NAME,B) if(in)call NAME(far,near,3,2,count,SET);call gathered('NAME',B,3,2*mine*count,2)

    subroutine test_collectives
        integer :: k

        BROADCAST(shmem_broadcast4,4)
        BROADCAST(shmem_broadcast8,8)
        BROADCAST(shmem_broadcast32,4)
        BROADCAST(shmem_broadcast64,8)
        COLLECT(shmem_collect4,4)
        COLLECT(shmem_collect8,8)
        COLLECT(shmem_collect32,4)
        COLLECT(shmem_collect64,8)
        COLLECT(shmem_fcollect4,4)
        COLLECT(shmem_fcollect8,8)
        COLLECT(shmem_fcollect32,4)
        COLLECT(shmem_fcollect64,8)
        ALLTOALL(shmem_alltoall32,4)
        ALLTOALL(shmem_alltoall64,8)
        ALLTOALLS(shmem_alltoalls32,4)
        ALLTOALLS(shmem_alltoalls64,8)
#ifndef MODULE
        BROADCAST(shmem_broadcast,WORD)
        COLLECT(shmem_collect,WORD)
        COLLECT(shmem_fcollect,WORD)
#endif
        ! as many elements as the index in the set says: the first member has none
        if (in) call shmem_collect8(far, near, mine, SET)
        call shmem_barrier_all
        if (n == 3 .and. in) then
            call check(all(far(:8) == [(byte(2, k), k = 1, 8)]), 'collect of 0 and 1')
            far(:8) = [(far_byte(me, k), k = 1, 8)]
        end if
        if (n == 3) call check_rest('collect of 0 and 1')
    end subroutine
end program

include 'check.h'
