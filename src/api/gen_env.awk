# SPDX-License-Identifier: BSD-3-Clause
#
# Makes src/c/gen/env_table.h from env.def: SMA_ENV_TABLE(X) is
# X(index, name, older names, kind, choices, default, meaning) for each row.

function trim(s) { gsub(/^[ \t]+|[ \t]+$/, "", s); return s }

BEGIN {
    FS = "|"
    print "/*"
    print " * SPDX-License-Identifier: BSD-3-Clause"
    print " *"
    print " * The environment variables."
    print " *"
    print " * Generated from src/api; edit the table there, not this file."
    print " */"
    print "#ifndef SMA_ENV_TABLE_H\n#define SMA_ENV_TABLE_H\n"
    printf "#define SMA_ENV_TABLE(X)"
}

/^#/ || /^[ \t]*$/ { next }

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
