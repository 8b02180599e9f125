#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage python3
#
# A Python program that calls a library of its own, by the commands of
# doc/compiling.md, and shmem4py where it has been installed for this libsma.

. "$(dirname "${BASH_SOURCE[0]}")/common"

take python.c python.py
verdict python-compile 'an error or a warning' \
    silent oshcc -Wall -Wextra -shared -fPIC -o libring.so python.c
verdict python-run 'not the right result' says 'PE 0 has 2 on its left
PE 1 has 0 on its left
PE 2 has 1 on its left' oshrun -n 3 python3 python.py

if ! python3 -c 'import shmem4py' 2>/dev/null; then
    skip python-shmem4py 'shmem4py is not installed, and Debian does not have it'
    exit "$bad"
fi
cat >sum.py <<'END'
from shmem4py import shmem

source = shmem.zeros(1, dtype='l')
dest = shmem.zeros(1, dtype='l')
source[0] = shmem.my_pe() + 1
shmem.sum_reduce(dest, source)
print("PE", shmem.my_pe(), "of", shmem.n_pes(), "has", dest[0])
END
verdict python-shmem4py 'not the right result' says 'PE 0 of 3 has 6
PE 1 of 3 has 6
PE 2 of 3 has 6' oshrun -n 3 python3 sum.py
exit "$bad"
