# SPDX-License-Identifier: BSD-3-Clause
#
# What leads to the pages of the HTML manual: the list of names, the start page,
# the page of all names, and the index for the search.  POSIX awk.
#
#   awk -v step=names -f site.awk -f index.awk part=alias ALIASES \
#       part=routine ROUTINES part=page PAGE...
#       the list of names (see site.awk).  ALIASES: "section page alias";
#       ROUTINES: "page routine", each of which has a profiling name, too
#   awk -v step=sort -f site.awk -f index.awk NAMES
#       each line with its letter and its name without case in front
#   awk -v step=index -v out=DIR -f site.awk -f index.awk \
#       part=ids IDS part=docs DOCS part=families PAGES.DEF part=names NAMES \
#       part=outputs OUTPUTS part=readme README.md
#       index.html, names.html and names.js.  NAMES is sorted; IDS has lines
#       "file id" of the places that names lead to; DOCS has "file title".
#
# Example: the line
#
#     rma | Remote memory access | shmem_put shmem_get
#
# of pages.def makes a section of the start page with the heading "Remote memory
# access", the links shmem_put and shmem_get, and what the NAME section of each
# page says of it.

# --------------------------------------------------------------------- names
# A name that C and Fortran have in another case is listed as C writes it, and a
# name of Fortran alone in upper case.
function add_alias(sec, pg, name,    key)
{
    key = tolower(name) SUBSEP pg SUBSEP sec
    if (!(key in alias)) {
        order[++naliases] = key
        alias[key] = name
    } else if (!(alias[key] in routine) &&
               (name in routine || name == toupper(name)))
        alias[key] = name
}

step == "names" && part == "alias" {
    raw[++nraw] = $0
    next
}

step == "names" && part == "routine" {
    routine[$2] = 1
    profiling[tolower("p" $2)] = $1
    raw[++nraw] = "3 " $1 " p" $2
    next
}

step == "names" {
    if (/^\.SH /)
        inside = ($2 == "NAME")
    else if (inside && /^.*\\- /) {
        s = $0
        sub(/^.*\\- /, "", s)
        title[base(FILENAME)] = plain(s)
        page_order[++npages] = base(FILENAME)
    }
    next
}

function print_names(    i, s, w)
{
    for (i = 1; i <= npages; i++) {
        s = page_order[i]
        is_page[tolower(s)] = 1
        print substr(s, 1, length(s) - 2) "\t" substr(s, length(s)) \
            "\t" s "\t" title[s]
    }
    for (i = 1; i <= nraw; i++) {
        split(raw[i], w, " ")
        s = tolower(w[3])
        # a profiling name leads to the page that describes the routine
        if (!(s "." w[1] in is_page) &&
            !(s in profiling && profiling[s] != w[2]))
            add_alias(w[1], w[2], w[3])
    }
    for (i = 1; i <= naliases; i++) {
        split(order[i], w, SUBSEP)
        print alias[order[i]] "\t" w[3] "\t" w[2] "." w[3]
    }
}

# ---------------------------------------------------------------------- sort
# The letter under which a name stands: that after shmem_.
function letter(name)
{
    name = tolower(name)
    sub(/^_+/, "", name)
    sub(/^p?shmemx?_/, "", name)
    return toupper(substr(name, 1, 1))
}

step == "sort" {
    split($0, w, "\t")
    s = tolower(w[1])
    sub(/^_+/, "", s)
    print letter(w[1]) "\t" s "\t" $0
    next
}

# ---------------------------------------------------------------------- index
part == "ids" {
    place[$1, $2] = 1
    next
}

part == "docs" {
    n = ++ndocs
    doc[n] = $1
    sub(/^[^ ]* /, "")
    doc_title[n] = $0
    next
}

part == "families" {
    if (/^#/ || /^[ \t]*$/)
        next
    split($0, w, /[ \t]*\|[ \t]*/)
    n = ++nfamilies
    family[n] = w[1]; family_title[n] = w[2]; family_pages[n] = w[3]
    next
}

# What the readme says about each document, in the order of its table.
part == "readme" && match($0, /^\| \[[A-Za-z\/-]*\.md\]/) {
    s = document(substr($0, 4, RLENGTH - 4))
    listed[++nlisted] = s
    split($0, w, / *\| */)
    gsub(/`/, "", w[3])
    about[s] = w[3]
    next
}

# The first program: the blocks in C and Fortran, and the commands after each.
part == "readme" {
    if (/^## /)
        first = ($0 == "## First program")
    else if (!first)
        next
    else if (/^```[a-z]/) {
        fence = substr($0, 4)
        nprograms++
        language[nprograms] = fence
    } else if (/^```/)
        fence = ""
    else if (fence != "")
        program[nprograms] = program[nprograms] $0 "\n"
    else if (/^    / && nprograms > 0) {
        sub(/^ */, "")
        commands[nprograms] = commands[nprograms] \
            ((commands[nprograms] == "") ? "" : "\n") "$ " $0
    }
    next
}

# Where the name leads to: a page, or a place in it.
function address(i)
{
    return file_of[i] ".html" \
        (((file_of[i] ".html", name_of[i]) in place) ? "#" name_of[i] : "")
}

function show_programs(file,    i, suffix)
{
    print "<section id=\"first\">" >file
    print "<h2>First program</h2>" >file
    print "<p>Each PE tells the next one its number.</p>" >file
    print "<div class=\"side\">" >file
    for (i = 1; i <= nprograms; i++) {
        suffix = (language[i] == "fortran") ? "f" : language[i]
        figure(file, "hello." suffix, program[i], commands[i], \
            output_of["README." suffix])
        print "</figure>" >file
    }
    print "</div>" >file
    print "</section>" >file
}

function entry(file, to, name, text)
{
    print "<div><dt><a href=\"" to "\">" name "</a></dt><dd>" text \
        "</dd></div>" >file
}

function show_document(file, to, text,    name)
{
    name = to
    sub(/\.html$/, "", name)
    entry(file, to, name, html(text))
}

# The documents that the readme lists, then the others.
function show_documents(file,    i)
{
    print "<section id=\"documents\">" >file
    print "<h2>About the library</h2>" >file
    print "<dl class=\"list\">" >file
    for (i = 1; i <= nlisted; i++)
        show_document(file, listed[i], about[listed[i]])
    for (i = 1; i <= ndocs; i++)
        if (!(doc[i] in about) && doc[i] != "README.html")
            show_document(file, doc[i], doc_title[i])
    print "</dl>" >file
    print "</section>" >file
}

# The page of a word of pages.def: "oshcc(1)" or, in section 3, "shmem_put".
function page_named(word)
{
    if (word !~ /\)$/)
        return word ".3"
    sub(/\(/, ".", word)
    sub(/\)$/, "", word)
    return word
}

# Is a page of the family there?  Without CUDA those of NVSHMEM are not.
function is_there(i,    j, n, w)
{
    n = split(family_pages[i], w, " ")
    for (j = 1; j <= n; j++)
        if (page_named(w[j]) in title)
            return 1
    return 0
}

function show_families(file,    i, j, n, w, p)
{
    for (i = 1; i <= nfamilies; i++) {
        if (!is_there(i))
            continue
        print "<section id=\"" family[i] "\">" >file
        print "<h2>" html(family_title[i]) "</h2>" >file
        print "<dl class=\"list\">" >file
        n = split(family_pages[i], w, " ")
        for (j = 1; j <= n; j++) {
            p = page_named(w[j])
            if (p in title)
                entry(file, p ".html", substr(p, 1, length(p) - 2), html(title[p]))
        }
        print "</dl>" >file
        print "</section>" >file
        if (i == 1) {
            show_documents(file)
            family_links(file)
        }
    }
}

function family_links(file,    i)
{
    print "<nav class=\"contents\" aria-label=\"Families of routines\">" >file
    for (i = 2; i <= nfamilies; i++)
        if (is_there(i))
            print "<a href=\"#" family[i] "\">" html(family_title[i]) "</a>" >file
    print "</nav>" >file
}

function show_start(file)
{
    begin_file(file, "libsma manual", \
        "Manual of libsma, a SHMEM library for C, C++ and Fortran")
    print "<h1>libsma</h1>" >file
    print "<p class=\"lead\">SHMEM for C, C++ and Fortran: the library of the" \
        " Cray and SGI machines, and OpenSHMEM.</p>" >file
    print "<p>To find a routine, a constant, a variable or a command, type a" \
        " part of its name into the field above; the key <kbd>/</kbd> leads" \
        " there.  <a href=\"names.html\">All names</a> are on one page." \
        "  <a href=\"install.html\">Install</a>," \
        " <a href=\"compiling.html\">compile</a>," \
        " <a href=\"running.html\">run</a> and" \
        " <a href=\"troubleshooting.html\">troubleshooting</a> have pages" \
        " of their own.</p>" >file
    if (nprograms > 0)
        show_programs(file)
    print "<div class=\"families\">" >file
    show_families(file)
    print "</div>" >file
    end_file(file)
}

# The names that are profiling names, or those that are not: each letter with
# its names.
function list_names(file, profiling, id,    i, last, l)
{
    print "<p class=\"letters\">" >file
    last = ""
    for (i = 1; i <= nnames; i++) {
        l = letter(name_of[i])
        if ((name_of[i] ~ /^pshmem/) == profiling && l != last)
            print "<a href=\"#" id "-" l "\">" l "</a>" >file
        if ((name_of[i] ~ /^pshmem/) == profiling)
            last = l
    }
    print "</p>" >file
    last = ""
    for (i = 1; i <= nnames; i++) {
        if ((name_of[i] ~ /^pshmem/) != profiling)
            continue
        l = letter(name_of[i])
        if (l != last) {
            if (last != "")
                print "</ul>" >file
            last = l
            print "<h3 id=\"" id "-" l "\">" l "</h3>" >file
            print "<ul class=\"names\">" >file
        }
        print "<li><a href=\"" address(i) "\">" html(name_of[i]) \
            "</a></li>" >file
    }
    print "</ul>" >file
}

function show_names(file)
{
    begin_file(file, "All names - libsma", \
        "All routines, constants, variables and commands of libsma")
    print "<h1>All names</h1>" >file
    print "<p>Routines, constants, variables and commands, by the first" \
        " letter after <code>shmem_</code>.  A name that Fortran has and C" \
        " does not is in upper case." >file
    print "Each routine of C also has a" \
        " <a href=\"#profiling\">profiling name</a>.</p>" >file
    list_names(file, 0, "names")
    print "<h2 id=\"profiling\">Profiling names</h2>" >file
    print "<p>Tools call the routines by these names.</p>" >file
    list_names(file, 1, "profiling")
    end_file(file)
}

# names.js: a row [file, title, names] for each page; "#" after a name says that
# the file has a place with this name.
function show_search(file,    i, f, n, seen)
{
    for (i = 1; i <= nnames; i++) {
        f = file_of[i] ".html"
        if (!(f in seen)) {
            seen[f] = ""
            order[++n] = f
        }
        seen[f] = seen[f] ((seen[f] == "") ? "" : " ") name_of[i] \
            (((f, name_of[i]) in place) ? "#" : "")
    }
    print "/* SPDX-License-Identifier: BSD-3-Clause */" >file
    print "var smaNames = [" >file
    for (i = 1; i <= n; i++) {
        f = order[i]
        sub(/\.html$/, "", f)
        print "[\"" f ".html\"," quoted(title[f]) ",\"" seen[f ".html"] \
            "\"]," >file
    }
    for (i = 1; i <= ndocs; i++) {
        f = doc[i]
        sub(/\.html$/, "", f)
        print "[\"" doc[i] "\"," quoted(doc_title[i]) ",\"" f "\"]" \
            ((i < ndocs) ? "," : "") >file
    }
    print "];" >file
    close(file)
}

# A string of JavaScript.
function quoted(s)
{
    gsub(/\\/, "\\\\", s)
    gsub(/"/, "\\\"", s)
    return "\"" s "\""
}

END {
    if (step == "names")
        print_names()
    else if (step == "index") {
        show_start(out "/index.html")
        show_names(out "/names.html")
        show_search(out "/names.js")
    }
}
