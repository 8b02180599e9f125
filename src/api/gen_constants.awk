# SPDX-License-Identifier: BSD-3-Clause
#
# Makes src/c/gen/constants_table.h from constants.def: SMA_CONSTANT_TABLE(X) is
# X(name, value in C, value in Fortran) for each row, all three as strings.

function trim(s) { gsub(/^[ \t]+|[ \t]+$/, "", s); return s }

# without the quotes of a string, the type of a handle and the mark of a value
# that is no INTEGER
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
    FS = "|"
    print "/*"
    print " * SPDX-License-Identifier: BSD-3-Clause"
    print " *"
    print " * The named constants, for those who print them."
    print " *"
    print " * Generated from src/api; edit the table there, not this file."
    print " */"
    print "#ifndef SMA_CONSTANTS_TABLE_H\n#define SMA_CONSTANTS_TABLE_H\n"
    printf "#define SMA_CONSTANT_TABLE(X)"
}

/^#/ || /^[ \t]*$/ { next }

{
    printf " \\\n    X(\"%s\", \"%s\", \"%s\")",
        trim($1), bare(trim($2)), bare(trim($3))
}

END { print "\n\n#endif" }
