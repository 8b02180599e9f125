# SPDX-License-Identifier: BSD-3-Clause
#
# Reads constants.def, shapes.def and fortran.def for the scripts that make
# something of them, gen_fortran.awk, gen_module.awk and gen_module_c.awk:
# awk -f rows.awk -f fortran_table.awk -f SCRIPT.  POSIX awk.
#
# Example: out of
#
#     Fortran | add | - | dest:{1},out; value:{1}; pe:INTEGER \
#         | sma_f_{2}_add({N}, dest, *value, *pe)
#     SHMEM_INT4_ADD | add | INTEGER*4, int32 | | amo | shmem_atomic_add | 1.0
#
# comes a row r with
#
#     name[r] "SHMEM_INT4_ADD"   kind_of[r] "amo"   page_of[r] "shmem_atomic_add"
#     heading[r]  the heading before the row, if it is the first below it
#     result(r)   "-"
#     subst(sbody[shape[r]], r)
#                 "sma_f_int32_add(SMA_R(SHMEM_INT4_ADD), dest, *value,
#                 *pe)"
#     arguments(r)  3, and then aname[1] = "dest", atype[1] = "INTEGER*4",
#                 aout[1] = 1, adata[1] = atarget[1] = 0
#
# For each constant i there are cname[i], cvalue[i] and cmeaning[i], and cgap[i]
# is 1 where a blank line stands before it.  For a row "kinds" there are
# by_kind[], kind_name[] and kinds[] of the routine's name.

# s with every `from` replaced, both taken literally
function replace(s, from, to,    i, out)
{
    out = ""
    while ((i = index(s, from)) > 0) {
        out = out substr(s, 1, i - 1) to
        s = substr(s, i + length(from))
    }
    return out s
}

# The parameters of routine r put into s.
function subst(s, r,    p, n, i)
{
    s = replace(s, "{P}", params[r])
    n = split(params[r], p, /, */)
    for (i = 1; i <= n; i++)
        s = replace(s, "{" i "}", p[i])
    return replace(s, "{N}", "SMA_R(" name[r] ")")
}

# Splits the arguments of routine r into aname[], atype[], aout[], adata[] and
# atarget[].
function arguments(r,    a, n, i, j, p, k)
{
    n = split(subst(args[r] != "" ? args[r] : sargs[shape[r]], r), a, /; */)
    for (i = 1; i <= n; i++) {
        aname[i] = a[i]
        sub(/:.*/, "", aname[i])
        sub(/^[^:]*:/, "", a[i])
        k = split(a[i], p, ",")
        atype[i] = p[1]
        aout[i] = adata[i] = atarget[i] = 0
        for (j = 2; j <= k; j++)
            if (p[j] == "out")
                aout[i] = 1
            else if (p[j] == "data")
                adata[i] = 1
            else if (p[j] == "target")
                atarget[i] = 1
            else
                die("no such attribute of an argument: " p[j])
    }
    return n
}

function result(r) { return subst(sresult[shape[r]], r) }

# Do the include files and the module declare routine r?
function is_declared(r) { return shape[r] != "undeclared" }

# A head or a call, broken at 80 columns after ", "; what follows stands under
# the first argument.
function broken(text,    a, n, i, out, line, piece, pad)
{
    pad = sprintf("%" index(text, "(") "s", "")
    n = split(text, a, ", ")
    line = a[1] (n > 1 ? "," : "")
    out = ""
    for (i = 2; i <= n; i++) {
        piece = a[i] (i < n ? "," : "")
        if (length(line) + 1 + length(piece) > 80) {
            out = out line "\n"
            line = pad piece
        } else {
            line = line " " piece
        }
    }
    return out line
}

# ------------------------------------------------------------------- reading

FILENAME ~ /constants\.def$/ {
    i = ++nconst
    cname[i] = trim($1); cvalue[i] = trim($3); cmeaning[i] = trim($5)
    cgap[i] = gap; gap = 0
    next
}

FILENAME ~ /shapes\.def$/ && $1 ~ /^Fortran / {
    if (NF != 5)
        die("a shape of Fortran has 5 columns, this one " NF)
    s = trim($2)
    sresult[s] = trim($3); sargs[s] = trim($4)
    sbody[s] = trim($5)
    next
}

FILENAME ~ /fortran\.def$/ && $1 ~ /^kinds / {
    if (NF != 5)
        die("kinds have 5 columns, these " NF)
    s = trim($2)
    kind_name[s] = trim($3); by_kind[s] = trim($4); kinds[s] = trim($5)
    next
}

FILENAME ~ /fortran\.def$/ {
    if (NF != 7)
        die("a row has 7 columns, this one " NF)
    r = ++nrows
    name[r] = trim($1); shape[r] = trim($2); params[r] = trim($3)
    args[r] = trim($4); kind_of[r] = trim($5); page_of[r] = trim($6)
    heading[r] = pending; pending = ""
    check_kind(kind_of[r])
    if (!(shape[r] in sbody))
        die("no such shape: " shape[r])
    if (name[r] in row_of)
        die("second row of " name[r])
    row_of[name[r]] = r
    next
}
