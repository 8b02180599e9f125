/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Makes and runs random SHMEM programs.  Without a launcher -p prints the plan
 * of a seed as calls.  As a job, fuzz carries out the plan of a seed, and with -r or -t
 * those of the seeds that follow, some of them in a further start of the library.  It
 * fails when memory differs from the model, and when a plan takes too long.
 */
#include "fuzz.h"

#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static uint64_t seed = 1;
static int npes, steps = 120, me;

/* What main is told: steps to run, how many plans or for how long, and the seconds for
 * one. */
static const char *list;
static int least = 1;
static double seconds;
static unsigned limit = 100;

void fuzz_fail(const char *format, ...)
{
    char text[1500], call[1000] = "";
    const struct act *a = run_current;
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (a != NULL)
        act_text(call, sizeof call, a, me);
    fprintf(stderr,
            "fuzz: seed %llu, %d PEs, %d steps: step %d, PE %d: %s: %s\n",
            (unsigned long long) seed, npes, steps, a == NULL ? 0 : a->step, me,
            call, text);
    fflush(NULL);
    shmem_global_exit(1);
}

/* Ends the job when one plan takes too long. */
static void on_alarm(int signum)
{
    (void) signum;
    fuzz_fail("takes too long");
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double) t.tv_sec + 1e-9 * (double) t.tv_nsec;
}

static void usage(void)
{
    fputs(
        "usage: fuzz [-s SEED] [-n STEPS] [-k STEPS] [-r PLANS] [-t SECONDS]\n"
        "       fuzz -p -N NPES [-s SEED] [-n STEPS] [-k STEPS]\n"
        "  -s SEED     the first seed; default: 1\n"
        "  -n STEPS    so many steps; default: 120\n"
        "  -k STEPS    only these, as 1-5,9, and what undoes them\n"
        "  -r PLANS    seed after seed, so many; default: one\n"
        "  -t SECONDS  seed after seed, so long\n"
        "  -p          print the calls\n"
        "  -N NPES     for so many PEs\n",
        stderr);
    exit(2);
}

static void start(void)
{
    shmem_init();
    me = shmem_my_pe();
    npes = shmem_n_pes();
    if (npes > PES_MAX)
        fuzz_fail("more than %d PEs", PES_MAX);
}

/* PE 0 decides for all PEs: is there one more plan? */
static bool go_on(bool wanted)
{
    static int more;

    for (int pe = 0; me == 0 && pe < npes; pe++)
        shmem_int_p(&more, wanted, pe);
    shmem_barrier_all();
    return more;
}

static void make_plan(struct plan *plan)
{
    plan_make(plan, seed, npes, steps);
    if (list != NULL)
        plan_want(plan, list);
}

/* Runs plans; after each second one the library starts again. */
static void run_plans(void)
{
    double begin = now();
    struct plan plan;
    int plans = 0;
    bool more;

    do {
        alarm(limit);
        make_plan(&plan);
        run_plan(&plan);
        plan_free(&plan);
        plans++;
        more = go_on(plans < least || now() < begin + seconds);
        if (more && seed % 2 == 0) {
            shmem_finalize();
            start();
        }
        seed++;
    } while (more);
    if (me == 0)
        printf("%d plans of %d steps with %d PEs\n", plans, steps, npes);
}

int main(int argc, char **argv)
{
    struct plan plan;
    bool print = false;
    int c;

    while ((c = getopt(argc, argv, "s:n:k:r:t:T:pN:")) != -1)
        switch (c) {
        case 's': seed = strtoull(optarg, NULL, 10); break;
        case 'n': steps = atoi(optarg); break;
        case 'k': list = optarg; break;
        case 'r': least = atoi(optarg); break;
        case 't': seconds = atof(optarg); break;
        case 'T': limit = (unsigned) atoi(optarg); break;
        case 'p': print = true; break;
        case 'N': npes = atoi(optarg); break;
        default: usage();
        }
    if (optind < argc || steps < 1)
        usage();
    if (print) {
        if (npes < 1 || npes > PES_MAX)
            usage();
        make_plan(&plan);
        print_plan(&plan);
        plan_free(&plan);
        return 0;
    }
    signal(SIGALRM, on_alarm);
    start();
    run_plans();
    shmem_finalize();
    return 0;
}
