# SPDX-License-Identifier: BSD-3-Clause
#
# Checks the sections of pages: those that a page of its kind must have, and the
# order of man-pages(7).  Other sections come after DESCRIPTION and OPTIONS.
#
#   awk -f man_sections.awk PAGE...

function end_page(    i, n, w)
{
    if (page == "")
        return
    n = split(needed[sec] ((sec == 3 && has_routines) ? needed["routines"] : ""),
              w, "|")
    for (i = 1; i <= n; i++)
        if (w[i] != "" && !(w[i] in has))
            print page ": no " w[i]
    for (i in has)
        delete has[i]
}

BEGIN {
    n = split("NAME|LIBRARY|SYNOPSIS|DESCRIPTION|OPTIONS|*|EXIT STATUS|" \
              "RETURN VALUE|ERRORS|ENVIRONMENT|FILES|ATTRIBUTES|VERSIONS|" \
              "STANDARDS|HISTORY|NOTES|CAVEATS|BUGS|EXAMPLES|AUTHORS|" \
              "REPORTING BUGS|COPYRIGHT|SEE ALSO", order, "|")
    for (i = 1; i <= n; i++)
        rank[order[i]] = i
    needed[1] = "NAME|SYNOPSIS|DESCRIPTION|OPTIONS|EXIT STATUS|EXAMPLES|" \
        "REPORTING BUGS|SEE ALSO"
    needed[3] = "NAME|LIBRARY|SYNOPSIS|DESCRIPTION|STANDARDS|EXAMPLES|SEE ALSO|"
    needed["routines"] = "RETURN VALUE|ERRORS|ATTRIBUTES|HISTORY"
    needed[5] = "NAME|SYNOPSIS|DESCRIPTION|FILES|EXAMPLES|REPORTING BUGS|SEE ALSO"
    needed[7] = "NAME|DESCRIPTION|STANDARDS|EXAMPLES|REPORTING BUGS|SEE ALSO"
}

FNR == 1 {
    end_page()
    page = FILENAME
    sec = substr(page, length(page))
    last = 0
    # the others are about headers, types and what all routines share
    has_routines = \
        page !~ /(intro_shmem|shmem_constants|pshmem|cray_intrinsics|shmem\.f?h|_t)\.3$/
}

/^\.SH / {
    s = substr($0, 5)
    has[s] = 1
    now = (s in rank) ? rank[s] : rank["*"]
    if (now < last || now == last && s in rank)
        print page ": " s " stands too late"
    last = now
}

/^@/ { print page ": a placeholder is left: " $0 }

END { end_page() }
