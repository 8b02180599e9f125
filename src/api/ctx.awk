# SPDX-License-Identifier: BSD-3-Clause
#
# What gen.awk and man/genman.awk both know of the rows of routines.def that are
# marked with ctx: awk -f ctx.awk -f SCRIPT.

# Row `to`: the routines of row `from` with a context as their first argument.
# Contexts came with OpenSHMEM 1.4.
function ctx_row(from, to)
{
    pattern[to] = pattern[from]
    sub(/^shmemx?_/, "&ctx_", pattern[to])
    lists[to] = lists[from]; returns[to] = returns[from]
    args[to] = "shmem_ctx_t ctx, " args[from]
    generic[to] = generic[from]; page_of[to] = page_of[from]
    origin[to] = (origin[from] ~ /(^|, )1\.[0-4]/) ? "1.4" : origin[from]
    is_ctx[to] = 1
}
