#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests the files in packaging: each is read by the program for which it is, or by a
# program that knows its syntax, and has the version of configure.ac.
# packaging/README.md says what was tried beyond this.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

files=$SRC/packaging
version=$(sed -n 's/^PACKAGE_VERSION = //p' "$BUILD/Makefile")

# has TOOL NAME: is the tool here?  If not, the test is skipped.
has()
{
    command -v "$1" >/dev/null && return
    skip "packaging-$2" "no $1 here"
    return 1
}

# ---- one version
verdict packaging-version-spack 'another version' grep -qxF \
    "    version(\"$version\")" "$files/spack/package.py"
while IFS='|' read -r name file expression; do
    verdict "packaging-version-$name" 'another version' \
        same "$(sed -n "$expression" "$SRC"/$file)" "$version"
done <<'X'
rpm|packaging/libsma.spec|s/^Version: *//p
easybuild|packaging/easybuild/*.eb|s/^version = '\(.*\)'$/\1/p
citation|CITATION.cff|s/^version: //p
debian|debian/changelog|1s/^libsma (\(.*\)-[^-]*) .*/\1/p
X
verdict packaging-version-easybuild-name 'another version in the name' \
    test -n "$(find "$files/easybuild" -name "libsma-$version-*.eb")"
verdict packaging-version-changelog 'no section of this version' \
    grep -qF "## [$version]" "$SRC/CHANGELOG.md"

# ---- Debian: the symbols file has the exported names, a new one with this version
mkdir -p "$work/src"
cp -r "$SRC/abi" "$SRC/configure.ac" "$work"
cp "$SRC/src/libsma.map" "$work/src"
sed -n 's/^ *\([A-Za-z_0-9$]*\);$/\1/p' "$SRC/src/libsma.map" | sort >"$work/exported"
verdict packaging-debian-symbols 'other names than those of the export list' \
    diff "$work/exported" <("$SRC/build-aux/abi" debian "$work" |
        sed -n 's/^ \(.*\)@SMA_1 .*/\1/p' | grep -vx SMA_1 | sort)
sed 's/^        shmem_init;/&\n        shmem_hand;/' "$SRC/src/libsma.map" >"$work/src/libsma.map"
sed '/^AC_INIT/s/\[[0-9.]*\]/[1.9.0]/' "$SRC/configure.ac" >"$work/configure.ac"
verdict packaging-debian-new 'the versions of a new name and of an old one' same \
    "$("$SRC/build-aux/abi" debian "$work" |
        sed -n 's/^ shmem_\(hand\|init\)@/\1 /p' | tr '\n' ' ')" \
    'hand SMA_1 1.9.0 init SMA_1 1.0.0 '

# ---- configure: packaging/README.md has the options that packagers need
for option in --program-prefix --program-suffix --program-transform-name \
    --disable-rpath --disable-static --enable-debug --disable-short-man-names; do
    verdict "packaging-option$option" 'not in packaging/README.md' \
        grep -qF -e "\`$option" "$files/README.md"
    verdict "packaging-help$option" 'not in configure --help' \
        grep -q -e "^  $option" <("$SRC/configure" --help)
done

# ---- Spack and EasyBuild, whose files are Python
if has python3 python; then
    for file in "$files/spack/package.py" "$files"/easybuild/*.eb; do
        cp "$file" "$work/file.py"
        verdict "packaging-python-${file##*/}" 'not Python' python3 -m py_compile "$work/file.py"
    done
    # An easyconfig gives values to names and calls nothing.
    cat "$files"/easybuild/*.eb - >"$work/values.py" <<'END'

assert easyblock == 'ConfigureMake' and sources and moduleclass == 'mpi'
END
    verdict packaging-easybuild 'a value is missing' \
        python3 -c "SHLIB_EXT = 'so'; exec(open('$work/values.py').read())"
fi

# ---- RPM, with each choice
if has rpmspec rpm; then
    for choice in '' '--without fortran' '--without ucx' '--without pmix'; do
        verdict "packaging-rpm${choice:+ $choice}" 'rpmspec does not read it' \
            rpmspec -P $choice "$files/libsma.spec"
    done
    verdict packaging-rpm-without 'a choice has no effect' \
        grep -q -e '--disable-fortran' <(rpmspec -P --without fortran "$files/libsma.spec" 2>&1)
fi

# ---- modulefiles, run with commands that print their arguments: both set the
# same variables to directories of the installation
if has tclsh tcl; then
    sed "s|/usr/local|$PREFIX|" "$files/modulefiles/libsma.tcl" >"$work/libsma.tcl"
    cat >"$work/run.tcl" <<END
proc module-whatis {text} {}
proc conflict {name} {}
proc prepend-path {name directory} { puts "\$name \$directory" }
source $work/libsma.tcl
END
    tclsh "$work/run.tcl" >"$work/tcl" 2>&1
    verdict packaging-tcl 'not four variables' same "$(wc -l <"$work/tcl")" 4
    while read -r name directory; do
        verdict "packaging-tcl-$name" 'no such directory' test -d "$directory"
    done <"$work/tcl"
fi
lua=
for name in lua lua5.4 lua5.3; do
    [ -n "$lua" ] || lua=$(command -v "$name")
done
if has "${lua:-lua}" lua; then
    sed "s|/usr/local|$PREFIX|" "$files/modulefiles/libsma.lua" >"$work/libsma.lua"
    cat >"$work/run.lua" <<END
function help() end
whatis, conflict = help, help
function pathJoin(a, b) return a .. "/" .. b end
function prepend_path(name, directory) print(name .. " " .. directory) end
dofile("$work/libsma.lua")
END
    "$lua" "$work/run.lua" >"$work/lua" 2>&1
    verdict packaging-lua 'not four variables' same "$(wc -l <"$work/lua")" 4
    [ ! -f "$work/tcl" ] || verdict packaging-modules \
        'the modulefiles set other variables' diff "$work/tcl" "$work/lua"
fi

exit "$bad"
