# SPDX-License-Identifier: BSD-3-Clause
#
# How the tables of src/api are read, and what every generator shares.  Comes
# first: awk -f rows.awk ... -f SCRIPT TABLE...  POSIX awk.
#
# Example: of these lines of a table
#
#     # ---- memory ordering
#
#     shmem_fence | | void (void) \
#         | | other | shmem_fence | 1.0
#
# a rule of a later script gets the one record
#
#     shmem_fence | | void (void) | | other | shmem_fence | 1.0
#
# with the columns in $1 to $7, `pending` = "memory ordering" and `gap` = 1.

function trim(s) { gsub(/^[ \t]+|[ \t]+$/, "", s); return s }

# Reports a mistake in the line that was read last, and ends the script.  Each
# END rule begins with "if (failed) exit 1".
function die(s)
{
    print FILENAME ":" FNR ": " s > "/dev/stderr"
    failed = 1
    exit 1
}

# Ends a script that was called with a WHAT that it does not know.
function unknown_what(script)
{
    print script ": unknown -v what=" what > "/dev/stderr"
    exit 1
}

# The columns "kind" of routines.def and fortran.def: among which calls
# SHMEM_STATS counts a routine.  "rma" becomes SMA_JOB_RMA, a member of enum
# sma_job_calls; a routine with "-" is not counted.
function is_counted(kind) { return kind != "-" }

function check_kind(kind)
{
    if (kind !~ /^(rma|amo|coll|wait|memory|other|-)$/)
        die("no such kind of calls: " kind)
}

# The head of a generated file of C.  Lines of text are separated by "\n".
function banner(text)
{
    gsub(/\n/, "\n * ", text)
    print "/*"
    print " * SPDX-License-Identifier: BSD-3-Clause"
    print " *"
    print " * " text
    print " *"
    print " * Generated from src/api; edit the table there, not this file."
    print " */"
}

BEGIN { FS = "|" }

{
    sub(/\r$/, "")
    is_table = FILENAME ~ /\.def$/
}

# A line that ends in a backslash goes on in the next one.
is_table && held != "" {
    sub(/^[ \t]+/, "")
    $0 = held $0
    held = ""
}

is_table && /^# ---- / { pending = substr($0, 8); next }
is_table && /^#/ { next }
is_table && /^[ \t]*$/ { gap = 1; next }

is_table && /\\$/ {
    held = $0
    sub(/[ \t]*\\$/, " ", held)
    next
}
