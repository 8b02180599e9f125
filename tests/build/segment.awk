# SPDX-License-Identifier: BSD-3-Clause
#
# Draws doc/segment.svg out of the lines "NAME NUMBER" of internals.c: the memory
# file of a host, and below it, row by row, what one of its parts is made of.

{ n[$1] = $2 }

END {
    left = 20
    width = 860
    height = 56
    step = 118
    print "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"900\"" \
        " height=\"650\" viewBox=\"0 0 900 650\"" \
        " font-family=\"sans-serif\" font-size=\"12\">"
    print "<title>The node segment</title>"
    print "<rect width=\"900\" height=\"650\" fill=\"#ffffff\"/>"
    draw_file(50)
    draw_area(50 + step)
    draw_slot(50 + 2 * step)
    draw_mailbox(50 + 3 * step)
    draw_job_block(50 + 4 * step)
    text(left, 636, "start", "Sizes are those of a job with " n["pes"] \
        " PEs on one host. Widths are not to scale.", "#555555")
    print "</svg>"
}

function size(bytes)
{
    if (bytes >= 1048576)
        return sprintf("%.4g MiB", bytes / 1048576)
    if (bytes >= 4096)
        return sprintf("%.4g KiB", bytes / 1024)
    return bytes " bytes"
}

function text(x, y, anchor, words, color)
{
    printf "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" fill=\"%s\">%s</text>\n",
        x, y, anchor, color, words
}

# A part: its name, what it holds, its size.
function box(x, y, w, color, name, holds, bytes)
{
    printf "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"" \
        " stroke=\"#333333\"/>\n", x, y, w, height, color
    printf "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\"" \
        " font-weight=\"bold\">%s</text>\n", x + w / 2, y + 18, name
    text(x + w / 2, y + 33, "middle", holds, "#333333")
    text(x + w / 2, y + 48, "middle", bytes, "#333333")
}

# The title of a row.
function row(y, words)
{
    text(left + 6, y - 8, "start", words, "#000000")
}

# The part from x to x + w of one row is the whole row below it.
function zoom(x, w, y)
{
    printf "<path d=\"M%d %d L%d %d M%d %d L%d %d\" stroke=\"#888888\"" \
        " stroke-dasharray=\"4 3\" fill=\"none\"/>\n", x, y + height, left,
        y + step, x + w, y + height, left + width, y + step
}

function draw_file(y)
{
    row(y, "The memory file of a host")
    box(20, y, 130, "#dde6f0", "job block", "the life of each PE", size(n["job"]))
    box(150, y, 150, "#f0f0f0", "addresses", "only with several hosts", "")
    box(300, y, 190, "#fbe5cc", "collective areas", "one a PE", \
        n["pes"] " x " size(n["coll_stride"]))
    box(490, y, 190, "#dcefd8", "static data", "one copy a PE", \
        n["pes"] " x the program's")
    box(680, y, 200, "#dcefd8", "symmetric heaps", "one a PE", \
        n["pes"] " x SHMEM_SYMMETRIC_SIZE")
    printf "<path d=\"M300 %d V%d H880 V%d\" stroke=\"#333333\"" \
        " fill=\"none\"/>\n", y - 4, y - 10, y - 4
    text(590, y - 15, "middle", "the node segment, which each PE of the node" \
        " maps as a whole", "#000000")
    zoom(300, 190 / n["pes"], y)
}

function draw_job_block(y,   w, i)
{
    row(y, "The job block")
    box(left, y, 140, "#dde6f0", "head", "of the host", size(n["job_head"]))
    w = 150
    for (i = 0; i < n["pes"]; i++)
        box(left + 140 + i * w, y, w, "#eef3f9", "PE " i, \
            "state, wait, processors", size(n["job_pe"]))
    box(left + 140 + n["pes"] * w, y, 720 - n["pes"] * w, "#ffffff", "unused", \
        "up to a page", size(n["job"] - n["job_head"] - \
        n["pes"] * n["job_pe"]))
}

function draw_area(y)
{
    row(y, "The collective area of a PE: only this PE writes to it, the other" \
        " PEs of the node read it")
    box(left, y, 330, "#fbe5cc", "slots of active sets", \
        n["sets"] " of them; the first is that of all PEs", \
        n["sets"] " x " size(n["slot"]))
    box(left + 330, y, 280, "#fbe5cc", "slots of teams", n["teams"] \
        " of them", n["teams"] " x " size(n["slot"]))
    box(left + 610, y, 250, "#fdf2e4", "bounce buffers", \
        "data copied for the others", n["bounces"] " x " size(n["bounce"]))
    zoom(left, 22, y)
}

function draw_slot(y,   w, i)
{
    row(y, "A slot: what the PE tells the other members of one set")
    w = 44
    for (i = 0; i < n["ring"]; i++) {
        printf "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"" \
            " fill=\"#fbe5cc\" stroke=\"#333333\"/>\n", left + i * w, y, w, \
            height
        text(left + i * w + w / 2, y + 24, "middle", "mail-", "#000000")
        text(left + i * w + w / 2, y + 38, "middle", "box " i, "#000000")
    }
    box(left + n["ring"] * w, y, width - n["ring"] * w, "#fdf2e4", \
        "key, done", "", size(n["slot_rest"]))
    zoom(left, w, y)
}

function draw_mailbox(y)
{
    row(y, "A mailbox: what the PE says in one epoch, " size(n["mailbox"]))
    box(left, y, 160, "#fbe5cc", "epoch", "stored last, by a release", \
        size(8))
    box(left + 160, y, 200, "#fbe5cc", "bytes, where", \
        "how much, and where it is", size(8))
    box(left + 360, y, width - 360, "#fdf2e4", "data", \
        "or the number of a bounce buffer, or an offset in the segment", \
        size(n["mailbox_data"]))
}
