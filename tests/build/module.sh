#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests the Fortran module: all routines of the table are in it, and in some
# test; right programs compile without a warning, and run however they are
# optimised; wrong ones do not compile.

. "$(dirname "${BASH_SOURCE[0]}")/common"

if [ ! -f "$PREFIX/include/shmem.mod" ]; then
    skip module 'built without the Fortran module'
    exit 0
fi
fc=$PREFIX/bin/oshfort
# the compiler itself, for other default kinds
plain=$(sed -n 's/^fc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
cd "$work" || exit 1

# compiles FILE FLAG...: without a message
compiles()
{
    # shellcheck disable=SC2086 # the compiler may have options
    $fc -fsyntax-only -J. "${@:2}" "$1" >err 2>&1
    [ ! -s err ] || { sed -n '/Error\|Warning/p' err; cat err; false; }
}

# ----------------------------------------------------------------------- names
"$SRC/build-aux/generate" -n module "$SRC" awk | sort >names
"$SRC/build-aux/generate" -n fortran "$SRC" awk | sed 's/.* //' |
    tr A-Z a-z | sort >rows
verdict module-rows 'not in the module, beside names of variables' same \
    "$(comm -23 rows names | tr '\n' ' ')" 'my_pe n$pes num_pes '
{
    echo 'program all'
    sed 's/^/use shmem, only: /' names
    echo 'end program'
} >all.f90
verdict module-names 'the compiled module is not what the table gives' \
    compiles all.f90
cat "$SRC"/tests/fortran/module_*.[fF]90 "$SRC"/tests/fortran/alltoallv.h \
    "$SRC"/tests/fortran/team.h | tr 'A-Z' 'a-z' |
    sed "/^ *!/d; s/'[^']*'//g" | tr -c 'a-z0-9_' '\n' |
    sort -u >words
verdict module-called 'no test uses' empty "$(comm -23 names words)"
# The module has no other names: every other name is free for the program.
{
    echo 'program others'
    echo 'use shmem'
    echo 'implicit none'
    sed -n 's/^ *\(subroutine\|function\) \([a-z_0-9]*\).*/\2/p
        s/^ *use, .* only: //p' "$PREFIX/include/shmem.F90" | tr -d ',' |
        tr ' ' '\n' | sort -u | comm -23 - names |
        sed 's/^/integer :: /'
    echo 'integer :: my_pe, num_pes'
    echo 'end program'
} >others.f90
verdict module-private 'names of the module that programs cannot use' \
    compiles others.f90
verdict module-private-some 'no other names found' \
    test "$(wc -l <others.f90)" -gt 300

# ------------------------------------------------------------------ the source
verdict module-source 'the source does not compile without a warning' \
    compiles "$PREFIX/include/shmem.F90" -std=f2018 -Wall -Wextra \
    -Wno-c-binding-type
rm -f ./*.mod

# A gfortran with another format of module files (oshfort(1), "Another version of
# gfortran").
copy=$work/other
mkdir "$copy" "$work/mod"
cp -r "$PREFIX/bin" "$PREFIX/lib" "$PREFIX/include" "$copy"
gzip -dc "$PREFIX/include/shmem.mod" | sed "1s/version '[0-9]*'/version '99'/" |
    gzip >"$copy/include/shmem.mod"
cat >version.f90 <<'END'
program version
    use shmem
    call shmem_init
    if (shmem_n_pes() == 2) print '(A)', 'right'
    call shmem_finalize
end program
END
verdict module-version "the other format is read" \
    grep -q "different version of GNU Fortran" \
    <(LC_ALL=C "$copy/bin/oshfort" version.f90 2>&1)
$plain -fsyntax-only "-J$work/mod" "$PREFIX/include/shmem.F90" &&
    OSHFORT_FC="$plain -I$work/mod" "$copy/bin/oshfort" version.f90 -o version &&
    verdict module-version-own "a module of the other compiler is not used" same \
        "$("$PREFIX/bin/oshrun" -n 2 ./version 2>err | sort -u)" right
verdict module-width 'longer than 132 columns' empty \
    "$(awk 'length($0) > 132' "$PREFIX/include/shmem.F90")"

# -------------------------------------------------------- a program that is right
# A variable that other PEs write is read again, though no call between names it.
cat >right.f90 <<'END'
module state
    use shmem
    implicit none
    private
    integer, public, save :: psync(shmem_sync_size) = shmem_sync_value
    integer, public, save :: work(shmem_reduce_min_wrkdata_size)
    type, public :: point
        real :: x, y
        logical :: set
    end type
end module

program right
    use shmem
    use state
    implicit none
    integer, save :: flag, values(3), total
    logical, save :: seen(2, 2)
    real, save :: line(4)
    type(point), save :: there
    double precision, allocatable :: near(:)
    double precision, save :: far(5)
    integer :: me, n, next, i, sum
    character(4), save :: word

    call shmem_init()
    me = shmem_my_pe()
    n = shmem_n_pes()
    next = mod(me + 1, n)
    flag = 0
    values = 0
    seen = .false.
    line = 0
    word = ' '
    there = point(0, 0, .false.)
    far = [(me + i / 8d0, i = 1, 5)]
    total = 0
    call shmem_barrier_all()

    call shmem_put(values, [1, 2, 3], 3, next)
    call shmem_put(seen(:, 2), [.true., .true.], 2, next)
    call shmem_put(word, 'what', 1, next)
    call shmem_real_put(line(2), 7.5, 1, next)
    call shmem_putmem(there, point(1, 2, .true.), storage_size(there) / 8, next)
    call shmem_fence()
    call shmem_set(flag, 1, next)
    call shmem_wait(flag, 0)
    if (flag /= 1 .or. any(values /= [1, 2, 3])) error stop 1
    if (any(seen(:, 1)) .or. .not. all(seen(:, 2))) error stop 2
    if (word /= 'what' .or. .not. there%set) error stop 3
    if (any(abs(line - [0.0, 7.5, 0.0, 0.0]) > 0)) error stop 4

    ! asynchronous arguments: read and written until SHMEM_QUIET
    allocate (near(5))
    near = 0
    call shmem_get_nbi(near, far, 5, next)
    call shmem_quiet()
    if (any(abs(near - [(next + i / 8d0, i = 1, 5)]) > 0)) error stop 5

    ! the value of a variable that others change
    sum = total
    call shmem_barrier_all()
    call shmem_inc(total, 0)
    call shmem_barrier_all()
    sum = total - sum
    if (me == 0 .and. sum /= n) error stop 6
    flag = 1
    call shmem_sum_to_all(total, flag, 1, 0, 0, n, work, psync)
    if (total /= n) error stop 7
    if (.not. shmem_pe_accessible(next)) error stop 8
    call shmem_finalize()
end program
END
for std in f2018 f2008 gnu; do
    verdict "module-right-$std" 'does not compile' \
        compiles right.f90 -std=$std -Wall -Wextra -Werror -pedantic
done
for flags in -O0 -O1 -O2 -O3 '-O2 -fcheck=all' '-O3 -flto' \
    '-O1 -fno-underscoring' '-O1 -fsecond-underscore' '-O2 -fopenmp'; do
    # shellcheck disable=SC2086 # several flags
    verdict "module-run${flags// /}" 'does not compile, or not run' \
        eval '$fc $flags -J. -o right right.f90 &&
            "$PREFIX/bin/oshrun" -n 2 ./right'
done
rm -f ./*.mod

# ----------------------------------------------------------- other default kinds
cat >kinds.in <<'END'
program kinds
    use shmem
    implicit none
    ! a size of -1 is not allowed
    character(merge(1, -1, shmem_kind == @I@ .and. kind(1) == @I@)) :: a
    integer(merge(4, -1, kind(1.0) == @R@ .and. kind(1d0) == @D@)), save :: b
    integer, save :: c(3), sync(shmem_sync_size), work(9)
    real, save :: x(3)
    double precision, save :: y(3)
    complex, save :: z(3)
    logical, save :: l(3), m(3)
    integer :: me, n, right, error
    integer(shmem_address_kind) :: address
    call shmem_init()
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    a = ' '
    b = 0
    c = 0
    sync = shmem_sync_value
    x = 0
    y = 0
    z = 0
    l = .false.
    m = .false.
    call shmem_barrier_all()
    call shmem_integer_put(c, [11, 12, 13], 3, right)
    call shmem_real_put(x, [1.5, 2.5, 3.5], 3, right)
    call shmem_double_put(y, [1.5d0, 2.5d0, 3.5d0], 3, right)
    call shmem_complex_put(z, [(1., 2.), (3., 4.), (5., 6.)], 3, right)
    call shmem_logical_put(l, [.true., .false., .true.], 3, right)
    call shmem_put(m, [.true., .true., .true.], 2, right)
    call shmem_int4_inc(b, right)
    call shmem_barrier_all()
    if (any(c /= [11, 12, 13]) .or. b /= 1) error stop 1
    if (any(abs(x - [1.5, 2.5, 3.5]) > 0)) error stop 2
    if (any(abs(y - [1.5d0, 2.5d0, 3.5d0]) > 0)) error stop 3
    if (any(abs(z - [(1., 2.), (3., 4.), (5., 6.)]) > 0)) error stop 4
    if (any(l .neqv. [.true., .false., .true.])) error stop 5
    if (any(m .neqv. [.true., .true., .false.])) error stop 6
    call shmem_barrier_all()
    call shmem_put(y, [0.5d0, 4.5d0], 2, right)
    call shmem_add(c(1), 1, right)
    call shmem_barrier_all()
    if (any(abs(y - [0.5d0, 4.5d0, 3.5d0]) > 0) .or. c(1) /= 12) error stop 7
    call shmem_sum_to_all(c, c, 3, 0, 0, n, work, sync)
    if (any(c /= n * [12, 12, 13])) error stop 8
    if (me == 0) c = 77
    call shmem_barrier_all()
    call shmem_broadcast(c, c, 2, 0, 0, 0, n, sync)
    if (any(c /= [77, 77, merge(77, 13 * n, me == 0)])) error stop 9
    error = -1
    call shpalloc(address, 100, error, 0)
    if (error /= 0) error stop 10
    call shpdeallc(address, error, 0)
    if (.not. shmem_pe_accessible(right) .or. a /= ' ') error stop 11
    call shmem_finalize()
end program
END

# kinds DIRECTORY INTEGER REAL DOUBLE FLAG...: the program above compiles with
# these flags, has default kinds of so many bytes, and runs.
kinds()
{
    local dir=$1 i=$2 r=$3 d=$4
    shift 4
    sed "s/@I@/$i/g; s/@R@/$r/g; s/@D@/$d/g" kinds.in >kinds.f90
    # shellcheck disable=SC2086,SC2046 # the compiler may have options
    $plain -I"$PREFIX/include/$dir" "$@" -o kinds kinds.f90 \
        $("$fc" --showme:link) &&
        "$PREFIX/bin/oshrun" -n 2 ./kinds
}
verdict module-kinds 'the module for the usual kinds' kinds . 4 4 8
verdict module-kinds-i8 'INTEGER of 8 bytes' \
    kinds sma-i8 8 4 8 -fdefault-integer-8
verdict module-kinds-r8 'REAL of 8 bytes' \
    kinds sma-r8 4 8 16 -fdefault-real-8
verdict module-kinds-r8d8 'REAL and DOUBLE PRECISION of 8 bytes' \
    kinds sma-r8d8 4 8 8 -fdefault-real-8 -fdefault-double-8
verdict module-kinds-i8r8 'INTEGER and REAL of 8 bytes' \
    kinds sma-i8r8 8 8 16 -fdefault-integer-8 -fdefault-real-8
verdict module-kinds-i8r8d8 'all of 8 bytes' kinds sma-i8r8d8 8 8 8 \
    -fdefault-integer-8 -fdefault-real-8 -fdefault-double-8

# ------------------------------------------------------- programs that are wrong
cat >declarations <<'END'
program wrong
    use shmem
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: sync(shmem_sync_size), error
    integer(8) :: sync8(shmem_sync_size)
    integer(2) :: i2(9)
    integer(4) :: i4(9)
    integer(8) :: i8(9), address
    real(4) :: r4(9)
    real(8) :: r8(9)
    complex(4) :: c4(9)
    complex(8) :: c8(9)
    logical(4) :: l4(9)
    logical(1) :: l1(9)
    character(3) :: ch(9)
    type(c_ptr) :: p
END
# Each line: a wrong statement, its error, and the statement without the
# mistake.
cat >wrong <<'END'
call shmem_put(i4, i8, 3, 0) | no specific | call shmem_put(i4, i4, 3, 0)
call shmem_put(i4, r4, 3, 0) | no specific | call shmem_put(r4, r4, 3, 0)
call shmem_put(r8, r4, 3, 0) | no specific | call shmem_put(r8, r8, 3, 0)
call shmem_put(l4, i4, 3, 0) | no specific | call shmem_put(l4, l4, 3, 0)
call shmem_put(l1, l4, 3, 0) | no specific | call shmem_put(l1, l1, 3, 0)
call shmem_put(c4, c8, 3, 0) | no specific | call shmem_put(c8, c8, 3, 0)
call shmem_put(ch, i4, 3, 0) | no specific | call shmem_put(ch, ch, 3, 0)
call shmem_put(p, p, 3, 0) | no specific | call shmem_putmem(p, p, 3, 0)
call shmem_put(i4, i4, 3) | no specific | call shmem_put(i4(1), i4, 3, 0)
call shmem_put(i4, i4, 3, 0_8) | no specific | call shmem_put(i4, i4, 3, 0)
call shmem_put(i4, i4, 3_2, 0) | no specific | call shmem_put(i4, i4, 3, 0)
call shmem_put(i4, i4, 3.0, 0) | no specific | call shmem_put(i4, i4, 3, 0)
call shmem_put(i4 + 1, i4, 3, 0) | . | call shmem_put(i4, i4 + 1, 3, 0)
call shmem_put_nbi(i4, i8, 3, 0) | no specific | call shmem_put_nbi(i8, i8, 3, 0)
call shmem_put_nbi(i4, i4, 3) | no specific | call shmem_put_nbi(i4, i4, 3, 0)
call shmem_get(ch, c4, 3, 0) | no specific | call shmem_get(c4, c4, 3, 0)
call shmem_get(1, i4, 3, 0) | . | call shmem_get(i4(1), i4, 3, 0)
call shmem_get_nbi(l4, l1, 3, 0) | no specific | call shmem_get_nbi(l1, l1, 3, 0)
call shmem_iput(r4, r8, 1, 1, 3, 0) | no specific | call shmem_iput(r8, r8, 1, 1, 3, 0)
call shmem_iput(r4, r4, 1, 3, 0) | no specific | call shmem_iput(r4, r4, 1, 1, 3, 0)
call shmem_iget(i2, i4, 1, 1, 3, 0) | no specific | call shmem_iget(i2, i2, 1, 1, 3, 0)
call shmem_broadcast(i2, i4, 1, 0, 0, 0, 1, sync) | no specific | call shmem_broadcast(i2, i2, 1, 0, 0, 0, 1, sync)
call shmem_broadcast(i4, i4, 1, 0, 0, 0, 1, sync8) | no specific | call shmem_broadcast(i4, i4, 1, 0, 0, 0, 1, sync)
call shmem_collect(i8, i4, 1, 0, 0, 1, sync) | no specific | call shmem_collect(i8, i8, 1, 0, 0, 1, sync)
call shmem_collect(i4, i4, 1, 0, 0, 1) | no specific | call shmem_collect(i4, i4, 1, 0, 0, 1, sync)
call shmem_fcollect(r4, i4, 1, 0, 0, 1, sync) | no specific | call shmem_fcollect(r4, r4, 1, 0, 0, 1, sync)
call shmem_alltoall(i8, i4, 1, 0, 0, 1, sync) | no specific | call shmem_alltoall(i8, i8, 1, 0, 0, 1, sync)
call shmem_alltoalls(i8, i4, 1, 1, 1, 0, 0, 1, sync) | no specific | call shmem_alltoalls(i8, i8, 1, 1, 1, 0, 0, 1, sync)
call shmem_put8(r8, r8, 3) | Missing actual argument | call shmem_put8(r8, c4, 3, 0)
call shmem_put8(r8, r8, 3, 0_8) | Type mismatch in argument .pe. | call shmem_put8(r8, ch, 3, 0)
call shmem_put8(r8, r8, 3.0, 0) | Type mismatch in argument .nelems. | call shmem_put8(r8, 3.0, 3, 0)
call shmem_put8(r8, r8, i4, 0) | Rank mismatch in argument .nelems. | call shmem_put8(r8, r8, i4(1), 0)
call shmem_put8((r8), r8, 3, 0) | . | call shmem_put8(r8, (r8), 3, 0)
call shmem_iget4(i4, i4, 1, 3, 0) | Missing actual argument | call shmem_iget4(i4, i4, 1, 1, 3, 0)
call shmem_real_put(r8, r8, 3, 0) | mismatch in argument .dest. | call shmem_double_put(r8, r8, 3, 0)
call shmem_real_put(r4, r8, 3, 0) | mismatch in argument .source. | call shmem_real_put(r4, r4, 3, 0)
call shmem_double_get(r4, r4, 3, 0) | mismatch in argument .dest. | call shmem_real_get(r4, r4, 3, 0)
call shmem_integer_put(i8, i8, 3, 0) | mismatch in argument .dest. | call shmem_integer_put(i4, i4, 3, 0)
call shmem_logical_iput(i4, l4, 1, 1, 3, 0) | mismatch in argument .dest. | call shmem_logical_iput(l4, l4, 1, 1, 3, 0)
call shmem_complex_get(c4, r8, 3, 0) | mismatch in argument .source. | call shmem_complex_get(c4, c4, 3, 0)
call shmem_character_put(i4, ch, 3, 0) | mismatch in argument .dest. | call shmem_character_put(ch, ch, 3, 0)
call shmem_int4_add(i8(1), 1_4, 0) | mismatch in argument .dest. | call shmem_int4_add(i4(1), 1_4, 0)
call shmem_int4_add(i4, 1_4, 0) | Rank mismatch in argument .dest. | call shmem_int4_add(i4(9), 1_4, 0)
call shmem_int8_inc(i4(1), 0) | mismatch in argument .dest. | call shmem_int8_inc(i8(1), 0)
i4(1) = shmem_int4_fadd(i4(2), 1_8, 0) | mismatch in argument .value. | i4(1) = shmem_int4_fadd(i4(2), 1_4, 0)
r4(1) = shmem_real4_swap(r4(2), 1d0, 0) | mismatch in argument .value. | r4(1) = shmem_real4_swap(r4(2), 1.0, 0)
i8(1) = shmem_int8_cswap(i8(2), 1_8, 2_8) | Missing actual argument | i8(1) = shmem_int8_cswap(i8(2), 1_8, 2_8, 0)
call shmem_add(r4(1), 1.0, 0) | no specific | call shmem_add(i4(1), 1, 0)
call shmem_inc(i2(1), 0) | no specific | call shmem_inc(i4(1), 0)
call shmem_set(i4(1), 1_8, 0) | no specific | call shmem_set(i8(1), 1_8, 0)
i4(1) = shmem_swap(i4(1), 1_8, 0) | . | i4(1) = shmem_swap(i4(1), 1_4, 0)
r8(1) = shmem_cswap(r8(1), 1d0, 2d0, 0) | . | i8(1) = shmem_cswap(i8(1), 1_8, 2_8, 0)
i4(1) = shmem_fadd(l4(1), 1, 0) | . | i4(1) = shmem_fadd(i4(1), 1, 0)
i4(1) = shmem_finc(r4(1), 0) | . | i4(1) = shmem_finc(i4(1), 0)
i4(1) = shmem_fetch(i2(1), 0) | . | i4(1) = shmem_fetch(i4(1), 0)
call shmem_wait(r4(1), 1.0) | no specific | call shmem_wait(i4(1), 1)
call shmem_wait_until(i4(1), shmem_cmp_eq, 1_8) | no specific | call shmem_wait_until(i8(1), shmem_cmp_eq, 1_8)
call shmem_int8_wait_until(i4(1), shmem_cmp_eq, 1_8) | mismatch in argument .ivar. | call shmem_int4_wait_until(i4(1), shmem_cmp_eq, 1_4)
call shmem_int4_sum_to_all(i8, i8, 3, 0, 0, 1, i8, sync) | mismatch in argument .dest. | call shmem_int8_sum_to_all(i8, i8, 3, 0, 0, 1, i8, sync)
call shmem_real8_max_to_all(r8, r8, 3, 0, 0, 1, r4, sync) | mismatch in argument .pwrk. | call shmem_real8_max_to_all(r8, r8, 3, 0, 0, 1, r8, sync)
call shmem_sum_to_all(i4, i8, 3, 0, 0, 1, i4, sync) | no specific | call shmem_sum_to_all(i4, i4, 3, 0, 0, 1, i4, sync)
call shmem_sum_to_all(l4, l4, 3, 0, 0, 1, l4, sync) | no specific | call shmem_sum_to_all(c8, c8, 3, 0, 0, 1, c8, sync)
call shmem_prod_to_all(ch, ch, 3, 0, 0, 1, ch, sync) | no specific | call shmem_prod_to_all(i2, i2, 3, 0, 0, 1, i2, sync)
call shmem_and_to_all(r4, r4, 3, 0, 0, 1, r4, sync) | no specific | call shmem_and_to_all(i4, i4, 3, 0, 0, 1, i4, sync)
call shmem_or_to_all(l4, l4, 3, 0, 0, 1, l4, sync) | no specific | call shmem_or_to_all(i2, i2, 3, 0, 0, 1, i2, sync)
call shmem_xor_to_all(r8, r8, 3, 0, 0, 1, r8, sync) | no specific | call shmem_xor_to_all(i8, i8, 3, 0, 0, 1, i8, sync)
call shmem_max_to_all(c4, c4, 3, 0, 0, 1, c4, sync) | no specific | call shmem_max_to_all(r4, r4, 3, 0, 0, 1, r4, sync)
call shmem_min_to_all(r4, r4, 3, 0, 0, 1, r4, sync8) | no specific | call shmem_min_to_all(r4, r4, 3, 0, 0, 1, r4, sync)
call shmem_barrier(0, 0, 1, 3) | . | call shmem_barrier(0, 0, 1, sync)
call shmem_barrier(0, 0, 1, sync8) | Type mismatch in argument .psync. | call shmem_barrier(0, 0, 1, sync(:))
call shmem_fcollect4(i4, i4, 3, 0, 0, 1) | Missing actual argument | call shmem_fcollect4(i4, i4, 3, 0, 0, 1, sync)
call shmem_set_lock(i8(1)) | Type mismatch in argument .lock. | call shmem_set_lock(i4(1))
i4(1) = shmem_my_pe(1) | More actual | i4(1) = shmem_my_pe()
ch(1) = shmem_my_pe() | convert | l4(1) = shmem_pe_accessible(0)
l4(1) = shmem_pe_accessible(0_8) | mismatch in argument .pe. | l4(1) = shmem_addr_accessible(i4, 0)
call shmem_global_exit | Missing actual argument | call shmem_global_exit(0)
call shpalloc(error, 3, error, 0) | Type mismatch in argument .addr. | call shpalloc(address, 3, error, 0)
call shpdeallc(address, error) | Missing actual argument | call shpdeallc(address, error, 1)
p = shmem_malloc(8) | Type mismatch in argument .size. | p = shmem_malloc(8_8)
p = shmem_c_ptr(i4) | Missing actual argument | p = shmem_c_ptr(i4, 0)
call shmem_free(address) | Type mismatch in argument .ptr. | call shmem_free(p)
i4 = shmem_major_version + shmem_nonsense | no IMPLICIT type | i4 = shmem_major_version + shmem_minor_version
call shmem_info_get_name(i4) | Type mismatch in argument .name. | call shmem_info_get_name(ch(1))
END
accepted=
refused=0
while IFS='|' read -r statement error good; do
    error=${error# }
    { cat declarations; echo "$statement"; echo 'end program'; } >w.f90
    if $fc -fsyntax-only w.f90 2>err; then
        accepted="$accepted$statement"$'\n'
    elif grep -q "Error: .*${error% }" err && ! grep -q 'Fatal' err; then
        refused=$((refused + 1))
    else
        accepted="$accepted$statement: $(grep Error err)"$'\n'
    fi
    echo "$good" >>good
done <wrong
verdict module-wrong 'accepted, or refused for another reason' empty "$accepted"
verdict module-wrong-all 'not all were tried' \
    same "$refused" "$(wc -l <wrong | tr -d ' ')"
{ cat declarations good; echo 'end program'; } >good.f90
verdict module-good 'the same without the mistakes' compiles good.f90

exit "$bad"
