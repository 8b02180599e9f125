# SPDX-License-Identifier: BSD-3-Clause
#
# The sections ATTRIBUTES, STANDARDS and HISTORY of a page.  A part of
# genman.awk; families.awk collects what the page documents.  POSIX awk.
#
# Example: with these rows of routines.def
#
#     shmem_barrier_all | | world | | coll | shmem_barrier_all | Cray, SGI, 1.0
#     barrier           | | world | | coll | shmem_barrier_all | Cray
#
# and "shmem_barrier_all=world" among the classes of its family in pages.def,
# the page shmem_barrier_all has
#
#     ATTRIBUTES  Thread safety  MT-Safe, except that only one thread ...
#     STANDARDS   OpenSHMEM 1.6, except for this name:
#                 No version of OpenSHMEM  barrier
#     HISTORY     Cray SHMEM, SGI SHMEM, OpenSHMEM 1.0  shmem_barrier_all
#                 Cray SHMEM                            barrier

# ------------------------------------------------------------- ATTRIBUTES

# The class of page P in the last column of pages.def: that of the family, or
# that of the page itself.
function thread_class(P,    i, j, n, w, class)
{
    for (i = 1; i <= nfamilies; i++)
        if (index(" " family_pages[i] " ", " " P " ")) {
            n = split(family_threads[i], w, " ")
            class = w[1]
            for (j = 2; j <= n; j++)
                if (index(w[j], P "=") == 1)
                    class = substr(w[j], length(P) + 2)
            return class
        }
    die("page " P " is in no family of pages.def")
}

function has_context(    i)
{
    for (i = 1; i <= nfam; i++)
        if (fam_args[i] ~ /shmem_ctx_t ctx/)
            return 1
    return 0
}

function attributes(P,    class)
{
    class = thread_class(P)
    print ".TP"
    print "Thread safety"
    if (class == "start") {
        print "MT-Unsafe."
        print "Only one thread of a PE may call the routines of this page,"
        print "while no other thread of the PE is in the library."
        return
    }
    if (class == "safe") {
        print "MT-Safe."
        if (has_context()) {
            print "A private context may be used only by the thread that"
            print "created it, and a serialized context only by one thread"
            print "at a time; see"
            print ".BR shmem_ctx_create (3)."
        }
    } else if (class == "set") {
        print "MT-Safe, except that two threads of a PE must not be in"
        print "collective routines on the same active set or team at the"
        print "same time."
    } else if (class == "world") {
        print "MT-Safe, except that only one thread of a PE at a time may be"
        print "in a collective routine on all PEs."
    } else
        die("no such class of thread safety: " class)
    print "A program in which several threads call the library must request"
    print ".BR SHMEM_THREAD_MULTIPLE ;"
    print "see"
    print ".BR shmem_init_thread (3)."
}

# ------------------------------------------------- STANDARDS and HISTORY

# The version after a word of an origin: "1.5" of "SGI, 1.0, removed 1.5".
function origin_version(o, word)
{
    if (!match(o, word " [0-9.]+"))
        return ""
    return substr(o, RSTART + length(word) + 1, RLENGTH - length(word) - 1)
}

# What OpenSHMEM says of a routine of C or of Fortran: a heading, "" for a
# routine of C that its latest version has, and for a routine of Fortran that
# its Fortran interface had.
function standing(o, fortran)
{
    if (o !~ /(^|, )1\.[0-9]/)
        return "In no version of OpenSHMEM"
    if (fortran)
        return ""
    if (origin_version(o, "removed") != "")
        return "Removed from OpenSHMEM by version " \
            origin_version(o, "removed")
    if (origin_version(o, "deprecated") != "")
        return "Deprecated since OpenSHMEM " origin_version(o, "deprecated")
    return ""
}

# The origin of a routine as HISTORY says it.
function appeared(o,    n, p, i, out)
{
    n = split(o, p, / *, */)
    out = ""
    for (i = 1; i <= n; i++) {
        if (p[i] ~ /^(deprecated|removed) /)
            continue
        out = out ((i > 1) ? ", " : "") \
            ((p[i] ~ /^[0-9]/) ? "OpenSHMEM " p[i] : \
             (p[i] == "SOS") ? "Sandia OpenSHMEM" : \
             (p[i] == "Cray X") ? "Cray OpenSHMEMX" : \
             (p[i] == "OSSS") ? "OSSS OpenSHMEM" : \
             (p[i] ~ /^(Open MPI|NVSHMEM)$/) ? p[i] : p[i] " SHMEM")
    }
    return out
}

# Lists a name under a heading, once; under no heading if that is "".  If the
# name has stood under another heading before, TYPENAME stands for other types
# here: those of the list `key`.
function under(heading, name, key)
{
    if (!(name in first_heading))
        first_heading[name] = heading
    if (heading == "")
        return
    if (!(heading in names_under)) {
        headings[++nheadings] = heading
        names_under[heading] = 0
    }
    if (!((heading, name) in types_under)) {
        name_under[heading, ++names_under[heading]] = name
        types_under[heading, name] = ""
    }
    if (first_heading[name] != heading && key != "")
        types_under[heading, name] = types_under[heading, name] " " list[key]
}

function clear_headings(    i)
{
    for (i in first_heading)
        delete first_heading[i]
    for (i in names_under)
        delete names_under[i]
    for (i in types_under)
        delete types_under[i]
    nheadings = 0
}

# Is the name also that of a C11 form?  There the function alone is meant.
function is_generic(name,    i)
{
    for (i = 1; i <= nfam; i++)
        if (fam_generic[i] == name && fam_name[i] != name)
            return 1
    return 0
}

# Prints a name and, in parentheses, its types.
function print_name(name, types, after,    n, w, i)
{
    n = split(types, w, " ")
    print bold(name) ((n > 0) ? "" : \
        (is_generic(name) ? " (the function, not the C11 form)" : "") after)
    for (i = 1; i <= n; i++)
        print ((i == 1) ? "(" : "") "\\fI" w[i] "\\fP" \
            ((i < n) ? "," : ")" after)
}

function print_headings(    i, j, h, n)
{
    for (i = 1; i <= nheadings; i++) {
        h = headings[i]
        print ".TP\n" h
        n = names_under[h]
        for (j = 1; j <= n; j++)
            print_name(name_under[h, j], types_under[h, name_under[h, j]],
                       (j < n) ? "," : ".")
    }
}

# The names that OpenSHMEM 1.6 does not have, or deprecates; all others are in
# it.
function standards(P,    i, s, current, fortran)
{
    clear_headings()
    current = fortran = 0
    for (i = 1; i <= nfam; i++) {
        s = standing(origin[fam_row[i]], 0)
        under(s, fam_name[i], fam_list[i])
        if (s == "")
            current = 1
    }
    for (i = 1; i <= nfortran; i++)
        if (fpage[i] == P) {
            s = standing(forigin[i], 1)
            if (s ~ /^In no/)
                under(s, fname[i], "")
            else
                fortran = 1
        }
    if (current)
        print "OpenSHMEM 1.6" \
            ((nheadings > 0) ? ", except for the following names:" : ".")
    if (!current && nheadings == 1 && !fortran)
        print headings[1] "."
    else
        print_headings()
    if (fortran) {
        if (current || nheadings > 0)
            print ".P"
        print "The Fortran interface of OpenSHMEM was deprecated in version"
        print "1.4, and version 1.5 removed it."
    }
}

function history(P,    i)
{
    clear_headings()
    for (i = 1; i <= nfam; i++)
        under(appeared(origin[fam_row[i]]), fam_name[i], fam_list[i])
    for (i = 1; i <= nfortran; i++)
        if (fpage[i] == P)
            under(appeared(forigin[i]), fname[i], "")
    if (nheadings == 1)
        print headings[1] "."
    else
        print_headings()
}
