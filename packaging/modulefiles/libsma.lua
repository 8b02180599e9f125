-- SPDX-License-Identifier: BSD-3-Clause
--
-- libsma for Lmod.  root is the prefix of the installation.

local root = "/usr/local"

help([[SHMEM for C, C++ and Fortran: man shmem, osh_info
Load it after Open MPI, which has commands of the same names.]])
whatis("Name: libsma")
whatis("Description: SHMEM (OpenSHMEM 1.6, Cray, SGI)")
conflict("libsma")

prepend_path("PATH", pathJoin(root, "bin"))
prepend_path("MANPATH", pathJoin(root, "share/man"))
prepend_path("PKG_CONFIG_PATH", pathJoin(root, "lib/pkgconfig"))
prepend_path("CMAKE_PREFIX_PATH", root)
