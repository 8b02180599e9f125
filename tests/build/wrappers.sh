#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# oshcc, oshc++ and oshfort say what pkg-config says, and what they say works.

. "$(dirname "${BASH_SOURCE[0]}")/common"

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
wrappers='oshcc:cc oshc++:cxx oshCC:cxx oshcxx:cxx'
[ -n "$fortran" ] && wrappers="$wrappers oshfort:fc"

for pair in $wrappers; do
    w=${pair%:*}
    compiler=$(pc --variable="${pair#*:}")
    if [ -z "$compiler" ]; then
        skip "wrappers-$w" 'no compiler'
        continue
    fi
    compile=$(pc --cflags)
    [ "$w" = oshfort ] && compile="$compile $(pc --variable=fflags)"
    compile=${compile% }
    link=$(pc --libs)
    static=$(pc --static --libs)

    verdict "wrappers-$w-compile" 'not what pkg-config says' \
        same "$("$bin/$w" --showme:compile)" "$compile"
    verdict "wrappers-$w-link" 'not what pkg-config says' \
        same "$("$bin/$w" --showme:link)" "$link"
    verdict "wrappers-$w-static-link" 'not what pkg-config --static says' \
        same "$("$bin/$w" -static --showme:link)" "$static"
    # oshfort marks what it compiles
    [ "$w" = oshfort ] &&
        compile="$compile -Xassembler $(pc --variable=markdir)/i4r4d8w8.s \
-Xassembler $(pc --variable=markdir)/unsaid.s"
    for option in -show --showme; do
        verdict "wrappers-$w-$option" 'the command' \
            same "$("$bin/$w" $option -o x a.c)" \
            "$compiler $compile -o x a.c -no-pie $link"
    done
    # the user's options decide
    echo '-O -shared' >words
    for option in -pie -no-pie -shared -r -static-pie -Wl,-pie --pie --shared \
        -Wl,--pie -Wl,-z,now,-pie -Wl,-soname,x,-shared '-Xlinker -pie' \
        --static-pie @words; do
        # shellcheck disable=SC2086 # two words
        verdict "wrappers-$w$option" 'not as the user wants it' \
            same "$("$bin/$w" -show $option a.c | grep -o -e ' -no-pie' |
                xargs)" "$([ "$option" = -no-pie ] && echo "$option")"
    done
    rm words
    verdict "wrappers-$w-static" 'the command' \
        same "$("$bin/$w" -show -static -o x a.c)" \
        "$compiler $compile -static -o x a.c $static"
    verdict "wrappers-$w--static" 'the command' \
        same "$("$bin/$w" -show --static -o x a.c)" \
        "$compiler $compile --static -o x a.c $static"
    for stop in -c -S -E -M; do
        verdict "wrappers-$w$stop" 'links though it must not' \
            same "$("$bin/$w" -show $stop a.c)" "$compiler $compile $stop a.c"
    done
    verdict "wrappers-$w-help" 'no help' \
        grep -q -e --showme:link <("$bin/$w" --help)
    verdict "wrappers-$w-quotes" 'an argument with spaces' \
        same "$("$bin/$w" -show -c -DA='b c' "it's.c")" \
        "$compiler $compile -c '-DA=b c' 'it'\\''s.c'"
    verdict "wrappers-$w-noinput" 'without a file there is nothing to link' \
        "$bin/$w" -v
done

# What they make runs: from an empty directory, with spaces in a name.
cat >'hello world.c' <<'END'
#include <mpp/shmem.h>
#include <stdio.h>
#include <string.h>
static int got;
int main(void)
{
    shmem_init();
    shmem_int_p(&got, 41 + strlen(WHAT), (shmem_my_pe() + 1) % shmem_n_pes());
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        printf("%d %d\n", shmem_n_pes(), got);
    shmem_finalize();
    return 0;
}
END
cp 'hello world.c' hello.cc
cat >hello.f <<'END'
      PROGRAM HELLO
      INCLUDE 'mpp/shmem.fh'
      INTEGER GOT(4)
      REAL RGOT(4)
      COMMON /C/ GOT, RGOT
      INTEGER ME, N
      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      N = SHMEM_N_PES()
      CALL SHMEM_PUT4(GOT, 50, 1, MOD(ME + 1, N))
      CALL SHMEM_PUT4(RGOT, 1.5, 1, MOD(ME + 1, N))
      CALL SHMEM_BARRIER_ALL
      IF (ME .EQ. 0) WRITE (*, '(I0, 1X, I0)') N, GOT(1)
      END
END

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
        head -n 20 err | sed 's/^/    /'
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
    verdict wrappers-c-static-is 'not static' \
        empty "$(readelf -d 'a c-static' | grep NEEDED)"
fi
# They may lie anywhere, too, where the C library can do that.
echo 'int main(void) { return 0; }' >plain.c
if [ "${#cflags[@]}" = 0 ] &&
    $(pc --variable=cc) -static-pie plain.c -o plain 2>/dev/null && ./plain; then
    runs c-static-pie "$bin/oshcc" -static-pie -fPIE "$what" 'hello world.c'
fi
# The compiler may come after another command.
for before in env "$PWD/ccache" 'env A=b'; do
    verdict "wrappers-before-${before##*/}" \
        'no -no-pie' grep -q -e '-no-pie -L' <(
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
verdict wrappers-missing 'no compiler: message' \
    grep -q '^oshcc: no-such-compiler: ' err

# Another Fortran compiler is asked what it is.
if [ -n "$fortran" ]; then
    mark=$(pc --variable=markdir)/i4r4d8w8.s
    for version in 9.4.0 10.2.1 12.2.0; do
        printf '#!/bin/sh\necho "GNU Fortran (Some %s-1) %s"\n' \
            $version $version >fc
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
        # shellcheck disable=SC2086 # several options
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
    # Standard Fortran keeps its rules; the last option counts.
    while IFS='|' read -r options count; do
        # shellcheck disable=SC2086 # several options
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
    printf '#!/bin/sh\necho "other version 1"\n' >fc
    verdict wrappers-fc-other 'marks of another compiler' \
        same "$(OSHFORT_FC=./fc "$bin/oshfort" -show -fdefault-integer-8 x.f)" \
        "./fc -I$PREFIX/include/sma-i8 $(pc --cflags) \
-Wl,--defsym=sma_integer_8=1 -fdefault-integer-8 x.f $(pc --libs)"
    verdict wrappers-fc-other-compile 'marks of another compiler' \
        same "$(OSHFORT_FC=./fc "$bin/oshfort" -show -c x.f)" \
        "./fc $(pc --cflags) -c x.f"
    OSHFORT_FC=./fc "$bin/oshfort" --cray -c x.f 2>err
    verdict wrappers-fc-other-cray 'no message' \
        grep -q '^oshfort: --cray needs GNU Fortran$' err
    verdict wrappers-fc-other-kinds "not Cray's option" \
        same "$(OSHFORT_FC=./fc "$bin/oshfort" -show -s default64 -c x.f)" \
        "./fc $(pc --cflags) -s default64 -c x.f"
fi

# Options of Cray's compiler that gfortran would take for a file to link.
if [ -n "$fortran" ] && [ "$(pc --variable=gnu_fortran)" -gt 0 ]; then
    while IFS='|' read -r options instead; do
        # shellcheck disable=SC2086
        verdict "wrappers-kinds $options" 'not refused with the option to use' \
            same "$("$bin/oshfort" -c $options x.f 2>&1)" "oshfort: $instead"
    done <<'END'
-s default64|-s default64 is an option of Cray's compiler, which gfortran does not have; use -fdefault-integer-8 -fdefault-real-8, and also -fdefault-double-8 if DOUBLE PRECISION has 8 bytes
-sinteger64|-s integer64 is an option of Cray's compiler, which gfortran does not have; use -fdefault-integer-8
-O2 -s default32|-s default32 is an option of Cray's compiler, which gfortran does not have; leave it out
END
    echo '      END' >strip.f
    verdict wrappers-kinds-strip '-s of gfortran' "$bin/oshfort" -s strip.f -o strip
fi

# Old programs assign constants of bits to numbers.
if [ -n "$fortran" ] && [ "$(pc --variable=gnu_fortran)" -gt 0 ]; then
    printf "      %s\n" "PROGRAM BOZ" "I = Z'7FFF'" "J = X'10'" \
        "IF (I .NE. 32767 .OR. J .NE. 16) STOP 1" END >boz.f
    verdict wrappers-boz 'a constant of bits' \
        test "$("$bin/oshfort" -w -o boz boz.f 2>&1 && ./boz 2>&1)" = ''
fi

# A tree that was moved, also to a name with a space, serves itself.
cp -a "$PREFIX" "$work/moved"
verdict wrappers-moved 'moved tree' \
    same "$("$work/moved/bin/oshcc" -show a.c)" "$(
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
    same "$("$bin/oshcc" --showme:compile)" \
    "$(PKG_CONFIG_PATH=${pcfile%/*} pc --cflags)"
# gfortran does not look there by itself.
[ -z "$fortran" ] || verdict wrappers-system-fortran 'a directory of the system' \
    same "$("$bin/oshfort" --showme:compile)" \
    "-I/usr/include/sma -I/usr/include $(PKG_CONFIG_PATH=${pcfile%/*} pc --variable=fflags)"

exit "$bad"
