# SPDX-License-Identifier: BSD-3-Clause
#
# Compares the messages that pages quote with those in the sources:
#
#   awk -f messages.awk SOURCE.c... SOURCE.h... PAGE...
#
# In the section ERRORS of a page, what stands after .TP, .TQ or a bullet is a message, with
# words in italics for what varies.  It must be what one format string of the sources gives; or
# its first word, an address and one string of the sources.  Prints the others.

function flush_source(    s, rest, n)
{
    # the names that tools have unless configure renames them
    gsub(/SMA_OSHRUN/, "\"oshrun\"", source)
    gsub(/SMA_OSHFORT/, "\"oshfort\"", source)
    gsub(/SMA_OSH_STATS/, "\"osh_stats\"", source)
    # "a" "b" is one string
    gsub(/"[ \t]*"/, "", source)
    while (match(source, /"([^"\\]|\\.)*"/)) {
        s = substr(source, RSTART + 1, RLENGTH - 2)
        source = substr(source, RSTART + RLENGTH)
        gsub(/\\"/, "\"", s)
        literal[s] = 1
        rest = s
        sub(/\\n$/, "", rest)
        gsub(/%[-0-9.]*(hh|h|ll|l|z|t|j)?[a-zA-Z]/, "\001", rest)
        gsub(/\001\001+/, "\002", rest) # "%s%s": may be empty
        n = rest
        gsub(/[^A-Za-z]/, "", n)
        if (length(n) >= 6)
            formats[++nformats] = "^" pattern(rest) "$"
    }
    source = ""
}

function pattern(s,    i, c, out)
{
    out = ""
    for (i = 1; i <= length(s); i++) {
        c = substr(s, i, 1)
        if (c == "\001")
            out = out ".+"
        else if (c == "\002")
            out = out ".*"
        else if (index("()[]{}.*+?|$", c))
            out = out "[" c "]"
        else
            out = out c
    }
    return out
}

# The arguments of a macro whose text alternates between two fonts.
function macro(s,    out, word)
{
    out = ""
    while (s != "") {
        sub(/^ +/, "", s)
        if (s ~ /^"/) {
            match(s, /^"[^"]*("|$)/)
            word = substr(s, 2, RLENGTH - 2)
        } else {
            match(s, /^[^ ]*/)
            word = substr(s, 1, RLENGTH)
        }
        s = substr(s, RLENGTH + 1)
        out = out word
    }
    return out
}

function check(s,    i, tail)
{
    gsub(/\\%/, "", s)
    gsub(/\\-/, "-", s)
    gsub(/\\~/, " ", s)
    gsub(/\\\(dq|\\\[dq\]/, "\"", s)
    quoted++
    if (s in found)
        return
    for (i = 1; i <= nformats; i++)
        if (s ~ formats[i]) {
            found[s] = 1
            return
        }
    tail = s
    sub(/^[^ ]* [^ ]* /, "", tail)
    if (!(tail in literal))
        print FILENAME ": " s
}

FNR == 1 { flush_source(); inside = 0; item = "" }

FILENAME ~ /\.[ch]$/ {
    gsub(/'"'/, "''") # a character, with which no string begins
    if (!/^ *(\/?\*|\/\/)/)
        source = source $0
    next
}

item != "" && (/^\./ || /^$/) { check(item); item = "" }
/^\.SH / { inside = ($2 == "ERRORS"); next }
!inside { next }
/^\.T[PQ]/ { title = 1; next }
/^\.IP \\\[bu\]/ { bullet = 1; next }
title {
    title = 0
    s = $0
    if (s ~ /^\.[RIB]+ /)
        sub(/^\.[RIB]+ /, "", s)
    else if (s ~ /^\./)
        next
    check(($0 ~ /^\./) ? macro(s) : s)
    next
}
bullet { bullet = 0; item = $0; next }
item != "" { item = item " " $0 }

END {
    if (item != "")
        check(item)
    if (quoted < 20)
        print "only " quoted + 0 " messages in all pages"
    if (nformats < 50)
        print "only " nformats + 0 " format strings in all sources"
}
