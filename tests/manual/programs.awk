# SPDX-License-Identifier: BSD-3-Clause
#
# Writes the programs of pages, as text, into the files that they are named for:
#
#   awk -v dir=DIR -v mark=MARK -f programs.awk PAGE...
#
# Behind a line SMA-MARK stands the name of a file in DIR, perhaps with flags; prints "PAGE
# NAME FLAG..." for each.  With PROGRAM, what stands behind the Nth line SMA-RUN is DIR/run.N.

$2 == "SMA-" mark {
    file = dir "/" $3
    $1 = $2 = ""
    print FILENAME $0
    next
}
mark == "PROGRAM" && $2 == "SMA-RUN" { file = sprintf("%s/run.%02d", dir, ++runs) }
/^\.EE/ {
    if (file != "")
        close(file)
    file = ""
}
/^\.EX/ || /^\.\\"/ || file == "" { next }
{
    sub(/^\\&/, "")
    gsub(/\\[(]aq/, "\047")
    gsub(/\\[(]ga/, "`")
    gsub(/\\[(]ha/, "^")
    gsub(/\\[(]ti/, "~")
    gsub(/\\-/, "-")
    gsub(/\\e/, "\\")
    print > file
}
