# SPDX-License-Identifier: BSD-3-Clause
#
# Draws doc/floors.svg out of src/rooms: the highest floor at the top, the rooms
# of a floor beside each other.

/^#/ || /^[ \t]*$/ { next }

{
    split($0, column, / *[|] */)
    if (floors == 0 || column[1] != number[floors])
        number[++floors] = column[1]
    rooms[floors]++
    name[floors, rooms[floors]] = column[2]
    own[floors, rooms[floors]] = column[4] != "below"
    holds[floors, rooms[floors]] = column[5]
}

END {
    left = 60
    width = 780
    for (f = floors; f > 0; f--) {
        most = 0
        for (i = 1; i <= rooms[f]; i++)
            if (wrap(holds[f, i], width / rooms[f] - 12) > most)
                most = lines
        tall[f] = 30 + 15 * most
        height += tall[f]
    }
    height += 60
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"900\"" \
        " height=\"%d\" viewBox=\"0 0 900 %d\" font-family=\"sans-serif\"" \
        " font-size=\"12\">\n", height, height
    print "<title>The rooms and their floors</title>"
    printf "<rect width=\"900\" height=\"%d\" fill=\"#ffffff\"/>\n", height
    y = 20
    for (f = floors; f > 0; f--) {
        text(left - 12, y + 20, "end", number[f])
        for (i = 1; i <= rooms[f]; i++)
            draw_room(f, i, left + (i - 1) * width / rooms[f], y, \
                width / rooms[f])
        y += tall[f]
    }
    printf "<path d=\"M862 20 V%d m-5 -10 l5 10 l5 -10\" stroke=\"#333333\"" \
        " fill=\"none\"/>\n", y
    printf "<text x=\"880\" y=\"%d\" text-anchor=\"middle\"" \
        " transform=\"rotate(90 880 %d)\">includes and calls</text>\n", \
        20 + (y - 20) / 2, 20 + (y - 20) / 2
    text(left, y + 24, "start", "A room uses the rooms below it, never one" \
        " above or beside it. Yellow: programs and shared objects of their own.")
    print "</svg>"
}

function text(x, y, anchor, words)
{
    printf "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>\n", x, y, \
        anchor, words
}

# Breaks words into line[1..lines], each at most so wide; returns lines.
function wrap(words, wide,   n, i, word)
{
    gsub(/`/, "", words)
    lines = 1
    line[1] = ""
    n = split(words, word, " ")
    for (i = 1; i <= n; i++) {
        if (line[lines] != "" && length(line[lines] " " word[i]) * 7 > wide)
            line[++lines] = ""
        line[lines] = line[lines] (line[lines] == "" ? "" : " ") word[i]
    }
    return lines
}

function draw_room(f, i, x, y, w,   k)
{
    printf "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"" \
        " stroke=\"#333333\"/>\n", x, y, w, tall[f], \
        own[f, i] ? "#fdf2e4" : "#eef3f9"
    printf "<text x=\"%d\" y=\"%d\" font-weight=\"bold\">%s</text>\n", x + 8, \
        y + 18, "src/" name[f, i]
    wrap(holds[f, i], w - 12)
    for (k = 1; k <= lines; k++)
        text(x + 8, y + 18 + 15 * k, "start", line[k])
}
