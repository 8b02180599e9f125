/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A plan as a C program of its own: declarations, a few functions, the acts in
 * functions of 50 each, and main.  The program compares its memory with hashes
 * of the model's.
 */
#include "fuzz.h"

#define AS_TEXT(...) #__VA_ARGS__ "\n\n"

static void print_declarations(FILE *f, const struct plan *plan)
{
    fprintf(f,
            "/* Made by fuzz -c from seed %llu with %d steps, for %d PEs:\n"
            " * oshcc FILE && oshrun -n %d ./a.out */\n"
            "#include <shmem.h>\n#include <stdint.h>\n#include <stdio.h>\n"
            "#include <stdlib.h>\n#include <string.h>\n\n",
            (unsigned long long) plan->seed, plan->steps, plan->npes,
            plan->npes);
    fputs(FUZZ_HELP(AS_TEXT), f);
    fprintf(f,
            "#define FILL_SMALL(T, to, n, seed) \\\n"
            "    for (size_t i_ = 0, n_ = (n); i_ < n_; i_++) \\\n"
            "        ((T *)(to))[i_] = (T)(1 + mix((seed) + i_) %% 3)\n\n"
            "static _Alignas(64) char S[%d];\n"
            "static _Alignas(64) char pwrk[%d][%d];\n"
            "static long psync[%d][SHMEM_SYNC_SIZE], lock[%d];\n"
            "static char *L, *H[%d];\n"
            "static size_t bytes[%d];\n"
            "static shmem_team_t team[%d] = { SHMEM_TEAM_WORLD };\n"
            "static shmem_ctx_t ctx[%d];\n"
            "static int ctx_team[%d];\n"
            "static _Alignas(16) char scratch[16];\n"
            "static int me;\n\n",
            STATIC_BYTES, PSYNCS, PWRK_BYTES, PSYNCS, LOCKS_MAX, HEAP_MAX,
            HEAP_MAX, TEAMS_MAX, CTX_MAX, CTX_MAX);
}

/* Functions that compare memory with the model, or wait for what is pending. */
static void print_checks(FILE *f)
{
    fprintf(
        f,
        "static void check(int step, const void *at, size_t n, uint64_t want)\n"
        "{\n"
        "    if (hash(0, at, n) != want) {\n"
        "        fprintf(stderr, \"PE %%d: step %%d: other data\\n\", me, "
        "step);\n"
        "        shmem_global_exit(1);\n"
        "    }\n"
        "}\n\n"
        "static void compare(uint64_t want)\n"
        "{\n"
        "    static int times;\n"
        "    uint64_t h = hash(hash(0, S, sizeof S), L, %d);\n\n"
        "    for (int i = 0; i < %d; i++)\n"
        "        h = hash(h, H[i], bytes[i]);\n"
        "    times++;\n"
        "    if (h != want) {\n"
        "        fprintf(stderr, \"PE %%d: epoch %%d: other data\\n\", me, "
        "times);\n"
        "        shmem_global_exit(1);\n"
        "    }\n"
        "    memset(S, 0, %d);\n"
        "    shmem_barrier_all();\n"
        "}\n\n"
        "static void settle(void)\n"
        "{\n"
        "    for (int i = 0; i < %d; i++)\n"
        "        shmem_ctx_quiet(ctx[i]);\n"
        "    shmem_barrier_all();\n"
        "}\n\n",
        LOCAL_BYTES, HEAP_MAX, FLAG_BYTES, CTX_MAX);
}

/* Functions for the acts that are more than one call. */
static void print_helpers(FILE *f)
{
    fprintf(
        f,
        "static inline void store(char *to, const char *from, size_t n, int "
        "pe)\n"
        "{\n"
        "    char *there = shmem_ptr(to, pe);\n\n"
        "    if (there != NULL)\n"
        "        memcpy(there, from, n);\n"
        "    else\n"
        "        shmem_putmem(to, from, n, pe);\n"
        "}\n\n"
        "static inline void wipe(char *at, size_t n)\n"
        "{\n"
        "    for (size_t i = 0; i < n; i++)\n"
        "        memset(at + i * 16 + 10, 0, 6);\n"
        "}\n\n"
        "static inline void destroy(int slot)\n"
        "{\n"
        "    shmem_team_destroy(team[slot]);\n"
        "    for (int i = 0; i < %d; i++)\n"
        "        if (ctx_team[i] == slot)\n"
        "            ctx[i] = SHMEM_CTX_INVALID;\n"
        "}\n\n"
        "static inline void too_much(const void *got)\n"
        "{\n"
        "    if (got != NULL)\n"
        "        abort();\n"
        "}\n\n",
        CTX_MAX);
}

/* Functions part_0, part_1, ... with the acts; returns how many there are. */
static int print_parts(FILE *f, const struct plan *plan)
{
    int part = 0, acts = 0;

    model_start(plan->npes, -1);
    for (int i = 0; i < plan->acts; i++) {
        const struct act *a = &plan->act[i];

        if (!act_wanted(a))
            continue;
        if (acts++ % 50 == 0)
            fprintf(f, "%sstatic void part_%d(void)\n{\n",
                    acts == 1 ? "" : "}\n\n", part++);
        if (i == 0 || a->step != plan->act[i - 1].step)
            fprintf(f, "    /* step %d */\n", a->step);
        print_act(f, plan, a);
        model_apply(plan, a);
    }
    model_end();
    fprintf(f, "}\n\n");
    return part;
}

static void print_main(FILE *f, const struct plan *plan, int parts)
{
    fprintf(f,
            "int main(void)\n{\n"
            "    shmem_init();\n"
            "    me = shmem_my_pe();\n"
            "    if (shmem_n_pes() != %d)\n"
            "        return 2;\n"
            "    for (int i = 0; i < %d; i++)\n"
            "        for (int k = 0; k < SHMEM_SYNC_SIZE; k++)\n"
            "            psync[i][k] = SHMEM_SYNC_VALUE;\n"
            "    for (int i = 0; i < %d; i++)\n"
            "        ctx[i] = SHMEM_CTX_INVALID;\n"
            "    L = calloc(%d, 1);\n"
            "    (void)scratch;\n"
            "    (void)lock;\n"
            "    (void)pwrk;\n"
            "    shmem_barrier_all();\n",
            plan->npes, PSYNCS, CTX_MAX, LOCAL_BYTES);
    for (int part = 0; part < parts; part++)
        fprintf(f, "    part_%d();\n", part);
    fprintf(f,
            "    free(L);\n"
            "    for (int i = 0; i < %d; i++)\n"
            "        if (ctx[i] != SHMEM_CTX_INVALID)\n"
            "            shmem_ctx_destroy(ctx[i]);\n"
            "    if (me == 0)\n"
            "        puts(\"right\");\n"
            "    shmem_finalize();\n    return 0;\n}\n",
            CTX_MAX);
}

void print_program(FILE *f, const struct plan *plan)
{
    print_declarations(f, plan);
    print_checks(f);
    print_helpers(f);
    print_main(f, plan, print_parts(f, plan));
}
