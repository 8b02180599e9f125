# SPDX-License-Identifier: BSD-3-Clause
#
# Reads constants.def and fortran.def for the scripts that make something of
# them, gen_fortran.awk, gen_module.awk and gen_module_c.awk:
# awk -f fortran_table.awk -f SCRIPT.  POSIX awk.
#
# Afterwards there are for each constant i = 1 .. nconst
#     cname[] cvalue[] cmeaning[]  cgap[]: a blank line stands before it
# and for each routine r = 1 .. nrows
#     name[] page_of[]  section[]: the heading before it, if it is the first
#     result(r) arguments(r) subst(sbody[shape[r]], r)

function trim(s) { gsub(/^[ \t]+|[ \t]+$/, "", s); return s }

function die(s)
{
    print FILENAME ":" FNR ": " s > "/dev/stderr"
    failed = 1
    exit 1
}

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
    return replace(s, "{N}", "\"" name[r] "\"")
}

# Splits the arguments of routine r into aname[], atype[], aout[].
function arguments(r,    a, n, i, t)
{
    n = split(subst(args[r] != "" ? args[r] : sargs[shape[r]], r), a, /; */)
    for (i = 1; i <= n; i++) {
        aname[i] = a[i]
        sub(/:.*/, "", aname[i])
        t = a[i]
        sub(/^[^:]*:/, "", t)
        aout[i] = sub(/,out$/, "", t)
        atype[i] = t
    }
    return n
}

function result(r) { return subst(sresult[shape[r]], r) }

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

BEGIN {
    FS = "|"
    # The include files and the module call these two by names whose last
    # character tells the default kinds of the caller.  kinds: that character,
    # and the bytes of INTEGER, REAL and DOUBLE PRECISION, 0 where it tells
    # nothing.
    by_kind["SHMEM_MY_PE"] = "ACHAR(96+KIND(1))"
    kind_name["SHMEM_MY_PE"] = "sma_my_pe_"
    kinds["SHMEM_MY_PE"] = "d,4,0,0 h,8,0,0"
    by_kind["SHMEM_N_PES"] = "ACHAR(KIND(1.)+6*KIND(1D0))"
    kind_name["SHMEM_N_PES"] = "sma_n_"
    kinds["SHMEM_N_PES"] = "4,0,4,8 8,0,8,8 d,0,4,16 h,0,8,16 j,0,16,16 p,0,16,16"
}

{ sub(/\r$/, "") }

/^# ---- / { pending = substr($0, 8); next }
/^#/ { next }
/^[ \t]*$/ { gap = 1; next }

FILENAME ~ /constants\.def$/ {
    i = ++nconst
    cname[i] = trim($1); cvalue[i] = trim($3); cmeaning[i] = trim($5)
    cgap[i] = gap; gap = 0
    next
}

FILENAME ~ /fortran\.def$/ && $1 ~ /^shape/ {
    if (NF != 5)
        die("a shape has 5 columns, this one " NF)
    s = trim($2)
    sresult[s] = trim($3); sargs[s] = trim($4); sbody[s] = trim($5)
    pending = ""
    next
}

FILENAME ~ /fortran\.def$/ {
    if (NF != 6)
        die("a row has 6 columns, this one " NF)
    r = ++nrows
    name[r] = trim($1); shape[r] = trim($2); params[r] = trim($3)
    args[r] = trim($4); page_of[r] = trim($5)
    section[r] = pending; pending = ""
    if (!(shape[r] in sbody))
        die("no such shape: " shape[r])
    if (name[r] in row_of)
        die("second row of " name[r])
    row_of[name[r]] = r
    next
}
