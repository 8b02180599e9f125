/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Judges whether a PE that has ended was allowed to end.  If not, says why in one
 * line and ends the job: SIGTERM for the PEs, SIGKILL a moment later, and the exit
 * status of oshrun.
 */
#include <errno.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "oshrun/oshrun.h"
#include "shared/cgroup.h"
#include "shared/mutant.h"

enum { GRACE_MS = 600 }; /* between SIGTERM and SIGKILL */

static int exit_status;
static bool ending;
static double kill_at; /* when to send SIGKILL, by now(); 0: no time is set */

void ending_expect(int status)
{
    ending = true;
    exit_status = status;
    kill_at = now() + GRACE_MS / 1000.0;
}

void ending_begin(int status)
{
    if (ending)
        return;
    ending_expect(status);
    pes_signal(SIGTERM);
    pes_signal(SIGCONT); /* a stopped PE ends only when it goes on */
}

void ending_hurry(void)
{
    kill_at = now();
}

bool ending_has_begun(void)
{
    return ending;
}

int ending_status(void)
{
    return exit_status;
}

double ending_next(void)
{
    return kill_at;
}

void ending_look(void)
{
    if (kill_at > 0 && now() >= kill_at) {
        kill_at = 0;
        pes_signal(SIGKILL);
    }
}

/* Has another PE called shmem_init, or called it once more with `again`?  It waits
 * there for PE i. */
static bool others_wait(int i, bool again)
{
    for (int k = 0; k < oshrun_opt.n; k++) {
        int state = sma_job_state_of(&job->pe[k]);

        if (k != i && (again ? state == SMA_JOB_AGAIN : state != SMA_JOB_NONE))
            return true;
    }
    return false;
}

/* Do others wait for PE i, which has ended?  Says so, and ends the job. */
static bool is_missed(int i)
{
    int state = sma_job_state_of(&job->pe[i]);
    bool again = state == SMA_JOB_FINALIZED;

    if ((!again && state != SMA_JOB_NONE) || !others_wait(i, again))
        return false;
    say("PE %d (pid %d on %s) exited with status 0 %s; ending the job", i,
        (int) pes[i].pid, host,
        again
            ? "after shmem_finalize, while other PEs called shmem_init once more"
            : "without calling shmem_init, in which other PEs wait");
    ending_begin(1);
    return true;
}

/* How many processes the system had killed for lack of memory when the job
 * began. */
static int64_t oom_kills;

static int64_t count_oom_kills(char *file_p, size_t size)
{
    return sma_cgroup_oom_kills(SMA_CGROUP_ROOT, SMA_CGROUP_SELF,
                                "/proc/vmstat", file_p, size);
}

void exit_report_start(void)
{
    char file[512];

    oom_kills = count_oom_kills(file, sizeof file);
}

/* Text for a message: "; out of memory? ..." if the system has killed a process
 * for lack of memory since the job began, else "". */
static const char *out_of_memory(void)
{
    static char text[700];
    char file[512], limited[64] = "";
    int64_t more = count_oom_kills(file, sizeof file) - oom_kills;
    uint64_t limit = sma_cgroup_limit(SMA_CGROUP_ROOT, SMA_CGROUP_SELF);

    if (limit < (uint64_t) 1 << 50) /* "no limit" of version 1 is more */
        snprintf(limited, sizeof limited, "; the control group allows %llu MiB",
                 (unsigned long long) (limit >> 20));
    text[0] = '\0';
    if (more > 0)
        snprintf(text, sizeof text,
                 "; out of memory? The system has killed %lld process%s for "
                 "lack of memory since the job began (%s%s)",
                 (long long) more, more > 1 ? "es" : "", file, limited);
    return text;
}

/* Text for a message: " in PATH; did you mean ./NAME?" if the program of PE i is a
 * file in this directory and not in PATH, where its name without a slash belongs,
 * else "". */
static const char *in_this_directory(int i)
{
    const struct segment *s = oshrun_segment_of(i);
    static char text[300];
    struct stat st;

    text[0] = '\0';
    if (job->pe[i].flag == ENOENT && strchr(s->program[0], '/') == NULL &&
        s->wdir == NULL && oshrun_opt.wdir == NULL &&
        stat(s->program[0], &st) == 0 && S_ISREG(st.st_mode) &&
        access(s->program[0], X_OK) == 0)
        snprintf(text, sizeof text, " in PATH; did you mean ./%s?",
                 s->program[0]);
    return text;
}

/* Says why the program of PE i could not be executed. */
static void say_not_executed(int i)
{
    const struct segment *s = oshrun_segment_of(i);
    int error = (int) job->pe[i].flag;
    char name[PATH_MAX];
    size_t len;

    if (error != ENOENT || s->wdir != NULL ||
        !elf_lacks(s->program[0], name, sizeof name)) {
        say("%s: %s%s", s->program[0], strerror(error), in_this_directory(i));
        return;
    }
    len = strcspn(name, "\r"); /* a script with the ends of lines of Windows */
    say("%s: its interpreter, %.*s%s, is missing", s->program[0], (int) len,
        name, name[len] != '\0' ? " with a carriage return" : "");
}

/* Was the PE killed because the reader of its output has gone away, such as head?  A
 * shell says nothing then, either. */
static bool is_cut_off(int wstatus)
{
    return WIFSIGNALED(wstatus) && WTERMSIG(wstatus) == SIGPIPE &&
           (output_is_gone(STDOUT_FILENO) || output_is_gone(STDERR_FILENO));
}

/* A PE has written what no PE writes at the end of a job. */
static void say_damaged(int i, int wstatus, int end)
{
    bool killed = WIFSIGNALED(wstatus);

    say("PE %d (pid %d on %s) %s %d, and the end of the job (0x%x) in the memory "
        "of the PEs is damaged%s",
        i, (int) pes[i].pid, host,
        killed ? "was killed by signal" : "exited with status",
        killed ? WTERMSIG(wstatus) : WEXITSTATUS(wstatus), (unsigned) end,
        pes_run_besides(i) ? "; ending the job" : "");
}

void exit_report_end(int i, int wstatus)
{
    /* pairs with the release of the PE that ends the job (base/msg.c): its message
     * is written */
    int end = __atomic_load_n(&job->end, __ATOMIC_ACQUIRE);
    const uint32_t speaks = job->speaks;
    int state = sma_job_state_of(&job->pe[i]);
    int status =
        WIFEXITED(wstatus) ? WEXITSTATUS(wstatus) : 128 + WTERMSIG(wstatus);
    const char *rest = pes_run_besides(i) ? "; ending the job" : "";

    if (ending_has_begun())
        return;
    if (end != SMA_JOB_GOES_ON && !SMA_JOB_END_IS_GOOD(end)) {
        say_damaged(i, wstatus, end);
        ending_begin(WIFSIGNALED(wstatus) ? status : 1);
    } else if (end != SMA_JOB_GOES_ON) {
        /* libsma has printed why, or the PE called shmem_global_exit */
        if (SMA_JOB_END_KIND(end) == SMA_JOB_ERROR && speaks > 0 &&
            speaks <= (uint32_t) oshrun_opt.n && oshrun_opt.output_dir != NULL)
            say("PE %d ended the job with a message; see %s/pe.%d",
                (int) speaks - 1, oshrun_opt.output_dir, (int) speaks - 1);
        ending_begin(SMA_JOB_END_STATUS(end));
    } else if (is_cut_off(wstatus)) {
        ending_begin(status);
    } else if (WIFSIGNALED(wstatus)) {
        say("PE %d (pid %d on %s) was killed by signal %d (%s%s)%s%s", i,
            (int) pes[i].pid, host, WTERMSIG(wstatus),
            strsignal(WTERMSIG(wstatus)),
            WCOREDUMP(wstatus) ? ", core dumped" : "",
            WTERMSIG(wstatus) == SIGKILL ? out_of_memory() : "", rest);
        ending_begin(status);
    } else if (status != 0 && state == SMA_JOB_NONE && job->pe[i].flag != 0) {
        say_not_executed(i);
        ending_begin(status);
    } else if (status != 0) {
        say("PE %d (pid %d on %s) exited with status %d%s", i, (int) pes[i].pid,
            host, status, rest);
        ending_begin(status);
    } else if (state == SMA_JOB_ATTACHED || state == SMA_JOB_RUNNING ||
               state == SMA_JOB_LEAVING || state == SMA_JOB_LEFT ||
               (state == SMA_JOB_AGAIN && !SMA_MUTANT(again_unnoticed))) {
        say("PE %d (pid %d on %s) exited with status 0 without "
            "shmem_finalize%s",
            i, (int) pes[i].pid, host, rest);
        ending_begin(1);
    } else {
        is_missed(i);
    }
}

void exit_report_waiting(void)
{
    for (int i = 0; i < oshrun_opt.n && !ending_has_begun(); i++)
        if (!pes[i].running && is_missed(i))
            return;
}
