! SPDX-License-Identifier: BSD-3-Clause
!
! SHMEM for Fortran (libsma): USE SHMEM
!
! Generated from src/api; edit the table there, not this file.
!
! The module has only interfaces and constants, so that a program that uses
! it needs no library besides libsma.  Every routine of the include files is
! here, with all arguments declared:
!
!   - SHMEM_PUT8, SHMEM_PUTMEM and similar routines take data of any type;
!   - SHMEM_REAL_PUT, the reductions and similar routines take data of one
!     type, scalars and arrays of any rank.  Arrays must be contiguous, which
!     is checked when the program runs;
!   - atomic operations and waits take scalars of one kind, for example an
!     element of an array.
!
! MY_PE and NUM_PES are missing, because programs have variables of these
! names, and N$PES, which is not a standard name.  New programs can use
! generic names: SHMEM_PUT and similar names count elements of the type of
! the data; SHMEM_SWAP, SHMEM_ADD, SHMEM_WAIT, SHMEM_SUM_TO_ALL and similar
! names select the routine by the kind of the arguments.  In the module they
! replace the older routines of these names, which move words of 8 bytes
! (SHMEM_PUT) or work on default INTEGERs (SHMEM_SWAP and SHMEM_WAIT).
!
! The module needs gfortran 12 or later.  Each choice of default kinds
! (-fdefault-integer-8 and so on) needs a separate compiled module.  The
! preprocessor leaves out kinds that a host does not have.
!
! The interfaces have names of their own, so that one file may also have old
! subroutines, which call the routines with data of other types.  Programs
! use only the second module.
module sma_interfaces
  use, intrinsic :: iso_c_binding, only: c_intptr_t, c_ptr, c_size_t
  implicit none

  ! default INTEGER: counts, PE numbers, pSync and locks
  integer, parameter :: shmem_kind = kind(1)
  ! an INTEGER that holds an address, and a Cray pointer
  integer, parameter :: shmem_address_kind = c_intptr_t

  ! ---- routines of the include files

  ! setup, exit, query
  interface
    subroutine f_start_pes(npes) bind(C, name='start_pes_')
      import :: shmem_kind
      integer(shmem_kind), intent(in) :: npes
    end subroutine
    subroutine f_shmem_init() bind(C, name='shmem_init_')
    end subroutine
    subroutine f_shmem_finalize() bind(C, name='shmem_finalize_')
    end subroutine
    subroutine f_shmem_global_exit(status) bind(C, name='shmem_global_exit_')
      import :: shmem_kind
      integer(shmem_kind), intent(in) :: status
    end subroutine
    function f_shmem_my_pe() bind(C, name='sma_my_pe_'//achar(96+kind(1)))
      import :: shmem_kind
      integer(shmem_kind) :: f_shmem_my_pe
    end function
    function f_shmem_n_pes() bind(C, &
        name='sma_n_'//achar(kind(1.)+6*kind(1d0)))
      import :: shmem_kind
      integer(shmem_kind) :: f_shmem_n_pes
    end function
    subroutine f_shmem_info_get_version(major, minor) bind(C, &
        name='shmem_info_get_version_')
      import :: shmem_kind
      integer(shmem_kind), target, intent(inout) :: major, minor
    end subroutine
    subroutine shmem_info_get_name(name)
      character(*), intent(out) :: name
    end subroutine
    function sma_l_shmem_pe_accessible(pe)
      import :: shmem_kind
      integer(shmem_kind), intent(in) :: pe
      logical :: sma_l_shmem_pe_accessible
    end function
    function sma_l_shmem_addr_accessible(addr, pe)
      import :: shmem_kind
      type(*), dimension(*), target, intent(in) :: addr
      integer(shmem_kind), intent(in) :: pe
      !gcc$ attributes no_arg_check :: addr
      !dir$ ignore_tkr addr
      logical :: sma_l_shmem_addr_accessible
    end function
    function f_shmem_ptr(dest, pe) bind(C, name='shmem_ptr_')
      import :: shmem_kind, shmem_address_kind
      type(*), dimension(*), target, intent(in) :: dest
      integer(shmem_kind), intent(in) :: pe
      !gcc$ attributes no_arg_check :: dest
      !dir$ ignore_tkr dest
      integer(shmem_address_kind) :: f_shmem_ptr
    end function
    function f_shmemx_wtime() bind(C, name='shmemx_wtime_')
      real(8) :: f_shmemx_wtime
    end function
  end interface

  ! memory management
  interface
    subroutine f_shpalloc(addr, length, errcode, abort) bind(C, &
        name='shpalloc_')
      import :: shmem_kind, shmem_address_kind
      integer(shmem_address_kind), intent(inout) :: addr
      integer(shmem_kind), intent(in) :: length, abort
      integer(shmem_kind), target, intent(inout) :: errcode
    end subroutine
    subroutine f_shpdeallc(addr, errcode, abort) bind(C, name='shpdeallc_')
      import :: shmem_kind, shmem_address_kind
      integer(shmem_address_kind), intent(in) :: addr
      integer(shmem_kind), target, intent(inout) :: errcode
      integer(shmem_kind), intent(in) :: abort
    end subroutine
    subroutine f_shpclmove(addr, length, status, abort) bind(C, &
        name='shpclmove_')
      import :: shmem_kind, shmem_address_kind
      integer(shmem_address_kind), intent(inout) :: addr
      integer(shmem_kind), intent(in) :: length, abort
      integer(shmem_kind), target, intent(inout) :: status
    end subroutine
  end interface

  ! put
  interface
    subroutine f_shmem_character_put(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_character_put')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_complex_put(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_complex_put')
      import :: shmem_kind
      complex, dimension(..), target, intent(inout) :: dest
      complex, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_double_put(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_double_put')
      import :: shmem_kind
      double precision, dimension(..), target, intent(inout) :: dest
      double precision, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_integer_put(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_integer_put')
      import :: shmem_kind
      integer(shmem_kind), dimension(..), target, intent(inout) :: dest
      integer(shmem_kind), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_shmem_logical_put(dest, source, nelems, pe)
      import :: shmem_kind
      logical, dimension(..), target, intent(inout) :: dest
      logical, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_real_put(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_real_put')
      import :: shmem_kind
      real, dimension(..), target, intent(inout) :: dest
      real, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_put4(dest, source, nelems, pe) bind(C, &
        name='shmem_put4_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put8(dest, source, nelems, pe) bind(C, &
        name='shmem_put8_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put16(dest, source, nelems, pe) bind(C, &
        name='shmem_put16_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put32(dest, source, nelems, pe) bind(C, &
        name='shmem_put32_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put64(dest, source, nelems, pe) bind(C, &
        name='shmem_put64_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put128(dest, source, nelems, pe) bind(C, &
        name='shmem_put128_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_putmem(dest, source, nelems, pe) bind(C, &
        name='shmem_putmem_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
  end interface

  ! put, not blocking
  interface
    subroutine f_shmem_character_put_nbi(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_character_put_nbi')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_complex_put_nbi(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_complex_put_nbi')
      import :: shmem_kind
      complex, dimension(..), target, intent(inout) :: dest
      complex, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_double_put_nbi(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_double_put_nbi')
      import :: shmem_kind
      double precision, dimension(..), target, intent(inout) :: dest
      double precision, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_integer_put_nbi(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_integer_put_nbi')
      import :: shmem_kind
      integer(shmem_kind), dimension(..), target, intent(inout) :: dest
      integer(shmem_kind), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_shmem_logical_put_nbi(dest, source, nelems, pe)
      import :: shmem_kind
      logical, dimension(..), target, intent(inout) :: dest
      logical, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_real_put_nbi(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_real_put_nbi')
      import :: shmem_kind
      real, dimension(..), target, intent(inout) :: dest
      real, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_put4_nbi(dest, source, nelems, pe) bind(C, &
        name='shmem_put4_nbi_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put8_nbi(dest, source, nelems, pe) bind(C, &
        name='shmem_put8_nbi_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put32_nbi(dest, source, nelems, pe) bind(C, &
        name='shmem_put32_nbi_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put64_nbi(dest, source, nelems, pe) bind(C, &
        name='shmem_put64_nbi_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put128_nbi(dest, source, nelems, pe) bind(C, &
        name='shmem_put128_nbi_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_putmem_nbi(dest, source, nelems, pe) bind(C, &
        name='shmem_putmem_nbi_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
  end interface

  ! put, not blocking, with a handle
  interface
    subroutine f_shmem_complex_put_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='sma_d_shmem_complex_put_nb')
      import :: shmem_kind
      complex, dimension(..), target, intent(inout) :: dest
      complex, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
    end subroutine
    subroutine f_shmem_double_put_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='sma_d_shmem_double_put_nb')
      import :: shmem_kind
      double precision, dimension(..), target, intent(inout) :: dest
      double precision, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
    end subroutine
    subroutine f_shmem_integer_put_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='sma_d_shmem_integer_put_nb')
      import :: shmem_kind
      integer(shmem_kind), dimension(..), target, intent(inout) :: dest
      integer(shmem_kind), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
    end subroutine
    subroutine sma_l_shmem_logical_put_nb(dest, source, nelems, pe, &
        transfer_handle)
      import :: shmem_kind
      logical, dimension(..), target, intent(inout) :: dest
      logical, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
    end subroutine
    subroutine f_shmem_real_put_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='sma_d_shmem_real_put_nb')
      import :: shmem_kind
      real, dimension(..), target, intent(inout) :: dest
      real, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
    end subroutine
    subroutine f_shmem_put4_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_put4_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put8_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_put8_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put16_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_put16_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put32_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_put32_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put64_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_put64_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put128_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_put128_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_putmem_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_putmem_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_put_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_put_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
  end interface

  ! put with strides
  interface
    subroutine f_shmem_character_iput(dest, source, dst, sst, nelems, &
        pe) bind(C, name='sma_d_shmem_character_iput')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine f_shmem_complex_iput(dest, source, dst, sst, nelems, &
        pe) bind(C, name='sma_d_shmem_complex_iput')
      import :: shmem_kind
      complex, dimension(..), target, intent(inout) :: dest
      complex, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine f_shmem_double_iput(dest, source, dst, sst, nelems, &
        pe) bind(C, name='sma_d_shmem_double_iput')
      import :: shmem_kind
      double precision, dimension(..), target, intent(inout) :: dest
      double precision, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine f_shmem_integer_iput(dest, source, dst, sst, nelems, &
        pe) bind(C, name='sma_d_shmem_integer_iput')
      import :: shmem_kind
      integer(shmem_kind), dimension(..), target, intent(inout) :: dest
      integer(shmem_kind), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine sma_l_shmem_logical_iput(dest, source, dst, sst, nelems, pe)
      import :: shmem_kind
      logical, dimension(..), target, intent(inout) :: dest
      logical, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine f_shmem_real_iput(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_shmem_real_iput')
      import :: shmem_kind
      real, dimension(..), target, intent(inout) :: dest
      real, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine f_shmem_iput4(dest, source, dst, sst, nelems, pe) bind(C, &
        name='shmem_iput4_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_iput8(dest, source, dst, sst, nelems, pe) bind(C, &
        name='shmem_iput8_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_iput16(dest, source, dst, sst, nelems, pe) bind(C, &
        name='shmem_iput16_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_iput32(dest, source, dst, sst, nelems, pe) bind(C, &
        name='shmem_iput32_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_iput64(dest, source, dst, sst, nelems, pe) bind(C, &
        name='shmem_iput64_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_iput128(dest, source, dst, sst, nelems, pe) bind(C, &
        name='shmem_iput128_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_iputmem(dest, source, dst, sst, nelems, pe) bind(C, &
        name='shmem_iputmem_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
  end interface

  ! put to indexed elements
  interface
    subroutine f_shmem_ixput4(dest, source, index, nelems, pe) bind(C, &
        name='shmem_ixput4_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(4), dimension(*), intent(in) :: index
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_ixput8(dest, source, index, nelems, pe) bind(C, &
        name='shmem_ixput8_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(8), dimension(*), intent(in) :: index
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_ixput(dest, source, index, nelems, pe) bind(C, &
        name='shmem_ixput_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(8), dimension(*), intent(in) :: index
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
  end interface

  ! put with a signal
  interface
    subroutine f_shmemx_character_put_signal(dest, source, nelems, sig_addr, &
        signal, pe) bind(C, name='sma_d_shmemx_character_put_signal')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: sig_addr
      integer(8), intent(in) :: signal
    end subroutine
    subroutine f_shmemx_complex_put_signal(dest, source, nelems, sig_addr, &
        signal, pe) bind(C, name='sma_d_shmemx_complex_put_signal')
      import :: shmem_kind
      complex, dimension(..), target, intent(inout) :: dest
      complex, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: sig_addr
      integer(8), intent(in) :: signal
    end subroutine
    subroutine f_shmemx_double_put_signal(dest, source, nelems, sig_addr, &
        signal, pe) bind(C, name='sma_d_shmemx_double_put_signal')
      import :: shmem_kind
      double precision, dimension(..), target, intent(inout) :: dest
      double precision, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: sig_addr
      integer(8), intent(in) :: signal
    end subroutine
    subroutine f_shmemx_integer_put_signal(dest, source, nelems, sig_addr, &
        signal, pe) bind(C, name='sma_d_shmemx_integer_put_signal')
      import :: shmem_kind
      integer(shmem_kind), dimension(..), target, intent(inout) :: dest
      integer(shmem_kind), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: sig_addr
      integer(8), intent(in) :: signal
    end subroutine
    subroutine sma_l_shmemx_logical_put_signal(dest, source, nelems, &
        sig_addr, signal, pe)
      import :: shmem_kind
      logical, dimension(..), target, intent(inout) :: dest
      logical, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: sig_addr
      integer(8), intent(in) :: signal
    end subroutine
    subroutine f_shmemx_real_put_signal(dest, source, nelems, sig_addr, &
        signal, pe) bind(C, name='sma_d_shmemx_real_put_signal')
      import :: shmem_kind
      real, dimension(..), target, intent(inout) :: dest
      real, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: sig_addr
      integer(8), intent(in) :: signal
    end subroutine
    subroutine f_shmemx_put4_signal(dest, source, nelems, sig_addr, signal, &
        pe) bind(C, name='shmemx_put4_signal_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: sig_addr
      integer(8), intent(in) :: signal
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmemx_put8_signal(dest, source, nelems, sig_addr, signal, &
        pe) bind(C, name='shmemx_put8_signal_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: sig_addr
      integer(8), intent(in) :: signal
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmemx_put16_signal(dest, source, nelems, sig_addr, signal, &
        pe) bind(C, name='shmemx_put16_signal_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: sig_addr
      integer(8), intent(in) :: signal
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmemx_put32_signal(dest, source, nelems, sig_addr, signal, &
        pe) bind(C, name='shmemx_put32_signal_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: sig_addr
      integer(8), intent(in) :: signal
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmemx_put64_signal(dest, source, nelems, sig_addr, signal, &
        pe) bind(C, name='shmemx_put64_signal_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: sig_addr
      integer(8), intent(in) :: signal
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmemx_put128_signal(dest, source, nelems, sig_addr, signal, &
        pe) bind(C, name='shmemx_put128_signal_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: sig_addr
      integer(8), intent(in) :: signal
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmemx_putmem_signal(dest, source, nelems, sig_addr, signal, &
        pe) bind(C, name='shmemx_putmem_signal_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: sig_addr
      integer(8), intent(in) :: signal
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmemx_put_signal(dest, source, nelems, sig_addr, signal, &
        pe) bind(C, name='shmemx_put_signal_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: sig_addr
      integer(8), intent(in) :: signal
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
  end interface

  ! get
  interface
    subroutine f_shmem_character_get(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_character_get')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_complex_get(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_complex_get')
      import :: shmem_kind
      complex, dimension(..), target, intent(inout) :: dest
      complex, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_double_get(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_double_get')
      import :: shmem_kind
      double precision, dimension(..), target, intent(inout) :: dest
      double precision, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_integer_get(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_integer_get')
      import :: shmem_kind
      integer(shmem_kind), dimension(..), target, intent(inout) :: dest
      integer(shmem_kind), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_shmem_logical_get(dest, source, nelems, pe)
      import :: shmem_kind
      logical, dimension(..), target, intent(inout) :: dest
      logical, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_real_get(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_real_get')
      import :: shmem_kind
      real, dimension(..), target, intent(inout) :: dest
      real, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_get4(dest, source, nelems, pe) bind(C, &
        name='shmem_get4_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get8(dest, source, nelems, pe) bind(C, &
        name='shmem_get8_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get16(dest, source, nelems, pe) bind(C, &
        name='shmem_get16_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get32(dest, source, nelems, pe) bind(C, &
        name='shmem_get32_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get64(dest, source, nelems, pe) bind(C, &
        name='shmem_get64_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get128(dest, source, nelems, pe) bind(C, &
        name='shmem_get128_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_getmem(dest, source, nelems, pe) bind(C, &
        name='shmem_getmem_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
  end interface

  ! get, not blocking
  interface
    subroutine f_shmem_character_get_nbi(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_character_get_nbi')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_complex_get_nbi(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_complex_get_nbi')
      import :: shmem_kind
      complex, dimension(..), target, intent(inout) :: dest
      complex, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_double_get_nbi(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_double_get_nbi')
      import :: shmem_kind
      double precision, dimension(..), target, intent(inout) :: dest
      double precision, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_integer_get_nbi(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_integer_get_nbi')
      import :: shmem_kind
      integer(shmem_kind), dimension(..), target, intent(inout) :: dest
      integer(shmem_kind), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_shmem_logical_get_nbi(dest, source, nelems, pe)
      import :: shmem_kind
      logical, dimension(..), target, intent(inout) :: dest
      logical, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_real_get_nbi(dest, source, nelems, pe) bind(C, &
        name='sma_d_shmem_real_get_nbi')
      import :: shmem_kind
      real, dimension(..), target, intent(inout) :: dest
      real, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine f_shmem_get4_nbi(dest, source, nelems, pe) bind(C, &
        name='shmem_get4_nbi_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get8_nbi(dest, source, nelems, pe) bind(C, &
        name='shmem_get8_nbi_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get32_nbi(dest, source, nelems, pe) bind(C, &
        name='shmem_get32_nbi_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get64_nbi(dest, source, nelems, pe) bind(C, &
        name='shmem_get64_nbi_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get128_nbi(dest, source, nelems, pe) bind(C, &
        name='shmem_get128_nbi_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_getmem_nbi(dest, source, nelems, pe) bind(C, &
        name='shmem_getmem_nbi_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
  end interface

  ! get, not blocking, with a handle
  interface
    subroutine f_shmem_complex_get_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='sma_d_shmem_complex_get_nb')
      import :: shmem_kind
      complex, dimension(..), target, intent(inout) :: dest
      complex, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
    end subroutine
    subroutine f_shmem_double_get_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='sma_d_shmem_double_get_nb')
      import :: shmem_kind
      double precision, dimension(..), target, intent(inout) :: dest
      double precision, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
    end subroutine
    subroutine f_shmem_integer_get_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='sma_d_shmem_integer_get_nb')
      import :: shmem_kind
      integer(shmem_kind), dimension(..), target, intent(inout) :: dest
      integer(shmem_kind), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
    end subroutine
    subroutine sma_l_shmem_logical_get_nb(dest, source, nelems, pe, &
        transfer_handle)
      import :: shmem_kind
      logical, dimension(..), target, intent(inout) :: dest
      logical, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
    end subroutine
    subroutine f_shmem_real_get_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='sma_d_shmem_real_get_nb')
      import :: shmem_kind
      real, dimension(..), target, intent(inout) :: dest
      real, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
    end subroutine
    subroutine f_shmem_get4_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_get4_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get8_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_get8_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get16_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_get16_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get32_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_get32_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get64_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_get64_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get128_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_get128_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_getmem_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_getmem_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_get_nb(dest, source, nelems, pe, &
        transfer_handle) bind(C, name='shmem_get_nb_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
      integer(8), target, intent(inout) :: transfer_handle
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
  end interface

  ! get with strides
  interface
    subroutine f_shmem_character_iget(dest, source, dst, sst, nelems, &
        pe) bind(C, name='sma_d_shmem_character_iget')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine f_shmem_complex_iget(dest, source, dst, sst, nelems, &
        pe) bind(C, name='sma_d_shmem_complex_iget')
      import :: shmem_kind
      complex, dimension(..), target, intent(inout) :: dest
      complex, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine f_shmem_double_iget(dest, source, dst, sst, nelems, &
        pe) bind(C, name='sma_d_shmem_double_iget')
      import :: shmem_kind
      double precision, dimension(..), target, intent(inout) :: dest
      double precision, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine f_shmem_integer_iget(dest, source, dst, sst, nelems, &
        pe) bind(C, name='sma_d_shmem_integer_iget')
      import :: shmem_kind
      integer(shmem_kind), dimension(..), target, intent(inout) :: dest
      integer(shmem_kind), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine sma_l_shmem_logical_iget(dest, source, dst, sst, nelems, pe)
      import :: shmem_kind
      logical, dimension(..), target, intent(inout) :: dest
      logical, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine f_shmem_real_iget(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_shmem_real_iget')
      import :: shmem_kind
      real, dimension(..), target, intent(inout) :: dest
      real, dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine f_shmem_iget4(dest, source, dst, sst, nelems, pe) bind(C, &
        name='shmem_iget4_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_iget8(dest, source, dst, sst, nelems, pe) bind(C, &
        name='shmem_iget8_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_iget16(dest, source, dst, sst, nelems, pe) bind(C, &
        name='shmem_iget16_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_iget32(dest, source, dst, sst, nelems, pe) bind(C, &
        name='shmem_iget32_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_iget64(dest, source, dst, sst, nelems, pe) bind(C, &
        name='shmem_iget64_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_iget128(dest, source, dst, sst, nelems, pe) bind(C, &
        name='shmem_iget128_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_igetmem(dest, source, dst, sst, nelems, pe) bind(C, &
        name='shmem_igetmem_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
  end interface

  ! get of indexed elements
  interface
    subroutine f_shmem_ixget4(dest, source, index, nelems, pe) bind(C, &
        name='shmem_ixget4_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(4), dimension(*), intent(in) :: index
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_ixget8(dest, source, index, nelems, pe) bind(C, &
        name='shmem_ixget8_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(8), dimension(*), intent(in) :: index
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_ixget(dest, source, index, nelems, pe) bind(C, &
        name='shmem_ixget_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(8), dimension(*), intent(in) :: index
      integer(shmem_kind), intent(in) :: nelems, pe
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
  end interface

  ! atomic memory operations
  interface
    subroutine f_shmem_int4_add(dest, value, pe) bind(C, &
        name='shmem_int4_add_')
      import :: shmem_kind
      integer(4), target, intent(inout) :: dest
      integer(4), intent(in) :: value
      integer(shmem_kind), intent(in) :: pe
    end subroutine
    subroutine f_shmem_int4_inc(dest, pe) bind(C, name='shmem_int4_inc_')
      import :: shmem_kind
      integer(4), target, intent(inout) :: dest
      integer(shmem_kind), intent(in) :: pe
    end subroutine
    function f_shmem_int4_fadd(dest, value, pe) bind(C, &
        name='shmem_int4_fadd_')
      import :: shmem_kind
      integer(4), target, intent(inout) :: dest
      integer(4), intent(in) :: value
      integer(shmem_kind), intent(in) :: pe
      integer(4) :: f_shmem_int4_fadd
    end function
    function f_shmem_int4_finc(dest, pe) bind(C, name='shmem_int4_finc_')
      import :: shmem_kind
      integer(4), target, intent(inout) :: dest
      integer(shmem_kind), intent(in) :: pe
      integer(4) :: f_shmem_int4_finc
    end function
    function f_shmem_int4_swap(dest, value, pe) bind(C, &
        name='shmem_int4_swap_')
      import :: shmem_kind
      integer(4), target, intent(inout) :: dest
      integer(4), intent(in) :: value
      integer(shmem_kind), intent(in) :: pe
      integer(4) :: f_shmem_int4_swap
    end function
    function f_shmem_int4_cswap(dest, cond, value, pe) bind(C, &
        name='shmem_int4_cswap_')
      import :: shmem_kind
      integer(4), target, intent(inout) :: dest
      integer(4), intent(in) :: cond, value
      integer(shmem_kind), intent(in) :: pe
      integer(4) :: f_shmem_int4_cswap
    end function
    function f_shmem_int4_mswap(dest, mask, value, pe) bind(C, &
        name='shmem_int4_mswap_')
      import :: shmem_kind
      integer(4), target, intent(inout) :: dest
      integer(4), intent(in) :: mask, value
      integer(shmem_kind), intent(in) :: pe
      integer(4) :: f_shmem_int4_mswap
    end function
    function f_shmem_int4_fetch(source, pe) bind(C, name='shmem_int4_fetch_')
      import :: shmem_kind
      integer(4), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: pe
      integer(4) :: f_shmem_int4_fetch
    end function
    subroutine f_shmem_int4_set(dest, value, pe) bind(C, &
        name='shmem_int4_set_')
      import :: shmem_kind
      integer(4), target, intent(inout) :: dest
      integer(4), intent(in) :: value
      integer(shmem_kind), intent(in) :: pe
    end subroutine
    subroutine f_shmem_int8_add(dest, value, pe) bind(C, &
        name='shmem_int8_add_')
      import :: shmem_kind
      integer(8), target, intent(inout) :: dest
      integer(8), intent(in) :: value
      integer(shmem_kind), intent(in) :: pe
    end subroutine
    subroutine f_shmem_int8_inc(dest, pe) bind(C, name='shmem_int8_inc_')
      import :: shmem_kind
      integer(8), target, intent(inout) :: dest
      integer(shmem_kind), intent(in) :: pe
    end subroutine
    function f_shmem_int8_fadd(dest, value, pe) bind(C, &
        name='shmem_int8_fadd_')
      import :: shmem_kind
      integer(8), target, intent(inout) :: dest
      integer(8), intent(in) :: value
      integer(shmem_kind), intent(in) :: pe
      integer(8) :: f_shmem_int8_fadd
    end function
    function f_shmem_int8_finc(dest, pe) bind(C, name='shmem_int8_finc_')
      import :: shmem_kind
      integer(8), target, intent(inout) :: dest
      integer(shmem_kind), intent(in) :: pe
      integer(8) :: f_shmem_int8_finc
    end function
    function f_shmem_int8_swap(dest, value, pe) bind(C, &
        name='shmem_int8_swap_')
      import :: shmem_kind
      integer(8), target, intent(inout) :: dest
      integer(8), intent(in) :: value
      integer(shmem_kind), intent(in) :: pe
      integer(8) :: f_shmem_int8_swap
    end function
    function f_shmem_int8_cswap(dest, cond, value, pe) bind(C, &
        name='shmem_int8_cswap_')
      import :: shmem_kind
      integer(8), target, intent(inout) :: dest
      integer(8), intent(in) :: cond, value
      integer(shmem_kind), intent(in) :: pe
      integer(8) :: f_shmem_int8_cswap
    end function
    function f_shmem_int8_mswap(dest, mask, value, pe) bind(C, &
        name='shmem_int8_mswap_')
      import :: shmem_kind
      integer(8), target, intent(inout) :: dest
      integer(8), intent(in) :: mask, value
      integer(shmem_kind), intent(in) :: pe
      integer(8) :: f_shmem_int8_mswap
    end function
    function f_shmem_int8_fetch(source, pe) bind(C, name='shmem_int8_fetch_')
      import :: shmem_kind
      integer(8), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: pe
      integer(8) :: f_shmem_int8_fetch
    end function
    subroutine f_shmem_int8_set(dest, value, pe) bind(C, &
        name='shmem_int8_set_')
      import :: shmem_kind
      integer(8), target, intent(inout) :: dest
      integer(8), intent(in) :: value
      integer(shmem_kind), intent(in) :: pe
    end subroutine
    function f_shmem_real4_swap(dest, value, pe) bind(C, &
        name='shmem_real4_swap_')
      import :: shmem_kind
      real(4), target, intent(inout) :: dest
      real(4), intent(in) :: value
      integer(shmem_kind), intent(in) :: pe
      real(4) :: f_shmem_real4_swap
    end function
    function f_shmem_real4_fetch(source, pe) bind(C, &
        name='shmem_real4_fetch_')
      import :: shmem_kind
      real(4), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: pe
      real(4) :: f_shmem_real4_fetch
    end function
    subroutine f_shmem_real4_set(dest, value, pe) bind(C, &
        name='shmem_real4_set_')
      import :: shmem_kind
      real(4), target, intent(inout) :: dest
      real(4), intent(in) :: value
      integer(shmem_kind), intent(in) :: pe
    end subroutine
    function f_shmem_real8_swap(dest, value, pe) bind(C, &
        name='shmem_real8_swap_')
      import :: shmem_kind
      real(8), target, intent(inout) :: dest
      real(8), intent(in) :: value
      integer(shmem_kind), intent(in) :: pe
      real(8) :: f_shmem_real8_swap
    end function
    function f_shmem_real8_fetch(source, pe) bind(C, &
        name='shmem_real8_fetch_')
      import :: shmem_kind
      real(8), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: pe
      real(8) :: f_shmem_real8_fetch
    end function
    subroutine f_shmem_real8_set(dest, value, pe) bind(C, &
        name='shmem_real8_set_')
      import :: shmem_kind
      real(8), target, intent(inout) :: dest
      real(8), intent(in) :: value
      integer(shmem_kind), intent(in) :: pe
    end subroutine
    subroutine f_fast_shmem_int4_inc(dest, pe) bind(C, &
        name='fast_shmem_int4_inc_')
      import :: shmem_kind
      integer(4), target, intent(inout) :: dest
      integer(shmem_kind), intent(in) :: pe
    end subroutine
    function f_fast_shmem_int4_finc(dest, pe) bind(C, &
        name='fast_shmem_int4_finc_')
      import :: shmem_kind
      integer(4), target, intent(inout) :: dest
      integer(shmem_kind), intent(in) :: pe
      integer(4) :: f_fast_shmem_int4_finc
    end function
  end interface

  ! point-to-point synchronisation
  interface
    subroutine f_shmem_int4_wait(ivar, cmp_value) bind(C, &
        name='shmem_int4_wait_')
      integer(4), target, intent(inout) :: ivar
      integer(4), intent(in) :: cmp_value
    end subroutine
    subroutine f_shmem_int8_wait(ivar, cmp_value) bind(C, &
        name='shmem_int8_wait_')
      integer(8), target, intent(inout) :: ivar
      integer(8), intent(in) :: cmp_value
    end subroutine
    subroutine f_shmem_int4_wait_until(ivar, cmp, cmp_value) bind(C, &
        name='shmem_int4_wait_until_')
      import :: shmem_kind
      integer(4), target, intent(inout) :: ivar
      integer(shmem_kind), intent(in) :: cmp
      integer(4), intent(in) :: cmp_value
    end subroutine
    subroutine f_shmem_int8_wait_until(ivar, cmp, cmp_value) bind(C, &
        name='shmem_int8_wait_until_')
      import :: shmem_kind
      integer(8), target, intent(inout) :: ivar
      integer(shmem_kind), intent(in) :: cmp
      integer(8), intent(in) :: cmp_value
    end subroutine
  end interface

  ! events
  interface
    subroutine f_shmem_set_event(event) bind(C, name='shmem_set_event_')
      import :: shmem_kind
      integer(shmem_kind), target, intent(inout) :: event
    end subroutine
    subroutine f_shmem_clear_event(event) bind(C, name='shmem_clear_event_')
      import :: shmem_kind
      integer(shmem_kind), target, intent(inout) :: event
    end subroutine
    subroutine f_shmem_wait_event(event) bind(C, name='shmem_wait_event_')
      import :: shmem_kind
      integer(shmem_kind), target, intent(inout) :: event
    end subroutine
    function sma_l_shmem_test_event(event)
      import :: shmem_kind
      integer(shmem_kind), target, intent(inout) :: event
      logical :: sma_l_shmem_test_event
    end function
  end interface

  ! memory ordering
  interface
    subroutine f_shmem_fence() bind(C, name='shmem_fence_')
    end subroutine
    subroutine f_shmem_quiet() bind(C, name='shmem_quiet_')
    end subroutine
    subroutine f_shmemx_thread_fence() bind(C, name='shmemx_thread_fence_')
    end subroutine
    subroutine f_shmemx_thread_quiet() bind(C, name='shmemx_thread_quiet_')
    end subroutine
    subroutine f_shmemx_thread_register() bind(C, &
        name='shmemx_thread_register_')
    end subroutine
    subroutine f_shmemx_thread_unregister() bind(C, &
        name='shmemx_thread_unregister_')
    end subroutine
  end interface

  ! barriers
  interface
    subroutine f_shmem_barrier_all() bind(C, name='shmem_barrier_all_')
    end subroutine
    subroutine f_barrier() bind(C, name='barrier_')
    end subroutine
    subroutine f_shmem_barrier(pe_start, logpe_stride, pe_size, &
        psync) bind(C, name='shmem_barrier_')
      import :: shmem_kind
      integer(shmem_kind), intent(in) :: pe_start, logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
  end interface

  ! collectives on active sets
  interface
    subroutine f_shmem_broadcast4(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='shmem_broadcast4_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_broadcast8(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='shmem_broadcast8_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_broadcast32(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='shmem_broadcast32_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_broadcast64(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='shmem_broadcast64_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_collect4(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='shmem_collect4_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_collect8(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='shmem_collect8_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_collect32(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='shmem_collect32_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_collect64(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='shmem_collect64_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_fcollect4(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='shmem_fcollect4_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_fcollect8(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='shmem_fcollect8_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_fcollect32(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='shmem_fcollect32_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_fcollect64(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='shmem_fcollect64_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_alltoall32(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='shmem_alltoall32_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_alltoall64(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='shmem_alltoall64_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_alltoalls32(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='shmem_alltoalls32_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_alltoalls64(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='shmem_alltoalls64_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
  end interface

  ! alltoall of blocks of any size
  interface
    subroutine f_shmemx_alltoallv(dest, t_offsets, t_sizes, source, &
        s_offsets, s_sizes, pe_start, logpe_stride, pe_size, psync) bind(C, &
        name='shmemx_alltoallv_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      integer(8), dimension(*), intent(in) :: t_offsets, s_offsets, s_sizes
      integer(8), dimension(*), intent(inout) :: t_sizes
      type(*), dimension(*), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: pe_start, logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
    subroutine f_shmem_alltoallv_packed(dest, dest_size, t_size, source, &
        s_offsets, s_sizes, pe_start, logpe_stride, pe_size, psync) bind(C, &
        name='shmem_alltoallv_packed_')
      import :: shmem_kind
      type(*), dimension(*), target, intent(inout) :: dest
      integer(8), intent(in) :: dest_size
      integer(8), target, intent(inout) :: t_size
      type(*), dimension(*), target, intent(in) :: source
      integer(8), dimension(*), intent(in) :: s_offsets, s_sizes
      integer(shmem_kind), intent(in) :: pe_start, logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
      !gcc$ attributes no_arg_check :: dest, source
      !dir$ ignore_tkr dest, source
    end subroutine
  end interface

  ! teams
  interface
    subroutine f_shmemx_team_split(parent_team, color, key, new_team) bind(C, &
        name='shmemx_team_split_')
      import :: shmem_kind
      integer(8), intent(in) :: parent_team
      integer(shmem_kind), intent(in) :: color, key
      integer(8), target, intent(inout) :: new_team
    end subroutine
    subroutine f_shmemx_team_split_strided(parent_team, pe_start, pe_stride, &
        pe_size, new_team) bind(C, name='shmemx_team_split_strided_')
      import :: shmem_kind
      integer(8), intent(in) :: parent_team
      integer(shmem_kind), intent(in) :: pe_start, pe_stride, pe_size
      integer(8), target, intent(inout) :: new_team
    end subroutine
    subroutine f_shmemx_team_destroy(team) bind(C, &
        name='shmemx_team_destroy_')
      integer(8), target, intent(inout) :: team
    end subroutine
    function f_shmemx_team_my_pe(team) bind(C, name='shmemx_team_my_pe_')
      import :: shmem_kind
      integer(8), intent(in) :: team
      integer(shmem_kind) :: f_shmemx_team_my_pe
    end function
    function f_shmemx_team_n_pes(team) bind(C, name='shmemx_team_n_pes_')
      import :: shmem_kind
      integer(8), intent(in) :: team
      integer(shmem_kind) :: f_shmemx_team_n_pes
    end function
    function f_shmemx_team_translate_pe(src_team, src_pe, dest_team) bind(C, &
        name='shmemx_team_translate_pe_')
      import :: shmem_kind
      integer(8), intent(in) :: src_team, dest_team
      integer(shmem_kind), intent(in) :: src_pe
      integer(shmem_kind) :: f_shmemx_team_translate_pe
    end function
  end interface

  ! reductions on active sets
  interface
    subroutine f_shmem_int2_and_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int2_and_to_all')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest, pwrk
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int4_and_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int4_and_to_all')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest, pwrk
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int8_and_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int8_and_to_all')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest, pwrk
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int2_or_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int2_or_to_all')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest, pwrk
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int4_or_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int4_or_to_all')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest, pwrk
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int8_or_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int8_or_to_all')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest, pwrk
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int2_xor_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int2_xor_to_all')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest, pwrk
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int4_xor_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int4_xor_to_all')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest, pwrk
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int8_xor_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int8_xor_to_all')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest, pwrk
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int2_max_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int2_max_to_all')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest, pwrk
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int4_max_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int4_max_to_all')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest, pwrk
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int8_max_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int8_max_to_all')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest, pwrk
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_real4_max_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_real4_max_to_all')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest, pwrk
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_real8_max_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_real8_max_to_all')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest, pwrk
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_REAL_16__
    subroutine f_shmem_real16_max_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_real16_max_to_all')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest, pwrk
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine f_shmem_int2_min_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int2_min_to_all')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest, pwrk
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int4_min_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int4_min_to_all')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest, pwrk
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int8_min_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int8_min_to_all')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest, pwrk
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_real4_min_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_real4_min_to_all')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest, pwrk
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_real8_min_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_real8_min_to_all')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest, pwrk
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_REAL_16__
    subroutine f_shmem_real16_min_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_real16_min_to_all')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest, pwrk
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine f_shmem_int2_sum_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int2_sum_to_all')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest, pwrk
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int4_sum_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int4_sum_to_all')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest, pwrk
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int8_sum_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int8_sum_to_all')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest, pwrk
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_real4_sum_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_real4_sum_to_all')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest, pwrk
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_real8_sum_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_real8_sum_to_all')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest, pwrk
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_REAL_16__
    subroutine f_shmem_real16_sum_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_real16_sum_to_all')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest, pwrk
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine f_shmem_comp4_sum_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_comp4_sum_to_all')
      import :: shmem_kind
      complex(4), dimension(..), target, intent(inout) :: dest, pwrk
      complex(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_comp8_sum_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_comp8_sum_to_all')
      import :: shmem_kind
      complex(8), dimension(..), target, intent(inout) :: dest, pwrk
      complex(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int2_prod_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int2_prod_to_all')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest, pwrk
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int4_prod_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int4_prod_to_all')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest, pwrk
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_int8_prod_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_int8_prod_to_all')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest, pwrk
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_real4_prod_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_real4_prod_to_all')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest, pwrk
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_real8_prod_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_real8_prod_to_all')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest, pwrk
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_REAL_16__
    subroutine f_shmem_real16_prod_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_real16_prod_to_all')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest, pwrk
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine f_shmem_comp4_prod_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_comp4_prod_to_all')
      import :: shmem_kind
      complex(4), dimension(..), target, intent(inout) :: dest, pwrk
      complex(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine f_shmem_comp8_prod_to_all(dest, source, nreduce, pe_start, &
        logpe_stride, pe_size, pwrk, psync) bind(C, &
        name='sma_d_shmem_comp8_prod_to_all')
      import :: shmem_kind
      complex(8), dimension(..), target, intent(inout) :: dest, pwrk
      complex(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nreduce, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
  end interface

  ! locks
  interface
    subroutine f_shmem_set_lock(lock) bind(C, name='shmem_set_lock_')
      import :: shmem_kind
      integer(shmem_kind), target, intent(inout) :: lock
    end subroutine
    subroutine f_shmem_clear_lock(lock) bind(C, name='shmem_clear_lock_')
      import :: shmem_kind
      integer(shmem_kind), target, intent(inout) :: lock
    end subroutine
    function f_shmem_test_lock(lock) bind(C, name='shmem_test_lock_')
      import :: shmem_kind
      integer(shmem_kind), target, intent(inout) :: lock
      integer(shmem_kind) :: f_shmem_test_lock
    end function
  end interface

  ! profiling
  interface
    subroutine f_shmem_pcontrol(level) bind(C, name='shmem_pcontrol_')
      import :: shmem_kind
      integer(shmem_kind), intent(in) :: level
    end subroutine
  end interface

  ! cache control, which orders loads: caches are coherent
  interface
    subroutine f_shmem_clear_cache_inv() bind(C, &
        name='shmem_clear_cache_inv_')
    end subroutine
    subroutine f_shmem_set_cache_inv() bind(C, name='shmem_set_cache_inv_')
    end subroutine
    subroutine f_shmem_udcflush() bind(C, name='shmem_udcflush_')
    end subroutine
    subroutine f_shmem_clear_cache_line_inv(dest) bind(C, &
        name='shmem_clear_cache_line_inv_')
      type(*), dimension(*), target, intent(in) :: dest
      !gcc$ attributes no_arg_check :: dest
      !dir$ ignore_tkr dest
    end subroutine
    subroutine f_shmem_set_cache_line_inv(dest) bind(C, &
        name='shmem_set_cache_line_inv_')
      type(*), dimension(*), target, intent(in) :: dest
      !gcc$ attributes no_arg_check :: dest
      !dir$ ignore_tkr dest
    end subroutine
    subroutine f_shmem_udcflush_line(dest) bind(C, &
        name='shmem_udcflush_line_')
      type(*), dimension(*), target, intent(in) :: dest
      !gcc$ attributes no_arg_check :: dest
      !dir$ ignore_tkr dest
    end subroutine
    subroutine f_shmem_stack(var) bind(C, name='shmem_stack_')
      type(*), dimension(*), target, intent(in) :: var
      !gcc$ attributes no_arg_check :: var
      !dir$ ignore_tkr var
    end subroutine
  end interface

  ! ---- memory for C_F_POINTER, a pointer to another PE's object
  interface
    function f_shmem_malloc(size) bind(C, name='shmem_malloc')
      import :: c_ptr, c_size_t
      integer(c_size_t), value :: size
      type(c_ptr) :: f_shmem_malloc
    end function
    function f_shmem_calloc(count, size) bind(C, name='shmem_calloc')
      import :: c_ptr, c_size_t
      integer(c_size_t), value :: count
      integer(c_size_t), value :: size
      type(c_ptr) :: f_shmem_calloc
    end function
    function f_shmem_align(alignment, size) bind(C, name='shmem_align')
      import :: c_ptr, c_size_t
      integer(c_size_t), value :: alignment
      integer(c_size_t), value :: size
      type(c_ptr) :: f_shmem_align
    end function
    function f_shmem_realloc(ptr, size) bind(C, name='shmem_realloc')
      import :: c_ptr, c_size_t
      type(c_ptr), value :: ptr
      integer(c_size_t), value :: size
      type(c_ptr) :: f_shmem_realloc
    end function
    subroutine f_shmem_free(ptr) bind(C, name='shmem_free')
      import :: c_ptr
      type(c_ptr), value :: ptr
    end subroutine
    function f_shmem_c_ptr(dest, pe) bind(C, name='shmem_ptr')
      import :: c_ptr, shmem_kind
      type(*), dimension(*), target, intent(in) :: dest
      !gcc$ attributes no_arg_check :: dest
      !dir$ ignore_tkr dest
      integer(shmem_kind), value :: pe
      type(c_ptr) :: f_shmem_c_ptr
    end function
  end interface

  ! ---- generic names of the routines above

  interface shmem_add
    procedure :: f_shmem_int4_add
    procedure :: f_shmem_int8_add
  end interface

  interface shmem_inc
    procedure :: f_shmem_int4_inc
    procedure :: f_shmem_int8_inc
  end interface

  interface shmem_fadd
    procedure :: f_shmem_int4_fadd
    procedure :: f_shmem_int8_fadd
  end interface

  interface shmem_finc
    procedure :: f_shmem_int4_finc
    procedure :: f_shmem_int8_finc
  end interface

  interface shmem_swap
    procedure :: f_shmem_int4_swap
    procedure :: f_shmem_int8_swap
    procedure :: f_shmem_real4_swap
    procedure :: f_shmem_real8_swap
  end interface

  interface shmem_cswap
    procedure :: f_shmem_int4_cswap
    procedure :: f_shmem_int8_cswap
  end interface

  interface shmem_fetch
    procedure :: f_shmem_int4_fetch
    procedure :: f_shmem_int8_fetch
    procedure :: f_shmem_real4_fetch
    procedure :: f_shmem_real8_fetch
  end interface

  interface shmem_set
    procedure :: f_shmem_int4_set
    procedure :: f_shmem_int8_set
    procedure :: f_shmem_real4_set
    procedure :: f_shmem_real8_set
  end interface

  interface shmem_wait
    procedure :: f_shmem_int4_wait
    procedure :: f_shmem_int8_wait
  end interface

  interface shmem_wait_until
    procedure :: f_shmem_int4_wait_until
    procedure :: f_shmem_int8_wait_until
  end interface

  interface shmem_and_to_all
    procedure :: f_shmem_int2_and_to_all
    procedure :: f_shmem_int4_and_to_all
    procedure :: f_shmem_int8_and_to_all
  end interface

  interface shmem_or_to_all
    procedure :: f_shmem_int2_or_to_all
    procedure :: f_shmem_int4_or_to_all
    procedure :: f_shmem_int8_or_to_all
  end interface

  interface shmem_xor_to_all
    procedure :: f_shmem_int2_xor_to_all
    procedure :: f_shmem_int4_xor_to_all
    procedure :: f_shmem_int8_xor_to_all
  end interface

  interface shmem_max_to_all
    procedure :: f_shmem_int2_max_to_all
    procedure :: f_shmem_int4_max_to_all
    procedure :: f_shmem_int8_max_to_all
    procedure :: f_shmem_real4_max_to_all
    procedure :: f_shmem_real8_max_to_all
#ifdef __GFC_REAL_16__
    procedure :: f_shmem_real16_max_to_all
#endif
  end interface

  interface shmem_min_to_all
    procedure :: f_shmem_int2_min_to_all
    procedure :: f_shmem_int4_min_to_all
    procedure :: f_shmem_int8_min_to_all
    procedure :: f_shmem_real4_min_to_all
    procedure :: f_shmem_real8_min_to_all
#ifdef __GFC_REAL_16__
    procedure :: f_shmem_real16_min_to_all
#endif
  end interface

  interface shmem_sum_to_all
    procedure :: f_shmem_int2_sum_to_all
    procedure :: f_shmem_int4_sum_to_all
    procedure :: f_shmem_int8_sum_to_all
    procedure :: f_shmem_real4_sum_to_all
    procedure :: f_shmem_real8_sum_to_all
#ifdef __GFC_REAL_16__
    procedure :: f_shmem_real16_sum_to_all
#endif
    procedure :: f_shmem_comp4_sum_to_all
    procedure :: f_shmem_comp8_sum_to_all
  end interface

  interface shmem_prod_to_all
    procedure :: f_shmem_int2_prod_to_all
    procedure :: f_shmem_int4_prod_to_all
    procedure :: f_shmem_int8_prod_to_all
    procedure :: f_shmem_real4_prod_to_all
    procedure :: f_shmem_real8_prod_to_all
#ifdef __GFC_REAL_16__
    procedure :: f_shmem_real16_prod_to_all
#endif
    procedure :: f_shmem_comp4_prod_to_all
    procedure :: f_shmem_comp8_prod_to_all
  end interface

  ! ---- generic names for elements of every type

  interface shmem_put
    subroutine put_i1(dest, source, nelems, pe) bind(C, name='sma_d_put')
      import :: shmem_kind
      integer(1), dimension(..), target, intent(inout) :: dest
      integer(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine put_i2(dest, source, nelems, pe) bind(C, name='sma_d_put')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine put_i4(dest, source, nelems, pe) bind(C, name='sma_d_put')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine put_i8(dest, source, nelems, pe) bind(C, name='sma_d_put')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_INT_16__
    subroutine put_i16(dest, source, nelems, pe) bind(C, name='sma_d_put')
      import :: shmem_kind
      integer(16), dimension(..), target, intent(inout) :: dest
      integer(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine put_r4(dest, source, nelems, pe) bind(C, name='sma_d_put')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine put_r8(dest, source, nelems, pe) bind(C, name='sma_d_put')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine put_r10(dest, source, nelems, pe) bind(C, name='sma_d_put')
      import :: shmem_kind
      real(10), dimension(..), target, intent(inout) :: dest
      real(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine put_r16(dest, source, nelems, pe) bind(C, name='sma_d_put')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine put_c4(dest, source, nelems, pe) bind(C, name='sma_d_put')
      import :: shmem_kind
      complex(4), dimension(..), target, intent(inout) :: dest
      complex(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine put_c8(dest, source, nelems, pe) bind(C, name='sma_d_put')
      import :: shmem_kind
      complex(8), dimension(..), target, intent(inout) :: dest
      complex(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine put_c10(dest, source, nelems, pe) bind(C, name='sma_d_put')
      import :: shmem_kind
      complex(10), dimension(..), target, intent(inout) :: dest
      complex(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine put_c16(dest, source, nelems, pe) bind(C, name='sma_d_put')
      import :: shmem_kind
      complex(16), dimension(..), target, intent(inout) :: dest
      complex(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine sma_l_put_l1(dest, source, nelems, pe)
      import :: shmem_kind
      logical(1), dimension(..), target, intent(inout) :: dest
      logical(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_put_l2(dest, source, nelems, pe)
      import :: shmem_kind
      logical(2), dimension(..), target, intent(inout) :: dest
      logical(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_put_l4(dest, source, nelems, pe)
      import :: shmem_kind
      logical(4), dimension(..), target, intent(inout) :: dest
      logical(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_put_l8(dest, source, nelems, pe)
      import :: shmem_kind
      logical(8), dimension(..), target, intent(inout) :: dest
      logical(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_INT_16__
    subroutine sma_l_put_l16(dest, source, nelems, pe)
      import :: shmem_kind
      logical(16), dimension(..), target, intent(inout) :: dest
      logical(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine put_ch(dest, source, nelems, pe) bind(C, name='sma_d_put')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
  end interface

  interface shmem_put_nbi
    subroutine put_nbi_i1(dest, source, nelems, pe) bind(C, &
        name='sma_d_put_nbi')
      import :: shmem_kind
      integer(1), dimension(..), target, intent(inout) :: dest
      integer(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine put_nbi_i2(dest, source, nelems, pe) bind(C, &
        name='sma_d_put_nbi')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine put_nbi_i4(dest, source, nelems, pe) bind(C, &
        name='sma_d_put_nbi')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine put_nbi_i8(dest, source, nelems, pe) bind(C, &
        name='sma_d_put_nbi')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_INT_16__
    subroutine put_nbi_i16(dest, source, nelems, pe) bind(C, &
        name='sma_d_put_nbi')
      import :: shmem_kind
      integer(16), dimension(..), target, intent(inout) :: dest
      integer(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine put_nbi_r4(dest, source, nelems, pe) bind(C, &
        name='sma_d_put_nbi')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine put_nbi_r8(dest, source, nelems, pe) bind(C, &
        name='sma_d_put_nbi')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine put_nbi_r10(dest, source, nelems, pe) bind(C, &
        name='sma_d_put_nbi')
      import :: shmem_kind
      real(10), dimension(..), target, intent(inout) :: dest
      real(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine put_nbi_r16(dest, source, nelems, pe) bind(C, &
        name='sma_d_put_nbi')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine put_nbi_c4(dest, source, nelems, pe) bind(C, &
        name='sma_d_put_nbi')
      import :: shmem_kind
      complex(4), dimension(..), target, intent(inout) :: dest
      complex(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine put_nbi_c8(dest, source, nelems, pe) bind(C, &
        name='sma_d_put_nbi')
      import :: shmem_kind
      complex(8), dimension(..), target, intent(inout) :: dest
      complex(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine put_nbi_c10(dest, source, nelems, pe) bind(C, &
        name='sma_d_put_nbi')
      import :: shmem_kind
      complex(10), dimension(..), target, intent(inout) :: dest
      complex(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine put_nbi_c16(dest, source, nelems, pe) bind(C, &
        name='sma_d_put_nbi')
      import :: shmem_kind
      complex(16), dimension(..), target, intent(inout) :: dest
      complex(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine sma_l_put_nbi_l1(dest, source, nelems, pe)
      import :: shmem_kind
      logical(1), dimension(..), target, intent(inout) :: dest
      logical(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_put_nbi_l2(dest, source, nelems, pe)
      import :: shmem_kind
      logical(2), dimension(..), target, intent(inout) :: dest
      logical(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_put_nbi_l4(dest, source, nelems, pe)
      import :: shmem_kind
      logical(4), dimension(..), target, intent(inout) :: dest
      logical(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_put_nbi_l8(dest, source, nelems, pe)
      import :: shmem_kind
      logical(8), dimension(..), target, intent(inout) :: dest
      logical(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_INT_16__
    subroutine sma_l_put_nbi_l16(dest, source, nelems, pe)
      import :: shmem_kind
      logical(16), dimension(..), target, intent(inout) :: dest
      logical(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine put_nbi_ch(dest, source, nelems, pe) bind(C, &
        name='sma_d_put_nbi')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
  end interface

  interface shmem_iput
    subroutine iput_i1(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iput')
      import :: shmem_kind
      integer(1), dimension(..), target, intent(inout) :: dest
      integer(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine iput_i2(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iput')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine iput_i4(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iput')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine iput_i8(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iput')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#ifdef __GFC_INT_16__
    subroutine iput_i16(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iput')
      import :: shmem_kind
      integer(16), dimension(..), target, intent(inout) :: dest
      integer(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#endif
    subroutine iput_r4(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iput')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine iput_r8(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iput')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine iput_r10(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iput')
      import :: shmem_kind
      real(10), dimension(..), target, intent(inout) :: dest
      real(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine iput_r16(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iput')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#endif
    subroutine iput_c4(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iput')
      import :: shmem_kind
      complex(4), dimension(..), target, intent(inout) :: dest
      complex(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine iput_c8(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iput')
      import :: shmem_kind
      complex(8), dimension(..), target, intent(inout) :: dest
      complex(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine iput_c10(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iput')
      import :: shmem_kind
      complex(10), dimension(..), target, intent(inout) :: dest
      complex(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine iput_c16(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iput')
      import :: shmem_kind
      complex(16), dimension(..), target, intent(inout) :: dest
      complex(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#endif
    subroutine sma_l_iput_l1(dest, source, dst, sst, nelems, pe)
      import :: shmem_kind
      logical(1), dimension(..), target, intent(inout) :: dest
      logical(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine sma_l_iput_l2(dest, source, dst, sst, nelems, pe)
      import :: shmem_kind
      logical(2), dimension(..), target, intent(inout) :: dest
      logical(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine sma_l_iput_l4(dest, source, dst, sst, nelems, pe)
      import :: shmem_kind
      logical(4), dimension(..), target, intent(inout) :: dest
      logical(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine sma_l_iput_l8(dest, source, dst, sst, nelems, pe)
      import :: shmem_kind
      logical(8), dimension(..), target, intent(inout) :: dest
      logical(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#ifdef __GFC_INT_16__
    subroutine sma_l_iput_l16(dest, source, dst, sst, nelems, pe)
      import :: shmem_kind
      logical(16), dimension(..), target, intent(inout) :: dest
      logical(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#endif
    subroutine iput_ch(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iput')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
  end interface

  interface shmem_get
    subroutine get_i1(dest, source, nelems, pe) bind(C, name='sma_d_get')
      import :: shmem_kind
      integer(1), dimension(..), target, intent(inout) :: dest
      integer(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine get_i2(dest, source, nelems, pe) bind(C, name='sma_d_get')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine get_i4(dest, source, nelems, pe) bind(C, name='sma_d_get')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine get_i8(dest, source, nelems, pe) bind(C, name='sma_d_get')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_INT_16__
    subroutine get_i16(dest, source, nelems, pe) bind(C, name='sma_d_get')
      import :: shmem_kind
      integer(16), dimension(..), target, intent(inout) :: dest
      integer(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine get_r4(dest, source, nelems, pe) bind(C, name='sma_d_get')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine get_r8(dest, source, nelems, pe) bind(C, name='sma_d_get')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine get_r10(dest, source, nelems, pe) bind(C, name='sma_d_get')
      import :: shmem_kind
      real(10), dimension(..), target, intent(inout) :: dest
      real(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine get_r16(dest, source, nelems, pe) bind(C, name='sma_d_get')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine get_c4(dest, source, nelems, pe) bind(C, name='sma_d_get')
      import :: shmem_kind
      complex(4), dimension(..), target, intent(inout) :: dest
      complex(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine get_c8(dest, source, nelems, pe) bind(C, name='sma_d_get')
      import :: shmem_kind
      complex(8), dimension(..), target, intent(inout) :: dest
      complex(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine get_c10(dest, source, nelems, pe) bind(C, name='sma_d_get')
      import :: shmem_kind
      complex(10), dimension(..), target, intent(inout) :: dest
      complex(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine get_c16(dest, source, nelems, pe) bind(C, name='sma_d_get')
      import :: shmem_kind
      complex(16), dimension(..), target, intent(inout) :: dest
      complex(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine sma_l_get_l1(dest, source, nelems, pe)
      import :: shmem_kind
      logical(1), dimension(..), target, intent(inout) :: dest
      logical(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_get_l2(dest, source, nelems, pe)
      import :: shmem_kind
      logical(2), dimension(..), target, intent(inout) :: dest
      logical(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_get_l4(dest, source, nelems, pe)
      import :: shmem_kind
      logical(4), dimension(..), target, intent(inout) :: dest
      logical(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_get_l8(dest, source, nelems, pe)
      import :: shmem_kind
      logical(8), dimension(..), target, intent(inout) :: dest
      logical(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_INT_16__
    subroutine sma_l_get_l16(dest, source, nelems, pe)
      import :: shmem_kind
      logical(16), dimension(..), target, intent(inout) :: dest
      logical(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine get_ch(dest, source, nelems, pe) bind(C, name='sma_d_get')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
  end interface

  interface shmem_get_nbi
    subroutine get_nbi_i1(dest, source, nelems, pe) bind(C, &
        name='sma_d_get_nbi')
      import :: shmem_kind
      integer(1), dimension(..), target, intent(inout) :: dest
      integer(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine get_nbi_i2(dest, source, nelems, pe) bind(C, &
        name='sma_d_get_nbi')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine get_nbi_i4(dest, source, nelems, pe) bind(C, &
        name='sma_d_get_nbi')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine get_nbi_i8(dest, source, nelems, pe) bind(C, &
        name='sma_d_get_nbi')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_INT_16__
    subroutine get_nbi_i16(dest, source, nelems, pe) bind(C, &
        name='sma_d_get_nbi')
      import :: shmem_kind
      integer(16), dimension(..), target, intent(inout) :: dest
      integer(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine get_nbi_r4(dest, source, nelems, pe) bind(C, &
        name='sma_d_get_nbi')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine get_nbi_r8(dest, source, nelems, pe) bind(C, &
        name='sma_d_get_nbi')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine get_nbi_r10(dest, source, nelems, pe) bind(C, &
        name='sma_d_get_nbi')
      import :: shmem_kind
      real(10), dimension(..), target, intent(inout) :: dest
      real(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine get_nbi_r16(dest, source, nelems, pe) bind(C, &
        name='sma_d_get_nbi')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine get_nbi_c4(dest, source, nelems, pe) bind(C, &
        name='sma_d_get_nbi')
      import :: shmem_kind
      complex(4), dimension(..), target, intent(inout) :: dest
      complex(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine get_nbi_c8(dest, source, nelems, pe) bind(C, &
        name='sma_d_get_nbi')
      import :: shmem_kind
      complex(8), dimension(..), target, intent(inout) :: dest
      complex(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine get_nbi_c10(dest, source, nelems, pe) bind(C, &
        name='sma_d_get_nbi')
      import :: shmem_kind
      complex(10), dimension(..), target, intent(inout) :: dest
      complex(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine get_nbi_c16(dest, source, nelems, pe) bind(C, &
        name='sma_d_get_nbi')
      import :: shmem_kind
      complex(16), dimension(..), target, intent(inout) :: dest
      complex(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine sma_l_get_nbi_l1(dest, source, nelems, pe)
      import :: shmem_kind
      logical(1), dimension(..), target, intent(inout) :: dest
      logical(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_get_nbi_l2(dest, source, nelems, pe)
      import :: shmem_kind
      logical(2), dimension(..), target, intent(inout) :: dest
      logical(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_get_nbi_l4(dest, source, nelems, pe)
      import :: shmem_kind
      logical(4), dimension(..), target, intent(inout) :: dest
      logical(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
    subroutine sma_l_get_nbi_l8(dest, source, nelems, pe)
      import :: shmem_kind
      logical(8), dimension(..), target, intent(inout) :: dest
      logical(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#ifdef __GFC_INT_16__
    subroutine sma_l_get_nbi_l16(dest, source, nelems, pe)
      import :: shmem_kind
      logical(16), dimension(..), target, intent(inout) :: dest
      logical(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
#endif
    subroutine get_nbi_ch(dest, source, nelems, pe) bind(C, &
        name='sma_d_get_nbi')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe
    end subroutine
  end interface

  interface shmem_iget
    subroutine iget_i1(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iget')
      import :: shmem_kind
      integer(1), dimension(..), target, intent(inout) :: dest
      integer(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine iget_i2(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iget')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine iget_i4(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iget')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine iget_i8(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iget')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#ifdef __GFC_INT_16__
    subroutine iget_i16(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iget')
      import :: shmem_kind
      integer(16), dimension(..), target, intent(inout) :: dest
      integer(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#endif
    subroutine iget_r4(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iget')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine iget_r8(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iget')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine iget_r10(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iget')
      import :: shmem_kind
      real(10), dimension(..), target, intent(inout) :: dest
      real(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine iget_r16(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iget')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#endif
    subroutine iget_c4(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iget')
      import :: shmem_kind
      complex(4), dimension(..), target, intent(inout) :: dest
      complex(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine iget_c8(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iget')
      import :: shmem_kind
      complex(8), dimension(..), target, intent(inout) :: dest
      complex(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine iget_c10(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iget')
      import :: shmem_kind
      complex(10), dimension(..), target, intent(inout) :: dest
      complex(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine iget_c16(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iget')
      import :: shmem_kind
      complex(16), dimension(..), target, intent(inout) :: dest
      complex(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#endif
    subroutine sma_l_iget_l1(dest, source, dst, sst, nelems, pe)
      import :: shmem_kind
      logical(1), dimension(..), target, intent(inout) :: dest
      logical(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine sma_l_iget_l2(dest, source, dst, sst, nelems, pe)
      import :: shmem_kind
      logical(2), dimension(..), target, intent(inout) :: dest
      logical(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine sma_l_iget_l4(dest, source, dst, sst, nelems, pe)
      import :: shmem_kind
      logical(4), dimension(..), target, intent(inout) :: dest
      logical(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
    subroutine sma_l_iget_l8(dest, source, dst, sst, nelems, pe)
      import :: shmem_kind
      logical(8), dimension(..), target, intent(inout) :: dest
      logical(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#ifdef __GFC_INT_16__
    subroutine sma_l_iget_l16(dest, source, dst, sst, nelems, pe)
      import :: shmem_kind
      logical(16), dimension(..), target, intent(inout) :: dest
      logical(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
#endif
    subroutine iget_ch(dest, source, dst, sst, nelems, pe) bind(C, &
        name='sma_d_iget')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe
    end subroutine
  end interface

  interface shmem_broadcast
    subroutine broadcast_i1(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_broadcast')
      import :: shmem_kind
      integer(1), dimension(..), target, intent(inout) :: dest
      integer(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine broadcast_i2(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_broadcast')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine broadcast_i4(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_broadcast')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine broadcast_i8(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_broadcast')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_INT_16__
    subroutine broadcast_i16(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_broadcast')
      import :: shmem_kind
      integer(16), dimension(..), target, intent(inout) :: dest
      integer(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine broadcast_r4(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_broadcast')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine broadcast_r8(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_broadcast')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine broadcast_r10(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_broadcast')
      import :: shmem_kind
      real(10), dimension(..), target, intent(inout) :: dest
      real(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine broadcast_r16(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_broadcast')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine broadcast_c4(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_broadcast')
      import :: shmem_kind
      complex(4), dimension(..), target, intent(inout) :: dest
      complex(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine broadcast_c8(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_broadcast')
      import :: shmem_kind
      complex(8), dimension(..), target, intent(inout) :: dest
      complex(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine broadcast_c10(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_broadcast')
      import :: shmem_kind
      complex(10), dimension(..), target, intent(inout) :: dest
      complex(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine broadcast_c16(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_broadcast')
      import :: shmem_kind
      complex(16), dimension(..), target, intent(inout) :: dest
      complex(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine sma_l_broadcast_l1(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(1), dimension(..), target, intent(inout) :: dest
      logical(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_broadcast_l2(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(2), dimension(..), target, intent(inout) :: dest
      logical(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_broadcast_l4(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(4), dimension(..), target, intent(inout) :: dest
      logical(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_broadcast_l8(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(8), dimension(..), target, intent(inout) :: dest
      logical(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_INT_16__
    subroutine sma_l_broadcast_l16(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(16), dimension(..), target, intent(inout) :: dest
      logical(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine broadcast_ch(dest, source, nelems, pe_root, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_broadcast')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_root, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
  end interface

  interface shmem_collect
    subroutine collect_i1(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_collect')
      import :: shmem_kind
      integer(1), dimension(..), target, intent(inout) :: dest
      integer(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine collect_i2(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_collect')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine collect_i4(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_collect')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine collect_i8(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_collect')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_INT_16__
    subroutine collect_i16(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_collect')
      import :: shmem_kind
      integer(16), dimension(..), target, intent(inout) :: dest
      integer(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine collect_r4(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_collect')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine collect_r8(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_collect')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine collect_r10(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_collect')
      import :: shmem_kind
      real(10), dimension(..), target, intent(inout) :: dest
      real(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine collect_r16(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_collect')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine collect_c4(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_collect')
      import :: shmem_kind
      complex(4), dimension(..), target, intent(inout) :: dest
      complex(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine collect_c8(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_collect')
      import :: shmem_kind
      complex(8), dimension(..), target, intent(inout) :: dest
      complex(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine collect_c10(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_collect')
      import :: shmem_kind
      complex(10), dimension(..), target, intent(inout) :: dest
      complex(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine collect_c16(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_collect')
      import :: shmem_kind
      complex(16), dimension(..), target, intent(inout) :: dest
      complex(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine sma_l_collect_l1(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync)
      import :: shmem_kind
      logical(1), dimension(..), target, intent(inout) :: dest
      logical(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_collect_l2(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync)
      import :: shmem_kind
      logical(2), dimension(..), target, intent(inout) :: dest
      logical(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_collect_l4(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync)
      import :: shmem_kind
      logical(4), dimension(..), target, intent(inout) :: dest
      logical(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_collect_l8(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync)
      import :: shmem_kind
      logical(8), dimension(..), target, intent(inout) :: dest
      logical(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_INT_16__
    subroutine sma_l_collect_l16(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(16), dimension(..), target, intent(inout) :: dest
      logical(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine collect_ch(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_collect')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
  end interface

  interface shmem_fcollect
    subroutine fcollect_i1(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_fcollect')
      import :: shmem_kind
      integer(1), dimension(..), target, intent(inout) :: dest
      integer(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine fcollect_i2(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_fcollect')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine fcollect_i4(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_fcollect')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine fcollect_i8(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_fcollect')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_INT_16__
    subroutine fcollect_i16(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_fcollect')
      import :: shmem_kind
      integer(16), dimension(..), target, intent(inout) :: dest
      integer(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine fcollect_r4(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_fcollect')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine fcollect_r8(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_fcollect')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine fcollect_r10(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_fcollect')
      import :: shmem_kind
      real(10), dimension(..), target, intent(inout) :: dest
      real(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine fcollect_r16(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_fcollect')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine fcollect_c4(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_fcollect')
      import :: shmem_kind
      complex(4), dimension(..), target, intent(inout) :: dest
      complex(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine fcollect_c8(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_fcollect')
      import :: shmem_kind
      complex(8), dimension(..), target, intent(inout) :: dest
      complex(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine fcollect_c10(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_fcollect')
      import :: shmem_kind
      complex(10), dimension(..), target, intent(inout) :: dest
      complex(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine fcollect_c16(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_fcollect')
      import :: shmem_kind
      complex(16), dimension(..), target, intent(inout) :: dest
      complex(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine sma_l_fcollect_l1(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(1), dimension(..), target, intent(inout) :: dest
      logical(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_fcollect_l2(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(2), dimension(..), target, intent(inout) :: dest
      logical(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_fcollect_l4(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(4), dimension(..), target, intent(inout) :: dest
      logical(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_fcollect_l8(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(8), dimension(..), target, intent(inout) :: dest
      logical(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_INT_16__
    subroutine sma_l_fcollect_l16(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(16), dimension(..), target, intent(inout) :: dest
      logical(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine fcollect_ch(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_fcollect')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
  end interface

  interface shmem_alltoall
    subroutine alltoall_i1(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_alltoall')
      import :: shmem_kind
      integer(1), dimension(..), target, intent(inout) :: dest
      integer(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine alltoall_i2(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_alltoall')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine alltoall_i4(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_alltoall')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine alltoall_i8(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_alltoall')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_INT_16__
    subroutine alltoall_i16(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_alltoall')
      import :: shmem_kind
      integer(16), dimension(..), target, intent(inout) :: dest
      integer(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine alltoall_r4(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_alltoall')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine alltoall_r8(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_alltoall')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine alltoall_r10(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_alltoall')
      import :: shmem_kind
      real(10), dimension(..), target, intent(inout) :: dest
      real(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine alltoall_r16(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_alltoall')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine alltoall_c4(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_alltoall')
      import :: shmem_kind
      complex(4), dimension(..), target, intent(inout) :: dest
      complex(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine alltoall_c8(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_alltoall')
      import :: shmem_kind
      complex(8), dimension(..), target, intent(inout) :: dest
      complex(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine alltoall_c10(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_alltoall')
      import :: shmem_kind
      complex(10), dimension(..), target, intent(inout) :: dest
      complex(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine alltoall_c16(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_alltoall')
      import :: shmem_kind
      complex(16), dimension(..), target, intent(inout) :: dest
      complex(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine sma_l_alltoall_l1(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(1), dimension(..), target, intent(inout) :: dest
      logical(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_alltoall_l2(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(2), dimension(..), target, intent(inout) :: dest
      logical(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_alltoall_l4(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(4), dimension(..), target, intent(inout) :: dest
      logical(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_alltoall_l8(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(8), dimension(..), target, intent(inout) :: dest
      logical(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_INT_16__
    subroutine sma_l_alltoall_l16(dest, source, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(16), dimension(..), target, intent(inout) :: dest
      logical(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine alltoall_ch(dest, source, nelems, pe_start, logpe_stride, &
        pe_size, psync) bind(C, name='sma_d_alltoall')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: nelems, pe_start, logpe_stride, &
          pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
  end interface

  interface shmem_alltoalls
    subroutine alltoalls_i1(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_alltoalls')
      import :: shmem_kind
      integer(1), dimension(..), target, intent(inout) :: dest
      integer(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine alltoalls_i2(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_alltoalls')
      import :: shmem_kind
      integer(2), dimension(..), target, intent(inout) :: dest
      integer(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine alltoalls_i4(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_alltoalls')
      import :: shmem_kind
      integer(4), dimension(..), target, intent(inout) :: dest
      integer(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine alltoalls_i8(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_alltoalls')
      import :: shmem_kind
      integer(8), dimension(..), target, intent(inout) :: dest
      integer(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_INT_16__
    subroutine alltoalls_i16(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_alltoalls')
      import :: shmem_kind
      integer(16), dimension(..), target, intent(inout) :: dest
      integer(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine alltoalls_r4(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_alltoalls')
      import :: shmem_kind
      real(4), dimension(..), target, intent(inout) :: dest
      real(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine alltoalls_r8(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_alltoalls')
      import :: shmem_kind
      real(8), dimension(..), target, intent(inout) :: dest
      real(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine alltoalls_r10(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_alltoalls')
      import :: shmem_kind
      real(10), dimension(..), target, intent(inout) :: dest
      real(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine alltoalls_r16(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_alltoalls')
      import :: shmem_kind
      real(16), dimension(..), target, intent(inout) :: dest
      real(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine alltoalls_c4(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_alltoalls')
      import :: shmem_kind
      complex(4), dimension(..), target, intent(inout) :: dest
      complex(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine alltoalls_c8(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_alltoalls')
      import :: shmem_kind
      complex(8), dimension(..), target, intent(inout) :: dest
      complex(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_REAL_10__
    subroutine alltoalls_c10(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_alltoalls')
      import :: shmem_kind
      complex(10), dimension(..), target, intent(inout) :: dest
      complex(10), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
#ifdef __GFC_REAL_16__
    subroutine alltoalls_c16(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_alltoalls')
      import :: shmem_kind
      complex(16), dimension(..), target, intent(inout) :: dest
      complex(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine sma_l_alltoalls_l1(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(1), dimension(..), target, intent(inout) :: dest
      logical(1), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_alltoalls_l2(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(2), dimension(..), target, intent(inout) :: dest
      logical(2), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_alltoalls_l4(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(4), dimension(..), target, intent(inout) :: dest
      logical(4), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
    subroutine sma_l_alltoalls_l8(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(8), dimension(..), target, intent(inout) :: dest
      logical(8), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#ifdef __GFC_INT_16__
    subroutine sma_l_alltoalls_l16(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync)
      import :: shmem_kind
      logical(16), dimension(..), target, intent(inout) :: dest
      logical(16), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
#endif
    subroutine alltoalls_ch(dest, source, dst, sst, nelems, pe_start, &
        logpe_stride, pe_size, psync) bind(C, name='sma_d_alltoalls')
      import :: shmem_kind
      character(*), dimension(..), target, intent(inout) :: dest
      character(*), dimension(..), target, intent(in) :: source
      integer(shmem_kind), intent(in) :: dst, sst, nelems, pe_start, &
          logpe_stride, pe_size
      integer(shmem_kind), dimension(*), target, intent(inout) :: psync
    end subroutine
  end interface
end module

module shmem
  use sma_interfaces, only: &
    shmem_kind, &
    shmem_address_kind
  use sma_interfaces, only: &
    shmem_put, &
    shmem_put_nbi, &
    shmem_iput, &
    shmem_get, &
    shmem_get_nbi, &
    shmem_iget, &
    shmem_broadcast, &
    shmem_collect, &
    shmem_fcollect, &
    shmem_alltoall, &
    shmem_alltoalls, &
    shmem_add, &
    shmem_inc, &
    shmem_fadd, &
    shmem_finc, &
    shmem_swap, &
    shmem_cswap, &
    shmem_fetch, &
    shmem_set, &
    shmem_wait, &
    shmem_wait_until, &
    shmem_and_to_all, &
    shmem_or_to_all, &
    shmem_xor_to_all, &
    shmem_max_to_all, &
    shmem_min_to_all, &
    shmem_sum_to_all, &
    shmem_prod_to_all, &
    shmem_malloc => f_shmem_malloc, &
    shmem_calloc => f_shmem_calloc, &
    shmem_align => f_shmem_align, &
    shmem_realloc => f_shmem_realloc, &
    shmem_free => f_shmem_free, &
    shmem_c_ptr => f_shmem_c_ptr
  use sma_interfaces, only: &
    start_pes => f_start_pes, &
    shmem_init => f_shmem_init, &
    shmem_finalize => f_shmem_finalize, &
    shmem_global_exit => f_shmem_global_exit, &
    shmem_my_pe => f_shmem_my_pe, &
    shmem_n_pes => f_shmem_n_pes, &
    shmem_info_get_version => f_shmem_info_get_version, &
    shmem_info_get_name, &
    shmem_pe_accessible => sma_l_shmem_pe_accessible, &
    shmem_addr_accessible => sma_l_shmem_addr_accessible, &
    shmem_ptr => f_shmem_ptr, &
    shmemx_wtime => f_shmemx_wtime, &
    shpalloc => f_shpalloc, &
    shpdeallc => f_shpdeallc, &
    shpclmove => f_shpclmove, &
    shmem_character_put => f_shmem_character_put, &
    shmem_complex_put => f_shmem_complex_put, &
    shmem_double_put => f_shmem_double_put, &
    shmem_integer_put => f_shmem_integer_put, &
    shmem_logical_put => sma_l_shmem_logical_put, &
    shmem_real_put => f_shmem_real_put, &
    shmem_put4 => f_shmem_put4, &
    shmem_put8 => f_shmem_put8, &
    shmem_put16 => f_shmem_put16, &
    shmem_put32 => f_shmem_put32, &
    shmem_put64 => f_shmem_put64, &
    shmem_put128 => f_shmem_put128, &
    shmem_putmem => f_shmem_putmem, &
    shmem_character_put_nbi => f_shmem_character_put_nbi, &
    shmem_complex_put_nbi => f_shmem_complex_put_nbi, &
    shmem_double_put_nbi => f_shmem_double_put_nbi, &
    shmem_integer_put_nbi => f_shmem_integer_put_nbi, &
    shmem_logical_put_nbi => sma_l_shmem_logical_put_nbi, &
    shmem_real_put_nbi => f_shmem_real_put_nbi, &
    shmem_put4_nbi => f_shmem_put4_nbi, &
    shmem_put8_nbi => f_shmem_put8_nbi, &
    shmem_put32_nbi => f_shmem_put32_nbi, &
    shmem_put64_nbi => f_shmem_put64_nbi, &
    shmem_put128_nbi => f_shmem_put128_nbi, &
    shmem_putmem_nbi => f_shmem_putmem_nbi, &
    shmem_complex_put_nb => f_shmem_complex_put_nb, &
    shmem_double_put_nb => f_shmem_double_put_nb, &
    shmem_integer_put_nb => f_shmem_integer_put_nb, &
    shmem_logical_put_nb => sma_l_shmem_logical_put_nb, &
    shmem_real_put_nb => f_shmem_real_put_nb, &
    shmem_put4_nb => f_shmem_put4_nb, &
    shmem_put8_nb => f_shmem_put8_nb, &
    shmem_put16_nb => f_shmem_put16_nb, &
    shmem_put32_nb => f_shmem_put32_nb, &
    shmem_put64_nb => f_shmem_put64_nb, &
    shmem_put128_nb => f_shmem_put128_nb, &
    shmem_putmem_nb => f_shmem_putmem_nb, &
    shmem_put_nb => f_shmem_put_nb, &
    shmem_character_iput => f_shmem_character_iput, &
    shmem_complex_iput => f_shmem_complex_iput, &
    shmem_double_iput => f_shmem_double_iput, &
    shmem_integer_iput => f_shmem_integer_iput, &
    shmem_logical_iput => sma_l_shmem_logical_iput, &
    shmem_real_iput => f_shmem_real_iput, &
    shmem_iput4 => f_shmem_iput4, &
    shmem_iput8 => f_shmem_iput8, &
    shmem_iput16 => f_shmem_iput16, &
    shmem_iput32 => f_shmem_iput32, &
    shmem_iput64 => f_shmem_iput64, &
    shmem_iput128 => f_shmem_iput128, &
    shmem_iputmem => f_shmem_iputmem, &
    shmem_ixput4 => f_shmem_ixput4, &
    shmem_ixput8 => f_shmem_ixput8, &
    shmem_ixput => f_shmem_ixput, &
    shmemx_character_put_signal => f_shmemx_character_put_signal, &
    shmemx_complex_put_signal => f_shmemx_complex_put_signal, &
    shmemx_double_put_signal => f_shmemx_double_put_signal, &
    shmemx_integer_put_signal => f_shmemx_integer_put_signal, &
    shmemx_logical_put_signal => sma_l_shmemx_logical_put_signal, &
    shmemx_real_put_signal => f_shmemx_real_put_signal, &
    shmemx_put4_signal => f_shmemx_put4_signal, &
    shmemx_put8_signal => f_shmemx_put8_signal, &
    shmemx_put16_signal => f_shmemx_put16_signal, &
    shmemx_put32_signal => f_shmemx_put32_signal, &
    shmemx_put64_signal => f_shmemx_put64_signal, &
    shmemx_put128_signal => f_shmemx_put128_signal, &
    shmemx_putmem_signal => f_shmemx_putmem_signal, &
    shmemx_put_signal => f_shmemx_put_signal, &
    shmem_character_get => f_shmem_character_get, &
    shmem_complex_get => f_shmem_complex_get, &
    shmem_double_get => f_shmem_double_get, &
    shmem_integer_get => f_shmem_integer_get, &
    shmem_logical_get => sma_l_shmem_logical_get, &
    shmem_real_get => f_shmem_real_get, &
    shmem_get4 => f_shmem_get4, &
    shmem_get8 => f_shmem_get8, &
    shmem_get16 => f_shmem_get16, &
    shmem_get32 => f_shmem_get32, &
    shmem_get64 => f_shmem_get64, &
    shmem_get128 => f_shmem_get128, &
    shmem_getmem => f_shmem_getmem, &
    shmem_character_get_nbi => f_shmem_character_get_nbi, &
    shmem_complex_get_nbi => f_shmem_complex_get_nbi, &
    shmem_double_get_nbi => f_shmem_double_get_nbi, &
    shmem_integer_get_nbi => f_shmem_integer_get_nbi, &
    shmem_logical_get_nbi => sma_l_shmem_logical_get_nbi, &
    shmem_real_get_nbi => f_shmem_real_get_nbi, &
    shmem_get4_nbi => f_shmem_get4_nbi, &
    shmem_get8_nbi => f_shmem_get8_nbi, &
    shmem_get32_nbi => f_shmem_get32_nbi, &
    shmem_get64_nbi => f_shmem_get64_nbi, &
    shmem_get128_nbi => f_shmem_get128_nbi, &
    shmem_getmem_nbi => f_shmem_getmem_nbi, &
    shmem_complex_get_nb => f_shmem_complex_get_nb, &
    shmem_double_get_nb => f_shmem_double_get_nb, &
    shmem_integer_get_nb => f_shmem_integer_get_nb, &
    shmem_logical_get_nb => sma_l_shmem_logical_get_nb, &
    shmem_real_get_nb => f_shmem_real_get_nb, &
    shmem_get4_nb => f_shmem_get4_nb, &
    shmem_get8_nb => f_shmem_get8_nb, &
    shmem_get16_nb => f_shmem_get16_nb, &
    shmem_get32_nb => f_shmem_get32_nb, &
    shmem_get64_nb => f_shmem_get64_nb, &
    shmem_get128_nb => f_shmem_get128_nb, &
    shmem_getmem_nb => f_shmem_getmem_nb, &
    shmem_get_nb => f_shmem_get_nb, &
    shmem_character_iget => f_shmem_character_iget, &
    shmem_complex_iget => f_shmem_complex_iget, &
    shmem_double_iget => f_shmem_double_iget, &
    shmem_integer_iget => f_shmem_integer_iget, &
    shmem_logical_iget => sma_l_shmem_logical_iget, &
    shmem_real_iget => f_shmem_real_iget, &
    shmem_iget4 => f_shmem_iget4, &
    shmem_iget8 => f_shmem_iget8, &
    shmem_iget16 => f_shmem_iget16, &
    shmem_iget32 => f_shmem_iget32, &
    shmem_iget64 => f_shmem_iget64, &
    shmem_iget128 => f_shmem_iget128, &
    shmem_igetmem => f_shmem_igetmem, &
    shmem_ixget4 => f_shmem_ixget4, &
    shmem_ixget8 => f_shmem_ixget8, &
    shmem_ixget => f_shmem_ixget, &
    shmem_int4_add => f_shmem_int4_add, &
    shmem_int4_inc => f_shmem_int4_inc, &
    shmem_int4_fadd => f_shmem_int4_fadd, &
    shmem_int4_finc => f_shmem_int4_finc, &
    shmem_int4_swap => f_shmem_int4_swap, &
    shmem_int4_cswap => f_shmem_int4_cswap, &
    shmem_int4_mswap => f_shmem_int4_mswap, &
    shmem_int4_fetch => f_shmem_int4_fetch, &
    shmem_int4_set => f_shmem_int4_set, &
    shmem_int8_add => f_shmem_int8_add, &
    shmem_int8_inc => f_shmem_int8_inc, &
    shmem_int8_fadd => f_shmem_int8_fadd, &
    shmem_int8_finc => f_shmem_int8_finc, &
    shmem_int8_swap => f_shmem_int8_swap, &
    shmem_int8_cswap => f_shmem_int8_cswap, &
    shmem_int8_mswap => f_shmem_int8_mswap, &
    shmem_int8_fetch => f_shmem_int8_fetch, &
    shmem_int8_set => f_shmem_int8_set, &
    shmem_real4_swap => f_shmem_real4_swap, &
    shmem_real4_fetch => f_shmem_real4_fetch, &
    shmem_real4_set => f_shmem_real4_set, &
    shmem_real8_swap => f_shmem_real8_swap, &
    shmem_real8_fetch => f_shmem_real8_fetch, &
    shmem_real8_set => f_shmem_real8_set, &
    fast_shmem_int4_inc => f_fast_shmem_int4_inc, &
    fast_shmem_int4_finc => f_fast_shmem_int4_finc, &
    shmem_int4_wait => f_shmem_int4_wait, &
    shmem_int8_wait => f_shmem_int8_wait, &
    shmem_int4_wait_until => f_shmem_int4_wait_until, &
    shmem_int8_wait_until => f_shmem_int8_wait_until, &
    shmem_set_event => f_shmem_set_event, &
    shmem_clear_event => f_shmem_clear_event, &
    shmem_wait_event => f_shmem_wait_event, &
    shmem_test_event => sma_l_shmem_test_event, &
    shmem_fence => f_shmem_fence, &
    shmem_quiet => f_shmem_quiet, &
    shmemx_thread_fence => f_shmemx_thread_fence, &
    shmemx_thread_quiet => f_shmemx_thread_quiet, &
    shmemx_thread_register => f_shmemx_thread_register, &
    shmemx_thread_unregister => f_shmemx_thread_unregister, &
    shmem_barrier_all => f_shmem_barrier_all, &
    barrier => f_barrier, &
    shmem_barrier => f_shmem_barrier, &
    shmem_broadcast4 => f_shmem_broadcast4, &
    shmem_broadcast8 => f_shmem_broadcast8, &
    shmem_broadcast32 => f_shmem_broadcast32, &
    shmem_broadcast64 => f_shmem_broadcast64, &
    shmem_collect4 => f_shmem_collect4, &
    shmem_collect8 => f_shmem_collect8, &
    shmem_collect32 => f_shmem_collect32, &
    shmem_collect64 => f_shmem_collect64, &
    shmem_fcollect4 => f_shmem_fcollect4, &
    shmem_fcollect8 => f_shmem_fcollect8, &
    shmem_fcollect32 => f_shmem_fcollect32, &
    shmem_fcollect64 => f_shmem_fcollect64, &
    shmem_alltoall32 => f_shmem_alltoall32, &
    shmem_alltoall64 => f_shmem_alltoall64, &
    shmem_alltoalls32 => f_shmem_alltoalls32, &
    shmem_alltoalls64 => f_shmem_alltoalls64, &
    shmemx_alltoallv => f_shmemx_alltoallv, &
    shmem_alltoallv_packed => f_shmem_alltoallv_packed, &
    shmemx_team_split => f_shmemx_team_split, &
    shmemx_team_split_strided => f_shmemx_team_split_strided, &
    shmemx_team_destroy => f_shmemx_team_destroy, &
    shmemx_team_my_pe => f_shmemx_team_my_pe, &
    shmemx_team_n_pes => f_shmemx_team_n_pes, &
    shmemx_team_translate_pe => f_shmemx_team_translate_pe, &
    shmem_int2_and_to_all => f_shmem_int2_and_to_all, &
    shmem_int4_and_to_all => f_shmem_int4_and_to_all, &
    shmem_int8_and_to_all => f_shmem_int8_and_to_all, &
    shmem_int2_or_to_all => f_shmem_int2_or_to_all, &
    shmem_int4_or_to_all => f_shmem_int4_or_to_all, &
    shmem_int8_or_to_all => f_shmem_int8_or_to_all, &
    shmem_int2_xor_to_all => f_shmem_int2_xor_to_all, &
    shmem_int4_xor_to_all => f_shmem_int4_xor_to_all, &
    shmem_int8_xor_to_all => f_shmem_int8_xor_to_all, &
    shmem_int2_max_to_all => f_shmem_int2_max_to_all, &
    shmem_int4_max_to_all => f_shmem_int4_max_to_all, &
    shmem_int8_max_to_all => f_shmem_int8_max_to_all, &
    shmem_real4_max_to_all => f_shmem_real4_max_to_all, &
    shmem_real8_max_to_all => f_shmem_real8_max_to_all
#ifdef __GFC_REAL_16__
  use sma_interfaces, only: &
    shmem_real16_max_to_all => f_shmem_real16_max_to_all
#endif
  use sma_interfaces, only: &
    shmem_int2_min_to_all => f_shmem_int2_min_to_all, &
    shmem_int4_min_to_all => f_shmem_int4_min_to_all, &
    shmem_int8_min_to_all => f_shmem_int8_min_to_all, &
    shmem_real4_min_to_all => f_shmem_real4_min_to_all, &
    shmem_real8_min_to_all => f_shmem_real8_min_to_all
#ifdef __GFC_REAL_16__
  use sma_interfaces, only: &
    shmem_real16_min_to_all => f_shmem_real16_min_to_all
#endif
  use sma_interfaces, only: &
    shmem_int2_sum_to_all => f_shmem_int2_sum_to_all, &
    shmem_int4_sum_to_all => f_shmem_int4_sum_to_all, &
    shmem_int8_sum_to_all => f_shmem_int8_sum_to_all, &
    shmem_real4_sum_to_all => f_shmem_real4_sum_to_all, &
    shmem_real8_sum_to_all => f_shmem_real8_sum_to_all
#ifdef __GFC_REAL_16__
  use sma_interfaces, only: &
    shmem_real16_sum_to_all => f_shmem_real16_sum_to_all
#endif
  use sma_interfaces, only: &
    shmem_comp4_sum_to_all => f_shmem_comp4_sum_to_all, &
    shmem_comp8_sum_to_all => f_shmem_comp8_sum_to_all, &
    shmem_int2_prod_to_all => f_shmem_int2_prod_to_all, &
    shmem_int4_prod_to_all => f_shmem_int4_prod_to_all, &
    shmem_int8_prod_to_all => f_shmem_int8_prod_to_all, &
    shmem_real4_prod_to_all => f_shmem_real4_prod_to_all, &
    shmem_real8_prod_to_all => f_shmem_real8_prod_to_all
#ifdef __GFC_REAL_16__
  use sma_interfaces, only: &
    shmem_real16_prod_to_all => f_shmem_real16_prod_to_all
#endif
  use sma_interfaces, only: &
    shmem_comp4_prod_to_all => f_shmem_comp4_prod_to_all, &
    shmem_comp8_prod_to_all => f_shmem_comp8_prod_to_all, &
    shmem_set_lock => f_shmem_set_lock, &
    shmem_clear_lock => f_shmem_clear_lock, &
    shmem_test_lock => f_shmem_test_lock, &
    shmem_pcontrol => f_shmem_pcontrol, &
    shmem_clear_cache_inv => f_shmem_clear_cache_inv, &
    shmem_set_cache_inv => f_shmem_set_cache_inv, &
    shmem_udcflush => f_shmem_udcflush, &
    shmem_clear_cache_line_inv => f_shmem_clear_cache_line_inv, &
    shmem_set_cache_line_inv => f_shmem_set_cache_line_inv, &
    shmem_udcflush_line => f_shmem_udcflush_line, &
    shmem_stack => f_shmem_stack
  implicit none


  ! OpenSHMEM specification, major
  integer(shmem_kind), parameter :: &
      shmem_major_version = 1
  ! OpenSHMEM specification, minor
  integer(shmem_kind), parameter :: &
      shmem_minor_version = 6
  ! characters of the library's name
  integer(shmem_kind), parameter :: &
      shmem_max_name_len = 255
  ! the library's name
  character(6), parameter :: &
      shmem_vendor_string = 'libsma'

  ! every element of a pSync before its first use
  integer(shmem_kind), parameter :: &
      shmem_sync_value = 0
  ! elements of a pSync for any collective routine
  integer(shmem_kind), parameter :: &
      shmem_sync_size = 128
  ! elements of a pSync of shmem_barrier
  integer(shmem_kind), parameter :: &
      shmem_barrier_sync_size = 128
  ! elements of a pSync of shmem_broadcast
  integer(shmem_kind), parameter :: &
      shmem_bcast_sync_size = 128
  ! elements of a pSync of shmem_collect and shmem_fcollect
  integer(shmem_kind), parameter :: &
      shmem_collect_sync_size = 128
  ! elements of a pSync of the reductions
  integer(shmem_kind), parameter :: &
      shmem_reduce_sync_size = 128
  ! elements of a pSync of shmem_alltoall
  integer(shmem_kind), parameter :: &
      shmem_alltoall_sync_size = 128
  ! elements of a pSync of shmem_alltoalls
  integer(shmem_kind), parameter :: &
      shmem_alltoalls_sync_size = 128
  ! least number of elements of a pWrk
  integer(shmem_kind), parameter :: &
      shmem_reduce_min_wrkdata_size = 8

  ! equal
  integer(shmem_kind), parameter :: &
      shmem_cmp_eq = 0
  ! not equal
  integer(shmem_kind), parameter :: &
      shmem_cmp_ne = 1
  ! greater than
  integer(shmem_kind), parameter :: &
      shmem_cmp_gt = 2
  ! less than or equal
  integer(shmem_kind), parameter :: &
      shmem_cmp_le = 3
  ! less than
  integer(shmem_kind), parameter :: &
      shmem_cmp_lt = 4
  ! greater than or equal
  integer(shmem_kind), parameter :: &
      shmem_cmp_ge = 5

  ! no error
  integer(shmem_kind), parameter :: &
      shmem_malloc_ok = 0
  ! the length is not positive
  integer(shmem_kind), parameter :: &
      shmem_malloc_bad_size = -1
  ! no memory of that size or alignment
  integer(shmem_kind), parameter :: &
      shmem_malloc_fail = -2
  ! the address is outside the symmetric heap
  integer(shmem_kind), parameter :: &
      shmem_malloc_not_in_symm_heap = -3
  ! the block is already free
  integer(shmem_kind), parameter :: &
      shmem_malloc_already_free = -4
  ! the address is not the start of a block
  integer(shmem_kind), parameter :: &
      shmem_malloc_not_aligned = -5
  ! the team of all PEs
  integer(8), parameter :: &
      shmem_team_world = 1_8
  ! an older name of SHMEM_TEAM_SHARED
  integer(8), parameter :: &
      shmem_team_node = 2_8

  ! an older name of SHMEM_TEAM_INVALID
  integer(8), parameter :: &
      shmem_team_null = 0_8
  ! a PE with this color gets no team
  integer(shmem_kind), parameter :: &
      shmem_color_undefined = -1
end module
