! SPDX-License-Identifier: BSD-3-Clause
!
! The module of libsma_cray: functions of Cray's compilers that gfortran does not
! have, or has with another kind.  oshfort --cray writes a USE statement for what a
! program unit uses.  A name that begins with call_ is for CALL; the rest are
! functions.  Bits are INTEGERs.

module cray_intrinsics
    use, intrinsic :: iso_c_binding, only: c_char, c_double, c_int64_t, &
        c_null_char
    implicit none
    private

    ! The numbers are those of gfortran for 8 bytes.
    integer, parameter :: i8 = c_int64_t, r8 = c_double, l8 = 8

    intrinsic :: popcnt, poppar, leadz

    ! libsma has the variable, which it sets at the start.
#ifndef SMA_OBJECT
    integer(i8), protected, public, bind(c, name='sma_cray_n_pes') :: n$pes
#endif

    public :: ranf, ranget, ranset, call_ranget, call_ranset
    public :: irtc, irtc_rate, rtc, second, tsecnd, timef
    public :: call_second, call_tsecnd, call_timef, clock, date, jdate
    public :: cvmgm, cvmgn, cvmgp, cvmgt, cvmgz
    public :: mask, shift, compl, eqv, neqv, popcnt, poppar, leadz, cloc
    public :: operator(.and.), operator(.or.), operator(.not.)
    public :: operator(.eqv.), operator(.neqv.)
    public :: ishell, call_ishell, call_abort, call_flush

    interface
        function ranf() bind(c, name='ranf_')
            import
            real(r8) :: ranf
        end function
        subroutine ranget_c(seed) bind(c, name='ranget_')
            import
            integer(i8), intent(out) :: seed
        end subroutine
        subroutine ranset_c(seed) bind(c, name='ranset_')
            import
            integer(i8), intent(in) :: seed
        end subroutine
        function irtc() bind(c, name='irtc_')
            import
            integer(i8) :: irtc
        end function
        function irtc_rate() bind(c, name='irtc_rate_')
            import
            integer(i8) :: irtc_rate
        end function
        function rtc() bind(c, name='rtc_')
            import
            real(r8) :: rtc
        end function
        function second() bind(c, name='second_')
            import
            real(r8) :: second
        end function
        function tsecnd() bind(c, name='tsecnd_')
            import
            real(r8) :: tsecnd
        end function
        function timef() bind(c, name='timef_')
            import
            real(r8) :: timef
        end function
        subroutine clock_c(text) bind(c, name='clock_')
            import
            integer(i8), intent(out) :: text
        end subroutine
        subroutine date_c(text) bind(c, name='date_')
            import
            integer(i8), intent(out) :: text
        end subroutine
        subroutine jdate_c(text) bind(c, name='jdate_')
            import
            integer(i8), intent(out) :: text
        end subroutine
        function ishell_c(command) bind(c, name='sma_cray_ishell')
            import
            character(kind=c_char), intent(in) :: command(*)
            integer(i8) :: ishell_c
        end function
        function ishell_words(command) bind(c, name='sma_cray_ishell')
            import
            integer(i8), intent(in) :: command(*)
            integer(i8) :: ishell_words
        end function
        function ishell_word(command) bind(c, name='sma_cray_ishell')
            import
            integer(i8), intent(in) :: command
            integer(i8) :: ishell_word
        end function
    end interface

    interface cvmgm
        module procedure cvmgm_ii, cvmgm_ir, cvmgm_ri, cvmgm_rr, cvmgm_li, &
            cvmgm_lr
    end interface
    interface cvmgn
        module procedure cvmgn_ii, cvmgn_ir, cvmgn_ri, cvmgn_rr, cvmgn_li, &
            cvmgn_lr
    end interface
    interface cvmgp
        module procedure cvmgp_ii, cvmgp_ir, cvmgp_ri, cvmgp_rr, cvmgp_li, &
            cvmgp_lr
    end interface
    interface cvmgz
        module procedure cvmgz_ii, cvmgz_ir, cvmgz_ri, cvmgz_rr, cvmgz_li, &
            cvmgz_lr
    end interface
    interface cvmgt
        module procedure cvmgt_i, cvmgt_r, cvmgt_l
    end interface
    interface popcnt
        module procedure popcnt_r
    end interface
    interface poppar
        module procedure poppar_r
    end interface
    interface leadz
        module procedure leadz_r
    end interface
    interface compl
        module procedure compl_i, compl_l
    end interface
    interface eqv
        module procedure eqv_i, eqv_l
    end interface
    interface neqv
        module procedure neqv_i, neqv_l
    end interface
    interface operator(.and.)
        module procedure and_i
    end interface
    interface operator(.or.)
        module procedure or_i
    end interface
    interface operator(.not.)
        module procedure compl_i
    end interface
    interface operator(.eqv.)
        module procedure eqv_i
    end interface
    interface operator(.neqv.)
        module procedure neqv_i
    end interface
    interface ishell
        module procedure ishell_text
        procedure ishell_words, ishell_word
    end interface
    interface call_ishell
        module procedure call_ishell_text, call_ishell_words, call_ishell_word
    end interface

contains

    ! ---- random numbers

    function ranget(i)
        integer(i8), intent(out), optional :: i
        integer(i8) :: ranget
        call ranget_c(ranget)
        if (present(i)) i = ranget
    end function

    subroutine call_ranget(i)
        integer(i8), intent(out) :: i
        call ranget_c(i)
    end subroutine

    function ranset(k)
        integer(i8), intent(in), optional :: k
        integer(i8) :: ranset
        call call_ranset(k)
        call ranget_c(ranset)
    end function

    subroutine call_ranset(k)
        integer(i8), intent(in), optional :: k
        if (present(k)) then
            call ranset_c(k)
        else
            call ranset_c(0_i8)
        end if
    end subroutine

    ! ---- time and date

    subroutine call_second(time)
        real(r8), intent(out) :: time
        time = second()
    end subroutine

    subroutine call_tsecnd(time)
        real(r8), intent(out) :: time
        time = tsecnd()
    end subroutine

    subroutine call_timef(time)
        real(r8), intent(out) :: time
        time = timef()
    end subroutine

    function clock()
        integer(i8) :: clock
        call clock_c(clock)
    end function

    function date()
        integer(i8) :: date
        call date_c(date)
    end function

    function jdate()
        integer(i8) :: jdate
        call jdate_c(jdate)
    end function

    ! ---- conditional vector merge: M minus, N not zero, P plus or zero, Z zero

#define CVMG(M, N, P, Z, T, K) \
    elemental function M(i, j, k); T, intent(in) :: i, j; K, intent(in) :: k; \
        T :: M; M = merge(i, j, k < 0); end function; \
    elemental function N(i, j, k); T, intent(in) :: i, j; K, intent(in) :: k; \
        T :: N; N = merge(i, j, k /= 0); end function; \
    elemental function P(i, j, k); T, intent(in) :: i, j; K, intent(in) :: k; \
        T :: P; P = merge(i, j, k >= 0); end function; \
    elemental function Z(i, j, k); T, intent(in) :: i, j; K, intent(in) :: k; \
        T :: Z; Z = merge(i, j, k == 0); end function

    CVMG(cvmgm_ii, cvmgn_ii, cvmgp_ii, cvmgz_ii, integer(i8), integer(i8))
    CVMG(cvmgm_ir, cvmgn_ir, cvmgp_ir, cvmgz_ir, integer(i8), real(r8))
    CVMG(cvmgm_ri, cvmgn_ri, cvmgp_ri, cvmgz_ri, real(r8), integer(i8))
    CVMG(cvmgm_rr, cvmgn_rr, cvmgp_rr, cvmgz_rr, real(r8), real(r8))
    CVMG(cvmgm_li, cvmgn_li, cvmgp_li, cvmgz_li, logical(l8), integer(i8))
    CVMG(cvmgm_lr, cvmgn_lr, cvmgp_lr, cvmgz_lr, logical(l8), real(r8))

    elemental function cvmgt_i(i, j, k)
        integer(i8), intent(in) :: i, j
        logical(l8), intent(in) :: k
        integer(i8) :: cvmgt_i
        cvmgt_i = merge(i, j, k)
    end function

    elemental function cvmgt_r(i, j, k)
        real(r8), intent(in) :: i, j
        logical(l8), intent(in) :: k
        real(r8) :: cvmgt_r
        cvmgt_r = merge(i, j, k)
    end function

    elemental function cvmgt_l(i, j, k)
        logical(l8), intent(in) :: i, j, k
        logical(l8) :: cvmgt_l
        cvmgt_l = merge(i, j, k)
    end function

    ! ---- bits

    ! i ones at the left; above 64, 128 - i ones at the right
    elemental function mask(i)
        integer(i8), intent(in) :: i
        integer(i8) :: mask
        if (i <= 64) then
            mask = maskl(int(i), i8)
        else
            mask = maskr(int(128 - i), i8)
        end if
    end function

    elemental function shift(i, j)
        integer(i8), intent(in) :: i, j
        integer(i8) :: shift
        shift = ishftc(i, int(j))
    end function

    elemental function popcnt_r(x)
        real(r8), intent(in) :: x
        integer(i8) :: popcnt_r
        popcnt_r = popcnt(transfer(x, 0_i8))
    end function

    elemental function poppar_r(x)
        real(r8), intent(in) :: x
        integer(i8) :: poppar_r
        poppar_r = poppar(transfer(x, 0_i8))
    end function

    elemental function leadz_r(x)
        real(r8), intent(in) :: x
        integer(i8) :: leadz_r
        leadz_r = leadz(transfer(x, 0_i8))
    end function

    elemental function compl_i(i)
        integer(i8), intent(in) :: i
        integer(i8) :: compl_i
        compl_i = not(i)
    end function

    elemental function compl_l(i)
        logical(l8), intent(in) :: i
        logical(l8) :: compl_l
        compl_l = .not. i
    end function

    elemental function eqv_i(i, j)
        integer(i8), intent(in) :: i, j
        integer(i8) :: eqv_i
        eqv_i = not(ieor(i, j))
    end function

    elemental function eqv_l(i, j)
        logical(l8), intent(in) :: i, j
        logical(l8) :: eqv_l
        eqv_l = i .eqv. j
    end function

    elemental function neqv_i(i, j)
        integer(i8), intent(in) :: i, j
        integer(i8) :: neqv_i
        neqv_i = ieor(i, j)
    end function

    elemental function neqv_l(i, j)
        logical(l8), intent(in) :: i, j
        logical(l8) :: neqv_l
        neqv_l = i .neqv. j
    end function

    elemental function and_i(i, j)
        integer(i8), intent(in) :: i, j
        integer(i8) :: and_i
        and_i = iand(i, j)
    end function

    elemental function or_i(i, j)
        integer(i8), intent(in) :: i, j
        integer(i8) :: or_i
        or_i = ior(i, j)
    end function

    ! The address; gfortran has no pointers to characters of Cray's kind.
    function cloc(c)
        character(*), intent(in), target :: c
        integer(i8) :: cloc
        cloc = loc(c)
    end function

    ! ---- commands, the end, and files

    function ishell_text(command)
        character(*), intent(in) :: command
        integer(i8) :: ishell_text
        ishell_text = ishell_c(trim(command) // c_null_char)
    end function

    subroutine call_ishell_text(command)
        character(*), intent(in) :: command
        integer(i8) :: status
        status = ishell_text(command)
    end subroutine

    subroutine call_ishell_words(command)
        integer(i8), intent(in) :: command(*)
        integer(i8) :: status
        status = ishell_words(command)
    end subroutine

    subroutine call_ishell_word(command)
        integer(i8), intent(in) :: command
        integer(i8) :: status
        status = ishell_word(command)
    end subroutine

    subroutine call_abort(log)
        use, intrinsic :: iso_fortran_env, only: error_unit
        character(*), intent(in), optional :: log
        if (present(log)) write (error_unit, '(a)') trim(log)
        call abort()
    end subroutine

    subroutine call_flush(unit, istat)
        integer(i8), intent(in) :: unit
        integer(i8), intent(out), optional :: istat
        integer :: status
        flush (unit, iostat=status)
        if (present(istat)) istat = status
    end subroutine

end module
