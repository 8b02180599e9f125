#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# Tests what osh_stats draws: the SVG files, and the report in HTML.  Their
# texts and numbers are compared with the file of SHMEM_STATS; names that mean
# something in HTML, jobs without traffic, long traces and wrong traces are
# tried.  Where Chromium is installed, it opens the report, and the script of
# the report runs.

. "$(dirname "${BASH_SOURCE[0]}")/../common"
unset "${!SHMEM_@}"
export SHMEM_SYMMETRIC_SIZE=1m
run="$PREFIX/bin/oshrun"
show=$PREFIX/bin/osh_stats
cd "$work" || exit 1

cp "$here/report_prog.c" prog.c
# characters that HTML, JSON and terminals take for something else
odd='<b>&"name'\''\ pr'$'\303\274''f </script>'
mkdir -p "${odd%/*}"
"$PREFIX/bin/oshcc" -o prog prog.c && cp prog "$odd" ||
    { fail report 'the test program does not compile'; exit 1; }
$run -n 4 -x SHMEM_STATS=s.json -x SHMEM_TRACE=t.json ./prog
$run -n 4 -x SHMEM_STATS=odd.json -x SHMEM_TRACE=odd-t.json "./$odd"
$run -n 3 -x SHMEM_STATS=none.json -x SHMEM_TRACE=none-t.json ./prog none
$run -n 1 -x SHMEM_STATS=one.json ./prog

# ------------------------------------------------------- the numbers of each PE
verdict pes-calls 'the numbers of the PEs' same \
    "$(sed -n '/shmem_quiet/,/pe_calls/s/^ "pe_calls": //p' s.json)" \
    '[0,0,1,0],'
verdict pes-bytes 'the numbers of the PEs' same \
    "$(sed -n '/shmem_putmem/,/pe_bytes/s/^ "pe_bytes": //p' s.json)" \
    '[1000,1000,1000,1000],'
verdict pes-seconds 'the times of the PEs have another sum' awk '
    function sum(list,   n, part, i, s) {
        gsub(/[^0-9.,]/, "", list)
        n = split(list, part, ",")
        for (i = 1; i <= n; i++)
            s += part[i]
        return s
    }
    /^{"name"/ { want = $0; sub(/.*"seconds": /, "", want) }
    /^ "pe_seconds"/ {
        rows++
        d = sum($0) - (want + 0)
        if (d > 1e-8 || d < -1e-8)
            exit 1
    }
    END { if (rows != 4) exit 1 }' s.json
verdict name-utf8 'the name of the program is not UTF-8' \
    grep -q "^\"program\": .*pr$(printf '\303\274')f" odd.json

# ------------------------------------------------------------------ the drawings
# texts CLASS FILE: the texts of a class, on one line
texts()
{
    sed -n "s/^<text class=\"$1\"[^>]*>\\([^<]*\\).*/\\1/p" "$2" | xargs
}

# PATH=: nothing else is needed to draw
PATH=/nowhere "$show" -o d s.json >out 2>&1
verdict svg 'no drawings' same "$(cat out)" 'd/s-routines.svg
d/s-calls.svg
d/s-bytes.svg'
verdict svg-ticks 'each PE should have a number' \
    same "$(texts middle d/s-bytes.svg)" '0 1 2 3 to PE from PE'
verdict svg-ticks-left 'each PE should have a number' \
    same "$(texts right d/s-bytes.svg)" '0 1 2 3'
verdict svg-cells 'other cells' same "$(grep -c '<path class="m8"' d/s-calls.svg)
$(sed -n 's/<path class="m8" d="\(.*\)"\/>/\1/p' d/s-calls.svg)" \
    '1
M1 0h1v1h-1zM2 1h1v1h-1zM3 2h1v1h-1zM0 3h1v1h-1z'
verdict svg-names 'a name has no room' awk -F '[">]' '
    /class="name right"/ {
        n++
        sub(/<.*/, "", $8)
        if (length($8) < 10 || $4 < 8 * length($8))
            exit 1
    }
    END { if (n != 4) exit 1 }' d/s-routines.svg
"$show" -o d odd.json >/dev/null
verdict svg-odd 'the name is not escaped' grep -q \
    '&lt;b&gt;&amp;&quot;name&#39;\\ pr.*f &lt;/script&gt;</text>' d/odd-bytes.svg
"$show" -o d none.json >/dev/null
verdict svg-none 'nothing says that there was no traffic' \
    same "$(texts middle d/none-bytes.svg)" '0 1 2 to PE from PE none'
verdict svg-none-routines 'nothing says that nothing was called' \
    grep -q '>No routine was called<' d/none-routines.svg
"$show" -o d one.json >/dev/null
verdict svg-one 'one PE' same "$(texts middle d/one-bytes.svg)" '0 to PE from PE'

# matrix_file N: a file of N PEs, each of which sends N bytes to the next
matrix_file()
{
    awk -v n="$1" '
    function list(value,   i) {
        for (i = 0; i < n; i++)
            printf "%s%s", i ? "," : "", value
    }
    function matrix(name, value,   i, k) {
        printf ",\n\"%s\": [", name
        for (i = 0; i < n; i++) {
            printf "%s[", i ? "," : ""
            for (k = 0; k < n; k++)
                printf "%s%d", k ? "," : "", k == (i + 1) % n ? value : 0
            printf "]"
        }
        printf "]"
    }
    BEGIN {
        printf "{\"format\": \"libsma-stats\", \"version\": 1, \"pes\": %d,", n
        printf "\"program\": \"p\", \"hosts\": ["
        list("\"h\"")
        printf "], \"seconds\": ["
        list(1)
        printf "], \"routines\": []"
        matrix("calls", 1)
        matrix("bytes", n)
        print "}"
    }'
}
matrix_file 128 >m128.json
matrix_file 300 >m300.json
"$show" -o d m128.json >/dev/null
verdict svg-128 'other ticks' same "$(texts right d/m128-bytes.svg)" \
    '0 10 20 30 40 50 60 70 80 90 100 110 120'
"$show" -o d m300.json >/dev/null
verdict svg-300 'nothing says how many PEs a cell has' \
    grep -q '; a cell is 2 x 2 PEs<' d/m300-bytes.svg

# ------------------------------------------------------------------- the report
"$show" --html r.html --trace t.json s.json >out 2>&1
verdict html 'the name of the file is not printed' same "$(cat out)" r.html
cp s.json beside.json
verdict html-beside 'no report beside the file' same \
    "$("$show" --html beside.json 2>&1)" beside.html
"$show" -o named.html beside.json >out 2>&1
verdict html-output '-o names no report' cmp beside.html named.html
cp s.json kept.json
verdict html-keeps 'a file of statistics is overwritten' same \
    "$("$show" --html beside.json kept.json 2>&1)" \
    "osh_stats: kept.json: more than one file; the name of a report must end in \
.html, or be given by -o"
verdict html-kept 'a file of statistics is overwritten' cmp s.json beside.json
verdict html-stdout 'another report on standard output' \
    cmp r.html <("$show" --html - --trace t.json s.json)
verdict html-alone 'it needs another file' empty \
    "$(grep -nE 'https?:|src=|href=|url\(|@import' r.html)"
# balanced FILE: every element is closed by its own tag
balanced()
{
    sed '/^<script/,/^<\/script>/d; /^<style>/,/^<\/style>/d' "$1" |
        tr '\n' ' ' | sed 's/</\n</g' | awk '
    /^<!/ || /^<(meta|wbr|path|rect)/ && !/^<rect[^>]*[^\/]>/ { next }
    /^<\// {
        name = substr($0, 3)
        sub(/[^a-z0-9].*/, "", name)
        if (stack[depth--] != name)
            print "</" name "> after <" stack[depth + 1] ">"
        next
    }
    /^</ {
        name = substr($0, 2)
        sub(/[^a-z0-9].*/, "", name)
        stack[++depth] = name
    }
    END { if (depth != 0) print "not closed: " stack[depth] }'
}
verdict html-tags 'tags that do not match' empty "$(balanced r.html)"
# the table: routine, calls, bytes, without JavaScript
rows()
{
    sed -n '/^<section id="routines"/,/^<\/section>/s/^<tr>//p' "$1" |
        sed 's/<wbr>//g; s/<\/th>/ /; s/<\/td>/ /g; s/<[^>]*>//g'
}
verdict html-table 'other numbers' same \
    "$(rows r.html | awk '{ print $1, $2, $3 }' | sort)" \
    'shmem_barrier_all 4 0
shmem_ctx_ulonglong_atomic_fetch_xor_nbi 4 32
shmem_putmem 40 4000
shmem_quiet 1 0'
verdict html-bars 'no bars' same "$(grep shmem_quiet r.html |
    grep -o 'class="bar" style="--w:[0-9.]*%"' | sed -n 1,2p)" \
    'class="bar" style="--w:2.5%"
class="bar" style="--w:0.0%"'
verdict html-pes 'no columns of PEs' same \
    "$(grep -c '<title>PE [0-3]: shmem_putmem, 1000</title>' r.html)" 4
verdict html-maps 'no maps' same "$(grep -c '<path class="m8"' r.html)" 2
# data FILE: the numbers that the script reads
data()
{
    sed -n '/<script type="application\/json"/,/<\/script>/p' "$1" | sed '1d;$d'
}
# json: is it JSON?
json()
{
    if command -v python3 >/dev/null; then
        python3 -m json.tool
    elif command -v node >/dev/null; then
        node -e 'JSON.parse(require("fs").readFileSync(0))'
    else
        [ "$(head -c 1)" = '{' ]
    fi
}
verdict html-data 'no JSON' json < <(data r.html)
verdict html-matrix 'another matrix' grep -qx '\[0,1000,0,0\],' <(data r.html |
    sed 's/^\[8,/[0,/')
verdict html-slices 'other calls in the time line' same "$(data r.html |
    sed -n 's/.*"slices": \[\(.*\)\]}.*/\1/p' | tr ',' '\n' |
    awk 'NR % 6 == 0 { calls += $1 } END { print NR / 6, calls }')" '49 49'
"$show" --html odd.html --trace odd-t.json odd.json >/dev/null
verdict html-odd 'the name is not escaped' same "$(grep -c \
    '^<h1>\./&lt;b&gt;&amp;&quot;name&#39;\\ pr.*f &lt;/script&gt;</h1>' odd.html
    grep -c '</script>' odd.html)" '1
2'
verdict html-odd-tags 'tags that do not match' empty "$(balanced odd.html)"
"$show" --html none.html --trace none-t.json none.json >/dev/null
verdict html-none 'nothing says that nothing was called' same "$(grep -c \
    '<p>There was none\.</p>\|<p>No routine was called\.</p>' none.html)" 2
verdict html-none-tags 'tags that do not match' empty "$(balanced none.html)"
verdict html-none-data 'no JSON' json < <(data none.html)
# a file of an older library
sed 's/^ "pe_/ "other_/' s.json >old.json
"$show" --html old.html old.json >/dev/null
verdict html-old 'a file without the numbers of PEs' same "$(balanced old.html
    rows old.html | grep -c shmem_; grep -c '<figure class="chart"' old.html)" '4
0'
"$show" --html m128.html m128.json >/dev/null
verdict html-128 'other numbers of PEs' same "$(sed -n \
    's/^<\/svg>$//; /^<div class="x">/s/<[^>]*>/ /gp' m128.html | head -n 1 |
    xargs)" '0 20 40 60 80 100 120 to PE'
if command -v node >/dev/null; then
    sed -n '/^<script>/,/^<\/script>/p' r.html | sed '1d;$d' >script.js
    verdict html-script 'the script has a wrong syntax' node --check script.js
fi

# a trace with more calls than a browser can draw
awk 'BEGIN {
    print "{\"otherData\":{\"program\":\"./prog\",\"pes\":\"4\"},\"traceEvents\":["
    for (pe = 0; pe < 4; pe++) {
        printf "{\"ph\":\"M\",\"name\":\"thread_name\",\"tid\":%d,", pe + 1
        printf "\"args\":{\"name\":\"PE %d\"}},\n", pe
        for (i = 0; i < 30000; i++) {
            printf "{\"ph\":\"X\",\"name\":\"shmem_p\",\"tid\":%d,", pe + 1
            printf "\"ts\":%d.5,\"dur\":0.250,", i * 10
            printf "\"args\":{\"bytes\":8,\"pe\":0}},\n"
        }
    }
    print "{\"ph\":\"M\",\"name\":\"trace\",\"pid\":0}\n]}"
}' >long.json
"$show" --html long.html --trace long.json s.json >/dev/null
verdict thinned 'calls are missing, or there are too many pieces' same "$(data \
    long.html | sed -n 's/.*"slices": \[\(.*\)\]}.*/\1/p' | tr ',' '\n' |
    awk 'NR % 6 == 4 { bytes += $1 } NR % 6 == 0 { calls += $1 }
        END { print NR / 6 < 100000, calls, bytes }')" '1 120000 960000'
verdict thinned-told 'nothing says that calls were joined' grep -q \
    'of the trace: 120000 in .*drawn as one piece in the colour of the longest' \
    long.html

# ---------------------------------------------------------------- wrong traces
# wrong NAME MESSAGE: the trace is on standard input
wrong()
{
    cat >wrong.json
    "$show" --html wrong.html --trace wrong.json s.json >out 2>&1
    verdict "trace-wrong-$1" 'status or message' same "$? $(cat out)" \
        "1 osh_stats: wrong.json:$2"
}
wrong empty ' the file is empty' </dev/null
wrong stats '1: this is not a file of SHMEM_TRACE' <s.json
head -n 5 t.json | wrong cut '5: the trace ends too early'
sed '4s/"ph"/"ph/' t.json | wrong json '4: a colon is missing'
sed '/"ph":"X"/s/"dur":[0-9]*/"dur":-1/' t.json | wrong duration \
    "$(grep -n '"ph":"X"' t.json | head -n 1 | cut -d: -f1): this is not a call as SHMEM_TRACE writes it"
sed 's/"tid":1,/"tid":77,/' t.json | sed '/thread_name/s/77/1/' | wrong thread \
    "$(grep -n '"ph":"X"' t.json | head -n 1 | cut -d: -f1): a call is of a thread without a name"
sed '1s/"pes":"4"/"pes":"5"/' t.json |
    wrong job " the trace is from another job: ./prog with 5 PEs"
"$show" --trace t.json s.json >out 2>&1
verdict trace-alone 'a trace without a report' same "$? $(cat out)" \
    '1 osh_stats: --trace needs --html (osh_stats --help)'
"$show" t.json >out 2>&1
verdict trace-as-stats 'a trace in place of the file of SHMEM_STATS' same \
    "$? $(cat out)" '1 osh_stats: t.json:1: this is a file of SHMEM_TRACE; give it as --trace FILE'
"$show" --html x.html --trace . s.json >out 2>&1
verdict trace-directory 'a directory' same "$? $(cat out)" \
    '1 osh_stats: .: cannot be read'
"$show" --html /no/such/dir/x.html s.json >out 2>&1
verdict html-unwritable 'status or message' same "$? $(cat out)" \
    '1 osh_stats: /no/such/dir/x.html: No such file or directory'
(
    trap '' XFSZ
    ulimit -f 1
    "$show" --html full.html s.json >out 2>&1
)
verdict html-full 'status or message' same "$? $(cat out)" \
    '1 osh_stats: full.html: cannot write: File too large'
crashed=
for i in $(seq 1 397 "$(wc -c <t.json)"); do
    { head -c "$i" t.json; printf '\377'; tail -c "+$((i + 2))" t.json; } >byte.json
    "$show" --html wrong.html --trace byte.json s.json >/dev/null 2>&1
    [ $? -le 1 ] || crashed="$crashed $i"
done
verdict trace-crash 'crashes' empty "$crashed"

# --------------------------------------------------------------- in a browser
browser=$(command -v chromium || command -v chromium-browser ||
    command -v google-chrome) || {
    skip browser 'no Chromium'
    exit $bad
}
sed '/^<\/body>/,$d' odd.html >browser.html
cat "$here/report_browser.html" >>browser.html
"$browser" --headless --no-sandbox --disable-gpu \
    --user-data-dir="$work/profile" --window-size=400,800 \
    --virtual-time-budget=4000 --dump-dom "file://$work/browser.html" \
    >dom 2>browser.log
if [ -s dom ]; then
    verdict browser 'the script does something else' same "$(sed -n \
        '/<pre id="result">/,/<\/pre>/p' dom | sed '1s/.*>//; s/<\/pre>.*//
        s/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g')" \
        "wide: false
calls: 40,4,4,1 descending
first: shmem_barrier_all
map: PE 0 → PE 1 1,000 bytes 10 calls
line: true
title: ./$odd: SHMEM report"
else
    skip browser 'Chromium does not start here'
fi
exit $bad
