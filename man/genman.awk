# SPDX-License-Identifier: BSD-3-Clause
#
# Makes a manual page from its source, man/NAME.SECTION.in, and the tables of
# src/api; and the list of the other names under which pages are found.  POSIX
# awk.
#
#   awk [-v version=V] [-v date=D] [-v bugs=ADDRESS] -f rows.awk \
#       -f c_table.awk -f synopsis.awk -f families.awk -f standards.awk -f nvshmem.awk \
#       -f genman.awk TABLE... NAME.SECTION.in...
#   awk -v what=aliases [-v section=S] [-v short_names=no] \
#       -f rows.awk -f c_table.awk \
#       -f synopsis.awk -f families.awk -f standards.awk -f nvshmem.awk -f genman.awk TABLE...
#
# rows.awk and c_table.awk lie beside the tables, in src/api.  Several pages
# come one after the other; each begins with the line "'\" t".
#
# TABLE: types.def constants.def shapes.def routines.def, and nvshmem.def,
# fortran.def, module.def, env.def, pages.def and aliases.def.
#
# Example: with these rows
#
#     shmem_{T}_atomic_add | AMO_STD | op | c11 | amo | shmem_atomic_add | 1.4
#     shmem_inc | long | inc | | amo | shmem_atomic_inc | Cray
#
# the line "@NAMES@ add atomically on a remote PE" of shmem_atomic_add.3.in
# becomes
#
#     shmem_atomic_add,
#     shmem_TYPENAME_atomic_add
#     \- add atomically on a remote PE
#
# @SYNOPSIS_C@ has the prototypes of both names and @TYPES@ a table of AMO_STD.
# The second form prints "shmem_atomic_add shmem_int_atomic_add", the same for
# the other types, and "shmem_atomic_inc shmem_inc".
#
# The first form prints the page.  A line of the source that is nothing but a
# placeholder is replaced:
#
#   @NAMES@ TEXT         the line of the NAME section: names, dash, TEXT
#   @INCLUDE NAME@       the file inc/NAME.inc beside the source
#   @SYNOPSIS_C@         header, prototypes and C11 generics of the page
#   @SYNOPSIS_FORTRAN@   the Fortran forms of the page, and those of the module;
#                        nothing without any
#   @TYPES@              what TYPENAME, TYPE and SIZE stand for
#   @ATTRIBUTES@         which threads may call the routines of the page
#   @STANDARDS@          which of its names OpenSHMEM has today
#   @HISTORY@            which library or specification each name comes from
#   @BUGREPORT@          where a bug is reported
#   @CONSTANTS REGEX@    the named constants that match
#   @NVSHMEM@            the constants of nvshmem.h
#   @VALUES REGEX@       the same as a table with the values of C and Fortran
#   @EXAMPLE FILE@       the program up to the line @END@, with all that troff
#                        would change escaped; FILE goes into a comment, from
#                        which tests/build/man.sh finds and runs it
#   @PROGRAM FILE@       the file FILE of examples/tutorial, escaped in the same
#                        way, without its last line, the licence
#   @RUN@                commands, each after "$ ", and their output, up to the
#                        line @END@; tests/build/tutorial.sh runs the commands
#                        on the programs and compares
#   @ENV@                the environment variables
#   @FAMILIES@           the pages of the manual by family
#
# and @DATE@ and @SOURCE@ in the .TH line.  A page with many routines shows
# families: shmem_TYPENAME_put for shmem_int_put, shmem_long_put and so on.
#
# The second form prints "page alias" lines for section S (default 3), with
# short_names=no without names such as "barrier".

# The text as the argument of a macro: quoted, and with nothing in it that
# troff would take for more than a character.
function quoted(s)
{
    gsub(/\\/, "\\e", s)
    gsub(/"/, "\\(dq", s)
    return "\"" s "\""
}

function bold(s) { return "\\fB" s "\\fP" }

# ---------------------------------------------------- tables and other lists

# The names of all families of the page that use the list.
function users(key,    i, s, seen)
{
    s = ""
    for (i = 1; i <= nfam; i++)
        if (fam_list[i] == key && !(fam_name[i] in seen)) {
            seen[fam_name[i]] = 1
            s = s ((s == "") ? "" : ", ") bold(fam_name[i])
        }
    return s
}

function types_of_page(    i, k, done, n, t, j, half, typelists, sizelists)
{
    typelists = sizelists = 0
    for (i = 1; i <= nfam; i++) {
        k = fam_list[i]
        if (k != "" && !(k in done)) {
            done[k] = 1
            if (list_kind[k] == "sizes")
                sizelists++
            else
                typelists++
        }
    }
    for (i = 1; i <= nfam; i++) {
        k = fam_list[i]
        if (k == "" || done[k] == 2)
            continue
        done[k] = 2
        n = split(list[k], t, " ")
        print ".P"
        if (list_kind[k] == "sizes") {
            print ".I SIZE"
            if (sizelists > 1) {
                print "in"
                print users(k)
            }
            printf "is one of "
            for (j = 1; j <= n; j++)
                printf "%s%s", t[j], (j == n) ? ":\n" : \
                    (j == n - 1) ? " and " : ", "
            print "the number of bits of an element."
            continue
        }
        print ".I TYPENAME"
        print "and"
        print ".I TYPE"
        if (typelists > 1) {
            print "in"
            print users(k)
        }
        print "are one of these pairs:"
        print ".P"
        half = int((n + 1) / 2)
        print ".ne " half + 2 "v" # on paper, the table is on one page
        print ".TS"
        print "lb lb6 lb lb"
        print "l l6 l l."
        print "TYPENAME\tTYPE\tTYPENAME\tTYPE"
        for (j = 1; j <= half; j++)
            print t[j] "\t" ctype[t[j]] "\t" \
                ((j + half <= n) ? t[j + half] "\t" ctype[t[j + half]] : "\t")
        print ".TE"
    }
}

function constant_list(regex,    i)
{
    for (i = 1; i <= nconst; i++)
        if (cname[i] ~ regex) {
            print ".TP"
            print ".BR " cname[i] " \" =\\~\" " bare(cvalue[i])
            print toupper(substr(cmeaning[i], 1, 1)) substr(cmeaning[i], 2) "."
        }
}

function value_table(regex,    i, f)
{
    print ".TS"
    print "lb lb lb lb"
    print "lb l l lx."
    print "Name\tC\tFortran\tMeaning"
    for (i = 1; i <= nconst; i++) {
        if (cname[i] !~ regex)
            continue
        f = cfortran[i]
        if (sub(/^f:/, "", f) && f ~ /_8$/)
            f = "a handle"
        gsub(/'/, "\\(aq", f)
        gsub(/-/, "\\-", f)
        if (cfortran[i] == "-")
            f = "\\(em"
        print cname[i] "\t" minus(bare(cvalue[i])) "\t" f "\tT{"
        print toupper(substr(cmeaning[i], 1, 1)) substr(cmeaning[i], 2)
        print "T}"
    }
    print ".TE"
}

# A number with a cast is a handle, and no number to a reader.
function bare(s)
{
    return (s ~ /^[(][(][a-z_]+[)] /) ? "a handle" : s
}

function minus(s)
{
    gsub(/-/, "\\-", s)
    return s
}

# A reference to a page: "shmem_put" or "oshcc(1)", with what comes after it.
function reference(s, after,    sec)
{
    sec = 3
    if (match(s, /\([1-8]\)$/)) {
        sec = substr(s, RSTART + 1, 1)
        s = substr(s, 1, RSTART - 1)
    }
    print ".BR " s " (" sec ")" after
}

function family_list(    i, j, n, w)
{
    for (i = 1; i <= nfamilies; i++) {
        print ".TP"
        print family_title[i]
        n = split(family_pages[i], w, " ")
        for (j = 1; j <= n; j++)
            reference(w[j], (j < n) ? "," : "")
    }
}

# Running text: a sentence begins a line, and a line has at most 78 columns.
function fill(s,    n, w, i, line)
{
    n = split(s, w, / +/)
    line = ""
    for (i = 1; i <= n; i++) {
        if (line != "" && (length(line) + length(w[i]) + 1 > 78 ||
                           w[i - 1] ~ /[.!?]$/)) {
            print line
            line = ""
        }
        line = line ((line == "") ? "" : " ") w[i]
    }
    print line
}

function environment(    i, j, kind)
{
    for (i = 1; i <= nenv; i++) {
        kind = ekind[i]
        if (match(kind, / *\[.*\]/)) {
            j = substr(kind, RSTART, RLENGTH)
            gsub(/[][]/, "", j)
            j = trim(j)
            if (kind ~ /^level/) {
                sub(/-/, " to ", j)
                kind = "A number, " j
            } else {
                gsub(/ /, ", ", j)
                kind = "One of " j
            }
        } else {
            sub(/file$/, "name of a file", kind)
            sub(/or name/, "or the name", kind)
            kind = ((kind ~ /^name/) ? "The " : "A ") kind
        }
        print ".TP"
        print ".B " ename[i]
        fill(emeaning[i])
        fill(kind "; default: " edefault[i] ".")
        if (eolder[i] != "") {
            j = eolder[i]
            gsub(/ /, ", ", j)
            fill(((j ~ /,/) ? "Older names: " : "Older name: ") j ".")
        }
    }
}

# The NAME line.  The page's own name comes first where a routine or a generic
# bears it.  A page that has routines of Fortran alone lists those.
function names(P, text,    i, s, seen, own)
{
    own = (nfam == 0)
    for (i = 1; i <= nfam; i++)
        if (fam_name[i] == P || fam_generic[i] == P)
            own = 1
    s = ""
    if (own) {
        s = P
        seen[P] = 1
    }
    for (i = 1; i <= nfortran; i++)
        if (nfam == 0 && fpage[i] == P)
            s = s ",\n" fname[i]
    for (i = 1; i <= nfam; i++)
        if (!(fam_name[i] in seen)) {
            seen[fam_name[i]] = 1
            s = s ((s == "") ? "" : ",\n") fam_name[i]
        }
    print s
    print "\\- " text
}

# The sentence that says where a bug is reported: bugs is what configure.ac has
# as the address, a URL or nothing.
function bug_report()
{
    if (bugs == "") {
        print "Report a bug to the place from which you have libsma: its"
        print "maintainers, your distribution or the staff of your computing"
        print "center."
    } else {
        print "Report a bug to"
        print ((bugs ~ /@/) ? ".MT " : ".UR ") bugs
        print ((bugs ~ /@/) ? ".ME ." : ".UE .")
    }
}

# ------------------------------------------------------------------ aliases

# Does the name say nothing of SHMEM?  So another package may have such a page.
function is_short(name)
{
    name = tolower(name)
    return name !~ /^(p?sh|osh|sma|xt_)/ && name !~ /shmem|libsma/
}

function alias(P, name)
{
    if (name == P || (name in aliased))
        return
    if (short_names == "no" && is_short(name))
        return
    aliased[name] = 1
    print P, name
}

# each_name() calls it for every routine of C.
function emit(r, T, O, name) { alias(subst(page_of[r], T, O), name) }

# The names of aliases.def for the pages of a section.
function listed_aliases(sec,    i, j, n, w)
{
    for (i = 1; i <= naliases; i++)
        if (alias_section[i] == sec) {
            n = split(alias_names[i], w, " ")
            for (j = 1; j <= n; j++)
                alias(alias_page[i], w[j])
        }
}

function variable_aliases(    i, j, n, w)
{
    for (i = 1; i <= nenv; i++) {
        alias("shmem_env", ename[i])
        n = split(eolder[i], w, " ")
        for (j = 1; j <= n; j++)
            alias("shmem_env", w[j])
    }
}

function routine_aliases(    r, l, no, o, j)
{
    for (r = 1; r <= nrows; r++)
        each_name(r)
    for (r = 1; r <= nrows; r++) {
        split(lists[r], l, / +x +/)
        no = (2 in l) ? split(list[l[2]], o, " ") : 1
        for (j = 1; j <= no && generic[r] != ""; j++)
            alias(subst(page_of[r], "", (2 in l) ? o[j] : ""),
                  subst(generic[r], "", (2 in l) ? o[j] : ""))
    }
}

# Profiling names of C: those of routines without a type in their names, of C11
# forms and of pages.  The names of all routines would be thousands.
function profiling_aliases(    r, l, no, o, j, s)
{
    for (r = 1; r <= nrows; r++) {
        if (form[r] != "")
            continue # NVSHMEM has no profiling names
        split(lists[r], l, / +x +/)
        no = (2 in l) ? split(list[l[2]], o, " ") : 1
        for (j = 1; j <= no; j++) {
            s = (2 in l) ? o[j] : ""
            if (lists[r] == "")
                alias("pshmem", "p" pattern[r])
            if (generic[r] != "")
                alias("pshmem", "p" subst(generic[r], "", s))
            alias("pshmem", "p" subst(page_of[r], "", s))
        }
    }
}

function aliases(    i)
{
    if (section == 3) {
        routine_aliases()
        profiling_aliases()
    }
    listed_aliases(section)
    if (section == 7) {
        variable_aliases()
        nvshmem_aliases()
    }
    if (section != 3)
        return
    for (i = 1; i <= nconst; i++) {
        alias("shmem_constants", cname[i])
        if (cunder[i] == "yes")
            alias("shmem_constants", "_" cname[i])
    }
    for (i = 1; i <= nfortran; i++) {
        alias(fpage[i], tolower(fname[i]))
        alias(fpage[i], toupper(fname[i]))
    }
    for (i = 1; i <= nmodule; i++) {
        alias(mpage[i], mname[i])
        alias(mpage[i], toupper(mname[i]))
    }
}

# --------------------------------------------------------------------- page

# A line of a program, so that what is read or copied is what was written.
function verbatim(s)
{
    gsub(/\\/, "\\e", s)
    gsub(/-/, "\\-", s)
    gsub(/'/, "\\(aq", s)
    gsub(/`/, "\\(ga", s)
    gsub(/\^/, "\\(ha", s)
    gsub(/~/, "\\(ti", s)
    if (s ~ /^\./)
        s = "\\&" s
    return s
}

# Prints a program of examples/tutorial.
function program(name,    f, line)
{
    f = dir "../examples/tutorial/" name
    if ((getline line < f) <= 0)
        die("cannot read " f)
    print ".\\\" SMA-PROGRAM " name
    print ".EX"
    do
        if (line !~ /SPDX-License-Identifier/)
            print verbatim(line)
    while ((getline line < f) > 0)
    close(f)
    print ".EE"
}

# Begins lines up to @END@ that are shown as they are; the mark is for the tests.
function begin_verbatim(mark)
{
    in_example = 1
    print ".\\\" SMA-" mark
    print ".EX"
}

# Prints one line of a source, with placeholders replaced.
function expand(s,    f, line)
{
    if (in_example) {
        if (s == "@END@") {
            in_example = 0
            print ".EE"
        } else
            print verbatim(s)
    } else if (s ~ /^@EXAMPLE .*@$/)
        begin_verbatim("EXAMPLE " substr(s, 10, length(s) - 10))
    else if (s ~ /^@PROGRAM .*@$/)
        program(substr(s, 10, length(s) - 10))
    else if (s == "@RUN@")
        begin_verbatim("RUN")
    else if (s ~ /^\.TH /) {
        sub(/@DATE@/, date, s)
        sub(/@SOURCE@/, "\"libsma" ((version == "") ? "" : " " version) "\"", s)
        print s
        # On a terminal there are no pages, but groff 1.22 breaks a table where
        # a page would end, with an empty line.
        print ".if r cR .if \\n[cR] .if \\n[.p]<1000000v .pl +9999v"
    } else if (s ~ /^@NAMES@ /)
        names(page, substr(s, 9))
    else if (s ~ /^@INCLUDE .*@$/) {
        f = dir "inc/" substr(s, 10, length(s) - 10) ".inc"
        if ((getline line < f) <= 0)
            die("cannot read " f)
        do
            if (line !~ /^\.\\" SPDX/)
                expand(line)
        while ((getline line < f) > 0)
        close(f)
    } else if (s == "@SYNOPSIS_C@")
        synopsis_c(page)
    else if (s == "@SYNOPSIS_FORTRAN@")
        synopsis_fortran(page)
    else if (s == "@TYPES@")
        types_of_page()
    else if (s == "@ATTRIBUTES@")
        attributes(page)
    else if (s == "@STANDARDS@")
        standards(page)
    else if (s == "@HISTORY@")
        history(page)
    else if (s == "@BUGREPORT@")
        bug_report()
    else if (s ~ /^@CONSTANTS .*@$/)
        constant_list(substr(s, 12, length(s) - 12))
    else if (s ~ /^@VALUES .*@$/)
        value_table(substr(s, 9, length(s) - 9))
    else if (s == "@NVSHMEM@")
        nvshmem_constants()
    else if (s == "@FAMILIES@")
        family_list()
    else if (s == "@ENV@")
        environment()
    else if (s ~ /^@/)
        die("unknown placeholder: " s)
    else
        print s
}

BEGIN {
    for_readers = 1
    with_nvshmem = 1
    ctype["TYPENAME"] = "TYPE"
    if (date == "")
        date = "2026-11-21"
    if (section == "")
        section = 3
    started = 0
}

FILENAME ~ /\.in$/ {
    if (FNR == 1) {
        started = 1
        page = FILENAME
        dir = ""
        if (match(page, /.*\//)) {
            dir = substr(page, 1, RLENGTH)
            page = substr(page, RLENGTH + 1)
        }
        sub(/\.[0-9]\.in$/, "", page)
        collect(page)
        print "'\\\" t"
    }
    expand($0)
    next
}

FILENAME ~ /shapes\.def$/ && $1 ~ /^Fortran / {
    shape_result[trim($2)] = trim($3); shape_args[trim($2)] = trim($4)
    next
}

FILENAME ~ /fortran\.def$/ && $1 !~ /^kinds / {
    i = ++nfortran
    fname[i] = trim($1); fshape[i] = trim($2); fparams[i] = trim($3)
    fargs[i] = trim($4)
    fpage[i] = trim($6); forigin[i] = trim($7)
    if (!(fshape[i] in shape_args))
        die("no such shape: " fshape[i])
    next
}

FILENAME ~ /module\.def$/ {
    if (NF != 4)
        die("a row has 4 columns, this one " NF)
    i = ++nmodule
    mname[i] = trim($1); mkind[i] = trim($2); mof[i] = trim($3)
    mpage[i] = trim($4)
    next
}

FILENAME ~ /env\.def$/ && /^SHMEM_TEST_/ { next } # those of CONTRIBUTING.md
FILENAME ~ /env\.def$/ {
    i = ++nenv
    ename[i] = trim($1); eolder[i] = trim($2); ekind[i] = trim($3)
    edefault[i] = trim($4); emeaning[i] = trim($5)
    next
}

FILENAME ~ /pages\.def$/ {
    i = ++nfamilies
    family_title[i] = trim($2); family_pages[i] = trim($3)
    family_threads[i] = trim($4)
    next
}

FILENAME ~ /aliases\.def$/ {
    i = ++naliases
    alias_page[i] = trim($1); alias_names[i] = trim($2)
    alias_section[i] = 3
    if (match(alias_page[i], /\([1-8]\)$/)) {
        alias_section[i] = substr(alias_page[i], RSTART + 1, 1)
        alias_page[i] = substr(alias_page[i], 1, RSTART - 1)
    }
    next
}

END {
    if (failed)
        exit 1
    if (what == "aliases")
        aliases()
    else if (what != "")
        unknown_what("genman.awk")
    else if (!started) {
        print "genman.awk: no page given" > "/dev/stderr"
        exit 1
    }
}
