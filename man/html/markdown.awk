# SPDX-License-Identifier: BSD-3-Clause
#
# README.md, doc/*.md and other documents as pages of the HTML manual.  POSIX awk.
#
#   awk -v out=DIR -v top=SRCDIR/ -f site.awk -f markdown.awk \
#       part=names NAMES part=md SRCDIR/FILE.md...
#       writes DIR/PAGE and prints "PAGE title" for each; document() of site.awk
#       gives the name of the page
#
# It knows the part of Markdown that these files use: headings, paragraphs,
# nested lists, tables, blocks of code, pictures, links, code, *emphasis* and
# **strong emphasis**.  A code span that is a name of the manual, such as
# `shmem_put` or `man 7 shmem`, becomes a link to the page.

function put(s) { line[++nlines] = s }

# The id that GitHub gives to a heading.
function slug(s)
{
    s = tolower(s)
    gsub(/[^a-z0-9 _-]/, "", s)
    gsub(/ /, "-", s)
    return s
}

# -------------------------------------------------------------- text in a line

# A code span, as a link if it is a name of the manual.
function code(s,    name, sec, to)
{
    name = s
    sec = ""
    if (name ~ /^man ([1-8] )?[A-Za-z_0-9+$.-]+$/) {
        sub(/^man /, "", name)
        if (name ~ /^[1-8] /) {
            sec = substr(name, 1, 1)
            name = substr(name, 3)
        }
    }
    if (sec != "")
        to = target(name, sec)
    else
        to = (tolower(name) in any_page) ? any_page[tolower(name)] ".html" : ""
    s = "<code>" html(s) "</code>"
    return (to == "") ? s : "<a href=\"" to "\">" s "</a>"
}

# Where a link of a file of the source leads to in the manual, or "" if the
# manual does not have the file.
function destination(to,    path, anchor)
{
    if (to ~ /^https?:/)
        return to
    path = to
    anchor = ""
    if (match(to, /#/)) {
        path = substr(to, 1, RSTART - 1)
        anchor = substr(to, RSTART)
    }
    if (path == "")
        return anchor
    if (path == "LICENSE")
        return "LICENSE.txt"
    if (path ~ /\.md$/)
        return document(path) anchor
    return (path ~ /\.svg$/) ? base(path) : ""
}

# Replaces each pair of marks by the element.
function emphasize(s, regex, width, element,    done)
{
    done = ""
    while (match(s, regex)) {
        done = done substr(s, 1, RSTART - 1) "<" element ">" \
            substr(s, RSTART + width, RLENGTH - 2 * width) "</" element ">"
        s = substr(s, RSTART + RLENGTH)
    }
    return done s
}

# [text](to) and ![text](to); the text is HTML by now.
function links(s,    done, all, text, to, picture)
{
    done = ""
    while (match(s, /!?\[[^]]*\]\([^)]*\)/)) {
        all = substr(s, RSTART, RLENGTH)
        done = done substr(s, 1, RSTART - 1)
        s = substr(s, RSTART + RLENGTH)
        picture = (substr(all, 1, 1) == "!")
        text = all
        sub(/^!?\[/, "", text)
        sub(/\]\(.*/, "", text)
        to = all
        sub(/.*\]\(/, "", to)
        sub(/\)$/, "", to)
        to = destination(to)
        if (picture)
            done = done "<a href=\"" to "\"><img src=\"" to "\" alt=\"" text \
                "\"></a>"
        else if (to == "")
            done = done text
        else
            done = done "<a href=\"" to "\">" text "</a>"
    }
    return done s
}

function inline(s,    n, span, i, in_link)
{
    # code spans first, since nothing in them has a meaning
    n = 0
    while (match(s, /`[^`]+`/)) {
        span[++n] = substr(s, RSTART + 1, RLENGTH - 2)
        s = substr(s, 1, RSTART - 1) "\001" n "\002" substr(s, RSTART + RLENGTH)
    }
    s = links(html(s))
    s = emphasize(s, "[*][*][^*]+[*][*]", 2, "strong")
    s = emphasize(s, "[*][^* ][^*]*[*]", 1, "em")
    for (i = 1; i <= n; i++) {
        match(s, "\001" i "\002")
        in_link = (substr(s, 1, RSTART - 1) ~ /<a [^>]*>[^<]*$/)
        s = substr(s, 1, RSTART - 1) \
            (in_link ? "<code>" html(span[i]) "</code>" : code(span[i])) \
            substr(s, RSTART + RLENGTH)
    }
    return s
}

# --------------------------------------------------------------------- blocks

# Ends the paragraph or the text of the list's item.
function flush()
{
    if (text != "")
        put((depth > 0) ? inline(text) : "<p>" inline(text) "</p>")
    text = ""
}

function close_list()
{
    put("</li>")
    put("</" list[depth] ">")
    depth--
}

function close_lists()
{
    flush()
    while (depth > 0)
        close_list()
}

function close_table()
{
    if (rows > 0) {
        put("</table>")
        put("</div>")
    }
    rows = 0
}

function close_code()
{
    if (in_code)
        put(program "</code></pre>")
    in_code = 0
}

function close_all()
{
    close_code()
    close_table()
    close_lists()
}

function begin_code(s)
{
    close_lists()
    in_code = 1
    program = "<pre tabindex=\"0\"><code>" s
}

function heading(s,    level, id)
{
    match(s, /^#+/)
    level = RLENGTH
    s = substr(s, level + 2)
    id = slug(s)
    if (id in used)
        id = id "-" used[id]++
    else
        used[id] = 1
    s = inline(s)
    if (level == 1)
        page_title = s
    else if (level == 2) {
        section_id[++nsections] = id
        section_title[nsections] = s
        gsub(/<[^>]*>/, "", section_title[nsections])
    }
    put("<h" level " id=\"" id "\">" s "</h" level ">")
}

function item(s,    indent, kind)
{
    flush()
    match(s, /^ */)
    indent = RLENGTH
    kind = (s ~ /^ *-/) ? "ul" : "ol"
    while (depth > 0 && indent < margin[depth])
        close_list()
    if (depth > 0 && indent == margin[depth])
        put("</li>")
    else {
        margin[++depth] = indent
        list[depth] = kind
        put("<" kind ">")
    }
    put("<li>")
    sub(/^ *(-|[0-9]+[.]) */, "", s)
    text = s
}

# A row of a table.  A row of empty headings is left out.
function row(s,    n, cell, i, tag, scope)
{
    if (rows == 0) {
        flush()
        put("<div class=\"wide\" role=\"region\" aria-label=\"Table\"" \
            " tabindex=\"0\">")
        put("<table class=\"tbl\">")
    }
    rows++
    if (rows == 2 || rows == 1 && s ~ /^[| ]*$/)
        return
    sub(/^\| */, "", s)
    sub(/ *\|$/, "", s)
    n = split(s, cell, / *\| */)
    tag = (rows == 1) ? "th" : "td"
    scope = (rows == 1) ? " scope=\"col\"" : ""
    s = "<tr>"
    for (i = 1; i <= n; i++)
        s = s "<" tag scope \
            ((cell[i] ~ /^-?[0-9][0-9.,]*$/) ? " class=\"number\"" : "") ">" \
            inline(cell[i]) "</" tag ">"
    put(s "</tr>")
}

# --------------------------------------------------------------------- a file

function begin_md()
{
    name = document(substr(FILENAME, length(top) + 1))
    nlines = nsections = depth = rows = in_code = fenced = blank = 0
    text = page_title = ""
    split("", used)
}

function end_md(    file, i, s)
{
    close_all()
    file = out "/" name
    s = page_title
    gsub(/<[^>]*>/, "", s)
    print name " " s
    begin_file(file, s ((s == "libsma") ? "" : " - libsma"), "")
    for (i = 1; i <= nlines; i++) {
        print line[i] >file
        if (line[i] ~ /^<h1/)
            contents(file, nsections, section_id, section_title, \
                "On this page")
    }
    end_file(file)
}

FNR == 1 {
    if (name != "")
        end_md()
    begin_md()
}

fenced && /^```/ {
    close_code()
    fenced = 0
    next
}
fenced {
    program = program html($0) "\n"
    next
}
/^```/ {
    begin_code("")
    fenced = 1
    next
}
/^<!--.*-->$/ { next }
/^[ \t]*$/ {
    if (in_code)
        empty_lines = empty_lines "\n"
    else {
        close_table()
        flush()
    }
    blank = 1
    next
}
in_code && /^    / {
    program = program empty_lines html(substr($0, 5)) "\n"
    empty_lines = ""
    next
}
{
    close_code()
    empty_lines = ""
}
/^#+ / {
    close_all()
    heading($0)
    blank = 0
    next
}
/^\|/ {
    close_lists()
    row($0)
    next
}
/^ *(-|[0-9]+[.]) / && (depth > 0 || blank) && !(depth == 0 && /^    /) {
    item($0)
    blank = 0
    next
}
depth == 0 && blank && /^    / {
    begin_code(html(substr($0, 5)) "\n")
    next
}
{
    # text at the margin after an empty line ends a list
    if (blank && depth > 0 && /^[^ ]/)
        close_lists()
    s = $0
    sub(/^ */, "", s)
    text = text ((text == "") ? "" : "\n") s
    blank = 0
}

END {
    if (name != "")
        end_md()
}
