# SPDX-License-Identifier: BSD-3-Clause
#
# What gen.awk and gen_fortran.awk both know of the kinds of calls that are
# counted: awk -f ... -f kinds.awk -f SCRIPT.

# The kind of a routine, by its page and its name: a member of enum sma_job_calls
# (src/c/shared/job.h).
function call_kind(page, routine)
{
    if (page ~ /^shmem_(wait|test|lock|event)/ || routine ~ /_wait_until$/)
        return "SMA_JOB_WAIT"
    if (page ~ /^shmem_(put|get|p|g|i[bx]?(put|get))(_(nbi?|signal(_nb)?))?$/)
        return "SMA_JOB_RMA"
    if (page ~ /^shmem_(atomic_|signal$)/ || page == "shmemx_add_nb")
        return "SMA_JOB_AMO"
    if (page ~ /^shmem_(barrier|sync|broadcast|collect|alltoall|scan)/ ||
        page ~ /_to_all$/ || page ~ /^shmem_team_(split|destroy|barrier)/)
        return "SMA_JOB_COLL"
    if (page ~ /^(shmem_(malloc|calloc)|shmalloc$|shp(alloc|deallc|clmove)$)/)
        return "SMA_JOB_MEMORY"
    if (page !~ /^shmem_(fence|quiet|pe_quiet|ctx_|cache|thread_register)/ &&
        page !~ /^shmem_(team_(my_pe|n_pes|translate_pe)$|pcontrol)/ &&
        page != "shmemx_wtime")
        die("of which kind are the calls of " page "?")
    return "SMA_JOB_OTHER"
}
