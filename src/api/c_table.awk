# SPDX-License-Identifier: BSD-3-Clause
#
# Reads types.def, constants.def, shapes.def and routines.def for the scripts
# that make something of them: gen_header.awk, gen_lists.awk, gen_routines.awk and
# man/genman.awk.  awk -f rows.awk -f c_table.awk -f SCRIPT.  POSIX awk.
#
# Example: out of
#
#     C | transfer | void ({t} *dest, const {t} *source, size_t nelems, int pe)
#     shmem_{T}_put | RMA_STD | transfer | ctx c11 | rma | shmem_put | 1.0
#
# come two rows r.  The first has
#
#     pattern[r]  "shmem_{T}_put"         lists[r]    "RMA_STD"
#     returns[r]  "void"                  args[r]     "{t} *dest, ..., int pe"
#     generic[r]  "shmem_put"             is_team[r]  0
#     kind_of[r]  "rma"
#     page_of[r]  "shmem_put"             origin[r]   "1.0"
#     heading[r]  the heading before the row, if it is the first below it
#
# and the second, with is_ctx[r] = 1, describes shmem_ctx_{T}_put.  For every
# type of RMA_STD each_name() calls emit(r, "float", "", "shmem_float_put").
#
# one_type[r] is the C type of the elements of a row that has one type and no
# list.  For each constant i there are cname[i], cvalue[i], cfortran[i], cunder[i],
# cmeaning[i], and cgap[i] = 1 where a blank line stands before it.
#
# A script that sets for_readers in BEGIN gets the C types as programs write
# them, not as the headers do.
#
# A script that sets with_nvshmem in BEGIN also gets a row for each form of
# libsma_cuda, behind the row with the mark: form[r] is host, stream, thread,
# warp or block, nvshmem_of[r] is the row with the mark, and section_of[r] is the
# heading above it.  nvshmem.def may be among the tables then.  Constants of
# NVSHMEM have nvname[i], nvvalue[i], nvunder[i], nvmeaning[i] and nvgap[i].

# "{t} *x" with the C type of T put in
function typed(s, T,    t)
{
    t = ctype[T]
    gsub(/\{t\}/, t, s)
    return s
}

# The base type that a type is.
function base(T) { return base_of[T] == "base" ? T : base_of[T] }

function subst(s, T, O)
{
    gsub(/\{T\}/, T, s)
    gsub(/\{O\}/, O, s)
    return s
}

# The profiling alias of a routine: pshmem_put, pshmalloc, p_my_pe, pstart_pes.
function profiling_alias(name) { return "p" name }

# Routines whose names begin with shmemx_ are declared in shmemx.h, all others
# in shmem.h.  OpenSHMEM gives the prefix this meaning.
function is_extension(name) { return name ~ /^shmemx_/ }

# Calls emit(r, type, operator, name) for every routine of row r.
function each_name(r,    l, nt, no, t, o, i, j)
{
    if (lists[r] == "") {
        emit(r, "", "", pattern[r])
        return
    }
    split(lists[r], l, / +x +/)
    nt = split(list[l[1]], t, " ")
    no = (2 in l) ? split(list[l[2]], o, " ") : 1
    for (j = 1; j <= no; j++)
        for (i = 1; i <= nt; i++)
            emit(r, t[i], (2 in l) ? o[j] : "",
                 subst(pattern[r], t[i], (2 in l) ? o[j] : ""))
}

# The bytes of an element in row r for type T: a C expression.
function element_size(r, T,    l)
{
    split(lists[r], l, / +x +/)
    return (list_kind[l[1]] == "sizes") ? T / 8 : size_of[T]
}

# ------------------------------------------------------------------- reading

FILENAME ~ /types\.def$/ {
    for (i = 1; i <= NF; i++)
        $i = trim($i)
    if ($1 == "type") {
        ctype[$2] = (for_readers || $5 == "") ? $3 : $5
        base_of[$2] = $4
        size_of[$2] = "sizeof(" ctype[$2] ")"
    } else if ($1 == "element") {
        ctype[$2] = "void"
        size_of[$2] = $3
    } else if ($1 ~ /^(types|sizes|operators)$/) {
        list[$2] = $3
        list_kind[$2] = $1
        lname[++nlists] = $2
    } else
        die("unknown row: " $1)
    next
}

FILENAME ~ /constants\.def$/ {
    i = ++nconst
    was_gap = gap
    cname[i] = trim($1); cvalue[i] = trim($2); cfortran[i] = trim($3)
    cunder[i] = trim($4); cmeaning[i] = trim($5)
    if (trim($6) != "")
        nvshmem_constant("NV" cname[i],
            (trim($6) == "same") ? cvalue[i] : trim($6), cunder[i], cmeaning[i])
    cgap[i] = was_gap; gap = 0
    next
}

# Result and arguments of row r, from "RESULT (ARGUMENTS)".
function read_prototype(r, s,    i)
{
    i = index(s, "(")
    if (i == 0 || s !~ /\)$/)
        die("neither a shape nor a prototype: " s)
    returns[r] = trim(substr(s, 1, i - 1))
    args[r] = substr(s, i + 1, length(s) - i - 1)
}

# Puts the C type of an element of row r in for {t}.
function fix_elements(r, type)
{
    gsub(/\{t\}/, type, returns[r])
    gsub(/\{t\}/, type, args[r])
}

# The elements of row r: lists, one element, or none.
function read_elements(r, s,    l, i)
{
    lists[r] = one_type[r] = ""
    if (s == "") {
        if (returns[r] args[r] ~ /\{t\}/)
            die("elements of which type?")
        return
    }
    if (s in size_of) {
        fix_elements(r, ctype[s])
        if (ctype[s] != "void")
            one_type[r] = ctype[s]
        return
    }
    lists[r] = s
    split(s, l, / +x +/)
    for (i in l)
        if (!(l[i] in list))
            die("no such list: " l[i])
    if (list_kind[l[1]] == "sizes")
        fix_elements(r, "void")
}

# The forms of row r.  Returns whether "ctx" is one of them.
function read_forms(r, s,    n, w, i, name, has_ctx)
{
    generic[r] = ""
    is_team[r] = has_ctx = 0
    n = split(s, w, " ")
    for (i = 1; i <= n; i++) {
        name = pattern[r]
        sub(/\{T\}_/, "", name)
        if (w[i] ~ /=/) {
            name = w[i]
            sub(/.*=/, "", name)
            sub(/=.*/, "", w[i])
        }
        if (w[i] == "ctx") {
            has_ctx = 1
            continue
        }
        if (w[i] !~ /^(c11|team)$/)
            die("no such form: " w[i])
        generic[r] = name
        is_team[r] = (w[i] == "team")
    }
    return has_ctx
}

# Row `to`: the routines of row `from` with a context as their first argument.
# Contexts came with OpenSHMEM 1.4.
function ctx_row(from, to)
{
    pattern[to] = pattern[from]
    sub(/^shmemx?_/, "&ctx_", pattern[to])
    lists[to] = lists[from]; one_type[to] = one_type[from]
    returns[to] = returns[from]
    args[to] = "shmem_ctx_t ctx, " args[from]
    generic[to] = generic[from]; is_team[to] = is_team[from]
    kind_of[to] = kind_of[from]; page_of[to] = page_of[from]
    origin[to] = (origin[from] ~ /(^|, )1\.[0-4]/) ? "1.4" : origin[from]
    heading[to] = ""
    is_ctx[to] = 1
}

# --------------------------------------------------------- forms of NVSHMEM

function nvshmem_constant(name, value, spelling, meaning,    i)
{
    i = ++nnvshmem
    nvname[i] = name; nvvalue[i] = value; nvunder[i] = spelling
    nvmeaning[i] = meaning; nvgap[i] = gap
    gap = 0
}

# The page that describes the routines of NVSHMEM of this kind.
function nvshmem_page(kind)
{
    if (kind == "rma")
        return "nvshmem_put"
    if (kind == "amo")
        return "nvshmem_atomic"
    if (kind == "wait")
        return "nvshmem_wait_until"
    if (kind == "coll")
        return "nvshmem_collectives"
    if (kind == "memory")
        return "nvshmem_malloc"
    return (kind == "other") ? "nvshmem_quiet" : "nvshmem_init"
}

# A row for form f of row r: another name, and for a stream one more argument.
function nvshmem_row(r, f, types,    to)
{
    to = ++nrows
    pattern[to] = pattern[r]
    sub(/^shmem_/, "nvshmem_", pattern[to])
    args[to] = args[r]
    if (r > 0)
        gsub(/shmem_team_t/, "nvshmem_team_t", args[to])
    if (f != "host" && f != "thread") {
        sub(/^nvshmem_/, "nvshmemx_", pattern[to])
        pattern[to] = pattern[to] "_" ((f == "stream") ? "on_stream" : f)
    }
    if (f == "stream")
        args[to] = ((args[r] == "void") ? "" : args[r] ", ") \
            "cudaStream_t stream"
    lists[to] = types
    returns[to] = returns[r]
    kind_of[to] = kind_of[r]; page_of[to] = nvshmem_page(kind_of[r])
    generic[to] = ""; origin[to] = "NVSHMEM"; heading[to] = ""
    form[to] = f; nvshmem_of[to] = r
    section_of[to] = section_heading
}

# The rows of the forms that row r has in the column `nvshmem`.
function nvshmem_rows(r, marks,    n, w, i, types)
{
    n = split(marks, w, " ")
    types = lists[r]
    i = 1
    if (w[1] ~ /:$/) {
        sub(/:$/, "", w[1])
        if (!(w[1] in list_kind))
            die("no such list: " w[1])
        sub(/^[A-Z_0-9]+/, w[1], types)
        i = 2
    }
    for (; i <= n; i++) {
        if (w[i] !~ /^(host|stream|thread|group)$/)
            die("no such form: " w[i])
        if (w[i] == "group") {
            nvshmem_row(r, "warp", types)
            nvshmem_row(r, "block", types)
        } else
            nvshmem_row(r, w[i], types)
    }
}

# ------------------------------------------------------------ the other tables

FILENAME ~ /shapes\.def$/ && $1 ~ /^C / {
    if (NF != 3)
        die("a shape of C has 3 columns, this one " NF)
    shape_prototype[trim($2)] = trim($3)
    next
}

FILENAME ~ /routines\.def$/ {
    if (NF != 7 && NF != 8)
        die("a row has 7 or 8 columns, this one " NF)
    r = ++nrows
    pattern[r] = trim($1)
    heading[r] = pending; pending = ""
    s = trim($3)
    read_prototype(r, (s in shape_prototype) ? shape_prototype[s] : s)
    read_elements(r, trim($2))
    kind_of[r] = trim($5); page_of[r] = trim($6); origin[r] = trim($7)
    check_kind(kind_of[r])
    if (read_forms(r, trim($4)))
        ctx_row(r, ++nrows)
    if (heading[r] != "")
        section_heading = heading[r]
    if (with_nvshmem)
        nvshmem_rows(r, trim($8))
    next
}

FILENAME ~ /nvshmem\.def$/ {
    if (NF != 5)
        die("a row has 5 columns, this one " NF)
    if (trim($1) == "constant") {
        nvshmem_constant(trim($2), trim($3), "no", trim($4))
        next
    }
    if (pending != "")
        section_heading = pending
    pending = ""
    # row 0 is no routine, and only the forms are
    pattern[0] = trim($2)
    read_prototype(0, trim($3))
    kind_of[0] = trim($4)
    check_kind(kind_of[0])
    nvshmem_rows(0, trim($5))
    next
}
