#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests what osh_top makes of a job of another account, which root may look at, and
# which changes its job block meanwhile: no access out of bounds, no crash, and no
# command for a terminal.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

verdict top-program 'does not compile' ${CC:-cc} -std=gnu11 -O1 -g -Wall -Wextra \
    -Werror -D_GNU_SOURCE -iquote "$SRC/src/c" -o "$work/top" "$SRC/tests/security/top.c"
chmod 755 "$work"
other=() # what looks like a job is another account's, where that is possible
as_other=(setpriv --reuid 65534 --regid 65534 --clear-groups)
[ "$(id -u)" = 0 ] && "${as_other[@]}" test -x "$work/top" 2>/dev/null &&
    other=("${as_other[@]}")

# looks KIND VALUE: looks at such a job before and after its change.  $work/out has what
# osh_top prints, a line for each look, and the result is its status, or 124 if it goes on.
looks()
{
    local pid got=124
    : >"$work/said"
    : >"$work/out"
    "${other[@]}" "$work/top" "$@" >"$work/said" </dev/null &
    pid=$!
    await grep -q ready "$work/said"
    "$PREFIX/bin/osh_top" --json -d 0.2 $pid >"$work/out" 2>&1 </dev/null &
    viewer=$!
    await looked 1
    kill -USR1 $pid
    await grep -q changed "$work/said"
    await looked $(($(wc -l <"$work/out") + 2))
    if kill $viewer 2>/dev/null; then
        wait $viewer 2>/dev/null
    else
        wait $viewer
        got=$?
    fi
    kill $pid
    wait $pid 2>/dev/null
    return $got
}

# looked N: there are N looks, or there will be no more.
looked()
{
    ! kill -0 $viewer 2>/dev/null || [ "$(wc -l <"$work/out")" -ge "$1" ]
}

# The number of PEs in all looks.  osh_top may have been ended in the middle of a line.
numbers()
{
    head -n "$(wc -l <"$work/out")" "$work/out" |
        sed 's/"pid"/\n/g' | grep -c '"pe":[0-9]*,$'
}

# keeps N: osh_top shows two PEs in each look, whatever the block says.
keeps()
{
    looks n "$1"
    same $? 124 && [ -s "$work/out" ] && same "$(numbers)" $((2 * $(wc -l <"$work/out"))) ||
        { head -c 1000 "$work/out"; false; }
}
for n in 60000 3 1 -1; do
    verdict "top-n-$n" 'the number of PEs is read again' keeps $n
done

# is_plain BYTE: the byte in texts of the job is not printed.
is_plain()
{
    looks text "$1"
    same $? 124 && grep -q '"does":"waits"' "$work/out" &&
        ! LC_ALL=C grep -qP '[\x00-\x09\x0b-\x1f\x7f-\x9f]' "$work/out" ||
        { head -c 1000 "$work/out" | od -c; false; }
}
for byte in 0x1b 0x7f 0x9b; do
    verdict "top-text-$byte" 'it is a command for a terminal' is_plain $byte
done

# It opens no file that another account has put at the name of a mapped one.
opens_nothing()
{
    local opener
    mkdir -m 777 "$work/files"
    mkfifo -m 666 "$work/files/pipe"
    sh -c ': >"$1" && : >"$2"' sh "$work/files/pipe" "$work/opened" &
    opener=$!
    looks map "$work/files"
    same $? 124 && grep -q '"at":"code+0x7"' "$work/out" && [ ! -e "$work/opened" ] ||
        { cat "$work/out"; kill $opener; false; } || return
    kill $opener
}
if [ ${#other[@]} -gt 0 ]; then
    verdict top-map 'it is opened' opens_nothing
else
    skip top-map 'only root can look at the job of another account'
fi

# The memory file becomes shorter.
cut()
{
    looks cut 0
    same $? 1 && same "$(tail -n 1 "$work/out")" \
        'osh_top: the memory file of the job has become shorter'
}
verdict top-cut 'osh_top crashes' cut
exit $bad
