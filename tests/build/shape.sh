#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# The shape of the source: a licence for each file, no written file over 600 lines,
# no function over 60, no old word where there is a better one, no name of a source
# file that does not exist.  It fails when a file or a function grows too long, and
# when a file is renamed and a comment keeps the old name.

. "$(dirname "${BASH_SOURCE[0]}")/common"

cd "$SRC" || exit 1
file_lines=600
function_lines=60

# Files that may be longer, each with the reason: "PATH  # REASON".
long_files=''
# Functions that may be longer: "PATH:NAME  # REASON".
long_functions=''

# Sources that people write: no generated files and no tables (*.def), but scripts
# whose name has no ending.
written()
{
    find src bench build-aux examples man scripts tests -name gen -prune -o \
        -type f \( -name '*.[chfF]' -o -name '*.cc' -o -name '*.[fF]90' -o \
        -name '*.awk' -o -name '*.sh' \) -print
    find bench build-aux debian scripts tests -type f ! -name '*.*' \
        -exec grep -lE '^#!.*sh$' {} +
}
written | sort -u >"$work/written"

# Those of a list that have no entry in the exceptions.
not_excepted()
{
    printf '%s\n' "$2" | sed 's/ *#.*//; /^$/d' >"$work/excepted"
    printf '%s\n' "$1" | grep -vwF -f "$work/excepted" | grep .
}

verdict shape-found 'the sources are not found' \
    test "$(wc -l <"$work/written")" -gt 400

# ---- length

# shellcheck disable=SC2046 # names without blanks
files=$(awk -v most=$file_lines '
    FNR == 1 && NR > 1 && last > most { print file ": " last " lines" }
    { file = FILENAME; last = FNR }
    END { if (last > most) print file ": " last " lines" }
    ' $(cat "$work/written"))
verdict shape-files "more than $file_lines lines" \
    empty "$(not_excepted "$files" "$long_files")"

verdict shape-readme 'the readme is a front page, of less than 200 lines' \
    test "$(wc -l <README.md)" -lt 200

# A function of C, awk or shell has its closing brace in the first column.  A C
# function begins with a brace in the first column, and has its name in the lines
# before.
# shellcheck disable=SC2046 # names without blanks
awk '
FNR == 1 { inside = 0 }
!inside && /^[A-Za-z_].*\(/ { name = $0 }
!inside && (/^\{/ || /^function .*\{$/ || /^[A-Za-z_]+ *\(\) *\{$/) {
    inside = 1
    first = FNR
    sub(/^function /, "", name)
    sub(/ *\(.*/, "", name)
    sub(/.*[ *]/, "", name)
}
inside && /^\}/ {
    inside = 0
    print FNR - first + 1, FILENAME ":" name
}' $(cat "$work/written") >"$work/functions"
verdict shape-functions-found 'the functions are not found' \
    test "$(wc -l <"$work/functions")" -gt 2000
functions=$(awk -v most=$function_lines \
    '$1 > most { print $2 ": " $1 " lines" }' "$work/functions")
verdict shape-functions "more than $function_lines lines" \
    empty "$(not_excepted "$functions" "$long_functions")"

# ---- words

# This file has the words itself.
grep -v '^tests/build/shape.sh$' "$work/written" >"$work/read"
for file in README.md CONTRIBUTING.md doc/*.md src/api/*.def; do
    echo "$file"
done >>"$work/read"

# lines REGEX [BUT]: the lines with a word, but those that match BUT.
lines()
{
    # shellcheck disable=SC2046 # names without blanks
    grep -nE -- "$1" $(cat "$work/read") /dev/null |
        grep -vE -- "${2:-^$}" | cut -c 1-150
}
verdict shape-host "say host; only Cray's and SGI's are machines" empty \
    "$(lines '\<[Mm]achines?\>' "Cray|SGI|T3[DE]|today's|^src/c/api/legacy|^doc/internals.md")"
verdict shape-address 'say address, or address bundle' empty \
    "$(lines '\<([Cc]ards?|[Pp]arcels?)\>' 'network card|^src/c/net/|net_card|card:')"
verdict shape-remote 'say remote' empty "$(lines '\<(sma_)?far_' '^(tests|examples|bench)/')"
verdict shape-alias 'say profiling alias' empty "$(lines '\<[Tt]wins?\>|TWIN')"
verdict shape-dissemination 'say dissemination, recursive halving' empty \
    "$(lines 'sma_[a-z_]*(spread|fold)|struct fold\>')"
verdict shape-exited 'say exited PE' empty "$(lines '[Dd]eserter')"

# ---- names of files

# In a comment NAME.c or NAME.h is a file of the source tree, whatever its
# directory; only NAME itself stands for any name.
# shellcheck disable=SC2046 # names without blanks
{
    sed 's,.*/,,' "$work/written"
    find . -name '*.[ch]' ! -path './build/*' ! -path './tests/*' |
        sed 's,.*/,,'
    # what configure makes, and headers of others
    printf '%s\n' config.h pmix.h ucp.h ISO_Fortran_binding.h
} | sort -u >"$work/names"
grep -vE '^(tests|examples|bench|man|scripts|README)' "$work/read" |
    xargs grep -nE '\<[a-z_0-9]+\.[ch]\>' /dev/null |
    grep -vE '# *include|"[^"]*\.[ch]"|^src/tools/oshcc' |
    awk -v names="$work/names" '
    BEGIN { while ((getline name <names) > 0) known[name] = 1 }
    {
        text = $0
        sub(/^[^:]*:[0-9]*:/, "", text)
        gsub(/<[^>]*>/, "", text)
        while (match(text, /[A-Za-z_0-9-]+\.[ch][^a-z_0-9A-Z]/)) {
            name = substr(text, RSTART, RLENGTH - 1)
            text = substr(text, RSTART + RLENGTH)
            if (!(name in known) && name !~ /NAME/)
                print
        }
    }' >"$work/stale"
verdict shape-names 'a file of this name does not exist' \
    empty "$(cut -c 1-150 "$work/stale")"

# ---- licences

# Each file has a line with its licence, or REUSE.toml has its name, and each name
# there but "**" is that of a file.  LICENSES has the texts.
build-aux/files . | grep -v '^LICENSES/' >"$work/all"
sed -n 's/^    "\([^*].*\|\*\.md\)",$/\1/p' REUSE.toml \
    >"$work/patterns"
xargs grep -L -e 'SPDX-License-Identifier: BSD-3-Clause' <"$work/all" >"$work/without"
unused=
while read -r pattern; do
    pattern="^$(echo "$pattern" | sed 's/\./\\./g; s,\*,[^/]*,g')$"
    grep -q -e "$pattern" "$work/all" || unused="$unused $pattern"
    grep -v -e "$pattern" "$work/without" >"$work/rest"
    mv "$work/rest" "$work/without"
done <"$work/patterns"
verdict shape-licence 'no line SPDX-License-Identifier, and not in REUSE.toml' \
    empty "$(cat "$work/without")"
verdict shape-licence-names 'REUSE.toml has names without a file' empty "$unused"
missing=$(sed -n 's/^SPDX-License-Identifier = "\(.*\)"$/\1/p' REUSE.toml |
    sort -u | while read -r name; do
        [ -f "LICENSES/$name.txt" ] || echo "$name"
    done)
verdict shape-licence-texts 'LICENSES has no text' empty "$missing"

exit "$bad"
