# SPDX-License-Identifier: BSD-3-Clause
#
# Makes the Fortran side from the table.  POSIX awk.
#
#   awk -v what=WHAT -f rows.awk -f fortran_table.awk -f gen_fortran.awk \
#       [csymbols=FILE] constants.def shapes.def fortran.def
#
# WHAT: entries  src/fortran/gen/entries.c  the entry points
#       fh       include/shmem.fh
#       mppfh    include/mpp/shmem.fh
#       routines src/c/gen/routines.h     the rows of the routines of Fortran
#       symbols  the exported names of Fortran, one a line
#       names    "page NAME" pairs (for checks)
#
# The module is made by gen_module.awk and gen_module_c.awk, the SYNOPSIS of the
# manual pages by man/genman.awk.
#
# entries and symbols need csymbols=FILE, the names of C as gen_lists.awk
# -v what=symbols prints them: where C has a routine of the same name, Fortran
# does not take the name without underscore.
#
# Example: out of
#
#     Fortran | fadd | {1} | dest:{1},out; value:{1}; pe:INTEGER \
#         | sma_f_{2}_add({N}, dest, *value, *pe)
#     SHMEM_INT4_FADD | fadd | INTEGER*4, int32 | | amo | shmem_atomic_fetch_add | 1.0
#
# "entries" makes
#
#     int32_t pshmem_int4_fadd_(int32_t *dest, const int32_t *value, const finteger *pe)
#     {
#         return sma_f_int32_add(SMA_R(SHMEM_INT4_FADD), dest, *value, sma_f_int(pe));
#     }
#     SMA_F_NAMES(shmem_int4_fadd, SHMEM_INT4_FADD)
#
# and "fh", as it is a function, its interface
#
#     INTERFACE SHMEM_INT4_FADD
#     FUNCTION SMA_147(A,B,C)BIND(C,NAME='shmem_int4_fadd_')
#     ...
#
# "symbols" has shmem_int4_fadd, pshmem_int4_fadd, shmem_int4_fadd_ and the
# others that SMA_F_NAMES makes.

# ------------------------------------------------------------------- C side

# The C type of a Fortran type; data that is only passed on is void.
function ctype(t)
{
    if (t ~ /\(/ && t !~ /^CHARACTER/ && t !~ /^INTEGER\(/)
        return "void"
    sub(/\(SHMEM.*/, "", t)
    if (t in c_of)
        return c_of[t]
    return "void"
}

# The C type of a result: an INTEGER comes as a value.
function cresult(t)
{
    return (t == "-") ? "void" : (t == "INTEGER") ? "fint" : ctype(t)
}

function cparams(r, body,    n, i, out, t)
{
    n = arguments(r)
    if (n == 0)
        return "void"
    out = ""
    for (i = 1; i <= n; i++) {
        t = ctype(atype[i])
        out = out (i > 1 ? ", " : "") (aout[i] ? "" : "const ") t " *" \
            tolower(aname[i])
    }
    for (i = 1; i <= n; i++)
        if (index(body, tolower(aname[i]) "_len") > 0)
            out = out ", size_t " tolower(aname[i]) "_len"
    return out
}

# What routine r does, with the values of its INTEGER arguments read.
function cbody(r,    s, n, i, a)
{
    s = subst(sbody[shape[r]], r)
    n = arguments(r)
    for (i = 1; i <= n; i++)
        if (atype[i] == "INTEGER") {
            a = tolower(aname[i])
            s = replace(s, "*" a ")", "sma_f_int(" a "))")
            s = replace(s, "*" a ",", "sma_f_int(" a "),")
        }
    return s
}

function entry(r,    low, res, body, part, n, i, k)
{
    low = tolower(name[r])
    res = result(r)
    body = cbody(r)
    print ""
    print broken(cresult(res) " p" low "_(" \
        cparams(r, body) ")") "\n{"
    n = split(body, part, "; ")
    for (i = 1; i <= n; i++)
        print broken("    " (res == "-" ? "" : "return ") part[i] ";")
    print "}"
    print ((low in csym) ? "SMA_F_NAMES_C(" : "SMA_F_NAMES(") low ", " \
        name[r] ")"
    if (res == "LOGICAL") {
        res = tolower(logical_name(r))
        print "SMA_F_ALIAS(p" low "_, " res "_)\nSMA_F_ALIAS(p" low "_, " \
            res "__)"
    }
    n = split(kinds[name[r]], k, " ")
    for (i = 1; i <= n; i++) {
        gsub(/,/, ", ", k[i])
        print "SMA_F_KIND_NAME(" low ", " kind_name[name[r]] k[i] ")"
    }
}

function entries(    r)
{
    banner("The entry points of Fortran.")
    print "#include \"../fint.h\""
    print "\n#pragma GCC visibility push(default)"
    for (r = 1; r <= nrows; r++) {
        if (heading[r] != "")
            print "\n/* " heading[r] " */"
        entry(r)
    }
}

function symbols(    r, low, k, n, i)
{
    for (r = 1; r <= nrows; r++) {
        low = tolower(name[r])
        if (!(low in csym))
            print low "\np" low
        print low "_\np" low "_\n" low "__\np" low "__\n" \
            name[r] "\nP" name[r]
        if (result(r) == "LOGICAL") {
            low = tolower(logical_name(r))
            print low "_\n" low "__"
        }
        n = split(kinds[name[r]], k, " ")
        for (i = 1; i <= n; i++)
            print kind_name[name[r]] substr(k[i], 1, 1)
    }
}

# ------------------------------------------------------------ descriptions

# What the objects that the call names must be aligned to.  Larger types want 4:
# those of 8 bytes may lie on a multiple of 4 in a COMMON block.  Programs also
# move CHARACTER by the routines without a type in their names.
function alignment(r,    p, t)
{
    split(params[r], p, / *, */)
    t = p[1]
    if (shape[r] ~ /^alltoallv/ || \
        (t == "SMA_F_WORD" && shape[r] ~ /^(put|get)(_nb)?$/))
        return 1
    sub(/.*\*/, "", t)
    return (t ~ /^[0-9]+$/ && t + 0 < 4) ? t : 4
}

# The rows of src/c/gen/routines.h behind those of gen_routines.awk.
function routines(    r)
{
    for (r = 1; r <= nrows; r++)
        print "X(" name[r] ", FORTRAN, " \
            (is_counted(kind_of[r]) ? toupper(kind_of[r]) : "UNCOUNTED") \
            ", " alignment(r) ")"
}

# Where FILE was not given as csymbols=FILE, nothing is made.
function read_csymbols(    line, n)
{
    n = 0
    if (csymbols != "")
        while ((getline line < csymbols) > 0) {
            csym[line] = 1
            n++
        }
    if (n == 0) {
        print "gen_fortran.awk: " what " needs csymbols=FILE" > "/dev/stderr"
        exit 1
    }
}

# ------------------------------------------------------------- include files

# A statement valid in fixed form of any line length and in free form: from
# column 7 to at most 72, not continued.
function statement(s)
{
    if (length(s) > 66)
        die("no room in fixed form for: " s)
    print "      " s
}

# A comment, folded at 72 columns.
function comment(s,    cut)
{
    while (length(s) > 70) {
        cut = 71
        while (substr(s, cut, 1) != " ")
            cut--
        print "! " substr(s, 1, cut - 1)
        s = substr(s, cut + 1)
    }
    print (s == "") ? "!" : "! " s
}

function fconstants(    i, t)
{
    for (i = 1; i <= nconst; i++) {
        if (cvalue[i] == "-")
            continue
        t = "INTEGER"
        if (cvalue[i] ~ /^f:/) {
            sub(/^f:/, "", cvalue[i])
            t = (cvalue[i] ~ /_8$/) ? "INTEGER(KIND=8)" : \
                "CHARACTER(LEN=" (length(cvalue[i]) - 2) ")"
        }
        if (cgap[i])
            comment("")
        comment(cname[i] ": " cmeaning[i])
        statement(t ", PARAMETER :: " cname[i] " = " cvalue[i])
    }
}

# The C kind of a Fortran type, for the interface of a function.
function ckind(t)
{
    return (t == "INTEGER*4") ? "INTEGER(KIND=C_INT32_T)" : \
           (t == "INTEGER*8") ? "INTEGER(KIND=C_INT64_T)" : \
           (t == "REAL*4") ? "REAL(KIND=C_FLOAT)" : \
           (t == "REAL*8") ? "REAL(KIND=C_DOUBLE)" : \
           "INTEGER(KIND=MERGE(C_INT,C_INT64_T,KIND(1)==C_INT))"
}

# SMA_PE_ACCESSIBLE for SHMEM_PE_ACCESSIBLE: what the include files call.
function logical_name(r,    s)
{
    s = name[r]
    sub(/^SHMEM/, "SMA", s)
    return s
}

# A function as a generic name of one specific function whose arguments are not
# checked: the type is known, and a program may still declare the name itself.
function finterface(r,    f, n, i, list, kind, use, c)
{
    f = "SMA_" r
    kind = ckind(result(r))
    use = (result(r) == "INTEGER") ? "C_INT, C_INT64_T" : kind
    gsub(/^.*=|\)$/, "", use)
    c = "BIND(C,NAME='" tolower(name[r]) "_')"
    if (name[r] in by_kind)
        c = "BIND(C,NAME='" kind_name[name[r]] "'//" by_kind[name[r]] ")"
    if (result(r) == "LOGICAL") {
        # C has no LOGICAL of the default kind: the Fortran name of an alias
        f = logical_name(r)
        kind = "LOGICAL"
        use = "C_INT"
        c = ""
    }
    n = arguments(r)
    list = ""
    for (i = 1; i <= n; i++)
        list = list (i > 1 ? "," : "") substr("ABCDEFGH", i, 1)
    statement("INTERFACE " name[r])
    statement("FUNCTION " f "(" list ")" c)
    if (n > 0 && use !~ /^C_INT($|,)/)
        use = "C_INT, " use
    statement("USE, INTRINSIC :: ISO_C_BINDING, ONLY: " use)
    if (n > 0) {
        print "!GCC$ ATTRIBUTES NO_ARG_CHECK :: " list
        print "!DIR$ IGNORE_TKR " list
        # TARGET: what a PE may reach later is not lost to the optimiser
        statement("INTEGER(KIND=C_INT), TARGET :: " list)
    }
    statement(kind " " f)
    statement("END FUNCTION")
    statement("END INTERFACE")
}

function header(path,    r)
{
    comment("SPDX-License-Identifier: BSD-3-Clause")
    comment("")
    comment("SHMEM for Fortran (libsma): INCLUDE '" path "'")
    comment("")
    comment("Generated from src/api; edit the table there, not this file.")
    comment("")
    comment("This file works in fixed and free form, with any length of line:")
    comment("it uses columns 7 to 72, has no continuation lines, and begins")
    comment("comments with ! in column 1.")
    comment("")
    comment("It defines the constants, and declares the types of the functions")
    comment("under generic names.  So a program may call the functions without")
    comment("declaring them, or declare them itself in a usual way:")
    comment("    INTEGER SHMEM_MY_PE")
    comment("    INTEGER, EXTERNAL :: SHMEM_MY_PE")
    comment("The functions take data of any type.  Generic names do not allow")
    comment("an EXTERNAL statement without a type under IMPLICIT NONE, or the")
    comment("name as an actual argument.  BLOCK DATA must not include this file,")
    comment("as it allows no interfaces: write the values of constants there.")
    comment("")
    if (path ~ /^mpp/) {
        comment("SHMEM_PTR has no generic name, because old programs have an")
        comment("EXTERNAL statement for it.")
        comment("")
    }
    comment("Subroutines are not declared, because programs call them with data")
    comment("of different types.  MY_PE and NUM_PES are not declared, because")
    comment("many programs have variables of these names; the implicit type of")
    comment("the functions is right.")
    comment("")
    comment("-------------------------------------------------- constants")
    fconstants()
    comment("")
    comment("-------------------------------------------------- functions")
    for (r = 1; r <= nrows; r++)
        if (result(r) != "-" && is_declared(r)) {
            comment("")
            if (path ~ /^mpp/ && shape[r] == "address")
                statement("INTEGER(KIND=SELECTED_INT_KIND(18)) " name[r])
            else
                finterface(r)
        }
}

# --------------------------------------------------------------------- main

BEGIN {
    c_of["INTEGER"] = "finteger"
    c_of["LOGICAL"] = "flogical"
    c_of["POINTER"] = "fword"
    c_of["INTEGER*2"] = "int16_t"
    c_of["INTEGER*4"] = "int32_t"
    c_of["INTEGER*8"] = "int64_t"
    c_of["REAL*4"] = "float"
    c_of["REAL*8"] = "double"
    c_of["CHARACTER*(*)"] = "char"
}

END {
    if (failed)
        exit 1
    if (what ~ /^(entries|symbols)$/)
        read_csymbols()
    if (what == "entries")
        entries()
    else if (what == "routines")
        routines()
    else if (what == "symbols")
        symbols()
    else if (what == "fh")
        header("shmem.fh")
    else if (what == "mppfh")
        header("mpp/shmem.fh")
    else if (what == "names")
        for (r = 1; r <= nrows; r++)
            print page_of[r], name[r]
    else
        unknown_what("gen_fortran.awk")
}
