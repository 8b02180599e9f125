# SPDX-License-Identifier: BSD-3-Clause
#
# Makes the rows of src/c/gen/routines.h for the routines of C.  POSIX awk.
#
#   awk -f rows.awk -f c_table.awk -f gen_routines.awk \
#       types.def constants.def shapes.def routines.def
#
# Example: out of
#
#     shmem_{T}_put | RMA_STD | transfer | | rma | shmem_put | 1.0
#
# comes for each type of RMA_STD
#
#     X(shmem_float_put, C, RMA, _Alignof(float))
#
# gen_fortran.awk makes those of Fortran.

# What the objects that the call names must be aligned to.  Routines for 64 bits
# also move COMPLEX, which is two words of 32 bits, so they want the alignment of
# 32.
function alignment(r, T,    l)
{
    if (one_type[r] != "")
        return "_Alignof(" one_type[r] ")"
    split(lists[r], l, / +x +/)
    if (list_kind[l[1]] == "types" && typed("{t}", T) != "void")
        return "_Alignof(" typed("{t}", T) ")"
    return (list_kind[l[1]] == "sizes") ? ((T < 32) ? T / 8 : 4) : 1
}

# Prints the row of routine `name`.
function emit(r, T, O, name,    kind)
{
    kind = is_counted(kind_of[r]) ? toupper(kind_of[r]) : "UNCOUNTED"
    print "X(" name ", C, " kind ", " alignment(r, T) ")"
}

END {
    if (failed)
        exit 1
    banner("The routines: X(name, language, kind of call, alignment of its " \
        "data),\nfor base/routine.h.")
    for (r = 1; r <= nrows; r++)
        each_name(r)
}
