# SPDX-License-Identifier: BSD-3-Clause
#
# Makes src/profile/gen/c_calls.h from the table: the routines of C that
# libsma-watch.so counts.  POSIX awk.
#
#   awk -f rows.awk -f c_table.awk -f gen_watch.awk \
#       types.def constants.def shapes.def routines.def
#
# Example: out of
#
#     C | transfer | void ({t} *dest, const {t} *source, size_t nelems, int pe) \
#         | PE(pe, nelems * {e})
#     shmem_{T}_put | RMA_STD | transfer | | rma | shmem_put | 1.0
#
# comes for each type of RMA_STD
#
#     VOID_CALL(shmem_float_put,
#          (float *dest, const float *source, size_t nelems, int pe),
#          (dest, source, nelems, pe), PE(pe, nelems * sizeof(float)),
#          SMA_JOB_RMA)
#
# The macros VOID_CALL and CALL(result, ...) make the wrapper of it, and PE,
# CTX_PE, SET, TEAM, WORLD and ALONE note what the call moves: see
# src/profile/calls.c.

# The arguments of a call, out of those of its prototype.
function argument_names(a,    n, i, p, names)
{
    names = ""
    n = (a == "void") ? 0 : split(a, p, / *, */)
    for (i = 1; i <= n; i++) {
        sub(/.*[ *]/, "", p[i])
        names = names ((i > 1) ? ", " : "") p[i]
    }
    return names
}

# Prints the wrapper of routine `name`.
function emit(r, T, O, name,    a, noted)
{
    a = typed(args[r], T)
    noted = profile[r]
    gsub(/\{e\}/, element_size(r, T), noted)
    if (returns[r] == "void")
        print "VOID_CALL(" name ","
    else
        print "CALL(" typed(returns[r], T) ", " name ","
    print "     (" a "),\n     (" argument_names(a) "), " noted ",\n     " \
        call_kind(kind_of[r]) ")"
}

END {
    if (failed)
        exit 1
    banner("The routines that libsma-watch.so counts, for src/profile/calls.c.")
    for (r = 1; r <= nrows; r++)
        if (is_counted(kind_of[r]))
            each_name(r)
}
