#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk python3
#
# Tests the report that osh_stats makes: the numbers in it are those of the file of SHMEM_STATS;
# names that mean something in HTML, jobs without traffic, long traces and wrong traces are
# tried.  Where Chromium is installed, it opens the reports at the width of a phone and of a
# desk, in light and dark colours, and report_browser.js looks at all that they show.

. "$(dirname "${BASH_SOURCE[0]}")/../common"
. "$tests/browser"
unset "${!SHMEM_@}"
export SHMEM_SYMMETRIC_SIZE=1m
run="$PREFIX/bin/oshrun"
show=$PREFIX/bin/osh_stats
cd "$work" || exit 1

cp "$here/report_prog.c" prog.c
# characters that HTML, JSON and terminals take for something else
odd='<b>&"name'\''\ pr'$'\303\274\002''f </script>'
mkdir -p "${odd%/*}"
"$PREFIX/bin/oshcc" -o prog prog.c && cp prog "$odd" || exit 1
$run -n 4 -x SHMEM_STATS=s.json -x SHMEM_TRACE=t.json ./prog
$run -n 4 -x SHMEM_STATS=odd.json -x SHMEM_TRACE=odd-t.json "./$odd"
$run -n 3 -x SHMEM_STATS=none.json -x SHMEM_TRACE=none-t.json ./prog none
$run -n 1 -x SHMEM_STATS=one.json ./prog

# ------------------------------------------------------- the numbers of each PE
verdict pes-calls 'the numbers of the PEs' same \
    "$(sed -n '/shmem_quiet/,/pe_calls/s/^ "pe_calls": //p' s.json)" '[0,0,1,0],'
verdict pes-bytes 'the numbers of the PEs' same \
    "$(sed -n '/shmem_putmem/,/pe_bytes/s/^ "pe_bytes": //p' s.json)" '[1000,1000,1000,1000],'
verdict pes-seconds 'other times, shares or hosts' python3 -c 'import json, os
d = json.load(open("s.json")); rows, ran = d["routines"], d["seconds"]
exit(len(rows) != 4 or any(abs(sum(r["pe_seconds"]) - r["seconds"]) > 1e-8
    or abs(r["share"] - 100 * r["seconds"] / sum(ran)) > .0051 for r in rows) or any(
    not sum(r["pe_seconds"][k] for r in rows) <= ran[k] < 100 for k in range(4)) or
    d["hosts"] != [os.uname().nodename] * 4)'
verdict name-utf8 'the name of the program is not UTF-8' \
    grep -q "^\"program\": .*pr$(printf '\303\274').u0002f" odd.json

# ------------------------------------------------------------------- the report
# matrix_file N: a file of N PEs, each of which sends N bytes to the next
matrix_file()
{
    python3 -c 'import json, sys
n = int(sys.argv[1])
calls = [[int(k == (i + 1) % n) for k in range(n)] for i in range(n)]
print(json.dumps({"format": "libsma-stats", "version": 1, "pes": n, "program": "p",
    "hosts": ["h"] * n, "seconds": [1] * n, "routines": [], "calls": calls,
    "bytes": [[n * c for c in row] for row in calls]}))' "$1"
}
matrix_file 128 >m128.json
matrix_file 300 >m300.json
for n in 128 300; do
    "$show" --html m$n.html m$n.json >out 2>&1
    verdict html-$n 'the name of the file is not printed' same "$(cat out)" m$n.html
done
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
.html (osh_stats --help)"
"$show" -o drawings s.json >out 2>&1
verdict html-directory 'a report without the name of one' same "$? $(cat out)" \
    '1 osh_stats: -o drawings: the name must end in .html; osh_stats draws nothing but a report'
verdict html-kept 'a file of statistics is overwritten' cmp s.json beside.json
verdict html-stdout 'another report on standard output' \
    cmp r.html <("$show" --html - --trace t.json s.json)
verdict html-alone 'it needs another file' empty \
    "$(grep -nE 'https?:|src=|href=|url\(|@import' r.html | grep -v w3.org/2000/svg)"
# data FILE: the numbers that the script reads
data()
{
    sed -n '/<script type="application\/json"/,/<\/script>/p' "$1" | sed '1d;$d'
}
# says FILE EXPRESSION: its value, in which d is the data, s those of SHMEM_STATS in it
says()
{
    data "$1" | python3 -c "import json, sys; d = json.load(sys.stdin); s = d['stats']
print($2)"
}
verdict html-data 'other numbers than in the file' same \
    "$(says r.html 's == json.load(open("s.json")), d["block"]')" 'True 1'
verdict html-slices 'other calls in the time line' same "$(says r.html \
    'sum(len(t["slices"]) for t in d["trace"]["tracks"]) // 6, d["trace"]["calls"]')" '49 49'
"$show" --html odd.html --trace odd-t.json odd.json >/dev/null
verdict html-odd 'a name can be markup' same "$(grep -c '</script>' odd.html
    data odd.html | grep -c '[<>&]')" '2
0'
verdict html-odd-name 'another name' same "$(says odd.html 's["program"]')" \
    "./${odd/$'\002'/$'\357\277\275'}" # U+FFFD
"$show" --html none.html --trace none-t.json none.json >/dev/null
verdict html-none 'no JSON' same "$(says none.html 's["routines"]')" '[]'
# a file of an older library
sed 's/^ "pe_/ "other_/' s.json >old.json
"$show" --html old.html old.json >/dev/null
verdict html-old 'a file without the numbers of PEs' same "$(says old.html 'len(s["routines"])')" 4
verdict html-cells 'other cells' same "$(says m300.html 'd["block"], len(s["bytes"]),
    s["bytes"][0][0], s["bytes"][0][1], s["bytes"][149][0]')" '2 150 300 300 300'
if command -v node >/dev/null; then
    verdict html-script 'the script has a wrong syntax' \
        node --check "$SRC/src/tools/osh_stats/report.js"
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
verdict thinned 'calls are missing, or there are too many pieces' same "$(says long.html \
    '[(len(c) < 600000, sum(c[5::6]), sum(c[3::6])) for c in
    [sum((t["slices"] for t in d["trace"]["tracks"]), [])]], d["trace"]["joined"] > 0')" \
    '[(True, 120000, 960000)] True'

# ---------------------------------------------------------------- wrong traces
# wrong NAME MESSAGE: the trace is on standard input
wrong()
{
    cat >wrong.json
    "$show" --html wrong.html --trace wrong.json s.json >out 2>&1
    verdict "trace-wrong-$1" 'status or message' same "$? $(cat out)" "1 osh_stats: wrong.json:$2"
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
verdict trace-directory 'a directory' same "$? $(cat out)" '1 osh_stats: .: cannot be read'
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
# light, and dark
for colours in light:1 dark:0; do
    browse "report-browser-${colours%:*}" "$here/report_browser.js" "${colours%:*}" \
        --window-size=1300,1000 --blink-settings=preferredColorScheme="${colours#*:}" \
        --virtual-time-budget=60000
done
exit $bad
