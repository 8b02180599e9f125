#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# oshcc, oshc++ and oshfort say what pkg-config says, and what they say works.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

export PKG_CONFIG_PATH=$PREFIX/lib/pkgconfig
unset OSHCC_CC OSHCXX_CXX OSHFORT_FC
bin=$PREFIX/bin
mkdir "$work/empty"
cd "$work/empty" || exit 1

# what pkg-config says, without the space at the end
pc()
{
    pkg-config "$@" sma | sed 's/ *$//'
}

# under UndefinedBehaviorSanitizer and the like the tests have flags, too
read -ra cflags <<<"${SMA_TEST_CFLAGS:-}"
read -ra fflags <<<"${SMA_TEST_FFLAGS:-}"

fortran=$(pc --variable=fc)
wrappers='oshcc:cc oshc++:cxx'
[ -n "$fortran" ] && wrappers="$wrappers oshfort:fc"

for pair in $wrappers; do
    w=${pair%:*}
    compiler=$(pc --variable="${pair#*:}")
    if [ -z "$compiler" ]; then
        skip "wrappers-$w" 'no compiler'
        continue
    fi
    flags=$(pc --cflags) source=a.c
    [ "$w" = oshfort ] && flags="$flags $(pc --variable=fflags)" source=a.f
    flags=${flags% }
    # oshfort marks what it compiles
    compile="$compiler $flags"
    [ "$w" = oshfort ] &&
        compile="$compile -Xassembler $(pc --variable=markdir)/i4r4d8w8.s \
-Xassembler $(pc --variable=markdir)/unsaid.s"
    link=$(pc --libs)
    static=$(pc --static --libs)
    libs=$(grep -o -e '-l[a-z]*' <<<"$static" | cut -c3- | xargs)
    # what pkg-config says, parts of it, as Open MPI's wrappers print them, and commands
    rows=(
        "--showme:compile|$flags"
        "--showme:link|$link"
        "-static --showme:link|$static"
        "--showme:command|$compiler"
        "-showme:incdirs|$PREFIX/include/sma $PREFIX/include"
        "--showme:libdirs|$PREFIX/lib"
        "--showme:libdirs_static|$PREFIX/lib"
        "-showme:libs|sma"
        "--showme:libs_static|$libs"
        "-static --showme:libs|$libs"
        "--showme:version|$w (libsma) $(pc --modversion)"
        "-showlibs|$link"
        "-show -o x $source|$compile -o x $source -no-pie $link"
        "--showme -o x $source|$compile -o x $source -no-pie $link"
        "-show -static -o x $source|$compile -static -o x $source $static"
        "-show --static -o x $source|$compile --static -o x $source $static"
        "-show -c $source|$compile -c $source"
        "-show -S $source|$compile -S $source"
        "-show -E $source|$compile -E $source"
        "-show -M $source|$compile -M $source"
    )
    for row in "${rows[@]}"; do
        words=${row%%|*}
        verdict "wrappers-$w $words" 'not what pkg-config says' \
            same "$("$bin/$w" $words 2>err)" "${row#*|}"
    done
    "$bin/$w" --showme:library >out 2>err
    verdict "wrappers-$w-show-other" 'an unknown word' same "$? $(cat out err)" \
        "1 $w: --showme:library: there is no such option; --help lists the options"
    # the user's options decide
    echo '-O -shared' >words
    for option in -pie -no-pie -shared -r -static-pie -Wl,-pie --pie --shared \
        -Wl,--pie -Wl,-z,now,-pie -Wl,-soname,x,-shared '-Xlinker -pie' --static-pie @words; do
        verdict "wrappers-$w$option" 'not as the user wants it' \
            same "$("$bin/$w" -show $option $source | grep -o -e ' -no-pie' |
                xargs)" "$([ "$option" = -no-pie ] && echo "$option")"
    done
    rm words
    verdict "wrappers-$w-help" 'no help' grep -q -e --showme:link <("$bin/$w" --help)
    for word in --help -show --showme:compile; do
        verdict "wrappers-$w-full $word" 'lost output is no failure' \
            same "$("$bin/$w" $word 2>&1 >/dev/full | sed 's/^[^:]*//')" \
            ': cannot write to standard output: No space left on device'
    done
    verdict "wrappers-$w-quotes" 'an argument with spaces' \
        same "$("$bin/$w" -show -c -DA='b c' "it's.${source#a.}")" \
        "$compile -c '-DA=b c' 'it'\\''s.${source#a.}'"
    verdict "wrappers-$w-noinput" 'without a file there is nothing to link' "$bin/$w" -v
done
for words in '-show a.c' --showme:version; do
    for w in oshCC oshcxx; do
        verdict "wrappers-$w $words" 'not as oshc++' \
            same "$("$bin/$w" $words 2>&1)" "$("$bin/oshc++" $words 2>&1)"
    done
done

# What they make runs: from an empty directory, with spaces in a name.
cp "$here/wrappers_hello.c" 'hello world.c'
cp 'hello world.c' hello.cc
cp "$here/wrappers_hello.f" hello.f

# runs NAME COMMAND...: compiles, and the result prints what it must
runs()
{
    local name=$1
    shift
    if "$@" -o "a $name" >err 2>&1; then
        verdict "wrappers-run-$name" 'what it prints' same \
            "$("$bin/oshrun" -n 2 "./a $name" 2>&1)" '2 50'
    else
        fail "wrappers-run-$name" 'does not compile'
        head -n 20 err | remarks
    fi
}
what='-DWHAT="it works!"'
runs c "$bin/oshcc" "${cflags[@]}" "$what" 'hello world.c'
[ -n "$(pc --variable=cxx)" ] &&
    runs c++ "$bin/oshc++" "${cflags[@]}" "$what" hello.cc
if [ -n "$fortran" ]; then
    runs fortran "$bin/oshfort" "${fflags[@]}" hello.f
    if [ "${#fflags[@]}" = 0 ]; then
        runs fortran-static "$bin/oshfort" -static hello.f
    fi
else
    "$bin/oshfort" hello.f >err 2>&1
    verdict wrappers-nofortran 'no message' grep -q 'without Fortran' err
fi
# Static programs have no sanitizer.
if [ "${#cflags[@]}" = 0 ]; then
    runs c-static "$bin/oshcc" -static "$what" 'hello world.c'
    verdict wrappers-c-static-is 'not static' empty "$(readelf -d 'a c-static' | grep NEEDED)"
fi
# They may lie anywhere, too, where the C library can do that.
echo 'int main(void) { return 0; }' >plain.c
if [ "${#cflags[@]}" = 0 ] &&
    $(pc --variable=cc) -static-pie plain.c -o plain 2>/dev/null && ./plain; then
    runs c-static-pie "$bin/oshcc" -static-pie -fPIE "$what" 'hello world.c'
fi
# The compiler may come after another command.
for before in env "$PWD/ccache" 'env A=b'; do
    verdict "wrappers-before-${before##*/}" 'no -no-pie' grep -q -e '-no-pie -L' <(
            OSHCC_CC="$before gcc -O1" "$bin/oshcc" -show a.c)
done
command -v clang >/dev/null && [ "${#cflags[@]}" = 0 ] &&
    OSHCC_CC=clang runs c-clang "$bin/oshcc" "$what" 'hello world.c'

# Compiled and linked in two steps.
"$bin/oshcc" "${cflags[@]}" "$what" -c -o hello.o 'hello world.c' &&
    runs c-two-steps "$bin/oshcc" "${cflags[@]}" hello.o

# The exit status of the compiler, and the message if there is no compiler.
echo 'int main(void) { return }' >wrong.c
"$bin/oshcc" -c wrong.c 2>/dev/null
cc=$?
$(pc --variable=cc) -c wrong.c 2>/dev/null
verdict wrappers-status 'the status of the compiler' same "$cc" $?
OSHCC_CC='no-such-compiler -x' "$bin/oshcc" -c wrong.c 2>err
verdict wrappers-missing-status 'no compiler: status' same $? 127
verdict wrappers-missing 'no compiler: message' grep -q '^oshcc: no-such-compiler: ' err

# After an error in C of the 1990s a line says what compiles it.  Compilers that print
# what newer ones print, and accept such programs with the options for gcc, with
# -std=gnu89 only, or never.
cat >fails <<'X'
#!/bin/sh
cat said >&2
case $0/$* in
    */accepts/*-std=gnu17\ -fpermissive* | */accepts-89/*-std=gnu89*) exit 0 ;;
esac
exit 3
X
chmod +x fails
cp fails accepts
cp fails accepts-89
while IFS='|' read -r compiler text options; do
    case $options in
        clang) options='-std=gnu89 -Wno-error=int-conversion'
            options+=' -Wno-error=incompatible-pointer-types'
            options+=' -Wno-error=return-mismatch' ;;
        '') options='-std=gnu17 -fpermissive' ;;
    esac
    echo "a.c:1:2: $text" >said
    wanted="oshcc: C of the 1990s: compile it with $options (man shmem_from_cray)"
    OSHCC_CC=./$compiler "$bin/oshcc" a.c >out 2>err
    verdict "wrappers-hint $compiler $text" 'the status and the output' same \
        "$? $(cat out err)" "3 $(cat said; [ "$options" = no ] || echo "$wanted")"
done < <(grep -v '^#' "$here/wrappers_hints.txt")
# It is nothing but a line more: the status stays, and so does what comes from a pipe.
echo 'main() { start_pes(0); }' >old.c
compiler="$(pc --variable=cc) -std=c99 -pedantic-errors"
OSHCC_CC=$compiler "$bin/oshcc" -c old.c -o old.o >out 2>err
verdict wrappers-hint-status 'the status' same "$?" \
    "$($compiler -c old.c -o old.o 2>/dev/null; echo $?)"
verdict wrappers-hint-output 'not what the compiler prints' same \
    "$(grep -v '^oshcc: ' err)" "$($compiler -c old.c -o old.o 2>&1)"
verdict wrappers-hint-once 'one line' same "$(grep -c '^oshcc: C of the 1990s' err)" 1
# With what it names for gcc, the end without a return is no failure, and shmem_put moves
# elements, as without options where gcc only warns.
cat >words.c <<'X'
#include <mpp/shmem.h>
int to[4], from[] = {1, 2, 3, 4};
main()
{
    start_pes(0);
    shmem_put(to, from, 2, _my_pe());
    printf("%d %d\n", to[1], to[2]);
}
X
wanted='2 0'
"$bin/oshcc" "${cflags[@]}" -std=gnu17 -fpermissive -w -o words words.c 2>/dev/null ||
    { "$bin/oshcc" "${cflags[@]}" -std=gnu89 -w -o words words.c && wanted='2 3'; }
verdict wrappers-hint-cures 'it fails, or moves words' same \
    "$("$bin/oshrun" -n 2 ./words 2>&1; echo "$?")" "$(printf '%s\n' "$wanted" "$wanted" 0)"
OSHCC_CC=$compiler "$bin/oshcc" -c -x c - -o piped.o <old.c >out 2>err
verdict wrappers-hint-pipe 'the input is read twice' \
    empty "$(find . -name piped.o; grep '^oshcc' err)"

# So it does where a name of Cray's compilers is what gfortran or the linker miss.
if has gnu-fortran; then
    while IFS='|' read -r name word lines; do
        printf '      %b\n      END\n' "$lines" >"$name.f"
        "$bin/oshfort" "$name.f" >out 2>&1
        verdict "wrappers-fortran-hint-$name" "$(tail -n 3 out)" same \
            "$(sed -n 's/^oshfort: //p' out)" \
            "$word is of Cray's compilers: compile all files with oshfort --cray"
        verdict "wrappers-fortran-hint-$name-cured" 'does not compile' \
            "$bin/oshfort" --cray -c "$name.f" -o x.o
    done <<'END'
npes|N$PES|PRINT *, N$PES
dollar|A$B|INTEGER A$B\n      A$B = 1
mype|MY_PE|INTRINSIC MY_PE\n      PRINT *, MY_PE()
ranf|RANF|X = RANF()
shift|SHIFT|X = SHIFT(1, 2)
END
    "$bin/oshfort" -c ranf.f && verdict wrappers-fortran-hint-object 'no hint' same \
        "$("$bin/oshfort" ranf.o 2>&1 | sed -n 's/^oshfort: //p')" \
        "RANF is of Cray's compilers: compile all files with oshfort --cray"
    printf '      %s\n' 'N = MY_PE(' END >other.f
    verdict wrappers-fortran-no-hint 'a hint that does not help' empty \
        "$("$bin/oshfort" other.f 2>&1 | grep '^oshfort')"
    verdict wrappers-fortran-status 'the status of the compiler' same \
        "$("$bin/oshfort" other.f 2>/dev/null; echo $?)" "$(gfortran other.f 2>/dev/null; echo $?)"
fi

# Another Fortran compiler is asked what it is.
if [ -n "$fortran" ]; then
    mark=$(pc --variable=markdir)/i4r4d8w8.s
    for version in 9.4.0 10.2.1 12.2.0; do
        printf '#!/bin/sh\necho "GNU Fortran (Some %s-1) %s"\n' $version $version >'fc'
        chmod +x fc
        case $version in
        9*) flag=' -fcray-pointer' ;;
        *)
            flag=' -fcray-pointer -fallow-argument-mismatch'
            flag="$flag -fallow-invalid-boz"
            ;;
        esac
        verdict "wrappers-fc-$version" 'flag for legacy calls' \
            same "$(OSHFORT_FC=./fc "$bin/oshfort" -show -c x.f)" \
            "./fc $(pc --cflags)$flag -Xassembler $mark -Xassembler \
${mark%/*}/unsaid.s -c x.f"
    done
    # Kinds that are not the usual ones: the module's directory and the mark.
    while IFS='|' read -r options dir mark; do
        said=
        [ "$options" = '-fshmem-generic-64 ' ] &&
            said="-Xassembler $PREFIX/lib/sma/said.s "
        verdict "wrappers-kinds-$mark" "$options" \
            same "$(OSHFORT_FC=./fc "$bin/oshfort" -show $options -c x.f)" \
            "./fc${dir:+ -I$PREFIX/include/$dir} $(pc --cflags)$flag -Xassembler \
$PREFIX/lib/sma/$mark.s $said${options/-fshmem-generic-?? /}-c x.f"
    done <<'END'
-fdefault-integer-8 |sma-i8|i8r4d8w8
-fdefault-real-8 |sma-r8|i4r8d16w8
-fdefault-real-8 -fdefault-double-8 |sma-r8d8|i4r8d8w8
-fdefault-double-8 -fdefault-integer-8 -fdefault-real-8 |sma-i8r8d8|i8r8d8w8
-fdefault-integer-8 -fdefault-real-8 |sma-i8r8|i8r8d16w8
-fshmem-generic-32 ||i4r4d8w4
-fshmem-generic-64 ||i4r4d8w8
END
    # C has no options for Fortran, and needs no mark.
    for words in '-E x.c' '-c -x c x.f' '--cray -c x.c'; do
        verdict "wrappers-fc-c $words" 'options for Fortran' \
            same "$(OSHFORT_FC=./fc "$bin/oshfort" -show $words)" \
            "./fc$([[ $words != --cray* ]] || echo " -I$PREFIX/include/sma-i8r8d8"
                ) $(pc --cflags) ${words#--cray }"
    done
    verdict wrappers-fc-c-quiet 'warnings for a file of C' empty \
        "$("$bin/oshfort" -E -x c /dev/null 2>&1 >/dev/null)"
    # Words may stand in files, which may name others.
    printf '%s\n' "'-DA=b c' -fdefault-integer-8" '@inner' >words
    printf '%s\n' '-fshmem-generic-32 -DB=\"d\ e\" "" -std=f2008' >inner
    verdict wrappers-file 'the words of files' \
        same "$(OSHFORT_FC=./fc "$bin/oshfort" -show @words -c @nowhere x.f)" \
        "./fc -I$PREFIX/include/sma-i8 $(pc --cflags) -fcray-pointer \
-fallow-argument-mismatch -Xassembler $PREFIX/lib/sma/i8r4d8w4.s '-DA=b c' \
-fdefault-integer-8 '-DB=\"d e\"' '' -std=f2008 -c @nowhere x.f"
    echo @round >round
    "$bin/oshfort" @round 2>err
    verdict wrappers-file-round 'no message' \
        grep -q '^oshfort: @round: too many files of options' err
    # Standard Fortran keeps its rules; the last option counts.
    while IFS='|' read -r options count; do
        verdict "wrappers-boz-$options" '-fallow-invalid-boz' same "$count" \
            "$(OSHFORT_FC=./fc "$bin/oshfort" -show $options -c x.f |
                grep -c -e -fallow-invalid-boz)"
    done <<'END'
-std=f2008|0
-std=legacy|1
-std=gnu|1
-std=f95 -std=gnu|1
-std=gnu -std=f2018|0
-std=f2008 --cray|1
END
    # Other compilers take no mark; the program gets it when it is linked.
    printf '#!/bin/sh\necho "other version 1"\n' >'fc'
    verdict wrappers-fc-other 'marks of another compiler' \
        same "$(OSHFORT_FC=./fc "$bin/oshfort" -show -fdefault-integer-8 x.f)" \
        "./fc -I$PREFIX/include/sma-i8 $(pc --cflags) \
-Wl,--defsym=sma_integer_8=1 -fdefault-integer-8 x.f $(pc --libs)"
    verdict wrappers-fc-other-compile 'marks of another compiler' \
        same "$(OSHFORT_FC=./fc "$bin/oshfort" -show -c x.f)" "./fc $(pc --cflags) -c x.f"
    OSHFORT_FC=./fc "$bin/oshfort" --cray -c x.f 2>err
    verdict wrappers-fc-other-cray 'no message' \
        grep -q '^oshfort: --cray needs GNU Fortran$' err
    verdict wrappers-fc-other-kinds "not Cray's option" \
        same "$(OSHFORT_FC=./fc "$bin/oshfort" -show -s default64 -c x.f)" \
        "./fc $(pc --cflags) -s default64 -c x.f"
fi

# Options of Cray's and SGI's compilers, and what gfortran has for them
if has gnu-fortran; then
    while IFS='|' read -r options instead; do
        # -show prints what comes after the marks, up to the libraries
        eval "set -- $options"
        "$bin/oshfort" -show -c x.f "$@" >out 2>err
        verdict "wrappers-foreign $options" "$(cat out err)" \
            same "$(sed 's/.* -c x.f//; s/^ //' out)$(cat err)" "$instead"
    done < <(grep -v '^#' "$here/wrappers_foreign.txt")
    verdict wrappers-foreign-page 'not the options of the page' same \
        "$(sed -n '/^} foreign/,/^}/s/^ *{"\([^"]*\)", "*\([^",]*\).*/\1 \2/p' \
            "$SRC/src/tools/oshcc/fortran.c" | sed 's/ NULL$//' | sort)" \
        "$(sed -n '/^Cray or SGI/,/^.TE/s/\(.*\)\t.*/\1/p' "$SRC/man/man1/oshfort.1" |
            sed '1d; s/\\fP//g; s/\\fB//g; s/\\-/-/g; s/, /\n/g' | sort)"
    echo '-i8 -fshmem-generic-64 hello.f' >words
    runs fortran-file "$bin/oshfort" "${fflags[@]}" @words
    verdict wrappers-foreign-compiled 'it does not compile' \
        "$bin/oshfort" -s default64 -dp -eZ -ev -N 132 hello.f -o hello
    echo '      END' >strip.f
    verdict wrappers-kinds-strip '-s of gfortran' "$bin/oshfort" -s strip.f -o strip
    # Old programs assign constants of bits to numbers.
    printf "      %s\n" "PROGRAM BOZ" "I = Z'7FFF'" "J = X'10'" \
        "IF (I .NE. 32767 .OR. J .NE. 16) STOP 1" END >boz.f
    verdict wrappers-boz 'a constant of bits' \
        empty "$("$bin/oshfort" -w -o boz boz.f 2>&1 && ./boz 2>&1)"
fi

# The library of another SHMEM is left out.
while IFS='|' read -r words rest name; do
    "$bin/oshcc" -show -o x a.c $words >out 2>err
    verdict "wrappers-other $words" "$(cat out err)" same \
        "$(sed 's/.* -o x a.c//; s/ -no-pie .*//; s/^ //' out)|$(cat err)" \
        "$rest|${name:+oshcc: $name is left out: it is the library of another SHMEM}"
done < <(grep -v '^#' "$here/wrappers_other.txt")
verdict wrappers-other-output 'the name of the result' \
    grep -qF -e ' -o liboshmem.so ' <("$bin/oshcc" -show -shared -o liboshmem.so a.c)
# Its status is known where SIGCHLD is ignored, too.
runs other-shmem env --ignore-signal=CHLD "$bin/oshcc" "${cflags[@]}" "$what" 'hello world.c' -loshmem

verdict wrappers-partial 'the library becomes a part of an object' \
    empty "$("$bin/oshcc" -show -r a.o -o b.o | grep -e -lsma)"
printf '#!/bin/sh\necho "GNU Fortran (SUSE) 13.2.1 20230912 [revision b9]"\n' >suse
chmod +x suse
[ -z "$fortran" ] || verdict wrappers-revision 'it is not GNU Fortran' \
    grep -q -e -fcray-pointer <(OSHFORT_FC=./suse "$bin/oshfort" -show a.f)
echo 'int bad = ;' >bad.c
verdict wrappers-read-only 'it needs /tmp' empty "$(unshare -m sh -c 'mount --bind /tmp /tmp &&
    mount -o remount,bind,ro /tmp || echo memory; exec "$@"' - "$bin/oshcc" -fsyntax-only bad.c 2>&1 |
    grep memory)"

# A header that is compiled alone is not linked.
echo 'int here;' >pre.h
cp pre.h pre.hpp
for words in 'pre.h' '-x c-header pre.h' '-xc++-header pre.h' 'pre.hpp pre.h'; do
    verdict "wrappers-header $words" 'it links' \
        empty "$("$bin/oshcc" -show $words | grep -e -lsma)"
done
for words in 'pre.h a.c' '-x c pre.h' '-x c-header pre.h -x none a.o' 'pre.h -lm'; do
    verdict "wrappers-header $words" 'it does not link' \
        grep -q -e -lsma <("$bin/oshcc" -show $words)
done
verdict wrappers-header 'it does not compile' \
    "$bin/oshcc" "${cflags[@]}" -x c-header pre.h -o pre.h.gch

# A tree that was moved, also to a name with a space, serves itself.
mkdir "$work/moved" && cp -a "$PREFIX"/{bin,include,lib} "$work/moved"
verdict wrappers-moved 'moved tree' same "$("$work/moved/bin/oshcc" -show a.c)" "$(
        PKG_CONFIG_PATH=$work/moved/lib/pkgconfig
        echo "$(pc --variable=cc) $(pc --define-prefix --cflags) a.c -no-pie" \
            "$(pc --define-prefix --libs)")"
mv "$work/moved" "$work/moved here"
bin="$work/moved here/bin"
runs moved "$bin/oshcc" "${cflags[@]}" "$what" 'hello world.c'
# Directories of the system are left out, as pkg-config leaves them out.
pcfile="$work/moved here/lib/pkgconfig/sma.pc"
sed -i 's|^includedir=.*|includedir=/usr/include|' "$pcfile"
verdict wrappers-system 'a directory of the system' \
    same "$("$bin/oshcc" --showme:compile)" "$(PKG_CONFIG_PATH=${pcfile%/*} pc --cflags)"
# gfortran does not look there by itself.
[ -z "$fortran" ] || verdict wrappers-system-fortran 'a directory of the system' \
    same "$("$bin/oshfort" --showme:compile)" \
    "-I/usr/include/sma -I/usr/include $(PKG_CONFIG_PATH=${pcfile%/*} pc --variable=fflags)"

exit "$bad"
