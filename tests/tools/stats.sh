#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage awk python3
#
# Tests SHMEM_STATS, SHMEM_TRACE and what osh_stats prints: calls and bytes of
# programs for which they are known, in C and Fortran, with and without a
# network; files that cannot be written or read; and that a program without these
# variables has no part of them, with libsma.a and loaded by ctypes.

. "$(dirname "${BASH_SOURCE[0]}")/../common"
unset "${!SHMEM_@}"
export SHMEM_SYMMETRIC_SIZE=1m
run="$PREFIX/bin/oshrun"
cd "$work" || exit 1

"$PREFIX/bin/oshcc" -o known "$here/stats_known.c" || exit 1

# ------------------------------------------------------------------ the table
want_known='shmem_barrier_all 8 0
shmem_broadcast64 4 128
shmem_ctx_destroy 2 0
shmem_ctx_int_p 2 8
shmem_getmem 20 2000
shmem_int_atomic_add 12 48
shmem_iput32 4 96
shmem_long_alltoall 2 64
shmem_long_put 40 2560
shmem_long_sum_to_all 4 512
shmem_team_create_ctx 2 0
shmem_team_destroy 2 0
shmem_team_split_strided 4 0'

# table FILE: routine, calls and bytes of what a job printed
table()
{
    awk '/^routine / { inside = 1; next }
        inside { print $1, $2, $3 }' "$1" | sort
}

# said TRACE: of each call routine, PE, bytes, and the PE that it names or that all others wait for. An
# arrow follows the call that it belongs to, and ends once.
said()
{
    python3 -c 'import json, sys
begins, calls = {}, []
for e in json.load(open(sys.argv[1]))["traceEvents"]:
    if e["ph"] == "X":
        of = e["args"]
        whom = of.get("pe", "alone" if of.get("members") == 1 else "-")
        calls.append([e["name"], e["tid"] - 1, of["bytes"], whom, None])
    elif e["ph"] == "s":
        begins[e["id"]] = e["tid"] - 1
        calls[-1][3] = "root %d" % begins[e["id"]]
    elif e["ph"] == "f":
        calls[-1][4] = e["id"]
for name, pe, size, whom, arrow in calls:
    print(name, pe, size, f"root {begins.pop(arrow, None)}" if arrow else whom)' "$1" | sort
}

for world in node ucx mixed; do
    set --
    [ $world = node ] || [ -f "$PREFIX/lib/sma/transport_ucx.so" ] || continue
    [ $world != ucx ] || set -- -x SHMEM_TRANSPORT=all-ucx
    [ $world != mixed ] || set -- -x SHMEM_TEST_NODES=2
    $run -n 4 -x SHMEM_STATS=1 "$@" ./known >out 2>err
    verdict stats-table-$world 'other calls or bytes' same "$(table err)" "$want_known"
    verdict stats-result-$world 'the program does not do what it did' \
        same "$(sort out | uniq -c | tr -s ' ')" ' 4 done'
    # with space for pieces of 1 KiB in the heap
    $run -n 4 -x SHMEM_TRACE=e.json -x SHMEM_STATS=es.json -x SHMEM_SYMMETRIC_SIZE=1088 \
        "$@" ./known e | sort >out
    verdict trace-each-$world 'other bytes, PE or root' empty \
        "$([ -s out ] || echo nothing; diff out <(said e.json))"
    verdict stats-pieces-$world 'other calls' same "$(cut -d' ' -f1 out | uniq -c |
        awk '{ print $2, $1 }')" "$(sed -n \
        's/^{"name": "\(.*\)", "calls": \([0-9]*\),.*/\1 \2/p' es.json | sort)"
done
$run -n 4 -x SHMEM_STATS=1 ./known i >/dev/null 2>err
verdict stats-implicit 'a program that ends without shmem_finalize' \
    same "$(table err)" "$want_known"
SHMEM_STATS=1 ./known >/dev/null 2>err # one PE, no oshrun
verdict stats-alone 'one PE without oshrun' grep -Eqz \
    '^shmem: 1 PE ran [0-9]+\.[0-9]{6} s, [0-9.]+ % of it in SHMEM.*\sshmem_long_put +10 +640 ' err
verdict stats-shares 'other shares of the time' empty "$(awk '$4 == "ran" { ran = $5; sum = $7 }
    /^shmem_/ { sum -= $5 }
    /^shmem_/ && ($5 - 100 * $4 / ran) ^ 2 > (.006 + 1e-4 / ran) ^ 2
    END { if (sum ^ 2 > .01) print "sum", sum }' err 2>&1)"
$run -n 4 -x SHMEM_STATS=1 -x SHMEM_TRACE=g.json ./known g >/dev/null 2>err
verdict stats-global-exit-status 'status of shmem_global_exit' same $? 7
verdict stats-global-exit 'nothing about the PE that ended the job' \
    grep -q '^shmem: PE 1 of 4, which ended the job, ran ' err
verdict trace-global-exit 'not the calls of the PE that ended the job' same \
    "$(said g.json | cut -d' ' -f2 | uniq -c | tr -s ' ')" ' 29 1'
$run -n 4 -x SHMEM_STATS=1 ./known G >/dev/null 2>err
verdict stats-global-exit-all 'several PEs write' same "$(grep -c 'which ended the job' err)" 1
$run -n 4 -x SHMEM_STATS=1 -x SHMEM_TRACE=x.json "$@" ./known x >/dev/null 2>err
verdict stats-no-space 'not one word of a heap that is full' same 1 \
    "$(grep -c 'too little free memory for gathering the data of SHMEM_STATS' err)"

# ------------------------------------------------------------- off, and around
for off in 0 no off ''; do
    SHMEM_STATS=$off $run -n 2 ./known 2>err >/dev/null
    verdict "stats-off-${off:-empty}" 'prints something' empty "$(cat err)"
done
# a program that is linked with libsma.a, statically if that is possible
"$PREFIX/bin/oshcc" -static -o known-a "$here/stats_known.c" >/dev/null 2>&1 ||
    "$PREFIX/bin/oshcc" -o known-a "$here/stats_known.c" "$PREFIX/lib/libsma.a" 2>/dev/null
$run -n 4 -x SHMEM_STATS=1 ./known-a >/dev/null 2>err
verdict stats-static 'other calls or bytes with libsma.a' same "$(table err)" "$want_known"

# a tool of the profiling interface sees each call, and its own are counted
"$PREFIX/bin/oshcc" -shared -fPIC -o libtool.so "$here/stats_tool.c"
LD_PRELOAD=./libtool.so SHMEM_STATS=1 ./known >/dev/null 2>err
verdict stats-tool 'the tool does not see the call' grep -q 'the tool has seen it' err
verdict stats-tool-counted 'other calls than those of the tool' same \
    "$(table err | grep -E '^shmem_(barrier|sync)_all')" \
    'shmem_barrier_all 2 0
shmem_sync_all 2 0'

# a program that loads the library when it runs
cat >load.py <<'P'
import ctypes, sys
lib = ctypes.CDLL(sys.argv[1])
lib.shmem_init()
lib.shmem_malloc.restype = ctypes.c_void_p
word = ctypes.c_long(7)
there = ctypes.c_void_p(lib.shmem_malloc(8))
lib.shmem_putmem(there, ctypes.byref(word), ctypes.c_size_t(8), 0)
lib.shmem_finalize()
P
SHMEM_STATS=1 python3 load.py "$PREFIX/lib/libsma.so" 2>err
verdict stats-ctypes 'calls by ctypes of Python' same "$(table err |
    grep '^shmem_')" 'shmem_malloc 1 0
shmem_putmem 1 8'

# ------------------------------------------------------------------- the file
# json FILE: is it JSON?
json()
{
    python3 -m json.tool "$1" >/dev/null
}

# matrix NAME FILE: the rows of a matrix
matrix()
{
    sed -n "/^\"$1\": \\[\$/,/^\\]/p" "$2" | grep '^\[' | tr -d '[] ' |
        sed 's/,$//'
}

$run -n 4 -x SHMEM_STATS=s.json -x SHMEM_TRACE=t.json ./known >/dev/null 2>err
verdict stats-file-silent 'prints something' empty "$(cat err)"
verdict stats-file-json 'no JSON' json s.json
verdict stats-file-routines 'other calls or bytes' same "$(sed -n \
    's/^{"name": "\(.*\)", "calls": \(.*\), "bytes": \(.*\), "sec.*/\1 \2 \3/p' \
    s.json | sort)" "$want_known"
verdict stats-file-calls 'another matrix of calls' same "$(matrix calls s.json)" '6,10,0,3
5,2,10,3
5,0,1,13
15,1,0,4'
verdict stats-file-bytes 'another matrix of bytes' same "$(matrix bytes s.json)" '524,640,0,12
500,28,640,12
500,0,24,652
1140,4,0,36'
# two PEs: the median is the middle of the two and half of the sum, in the table, too
verdict stats-median 'not the middle of two PEs' empty "$(
    $run -n 2 -x SHMEM_STATS=two.json ./known >/dev/null
    $run -n 2 -x SHMEM_STATS=1 ./known 2>err >/dev/null
    { awk '/^shmem_/ { print "1e6", $4, $6, $7, $8 }' err
        sed -n 's/^{.*"seconds": \(.*\), "share.*"min": \(.*\), "median": \(.*\), "max": \(.*\),$/1e9 \1 \2 \3 \4/p' \
            two.json; } | awk '
        { off = $1 * ($4 - ($3 + $5) / 2); sum = $1 * ($2 - $3 - $5); apart[$1] += $3 < $4 && $4 < $5 }
        off < -1.5 || off > 1.5 || sum < -2 || sum > 2
        END { if (!apart["1e6"] || !apart["1e9"]) print NR, "routines" }')"
mkdir -p sub
(cd sub && LC_ALL=C $run -n 2 -x SHMEM_STATS=../rel.json ../known >/dev/null)
verdict stats-file-relative 'a name relative to the directory' json rel.json
$run -n 2 -x SHMEM_STATS=no/where.json -x SHMEM_TRACE=no/trace ./known >out 2>err
verdict stats-unwritable-result 'the program does not do what it did' \
    same "$? $(sort out | uniq -c | tr -s ' ')" '0  2 done'
verdict stats-unwritable 'no clear message' same \
    "$(grep -c 'cannot be written: No such file or directory$' err)" 2
verdict stats-trace-flag 'SHMEM_TRACE=1' \
    grep -q 'SHMEM_TRACE is "1", must be the name of a file' <(SHMEM_TRACE=1 ./known 2>&1)

# ------------------------------------------------------------------ the trace
verdict trace-json 'no JSON' json t.json
verdict trace-slices 'other calls' same "$(sed -n \
    's/^{"ph":"X","name":"\([a-z_0-9]*\)".*/\1/p' t.json | sort | uniq -c |
    awk '{ print $2, $1 }')" "$(awk '{ print $1, $2 }' <<<"$want_known")"
verdict trace-tracks 'other tracks' same "$(grep -c '"thread_name","pid":1,"tid":[1-4],' t.json)" 4
verdict trace-args 'no bytes and PE' grep -q '"shmem_long_put".*"args":{"bytes":64,"pe":1}}' t.json
# each arrow begins once and ends once, and does not end before its beginning: 2 barriers, a sum,
# a broadcast, a split of 4 PEs, an alltoall of 2
arrows()
{
    python3 -c 'import json, sys
events = json.load(open(sys.argv[1]))["traceEvents"]
begins, ends = (sorted((e["id"], e["ts"]) for e in events if e["ph"] == ph) for ph in "sf")
ids = [id for id, _ in begins]
print(len(ids), len(set(ids)), ids == [id for id, _ in ends],
    all(b[1] <= e[1] for b, e in zip(begins, ends)))' "$1"
}
verdict trace-arrows 'arrows that do not fit' same "$(arrows t.json)" '16 16 True True'
if [ -f "$PREFIX/lib/sma/transport_ucx.so" ]; then
    $run -n 4 -x SHMEM_TRANSPORT=all-ucx -x SHMEM_TRACE=u.json ./known >/dev/null
    verdict trace-ucx 'no JSON between nodes' json u.json
    verdict trace-ucx-arrows 'arrows between nodes' same \
        "$(grep -c '^{"ph":"s"' u.json) $(grep -c '^{"ph":"f"' u.json)" '16 16'
    # hosts whose clocks differ have one time in the trace
    $(sed -n 's/^CC = //p' "$BUILD/Makefile") -shared -fPIC -o clock.so "$here/stats_clock.c"
    $run -n 4 -x SHMEM_TEST_NODES=2 -x LD_PRELOAD="$PWD/clock.so" \
        -x SHMEM_TRACE=c.json ./known >/dev/null
    verdict trace-clocks 'the clock of another host' empty "$(sed -n \
        's/^{"ph":"X".*"ts":\([-0-9.]*\),.*/\1/p' c.json | awk '
        { n++; if ($1 < least) least = $1; if ($1 > most) most = $1 }
        END { if (n < 50 || most - least > 1e7) print n, least, most }')"
fi
# more calls than memory keeps, and nothing left behind
mkdir -p tmp
TMPDIR=$work/tmp $run -n 2 -x SHMEM_TRACE=m.json ./known m >out
verdict trace-folder 'not in TMPDIR' empty "$(grep -v "^$work/tmp/\|^done$" out)"
verdict trace-many 'calls are missing' same "$(grep -c '"name":"shmem_int_p"' m.json)" 40000
verdict trace-left 'left in TMPDIR' empty "$(ls tmp)"
mkfifo -m 600 gone
head -c 1 gone >first &
verdict trace-pipe 'who stops reading ends the job' $run -n 2 -x SHMEM_TRACE=gone ./known m
(ulimit -c 0; TMPDIR=$work/tmp $run -n 2 -x SHMEM_TRACE=crash.json \
    -x SHMEM_STATS=crash2.json ./known a >/dev/null 2>&1)
verdict trace-crash 'status of a PE that was killed' same $? 134
verdict trace-crash-left 'left by a job that crashed' \
    empty "$(find tmp . -mindepth 1 -maxdepth 1 \( -path 'tmp/*' -o -name 'crash*.json' \))"
verdict show-stdin 'osh_stats does not read its input' \
    cmp <("$PREFIX/bin/osh_stats" - <s.json) <("$PREFIX/bin/osh_stats" s.json)

# threads, each with a track of its own, that go on where others have ended; and
# a second start, which adds to the first
"$PREFIX/bin/oshcc" -o threads "$here/stats_threads.c" -lpthread
$run -n 2 -x SHMEM_STATS=th.json -x SHMEM_TRACE=tr.json ./threads
verdict stats-threads 'calls of threads are missing' grep -q \
    '"shmem_long_atomic_inc", "calls": 4800, "bytes": 38400,' th.json
# main has tracks 1 and 2, and of the others at most four exist at a time
verdict trace-threads 'calls of threads are missing, or on other tracks' same \
    "$(grep -c '"name":"shmem_long_atomic_inc","pid":1,"tid":\([3-9]\|10\),' tr.json)
$(grep -c '"tid":4,"args":{"name":"PE 1, thread 1"}' tr.json)
$(grep -c ', thread [5-9]' tr.json)" $'4800\n1\n0'
# the slices of a track do not overlap
verdict trace-overlap 'two calls at a time on one track' empty "$(sed -n \
    's/^{"ph":"X".*"tid":\([0-9]*\),"ts":\([-0-9.]*\),"dur":\([0-9.]*\),.*/\1 \2 \3/p' \
    tr.json | sort -k 1,1n -k 2,2n | awk '
    $1 == track && $2 + 0.0005 < end { print }
    { track = $1; end = $2 + $3 }' | head -n 5)"

# -------------------------------------------------------------------- Fortran
if has fortran; then
    # known_of INTEGER REAL DOUBLE: what two PEs call
    known_of()
    {
        echo "SHMEM_BARRIER_ALL 4 0
SHMEM_DOUBLE_IPUT 2 $((2 * 3 * $3))
SHMEM_INT4_ADD 2 8
SHMEM_INT4_SUM_TO_ALL 2 24
SHMEM_INTEGER_PUT 2 $((2 * 10 * $1))
SHMEM_PUT8 2 32
SHMEM_REAL_GET 2 $((2 * 5 * $2))"
    }
    # with other default kinds, and with names of compilers that append two underscores
    while IFS='|' read -r name kinds flags; do
        # shellcheck disable=SC2086 # words
        "$PREFIX/bin/oshfort" -w $flags -o known-f "$here/stats_known.f"
        $run -n 2 -x SHMEM_STATS=1 ./known-f 2>err
        # shellcheck disable=SC2086 # words
        verdict "stats-fortran$name" 'other calls or bytes' same "$(table err)" "$(known_of $kinds)"
    done <<'X'
|4 4 8|
-8|8 8 8|-fdefault-integer-8 -fdefault-real-8 -fdefault-double-8
-second|4 4 8|-fsecond-underscore
X
    if [ -f "$PREFIX/include/shmem.mod" ]; then
        "$PREFIX/bin/oshfort" -o module "$here/stats_module.f90"
        $run -n 2 -x SHMEM_STATS=1 ./module 2>err
        verdict stats-module 'generic routines of the module' \
            same "$(sed 's/ (generic)/(generic)/' err >err2; table err2)" \
            'SHMEM_REAL8_SWAP 2 16
shmem_broadcast(generic) 2 32
shmem_put(generic) 2 48'
    fi
else
    skip stats-fortran 'built without Fortran'
fi

# ------------------------------------------------------------------ osh_stats
show=$PREFIX/bin/osh_stats
verdict show 'osh_stats' "$show" --ascii -w 80 s.json
"$show" --ascii s.json >out
verdict show-routine 'no bar' grep -Eq '^shmem_barrier_all +8 +0 .*%( #+)?$' out
verdict show-map 'another map' same "$(sed -n '/^Bytes/,$p' out | sed -n 3,6p)" \
    '      0 --++  ..
      1 --..++..
      2 --  ..++
      3 ##..  ..'
"$show" --ascii --calls s.json >out
verdict show-calls 'another map of calls' \
    same "$(sed -n '/^Calls/,$p' out | sed -n 3p)" '      0 --++  ..'
utf8=$(locale -a 2>/dev/null | grep -im1 'utf-*8')
if [ -n "$utf8" ]; then
    LC_ALL=$utf8 "$show" s.json >out
    verdict show-utf8 'no blocks' grep -q '██' out
else
    skip show-utf8 'no locale with UTF-8'
fi
verdict show-ruler 'each PE should have a number' \
    same "$("$show" s.json | sed -n '/^Bytes/,$p' | sed -n 2p)" '        0 1 2 3'
# a narrow terminal: a long name has a line for itself, and nothing is cut
sed 's/"shmem_getmem"/"shmem_ctx_ulonglong_atomic_fetch_xor_nbi"/
    s/"seconds": 0\.\([0-9]*\), "share"/"seconds": 54321.\1, "share"/' s.json |
    "$show" --ascii -w 60 - >out
verdict show-narrow 'lines that are too long' \
    empty "$(awk 'length > 60 || / $/ && !/^ *[0-9]/' out)"
verdict show-long 'a long name' grep -A 1 -qx 'shmem_ctx_ulonglong_atomic_fetch_xor_nbi' out
verdict show-columns 'columns that do not line up' same "$(sed -n \
    '/^routine/,/^$/p' out | grep -o '^.* time s\|^.*54321[0-9.]*' |
    awk '{ print length }' | sort -u | wc -l)" 1

# wrong files: a line that says where, and status 1
# wrong NAME MESSAGE, the file on standard input
wrong()
{
    cat >"$work/wrong"
    "$show" "$work/wrong" >out 2>err
    verdict "show-wrong-$1" 'status or message' same "$? $(cat err)" "1 osh_stats: $work/wrong:$2"
}
wrong empty '1: the text ends too early' </dev/null
wrong other '1: this is not a file of SHMEM_STATS' <<<'[1]'
head -n 12 s.json | wrong cut '13: a member begins with a string'
# name, what is changed, the line that the message names, and the message
while IFS='|' read -r name edit at what; do
    sed "$edit" s.json | wrong "$name" "$(grep -nm 1 "$at" s.json | cut -d: -f1): $what"
done <<'X'
version|s/"version": 1,/"version": 2,/|^{|the format has version 2, and this program reads 1
pes|s/"pes": 4,/"pes": 5,/|^"calls"|"calls" is not an array of 5
element|s/^\[524,/["x",/|^\[524|an element of "bytes" is not a number
negative|s/"calls": 40/"calls": -1/|"calls": 40|"calls" is -1
hosts|s/"hosts": \[/&"h",/|"hosts"|"hosts" is not an array of 4
pe-bytes|s/^ "pe_bytes": \[/&1,/|"pe_bytes"|"pe_bytes" is not an array of 4
large|s/^\[524,/[1e300,/|^\[524|an element of "bytes" is 1e+300
X
awk 'BEGIN { for (i = 0; i < 100000; i++) printf "[" }' |
    wrong deep '1: values are nested too deeply'
for word in --help --version s.json; do
    "$show" $word 2>out >/dev/full
    verdict "show-full $word" 'lost output is no failure' same "$? $(cat out)" \
        '1 osh_stats: cannot write to standard output: No space left on device'
done
"$show" /no/such/file >out 2>&1
verdict show-missing 'a file that is not there' same "$? $(cat out)" \
    '1 osh_stats: /no/such/file: No such file or directory'
# every file that is cut off anywhere, or has a byte changed, is answered
crashed=
for i in $(seq 1 97 "$(wc -c <s.json)"); do
    head -c "$i" s.json >cut.json
    { head -c "$i" s.json; printf '\377'; tail -c "+$((i + 2))" s.json; } >byte.json
    for f in cut.json byte.json; do
        "$show" --ascii $f >/dev/null 2>&1
        [ $? -le 1 ] || crashed="$crashed $f:$i"
    done
done
verdict show-crash 'crashes' empty "$crashed"
exit $bad
