# SPDX-License-Identifier: BSD-3-Clause
#
# The pages of the manual as HTML: what mandoc does not do.  POSIX awk.
#
#   awk -v step=split -v out=DIR -f site.awk -f pages.awk PAGE...
#       writes each page to DIR, every block .EX to .EE replaced by a line with
#       its number: mandoc loses the blank lines and the indentation of programs
#   awk -v step=page -v out=DIR -f site.awk -f pages.awk \
#       part=names NAMES part=outputs OUTPUTS part=page PAGE... part=html HTML
#       writes DIR/PAGE.html.  HTML is what mandoc made of the pages that the
#       first step wrote, in the same order; OUTPUTS is man/examples.out.
#
# Three things of a page are given another shape:
#
#   - "name(section)" becomes a link if the manual has the page.
#   - In SYNOPSIS a paragraph such as "C and C++:" or "Fortran module:" begins a
#     form: C, C11 and Fortran stand side by side where there is room.
#   - A block after the comment SMA-EXAMPLE, SMA-PROGRAM or SMA-RUN (see
#     genman.awk) is a program or what it prints.  Programs that follow each
#     other stand side by side, too.
#
# The sections of a page can come in any order.

# The line with every <b>name</b>(section) made a link.
function linked(s,    done, ref, name, sec, to)
{
    done = ""
    while (match(s, /<b>[A-Za-z_0-9+$.-]+<\/b>[(][1-8][)]/)) {
        ref = substr(s, RSTART, RLENGTH)
        done = done substr(s, 1, RSTART - 1)
        s = substr(s, RSTART + RLENGTH)
        name = ref
        sub(/^<b>/, "", name)
        sub(/<.*/, "", name)
        sec = substr(ref, length(ref) - 1, 1)
        to = target(name, sec)
        if (to != "" && to != page ".html")
            ref = "<a href=\"" to "\">" name "</a>(" sec ")"
        done = done ref
    }
    return done s
}

# The text of HTML.
function bare(s)
{
    gsub(/<[^>]*>/, "", s)
    gsub(/\n */, " ", s)
    return s
}

function put(s) { line[++nlines] = s }

# ------------------------------------------------------------------ SYNOPSIS

# Begins a form if the paragraph is the heading of one: true or false.
function begin_form(paragraph,    s, n)
{
    s = bare(paragraph)
    if (s !~ /^(C|C\+\+|C11|Fortran)[ ,:].*:$/ &&
        s !~ /^(C|C\+\+|C11|Fortran):$/)
        return 0
    sub(/:$/, "", s)
    n = ++nforms
    note[n] = ""
    if (match(s, /, /)) {
        note[n] = substr(s, RSTART + 2)
        s = substr(s, 1, RSTART - 1)
    }
    form_name[n] = s
    form[n] = ""
    return 1
}

# A column for C, a column for Fortran; a page without C has a column for the
# include file and one for the module.
function put_forms(    i, columns, fortran)
{
    put("<div class=\"side\">")
    columns = fortran = 0
    for (i = 1; i <= nforms; i++) {
        if (i == 1 || columns < 2 &&
            (form_name[i] ~ /^Fortran/ && (!fortran || form_name[1] ~ /^F/))) {
            if (columns++ > 0)
                put("</div>")
            put("<div class=\"forms\">")
        }
        if (form_name[i] ~ /^Fortran/)
            fortran = 1
        put("<h3>" form_name[i] \
            ((note[i] == "") ? "" : "<small>" note[i] "</small>") "</h3>")
        put(form[i])
    }
    put("</div>")
    put("</div>")
    nforms = 0
}

# A line of SYNOPSIS.
function synopsis(s)
{
    if (s ~ /^<\/section>/) {
        if (nforms > 0)
            put_forms()
        in_synopsis = 0
        put(s)
        return
    }
    if (paragraph != "" || s ~ /^<p /) {
        paragraph = paragraph ((paragraph == "") ? "" : "\n") s
        if (s !~ /<\/p>$/)
            return
        s = paragraph
        paragraph = ""
        if (begin_form(s))
            return
    }
    if (nforms == 0 && s ~ /^<pre><b>#include /)
        begin_form("C and C++:")
    if (nforms == 0 && s ~ /^<pre><b>INCLUDE /)
        begin_form("Fortran:")
    if (nforms > 0)
        form[nforms] = form[nforms] ((form[nforms] == "") ? "" : "\n") s
    else
        put(s)
}

# ------------------------------------------------------------------ programs

# The commands that compile and run an example; "" for a makefile, and for a
# shared library, which does not run by itself.
function commands_of(example,    w, n, i, s)
{
    n = split(example, w, " ")
    if (w[1] !~ /[.](c|f|f90)$/ || example ~ / -shared/)
        return ""
    s = "$ " ((w[1] ~ /[.]c$/) ? "oshcc" : "oshfort")
    for (i = 2; i <= n; i++)
        s = s " " w[i]
    return s " " w[1] "\n$ oshrun -n 4 ./a.out"
}

# Block n of the page, of which the line is "<pre>SMA-BLOCK n".
function put_block(n,    k, s)
{
    k = kind[page, n]
    s = block[page, n]
    if (k !~ /^(EXAMPLE|PROGRAM|RUN)$/) {
        put("<pre tabindex=\"0\"><code>" html(s) "</code></pre>")
        return
    }
    if (k == "RUN") {
        # below the program, if that comes right before
        put("<pre class=\"run\" tabindex=\"0\"><samp>" html(s) "</samp></pre>")
        return
    }
    put(in_side ? "</figure>" : "<div class=\"side\">")
    in_side = 1
    put("figure " page SUBSEP n)
}

function print_line(s, file,    w, k, n, name)
{
    if (s !~ /^figure /) {
        print s >file
        return
    }
    k = substr(s, 8)
    split(k, w, SUBSEP)
    name = words[k]
    sub(/ .*/, "", name)
    if (kind[k] == "PROGRAM")
        figure(file, name, block[k], "", "")
    else
        figure(file, name, block[k], commands_of(words[k]), \
            output_of[name])
}

# --------------------------------------------------------------------- tables

# The first row of a table is a heading if all its cells are bold.
function heading_row(row,    s, cells, bold)
{
    s = row
    cells = gsub(/<td[^>]*>/, "", s)
    bold = gsub(/<\/b>(\n *)?<\/td>/, "", s)
    if (cells != bold)
        return row
    gsub(/<\/?b>/, "", row)
    gsub(/<td>/, "<th scope=\"col\">", row)
    gsub(/<\/td>/, "</th>", row)
    return row
}

# A line of a table.
function table(s)
{
    if (rows == 0) {
        head = head ((head == "") ? "" : "\n") s
        if (s ~ /<\/tr>/) {
            put(heading_row(head))
            rows = 1
        }
    } else
        put(s)
    if (s ~ /<\/table>/) {
        in_table = 0
        put("</div>")
    }
}

# ---------------------------------------------------------------------- pages

function begin_page()
{
    page = pages[++npage]
    nlines = nsections = 0
    in_side = in_synopsis = in_table = in_block = nforms = 0
    paragraph = ""
}

# The links to the parts of a long section.
function parts(file, n,    i, ids, titles)
{
    if (nparts[n] < 5)
        return
    for (i = 1; i <= nparts[n]; i++) {
        ids[i] = part_id[n, i]
        titles[i] = part_title[n, i]
    }
    contents(file, nparts[n], ids, titles, "In " section_title[n])
}

function end_page(    file, i, n)
{
    file = out "/" page ".html"
    begin_file(file, reference(page) " - libsma", title[page])
    print "<h1>" reference(page) "</h1>" >file
    contents(file, nsections, section_id, section_title, "On this page")
    n = 1
    for (i = 1; i <= nlines; i++) {
        print_line(line[i], file)
        if (n <= nsections && section_line[n] == i)
            parts(file, n++)
    }
    end_file(file)
}

# A heading of a section or, of level 3, of a part of the section.  mandoc
# breaks the lines of headings.
function section(s,    id, text)
{
    heading = heading ((heading == "") ? "" : "\n") s
    if (s !~ /<\/h[23]>/)
        return
    s = heading
    heading = ""
    match(s, /id="[^"]*"/)
    id = substr(s, RSTART + 4, RLENGTH - 5)
    text = bare(s)
    put(s)
    if (s ~ /^<h3/) {
        part_id[nsections, ++nparts[nsections]] = id
        part_title[nsections, nparts[nsections]] = text
        return
    }
    section_id[++nsections] = id
    section_title[nsections] = text
    section_line[nsections] = nlines
    nparts[nsections] = 0
    in_synopsis = (text == "SYNOPSIS")
}

# A line of the text of a page.
function text_line(s)
{
    if (in_block) {
        in_block = 0
        if (s == "</pre>")
            return
    }
    if (match(s, /<pre[^>]*>SMA-BLOCK [0-9]+/)) {
        n = substr(s, RSTART, RLENGTH)
        sub(/.* /, "", n)
        in_block = (s !~ /<\/pre>/)
        put_block(n + 0)
        return
    }
    if (in_side) {
        in_side = 0
        put("</figure>")
        put("</div>")
    }
    sub(/<dt>&#x2022;<\/dt>/, "<dt class=\"bullet\">\\&#x2022;</dt>", s)
    s = linked(s)
    if (s ~ /^<h[23]/ || heading != "")
        section(s)
    else if (in_synopsis)
        synopsis(s)
    else if (!in_table && s ~ /<table class="tbl">/) {
        in_table = 1
        rows = 0
        head = ""
        put("<div class=\"wide\" role=\"region\" aria-label=\"Table\"" \
            " tabindex=\"0\">")
        table(s)
    } else if (in_table)
        table(s)
    else
        put(s)
}

step == "split" {
    if (FNR == 1) {
        if (file != "")
            close(file)
        file = out "/" base(FILENAME)
        inside = blocks = 0
    }
    if (/^\.EE$/)
        inside = 0
    if (!inside)
        print >file
    if (/^\.EX$/) {
        inside = 1
        print "SMA-BLOCK " ++blocks >file
    }
    next
}

part == "page" {
    if (FNR == 1) {
        page = base(FILENAME)
        pages[++npages] = page
        inside = blocks = 0
        comment = ""
    }
    if (/^\.EE$/)
        inside = 0
    if (inside)
        block[page, blocks] = block[page, blocks] plain($0) "\n"
    if (/^\.EX$/) {
        inside = 1
        blocks++
        kind[page, blocks] = ""
        if (comment ~ /^\.\\" SMA-[A-Z]+/) {
            sub(/^\.\\" SMA-/, "", comment)
            s = comment
            sub(/ .*/, "", s)
            kind[page, blocks] = s
            sub(/^[A-Z]+ */, "", comment)
            words[page, blocks] = comment
        }
    }
    comment = $0
    next
}

# mandoc puts a table above and a table below the text of each page.
/<table class="head"/ {
    if (npage > 0)
        end_page()
    begin_page()
    skipping = 1
}
/<table class="foot"/ { skipping = 1 }
skipping {
    if (/<\/table>/)
        skipping = 0
    next
}
# mandoc breaks the line for each change of the indentation, also where nothing
# stands before or after: only breaks between two lines of text stay, and
# paragraphs with something in them.
/^ *<br\/>$/ {
    broken = !after_block
    next
}
/^<p class="Pp">$/ {
    opened = after_block = 1
    next
}
/^<p class="Pp"><\/p>$/ || opened && /^<\/p>$/ {
    opened = broken = 0
    next
}
{
    gsub(/<h2/, "<h3")
    gsub(/<\/h2>/, "</h3>")
    gsub(/<h1/, "<h2")
    gsub(/<\/h1>/, "</h2>")
    if (opened)
        text_line("<p class=\"Pp\">")
    if (broken && !/^ *<\/(p|dd)>/)
        text_line("<br>")
    opened = broken = 0
    after_block = /<\/?(p|dd|dt|dl|pre|div|section|table)[^>]*>$/
    text_line($0)
}

END {
    if (npage > 0)
        end_page()
}
