#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# A tool of the profiling interface: loaded by LD_PRELOAD before a program that
# does not know it, and linked with the program, also statically.

. "$(dirname "${BASH_SOURCE[0]}")/common"

take ring.c tool.c
plain='PE 0 has 101
PE 1 has 100'
counted="$plain
PE 0: 1 puts
PE 1: 1 puts"
verdict preload-compile 'an error or a warning' silent oshcc -o ring ring.c
verdict preload-tool 'an error or a warning' \
    silent oshcc -Wall -Wextra -shared -fPIC -o libtool.so tool.c
verdict preload-without 'not the lines of the program' \
    says "$plain" oshrun -n 2 ./ring
verdict preload-environment 'the tool does not count' \
    says "$counted" env LD_PRELOAD=./libtool.so oshrun -n 2 ./ring
verdict preload-option 'the tool does not count' \
    says "$counted" oshrun -n 2 -x LD_PRELOAD=./libtool.so ./ring

for way in '' -static; do
    verdict "preload-linked$way" 'an error or a warning' \
        silent oshcc $way -o linked ring.c tool.c
    verdict "preload-linked$way-run" 'the tool does not count' \
        says "$counted" oshrun -n 2 ./linked
done
# as an archive, before the library
verdict preload-archive-compile 'an error or a warning' silent sh -c \
    'cc -c $(pkg-config --cflags sma) tool.c && ar rcs libcounter.a tool.o &&
    oshcc -static -o archived ring.c -L. -lcounter'
verdict preload-archive 'the tool does not count' \
    says "$counted" oshrun -n 2 ./archived
exit "$bad"
