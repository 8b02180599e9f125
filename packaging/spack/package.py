# SPDX-License-Identifier: BSD-3-Clause
#
# libsma for Spack: packages/libsma/package.py of a repository of packages.

try:  # Spack 1.0 and later; older ones have the class in spack.package
    from spack_repo.builtin.build_systems.autotools import AutotoolsPackage
except ImportError:
    pass

from spack.package import *


class Libsma(AutotoolsPackage):
    """SHMEM for C, C++ and Fortran: OpenSHMEM 1.6 and the interfaces of Cray and
    SGI, over shared memory and UCX."""

    # A placeholder: see packaging/README.md.
    homepage = "https://example.org/libsma"
    url = "https://example.org/libsma/libsma-1.2.0.tar.gz"

    license("BSD-3-Clause")

    # The checksum is that of the published tarball: spack checksum libsma.
    version("1.2.0")

    variant("fortran", default=True, description="Fortran routines, oshfort")
    variant("ucx", default=True, description="jobs of several hosts, over UCX")
    variant("ofi", default=True, description="jobs of several hosts, over libfabric")
    variant("pmix", default=True, description="start by mpirun and srun --mpi=pmix")
    variant("cuda", default=False, description="libsma_cuda with kernels, by nvcc")
    variant("shared", default=True, description="install libsma.so")
    variant("static", default=True, description="install libsma.a")

    depends_on("c", type="build")
    depends_on("cxx", type="build")
    depends_on("fortran", type="build", when="+fortran")
    depends_on("gmake", type="build")
    depends_on("ucx@1.13:", when="+ucx")
    depends_on("libfabric@1.11:", when="+ofi")
    depends_on("pmix@4:", when="+pmix")
    depends_on("cuda", when="+cuda")

    conflicts("~shared~static", msg="libsma needs +shared or +static")
    conflicts("~shared+cuda", msg="libsma_cuda needs libsma.so")
    conflicts("platform=darwin", msg="libsma needs Linux")
    conflicts("platform=windows", msg="libsma needs Linux")

    def configure_args(self):
        args = self.enable_or_disable("fortran")
        args += self.enable_or_disable("static")
        for name in ("ucx", "ofi", "pmix", "cuda"):
            if self.spec.satisfies("+" + name):
                package = self.spec["libfabric" if name == "ofi" else name]
                args.append("--with-{0}={1}".format(name, package.prefix))
            else:
                args.append("--without-" + name)
        return args

    # A build always makes the shared library.
    @run_after("install")
    def remove_library(self):
        if self.spec.satisfies("~shared"):
            for name in find(self.prefix.lib, "libsma.so*", recursive=False):
                remove(name)

    @run_after("install")
    @on_package_attributes(run_tests=True)
    def run_hello(self):
        cc = Executable(self.prefix.bin.oshcc)
        cc("-o", "hello", join_path(self.prefix.share.doc.libsma.examples, "hello.c"))
        Executable(self.prefix.bin.oshrun)("-n", "2", "./hello")
