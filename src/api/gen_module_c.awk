# SPDX-License-Identifier: BSD-3-Clause
#
# Makes the C functions of the Fortran module from the table.  POSIX awk.
#
#   awk -v what=WHAT -f rows.awk -f fortran_table.awk -f module_table.awk \
#       -f gen_module_c.awk constants.def shapes.def fortran.def module.def
#
# WHAT: entries  src/fortran/gen/module_entries.c  what typed routines of it call
#       symbols  the exported names of C that the module needs, one a line
#
# Example: out of this row of fortran.def
#
#     SHMEM_REAL_PUT | put | SMA_F_REAL, REAL | | rma | shmem_put | 1.0
#
# "entries" makes
#
#     void shmem_real_put_(void *dest, const void *source, const void *nelems,
#                          const void *pe);
#     void sma_d_shmem_real_put(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
#                               const void *nelems, const void *pe)
#     {
#         const struct sma_routine *routine = SMA_R(SHMEM_REAL_PUT);
#         void *dest_at = DATA(dest);
#         void *source_at = DATA(source);
#
#         if (dest_at == SMA_D_REFUSED ||
#             source_at == SMA_D_REFUSED)
#             return;
#         shmem_real_put_(dest_at, source_at, nelems, pe);
#     }
#
# and "symbols" has sma_d_shmem_real_put.  A row of module.def for elements of
# every type gives a function for each kind of LOGICAL.

# The C function for routine r: unpacks the descriptors and calls the public
# entry point, which a profiling tool may have made its own.
function entry(r,    n, i, low, proto, head, call, type, ret, form, inner, \
    data, a, k)
{
    n = arguments(r)
    form = form_of(r, n)
    if (!is_row(r) || form !~ /^(logical|descriptors)$/)
        return
    low = tolower(name[r])
    proto = head = call = data = ""
    for (i = 1; i <= n; i++) {
        type = (aout[i] ? "" : "const ") "void *"
        proto = proto ", " type tolower(aname[i])
        if (!adata[i]) {
            head = head ", " type tolower(aname[i])
            call = call ", " tolower(aname[i])
        } else {
            head = head ", const " (form == "logical" ? "struct gfc_desc" : \
                "CFI_cdesc_t") " *" tolower(aname[i])
            call = call ", " tolower(aname[i]) "_at"
            data = data " " tolower(aname[i])
        }
    }
    ret = (result(r) == "-") ? "void " : "flogical "
    print ""
    print broken(ret low "_(" substr(proto, 3) ");")
    inner = c_name(r, form)
    if (form == "logical") {
        # called only by the names that SMA_L_NAMES makes
        inner = "l_" low
        ret = "static " ret
    }
    print broken(ret inner "(" substr(head, 3) ")")
    print "{"
    k = split(data, a, " ")
    if (k > 0)
        print "    const struct sma_routine *routine = SMA_R(" name[r] ");"
    for (i = 1; i <= k; i++)
        print "    void *" a[i] "_at = " \
            (form == "logical" ? "LDATA(" : "DATA(") a[i] ");"
    type = ""
    for (i = 1; i <= k; i++)
        type = type " ||\n        " a[i] "_at == SMA_D_REFUSED"
    if (k > 0)
        print "\n    if (" substr(type, 13) ")\n        return" \
            (ret ~ /void/ ? ";" : " 0;")
    print broken("    " (ret ~ /void/ ? "" : "return ") low "_(" \
        substr(call, 3) ");")
    print "}"
    if (form == "logical")
        print "SMA_L_NAMES(" inner ", " c_name(r, form) ")"
}

# A generic routine for LOGICAL of all kinds.
function logical_elements(g,    c, d, n, i, t, head, call, type)
{
    c = d = mname[g]
    sub(/^shmem_/, "sma_l_", c)
    sub(/^shmem_/, "sma_d_", d)
    n = data_arguments(mof[g])
    head = call = ""
    for (i = 1; i <= n; i++) {
        type = adata[i] ? "const struct gfc_desc *" : "const void *"
        head = head ", " type tolower(aname[i])
        call = call ", " (adata[i] ? "VIEW(" tolower(aname[i]) ")" : \
            tolower(aname[i]))
    }
    type = head
    gsub(/struct gfc_desc/, "CFI_cdesc_t", type)
    print ""
    print broken("void " d "(" substr(type, 3) ");")
    print broken("static void l_" substr(c, 7) "(" substr(head, 3) ")")
    print "{"
    print broken("    " d "(" substr(call, 3) ");")
    print "}"
    for (t = 1; t <= ntypes; t++)
        if (type_of[t] ~ /^LOGICAL/)
            print "SMA_L_NAMES(l_" substr(c, 7) ", " c "_" suffix_of[t] ")"
}

function entries(    r, g)
{
    banner("The routines of the Fortran module that take arrays of one type: " \
        "they\nget descriptors, and call the entry points of the same names.  " \
        "What takes\nor returns LOGICAL comes by here too.")
    print "#include \"../module.h\""
    print "\n#define DATA(arg) sma_d_data(routine, #arg, arg)"
    print "#define VIEW(arg) sma_l_view(arg, &(union sma_desc){.d = {.rank = 0}})"
    print "#define LDATA(arg) sma_d_data(routine, #arg, VIEW(arg))"
    print "\n#pragma GCC visibility push(default)"
    for (r = 1; r <= nrows; r++)
        entry(r)
    for (g = 1; g <= nmodule; g++)
        if (mkind[g] == "elements")
            logical_elements(g)
}

# The three manglings of an ordinary name.
function mangled(s) { print s "_\n" s "__\n" s }

function symbols(    r, g, short, t, form)
{
    for (g = 1; g <= nmodule; g++) {
        if (mkind[g] != "elements")
            continue
        short = mname[g]
        sub(/^shmem_/, "", short)
        print "sma_d_" short "\npsma_d_" short
        for (t = 1; t <= ntypes; t++)
            if (type_of[t] ~ /^LOGICAL/)
                mangled("sma_l_" short "_" suffix_of[t])
    }
    for (r = 1; r <= nrows; r++) {
        form = form_of(r, arguments(r))
        if (is_row(r) && form == "logical")
            mangled(c_name(r, form))
        else if (is_row(r) && form == "descriptors")
            print c_name(r, form)
    }
}

# ---------------------------------------------------------------------- main

END {
    if (failed)
        exit 1
    if (what == "entries")
        entries()
    else if (what == "symbols")
        symbols()
    else
        unknown_what("gen_module_c.awk")
}
