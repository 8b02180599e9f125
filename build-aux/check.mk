# SPDX-License-Identifier: BSD-3-Clause
#
# The part of the Makefile for tests and for measurements.

# A complete installation in the build directory, which the tests use as a user
# would.  Pages of the manual that are no longer made are removed.
STAGE = $(CURDIR)/stage
STAGED = install

stage: all
	@rm -rf '$(STAGE)/share/man'
	@$(MAKE) --no-print-directory -s $(STAGED) DESTDIR= AFTER_INSTALL=no \
	    prefix='$(STAGE)' \
	    exec_prefix='$(STAGE)' bindir='$(STAGE)/bin' \
	    transform=s,x,x, libdir='$(STAGE)/lib' includedir='$(STAGE)/include' \
	    mandir='$(STAGE)/share/man' docdir='$(STAGE)/share/doc/libsma'

# The tests of the build and of the library, for some minutes.  In other worlds
# than the first, each test of the library runs with one number of PEs.
check: stage
	@$(srcdir)/tests/run -s -v -b '$(CURDIR)'

# Everything.
check-all: stage
	@$(srcdir)/tests/run -v -b '$(CURDIR)'
	@$(MAKE) --no-print-directory check-asan ASAN_RUNS= ASAN_DIR=asan-all \
	    ASAN_OPTIONS_OF_BUILD=
	@$(MAKE) --no-print-directory check-valgrind VALGRIND_RUNS=
	@$(MAKE) --no-print-directory check-tsan \
	    TSAN_RUNS="-w ucx,mixed -k '$(TSAN_TESTS)'"
	@$(MAKE) --no-print-directory check-mutants
	@$(MAKE) --no-print-directory check-analysis
	@$(MAKE) --no-print-directory check-fuzz
	@$(MAKE) --no-print-directory check-cluster
	@$(MAKE) --no-print-directory check-container
	@$(MAKE) --no-print-directory check-newuser
	@$(MAKE) --no-print-directory check-debian

# A part of the tests on three hosts under Slurm, which vcluster makes of this
# host, and what happens when one of them fails.  As root; with INSTALL=1 in
# the environment it installs Slurm.
check-cluster: stage
	@$(srcdir)/tests/cluster/run -p '$(STAGE)'

# Calls the same routines again and again, for some minutes, and watches times,
# memory and file descriptors.
check-endurance: stage
	@$(srcdir)/tests/endurance '$(STAGE)' '$(CURDIR)/test-out'

# Carries out examples/Dockerfile in a root that debootstrap makes.  As root,
# with a network.  SUITE=... is the release of Debian, in what follows, too.
check-container:
	@$(srcdir)/tests/container

# What a new user does, in a root that debootstrap makes: scripts, from a Fortran
# program to a batch job.  As root, with a network; tests/newuser/run has an option
# and a variable that save time.
check-newuser:
	@$(srcdir)/tests/newuser/run

# Makes the Debian packages in a root that debootstrap makes, and installs and removes
# them beside Open MPI and MPICH.  As root, with a network, for ten minutes.
check-debian: dist
	@DIST='$(CURDIR)/$(DIST).tar.gz' $(srcdir)/tests/dpkg

# The tests of the manual alone, which are part of make check.
check-man: stage
	@$(srcdir)/tests/run -b '$(CURDIR)' -k '^manual/(man|html)$$'

# What others can do to a job, and a job to others; part of make check.
check-security: stage
	@$(srcdir)/tests/run -b '$(CURDIR)' -k ^security/

# Includes and calls go downward only (src/layers).
check-layers: all
	@SRC=$(srcdir) BUILD='$(CURDIR)' $(srcdir)/tests/source/layers.sh

# doc/internals.md names what there is; with UPDATE=1 the drawing of the
# segment is made anew.
check-internals: stage
	@SRC=$(srcdir) BUILD='$(CURDIR)' $(srcdir)/tests/source/internals.sh

check-drift:
	@SRC=$(srcdir) BUILD='$(CURDIR)' $(srcdir)/tests/source/drift.sh

# Compares the binary interface with that of the last release, which lies in abi;
# needs abidiff of abigail-tools.  abi-baseline stores the present one there.  It is
# run for a release.
check-abi: stage
	@SRC=$(srcdir) BUILD='$(CURDIR)' $(srcdir)/tests/package/abi.sh

abi-baseline: stage
	@$(srcdir)/build-aux/abi baseline $(srcdir) '$(STAGE)'

# The library and the tests under AddressSanitizer and the undefined behaviour
# sanitizer, with internal assertions, in a build directory of its own.
SANITIZE = -fsanitize=address,undefined -fno-sanitize-recover=undefined \
    -fno-omit-frame-pointer -Og -g1
# Runs each test of C once, in the world node, but for those of wrong calls and of the
# network, those of languages and of the names of other libraries, which compile for long
# and call what others call, and those that repeat what others do.
# check-all runs all tests, those of Fortran with a library in a directory of its own.
ASAN_RUNS = -w node -n 4,5,3,2,8,1,solo -x '^c/(neg_|mistakes|net_|generic|language|vendor:|team_cycles|poll_ring|coll_switch)'
ASAN_DIR = asan
ASAN_OPTIONS_OF_BUILD = --disable-fortran

# The thread that serves other nodes, and the threads of programs, under
# ThreadSanitizer.  ThreadSanitizer does not work with UCX's memory hooks, does
# not know fences, and needs memory at addresses that are not random.  The tools are
# those of stage.
TSAN = -fsanitize=thread -Wno-tsan -Og -g1
TSAN_TESTS = ^c/(lock|amo_|coll_sets|net_|reduce:|alltoall|ctx|threads)
# the threads of programs, and the one that serves; check-all has all of the
# above
TSAN_RUNS = -w node,mixed -n 2,4,3 -k '^c/(threads|coll_threads|lock|ctx|net_threads)'

# The source directory, as seen from a directory below this one.  It is relative
# where srcdir is, because an absolute path may have blanks.
SRCDIR_BELOW = $(if $(filter /%,$(srcdir)),$(srcdir),../$(srcdir))

build-tsan: stage
	@mkdir -p tsan
	@test -f tsan/config.status || { \
	    eval "set -- $$(./config.status --config)"; cd tsan && \
	    $(SRCDIR_BELOW)/configure -q "$$@" --enable-debug --without-cuda --disable-fortran \
	        LDFLAGS=-Wl,-z,undefs CFLAGS='$(TSAN)'; }
	@$(MAKE) --no-print-directory -C tsan stage MANUAL= TOOLS= \
	    STAGED='install-lib install-headers'
	@mkdir -p tsan/stage/bin && cp -a stage/bin/osh* tsan/stage/bin

check-tsan: build-tsan
	@wrap='setarch -R'; $$wrap true 2>/dev/null || wrap=; \
	    options='ignore_noninstrumented_modules=1:suppressions='; \
	    UCX_MEM_MMAP_HOOK_MODE=none SMA_TEST_CFLAGS='$(TSAN)' \
	    SMA_TEST_WRAP="$$wrap" \
	    TSAN_OPTIONS="$$options'$(abspath $(srcdir))/tests/tsan.supp'" \
	    $(srcdir)/tests/run -s $(TSAN_RUNS) -p '$(CURDIR)/tsan/stage' \
	    -o '$(CURDIR)/tsan/test-out'

build-asan:
	@mkdir -p $(ASAN_DIR)
	@test -f $(ASAN_DIR)/config.status || { \
	    eval "set -- $$(./config.status --config)"; cd $(ASAN_DIR) && \
	    $(SRCDIR_BELOW)/configure -q "$$@" --enable-debug --without-cuda $(ASAN_OPTIONS_OF_BUILD) \
	        LDFLAGS=-Wl,-z,undefs CFLAGS='$(SANITIZE)'; }
	@$(MAKE) --no-print-directory -C $(ASAN_DIR) stage MANUAL=

check-asan: build-asan
	@SMA_TEST_CFLAGS='$(SANITIZE)' SMA_TEST_FFLAGS='$(SANITIZE)' \
	    $(srcdir)/tests/run $(ASAN_RUNS) -p '$(CURDIR)/$(ASAN_DIR)/stage' \
	    -o '$(CURDIR)/$(ASAN_DIR)/test-out'

# Collectives between nodes, with the same build, for its assertions: each message
# is waited for; parts and pieces are small.
ASAN_NET_RUNS = -w mixed -n 4,34 -k '^c/(alltoall_nodes|coll_switch|$\
    reduce:again|coll_sets|team_types:scans)'

check-asan-net: ASAN_RUNS = $(ASAN_NET_RUNS)
check-asan-net: check-asan

# The library with mistakes on purpose (src/c/shared/mutant.h), in a build directory
# of its own, and the tests that must notice them.
build-mutants:
	@mkdir -p mutants
	@test -f mutants/config.status || { \
	    eval "set -- $$(./config.status --config)"; cd mutants && \
	    $(SRCDIR_BELOW)/configure -q "$$@" --without-cuda --enable-debug \
	        CFLAGS='-O1 -g1 -DSMA_MUTANTS'; }
	@$(MAKE) --no-print-directory -C mutants stage

# A mistake by which a job hangs is noticed when the limit is over.
check-mutants: export SMA_TEST_LIMIT := $(or $(SMA_TEST_LIMIT),20)
check-mutants: build-mutants
	@$(srcdir)/tests/run -m -b '$(CURDIR)/mutants'

# Random one-line mistakes in a copy of the core, and the tests that notice them: MUTATIONS
# of them, other ones with another MUTATION_SEED (tests/mutation/run).  Who is root runs them
# apart: a wrong signal reaches nobody else, and no process and no memory file stays.
APART = unshare --mount --pid --fork --kill-child --mount-proc \
    sh -c 'mount -t tmpfs tmpfs /dev/shm && exec "$$@"' sh
MUTATE = mutation/clean/tests/mutation/run

mutate: export TMPDIR = $(CURDIR)/mutation/tmp
mutate:
	@mkdir -p mutation/clean mutation/tmp
	@cd mutation/clean && find . -mindepth 1 -maxdepth 1 ! -name build ! -name cover \
	    -exec rm -rf {} +
	@$(srcdir)/build-aux/files $(srcdir) | tar -C $(srcdir) -cT - | tar -C mutation/clean -x
	@eval "set -- $$(./config.status --config)"; cd mutation/clean && \
	    for build in build cover; do test -f $$build/config.status || { \
	        mkdir -p $$build && (cd $$build && ../configure -q "$$@" --without-cuda); } || exit; done
	@if $(APART) true; then exec $(APART) $(MUTATE); else exec $(MUTATE); fi

# Core tests under valgrind's memcheck; with SMA_TEST_SHORT those that take a fifth of a
# minute or more are left out.
VALGRIND_RUNS = -w node -d 4
VALGRIND = valgrind -q --error-exitcode=86 --child-silent-after-fork=yes
VALGRIND_TESTS = ^c/(rma_types|heap_edge|static_data:((no)?pie)?$$|amo_types|lock|$\
    setup_init|coll_sets:)|^fortran/(rma|query)
ifdef SMA_TEST_SHORT
VALGRIND_TESTS = ^c/(rma_types|heap_edge|static_data:pie|setup_init|coll_sets:)|$\
    ^fortran/query
endif

check-valgrind: stage
	@SMA_TEST_LIMIT=480 SMA_TEST_WRAP='$(VALGRIND)' $(srcdir)/tests/run \
	    $(VALGRIND_RUNS) -p '$(STAGE)' -o '$(CURDIR)/test-out' -n 2 \
	    -k '$(VALGRIND_TESTS)'

# Tests for other processors, with cross compilers of Debian under QEMU
# (tests/cross): the core tests on ARM, with a library that compiles fast, or all
# tests of one node; the core tests on CROSS, which is riscv64, powerpc64le or s390x.
ARM_TESTS = core
CROSS = riscv64

check-arm: stage
ifeq ($(ARM_TESTS),all)
	@$(srcdir)/tests/cross aarch64 '$(CURDIR)/cross-aarch64' '$(STAGE)' -v
else
	@CROSS_CONFIGURE='--disable-fortran --without-cuda CFLAGS=-O0' $(srcdir)/tests/cross aarch64 \
	    '$(CURDIR)/cross-arm' '$(STAGE)'
endif

# The world ucx on a host with an RDMA NIC that Linux plays in a virtual machine;
# ROCE=-q is a short form, which is skipped where the machine cannot be made.
ROCE ?=
check-roce: stage
	@$(srcdir)/tests/roce/run -p '$(STAGE)' $(ROCE)

# The world ofi: a test of each kind of operation, or all with OFI_TESTS=., with the
# programs of make check.
OFI_TESTS = ^c/(rma_types|amo_types|signal|lock:|net_(small:private|order|signals:$$|$\
    words:network)|reduce:again|coll_sets:|own_memory:buffers)
check-ofi: stage
ifeq ($(have_ofi),yes)
	@mkdir -p ofi-out test-out/bin && ln -sfn ../test-out/bin ofi-out/bin
	@$(srcdir)/tests/run -s -w ofi -k '$(OFI_TESTS)' -p '$(STAGE)' -o ofi-out
else
	@printf '%s\n' 'TAP version 13' \
	    'ok - ofi # SKIP libsma was built without libfabric' 1..1 \
	    '0 passed, 0 failed, 1 skipped'
endif

check-cross: stage
	@$(srcdir)/tests/cross $(CROSS) '$(CURDIR)/cross-$(CROSS)' '$(STAGE)'

# The accesses of the library to memory in models of weakly ordered processors;
# needs herd7 of herdtools7, with its options (tests/litmus).
HERD7 = herd7

check-litmus:
	@$(srcdir)/tests/litmus/run $(HERD7)

# Static analysis of src/ with gcc, cppcheck and clang-tidy (tests/analysis);
# ANALYSIS selects some of them.
ANALYSIS ?= gcc cppcheck clang-tidy clang-format shellcheck

check-analysis: all
	@$(srcdir)/tests/analysis/run '$(CURDIR)' $(ANALYSIS)

# Random programs beside a model of the memory of all PEs, for FUZZ_SECONDS; a few of
# them are a part of make check (tests/fuzz).
FUZZ_SECONDS ?= 60

check-fuzz: stage
	@FUZZ_SECONDS='$(FUZZ_SECONDS)' SRC='$(srcdir)' BUILD='$(CURDIR)' \
	    PREFIX='$(STAGE)' $(srcdir)/tests/fuzz/fuzz.sh

# The parsers of variables, command lines and files, under libFuzzer; needs
# clang.
check-fuzz-parsers: all
	@$(srcdir)/tests/fuzz/parsers '$(CURDIR)'

# Measures how long the routines take, with 2 PEs and with more PEs than
# processors.
bench: stage
	@stage/bin/oshcc -O2 -o bin/bench $(srcdir)/bench/bench.c
	@for n in 2 4 8; do stage/bin/oshrun -n $$n bin/bench || exit 1; done

# Compares these times with those of other libraries that are installed: a table
# and drawings in bench-out.  It takes some minutes, in which the host should do
# nothing else.
bench-compare: stage
	@$(srcdir)/bench/compare -p '$(STAGE)' -o '$(CURDIR)/bench-out'

# Compares them between virtual hosts, which need root and Slurm: a table and a
# drawing in bench-out.
bench-hosts: stage
	@$(srcdir)/bench/compare -c -p '$(STAGE)' -o '$(CURDIR)/bench-out'

# Measures collectives at all sizes with 2 to 16 PEs: a table and a drawing in
# bench-out.
bench-sweep: stage
	@$(srcdir)/bench/sweep -p '$(STAGE)' -o '$(CURDIR)/bench-out'

# Compares small applications with SHMEM and MPI, also between virtual hosts: table and
# drawing in bench-out.
bench-apps: stage
	@$(srcdir)/bench/compare -a -p '$(STAGE)' -o '$(CURDIR)/bench-out'

# Compares the instructions of some calls with those in bench/guard.txt.
bench-guard: stage
	@$(srcdir)/bench/guard '$(STAGE)' '$(CC)' '$(CFLAGS)'
