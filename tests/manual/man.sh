#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage awk
#
# Checks the manual:
#
#   - what configure sets changes the pages: names that are left out, where to report
#     bugs; and man finds the pages in a clone
#   - mandoc has no remark about any page, nor has groff, on terminals of 80, 90
#     and 100 columns and in PostScript; no table has an empty row
#   - every routine of the table has a page or an alias, and every page of routines
#     has rows in the table
#   - every name in a SYNOPSIS or in the text, and every page that another
#     refers to, exists
#   - every page has the sections of its kind, in the order of man-pages(7)
#   - every message that a page quotes is one of the library
#
# and in the installation:
#
#   - man, whatis and apropos find every name, upper and lower case
#   - every example compiles without warnings, runs on 4 PEs and prints what
#     man/src/examples.out has
#   - sma.pc(5) names what the installed files define
#
# The short run tries one width of a terminal, looks no name up by man, and of eight
# examples it runs one and compiles three others.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

api=$SRC/src/api
every=1
[ -z "${SMA_TEST_SHORT:-}" ] || every=

# report NAME FILE: ok when the file is empty, else its lines
report()
{
    if [ -s "$2" ]; then
        fail "$1" "$(sed 10q "$2" | tr '\n' ';')"
    else
        ok "$1"
    fi
}

# ---------------------------------------------------------- what configure sets
# made NAME SHORT_NAMES BUGS: the manual as configure wants it
made()
{
    local folders=("${@:4}")
    "$SRC/build-aux/manual" "$work/$1" "$2" "$3" "${folders[@]/#/$SRC/}"
}
made all yes '' man nvshmem/man
manual "$work/all" "$work/man"
mv "$work/man/aliases" "$work/names"
sed -n 's/^3 //p' "$work/names" >"$work/man/aliases"

# names that are left out
made long no someone@example.org man nvshmem/man
diff <(ls "$work"/all/man?) <(ls "$work"/long/man?) | sed -n 's/^< \(.*\)\.3$/\1/p' |
    grep -Eivx "$(sed -n '/^[A-Z_]* *|/s/ *|.*//p' "$SRC/src/api/cray.def" |
        paste -sd '|')" |
    grep -Eiv '^p?(_?my_pe|_?num_pes|n\$pes|barrier|globalexit|malloc_error|start_pes)$' \
    >"$work/errors"
for name in barrier my_pe MY_PE 'n$pes' start_pes; do
    [ -f "$work/all/man3/$name.3" ] || echo "$name is no alias"
    [ ! -f "$work/long/man3/$name.3" ] || echo "$name is in spite of the option"
done >>"$work/errors"
report man-short-names "$work/errors"

# where to report bugs
made url yes https://example.org/bugs nvshmem/man
for page in "$SRC"/{,nvshmem/}man/src/*.[157].in; do
    page=$(basename "$page" .in)
    page=man${page##*.}/$page
    grep -qxF '.MT someone@example.org' "$work/long/$page" &&
        { [ ! -f "$work/url/$page" ] ||
            grep -qxF '.UR https://example.org/bugs' "$work/url/$page"; } ||
        echo "the address is not on $page"
done >"$work/errors"
report man-bug-address "$work/errors"

# In a clone man finds pages without a build, and after it their other names; -M needs
# man-db there.
if command -v mandb >/dev/null; then
    for name in shmem_put oshrun sma.pc; do
        man -M "$SRC/man" -w "$name" 2>&1 | grep -q "^$SRC/man/man[1357]/" ||
            echo "man -M man $name"
    done >"$work/errors"
    for name in shmem_put shmem_int_put SHMEM_REAL8_SUM_TO_ALL oshCC SHMEM_CHECK; do
        man -M "$BUILD/gen/man" -w "$name" 2>&1 | grep -q "/man[1357]/" ||
            echo "man -M build/man $name"
    done >>"$work/errors"
    report man-clone "$work/errors"
fi

cd "$work/man" || exit 1
if command -v mandoc >/dev/null; then
    mandoc -T lint ./*.[1357] >"$work/lint" 2>&1
    report man-lint "$work/lint"
else
    skip man-lint "no mandoc"
fi
# The formatter of most systems, as man calls it: a table that is wider than the
# terminal is one of its warnings.
if command -v groff >/dev/null; then
    for columns in 80 ${every:+90 100}; do
        groff -t -man -Tutf8 -K utf8 -ww -rLL=$((columns - 2))n \
            -P-cbou ./*.[1357] >"$work/text" 2>"$work/errors"
        awk -f "$here/man_tables.awk" part=source ./*.[1357] part=text \
            "$work/text" >>"$work/errors"
        report "man-groff-$columns" "$work/errors"
    done
    groff -t -man -Tps -K utf8 -ww -z ./*.[1357] 2>"$work/errors"
    report man-groff-ps "$work/errors"
else
    skip man-groff "no groff"
fi

# -------------------------------------------------------------- names, aliases
gen() { python3 -B "$SRC/build-aux/gen" -n "$1"; }

# C: "pages" lists each routine once, without its profiling alias
gen pages | awk '{ print $2 }' | sort -u >"$work/routines"
gen pages | awk '{ print $1 }' | sort -u >"$work/pages"
gen cuda | awk '{ print $2 }' | sort -u >"$work/nvshmem"
# functions of shmemx_old.h
old=shmemx_ctx_create
{ echo $old; awk "\$1 == \"$old\" { print \$2 }" aliases; } >"$work/old"
[ -s "$work/routines" ] || fail man-table "the table has no routines"
awk '{ print $2 }' aliases | sort >"$work/aliases"
sed -n 's/^[157] .* //p' "$work/names" >"$work/aliases157"
uniq -d "$work/aliases" >"$work/errors"
report man-aliases-unique "$work/errors"

# the public symbols without a profiling alias are those without a p in front
gen symbols | sort -u >"$work/symbols"
sed 's/^/p/' "$work/routines" | sort - "$work/routines" |
    comm -3 - "$work/symbols" >"$work/errors"
report man-symbols "$work/errors"

ls ./*.3 | sed 's,^\./,,; s,\.3$,,' | sort >"$work/files"
sort -u "$work/files" "$work/aliases" >"$work/found"
sort -u "$work/routines" "$work/nvshmem" |
    comm -23 - "$work/found" >"$work/errors"
report man-every-routine "$work/errors"

: >"$work/fortran"
if [ -f "$api/fortran.def" ]; then
    gen fortran | sed 's/.* //' | sort -u >"$work/fortran"
    { cat "$work/fortran"; tr A-Z a-z <"$work/fortran"; } | sort -u |
        comm -23 - "$work/found" >"$work/errors"
    report man-every-fortran-routine "$work/errors"
fi

# an alias must lead to a page, and not hide one
awk '{ print $1 }' aliases | sort -u | comm -23 - "$work/files" >"$work/errors"
comm -12 "$work/aliases" "$work/files" >>"$work/errors"
report man-aliases "$work/errors"

# A page about routines has some.
{
    cat "$work/pages"
    gen fortran | sed 's/ .*//'
    printf '%s\n' intro_shmem shmem_constants shmem_reductions shmem_team_t \
        shmem_ctx_t shmem.h shmem.fh pshmem cray_intrinsics $old
    awk '$2 ~ /^nvshmem/ { print $1 }' aliases
} | sort -u | comm -13 - "$work/files" |
    sed 's/$/(3) has no row in the table/' >"$work/errors"
report man-every-page-has-rows "$work/errors"

# ------------------------------------------------- names, SYNOPSIS, SEE ALSO
# unknown REAL NAMES: the lines "PAGE NAME" of a file whose name is no line of another, and
# stands for none: for types, sizes or operators
unknown()
{
    awk 'NR == FNR { real[$1] = 1; next }
        {
            if ($2 in real)
                next
            n = $2
            if (gsub(/TYPENAME/, "[A-Za-z0-9]+", n) + gsub(/SIZE/, "[0-9]+", n) + \
                gsub(/_OP_/, "_[A-Za-z]+_", n))
                for (r in real)
                    if (r ~ ("^" n "$"))
                        next
            print $1 ": " $2
        }' "$1" "$2"
}

# Every name before a parenthesis in a SYNOPSIS is a routine, or a family of
# routines, or a C11 generic.
tr A-Z a-z <"$work/fortran" | cat - "$work/fortran" "$work/routines" \
    "$work/nvshmem" "$work/old" >"$work/real"
# the module's names beyond those, written as they are in Fortran
gen module | tr a-z A-Z >>"$work/real"
gen generics >>"$work/real"
# and the profiling names, which pshmem(3) shows
sed 's/^[a-z_]/p&/; s/^[A-Z]/P&/' "$work/real" >"$work/second"
cat "$work/second" >>"$work/real"
awk '
    FNR == 1 { inside = 0 }
    /^\.SH / { inside = ($2 == "SYNOPSIS"); next }
    inside && /^\.BI? "/ {
        sub(/^\.BI? "/, "")
        if (match($0, /[A-Za-z_0-9$]+[(]/))
            print FILENAME, substr($0, RSTART, RLENGTH - 1)
        else if (match($0, /(SUBROUTINE|FUNCTION) [A-Z_0-9$]+"$/)) {
            s = substr($0, RSTART, RLENGTH - 1)
            sub(/.* /, "", s)
            print FILENAME, s
        }
    }' *.3 >"$work/synopsis"
unknown "$work/real" "$work/synopsis" >"$work/errors"
[ "$(wc -l <"$work/synopsis")" -ge "$(wc -l <"$work/pages")" ] ||
    echo "only $(wc -l <"$work/synopsis") names in all SYNOPSIS sections" >>"$work/errors"
report man-synopsis "$work/errors"

# Every word of the text that looks like a name of the library is one: a routine, its profiling
# alias, something that the headers define, a variable, a page.
{
    cat "$work/real" "$work/aliases" "$work/files"
    grep -oh 'shmem_[a-z_]*_t\>' "$SRC"/include/shmem.h
    grep -oh '[A-Za-z_0-9$]*SHMEM[A-Za-z_0-9$]*' "$SRC"/include/shmem.h \
        "$SRC"/include/shmemx.h "$SRC"/include/mpp/shmem.h
    grep -ohi '_\{0,1\}nvshmemx\{0,1\}_[a-z_]*' "$SRC"/nvshmem/include/*.h | sort -u
    echo NVSHMEM_SYMMETRIC_SIZE
    awk -F'|' '/^[A-Z]/ { print /^SHMEM_TEST_/ ? "" : $1, $2 }' "$api/env.def" | tr ' ' '\n'
    ls ./*.[157] | sed 's,^\./,,; s,\.[157]$,,'
    echo shmem_enabled # a file of the kernel
    echo SHMEM_CHECK_GO_ON # a variable that is gone
    cat "$work/aliases157"
} | sort -u >"$work/words"
# Names of other libraries, in the first column of the tables after SMA-FOREIGN;
# none of them may be a name of this library.
awk -F'\t' '
    FNR == 1 || /^\.TE/ { on = 0 }
    /^\.\\" SMA-FOREIGN/ { on = 1 }
    on && NF > 1 {
        gsub(/\\f[A-Z]/, "", $1)
        for (s = $1; match(s, /[A-Za-z_0-9]+_[A-Za-z_0-9]+/); s = substr(s, RSTART + RLENGTH))
            print FILENAME, substr(s, RSTART, RLENGTH)
    }' *.7 | sort -u >"$work/foreign"
awk 'NR == FNR { real[$1] = 1; next }
    $2 in real { print $1 ": " $2 " is a name of the library" }' \
    "$work/words" "$work/foreign" >"$work/errors"
[ -s "$work/foreign" ] || echo "no names of other libraries" >>"$work/errors"
report man-foreign "$work/errors"
awk '
    /^\.TH / || /^\.\\"/ { next }
    {
        gsub(/\\-/, "-")
        gsub(/\\[([][a-z]*]*/, " ")
        gsub(/\\f[A-Z]/, "")
        name = "[A-Za-z_0-9$]*[Ss][Hh][Mm][Ee][Mm][Xx]?_[A-Za-z_0-9$]+"
        for (s = $0; match(s, name); s = substr(s, RSTART + RLENGTH))
            print FILENAME, substr(s, RSTART, RLENGTH)
    }' *.[1357] | sort -u | grep -vxFf "$work/foreign" >"$work/mentioned"
unknown "$work/words" "$work/mentioned" >"$work/errors"
[ "$(wc -l <"$work/mentioned")" -ge 500 ] ||
    echo "only $(wc -l <"$work/mentioned") names in all pages" >>"$work/errors"
report man-names "$work/errors"

awk -f "$here/messages.awk" "$SRC"/src/c/*/*.c "$SRC"/src/c/{net,coll}/*/*.c \
    "$SRC"/src/fortran/*.[ch] "$SRC"/nvshmem/src/*/*.c "$SRC"/src/tools/oshcc/*.c \
    ./*.[1357] >"$work/errors" 2>&1
report man-messages "$work/errors"

# Every page(section) of the library that is mentioned exists.  Routines of
# other libraries are in the C library's part of section 3 or in section 2.
awk '
    BEGIN {
        for (i = 2; i < ARGC; i++)
            there[ARGV[i]] = 1
        ours = "^(shm|pshm|nvshm|libsma|osh|intro_|(sma[.]pc|_my_pe|_num_pes|start_pes|globalexit)$)"
    }
    FILENAME == ARGV[1] { there[$1 ".3"] = 1; next }
    FNR == 1 { see_also = 0 }
    /^\.SH SEE ALSO/ { see_also = 1 }
    /^\.BR [A-Za-z_0-9+.]+ \([1-8]\)/ {
        page = $2 "." substr($3, 2, 1)
        if ($2 ~ ours && !(page in there))
            print FILENAME ": " page
        if (see_also && $3 ~ /^\(3\),*$/ && page == FILENAME)
            print FILENAME " refers to itself"
    }' "$work/aliases" *.[1357] >"$work/errors"
report man-references "$work/errors"

awk -f "$here/man_sections.awk" ./*.[1357] >"$work/errors"
report man-sections "$work/errors"

# -------------------------------------------------------------------- examples
mkdir "$work/ex"
awk -v dir="$work/ex" -v mark=EXAMPLE -f "$here/programs.awk" *.[357] >"$work/examples"

awk '{ print $2 }' "$work/examples" | sort | uniq -d >"$work/errors"
awk '
    FILENAME == ARGV[1] { example[$1] = example[$1] $2 " "; next }
    FNR == 1 && !(FILENAME in example) { print FILENAME " has no example" }
    /^\.BI? "(SUBROUTINE|.* FUNCTION) / && example[FILENAME] !~ /\.f/ {
        print FILENAME " has no Fortran example"
        example[FILENAME] = ".f"
    }' "$work/examples" *.3 >>"$work/errors"
report man-examples-there "$work/errors"

# Fixed form ends at column 72, and no line should be broken by a terminal.
awk 'length($0) > 72 { print FILENAME ":" FNR }' "$work"/ex/* >"$work/errors"
report man-examples-width "$work/errors"

# --------------------------------------------------------- an installation
if [ ! -x "$PREFIX/bin/oshcc" ]; then
    skip man-installed "no installation in $PREFIX"
    skip man-examples "no installation in $PREFIX"
    exit $bad
fi

mandir=$("$PREFIX/bin/osh_info" mandir)
(cd "$mandir" && ls man*/* | sed 's,.*/,,; s,\.[1357]$,,' | sort -u) >"$work/installed"
sort -u "$work/found" "$work/aliases157" >"$work/expected"
# examples.sh runs those in MPI.
sed -i '/ [a-z]*_mpi\.c/d' "$work/examples"
# Without CUDA the pages of NVSHMEM are not there.
if grep -qsx 'have_cuda = no' "$BUILD/cuda.mk"; then
    rm -f ./nvshmem*.[37] ./oshnvcc.1
    sed -i '/[Nn][Vv][Ss][Hh][Mm][Ee][Mm]/d; /^oshnvcc$/d' "$work/expected"
    sed -i '/ -lsma_cuda/d' "$work/examples"
fi
if grep -qx 'short_man_names = no' "$BUILD/Makefile"; then
    (cd "$work/long" && ls man?/*) | sed 's,.*/,,; s,\.[1357]$,,' | sort -u >"$work/expected"
fi
comm -23 "$work/expected" "$work/installed" |
    sed 's/$/ is not installed/' >"$work/errors"
report man-installed "$work/errors"

# Lookups, in a copy with an index of its own.
tree=$work/tree
if [ -n "$every" ]; then
    cp -al "$mandir" "$tree" 2>/dev/null ||
        { rm -rf "$tree" && cp -a "$mandir" "$tree"; }
    (cd "$tree" && awk -f "$here/page_of.awk" man*/*) | sort -u >"$work/page-of"
fi
if [ -n "$every" ] && command -v man >/dev/null && command -v mandb >/dev/null; then
    mandb -c -q -u "$tree" >"$work/mandb" 2>&1
    report man-db "$work/mandb"
    # as a user has it: a variable; one line for each name
    MANPATH=$tree xargs -n 500 man -w <"$work/installed" 2>&1 |
        sed 's,.*/,,' | paste -d ' ' "$work/installed" - |
        comm -23 - "$work/page-of" >"$work/errors"
    report man-w "$work/errors"
    xargs -n 500 whatis -l -M "$tree" -- <"$work/installed" 2>&1 |
        awk 'NR == FNR { want[$1] = 1; next }
            { delete want[$1] }
            / nothing appropriate|unknown/ { print }
            END { for (n in want) print n }' "$work/installed" - |
        sort >"$work/errors"
    report man-whatis "$work/errors"
    # each page with the words after the dash of its NAME
    apropos -l -M "$tree" . >"$work/apropos" 2>&1
    for page in *.[1357]; do
        sed -n "/^\\.SH NAME/,/^\\.SH/s/.*\\\\- /${page%.*} (${page##*.}) - /p" "$page"
    done | sed 's/\\-/-/g' >"$work/described"
    sed 's/^\([^ ]*\) (\([0-9]\)) *- /\1 (\2) - /' "$work/apropos" |
        sort | comm -23 <(sort "$work/described") - >"$work/errors"
    report man-apropos "$work/errors"
else
    skip man-w "no man-db"
fi
# the same with the man of mandoc
PATH=$PATH:/usr/sbin
if [ -n "$every" ] && command -v mman >/dev/null && command -v makewhatis >/dev/null; then
    makewhatis "$tree" >"$work/errors" 2>&1
    report man-makewhatis "$work/errors"
    xargs -n 500 mman -M "$tree" -w <"$work/installed" 2>&1 >/dev/null |
        head >"$work/errors"
    report man-mandoc "$work/errors"
fi

# What sma.pc(5) names in bold is what the files define, and the reverse.
pkg=$("$PREFIX/bin/osh_info" libdir)
{
    sed -n 's/^\([a-z_]*\)=.*/\1/p' "$pkg/pkgconfig/sma.pc"
    grep -o 'libsma::[a-z_]*\|libsma_[A-Z][A-Z_]*' \
        "$pkg/cmake/libsma/libsma-config.cmake" | grep -v 'FOUND'
} | sort -u >"$work/defined"
sed -n '/^\.SS pkg/,/^\.SS Fortran/{/^\.T[PQ]/{n;s/^\.B \([a-zA-Z_:]*\)$/\1/p;};}' \
    "$work/man/sma.pc.5" | sort | diff "$work/defined" - >"$work/errors"
report man-packages "$work/errors"

# The heads of the section OPTIONS are the options that the help of a tool lists; the
# pages of the wrappers, of which one refers to the other, have those of their help.
options_in() { grep -oE -- "(^|[ ,\"])-(-[a-z-]+|$1\>)" | tr -d ' ,"' | sort -u; }
for tool in oshrun osh_stats osh_top osh_info; do
    diff <(awk '/^[.]S[HS]/ { on = $2 == "OPTIONS" } on && /^[.]T[PQ]/ { getline; print }' \
        "$tool.1" | tr -d '\\' | options_in '[a-zA-Z]') \
        <("$PREFIX/bin/$tool" --help | grep '^ *-' | options_in '[a-zA-Z]') |
        sed -n "s/^[<>]/$tool: &/p"
done >"$work/errors"
for tool in oshcc oshfort; do
    "$PREFIX/bin/$tool" --help 2>/dev/null | grep '^ *-' | options_in '[a-z][a-z0-9-]*' |
        while read -r option; do
            cat oshcc.1 "$tool.1" | tr -d '\\' | grep -qwF -e "$option" ||
                echo "$tool: $option"
        done
done >>"$work/errors"
report man-options "$work/errors"

# A wrapper of a library without Fortran says so and fails.
fortran=no
if [ -x "$PREFIX/bin/oshfort" ] &&
    "$PREFIX/bin/oshfort" --showme:compile >/dev/null 2>&1; then
    fortran=yes
fi
# A program, a makefile for ring.c, or with -shared a tool for the program before
# it (pshmem.f has one in Fortran), which prints a line for each PE.
cd "$work/ex" || exit 1
compiled=0 number=0
cp intro.c ring.c
export PKG_CONFIG_PATH=$pkg/pkgconfig
talkers=" $(sed -n 's/^@ //p' "$SRC/man/src/examples.out" | tr '\n' ' ')"
while read -r page file flags; do
    program=prog preload=
    number=$((number + 1))
    case $file in
    *.c) check=("$PREFIX/bin/oshcc" -std=c99 -Wextra) ;;
    *.mk) check=() ;;
    *)
        [ $fortran = yes ] || continue
        ! grep -q '^ *use shmem' "$file" ||
            [ -f "$PREFIX/include/shmem.mod" ] || continue
        check=("$PREFIX/bin/oshfort" -Wno-argument-mismatch -Wno-unused-variable) ;;
    esac
    check+=(-Wall -Werror)
    if [ -z "$every" ] && [ $((number % 8)) != 0 ] && [[ $file$flags != *@(.mk|-shared|pshmem.f)* ]]
    then
        [ $((number % 2)) = 0 ] || continue
        verdict "man-example $file" 'does not compile' "${check[@]}" -fsyntax-only "$file" \
            ${flags//-l*/}
        compiled=$((compiled + 1))
        continue
    fi
    case $flags in *-shared*) program=tool.so preload=./tool.so ;; esac
    case $file in
    *.mk)
        command -v pkg-config >/dev/null || continue
        MAKEFLAGS='' make -s -f "$file" ring && mv ring prog ;;
    *) "${check[@]}" ${SMA_TEST_LINKER:-} -O1 -o $program "$file" $flags ;;
    esac >"$work/log" 2>&1 || {
        fail "man-example $file" "$(grep -i -m 3 'error' "$work/log" |
            tr '\n' ';')"
        continue
    }
    compiled=$((compiled + 1))
    LD_PRELOAD=$preload "$PREFIX/bin/oshrun" -n 4 ./prog >"$work/log" 2>&1 </dev/null
    status=$?
    if [ $status -ne 0 ]; then
        fail "man-example $file" "exit status $status: $(sed 3q "$work/log" |
            tr '\n' ';')"
    elif [ -n "$preload" ] && [ "$(grep -ci 'PE .*shmem_put' "$work/log")" != 4 ]
    then
        fail "man-example $file" "$(tr '\n' ';' <"$work/log")"
    else
        ok "man-example $file"
    fi
    # libsma_cuda says so on a host without a GPU
    sed -i '/nvshmem_init: no GPU here/d' "$work/log"
    # The HTML manual shows what a program prints, not what a tool or a makefile does.
    case $file$preload in *.mk | *.so) continue ;; esac
    # mostly nothing, which needs no process
    case $talkers in
    *" $file "*)
        sed 's/ *$//' "$work/log" | sort | diff - <(printed "$file") >"$work/errors"
        report "man-example-output $file" "$work/errors" ;;
    *) report "man-example-output $file" "$work/log" ;;
    esac
done <"$work/examples"
[ $compiled -gt 0 ] || fail man-examples "none was compiled"
exit $bad
