# SPDX-License-Identifier: BSD-3-Clause
#
# Checks what a page says of the sources, between backquotes:
#
#   net/net.c             a file: below the root, src/ or src/c/
#   net/                  a folder
#   rma/rma.c:sma_put     a function or macro that the file defines, or "struct x"
#   anything else         without spaces: each name in it stands in the sources
#
# An item of a list that stands below another item tells of a call: the body of
# the function that is named first in the upper item mentions the one that is
# named first in the lower item.  Where the lower item says "by pointer", the
# address of the function is taken somewhere in the sources instead.
#
#   awk -v root=DIR/ -f internals.awk FILES PAGE      FILES: a list of files

FNR == 1 { input++ }

input == 1 {
    known[$0] = 1
    dir = $0
    while (sub(/[^\/]+\/?$/, "", dir) && dir != "")
        known[dir] = 1
    if ($0 ~ /^(src|include)\/.*\.(c|h|def|F90)$/)
        sources[++nsources] = $0
    next
}

/^```/ { fenced = !fenced }
fenced { next }
/^ *([0-9]+\.|-) / || /^$/ {
    end_item()
    if ($0 != "") {
        match($0, /[^ ]/)
        item_depth = RSTART
        item_line = FNR
        item = $0
    }
}
item != "" && item_line != FNR { item = item " " $0 }
{ check_line($0) }

END {
    end_item()
    exit wrongs > 0
}

function wrong(line, text)
{
    print "line " line ": " text
    wrongs++
}

# The file that a name means, or "".
function file_of(path)
{
    if (path in known)
        return path
    if (("src/" path) in known)
        return "src/" path
    return ("src/c/" path) in known ? "src/c/" path : ""
}

# The text of a file, which is read as one record: no source has the character \001.
function text_of(file,   rs)
{
    if (!(file in text)) {
        rs = RS
        RS = "\001"
        text[file] = ""
        getline text[file] <(root file)
        close(root file)
        RS = rs
    }
    return text[file]
}

# The words between backquotes.
function check_line(line,   n, i, part)
{
    n = split(line, part, "`")
    for (i = 2; i <= n; i += 2)
        check_name(part[i])
}

function check_name(name,   file, at, n, i, word)
{
    if (name ~ /^[A-Za-z0-9_.\/-]+:/) {
        at = index(name, ":")
        file = file_of(substr(name, 1, at - 1))
        if (file == "")
            wrong(FNR, name ": there is no such file")
        else if (body(file, substr(name, at + 1)) == "")
            wrong(FNR, name ": the file does not define it")
    } else if (name ~ /^[A-Za-z0-9_.\/-]+$/ && name ~ /\/|\.(c|h|sh|awk|md)$/) {
        if (file_of(name) == "")
            wrong(FNR, name ": there is no such file")
    } else if (name !~ / /) {
        read_words()
        n = split(name, word, /[^A-Za-z0-9_]+/)
        for (i = 1; i <= n; i++)
            if (word[i] ~ /^[A-Za-z_]/ && !(word[i] in words))
                wrong(FNR, name ": " word[i] " is not in the sources")
    }
}

# All names in the sources.
function read_words(   i, n, k, word)
{
    for (i = nwords + 1; i <= nsources; i++) {
        n = split(text_of(sources[i]), word, /[^A-Za-z0-9_]+/)
        for (k = 1; k <= n; k++)
            words[word[k]] = 1
    }
    nwords = nsources
}

# The definition of a function, a macro or a structure in a file, or "".
function body(file, name,   all, rest, at)
{
    all = "\n" text_of(file)
    if (name ~ /^struct / && (at = index(all, "\n" name " {")) > 0)
        return substr(all, at, index(substr(all, at), "\n}"))
    if (match(all, "\n#define " name "[ (]"))
        return substr(all, RSTART, 2000)
    if (!match(all, "\n([A-Za-z][^\n;]*[ *])?" name "\\([^;{}]*\n{"))
        return ""
    rest = substr(all, RSTART + RLENGTH)
    return substr(rest, 1, index(rest "\n}", "\n}"))
}

# The function that an item names first, as FILE:NAME, or "".
function first_function(words,   n, i, part)
{
    n = split(words, part, "`")
    for (i = 2; i <= n; i += 2)
        if (part[i] ~ /^[A-Za-z0-9_.\/-]+:[a-z]/)
            return part[i]
    return ""
}

function end_item(   name, callee, d)
{
    if (item == "")
        return
    name = first_function(item)
    for (d in caller)
        if (d + 0 >= item_depth)
            delete caller[d]
    callee = substr(name, index(name, ":") + 1)
    if (name != "") {
        for (d = item_depth - 1; d > 0 && !(d in caller); d--)
            ;
        if (item ~ /by pointer/)
            check_pointer(callee)
        else if (d > 0)
            check_call(caller[d], callee)
    }
    if (name != "")
        caller[item_depth] = name
    item = ""
}

function check_call(name, callee,   at, file)
{
    at = index(name, ":")
    file = file_of(substr(name, 1, at - 1))
    if (file != "" && body(file, substr(name, at + 1)) !~ \
        ("[^A-Za-z0-9_]" callee "[^A-Za-z0-9_]"))
        wrong(item_line, name " does not call " callee)
}

function check_pointer(callee,   i)
{
    for (i = 1; i <= nsources; i++)
        if (text_of(sources[i]) ~ ("[=,(] *" callee "[,;)]"))
            return
    wrong(item_line, "nothing points to " callee)
}
