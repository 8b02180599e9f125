# SPDX-License-Identifier: BSD-3-Clause
#
# Makes lists of types and of names from the table.  POSIX awk.
#
#   awk -v what=WHAT -f rows.awk -f c_table.awk -f gen_lists.awk \
#       types.def constants.def shapes.def routines.def [fortran=FILE]
#
# WHAT: lists    src/c/gen/lists.h     X-macro lists for the typed entry points
#       map      src/libsma.map    the linker's export list; FILE has the names
#                                  of Fortran, one a line
#       symbols  the exported names of C, one a line
#       pages    a line "page name" for each routine
#       generics the names of the C11 generics, one a line
#
# Example: out of
#
#     types | RMA_STD | float double
#     shmem_{T}_put | RMA_STD | transfer | c11 | rma | shmem_put | 1.0
#
# "lists" makes
#
#     #define SMA_LIST_RMA_STD(X) \
#         X(float, float) \
#         X(double, double)
#
# "map" and "symbols" have shmem_float_put, pshmem_float_put, shmem_double_put
# and pshmem_double_put, "pages" has "shmem_put shmem_float_put" and "shmem_put
# shmem_double_put", and "generics" has shmem_put.

# Prints what the list has of routine `name`.
function emit(r, T, O, name)
{
    if (what == "map")
        print "        " name ";\n        " profiling_alias(name) ";"
    else if (what == "symbols")
        print name "\n" profiling_alias(name)
    else if (what == "pages")
        print subst(page_of[r], T, O), name
    else if (generic[r] != "" && !(subst(generic[r], T, O) in printed)) {
        print subst(generic[r], T, O)
        printed[subst(generic[r], T, O)] = 1
    }
}

function all_names(    r)
{
    for (r = 1; r <= nrows; r++)
        each_name(r)
}

# X(name, C type) for types, X(bits, bytes) for sizes; operators have no list.
function xlists(    i, k, n, t, j)
{
    banner("X-macro lists: SMA_LIST_KEY(X) is X(name, C type) for each type.")
    print "#ifndef SMA_LISTS_H\n#define SMA_LISTS_H"
    for (i = 1; i <= nlists; i++) {
        k = lname[i]
        if (list_kind[k] == "operators")
            continue
        n = split(list[k], t, " ")
        printf "\n#define SMA_LIST_%s(X)", k
        for (j = 1; j <= n; j++)
            printf " \\\n    X(%s, %s)", t[j], \
                (list_kind[k] == "sizes") ? t[j] / 8 : ctype[t[j]]
        print ""
    }
    print "\n#endif"
}

function map(    line)
{
    print "/* SPDX-License-Identifier: BSD-3-Clause */"
    print "/* Generated from src/api: the symbols that libsma.so exports. */"
    print "SMA_1 {\n    global:\n        malloc_error;"
    all_names()
    if (fortran != "")
        while ((getline line < fortran) > 0)
            print "        " line ";"
    print "    local:\n        *;\n};"
}

END {
    if (failed)
        exit 1
    if (what == "lists")
        xlists()
    else if (what == "map")
        map()
    else if (what ~ /^(symbols|pages|generics)$/)
        all_names()
    else
        unknown_what("gen_lists.awk")
}
