#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# The programs of examples/ and of the README compile without a warning and are
# right on any number of PEs.

. "$(dirname "${BASH_SOURCE[0]}")/common"

PATH=$PREFIX/bin:$PATH
export PATH
fortran=$(sed -n 's/^fc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
cp "$SRC"/examples/* "$work"
cd "$work" || exit 1

# prints NAME N PATTERN COUNT PROGRAM: N PEs print COUNT lines with PATTERN
prints()
{
    local name=$1 n=$2 pattern=$3 count=$4 status
    shift 4
    timeout 60 oshrun -n "$n" "$@" >out 2>&1
    status=$?
    verdict "examples-$name-$n" "$(head -n 5 out)" \
        same "status $status, $(grep -c -e "$pattern" out)" "status 0, $count"
}

flags='-O2 -Wall -Wextra -Werror'
if [ -z "$fortran" ]; then
    programs='hello-c heat-c'
else
    programs='hello-c hello-f heat-c heat-f'
fi
# shellcheck disable=SC2086 # a list
verdict examples-make 'a warning, or worse' make CFLAGS="$flags" $programs

for p in $programs; do
    for n in 1 2 3 5; do
        case $p in
        hello-*) prints "$p" $n 'hello from PE' $n "./$p" ;;
        heat-*) prints "$p" $n ': OK' 1 "./$p" ;;
        esac
    done
done

# The blocks of the README, by language.
for language in c fortran; do
    awk -v l="$language" '
        $0 == "```" { on = 0 }
        on
        $0 == "```" l { on = 1 }' "$SRC/README.md" >"readme-$language"
done
verdict examples-readme-c 'does not compile' \
    oshcc -Wall -Wextra -Werror -x c readme-c -x none -o readme-c.out
prints readme-c 4 'hello from PE' 4 ./readme-c.out
if [ -n "$fortran" ]; then
    mv readme-fortran readme.f
    # no routine uses all that the include file declares
    verdict examples-readme-fortran 'does not compile' \
        oshfort -Wall -Wno-unused-variable -Werror readme.f -o readme-f.out
    prints readme-fortran 4 'hello from PE' 4 ./readme-f.out
else
    skip examples-fortran 'built without Fortran'
fi

exit "$bad"
