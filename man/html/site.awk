# SPDX-License-Identifier: BSD-3-Clause
#
# What all pages of the HTML manual share: the frame of a page, names and links.
# POSIX awk; build-aux/html calls it with one of the other files of this folder.
#
# The list of names has a line "name section page title" for each page and each
# other name of a page, separated by tabs:
#
#     shmem_put       3  shmem_put.3  copy contiguous data to a remote PE
#     shmem_int_put   3  shmem_put.3
#
# With part=names before it on the command line, a rule below reads the list,
# and target() finds the page of a name.  Another rule reads part=outputs, what
# the programs of the manual print.

function html(s)
{
    gsub(/&/, "\\&amp;", s)
    gsub(/</, "\\&lt;", s)
    gsub(/>/, "\\&gt;", s)
    gsub(/"/, "\\&quot;", s)
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
    gsub(/\\[(]dq/, "\"", s)
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

# shmem_put(3) of shmem_put.3
function reference(page)
{
    return substr(page, 1, length(page) - 2) "(" \
        substr(page, length(page)) ")"
}

# The page that has the name in any case, "shmem_put.3.html", or "".
function target(name, sec)
{
    name = tolower(name)
    return ((name, sec) in page_of) ? page_of[name, sec] ".html" : ""
}

# Prints the page up to the text to the file.
function begin_file(file, title, description)
{
    print "<!DOCTYPE html>" >file
    print "<html lang=\"en\">" >file
    print "<head>" >file
    print "<meta charset=\"utf-8\">" >file
    print "<meta name=\"viewport\" content=\"width=device-width," \
        " initial-scale=1\">" >file
    print "<meta name=\"color-scheme\" content=\"light dark\">" >file
    print "<title>" html(title) "</title>" >file
    if (description != "")
        print "<meta name=\"description\" content=\"" html(description) \
            "\">" >file
    print "<link rel=\"stylesheet\" href=\"style.css\">" >file
    print "<script src=\"site.js\"></script>" >file
    print "</head>" >file
    print "<body>" >file
    print "<a class=\"skip\" href=\"#site-main\">Skip to the text</a>" >file
    print "<header class=\"site\">" >file
    print "<nav aria-label=\"Site\">" >file
    print "<a class=\"home\" href=\"index.html\">libsma</a>" >file
    print "<a href=\"shmem.7.html\">Overview</a>" >file
    print "<a href=\"names.html\">All names</a>" >file
    print "<a href=\"README.html\">Readme</a>" >file
    print "</nav>" >file
    # Without JavaScript the form opens the page of all names.
    print "<form role=\"search\" action=\"names.html\">" >file
    print "<label for=\"site-q\">Search by name</label>" >file
    print "<input id=\"site-q\" name=\"q\" type=\"search\"" \
        " placeholder=\"shmem_put, int_max, SHMEM_CHECK\"" \
        " autocomplete=\"off\" autocapitalize=\"off\" spellcheck=\"false\">" \
        >file
    print "</form>" >file
    print "</header>" >file
    print "<main id=\"site-main\">" >file
}

function end_file(file)
{
    print "</main>" >file
    print "<footer>libsma " version "</footer>" >file
    print "</body>" >file
    print "</html>" >file
    close(file)
}

# The page of a document of the source: SECURITY.html of SECURITY.md, and, for a readme
# in a folder, the name of the folder: packaging.html of packaging/README.md.
function document(path)
{
    if (match(path, /[A-Za-z]+\/README\.md$/))
        path = substr(path, RSTART, RLENGTH - length("/README.md")) ".md"
    sub(/\.md$/, ".html", path)
    return base(path)
}

# The links to the parts of a page: n of them, with these ids and titles, which
# are HTML, and a name for the whole.
function contents(file, n, ids, titles, what,    i)
{
    if (n < 3)
        return
    print "<nav class=\"contents\" aria-label=\"" what "\">" >file
    for (i = 1; i <= n; i++)
        print "<a href=\"#" ids[i] "\">" titles[i] "</a>" >file
    print "</nav>" >file
}

# A program with a caption.  If there are commands, they follow with the output,
# which may be empty.  Program and output are text.  The caller ends the figure.
function figure(file, name, program, commands, output,    lines)
{
    print "<figure class=\"program\">" >file
    print "<figcaption>" html(name) "</figcaption>" >file
    print "<pre tabindex=\"0\"><code>" html(program) "</code></pre>" >file
    if (commands != "") {
        print "<pre class=\"run\" tabindex=\"0\"><kbd>" html(commands) \
            "</kbd>" >file
        lines = output
        sub(/\n$/, "", output)
        if (output != "")
            print "<samp>" html(output) "</samp>" >file
        print "</pre>" >file
        if (output == "")
            print "<p>The program prints nothing; its exit status is 0.</p>" \
                >file
        else if (gsub(/\n/, "", lines) > 1)
            print "<p>The lines may come in another order.</p>" >file
    }
}

# The file of what programs print, "@ PROGRAM" before each.
part == "outputs" {
    if (/^@ /)
        program_name = substr($0, 3)
    else if (!/^#/)
        output_of[program_name] = output_of[program_name] $0 "\n"
    next
}

part == "names" {
    split($0, w, "\t")
    page_of[tolower(w[1]), w[2]] = w[3]
    # the page of a name whatever its section, for text that has none
    s = tolower(w[1])
    if (!(s in any_page) || w[1] "." w[2] == w[3])
        any_page[s] = w[3]
    if (w[1] "." w[2] == w[3])
        title[w[3]] = w[4]
    nnames++
    name_of[nnames] = w[1]; section_of[nnames] = w[2]
    file_of[nnames] = w[3]
    next
}
