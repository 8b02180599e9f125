# SPDX-License-Identifier: BSD-3-Clause
#
# Makes every generated file from the table.  POSIX awk.
#
#   awk -v what=WHAT -f ctx.awk -f kinds.awk -f gen.awk \
#       types.def constants.def routines.def
#
# WHAT: header   include/shmem.h
#       xheader  include/shmemx.h   the routines with names shmemx_...
#       pheader  include/pshmem.h
#       pxheader include/pshmemx.h
#       lists    src/c/gen/lists.h     X-macro lists for the typed entry points
#       map      src/libsma.map  the linker's export list
#       symbols  the exported names of C, one a line (for checks)
#       watch    src/profile/gen/c_calls.h  the routines that libsma-watch.so counts
#       pages    "page name" pairs (for the manual)
#       synopsis the C SYNOPSIS of manual page PAGE (-v page=PAGE)
#
# The Fortran side is made by gen_fortran.awk, gen_module.awk and gen_module_c.awk,
# which read the same tables.

function trim(s) { gsub(/^[ \t]+|[ \t]+$/, "", s); return s }

function die(s)
{
    print "gen.awk: " FILENAME ":" FNR ": " s > "/dev/stderr"
    failed = 1
    exit 1
}

# "{t} *x" with the C type of T put in
function typed(s, T,    t)
{
    t = ctype[T]
    gsub(/\{t\}/, t, s)
    return s
}

# The base type that a type is.
function base(T) { return kind[T] == "base" ? T : kind[T] }

function subst(s, T, O)
{
    gsub(/\{T\}/, T, s)
    gsub(/\{O\}/, O, s)
    return s
}

# The twin of a name: pshmem_put, pshmalloc, p_my_pe, pstart_pes.
function twin(name) { return "p" name }

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

# Calls emit() for every routine of family r.
function expand(r,    l, nt, no, t, o, i, j)
{
    if (lists[r] == "") {
        emit(r, "", "")
        return
    }
    split(lists[r], l, / +x +/)
    nt = split(list[l[1]], t, " ")
    no = (2 in l) ? split(list[l[2]], o, " ") : 1
    for (j = 1; j <= no; j++)
        for (i = 1; i <= nt; i++)
            emit(r, t[i], (2 in l) ? o[j] : "")
}

function emit(r, T, O,    name)
{
    name = subst(pattern[r], T, O)
    if (what ~ /^x?header$/)
        print prototype(typed(returns[r], T), name, typed(args[r], T))
    else if (what ~ /^px?header$/)
        print prototype(typed(returns[r], T), twin(name), typed(args[r], T))
    else if (what == "map")
        print "        " name ";\n        " twin(name) ";"
    else if (what == "watch")
        watch(r, T, O, name)
    else if (what == "symbols")
        print name "\n" twin(name)
    else if (what == "pages")
        print subst(page_of[r], T, O), name
    else if (what == "synopsis" && subst(page_of[r], T, O) == page)
        print prototype(typed(returns[r], T), name, typed(args[r], T))
    if (generic[r] ~ /^team:/)
        team_form(r, T, O, name)
    else if (generic[r] != "" && !is_selected(r, T))
        select(r, T, name)
}

# Has the generic of row r an entry for the C type of T?
function is_selected(r, T)
{
    return T != "" && (generic[r], is_ctx[r], base(T)) in selected
}

# Routine `name` of row r is what its generic chooses for type T; "-": the generic
# has one type only.
function select(r, T, name,    g)
{
    g = generic[r]
    selected[g, is_ctx[r], base(T)] = 1
    if (is_ctx[r])
        ctx_assoc[g] = ctx_assoc[g] ((T == "") ? "-" : T) " " name " " r "\n"
    else
        assoc[g] = assoc[g] ((T == "") ? "-" : T) " " name " " r "\n"
}

# A routine of a macro for teams; the macro is known when it is first seen.
function team_form(r, T, O, name,    g, a)
{
    g = subst(substr(generic[r], 6), T, O)
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

function banner(text)
{
    print "/*"
    print " * SPDX-License-Identifier: BSD-3-Clause"
    print " *"
    print " * " text
    print " *"
    print " * Generated from src/api; edit the table there, not this file."
    print " */"
}

# Is the name one for the header that is made?
function is_here(name) { return (name ~ /^shmemx_/) == (what ~ /xheader$/) }

function sections_and_prototypes(    r)
{
    for (r = 1; r <= nrows; r++) {
        if (!is_here(pattern[r]))
            continue
        if (section[r] != "")
            print "\n/* " section[r] " */\n"
        expand(r)
    }
}

function constants(    i)
{
    for (i = 1; i <= nconst; i++) {
        if (cgap[i])
            print ""
        printf "#define %-30s %s\n", cname[i], \
            (cvalue[i] ~ /^-/) ? "(" cvalue[i] ")" : cvalue[i]
        if (cunder[i] == "yes")
            printf "#define _%-29s %s\n", cname[i], cname[i]
    }
}

# "type: routine" for each line of a list that select() made, or the one routine.
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

# The generics select on the pointed-to value, so qualified pointers work.  Where a
# context may come first, the pointer is the second argument then.
function generics(    i, g, m)
{
    for (i = 1; i <= ngeneric; i++) {
        g = gname[i]
        if (!is_here(g))
            continue
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

# The C++ function of generic g that calls a routine of a list; not where C has the
# routine g with the same arguments.
function overload(g, line,    f, r, T, a, n, p, i, head, names)
{
    split(line, f, " ")
    r = f[3]
    T = (f[1] == "-") ? "" : f[1]
    a = typed(args[r], T)
    if ((g, a) in in_c)
        return
    head = prototype("SMA_OVERLOAD " typed(returns[r], T), g, a)
    sub(/;$/, "", head)
    n = split(a, p, / *, */)
    names = ""
    for (i = 1; i <= n; i++) {
        sub(/.*[ *]/, "", p[i])
        names = names ((i > 1) ? ", " : "") p[i]
    }
    print head
    print "{"
    print "    " ((returns[r] == "void") ? "" : "return ") f[2] "(" names ");"
    print "}"
}

function overloads(    i, g, n, l, j)
{
    for (i = 1; i <= nrows; i++)
        if (lists[i] == "")
            in_c[pattern[i], args[i]] = 1
    for (i = 1; i <= ngeneric; i++) {
        g = gname[i]
        if (!is_here(g))
            continue
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

# Those for teams.  SMA_FORM takes the form of a macro by the number of its
# arguments; the routine that it is named after is no macro then.
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

# The names are public whatever -fvisibility says.
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
    print "/* the same in C++: overloaded functions */\n"
    print "#if defined(__cplusplus) && __cplusplus >= 201103L && \\"
    print "    !defined(SHMEM_NO_GENERIC)\n"
    print "extern \"C++\" {\n"
}

function header()
{
    banner("SHMEM: symmetric memory for C and C++ (libsma).")
    print "#ifndef SMA_SHMEM_H\n#define SMA_SHMEM_H\n"
    print "#include <stddef.h>\n#include <stdint.h>\n"
    begin_declarations()
    print "\n#if defined(__GNUC__)"
    print "#define SMA_NORETURN __attribute__((__noreturn__))"
    print "/* messages name the program's line, never one of this file */\n" \
        "#define SMA_OVERLOAD inline __attribute__((__always_inline__))"
    print "#else\n#define SMA_NORETURN\n#define SMA_OVERLOAD inline\n#endif\n"
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

# The profiling twins of header `of`.
function pheader(of,    guard)
{
    guard = "SMA_P" toupper(of) "_H"
    banner("The profiling twins of every routine of " of ".h.")
    print "#ifndef " guard "\n#define " guard "\n"
    print "#include \"" of ".h\"\n"
    begin_declarations()
    sections_and_prototypes()
    end_declarations()
    print "#endif"
}

function xlists(    i, k, n, t, j)
{
    banner("X-macro lists: SMA_LIST_KEY(X) is X(name, C type) for each type.")
    print "#ifndef SMA_LISTS_H\n#define SMA_LISTS_H"
    for (i = 1; i <= nlists; i++) {
        k = lname[i]
        if (k ~ /^OP_/)
            continue
        n = split(list[k], t, " ")
        printf "\n#define SMA_LIST_%s(X)", k
        for (j = 1; j <= n; j++)
            printf " \\\n    X(%s, %s)", t[j], \
                (k ~ /^SIZE/) ? t[j] / 8 : ctype[t[j]]
        print ""
    }
    print "\n#endif"
}

# Routines of these pages take no time, or are looked after otherwise.
function is_watched(page)
{
    return page !~ /^shmem_(init|finalize|global_exit|my_pe|n_pes|ptr|cache)$/ &&
        page !~ /^shmem_(info|query|ctx_get|ctx_session|thread)_?/ &&
        page !~ /^shmem_(pe|addr)_accessible$/ &&
        page !~ /^(shmem_pcontrol|shmemx_wtime)$/ &&
        page !~ /^shmem_team_(my_pe|n_pes|get_config|translate_pe)$/
}

# The bytes of an element of routine `name`: a C expression.
function element(r, T, name)
{
    sub(/^shmemx?_/, "", name)
    if (name ~ /mem(_|$)/ || name ~ /^(team_)?alltoall$/)
        return "1"
    if (lists[r] ~ /^SIZE/)
        return T / 8
    if (T != "")
        return "sizeof(" ctype[T] ")"
    return (args[r] ~ /^long \*dest/) ? "sizeof(long)" : "8"
}

# The bytes that a call moves, or for which it asks others.
function moved(r, T, name,    a)
{
    a = args[r]
    if (a ~ /s_sizes/)
        return "profile_sum(s_sizes, " ((a ~ /PE_size/) ? "PE_size)" : \
            "(int) profile_team_size(team))")
    if (a ~ /bsize/)
        return "bsize * nblocks * " element(r, T, name)
    if (a ~ /nreduce/)
        return "(size_t) nreduce * " element(r, T, name)
    if (a ~ /nelems/)
        return "nelems * " element(r, T, name)
    return element(r, T, name)
}

# CALL(result, name, (parameters), (arguments), what to note, kind of call).
function watch(r, T, O, name,    a, n, i, p, names, root, what, bytes)
{
    if (!is_watched(subst(page_of[r], T, O)) || args[r] ~ /\.\.\./)
        return
    a = typed(args[r], T)
    names = ""
    n = (a == "void") ? 0 : split(a, p, / *, */)
    for (i = 1; i <= n; i++) {
        sub(/.*[ *]/, "", p[i])
        names = names ((i > 1) ? ", " : "") p[i]
    }
    bytes = moved(r, T, name)
    root = (names ~ /PE_root/) ? "PE_root" : "0"
    if (names ~ /(^|, )pe(,|$)/)
        what = (is_ctx[r] ? "CTX_PE(ctx, " : "PE(") "pe, " bytes ")"
    else if (names ~ /logPE_stride/) {
        if (name ~ /alltoalls?([0-9]|$)/)
            bytes = "(size_t) PE_size * " bytes
        what = "SET(" root ", " ((names ~ /dest/) ? bytes : "0") ")"
    } else if (a ~ /shmem_team_t team(,|$)/ &&
        (names ~ /dest|pSync/ || names == "team") && name !~ /_destroy$/) {
        if (name ~ /alltoall/ && names ~ /nelems/)
            bytes = "profile_team_size(team) * " bytes
        what = "TEAM(team, " root ", " ((names ~ /dest/) ? bytes : "0") ")"
    } else if (names ~ /^parent_team/)
        what = "TEAM(parent_team, 0, 0)"
    else
        what = (name ~ /^(shmem_)?(barrier|barrier_all|sync_all)$/) ? \
            "WORLD" : "ALONE"
    if (returns[r] == "void")
        print "VOID_CALL(" name ","
    else
        print "CALL(" typed(returns[r], T) ", " name ","
    print "     (" a "),\n     (" names "), " what ",\n     " \
        call_kind(subst(page_of[r], T, O), name) ")"
}

function watches(    r)
{
    banner("The routines that libsma-watch.so counts, for src/profile/calls.c.")
    for (r = 1; r <= nrows; r++)
        expand(r)
}

function map(    r)
{
    print "/* Generated from src/api: the symbols that libsma.so exports. */"
    print "SMA_1 {\n    global:\n        malloc_error;"
    for (r = 1; r <= nrows; r++)
        expand(r)
    if (fortran != "")
        while ((getline line < fortran) > 0)
            print "        " line ";"
    print "    local:\n        *;\n};"
}

BEGIN { FS = "|" }

{ sub(/\r$/, "") }

/^# ---- / { pending = substr($0, 8); next }
/^#/ { next }
/^[ \t]*$/ { gap = 1; next }

FILENAME ~ /types\.def$/ {
    $1 = trim($1); $2 = trim($2); $3 = trim($3); $4 = trim($4)
    if ($1 == "type") {
        # header names of the complex types, see header()
        ctype[$2] = ($2 == "complexf") ? "sma_complexf_t" : \
                    ($2 == "complexd") ? "sma_complexd_t" : $3
        kind[$2] = $4
    } else if ($1 == "list") {
        list[$2] = $3
        lname[++nlists] = $2
    } else {
        die("unknown row: " $0)
    }
    next
}

FILENAME ~ /constants\.def$/ {
    i = ++nconst
    cname[i] = trim($1); cvalue[i] = trim($2); cunder[i] = trim($4)
    cgap[i] = gap; gap = 0
    next
}

FILENAME ~ /routines\.def$/ {
    if (NF != 7)
        die("a row has 7 columns, this one " NF)
    r = ++nrows
    pattern[r] = trim($1); lists[r] = trim($2); returns[r] = trim($3)
    args[r] = trim($4); generic[r] = trim($5); page_of[r] = trim($6)
    origin[r] = trim($7)
    section[r] = pending; pending = ""
    has_ctx = sub(/^ctx */, "", generic[r])
    split(lists[r], l, / +x +/)
    for (i in l)
        if (!(l[i] in list))
            die("no such list: " l[i])
    if (generic[r] != "" && generic[r] !~ /^team:/ && !(generic[r] in gseen)) {
        gseen[generic[r]] = 1
        gname[++ngeneric] = generic[r]
    }
    if (has_ctx) {
        ctx_row(r, ++nrows)
        section[nrows] = ""
    }
    next
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
    else if (what == "lists")
        xlists()
    else if (what == "map")
        map()
    else if (what == "watch")
        watches()
    else if (what ~ /^(symbols|pages|synopsis)$/)
        for (r = 1; r <= nrows; r++)
            expand(r)
    else {
        print "gen.awk: unknown -v what=" what > "/dev/stderr"
        exit 1
    }
}
