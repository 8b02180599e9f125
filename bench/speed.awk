# SPDX-License-Identifier: BSD-3-Clause
#
# Draws doc/speed.svg, the picture of README.md, out of doc/bench.tsv.  POSIX awk.
#
#     awk -f bench/speed.awk doc/bench.tsv >doc/speed.svg
#
# Each group has the times of one call with 2 PEs.  The length of a bar is the time as
# a multiple of libsma's, on a linear axis that begins at 0.  A row that is missing,
# or whose result was wrong, has no bar.  The picture has a background of its own, so
# that it is readable on every page, and its colours follow the reader's choice of
# light or dark.

BEGIN {
    FS = "\t"
    # what is shown: a row of the table, its bytes, and the heading
    group("put", 8, "put, 8 bytes")
    group("fetch_add", 8, "atomic fetch and add")
    group("p_wait_one_way", 8, "put until the waiting PE goes on")
    group("put", 1048576, "put, 1 MiB")
    group("barrier_all", 0, "barrier")
    group("int_sum_to_all", 8, "sum of 8 bytes")
    group("int_sum_to_all", 1048576, "sum of 1 MiB")
    peers = split("libsma oshmem openmpi mpich", peer, " ")
    name["libsma"] = "libsma"
    name["oshmem"] = "Open MPI OSHMEM"
    name["openmpi"] = "Open MPI"
    name["mpich"] = "MPICH"

    width = 520
    left = 150                  # where the bars begin
    right = 388                 # where the longest ends
    thick = 13                  # a bar
    pitch = 17                  # from a bar to the next
    space = 34                  # from the last bar of a group to the next group
}

function group(row, bytes, title)
{
    row_of[++groups] = row
    bytes_of[groups] = bytes
    title_of[groups] = title
}

/^# / {
    gsub(/&/, "\\&amp;")
    gsub(/</, "\\&lt;")
    fact[substr($1, 3)] = $2
}
$1 == 2 && $5 + 0 > 0 { time[$2, $3, $4] = $5 }

# The time of a peer in a group as a multiple of libsma's; 0 if there is none.
function multiple(g, p,    ours, theirs)
{
    ours = time[row_of[g], bytes_of[g], "libsma"]
    theirs = time[row_of[g], bytes_of[g], peer[p]]
    return (ours > 0 && theirs > 0) ? theirs / ours : 0
}

# A time in microseconds, with its unit.
function duration(t)
{
    if (t < 0.9995)
        return digits(1000 * t) " ns"
    return (t < 999.5) ? digits(t) " µs" : digits(t / 1000) " ms"
}

function digits(x)
{
    return sprintf(x < 99.95 ? "%.1f" : "%.0f", x)
}

function length_of(m)
{
    return m / longest * (right - left)
}

function text(x, y, class, words)
{
    printf "<text x=\"%d\" y=\"%d\" class=\"%s\">%s</text>\n", x, y, class, words
}

# A line below the bars.
function note(y, words)
{
    text(12, y, "note", words)
}

# The lines of the axis, at 1 and at each step, from y to the bottom.
function draw_axis(y, bottom,    step, m, x)
{
    step = (longest > 40) ? 20 : (longest > 16) ? 5 : 2
    for (m = 0; m <= longest; m += (m == 0) ? 1 : (m == 1) ? step - 1 : step) {
        x = left + length_of(m)
        printf "<path d=\"M%.1f %dV%d\" class=\"%s\"/>\n", x, y, bottom,
            (m == 1) ? "one" : "grid"
        text(x, bottom + 16, "tick", m)
    }
}

function draw_group(g, y,    p, m)
{
    text(12, y, "title", title_of[g])
    y += 8
    for (p = 1; p <= peers; p++) {
        m = multiple(g, p)
        if (m == 0)
            continue
        text(left - 6, y + 11, (p == 1) ? "ours name" : "name", name[peer[p]])
        printf "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\"" \
            " class=\"%s\"/>\n", left, y, length_of(m), thick,
            (p == 1) ? "libsma" : "other"
        text(left + length_of(m) + 6, y + 11, (p == 1) ? "ours" : "value",
            duration(time[row_of[g], bytes_of[g], peer[p]]) \
            ((p == 1) ? "" : ", " sprintf(m < 9.95 ? "%.1f" : "%.0f", m) " ×"))
        y += pitch
    }
    return y
}

function begin(height)
{
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\"" \
        " height=\"%d\" viewBox=\"0 0 %d %d\" role=\"img\">\n", width, height,
        width, height
    print "<!-- SPDX-License-Identifier: BSD-3-Clause -->"
    print "<title>Time of a call: libsma, Open MPI, MPICH</title>"
    print "<style>"
    print "text { font: 13px system-ui, -apple-system, \"Segoe UI\"," \
        " Roboto, \"DejaVu Sans\", sans-serif; fill: #1f2328;" \
        " stroke: #ffffff; stroke-width: 4px; paint-order: stroke }"
    print ".head { font-size: 16px; font-weight: 600 }"
    print ".title, .ours { font-weight: 600 }"
    print ".name { text-anchor: end }"
    print ".note { font-size: 12px }"
    print ".tick { font-size: 12px; text-anchor: middle }"
    print ".note, .tick { fill: #59636e }"
    print ".back { fill: #ffffff; stroke: #d1d9e0 }"
    print ".libsma { fill: #0969da }"
    print ".other { fill: #8c959f }"
    print ".grid { stroke: #d1d9e0 }"
    print ".one { stroke: #0969da; stroke-dasharray: 3 3 }"
    print "@media (prefers-color-scheme: dark) {"
    print "text { fill: #e6edf3; stroke: #0d1117 }"
    print ".note, .tick { fill: #9da7b1 }"
    print ".back { fill: #0d1117; stroke: #3d444d }"
    print ".libsma { fill: #4493f8 }"
    print ".other { fill: #656c76 }"
    print ".grid { stroke: #3d444d }"
    print ".one { stroke: #4493f8 }"
    print "}"
    print "</style>"
    printf "<rect x=\"0.5\" y=\"0.5\" width=\"%d\" height=\"%d\" rx=\"6\"" \
        " class=\"back\"/>\n", width - 1, height - 1
}

END {
    top = 66
    bottom = top
    for (g = 1; g <= groups; g++) {
        bars[g] = 0
        for (p = 1; p <= peers; p++) {
            m = multiple(g, p)
            bars[g] += (m > 0)
            if (m > longest)
                longest = m
        }
        # a group without another library compares nothing
        if (bars[g] > 1)
            bottom += bars[g] * pitch + space
    }
    if (longest == 0) {
        print "speed.awk: the table has nothing to compare" >"/dev/stderr"
        exit 1
    }
    bottom -= space - 14
    begin(bottom + 129)
    text(12, 27, "head", "Time of a call between 2 PEs of one host")
    draw_axis(top - 18, bottom)
    y = top
    for (g = 1; g <= groups; g++)
        if (bars[g] > 1)
            y = draw_group(g, y) + space - 8
    sub(/, /, " ", fact["rounds"])
    note(bottom + 40, "Bars: time as a multiple of libsma’s; shorter is faster.")
    note(bottom + 57, "OSHMEM is the SHMEM of Open MPI. The bars of Open MPI and of" \
        " MPICH")
    note(bottom + 74, "are the same operations of MPI.")
    note(bottom + 91, fact["processor"] \
        ((fact["host"] != "") ? ", " fact["host"] " host" : "") \
        "; medians of " fact["rounds"] " rounds, " fact["date"] ";")
    note(bottom + 108, fact["libsma"] ", " fact["openmpi"] ", " fact["mpich"] ".")
    print "</svg>"
}
