#%Module1.0
# SPDX-License-Identifier: BSD-3-Clause
#
# libsma for Environment Modules.  root is the prefix of the installation.

set root /usr/local

proc ModulesHelp {} {
    puts stderr "SHMEM for C, C++ and Fortran: man shmem, osh_info"
    puts stderr "Load it after Open MPI, which has commands of the same names."
}
module-whatis "libsma: SHMEM (OpenSHMEM 1.6, Cray, SGI)"
conflict libsma

prepend-path PATH $root/bin
prepend-path MANPATH $root/share/man
prepend-path PKG_CONFIG_PATH $root/lib/pkgconfig
prepend-path CMAKE_PREFIX_PATH $root
