# SPDX-License-Identifier: BSD-3-Clause
#
# Makes the Fortran module from the table.  POSIX awk.
#
#   awk -v what=WHAT -f rows.awk -f fortran_table.awk -f module_table.awk \
#       -f gen_module.awk constants.def shapes.def routines.def fortran.def \
#       module.def
#
# WHAT: module   src/fortran/gen/shmem.F90         the module
#       names    the public names of the module, one a line (for checks)
#
# Example: out of these rows of fortran.def and module.def
#
#     SHMEM_INT4_ADD | add | INTEGER*4, int32 | | amo | shmem_atomic_add | 1.0
#     shmem_add | specific | INT4 INT8 | shmem_atomic_add
#     shmem_put | elements | put | shmem_put
#
# "module" makes
#
#     subroutine f_shmem_int4_add(dest, value, pe) bind(C, name='shmem_int4_add_')
#       import :: shmem_kind
#       integer(4), target, intent(inout) :: dest
#       integer(4), intent(in) :: value
#       integer(shmem_kind), intent(in) :: pe
#     end subroutine
#
#     interface shmem_add
#       procedure :: f_shmem_int4_add
#       procedure :: f_shmem_int8_add
#     end interface
#
#     interface shmem_put
#       subroutine put_i1(dest, source, nelems, pe) bind(C, name='sma_d_put')
#       ...
#
# of which a program sees shmem_int4_add, shmem_add and shmem_put.
#
# All interfaces are made in a module sma_interfaces under names of its own and
# renamed for the module shmem.  Otherwise gfortran would compare them with
# calls of the entry points in old parts of a program that stand in the same
# file.

# ---------------------------------------------------------------- the module

# The type of the table as the module writes it.
function ftype(t,    p)
{
    sub(/\(\*\)$/, "", t)
    sub(/\(SHMEM.*/, "", t)
    if (t == "CHARACTER*")
        return "character(*)"
    if (t == "INTEGER")
        return "integer(shmem_kind)"
    if (t == "POINTER")
        return "integer(shmem_address_kind)"
    if (split(t, p, "*") == 2)
        # COMPLEX*16 has two parts of kind 8
        return tolower(p[1]) "(" (p[1] == "COMPLEX" ? p[2] / 2 : p[2]) ")"
    return tolower(t)
}

# The type and the attributes of argument i of n.  TARGET tells the compiler
# that others may read and write the object before and after the call.
function declared(n, i,    t, intent)
{
    t = atype[i]
    intent = ", intent(" (aout[i] ? "inout" : "in") ")"
    if (t == "any")
        return "type(*), dimension(*), target" intent
    if (adata[i])
        return ftype(t) ", dimension(..), target" intent
    if (t == "CHARACTER*(*)")
        return ftype(t) ", intent(out)"
    if (t ~ /\(SHMEM/)
        return ftype(t) ", dimension(*), target, intent(inout)"
    if (t ~ /\(\*\)$/)
        return ftype(t) ", dimension(*)" intent
    if (t == "POINTER")
        return ftype(t) intent
    return ftype(t) (aout[i] || atarget[i] ? ", target" : "") intent
}

# A statement, continued after ", " where it is longer than 80 columns.
function statement(indent, s,    n, p, i, line, piece)
{
    n = split(s, p, ", ")
    line = indent p[1] (n > 1 ? "," : "")
    for (i = 2; i <= n; i++) {
        piece = p[i] (i < n ? "," : "")
        if (length(line) + length(piece) > 76) {
            print line " &"
            line = indent "    " piece
        } else
            line = line " " piece
    }
    print line
}

# The interface body of a procedure with the n arguments in aname[], atype[]
# and aout[]; bind is the C function as BIND(C) tells it, or "".
function body(proc, res, n, bind,    i, j, list, decl, import, any, done)
{
    list = import = any = ""
    for (i = 1; i <= n; i++) {
        list = list (i > 1 ? ", " : "") tolower(aname[i])
        decl[i] = declared(n, i)
        import = import decl[i]
        if (atype[i] == "any")
            any = any (any != "" ? ", " : "") tolower(aname[i])
    }
    import = import res
    statement("    ", (res == "" ? "subroutine " : "function ") proc \
        "(" list ")" (bind == "" ? "" : " bind(C, name=" bind ")"))
    list = ""
    if (import ~ /shmem_kind/)
        list = "shmem_kind"
    if (import ~ /shmem_address_kind/)
        list = list (list != "" ? ", " : "") "shmem_address_kind"
    if (list != "")
        print "      import :: " list
    for (i = 1; i <= n; i++) {
        if (done[i])
            continue
        list = tolower(aname[i])
        for (j = i + 1; j <= n; j++)
            if (decl[j] == decl[i]) {
                list = list ", " tolower(aname[j])
                done[j] = 1
            }
        statement("      ", decl[i] " :: " list)
    }
    if (any != "") {
        print "      !gcc$ attributes no_arg_check :: " any
        print "      !dir$ ignore_tkr " any
    }
    if (res != "")
        print "      " res " :: " proc
    print "    end " (res == "" ? "subroutine" : "function")
}

# The macro that a type needs, "" for one that every compiler has.
function guard(t)
{
    return (t ~ /^(real|complex)\(10\)/) ? "__GFC_REAL_10__" : \
           (t ~ /^(real|complex)\(16\)/) ? "__GFC_REAL_16__" : \
           (t ~ /^(integer|logical)\(16\)/) ? "__GFC_INT_16__" : ""
}

function open_guard(g) { if (g != "") print "#ifdef " g }
function close_guard(g) { if (g != "") print "#endif" }

# The macro that routine r needs.
function row_guard(r,    n, i)
{
    n = arguments(r)
    for (i = 1; i <= n; i++)
        if (guard(ftype(atype[i])) != "")
            return guard(ftype(atype[i]))
    return ""
}

# Result of routine r in the module; an address is not just an INTEGER*8.
function fresult(r)
{
    return (result(r) == "-") ? "" : \
           (shape[r] == "address") ? ftype("POINTER") : ftype(result(r))
}

function rows(    r, n, g, shown)
{
    shown = ""
    for (r = 1; r <= nrows; r++) {
        if (heading[r] != "")
            shown = heading[r]
        if (!is_row(r))
            continue
        if (shown != "") {
            if (opened)
                print "  end interface"
            print "\n  ! " shown
            print "  interface"
            opened = 1
            shown = ""
        }
        g = row_guard(r)
        open_guard(g)
        n = arguments(r)
        body(f_name(r, n), fresult(r), n, bind_name(r, n))
        close_guard(g)
    }
    print "  end interface"
}

# A generic name for elements of every type: one C function, to which each
# type has an interface of its own; for each kind of LOGICAL one more.
function elements(g,    short, n, i, j, t, type, w)
{
    short = mname[g]
    sub(/^shmem_/, "", short)
    print "\n  interface " mname[g]
    for (t = 1; t <= ntypes; t++) {
        n = data_arguments(mof[g])
        for (i = 1; i <= n; i++)
            if (adata[i])
                atype[i] = type_of[t]
        open_guard(guard(ftype(type_of[t])))
        if (type_of[t] ~ /^LOGICAL/)
            body("sma_l_" short "_" suffix_of[t], "", n, "")
        else
            body(short "_" suffix_of[t], "", n, "'sma_d_" short "'")
        close_guard(guard(ftype(type_of[t])))
    }
    print "  end interface"
}

# Reports what a row of module.def lacks, and ends the script.
function mistake(s)
{
    print "gen_module.awk: " s > "/dev/stderr"
    exit (failed = 1)
}

# The row that generic name g means with the word w.
function specific_row(g, w,    s)
{
    s = toupper(mname[g])
    sub(/^SHMEM_/, "SHMEM_" w "_", s)
    if (!(s in row_of))
        mistake("no routine " s)
    return row_of[s]
}

function specific(g,    n, w, i, r)
{
    print "\n  interface " mname[g]
    n = split(mof[g], w, / +/)
    for (i = 1; i <= n; i++) {
        r = specific_row(g, w[i])
        open_guard(row_guard(r))
        print "    procedure :: " f_name(r, arguments(r))
        close_guard(row_guard(r))
    }
    print "  end interface"
}

# A routine of C: sizes and C pointers by value, data by address.
function c_routine(g,    s, n, p, i, v, t, list, import, decl, res)
{
    s = mof[g]
    if (!(s in c_args))
        mistake("no routine " s)
    list = import = decl = ""
    res = (c_returns[s] == "void") ? "" : "type(c_ptr)"
    n = split(c_args[s], p, /, */)
    for (i = 1; i <= n; i++) {
        v = p[i]
        sub(/.*[ *]/, "", v)
        t = substr(p[i], 1, length(p[i]) - length(v))
        list = list (i > 1 ? ", " : "") v
        if (t == "const void *")
            decl = decl "      type(*), dimension(*), target, intent(in) :: " v \
                "\n      !gcc$ attributes no_arg_check :: " v \
                "\n      !dir$ ignore_tkr " v "\n"
        else if (t == "void *")
            decl = decl "      type(c_ptr), value :: " v "\n"
        else if (t == "size_t ")
            decl = decl "      integer(c_size_t), value :: " v "\n"
        else if (t == "int ")
            decl = decl "      integer(shmem_kind), value :: " v "\n"
        else
            mistake(s ": no Fortran for " t)
    }
    print "    " (res == "" ? "subroutine " : "function ") "f_" mname[g] "(" \
        list ") bind(C, name='" s "')"
    list = (res decl ~ /c_ptr/) ? ", c_ptr" : ""
    list = list ((decl ~ /c_size_t/) ? ", c_size_t" : "")
    list = list ((decl ~ /shmem_kind/) ? ", shmem_kind" : "")
    print "      import :: " substr(list, 3)
    printf "%s", decl
    if (res != "")
        print "      " res " :: f_" mname[g]
    print "    end " (res == "" ? "subroutine" : "function")
}

# USE of one name: the first of a list, or one more.
function use(shown, real)
{
    printf "%s\n    %s%s", (uses++ ? ", &" : "  use sma_interfaces, only: &"),
        shown, (shown == real) ? "" : " => " real
}

function use_end()
{
    if (uses)
        print ""
    uses = 0
}

function all_uses(    i, r, g, n)
{
    use("shmem_kind", "shmem_kind")
    use("shmem_address_kind", "shmem_address_kind")
    use_end()
    for (i = 1; i <= nmodule; i++)
        use(mname[i], (mkind[i] == "C" ? "f_" : "") mname[i])
    use_end()
    for (r = 1; r <= nrows; r++) {
        if (!is_row(r))
            continue
        g = row_guard(r)
        n = arguments(r)
        if (g != "") {
            use_end()
            open_guard(g)
        }
        use(tolower(name[r]), f_name(r, n))
        if (g != "") {
            use_end()
            close_guard(g)
        }
    }
    use_end()
}

function constants(    i, t)
{
    for (i = 1; i <= nconst; i++) {
        if (cvalue[i] == "-")
            continue
        t = "integer(shmem_kind)"
        if (cvalue[i] ~ /^f:/) {
            sub(/^f:/, "", cvalue[i])
            t = (cvalue[i] ~ /_8$/) ? "integer(8)" : \
                "character(" (length(cvalue[i]) - 2) ")"
        }
        if (cgap[i])
            print ""
        print "  ! " cmeaning[i]
        print "  " t ", parameter :: &"
        print "      " tolower(cname[i]) " = " cvalue[i]
    }
}

function module_comment()
{
    print "! SPDX-License-Identifier: BSD-3-Clause"
    print "!"
    print "! SHMEM for Fortran (libsma): USE SHMEM"
    print "!"
    print "! Generated from src/api; edit the table there, not this file."
    print "!"
    print "! The module has only interfaces and constants, so that a program that uses"
    print "! it needs no library besides libsma.  Every routine of the include files is"
    print "! here, with all arguments declared:"
    print "!"
    print "!   - SHMEM_PUT8, SHMEM_PUTMEM and similar routines take data of any type;"
    print "!   - SHMEM_REAL_PUT, the reductions and similar routines take data of one"
    print "!     type, scalars and arrays of any rank.  Arrays must be contiguous, which"
    print "!     is checked when the program runs;"
    print "!   - atomic operations and waits take scalars of one kind, for example an"
    print "!     element of an array."
    print "!"
    print "! MY_PE and NUM_PES are missing, because programs have variables of these"
    print "! names, and N$PES, which is not a standard name.  New programs can use"
    print "! generic names: SHMEM_PUT and similar names count elements of the type of"
    print "! the data; SHMEM_SWAP, SHMEM_ADD, SHMEM_WAIT, SHMEM_SUM_TO_ALL and similar"
    print "! names select the routine by the kind of the arguments.  In the module they"
    print "! replace the older routines of these names, which move words of 8 bytes"
    print "! (SHMEM_PUT and SHMEM_SWAP) or default INTEGERs (SHMEM_WAIT)."
    print "!"
    print "! The module needs gfortran 12 or later.  Each choice of default kinds"
    print "! (-fdefault-integer-8 and so on) needs a separate compiled module.  The"
    print "! preprocessor leaves out kinds that a host does not have."
    print "!"
    print "! The interfaces have names of their own, so that one file may also have old"
    print "! subroutines, which call the routines with data of other types.  Programs"
    print "! use only the second module."
}

function module(    i)
{
    module_comment()
    print "module sma_interfaces"
    print "  use, intrinsic :: iso_c_binding, only: c_intptr_t, c_ptr, c_size_t"
    print "  implicit none"
    print ""
    print "  ! default INTEGER: counts, PE numbers, pSync and locks"
    print "  integer, parameter :: shmem_kind = kind(1)"
    print "  ! an INTEGER that holds an address, and a Cray pointer"
    print "  integer, parameter :: shmem_address_kind = c_intptr_t"
    print "\n  ! ---- routines of the include files"
    rows()
    print "\n  ! ---- memory for C_F_POINTER, a pointer to another PE's object"
    print "  interface"
    for (i = 1; i <= nmodule; i++)
        if (mkind[i] == "C")
            c_routine(i)
    print "  end interface"
    print "\n  ! ---- generic names of the routines above"
    for (i = 1; i <= nmodule; i++)
        if (mkind[i] == "specific")
            specific(i)
    print "\n  ! ---- generic names for elements of every type"
    for (i = 1; i <= nmodule; i++)
        if (mkind[i] == "elements")
            elements(i)
    print "end module"
    print ""
    print "module shmem"
    all_uses()
    print "  implicit none"
    print ""
    constants()
    print "end module"
}

function names(    i, r)
{
    print "shmem_kind\nshmem_address_kind"
    for (i = 1; i <= nconst; i++)
        if (cvalue[i] != "-")
            print tolower(cname[i])
    for (i = 1; i <= nmodule; i++)
        print mname[i]
    for (r = 1; r <= nrows; r++)
        if (is_row(r))
            print tolower(name[r])
}

# ---------------------------------------------------------------------- main

FILENAME ~ /shapes\.def$/ && $1 ~ /^C / {
    c_shape[trim($2)] = trim($3)
    next
}

FILENAME ~ /routines\.def$/ {
    s = trim($3)
    if (s in c_shape)
        s = c_shape[s]
    i = index(s, "(")
    c_returns[trim($1)] = trim(substr(s, 1, i - 1))
    c_args[trim($1)] = substr(s, i + 1, length(s) - i - 1)
    next
}

END {
    if (failed)
        exit 1
    if (what == "module")
        module()
    else if (what == "names")
        names()
    else
        unknown_what("gen_module.awk")
}
