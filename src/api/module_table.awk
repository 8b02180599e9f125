# SPDX-License-Identifier: BSD-3-Clause
#
# What gen_module.awk and gen_module_c.awk both know of the Fortran module: the
# rows of module.def, and by which C function each routine is called.  awk -f
# rows.awk -f fortran_table.awk -f module_table.awk -f SCRIPT.  POSIX awk.
#
# Example: out of
#
#     shmem_add | specific | INT4 INT8 | shmem_atomic_add
#
# comes a row i with mname[i] "shmem_add", mkind[i] "specific" and mof[i]
# "INT4 INT8"; and for three routines of fortran.def c_name(r, form_of(r, n)) is
#
#     SHMEM_INT4_ADD     "shmem_int4_add_"
#     SHMEM_REAL_PUT     "sma_d_shmem_real_put"
#     SHMEM_LOGICAL_PUT  "sma_l_shmem_logical_put"
#
# A routine becomes an interface with BIND(C) and the name of its entry point.
# Where it has arrays of one type, they are passed as descriptors, to a C
# function sma_d_NAME that calls the entry point.
#
# gfortran does not let LOGICAL into an interface with BIND(C) under -std=f2018,
# not even in a module that was compiled without the option.  So a routine with
# LOGICAL data is called by an ordinary interface, which passes gfortran's own
# descriptors to a C function sma_l_NAME.

# Does routine r, of n arguments, pass descriptors?
function has_descriptors(n,    i)
{
    for (i = 1; i <= n; i++)
        if (adata[i] && atype[i] != "any")
            return 1
    return 0
}

# Does routine r, of n arguments, have LOGICAL data or a LOGICAL result?
function is_logical(r, n,    i)
{
    for (i = 1; i <= n; i++)
        if (atype[i] ~ /^LOGICAL/)
            return 1
    return result(r) == "LOGICAL"
}

# How the module calls routine r, of n arguments:
#   "text"         by its Fortran name, as a CHARACTER argument has a hidden length
#   "logical"      by a C function that takes gfortran's descriptors
#   "descriptors"  by a C function that takes the descriptors of the standard
#   "kinds"        by a name that tells the default kinds
#   "entry"        by its entry point
function form_of(r, n,    i)
{
    for (i = 1; i <= n; i++)
        if (atype[i] == "CHARACTER*(*)" && !adata[i])
            return "text"
    return is_logical(r, n) ? "logical" : \
        has_descriptors(n) ? "descriptors" : \
        (name[r] in by_kind) ? "kinds" : "entry"
}

# The C function by which the module calls routine r in this form; for "kinds"
# an expression with quotes.
function c_name(r, form,    low)
{
    low = tolower(name[r])
    return (form == "text") ? low : \
        (form == "logical") ? "sma_l_" low : \
        (form == "descriptors") ? "sma_d_" low : \
        (form == "kinds") ? \
            "'" kind_name[name[r]] "'//" tolower(by_kind[name[r]]) : low "_"
}

# Does an interface with BIND(C) tell the name of the C function?
function is_bound(form) { return form != "text" && form != "logical" }

# The name of the interface of routine r, of n arguments: where BIND(C) does not
# tell the C function, the interface has its name.
function f_name(r, n,    form)
{
    form = form_of(r, n)
    return is_bound(form) ? "f_" tolower(name[r]) : c_name(r, form)
}

# What BIND(C) says of the C function of routine r, of n arguments; or "".
function bind_name(r, n,    form)
{
    form = form_of(r, n)
    return !is_bound(form) ? "" : \
        (form == "kinds") ? c_name(r, form) : "'" c_name(r, form) "'"
}

# Is routine r in the module under its own name?
function is_row(r)
{
    return !(tolower(name[r]) in generic_of) && is_declared(r)
}

# The arguments of a shape into aname[], atype[], aout[].
function data_arguments(s)
{
    shape[0] = s
    args[0] = params[0] = ""
    return arguments(0)
}

# ------------------------------------------------------------------- reading

FILENAME ~ /module\.def$/ {
    if (NF != 4)
        die("a row has 4 columns, this one " NF)
    i = ++nmodule
    mname[i] = trim($1); mkind[i] = trim($2); mof[i] = trim($3)
    if (mkind[i] !~ /^(elements|specific|C)$/)
        die("no such kind: " mkind[i])
    if (mkind[i] == "elements" && !(mof[i] in sargs))
        die("no such shape: " mof[i])
    if (mname[i] in generic_of)
        die("second row of " mname[i])
    generic_of[mname[i]] = i
    next
}

BEGIN {
    ntypes = split("INTEGER*1 INTEGER*2 INTEGER*4 INTEGER*8 INTEGER*16 " \
        "REAL*4 REAL*8 REAL*10 REAL*16 " \
        "COMPLEX*8 COMPLEX*16 COMPLEX*20 COMPLEX*32 " \
        "LOGICAL*1 LOGICAL*2 LOGICAL*4 LOGICAL*8 LOGICAL*16 " \
        "CHARACTER*(*)", type_of, " ")
    split("i1 i2 i4 i8 i16 r4 r8 r10 r16 c4 c8 c10 c16 l1 l2 l4 l8 l16 ch", \
        suffix_of, " ")
}
