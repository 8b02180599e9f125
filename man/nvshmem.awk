# SPDX-License-Identifier: BSD-3-Clause
#
# The constants of nvshmem.h on the page nvshmem(7).  A part of genman.awk;
# c_table.awk reads the tables.  POSIX awk.
#
# Example: of the row
#
#     SHMEM_CMP_NE | 1 | 1 | yes | not equal | same
#
# of constants.def come an entry "NVSHMEM_CMP_NE = 1  Not equal." and the aliases
# NVSHMEM_CMP_NE and _NVSHMEM_CMP_NE of the page.

function nvshmem_constants(    i)
{
    for (i = 1; i <= nnvshmem; i++) {
        print ".TP"
        print ".BR " nvname[i] " \" =\\~\" " minus(quotes(nvvalue[i]))
        print toupper(substr(nvmeaning[i], 1, 1)) substr(nvmeaning[i], 2) "."
    }
}

# Quotes as troff has them in the argument of a macro.
function quotes(s)
{
    gsub(/"/, "\\(dq", s)
    return s
}

function nvshmem_aliases(    i)
{
    for (i = 1; i <= nnvshmem; i++) {
        alias("nvshmem", nvname[i])
        if (nvunder[i] == "yes")
            alias("nvshmem", "_" nvname[i])
    }
}
