# SPDX-License-Identifier: BSD-3-Clause
#
# Makes src/c/gen/constants_table.h from constants.def: SMA_CONSTANT_TABLE(X) is
# X(name, value in C, value in Fortran) for each row, all three as strings.
# POSIX awk.
#
#   awk -f rows.awk -f gen_constants.awk constants.def
#
# Example: out of
#
#     SHMEM_CMP_NE | 1 | 1 | yes | not equal
#     SHMEM_VENDOR_STRING | "libsma" | f:'libsma' | yes | the library's name
#     SHMEM_CTX_DEFAULT | ((shmem_ctx_t) 1) | - | no | the default context
#
# come
#
#     X("SHMEM_CMP_NE", "1", "1")
#     X("SHMEM_VENDOR_STRING", "libsma", "libsma")
#     X("SHMEM_CTX_DEFAULT", "1", "-")

# A value without the quotes of a string, the type of a handle and the mark of a
# value that is no INTEGER.
function bare(s)
{
    if (sub(/^f:/, "", s))
        sub(/_8$/, "", s)
    gsub(/["']/, "", s)
    if (sub(/^[(][(][a-z_]+[)] */, "", s))
        sub(/[)]$/, "", s)
    return s
}

BEGIN {
    banner("The named constants, for those who print them.")
    print "#ifndef SMA_CONSTANTS_TABLE_H\n#define SMA_CONSTANTS_TABLE_H\n"
    printf "#define SMA_CONSTANT_TABLE(X)"
}

{
    printf " \\\n    X(\"%s\", \"%s\", \"%s\")",
        trim($1), bare(trim($2)), bare(trim($3))
}

END { print "\n\n#endif" }
