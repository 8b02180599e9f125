# SPDX-License-Identifier: BSD-3-Clause
#
# Finds empty rows in rendered tables:
#
#   awk -f man_tables.awk part=source PAGE... part=text RENDERED
#
# A row of a table in the sources whose first cell begins a line of the rendered text must not
# come after an empty line, if the row above it is near.  Prints such lines.

function plain(s)
{
    gsub(/\\f[A-Z]/, "", s)
    gsub(/\\-/, "-", s)
    return s
}

part == "source" && /^\.TS/ { table = 1; above = ""; next }
part == "source" && /^\.TE/ { table = 0 }
part == "source" && table == 1 { if (/\.$/) table = 2; next }
part == "source" && table == 2 && /\t/ {
    split(plain($0), cells, "\t")
    if (above != "") {
        before[cells[1]] = before[cells[1]] "\t" above
        second[cells[1]] = second[cells[1]] "\t" cells[2]
        rows++
    }
    above = cells[1]
    next
}
part == "source" { next }

# from here on the rendered text
{
    line = $0
    sub(/^ +/, "", line)
    cell = rest = line
    sub(/  .*/, "", cell)
    sub(/^[^ ]+( [^ ]+)* +/, "", rest)
    if (empty && cell in before) {
        n = split(before[cell], row, "\t")
        split(second[cell], next_cell, "\t")
        for (i = 2; i <= n; i++)
            if (row[i] in seen && FNR - seen[row[i]] <= 6 &&
                (next_cell[i] == "T{" || index(rest, next_cell[i]) == 1)) {
                print FILENAME ":" FNR ": an empty row above " cell
                break
            }
    }
    seen[cell] = FNR
    empty = (line == "")
}

END {
    if (rows < 100)
        print "only " rows + 0 " rows in all tables"
}
