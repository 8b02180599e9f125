#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage g++
#
# A program in C++17, with all warnings.

. "$(dirname "${BASH_SOURCE[0]}")/common"

take walk.cc
verdict cxx17-compile 'an error or a warning' silent oshc++ -std=c++17 -O2 \
    -Wall -Wextra -Wpedantic -Wconversion -Wold-style-cast -o walk walk.cc
verdict cxx17-run 'not the right result' \
    says 'the sum is 79800' oshrun -n 4 ./walk
verdict cxx17-check 'oshrun --check finds something' \
    says 'the sum is 79800' oshrun -n 4 --check ./walk
exit "$bad"
