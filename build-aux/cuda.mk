# SPDX-License-Identifier: BSD-3-Clause
#
# The part of the Makefile for libsma_cuda.  have_cuda is "yes", "host" if there
# is no nvcc (the routines work on memory of the host only), or "no".
#
# libsma_cuda.so is a library of its own.  libsma does not know it.

have_cuda = @have_cuda@
NVCC = @NVCC@
# The processors for which the library's kernels are compiled; for others the
# driver compiles the code for the last one.
CUDA_CODE = -gencode arch=compute_80,code=sm_80 \
    -gencode arch=compute_90,code=sm_90 \
    -gencode arch=compute_90,code=compute_90
NVCCFLAGS = -O2
CUDA_SONAME = libsma_cuda.so.@SO_MAJOR@
CUDA_SOFILE = $(CUDA_SONAME).@SO_MINOR@
CUDA_MAP = $(srcdir)/src/cuda/libsma_cuda.map
CUDA_DEVICE := $(notdir $(wildcard $(srcdir)/src/cuda/device/*.h))

ifneq ($(have_cuda),no)
CUDA_LIB = lib/$(CUDA_SOFILE)
WRAPPERS += oshnvcc
CUDA_ROOMS = host
ifeq ($(have_rpath),yes)
CUDA_RPATH = -Wl,-rpath,'$$ORIGIN'
endif
ifeq ($(have_cuda),yes)
CUDA_ROOMS += gpu
CUDA_KERNELS = obj-apart/cuda/gpu/kernels.o
CUDA_LINK = $(CXX)
CUDA_LIBS = @CUDA_LIBS@ -lrt
CUDA_CPPFLAGS = -DHAVE_CUDA=1
else
CUDA_LINK = $(CC)
endif
CUDA_OBJS := $(patsubst $(srcdir)/src/%.c,obj-apart/%.o,$(sort \
    $(wildcard $(CUDA_ROOMS:%=$(srcdir)/src/cuda/%/*.c))))
else
HEADERS := $(filter-out nvshmem%,$(HEADERS))
endif

all: $(CUDA_LIB)

# Of libsma it sees the public headers alone.
$(CUDA_OBJS): private SMA_CPPFLAGS = -D_GNU_SOURCE= -I$(srcdir)/include \
    -iquote $(srcdir)/src/cuda $(CUDA_CPPFLAGS)
$(filter obj-apart/cuda/gpu/%,$(CUDA_OBJS)): private CPPFLAGS += @CUDA_CFLAGS@

obj-apart/cuda/gpu/kernels.o: $(srcdir)/src/cuda/gpu/kernels.cu Makefile
	@mkdir -p $(@D)
	$(NVCC) -std=c++14 $(CUDA_CODE) $(NVCCFLAGS) -I$(srcdir)/src/cuda \
	    -Xcompiler -fPIC,-fvisibility=hidden,-Wall,-Wextra \
	    -MMD -MP -MF $(@:.o=.d) -c $< -o $@
-include obj-apart/cuda/gpu/kernels.d

$(CUDA_LIB): $(CUDA_OBJS) $(CUDA_KERNELS) lib/$(SOFILE) $(CUDA_MAP)
	@mkdir -p $(@D)
	$(CUDA_LINK) -shared $(CFLAGS) -pthread -Wl,-soname,$(CUDA_SONAME) \
	    -Wl,--version-script=$(CUDA_MAP) -Wl,-z,relro \
	    $(CUDA_RPATH) $(LDFLAGS) $(CUDA_OBJS) $(CUDA_KERNELS) \
	    lib/$(SOFILE) $(CUDA_LIBS) $(LIBS) -o $@

# --------------------------------------------------------------------- install
# Headers for kernels lie in $(includedir)/sma/cuda, where nvshmem.h looks for
# them.
install: install-cuda

install-cuda: all install-lib install-headers
ifneq ($(have_cuda),no)
	$(INSTALL) -m 644 $(CUDA_LIB) '$(D)$(libdir)'
	ln -sf $(CUDA_SOFILE) '$(D)$(libdir)/$(CUDA_SONAME)'
	ln -sf $(CUDA_SONAME) '$(D)$(libdir)/libsma_cuda.so'
	sed 's|[@]PACKAGE_VERSION@|$(PACKAGE_VERSION)|' \
	    $(srcdir)/nvshmem.pc.in >'$(D)$(pcdir)/nvshmem.pc'
	chmod 644 '$(D)$(pcdir)/nvshmem.pc'
	$(INSTALL) -d '$(D)$(includedir)/sma/cuda'
	set -e; for f in $(CUDA_DEVICE); do \
	    $(INSTALL) -m 644 $(srcdir)/src/cuda/device/$$f \
	        '$(D)$(includedir)/sma/cuda'; \
	done
endif

uninstall: uninstall-cuda

uninstall-cuda:
	rm -f $(patsubst %,'$(D)$(libdir)/%',$(CUDA_SOFILE) $(CUDA_SONAME) \
	    libsma_cuda.so pkgconfig/nvshmem.pc)
	rm -f $(patsubst %,'$(D)$(includedir)/sma/cuda/%',$(CUDA_DEVICE))
	test ! -d '$(D)$(includedir)/sma/cuda' || \
	    rmdir --ignore-fail-on-non-empty '$(D)$(includedir)/sma/cuda'

# ----------------------------------------------------------------------- tests
# A kernel for each routine that kernels call, compiled for each processor: some
# minutes.
check-cuda-compile: stage
	@SRC=$(srcdir) BUILD='$(CURDIR)' PREFIX='$(STAGE)' \
	    $(srcdir)/tests/cuda/compile all

# The routines on a GPU, against results that the host computes.
check-cuda: stage
	@SRC=$(srcdir) BUILD='$(CURDIR)' PREFIX='$(STAGE)' \
	    $(srcdir)/tests/cuda/gpu

.PHONY: install-cuda uninstall-cuda check-cuda-compile check-cuda

# Measures the routines on the GPUs of this host.
bench-cuda: stage
	@$(srcdir)/bench/cuda '$(STAGE)'

.PHONY: bench-cuda
