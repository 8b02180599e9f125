#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: awk
#
# The shape of the source: a licence for each file, no written file over 600 lines, no function
# over 60, no name of a source file that does not exist.  It fails when a file or a function
# grows too long, and when a file is renamed and a comment keeps the old name.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cd "$SRC" || exit 1
file_lines=600
function_lines=60

# Sources that people write: no generated files and no tables (*.def), but scripts
# whose name has no ending.
written()
{
    find src bench build-aux examples man nvshmem scripts tests \
        \( -path 'src/*/gen' -o -path nvshmem/src/gen -o -path nvshmem/include \) -prune -o \
        -type f \( -name '*.[chfF]' -o -name '*.cc' -o -name '*.[fF]90' -o \
        -name '*.awk' -o -name '*.py' -o -name '*.sh' \) -print
    find bench build-aux debian nvshmem scripts tests -type f ! -name '*.*' \
        -exec grep -lE '^#!.*sh$' {} +
}
written | sort -u >"$work/written"

verdict shape-found 'the sources are not found' test "$(wc -l <"$work/written")" -gt 400

# ---- length

# The manual, the pages of the documentation and the makefile, too.
# shellcheck disable=SC2046 # names without blanks
files=$(awk -v most=$file_lines '
    FNR == 1 && NR > 1 && last > most { print file ": " last " lines" }
    { file = FILENAME; last = FNR }
    END { if (last > most) print file ": " last " lines" }
    ' $(cat "$work/written") *.md doc/*.md {,nvshmem/}man/src/*.in {,nvshmem/}man/src/inc/*.inc \
    nvshmem/*.md Makefile.in configure.ac build-aux/*.mk nvshmem/cuda.mk.in)
verdict shape-files "more than $file_lines lines" empty "$files"

verdict shape-readme 'the readme is a front page, of less than 200 lines' \
    test "$(wc -l <README.md)" -lt 200

# A function of C, awk or shell has its closing brace in the first column.  A C function begins
# with a brace in the first column, and has its name in the lines before.
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
}' $(grep -v '\.py$' "$work/written") >"$work/functions"
# A function of Python ends before the next line that stands no further right; only
# the end of its head may begin with a parenthesis.
# shellcheck disable=SC2046 # names without blanks
awk '
function finish() { if (name != "") print last - first + 1, file ":" name; name = "" }
FNR == 1 { finish(); file = FILENAME }
/[^ ]/ {
    match($0, /[^ ]/)
    if (RSTART <= column && !/^ *\)/)
        finish()
    if (/^ *def /) {
        finish()
        name = $2
        sub(/\(.*/, "", name)
        first = FNR
        column = RSTART
    }
    last = FNR
}
END { finish() }' $(grep '\.py$' "$work/written") >"$work/functions.py"
verdict shape-functions-python 'the functions of Python are not found' \
    test "$(wc -l <"$work/functions.py")" -gt 100
cat "$work/functions.py" >>"$work/functions"
verdict shape-functions-found 'the functions are not found' \
    test "$(wc -l <"$work/functions")" -gt 2000
functions=$(awk -v most=$function_lines \
    '$1 > most { print $2 ": " $1 " lines" }' "$work/functions")
verdict shape-functions "more than $function_lines lines" empty "$functions"

# ---- names of files

# In a comment NAME.c or NAME.h is a file of the source tree, in the directory that
# stands before it, or in any; only NAME itself stands for any name.
grep -v '^tests/source/shape.sh$' "$work/written" >"$work/read"
for file in README.md CONTRIBUTING.md doc/*.md {src,nvshmem}/api/*.def; do
    echo "$file"
done >>"$work/read"
{
    cat "$work/written"
    find . -name '*.[ch]' ! -path './build/*' ! -path './tests/*' | sed 's,^./,,'
    # what configure makes, and headers of others
    printf '%s\n' config.h pmix.h ucp.h ISO_Fortran_binding.h
} | awk '{ print; while (sub(/^[^\/]*\//, "")) print }' | sort -u >"$work/names"
grep -vE '^((nvshmem/)?(tests|examples|bench|man)|scripts|README|build-aux/gen/)' "$work/read" |
    xargs grep -nE '\<[a-z_0-9]+\.[ch]\>' /dev/null |
    grep -vE '# *include|"[^"]*\.[ch]"|^src/tools/oshcc' |
    awk -v names="$work/names" '
    BEGIN { while ((getline name <names) > 0) known[name] = 1 }
    {
        text = $0
        sub(/^[^:]*:[0-9]*:/, "", text)
        gsub(/<[^>]*>/, "", text)
        while (match(text, /[A-Za-z_0-9-]+(\/[A-Za-z_0-9-]+)*\.[ch][^a-z_0-9A-Z]/)) {
            name = substr(text, RSTART, RLENGTH - 1)
            text = substr(text, RSTART + RLENGTH)
            if (!(name in known) && name !~ /NAME/)
                print
        }
    }' >"$work/stale"
verdict shape-names 'a file of this name does not exist' empty "$(cut -c 1-150 "$work/stale")"

# ---- mistakes on purpose (src/c/shared/mutant.h)

# Each has one place, and some test names it: a tag "notices", or a script.
grep -rhoE --exclude=mutant.h '\<SMA_MUTANT\([a-z_0-9]+\)' src | sed 's/.*(//; s/)//' |
    sort >"$work/mutants"
verdict shape-mutants-place 'a mistake on purpose has two places' \
    empty "$(uniq -d "$work/mutants")"
verdict shape-mutants-tested 'no test names the mistake' empty "$(while read -r name; do
        grep -rqw -- "$name" tests || echo "$name"
    done <"$work/mutants")"

# ---- scripts of tests

verdict shape-needs 'the third line does not say what the test needs' empty \
    "$(awk 'FNR == 3 && !/^# needs: [^ ]/ { print FILENAME }' tests/*/*.sh nvshmem/tests/*.sh)"
# What is longer than ten lines is a file beside the script.
long=$(grep '^\(nvshmem/\)\?tests/\(.*\.sh\|[^.]*\)$' "$work/written" | xargs awk '
    FNR == 1 { end = "" }
    end == "" && !/^ *#/ && /(^|[^<(])<<-? *["\047]?[A-Za-z_]+/ {
        end = $0
        sub(/.*<<-? *["\047]?/, "", end)
        sub(/[^A-Za-z_].*/, "", end)
        first = FNR
        next
    }
    end != "" && $0 == end {
        if (FNR - first > 11)
            print FILENAME ":" first ": a here document of " FNR - first - 1 " lines"
        end = ""
    }')
verdict shape-here-documents 'longer than ten lines' empty "$long"
# ---- wires

# The variable names the wires in the order of src/c/shared/wires.h, and the build has
# each of them.
wires=$(sed -n '/^    {SMA_BUILT_/{n; s/^ *"\(.*\)",$/\1/p}' src/c/shared/wires.h | xargs)
verdict shape-wires-build 'Makefile.in has other wires' \
    same "$(sed -n 's/^WIRES = //p' Makefile.in)" "$wires"
verdict shape-wires-words 'src/api/env.def has other wires' \
    same "$(sed -n 's/^SHMEM_TRANSPORT .*word \[\(.*\)\].*/\1/p' src/api/env.def)" \
    "auto $wires shm all-${wires// / all-}"

# ---- environment variables

verdict shape-variables 'base/env.c does not read the variable' \
    empty "$(sed -n 's/^SHMEM_\([A-Z_]*\) .*/ENV_\1/p' src/api/env.def |
        while read -r name; do
            grep -qw "$name" src/c/base/env.c || echo "$name"
        done)"
names=$(sed -n '/^SHMEM_TEST_/d; s/^\(SHMEM_[A-Z_]*\) |.*/\1/p' src/api/env.def)
verdict shape-variables-page 'shmem_env(7) has other variables' \
    same "$(sed -n 's/^@ENV \(.*\)@$/\1/p' man/src/shmem_env.7.in)" "$names"
# Each word of a variable is explained: "ucx, ofi: ..."
verdict shape-variables-words 'shmem_env(7) does not explain the word' \
    empty "$(awk -F ' *[|] *' '
        FNR == NR && $3 ~ /^(word|processors) / { words[$1] = $3 }
        FNR == NR { next }
        /^@ENV / { name = $0; gsub(/@ENV |@/, "", name) }
        { gsub(/\\-/, "-"); text[name] = text[name] " " $0 " " }
        END {
            for (name in text) {
                n = split(words[name], word, /[] []+/)
                for (i = 2; i < n; i++)
                    if (text[name] !~ " " word[i] "[,:] ")
                        print name "=" word[i]
            }
        }' src/api/env.def man/src/shmem_env.7.in)"
verdict shape-variables-many \
    'users know 17 at most: a new one takes the place of another, or is a SHMEM_TEST_ one' \
    test "$(wc -l <<<"$names")" -le 17

# ---- licences

# Each file has a line with its licence, or REUSE.toml has its name, and each name
# there but "**" is that of a file.  LICENSES has the texts.
build-aux/files . | grep -v '^LICENSES/' >"$work/all"
sed -n 's/^    "\([^*].*\|\*\.md\)",$/\1/p' REUSE.toml >"$work/patterns"
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
