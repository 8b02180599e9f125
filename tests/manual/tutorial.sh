#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# Carries out shmem_tutorial(7), as a reader would: takes the programs from the
# installed page, runs the commands that the page shows in an empty directory,
# and compares what they print with what the page shows.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

PATH=$PREFIX/bin:$PATH
export PATH
page=$("$PREFIX/bin/osh_info" mandir)/man7/shmem_tutorial.7
docdir=$("$PREFIX/bin/osh_info" docdir)
fortran=$(sed -n 's/^fc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
mkdir "$work/empty" "$work/steps"
cd "$work/empty" || exit 1
awk -v dir=. -v mark=PROGRAM -f "$here/programs.awk" "$page" >../programs
mv run.* ../steps

verdict tutorial-steps 'fewer than 15 steps' test -e ../steps/run.15
verdict tutorial-programs 'the page has other programs than the directory' \
    same "$(echo ./*)" "$(cd "$docdir/examples/tutorial" && echo ./*)"
for f in *; do
    grep -v SPDX-License-Identifier "$docdir/examples/tutorial/$f" | cmp - "$f"
    # a program of the page is short, and fits into a terminal
    awk 'length($0) > 72 || FNR > 40 { print FILENAME ":" FNR }' "$f"
done >../differ 2>&1
verdict tutorial-text 'long, or not the installed program' empty "$(cat ../differ)"

# What differs from host to host and from compiler to compiler, as the page has
# it, and long lines broken as in the page.
as_shown()
{
    sed -E 's/(PE [0-9]+\/[0-9]+ on )[^ :]*:/\1n17:/; s/0x[0-9a-f]+/0x404060/g' |
        fold -s -w 76 | sed 's/ *$//'
}

# Runs the commands of a step, and prints them with what they print.
carry_out()
{
    sed -n 's/^\$ //p' "$1" | while read -r command; do
        echo "\$ $command"
        bash -c "$command" 2>&1 </dev/null | as_shown
    done
}

for step in ../steps/*; do
    name=$(sed -n '1s/.* -o //p' "$step")
    case $(head -n 1 "$step") in
    *oshfort*)
        if [ -z "$fortran" ]; then
            skip "tutorial-$name" 'built without Fortran'
            continue
        elif [ "$name" = halo ] && [ ! -f "$PREFIX/include/shmem.mod" ]; then
            skip "tutorial-$name" 'built without the module'
            continue
        fi ;;
    esac
    carry_out "$step" >../is
    verdict "tutorial-$name" 'the page shows something else' diff "$step" ../is
done

exit "$bad"
