# SPDX-License-Identifier: BSD-3-Clause
#
# The SYNOPSIS of a page: the routines of C, of Fortran and of the Fortran
# module that belong to it, folded where they differ in a type only.  A part of
# genman.awk, which reads the table.
#
# Example: of these rows of routines.def, fortran.def and module.def
#
#     shmem_{T}_atomic_add | AMO_STD | op | c11 | amo | shmem_atomic_add | 1.4
#     SHMEM_INT4_ADD | add | INTEGER*4, int32 | | amo | shmem_atomic_add | 1.0
#     shmem_add | specific | INT4 INT8 | shmem_atomic_add
#
# the page shmem_atomic_add shows
#
#     C and C++:             void shmem_TYPENAME_atomic_add(TYPE *dest, TYPE value, int pe);
#     C11 and C++, ...:      void shmem_atomic_add(TYPE *dest, TYPE value, int pe);
#     Fortran:               SUBROUTINE SHMEM_INT4_ADD(dest, value, pe)
#                                INTEGER*4 dest, value
#                                INTEGER pe
#     Fortran module:        SUBROUTINE SHMEM_ADD(dest, value, pe)
#                                TYPE, INTENT(INOUT) :: dest
#                                ...

# ------------------------------------------------------------ SYNOPSIS of C

# One prototype as .BI lines of at most 72 columns.  Sets proto_lines.
function prototype(ret, name, a,    n, p, i, text, line, width, w, var)
{
    sub(/^SMA_NORETURN /, "[[noreturn]] ", ret)
    text = ret ((ret ~ /\*$/) ? "" : " ") name "("
    line = ""
    width = 0
    proto_lines = 1
    n = split(a, p, / *, */)
    for (i = 1; i <= n; i++) {
        w = length(text) + length(p[i]) + 2
        if (i > 1 && width + w > 72) {
            sub(/ $/, "", text)
            print ".BI " line quoted(text)
            proto_lines++
            text = "    "
            line = ""
            width = 0
        }
        if (p[i] != "void" && p[i] != "..." &&
            match(p[i], /[A-Za-z_0-9]+$/)) {
            var = substr(p[i], RSTART)
            text = text substr(p[i], 1, RSTART - 1)
            width += length(text) + length(var)
            line = line quoted(text) " " var " "
            text = (i < n) ? ", " : ");"
        } else
            text = text p[i] ((i < n) ? ", " : ");")
    }
    print ".BI " line quoted(text)
}

# The header that declares a routine.
function header_of(name)
{
    if (name ~ /^nvshmemx?_/)
        return (name ~ /^nvshmemx/) ? "nvshmemx.h" : "nvshmem.h"
    return is_extension(name) ? "shmemx.h" : "shmem.h"
}

# The prototypes of the page that header H declares.
function synopsis_header(h,    i, first)
{
    first = 1
    for (i = 1; i <= nfam; i++) {
        if (header_of(fam_name[i]) != h)
            continue
        if (first) {
            if (synopsis_lines > 0)
                print ".P"
            print ".B #include <" h ">"
            print ".P"
        } else if (synopsis_lines > 1 || long_one(i))
            # a blank line around prototypes of several lines
            print ".P"
        first = 0
        prototype(fam_ret[i], fam_name[i], fam_args[i])
        synopsis_lines = proto_lines
    }
}

function synopsis_c(P,    i, seen, before, g, first, form)
{
    if (nfam == 0)
        return
    print "C and C++:"
    print ".P"
    print ".nf"
    synopsis_lines = 0
    synopsis_header("shmem.h")
    synopsis_header("shmemx.h")
    synopsis_header("nvshmem.h")
    synopsis_header("nvshmemx.h")
    before = synopsis_lines
    first = 1
    for (i = 1; i <= nfam; i++) {
        g = fam_generic[i]
        form = g (is_ctx[fam_row[i]] ? " ctx" : "")
        if (g == "" || (form in seen))
            continue
        seen[form] = 1
        if (first) {
            print ".fi"
            print ".P"
            print "C11 and C++, for every TYPE of the routines above:"
            print ".P"
            print ".nf"
        } else if (before > 1)
            print ".P"
        first = 0
        prototype(typed(returns[fam_row[i]], "TYPENAME"), g,
                  typed(args[fam_row[i]], "TYPENAME"))
        before = proto_lines
    }
    print ".fi"
}

function long_one(i)
{
    return length(fam_ret[i] fam_name[i] fam_args[i]) + 5 > 72
}

# ------------------------------------------------------ SYNOPSIS of Fortran

# "dest:{1},out; pe:INTEGER" with the parameters of a row put in for {1}, {2}.
function with_parameters(s, list_of,    n, w, i)
{
    n = split(list_of, w, / *, */)
    for (i = 1; i <= n; i++)
        gsub("[{]" i "[}]", w[i], s)
    return s
}

# Result and arguments of Fortran routine i.
function fortran_result(i)
{
    return with_parameters(shape_result[fshape[i]], fparams[i])
}

function fortran_args(i,    s)
{
    s = attributed_args(i)
    gsub(/,(data|target)/, "", s)
    return s
}

# The arguments with the attributes that matter for the module.
function attributed_args(i,    s)
{
    s = with_parameters((fargs[i] != "") ? fargs[i] : \
                        shape_args[fshape[i]], fparams[i])
    gsub(/,target/, "", s)
    return s
}

# What an argument is in the eyes of a Fortran programmer.
function fortran_type(s)
{
    sub(/,out$/, "", s)
    if (s == "any")
        return "any type"
    if (s == "POINTER")
        return "Cray pointer"
    return s
}

# One routine, broken at 72 columns.  The result is "-" for a subroutine, ""
# when it is declared elsewhere.
function fortran_head(result, name, a,    n, p, i, line, text, width, v)
{
    text = ((result == "-") ? "SUBROUTINE " : \
            (result == "") ? "FUNCTION " : result " FUNCTION ") name
    n = split(a, p, / *; */)
    if (n == 0) {
        print ".B " quoted(text)
        return
    }
    text = text "("
    width = length(text)
    line = ""
    for (i = 1; i <= n; i++) {
        v = p[i]
        sub(/:.*/, "", v)
        if (i > 1 && width + length(v) + 2 > 72) {
            sub(/ $/, "", text)
            print ".BI " line quoted(text)
            text = "    "
            line = ""
            width = 4
        }
        line = line quoted(text) " " v " "
        width += length(v) + 2
        text = (i < n) ? ", " : ")"
    }
    print ".BI " line quoted(text)
}

# The declarations of the arguments: a line a type, in the order of their
# first appearance.
function fortran_declare(a,    n, p, i, j, v, t, dim, done, width)
{
    n = split(a, p, / *; */)
    for (i = 1; i <= n; i++) {
        v[i] = t[i] = p[i]
        sub(/:.*/, "", v[i])
        sub(/^[^:]*:/, "", t[i])
        t[i] = fortran_type(t[i])
        # the size of an array stands with the array, not with the type
        dim[i] = ""
        if (t[i] !~ /\*\(\*\)$/ && match(t[i], /\([A-Z_a-z]*\*?\)$/)) {
            dim[i] = substr(t[i], RSTART)
            t[i] = substr(t[i], 1, RSTART - 1)
        }
    }
    for (i = 1; i <= n; i++) {
        if (done[i])
            continue
        printf ".BI \"    %s \" %s", t[i], v[i]
        width = 5 + length(t[i]) + length(v[i] dim[i])
        for (j = i + 1; j <= n; j++)
            if (t[j] == t[i]) {
                done[j] = 1
                width += 2 + length(v[j] dim[j])
                if (width > 72) {
                    # the rest in a declaration of its own
                    printf "%s\n.BI \"    %s \" %s",
                        (dim[i] != "") ? " " quoted(dim[i]) : "", t[i], v[j]
                    width = 5 + length(t[i]) + length(v[j] dim[j])
                } else
                    printf " %s %s", quoted(dim[i] ", "), v[j]
                dim[i] = dim[j]
            }
        print (dim[i] != "") ? " " quoted(dim[i]) : ""
    }
}

function synopsis_fortran(P,    i, last, a, n)
{
    n = 0
    for (i = 1; i <= nfortran; i++) {
        if (fpage[i] != P)
            continue
        a = fortran_args(i)
        if (n++ == 0) {
            if (nfam > 0) {
                print ".P"
                print "Fortran:"
                print ".P"
            }
            print ".nf"
            print ".B INCLUDE \\(aqmpp/shmem.fh\\(aq"
            print ".P"
        } else if (a != last) {
            fortran_declare(last)
            print ".P"
        }
        fortran_head(fortran_result(i), fname[i], a)
        last = a
    }
    if (n > 0) {
        fortran_declare(last)
        print ".fi"
    }
    synopsis_module(P)
}

# ----------------------------------------------- SYNOPSIS of the Fortran module

# The type of an argument as the module has it.
function module_type(t,    p)
{
    sub(/\(\*\)$/, "", t)
    sub(/\(SHMEM.*/, "", t)
    if (t == "any")
        return "TYPE(*)"
    if (t == "CHARACTER*")
        return "CHARACTER(*)"
    if (t == "INTEGER")
        return "INTEGER(SHMEM_KIND)"
    if (t == "POINTER")
        return "INTEGER(SHMEM_ADDRESS_KIND)"
    if (split(t, p, "*") == 2)
        return p[1] "(" ((p[1] == "COMPLEX") ? p[2] / 2 : p[2]) ")"
    return t
}

# Arguments with every type that stands for data replaced by TYPE.
function module_fold(a,    n, p, i, v, t, out)
{
    n = split(a, p, / *; */)
    out = ""
    for (i = 1; i <= n; i++) {
        v = t = p[i]
        sub(/:.*/, "", v)
        sub(/^[^:]*:/, "", t)
        if (t ~ /,data/ && t !~ /^any/)
            sub(/^[^,]*/, "TYPE", t)
        out = out ((i > 1) ? "; " : "") v ":" t
    }
    return out
}

function module_line(type, list,    n, v, i, line, width)
{
    n = split(list, v, " ")
    line = "\\&    \\fB" type " ::\\fP "
    width = length(type) + 8
    for (i = 1; i <= n; i++) {
        if (i > 1 && width + length(v[i]) + 1 > 70) {
            print line
            line = "\\&    \\fB" type " ::\\fP "
            width = length(type) + 8
        }
        line = line "\\fI" v[i] "\\fP" ((i < n && width + length(v[i]) + \
            length(v[i + 1]) + 3 <= 70) ? ", " : "")
        width += length(v[i]) + 2
    }
    print line
}

function module_declare(a, result, name,    n, p, i, j, v, t, dim, d, data, list)
{
    n = split(a, p, / *; */)
    for (i = 1; i <= n; i++) {
        v[i] = t[i] = p[i]
        sub(/:.*/, "", v[i])
        sub(/^[^:]*:/, "", t[i])
        data = sub(/,data/, "", t[i])
        dim = (data || t[i] ~ /^any/) ? "(..)" : \
            (t[i] ~ /[(]SHMEM|[^*][(][*][)]/) ? "(*)" : ""
        d = (sub(/,out$/, "", t[i]) || t[i] ~ /[(]SHMEM/) ? "INOUT" : "IN"
        if (t[i] == "CHARACTER*(*)" && !data)
            d = "OUT"
        if (t[i] == "VALUE:C_PTR")
            t[i] = "TYPE(C_PTR), VALUE"
        else if (t[i] == "VALUE:C_SIZE_T")
            t[i] = "INTEGER(C_SIZE_T), VALUE"
        else if (t[i] == "VALUE:INTEGER")
            t[i] = "INTEGER(SHMEM_KIND), VALUE"
        else
            t[i] = module_type(t[i]) ", INTENT(" d ")"
        v[i] = v[i] dim
    }
    for (i = 1; i <= n; i++) {
        if (t[i] == "")
            continue
        list = v[i]
        for (j = i + 1; j <= n; j++)
            if (t[j] == t[i]) {
                list = list " " v[j]
                t[j] = ""
            }
        module_line(t[i], list)
    }
    if (result != "-")
        module_line(result, name)
}

# The arguments of a routine of C, "void *ptr, size_t size", as a list of ours.
function module_c_args(r,    n, p, i, v, t, out)
{
    n = split(args[r], p, / *, */)
    out = ""
    for (i = 1; i <= n; i++) {
        v = t = p[i]
        sub(/.*[ *]/, "", v)
        out = out ((i > 1) ? "; " : "") v ":" \
            ((t ~ /^const void/) ? "any" : (t ~ /^void/) ? "VALUE:C_PTR" : \
             (t ~ /^size_t/) ? "VALUE:C_SIZE_T" : "VALUE:INTEGER")
    }
    return out
}

# The Fortran routine of this name, the C routine of this name.
function fortran_row(s,    i)
{
    for (i = 1; i <= nfortran; i++)
        if (fname[i] == s)
            return i
    die("the module has no " s)
}

function c_row(s,    r)
{
    for (r = 1; r <= nrows; r++)
        if (pattern[r] == s)
            return r
    die("the module has no " s)
}

# The routine that the generic name i of the module means with the word w.
function module_specific(i, w,    s)
{
    s = toupper(mname[i])
    sub(/^SHMEM_/, "SHMEM_" w "_", s)
    return s
}

# Prints the head of a new routine, and before it what the last one still lacks.
function module_next(result, name, a, key)
{
    if (module_rows > 0 && key != module_key) {
        module_declare(module_args, module_result, module_name)
        print ".P"
    } else if (module_rows == 0) {
        print ".P"
        print "Fortran module:"
        print ".P"
        print ".nf"
        print ".B USE SHMEM"
        print ".P"
    }
    fortran_head((result == "-") ? "-" : "", name, a)
    module_rows++
    module_key = key
    module_args = a
    module_result = result
    module_name = name
}

# What TYPE is in generic name i.
function module_meaning(i,    n, w, j, r, a, s, t, list)
{
    print ".P"
    n = split(mof[i], w, " ")
    s = list = ""
    for (j = 1; j <= n; j++) {
        r = fortran_row(module_specific(i, w[j]))
        split(fparams[r], t, / *, */)
        a = (j == 1) ? "" : (j == n) ? " or " : ", "
        s = s a module_type(t[1])
        list = list ((j == 1) ? "" : (j == n) ? " and " : ", ") bold(fname[r])
    }
    fill("In " bold(toupper(mname[i])) " TYPE is " s ", the same in all " \
        "places; the name stands for " list ", which the module has too.")
}

# The generic name or the routine of C of row i of module.def.  Adds the Fortran
# routines that the name stands for to covered[].
function module_row(i, covered,    j, n, w, r, t, a, f)
{
    covered[toupper(mname[i])] = 1
    if (mkind[i] == "elements") {
        a = shape_args[mof[i]]
        gsub(/[{]2[}]/, "TYPE", a)
        a = module_fold(a)
        gsub(/any/, "TYPE", a)
        module_next("-", toupper(mname[i]), a, "generic " a)
    } else if (mkind[i] == "specific") {
        n = split(mof[i], w, " ")
        for (j = 1; j <= n; j++)
            covered[module_specific(i, w[j])] = 1
        r = fortran_row(module_specific(i, w[1]))
        split(fparams[r], t, / *, */)
        f = fparams[r]
        fparams[r] = "TYPE" substr(f, length(t[1]) + 1)
        a = module_fold(attributed_args(r))
        module_next(fortran_result(r), toupper(mname[i]), a, \
            "generic " mname[i])
        fparams[r] = f
    } else {
        r = c_row(mof[i])
        module_next((returns[r] == "void") ? "-" : "TYPE(C_PTR)", \
            toupper(mname[i]), module_c_args(r), "C " mname[i])
    }
}

# What TYPE means on page P.  Names that count elements share a sentence.
function module_types(P, folded,    i, f)
{
    f = ""
    for (i = 1; i <= nmodule; i++)
        if (mpage[i] == P && mkind[i] == "elements")
            f = f (f == "" ? "" : " and ") bold(toupper(mname[i]))
        else if (mpage[i] == P && mkind[i] != "C")
            module_meaning(i)
    if (f != "") {
        print ".P"
        fill("In " f " TYPE is any intrinsic type of any kind, the same for " \
            "all data, and elements of it are counted.")
    }
    if (folded) {
        print ".P"
        fill("In the other routines TYPE is the type in the name.")
    }
}

function synopsis_module(P,    i, r, a, covered, folded)
{
    module_rows = 0
    for (i = 1; i <= nmodule; i++)
        if (mpage[i] == P)
            module_row(i, covered)
    folded = 0
    for (i = 1; i <= nfortran; i++) {
        if (fpage[i] != P || fname[i] in covered ||
            fshape[i] == "undeclared")
            continue
        a = module_fold(attributed_args(i))
        if (a ~ /:TYPE/)
            folded = 1
        r = fortran_result(i)
        if (fshape[i] == "address")
            r = "POINTER"
        module_next((r == "-") ? "-" : module_type(r), fname[i], a, \
            (r == "-") ? a : fname[i])
    }
    if (module_rows == 0)
        return
    module_declare(module_args, module_result, module_name)
    print ".fi"
    module_types(P, folded)
}
