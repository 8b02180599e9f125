#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build awk python3
#
# Includes and calls go downward only, as src/layers orders the modules, and no header
# is for one source alone; the check notices what is wrong.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^CC = //p' "$BUILD/Makefile")

# ---- the tree as it is

"$SRC/build-aux/layers" "$SRC" "$BUILD" >"$work/said"
status=$?
if [ $status = 0 ]; then
    ok layers
    remarks "$work/said"
else
    fail layers "$(grep -c . "$work/said") lines"
    remarks "$work/said"
fi

# ---- what is wrong is noticed, and nothing else, in a copy of the tree

tree=$work/tree rows=$work/tree/src/layers
mkdir -p "$tree" "$work/build"
cp -R "$SRC/src" "$SRC/include" "$SRC/build-aux" "$tree"
mkdir "$tree/tests"
cp -R "$SRC/tests/whitebox" "$tree/tests"
cp -R "$BUILD/obj" "$BUILD/obj-apart" "$work/build"
# More lines than there are, but for one module; and a contract more.
sed -E '/^[0-9]+ \| c\/wait /!s/^([0-9]+( \|[^|]*){3}\|) [0-9]+ /\1 99999 /
    s/^([0-9]+ \| c\/wait ( ?\|[^|]*){2}\|) [0-9]+ /\1 1 /
    s/^([0-9]* \| c\/base \| )/\1zz_good.h /' "$SRC/src/layers" >"$rows"
tools=$(sed -n 's/^[^|]* | tools | [^|]* | \([^|]*\) | .*/\1/p' "$rows")
grep -v '^#' "$here/layers_files.txt" | while IFS='~' read -r path text said; do
    path=$tree/src/${path% } text=${text# } text=${text% }
    mkdir -p "${path%/*}"
    printf '%b\n' "$text" >"$path"
    [ -z "$said" ] || echo "${said/TOOLS/$tools}"
    [[ $path = */src/tools/* || $path = *.h || -z $text ]] && continue
    object=$work/build/obj${path#"$tree/src"}
    mkdir -p "${object%/*}"
    $cc -c "$path" -o "${object%.c}.o"
done | sed 's/^ //' >"$work/want"
{
    echo '99 | c/zz_empty | zz_none.h | below | 0 | what nobody needs'
    echo '0 | zz_tools | - | below | 9 | tools'
    echo '0 | zz_tools | - | below | 9 | tools'
} >>"$rows"
last=$(grep -c '' "$rows")
{
    echo "src/layers:$(sed -n '/| c\/wait |/=' "$rows"): wait has $(cat \
        "$tree"/src/c/wait/*.[ch] | wc -l) lines, 1 are granted; delete what the change" \
        'replaces, or grant more there in the same commit, and say who needs it'
    echo 'src/layers has c/zz_empty, and src/c/zz_empty has no source file'
    echo 'src/layers names the contract zz_empty/zz_none.h, which does not exist'
    echo "src/layers:$((last - 1)): zz_tools stands below a higher layer"
    echo "src/layers:$((last - 1)): zz_tools is there twice"
} >>"$work/want"
verdict layers-status 'the check passes' ends 1 "$tree/build-aux/layers" "$tree" "$work/build"
verdict layers-notices 'other lines' diff <(sort "$work/want") <(sort "$work/ends")

exit "$bad"
