# SPDX-License-Identifier: BSD-3-Clause
#
# Makes src/c/gen/env_table.h from env.def: SMA_ENV_TABLE(X) is
# X(index, name, older names, kind, choices, default, meaning) for each row.
# POSIX awk.
#
#   awk -f rows.awk -f gen_env.awk env.def
#
# Example: out of
#
#     SHMEM_CHECK | SMA_CHECK | level [0-2] | 1 | How much is checked.
#
# comes
#
#     X(CHECK, "SHMEM_CHECK", "SMA_CHECK", LEVEL, "0-2", "1", \
#       "How much is checked.")

BEGIN {
    banner("The environment variables.")
    print "#ifndef SMA_ENV_TABLE_H\n#define SMA_ENV_TABLE_H\n"
    printf "#define SMA_ENV_TABLE(X)"
}

{
    kind = trim($3)
    choices = ""
    if (match(kind, /\[.*\]/)) {
        choices = substr(kind, RSTART + 1, RLENGTH - 2)
        kind = trim(substr(kind, 1, RSTART - 1))
    }
    sub(/^file$/, "file_name", kind)
    gsub(/ /, "_", kind)
    name = trim($1)
    id = name
    sub(/^SHMEM_/, "", id)
    printf " \\\n    X(%s, \"%s\", \"%s\", %s, \"%s\", \"%s\", \\\n      \"%s\")", \
        id, name, trim($2), toupper(kind), choices, trim($4), trim($5)
}

END { print "\n\n#endif" }
