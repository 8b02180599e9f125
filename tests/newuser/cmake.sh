#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage cmake ctest
#
# A project in C with CMake: find_package, and a test that ctest runs on 4 PEs.

. "$(dirname "${BASH_SOURCE[0]}")/common"

take pi.c
cat >CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.13)
project(pi C)
find_package(libsma REQUIRED)
add_executable(pi pi.c)
target_link_libraries(pi libsma::sma)
enable_testing()
add_test(NAME pi COMMAND ${libsma_OSHRUN} -n 4 $<TARGET_FILE:pi>)
CMAKE
verdict cmake-configure 'an error' cmake -B build
verdict cmake-build 'an error' cmake --build build
verdict cmake-test 'the test fails' \
    shows '4 PEs: pi is 3.141593' ctest --test-dir build -V
verdict cmake-run 'not the right result' \
    says '2 PEs: pi is 3.141593' oshrun -n 2 build/pi
exit "$bad"
