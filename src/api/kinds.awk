# SPDX-License-Identifier: BSD-3-Clause
#
# The column "kind" of routines.def and fortran.def, for gen_watch.awk and
# gen_fortran.awk: among which calls SHMEM_STATS counts a routine.
#
# Example: "rma" in a row becomes SMA_JOB_RMA, a member of enum sma_job_calls;
# a routine with "-" is not counted.

function is_counted(kind) { return kind != "-" }

function call_kind(kind)
{
    if (kind !~ /^(rma|amo|coll|wait|memory|other)$/)
        die("no such kind of calls: " kind)
    return "SMA_JOB_" toupper(kind)
}
