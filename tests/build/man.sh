#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
#
# Checks the manual: tests/build/man.sh [PREFIX]
#
#   - every page is made by every awk that is here, with the same result
#   - mandoc finds nothing to say about any page
#   - every exported symbol and Fortran routine has a page or an alias
#   - every name in a SYNOPSIS, and every page that another refers to, exists
#   - every page has the sections of its kind
#   - every example compiles without warnings and runs on 4 PEs (with PREFIX,
#     a directory with bin/oshcc, bin/oshrun and perhaps bin/oshfort; the
#     variable PREFIX of the environment does as well)
#
# Prints a line a check and exits with 1 if one failed.
set -u
LC_ALL=C
export LC_ALL

src=${SRC:-$(cd "$(dirname "$0")/../.." && pwd)}
prefix=${1:-${PREFIX:-}}
tmp=$(mktemp -d "${TMPDIR:-/tmp}/sma-man.XXXXXX") || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM
api=$src/src/api
failed=0

ok() { echo "ok $1"; }
fail() { echo "FAIL $1${2:+: $2}"; failed=1; }

# report NAME FILE: ok when the file is empty, else its lines
report()
{
    if [ -s "$2" ]; then
        fail "$1" "$(sed 10q "$2" | tr '\n' ';')"
    else
        ok "$1"
    fi
}

tables="$api/types.def $api/constants.def $api/routines.def"
for t in fortran env; do
    [ -f "$api/$t.def" ] && tables="$tables $api/$t.def"
done

# ------------------------------------------------------------------- generate
awk=awk
for a in mawk gawk original-awk busybox; do
    command -v $a >/dev/null || continue
    case $a in
    gawk) a="gawk --posix" ;;
    busybox) a="busybox awk" ;;
    esac
    mkdir -p "$tmp/man" "$tmp/other"
    dir=$tmp/man
    [ "$awk" = awk ] || dir=$tmp/other
    : >"$tmp/errors"
    for in in "$src"/man/*.[137].in; do
        out=$(basename "$in" .in)
        # shellcheck disable=SC2086
        $a -f "$src/man/genman.awk" $tables "$in" >"$dir/$out" \
            2>>"$tmp/errors" || echo "$out: cannot be made" >>"$tmp/errors"
        cmp "$tmp/man/$out" "$dir/$out" >>"$tmp/errors" 2>&1
    done
    # shellcheck disable=SC2086
    $a -v what=aliases -f "$src/man/genman.awk" $tables >"$dir/aliases" \
        2>>"$tmp/errors"
    cmp "$tmp/man/aliases" "$dir/aliases" >>"$tmp/errors" 2>&1
    report "man-generate (${a%% *})" "$tmp/errors"
    [ "$awk" = awk ] && awk=$a
done

cd "$tmp/man" || exit 1
if command -v mandoc >/dev/null; then
    mandoc -T lint ./*.[137] >"$tmp/lint" 2>&1
    report man-lint "$tmp/lint"
else
    echo "skip man-lint: no mandoc"
fi

# -------------------------------------------------------------- names, aliases
gen() { $awk -v what="$1" -f "$api/gen.awk" "$api/types.def" \
    "$api/constants.def" "$api/routines.def"; }

# C: "pages" lists each routine once, without the p-twin
gen pages | $awk '{ print $2 }' | sort -u >"$tmp/routines"
gen pages | $awk '{ print $1 }' | sort -u >"$tmp/pages"
[ -s "$tmp/routines" ] || fail man-table "the table has no routines"
$awk '{ print $2 }' aliases | sort >"$tmp/aliases"
uniq -d "$tmp/aliases" >"$tmp/errors"
report man-aliases-unique "$tmp/errors"

# the public symbols that have no twin are those without a p in front
gen symbols | sort -u >"$tmp/symbols"
sed 's/^/p/' "$tmp/routines" | sort - "$tmp/routines" |
    comm -3 - "$tmp/symbols" >"$tmp/errors"
report man-symbols "$tmp/errors"

ls ./*.3 | sed 's,^\./,,; s,\.3$,,' | sort >"$tmp/files"
sort -u "$tmp/files" "$tmp/aliases" >"$tmp/found"
comm -23 "$tmp/routines" "$tmp/found" >"$tmp/errors"
comm -23 "$tmp/pages" "$tmp/files" >>"$tmp/errors"
report man-every-routine "$tmp/errors"

: >"$tmp/fortran"
if [ -f "$api/fortran.def" ]; then
    $awk -F'|' '/^[A-Z]/ { gsub(/[ \t]/, "", $1); print $1 }' \
        "$api/fortran.def" | sort -u >"$tmp/fortran"
    { cat "$tmp/fortran"; tr A-Z a-z <"$tmp/fortran"; } | sort -u |
        comm -23 - "$tmp/found" >"$tmp/errors"
    report man-every-fortran-routine "$tmp/errors"
fi

# an alias must lead to a page, and not hide one
$awk '{ print $1 }' aliases | sort -u | comm -23 - "$tmp/files" >"$tmp/errors"
comm -12 "$tmp/aliases" "$tmp/files" >>"$tmp/errors"
report man-aliases "$tmp/errors"

# ----------------------------------------------------------- SYNOPSIS, SEE ALSO
# Every name before a parenthesis in a SYNOPSIS is a routine, or a family of
# routines, or a C11 generic.
cat "$tmp/fortran" "$tmp/routines" >"$tmp/real"
$awk -F'|' '/^[^#]/ && NF == 7 { gsub(/[ \t]/, "", $5); if ($5) print $5 }' \
    "$api/routines.def" >>"$tmp/real"
for page in *.3; do
    $awk '
        /^\.SH / { inside = ($2 == "SYNOPSIS"); next }
        inside && /^\.BI? "/ {
            sub(/^\.BI? "/, "")
            if (match($0, /[A-Za-z_0-9]+[(]/))
                print substr($0, RSTART, RLENGTH - 1)
            else if (match($0, /(SUBROUTINE|FUNCTION) [A-Z_0-9]+"$/)) {
                s = substr($0, RSTART, RLENGTH - 1)
                sub(/.* /, "", s)
                print s
            }
        }' "$page" | sed "s/^/$page /"
done >"$tmp/synopsis"
$awk 'NR == FNR { real[$1] = 1; next }
    {
        if ($2 in real)
            next
        n = $2
        if (gsub(/TYPENAME/, "[a-z0-9]+", n) + gsub(/SIZE/, "[0-9]+", n))
            for (r in real)
                if (r ~ ("^" n "$"))
                    next
        print $1 ": " $2
    }' "$tmp/real" "$tmp/synopsis" >"$tmp/errors"
[ "$(wc -l <"$tmp/synopsis")" -ge "$(wc -l <"$tmp/pages")" ] ||
    echo "only $(wc -l <"$tmp/synopsis") names in all SYNOPSIS sections" \
        >>"$tmp/errors"
report man-synopsis "$tmp/errors"

# Every page(section) of ours that is mentioned exists.  Routines of other
# libraries are in the C library's part of section 3 or in section 2.
for page in *.[137]; do
    sed -n 's/^\.BR \([A-Za-z_0-9+]*\) (\([1-8]\)).*/\1 \2/p' "$page" |
        while read -r name sec; do
            case $name in
            shm* | _my_pe | _num_pes | osh* | intro_* | start_pes | globalexit)
                [ -f "$name.$sec" ] ||
                    { [ "$sec" = 3 ] && grep -qx "$name" "$tmp/aliases"; } ||
                    echo "$page: $name($sec)" ;;
            esac
        done
    name=${page%.*}
    sed -n '/^\.SH SEE ALSO/,$p' "$page" | grep -qx "\.BR $name (3),*" &&
        echo "$page refers to itself"
done >"$tmp/errors"
report man-references "$tmp/errors"

for page in *.[137]; do
    case $page in
    *.3) sections="NAME LIBRARY SYNOPSIS DESCRIPTION RETURN_VALUE ERRORS
        EXAMPLES STANDARDS SEE_ALSO" ;;
    *.7) sections="NAME DESCRIPTION EXAMPLES STANDARDS SEE_ALSO" ;;
    *) sections="NAME SYNOPSIS DESCRIPTION OPTIONS EXIT_STATUS EXAMPLES
        SEE_ALSO" ;;
    esac
    for s in $sections; do
        case $page,$s in intro_shmem.3,RETURN_VALUE) continue ;; esac
        s=$(echo "$s" | tr _ ' ')
        grep -qx "\.SH $s" "$page" || echo "$page: no $s"
    done
    grep -q '^@' "$page" && echo "$page: a placeholder is left"
done >"$tmp/errors"
report man-sections "$tmp/errors"

# -------------------------------------------------------------------- examples
# "NAME.SUFFIX [FLAG...]" after SMA-EXAMPLE; the text up to .EE, unescaped.
mkdir "$tmp/ex"
for page in *.3; do
    $awk -v dir="$tmp/ex" '
        /^\.\\" SMA-EXAMPLE / {
            file = dir "/" $3
            flags = ""
            for (i = 4; i <= NF; i++)
                flags = flags " " $i
            print FILENAME, $3 flags
            getline
            while ((getline) > 0 && $0 != ".EE") {
                sub(/^\\&/, "")
                gsub(/\\[(]aq/, "\047")
                gsub(/\\[(]ga/, "`")
                gsub(/\\[(]ha/, "^")
                gsub(/\\[(]ti/, "~")
                gsub(/\\-/, "-")
                gsub(/\\e/, "\\")
                print > file
            }
            close(file)
        }' "$page"
done >"$tmp/examples"

$awk '{ print $2 }' "$tmp/examples" | sort | uniq -d >"$tmp/errors"
for page in *.3; do
    grep -q "^$page " "$tmp/examples" || echo "$page has no example"
    if grep -q '^\.BI\{0,1\} "SUBROUTINE\|^\.BI\{0,1\} ".* FUNCTION ' "$page"
    then
        grep -q "^$page .*\.f" "$tmp/examples" ||
            echo "$page has no Fortran example"
    fi
done >>"$tmp/errors"
report man-examples-there "$tmp/errors"

# Fixed form ends at column 72, and no line should be broken by a terminal.
for f in "$tmp"/ex/*; do
    $awk -v name="$(basename "$f")" 'length($0) > 72 { print name ":" FNR }' "$f"
done >"$tmp/errors"
report man-examples-width "$tmp/errors"

if [ -z "$prefix" ] || [ ! -x "$prefix/bin/oshcc" ]; then
    echo "skip man-examples: no installation given"
    exit $failed
fi
# A wrapper of a library without Fortran says so and fails.
fortran=no
if [ -x "$prefix/bin/oshfort" ] &&
    "$prefix/bin/oshfort" --showme:compile >/dev/null 2>&1; then
    fortran=yes
fi
cd "$tmp/ex" || exit 1
compiled=0
while read -r page file flags; do
    # shellcheck disable=SC2086
    case $file in
    *.c)
        "$prefix/bin/oshcc" -std=c99 -O1 -Wall -Wextra -Werror $flags \
            -o prog "$file" ;;
    *)
        [ $fortran = yes ] || continue
        "$prefix/bin/oshfort" -O1 -Wall -Wno-argument-mismatch -Werror $flags \
            -o prog "$file" ;;
    esac >"$tmp/log" 2>&1 || {
        fail "man-example $file" "$(grep -i -m 3 'error' "$tmp/log" |
            tr '\n' ';')"
        continue
    }
    compiled=$((compiled + 1))
    timeout 60 "$prefix/bin/oshrun" -n 4 ./prog >"$tmp/log" 2>&1 </dev/null
    status=$?
    if [ $status -ne 0 ]; then
        fail "man-example $file" "exit status $status: $(sed 3q "$tmp/log" |
            tr '\n' ';')"
    else
        ok "man-example $file"
    fi
done <"$tmp/examples"
[ $compiled -gt 0 ] || fail man-examples "none was compiled"
exit $failed
