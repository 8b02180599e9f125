# SPDX-License-Identifier: BSD-3-Clause
#
# Makes the headers of libsma_cuda, and its export list, from the table.  POSIX
# awk.
#
#   awk -v what=WHAT -f rows.awk -f c_table.awk -f gen_cuda.awk types.def \
#       constants.def shapes.def routines.def nvshmem.def
#
# WHAT: header   include/nvshmem.h
#       xheader  include/nvshmemx.h   the routines with names nvshmemx_...
#       map      src/cuda/libsma_cuda.map, the linker's export list
#       forms    "form name" for each routine: host, stream, thread, warp, block
#       kernels  a program for nvcc with a kernel for each routine that kernels
#                call, for tests; those whose name matches -v only=REGEX
#
# Example: out of
#
#     shmem_{T}_put | RMA_STD | transfer | ... | 1.0 \
#         | NV_RMA: host stream thread group
#
# "header" makes for each type of NV_RMA, where no compiler of CUDA reads it,
#
#     void nvshmem_float_put(float *dest, const float *source, size_t nelems, int pe);
#
# and for the compiler of CUDA
#
#     SMA_CUDA_BOTH(void, nvshmem_float_put, (float *dest, ...),
#         (dest, source, nelems, pe),
#         sma_cuda::put(sma_cuda::thread_group(), dest, source,
#             nelems * sizeof(float), pe))
#
# SMA_CUDA_BOTH is a function for the host, which calls the routine of the
# library, and for kernels, which do what the last argument says.

# One prototype, broken at 80 columns after commas.
function prototype(ret, name, args, after,    n, a, i, out, line, piece)
{
    n = split(args, a, / *, */)
    line = ret ((ret ~ /\*$/) ? "" : " ") name "("
    out = ""
    for (i = 1; i <= n; i++) {
        piece = a[i] (i < n ? "," : ")" after ";")
        if (length(line) + length(piece) + (i > 1) > 79 && i > 1) {
            out = out line "\n"
            line = "    " piece
        } else
            line = line (i > 1 ? " " : "") piece
    }
    return out line
}

# The names of the arguments of a prototype.
function argument_names(a,    n, i, p, names)
{
    names = ""
    n = (a == "void") ? 0 : split(a, p, / *, */)
    for (i = 1; i <= n; i++) {
        sub(/.*[ *]/, "", p[i])
        names = names ((i > 1) ? ", " : "") p[i]
    }
    return names
}

# Do both the host and kernels call the routine of row r?  Its rows have one
# name.
function is_both(r)
{
    return (pattern[r], "host") in has_form && (pattern[r], "thread") in has_form
}

# ------------------------------------------------------- what kernels call

# The name of the routine of row r without prefix, type and form: putmem_nbi,
# atomic_fetch_add, to_all.
function stem(r,    s)
{
    s = (nvshmem_of[r] > 0) ? pattern[nvshmem_of[r]] : pattern[r]
    sub(/^(shmem|nvshmemx)_/, "", s)
    sub(/^\{T\}_/, "", s)
    sub(/^\{O\}_/, "", s)
    return s
}

# The type with which a strided transfer of elements of these bits is made.
function bits_type(bits)
{
    return (bits == 128) ? "sma_cuda_128" : "uint" bits "_t"
}

# The expression that does in a kernel what routine r of type T does.
function device(r, T, O,    s, g, bytes, names, set)
{
    s = stem(r)
    names = argument_names(args[r])
    g = "sma_cuda::" ((form[r] == "thread") ? "thread" : form[r]) "_group()"
    bytes = (lists[r] == "") ? "nelems" : "nelems * " element_size(r, T)
    set = "PE_start, logPE_stride, PE_size, pSync"
    if (s ~ /signal/ && s ~ /^put/)
        return "sma_cuda::put_signal(" g ", dest, source, " bytes \
            ", sig_addr, signal, sig_op, pe)"
    if (s ~ /^i(put|get)\{T\}$/)
        return "sma_cuda::" substr(s, 1, 4) "(" g ", (" bits_type(T) \
            " *) dest, (const " bits_type(T) " *) source, dst, sst, nelems, pe)"
    if (s ~ /^i(put|get)$/)
        return "sma_cuda::" s "(" g ", " names ")"
    if (s ~ /^(put|get)/)
        return "sma_cuda::" substr(s, 1, 3) "(" g ", dest, source, " bytes ", pe)"
    if (s ~ /^atomic_(and|or|xor)$/)
        return "sma_cuda::" substr(s, 8) "_(" names ")"
    if (s ~ /^atomic_/)
        return "sma_cuda::" substr(s, 8) "(" names ")"
    if (s ~ /^(wait_until|test)/) {
        sub(/ivar/, "(" ctype[T] " *) ivar", names)
        return "sma_cuda::" s "(" names ")"
    }
    if (s == "to_all") {
        s = (T == "complexf") ? "(sma_cuda::complex<float> *) " : \
            (T == "complexd") ? "(sma_cuda::complex<double> *) " : ""
        return "sma_cuda::reduce<sma_cuda::op_" O ">(" g ", " s "dest, " s \
            "source, (size_t) nreduce, " set ")"
    }
    if (s ~ /^(sync|barrier)_all$/)
        return "sma_cuda::" s "(" g ")"
    if (s ~ /^(sync|barrier)$/)
        return "sma_cuda::" s "(" g ", " set ")"
    if (sub(/\{T\}$/, "", s))
        return "sma_cuda::" s "(" g ", dest, source, " bytes \
            ((s == "broadcast") ? ", PE_root, " : ", ") set ")"
    return query(s, names)
}

# The expression for a routine that asks about the job, or one with a signal.
function query(s, names)
{
    if (s == "my_pe" && names == "")
        return "sma_cuda_my_pe()"
    if (s == "n_pes" && names == "")
        return "sma_cuda_n_pes()"
    if (s ~ /my_pe$/)
        return "sma_cuda_team_my_pe(team)"
    if (s ~ /n_pes$/)
        return "sma_cuda_team_n_pes(team)"
    if (s == "info_get_name" || s ~ /version/)
        return "sma_cuda_" s "(" names ")"
    if (s == "ptr")
        return "sma_cuda::ptr((char *) dest, pe)"
    if (s == "signal_fetch")
        return "sma_cuda::signal_fetch((uint64_t *) sig_addr)"
    return "sma_cuda::" s "(" names ")"
}

# ------------------------------------------------------------- each routine

# Prints what the header has of routine `name`.
function declare(r, T, O, name,    ret, a)
{
    ret = typed(returns[r], T)
    a = typed(args[r], T)
    if (part == "host") {
        if ((form[r] == "host" || form[r] == "stream") && !is_both(r))
            print prototype(ret, name, a, "")
    } else if (part == "both") {
        if (form[r] == "host" && is_both(r))
            print prototype(ret, name, a, "")
    } else if (form[r] == "thread" && is_both(r))
        print "SMA_CUDA_BOTH(" ret ", " name ",\n    (" a "),\n    (" \
            argument_names(a) "),\n    " device(r, T, O) ")"
    else if (form[r] ~ /^(warp|block)$/)
        print "SMA_CUDA_DEVICE(" ret ", " name ",\n    (" a "),\n    " \
            device(r, T, O) ")"
}

# A kernel that calls the routine.
function kernel(r, T, O, name,    a, ret)
{
    a = typed(args[r], T)
    ret = typed(returns[r], T)
    if (name !~ only)
        return
    print "__global__ void kernel_" name "_" form[r] "(" \
        ((ret == "void") ? ((a == "void") ? "" : a) : \
         ret " *result" ((a == "void") ? "" : ", " a)) ")"
    print "{\n    " ((ret == "void") ? "" : "*result = ") name "(" \
        argument_names(a) ");\n}"
}

# each_name() calls it for every routine.
function emit(r, T, O, name)
{
    if (what == "forms")
        print form[r], name
    else if (what == "map") {
        if (form[r] == "host" || form[r] == "stream")
            print "        " name ";"
    } else if (what == "kernels") {
        if (form[r] != "host" && form[r] != "stream")
            kernel(r, T, O, name)
    } else
        declare(r, T, O, name)
}

# The routines of this header and this part of it, below their headings.
function declarations(p, extension,    r, shown)
{
    part = p
    shown = ""
    for (r = 1; r <= nrows; r++) {
        if (form[r] == "" || (pattern[r] ~ /^nvshmemx_/) != extension)
            continue
        if (p == "host" && (is_both(r) || form[r] !~ /^(host|stream)$/))
            continue
        if (p == "both" && !(is_both(r) && form[r] == "host"))
            continue
        if (p == "device" && form[r] ~ /^(host|stream)$/)
            continue
        if (section_of[r] != shown)
            print "\n/* " section_of[r] " */\n"
        shown = section_of[r]
        each_name(r)
    }
}

# ----------------------------------------------------------- the header files

function constants(    i)
{
    for (i = 1; i <= nnvshmem; i++) {
        if (nvgap[i] && i > 1)
            print ""
        printf "#define %-30s %s\n", nvname[i], \
            (nvvalue[i] ~ /^-/) ? "(" nvvalue[i] ")" : nvvalue[i]
        if (nvunder[i] == "yes")
            printf "#define _%-29s %s\n", nvname[i], nvname[i]
    }
}

# The parts of a header: for the host, for both, and for kernels.
function routines(extension)
{
    print "#ifdef __cplusplus\nextern \"C\" {\n#endif"
    print "#ifdef __GNUC__\n#pragma GCC visibility push(default)\n#endif"
    declarations("host", extension)
    print "\n#ifndef __CUDACC__"
    declarations("both", extension)
    print "\n#endif"
    print "\n#ifdef __GNUC__\n#pragma GCC visibility pop\n#endif"
    print "#ifdef __cplusplus\n}\n#endif\n"
    print "#ifdef __CUDACC__\n\n/* for kernels */"
    declarations("device", extension)
    print "\n#endif\n"
}

# Prints the lines of a file, which lies beside the tables.
function copy(file,    line)
{
    while ((getline line < file) > 0)
        print line
    close(file)
}

function header()
{
    banner("NVSHMEM with active sets, for C, C++ and CUDA (libsma_cuda).")
    print "#ifndef SMA_NVSHMEM_H\n#define SMA_NVSHMEM_H\n"
    print "#include <stddef.h>\n#include <stdint.h>\n"
    print "#ifdef __CUDACC__\n#include <cuComplex.h>\n"
    print "#include \"sma/cuda/device.h\"\n#endif\n"
    print "/* constants */\n"
    constants()
    print ""
    copy(dir "nvshmem_types.inc")
    print ""
    routines(0)
    print "#endif"
}

function xheader()
{
    banner("NVSHMEM: names with nvshmemx_ (libsma_cuda).")
    print "#ifndef SMA_NVSHMEMX_H\n#define SMA_NVSHMEMX_H\n"
    print "#include \"nvshmem.h\"\n"
    copy(dir "nvshmemx_types.inc")
    print ""
    routines(1)
    print "#endif"
}

function export_list(    r)
{
    print "/* SPDX-License-Identifier: BSD-3-Clause */"
    print "/* Generated from src/api: the symbols that libsma_cuda.so exports. */"
    print "SMA_CUDA_1 {\n    global:\n        sma_cuda_register;\n        sma_cuda_register_pointer;"
    print "        sma_cuda_register_runtime;"
    all_forms()
    print "    local:\n        *;\n};"
}

function all_forms(    r)
{
    for (r = 1; r <= nrows; r++)
        if (form[r] != "")
            each_name(r)
}

BEGIN {
    with_nvshmem = 1
    if (only == "")
        only = "."
    dir = ARGV[ARGC - 1]
    sub(/[^\/]*$/, "", dir)
}


END {
    if (failed)
        exit 1
    ctype["complexf"] = "sma_cuda_complexf_t"
    ctype["complexd"] = "sma_cuda_complexd_t"
    for (r = 1; r <= nrows; r++)
        has_form[pattern[r], form[r]] = 1
    if (what == "header")
        header()
    else if (what == "xheader")
        xheader()
    else if (what == "map")
        export_list()
    else if (what == "forms")
        all_forms()
    else if (what == "kernels") {
        print "#include <nvshmem.h>\n#include <nvshmemx.h>\n"
        all_forms()
    } else
        unknown_what("gen_cuda.awk")
}
