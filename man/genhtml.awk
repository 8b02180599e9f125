# SPDX-License-Identifier: BSD-3-Clause
#
# The part of the HTML manual that mandoc does not make.  POSIX awk.
# build-aux/html calls it:
#
#   awk -v step=split -f genhtml.awk PAGE
#       the page with each block .EX to .EE replaced by a line with its number:
#       mandoc loses the blank lines and the indentation of programs
#   awk -v step=page -f genhtml.awk part=names NAMES part=page PAGE part=html -
#       the finished page, from what mandoc made of the first
#   awk -v step=names -f genhtml.awk part=alias ALIASES part=page PAGE...
#       NAMES: "name section page title" for each page and alias, by tabs
#   awk -v step=index -f genhtml.awk part=families PAGES.DEF part=names NAMES
#       the index; NAMES is sorted by what step=sort puts in front of a line
#
# Example: of the line
#
#     rma | Remote memory access | shmem_put shmem_get
#
# in pages.def the last one makes a section of the index with the heading
# "Remote memory access", the links shmem_put(3) and shmem_get(3), and what the
# NAME section of each page says of it.
#
# In every page "name(section)" becomes a link when the manual has it.

function html(s)
{
    gsub(/&/, "\\&amp;", s)
    gsub(/</, "\\&lt;", s)
    gsub(/>/, "\\&gt;", s)
    return s
}

# A line of troff text as the characters that it stands for.
function plain(s)
{
    sub(/^\\&/, "", s)
    gsub(/\\[(]aq/, "\047", s)
    gsub(/\\[(]ga/, "`", s)
    gsub(/\\[(]ha/, "^", s)
    gsub(/\\[(]ti/, "~", s)
    gsub(/\\-/, "-", s)
    gsub(/\\e/, "\\", s)
    return s
}

# shmem_put.3 of gen/man/shmem_put.3
function base(s)
{
    sub(/.*\//, "", s)
    return s
}

function begin_file(title, description)
{
    print "<!DOCTYPE html>"
    print "<html lang=\"en\">"
    print "<head>"
    print "<meta charset=\"utf-8\">"
    print "<meta name=\"viewport\" content=\"width=device-width," \
        " initial-scale=1\">"
    print "<title>" html(title) "</title>"
    print "<meta name=\"description\" content=\"" html(description) "\">"
    print "<link rel=\"stylesheet\" href=\"style.css\">"
    print "</head>"
    print "<body>"
}

function end_file()
{
    print "<footer>libsma " version "</footer>"
    print "</body>"
    print "</html>"
}

# Which file a reference leads to, or "".
function target(name, sec)
{
    return ((name, sec) in file) ? file[name, sec] ".html" : ""
}

# The line with every <b>name</b>(section) made a link.
function linked(s,    out, ref, name, sec, to)
{
    out = ""
    while (match(s, /<b>[A-Za-z_0-9+$]+<\/b>[(][1-8][)]/)) {
        ref = substr(s, RSTART, RLENGTH)
        out = out substr(s, 1, RSTART - 1)
        s = substr(s, RSTART + RLENGTH)
        name = ref
        sub(/^<b>/, "", name)
        sub(/<.*/, "", name)
        sec = substr(ref, length(ref) - 1, 1)
        to = target(name, sec)
        if (to != "" && to != self)
            ref = "<a href=\"" to "\">" name "</a>(" sec ")"
        out = out ref
    }
    return out s
}

# -------------------------------------------------------------------- split
step == "split" {
    if (/^\.EE$/)
        inside = 0
    if (!inside)
        print
    if (/^\.EX$/) {
        inside = 1
        print "SMA-BLOCK " ++blocks
    }
    next
}

# -------------------------------------------------------------------- names
step == "names" && part == "alias" {
    n = ++naliases
    alias[n] = $3; alias_section[n] = $1; alias_page[n] = $2
    next
}

step == "names" {
    if (/^\.SH /)
        inside = ($2 == "NAME")
    else if (inside && /^.*\\- /) {
        s = $0
        sub(/^.*\\- /, "", s)
        title[base(FILENAME)] = plain(s)
        order[++npages] = base(FILENAME)
    }
    next
}

# --------------------------------------------------- what page and index read
part == "names" && step != "sort" {
    split($0, w, "\t")
    file[w[1], w[2]] = w[3]
    if (w[1] "." w[2] == w[3])
        title[w[3]] = w[4]
    if (step == "index") {
        n = ++nnames
        name_of[n] = w[1]; section_of[n] = w[2]; file_of[n] = w[3]
    }
    next
}

# --------------------------------------------------------------------- page
step == "page" && part == "page" {
    self = base(FILENAME) ".html"
    if (/^\.EE$/)
        inside = 0
    if (inside)
        block[blocks] = block[blocks] html(plain($0)) "\n"
    if (/^\.EX$/) {
        inside = 1
        blocks++
    }
    next
}

step == "page" && part == "html" {
    if (!started) {
        started = 1
        page = self
        sub(/\.html$/, "", page)
        name = page
        sub(/\.[1-8]$/, "", name)
        shown = name "(" substr(page, length(page)) ")"
        begin_file(shown " - libsma", title[page])
        print "<nav><a href=\"index.html\">libsma manual</a></nav>"
        print "<main>"
        print "<h1>" shown "</h1>"
    }
    # mandoc's lines above and below the text
    if (/<table class="(head|foot)"/)
        skipping = 1
    if (!skipping) {
        s = $0
        gsub(/<h2/, "<h3", s)
        gsub(/<\/h2>/, "</h3>", s)
        gsub(/<h1/, "<h2", s)
        gsub(/<\/h1>/, "</h2>", s)
        if (sub(/<table class="tbl">/, "<div class=\"wide\">&", s))
            wide = 1
        if (wide && sub(/<\/table>/, "&</div>", s))
            wide = 0
        if (match(s, /SMA-BLOCK [0-9]+/)) {
            n = substr(s, RSTART + 10, RLENGTH - 10)
            s = substr(s, 1, RSTART - 1) "<code>" block[n] "</code>" \
                substr(s, RSTART + RLENGTH)
        }
        sub(/<dt>&#x2022;<\/dt>/, \
            "<dt class=\"bullet\">\\&#x2022;</dt>", s)
        # paragraphs with nothing in them
        if (s !~ /^<p class="Pp"><\/p>$/)
            print linked(s)
    }
    if (/<\/table>/)
        skipping = 0
    next
}

# --------------------------------------------------------------------- sort
# The letter under which a name stands, and the name without case.
step == "sort" {
    split($0, w, "\t")
    s = tolower(w[1])
    sub(/^_+/, "", s)
    letter = s
    sub(/^p?shmemx?_/, "", letter)
    letter = toupper(substr(letter, 1, 1))
    print letter "\t" s "\t" $0
    next
}

# -------------------------------------------------------------------- index
step == "index" && part == "families" {
    if (/^#/ || /^[ \t]*$/)
        next
    split($0, w, /[ \t]*\|[ \t]*/)
    n = ++nfamilies
    family[n] = w[1]; family_title[n] = w[2]; family_pages[n] = w[3]
    next
}

function show_families(    i, j, n, w, p)
{
    for (i = 1; i <= nfamilies; i++) {
        print "<section id=\"" family[i] "\">"
        print "<h2>" html(family_title[i]) "</h2>"
        print "<dl>"
        n = split(family_pages[i], w, " ")
        for (j = 1; j <= n; j++) {
            p = w[j]
            if (p ~ /\)$/) {
                sub(/\(/, ".", p)
                sub(/\)$/, "", p)
            } else
                p = p ".3"
            print "<div><dt><a href=\"" p ".html\">" \
                substr(p, 1, length(p) - 2) "</a></dt><dd>" \
                html(title[p]) "</dd></div>"
        }
        print "</dl>"
        print "</section>"
    }
}

# The names come sorted, and those that differ in case only one after the
# other: one entry for each page.
function show_names(    i, k, letter, last, key, seen, s)
{
    print "<section id=\"names\">"
    print "<h2>All names</h2>"
    print "<p>Routines, constants, variables and commands."
    print "Those of Fortran are in lower case here.</p>"
    print "<p class=\"letters\">"
    for (i = 1; i <= nnames; i++)
        if (letter_of[i] != last) {
            last = letter_of[i]
            print "<a href=\"#names-" last "\">" last "</a>"
        }
    print "</p>"
    last = ""
    for (i = 1; i <= nnames; i++) {
        if (letter_of[i] != last) {
            if (last != "")
                print "</ul>"
            last = letter_of[i]
            print "<h3 id=\"names-" last "\">" last "</h3>"
            print "<ul class=\"names\">"
        }
        # one of the two cases is enough when both lead to the same page
        key = tolower(name_of[i]) SUBSEP file_of[i]
        if (key in seen)
            continue
        seen[key] = 1
        s = name_of[i]
        print "<li><a href=\"" file_of[i] ".html\">" html(s) "</a></li>"
    }
    print "</ul>"
    print "</section>"
}

END {
    if (step == "names") {
        for (i = 1; i <= npages; i++) {
            s = order[i]
            print substr(s, 1, length(s) - 2) "\t" substr(s, length(s)) \
                "\t" s "\t" title[s]
        }
        for (i = 1; i <= naliases; i++)
            print alias[i] "\t" alias_section[i] "\t" alias_page[i] "." \
                alias_section[i]
    } else if (step == "page") {
        print "</main>"
        end_file()
    } else if (step == "index") {
        for (i = 1; i <= nnames; i++) {
            s = tolower(name_of[i])
            sub(/^_+/, "", s)
            sub(/^p?shmemx?_/, "", s)
            letter_of[i] = toupper(substr(s, 1, 1))
        }
        begin_file("libsma manual", "Manual of libsma, a SHMEM library for" \
                   " C, C++ and Fortran")
        print "<main>"
        print "<h1>libsma manual</h1>"
        print "<p>SHMEM for C, C++ and Fortran: the library of the Cray and" \
            " SGI machines, and OpenSHMEM."
        print "New here?  Begin with <a href=\"shmem.7.html\">the overview</a>" \
            "."
        print "<a href=\"#names\">All names</a> are below.</p>"
        print "<div class=\"families\">"
        show_families()
        print "</div>"
        show_names()
        print "</main>"
        end_file()
    }
}
