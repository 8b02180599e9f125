# SPDX-License-Identifier: BSD-3-Clause
#
# Makes the headers of C and C++ from the table.  POSIX awk.
#
#   awk -v what=WHAT -f rows.awk -f c_table.awk -f gen_header.awk \
#       types.def constants.def shapes.def routines.def
#
# WHAT: header   include/shmem.h
#       xheader  include/shmemx.h   the routines with names shmemx_...
#       pheader  include/pshmem.h   the profiling aliases of those of shmem.h
#       pxheader include/pshmemx.h  the profiling aliases of those of shmemx.h
#
# Example: out of
#
#     C | transfer | void ({t} *dest, const {t} *source, size_t nelems, int pe)
#     shmem_{T}_put | RMA_STD | transfer | ctx c11 | rma | shmem_put | 1.0
#
# "header" makes for each type of RMA_STD
#
#     void shmem_float_put(float *dest, const float *source, size_t nelems, int pe);
#     void shmem_ctx_float_put(shmem_ctx_t ctx, float *dest, ...);
#
# the C11 generic
#
#     #define shmem_put(...) \
#         _Generic((SMA_FIRST(__VA_ARGS__, 0)), shmem_ctx_t: \
#             _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \
#                 float: shmem_ctx_float_put, ...), default: \
#             _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \
#                 float: shmem_float_put, ...))(__VA_ARGS__)
#
# and for C++ the overloads
#
#     SMA_OVERLOAD void shmem_put(float *dest, const float *source, ...)
#     {
#         shmem_float_put(dest, source, nelems, pe);
#     }
#
# "pheader" makes
#
#     void pshmem_float_put(float *dest, const float *source, size_t nelems, int pe);

# One prototype, broken at 80 columns after commas.
function prototype(ret, name, args,    head, line, n, a, i, out, piece)
{
    head = ret ((ret ~ /\*$/) ? "" : " ") name "("
    n = split(args, a, / *, */)
    line = head
    out = ""
    for (i = 1; i <= n; i++) {
        piece = a[i] (i < n ? "," : ");")
        if (length(line) + length(piece) + (i > 1) > 79 && i > 1) {
            out = out line "\n"
            line = "    " piece
        } else {
            line = line (i > 1 ? " " : "") piece
        }
    }
    return out line
}

# ------------------------------------------------- what the generics select

# Prints the prototype of routine `name`, and notes what its generic chooses.
function emit(r, T, O, name)
{
    print prototype(typed(returns[r], T), \
        for_profiling ? profiling_alias(name) : name, typed(args[r], T))
    if (generic[r] == "")
        return
    if (is_team[r])
        select_for_team(r, T, O, name)
    else if (!is_selected(r, T))
        select(r, T, name)
}

# Has the generic of row r an entry for the C type of T?
function is_selected(r, T)
{
    return T != "" && (generic[r], is_ctx[r], base(T)) in selected
}

# Routine `name` of row r is what its generic chooses for type T.  A list in
# assoc[] and its like has lines "TYPE ROUTINE ROW"; TYPE is "-" where the
# generic has one type only.
function select(r, T, name,    g)
{
    g = generic[r]
    if (!(g in gseen)) {
        gseen[g] = 1
        gname[++ngeneric] = g
    }
    selected[g, is_ctx[r], base(T)] = 1
    if (is_ctx[r])
        ctx_assoc[g] = ctx_assoc[g] ((T == "") ? "-" : T) " " name " " r "\n"
    else
        assoc[g] = assoc[g] ((T == "") ? "-" : T) " " name " " r "\n"
}

# Routine `name` of row r is what its generic for teams chooses for type T.
function select_for_team(r, T, O, name,    g, a)
{
    g = subst(generic[r], T, O)
    if (!(g in tform)) {
        tname[++nteam] = g
        tform[g] = ""
        targs[g] = split(args[r], a, ",")
    }
    if (T != "" && (g, base(T)) in team_selected)
        return
    team_selected[g, base(T)] = 1
    tform[g] = tform[g] ((T == "") ? "-" : T) " " name " " r "\n"
}

# -------------------------------------------------------- parts of a header

function sections_and_prototypes(    r)
{
    for (r = 1; r <= nrows; r++) {
        if (is_extension(pattern[r]) != for_extensions)
            continue
        if (heading[r] != "")
            print "\n/* " heading[r] " */\n"
        each_name(r)
    }
}

# The value of a constant in C.  The cast of a handle is also one that C++
# compilers accept without a warning about old casts.
function constant_in_c(value,    part)
{
    if (value ~ /^-/)
        return "(" value ")"
    if (value ~ /^\(\(shmem_[a-z]+_t\) [0-9]+\)$/) {
        split(value, part, /[() ]+/)
        return "SMA_HANDLE(" part[2] ", " part[3] ")"
    }
    return value
}

function constants(    i)
{
    for (i = 1; i <= nconst; i++) {
        if (cgap[i])
            print ""
        printf "#define %-30s %s\n", cname[i], constant_in_c(cvalue[i])
        if (cunder[i] == "yes")
            printf "#define _%-29s %s\n", cname[i], cname[i]
    }
}

# "type: routine" for each line of a list that select() made, or the one
# routine.
function associations(list, indent,    n, l, j, f, out)
{
    n = split(list, l, "\n") - 1
    out = ""
    for (j = 1; j <= n; j++) {
        split(l[j], f, " ")
        out = out ", \\\n" indent ctype[f[1]] ": " f[2]
    }
    return out
}

function is_single(list) { return list ~ /^- / }

# The routine of a list of one.
function single(list,    f)
{
    split(list, f, " ")
    return f[2]
}

# The generics select on the pointed-to value, so qualified pointers work.
# Where a context may come first, the pointer is the second argument then.
function generics(    i, g, m)
{
    for (i = 1; i <= ngeneric; i++) {
        g = gname[i]
        if (ctx_assoc[g] == "") {
            print "#define " g "(ptr, ...) \\"
            print "    _Generic(*(ptr)" associations(assoc[g], "        ") \
                ")((ptr), __VA_ARGS__)\n"
            continue
        }
        print "#define " g "(...) \\"
        print "    _Generic((SMA_FIRST(__VA_ARGS__, 0)), shmem_ctx_t: \\"
        if (is_single(assoc[g])) {
            print "        " single(ctx_assoc[g]) ", default: " \
                single(assoc[g]) ")(__VA_ARGS__)\n"
            continue
        }
        m = "        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0)"
        print m associations(ctx_assoc[g], "            ") "), default: \\"
        print m associations(assoc[g], "            ") "))(__VA_ARGS__)\n"
    }
}

# The C++ functions of generic g that call a routine of a list: one for the type
# of C and, for a complex type, one for std::complex, which has the same layout.
# There is none where C has the routine g with the same arguments.
function overload(g, line,    f, r, T, a, type)
{
    split(line, f, " ")
    r = f[3]
    T = (f[1] == "-") ? "" : f[1]
    a = typed(args[r], T)
    if ((g, a) in in_c)
        return
    overload_for(g, f[2], r, T, a, "")
    if (T !~ /^complex/)
        return
    type = typed("{t}", T)
    gsub(type, "std::complex<" ((T ~ /f$/) ? "float" : "double") ">", a)
    overload_for(g, f[2], r, T, a, type)
}

# Prints the overload with the parameters `a`, which calls routine `name` of row
# r.  It casts its pointers to std::complex to pointers to `type`.
function overload_for(g, name, r, T, a, type,    n, p, i, head, to, names, call)
{
    head = prototype("SMA_OVERLOAD " typed(returns[r], T), g, a)
    sub(/;$/, "", head)
    n = split(a, p, / *, */)
    names = ""
    for (i = 1; i <= n; i++) {
        to = p[i]
        sub(/.*[ *]/, "", p[i])
        if (sub(/std::complex<[a-z]*>/, type, to)) {
            sub(/[a-z]*$/, "", to)
            p[i] = "reinterpret_cast<" to ">(" p[i] ")"
        }
        names = names ((i > 1) ? ", " : "") p[i]
    }
    print head
    print "{"
    call = prototype((returns[r] == "void") ? "   " : "    return", name, names)
    gsub(/\n/, "&    ", call)
    print call
    print "}"
}

function overloads(    i, g, n, l, j)
{
    for (i = 1; i <= nrows; i++)
        if (lists[i] == "")
            in_c[pattern[i], args[i]] = 1
    for (i = 1; i <= ngeneric; i++) {
        g = gname[i]
        n = split(assoc[g] ctx_assoc[g], l, "\n") - 1
        for (j = 1; j <= n; j++)
            overload(g, l[j])
        print ""
    }
    for (i = 1; i <= nteam; i++) {
        n = split(tform[tname[i]], l, "\n") - 1
        for (j = 1; j <= n; j++)
            overload(tname[i], l[j])
        print ""
    }
}

# The generics for teams select on the second argument.  Where C has a routine
# with the name of the generic and another number of arguments, SMA_FORM takes
# that routine for so many arguments.
function team_generics(    i, g, n, l, j, f, r, a, own, k)
{
    print "#define SMA_FORM(a1, a2, a3, a4, a5, a6, a7, a8, form, ...) form\n"
    for (i = 1; i <= nteam; i++) {
        g = tname[i]
        own = 0
        for (r = 1; r <= nrows; r++)
            if (pattern[r] == g && lists[r] == "")
                own = split(args[r], a, ",")
        n = split(tform[g], l, "\n") - 1
        k = g
        if (own)
            sub(/^shmem_/, "SMA_FORM_", k)
        if (targs[g] == 1) {
            k = single(tform[g])
        } else {
            printf "#define %s(team, dest, ...) \\\n    _Generic(*(dest)", k
            for (j = 1; j <= n; j++) {
                split(l[j], f, " ")
                printf ", \\\n        %s: %s", ctype[f[1]], f[2]
            }
            print ")((team), (dest), __VA_ARGS__)\n"
        }
        if (own) {
            printf "#define %s(...) \\\n    SMA_FORM(__VA_ARGS__, \\\n", g
            for (j = 8; j >= 1; j--)
                printf "%s%s,%s", (j % 2) ? " " : "        ", \
                    (j > targs[g]) ? "(" g ")" : k, (j % 2) ? " \\\n" : ""
            print "        0)(__VA_ARGS__)\n"
        }
    }
}

# The names of the routines are public whatever -fvisibility says.
function begin_declarations()
{
    print "#ifdef __cplusplus\nextern \"C\" {\n#endif"
    print "#ifdef __GNUC__\n#pragma GCC visibility push(default)\n#endif"
}

function end_declarations()
{
    print "\n#ifdef __GNUC__\n#pragma GCC visibility pop\n#endif"
    print "#ifdef __cplusplus\n}\n#endif\n"
}

function begin_c11()
{
    print "/* C11 type-generic forms */\n"
    print "#if !defined(__cplusplus) && defined(__STDC_VERSION__) && \\"
    print "    __STDC_VERSION__ >= 201112L && !defined(SHMEM_NO_GENERIC)\n"
}

function begin_cxx()
{
    print "/* C++: overloaded functions instead of type-generic macros */\n"
    print "#if defined(__cplusplus) && __cplusplus >= 201103L && \\"
    print "    !defined(SHMEM_NO_GENERIC)\n"
    print "extern \"C++\" {\n"
}

# --------------------------------------------------------------- the headers

function header()
{
    banner("SHMEM: symmetric memory for C and C++ (libsma).")
    print "#ifndef SMA_SHMEM_H\n#define SMA_SHMEM_H\n"
    print "#include <stddef.h>\n#include <stdint.h>\n"
    begin_declarations()
    print "\n#if defined(__GNUC__)"
    print "#define SMA_NORETURN __attribute__((__noreturn__))"
    print "/* messages name lines of the program, not of this file */\n" \
        "#define SMA_OVERLOAD inline __attribute__((__always_inline__))"
    print "#else\n#define SMA_NORETURN\n#define SMA_OVERLOAD inline\n#endif\n"
    print "#ifdef __cplusplus\n#define SMA_HANDLE(type, value) " \
        "(reinterpret_cast<type>(value))"
    print "#else\n#define SMA_HANDLE(type, value) ((type) (value))\n#endif\n"
    print "/* teams */\n"
    print "typedef struct sma_team *shmem_team_t;"
    print "typedef struct {\n    int num_contexts;\n} shmem_team_config_t;"
    print "\n/* contexts */\n\ntypedef struct sma_ctx *shmem_ctx_t;"
    print "typedef struct {\n    size_t total_ops;"
    print "} shmem_ctx_session_config_t;"
    print "\n/* constants */\n"
    constants()
    print "\n/* result of the last call of the shmalloc family */\n"
    print "extern long malloc_error;"
    print "\n/* _Complex is an extension in C++ */"
    print "#if defined(__cplusplus) && defined(__GNUC__)"
    print "__extension__ typedef float _Complex sma_complexf_t;"
    print "__extension__ typedef double _Complex sma_complexd_t;"
    print "#else"
    print "typedef float _Complex sma_complexf_t;"
    print "typedef double _Complex sma_complexd_t;\n#endif"
    sections_and_prototypes()
    end_declarations()
    begin_c11()
    print "#define SMA_FIRST(first, ...) first"
    print "#define SMA_OBJECT(first, second, ...) \\"
    print "    *_Generic((first), shmem_ctx_t: (second), default: (first))\n"
    generics()
    team_generics()
    print "#endif\n"
    begin_cxx()
    print "#include <complex>\n"
    overloads()
    print "}\n\n#endif\n\n#endif"
}

function xheader()
{
    banner("SHMEM: names with shmemx_ that other libraries have (libsma).")
    print "#ifndef SMA_SHMEMX_H\n#define SMA_SHMEMX_H\n"
    print "#include \"shmem.h\"\n"
    begin_declarations()
    sections_and_prototypes()
    end_declarations()
    begin_c11()
    generics()
    print "#endif\n"
    begin_cxx()
    overloads()
    print "}\n\n#endif\n\n#endif"
}

# The profiling aliases of header `of`.
function pheader(of,    guard)
{
    guard = "SMA_P" toupper(of) "_H"
    banner("The profiling aliases of every routine of " of ".h.")
    print "#ifndef " guard "\n#define " guard "\n"
    print "#include \"" of ".h\"\n"
    begin_declarations()
    sections_and_prototypes()
    end_declarations()
    print "#endif"
}

# ---------------------------------------------------------------------- main

BEGIN {
    for_profiling = (what ~ /^p/)
    for_extensions = (what ~ /xheader$/)
}

END {
    if (failed)
        exit 1
    if (what == "header")
        header()
    else if (what == "xheader")
        xheader()
    else if (what == "pheader")
        pheader("shmem")
    else if (what == "pxheader")
        pheader("shmemx")
    else
        unknown_what("gen_header.awk")
}
