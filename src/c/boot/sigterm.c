/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SIGTERM under oshrun.  When a PE has called shmem_global_exit, oshrun sends
 * SIGTERM to the other PEs.  A PE that computes then ends through exit(), so
 * that its output is flushed.  A PE that does not end gets SIGKILL later.
 *
 * exit() runs the functions that the program gave to atexit, and destructors.
 * They allocate memory and print.  A handler that has interrupted malloc or
 * printf must not call exit(), because it would wait for a lock that its own
 * thread holds.  So when the signal has interrupted code that belongs neither
 * to the program nor to libsma, the handler returns, and a timer sends the
 * signal again after a millisecond.  A PE that the signal only ever finds in
 * such code ends without exit() before SIGKILL comes: its standard output is
 * flushed, unless a thread holds the lock of stdout, and its atexit functions
 * do not run.  A program that is linked statically has malloc among its own
 * code, so its handler calls exit() at once.
 */
#include <link.h>
#include <signal.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>

#include "boot/boot.h"

enum {
    RETRY_NS = 1000000,
    PATIENCE_MS = 500, /* oshrun sends SIGKILL after 600 */
    RANGES = 8,
};

/* The address ranges of the code of the program and of libsma. */
static struct {
    uintptr_t start, end;
} code[RANGES];
static int ncode;
static int timer = -1;

static int note_code(struct dl_phdr_info *info, size_t size, void *first)
{
    bool ours = *(bool *) first;
    int before = ncode;

    (void) size;
    *(bool *) first = false;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *ph = &info->dlpi_phdr[i];
        uintptr_t start = info->dlpi_addr + ph->p_vaddr;

        if (ph->p_type != PT_LOAD || !(ph->p_flags & PF_X) || ncode == RANGES)
            continue;
        code[ncode].start = start;
        code[ncode++].end = start + ph->p_memsz;
        ours |= (uintptr_t) note_code - start < ph->p_memsz;
    }
    if (!ours)
        ncode = before;
    return 0;
}

/* Has the signal interrupted a system call that waits?  malloc makes no such
 * call. */
static bool is_in_call(uintptr_t pc, long result, uint64_t instruction,
                       size_t bytes)
{
    return result == -EINTR &&
           memcmp((const void *) (pc - bytes), &instruction, bytes) == 0;
}

/* May the handler call exit() where the signal has interrupted the thread? */
static bool may_exit(const ucontext_t *context)
{
    uintptr_t pc;
    bool in_call;

#if defined(__x86_64__) && defined(__LP64__)
    pc = (uintptr_t) context->uc_mcontext.gregs[REG_RIP];
    in_call = is_in_call(pc, context->uc_mcontext.gregs[REG_RAX], 0x050f, 2);
#elif defined(__aarch64__) && defined(__AARCH64EL__)
    pc = (uintptr_t) context->uc_mcontext.pc;
    in_call =
        is_in_call(pc, (long) context->uc_mcontext.regs[0], 0xd4000001, 4);
#else
    (void) context;
    return true;
#endif
    for (int i = 0; i < ncode; i++)
        if (pc >= code[i].start && pc < code[i].end)
            return true;
    return in_call;
}

/* Makes the timer send the signal again.  Returns false if there is no
 * timer. */
static bool come_again(void)
{
    const struct itimerspec soon = {.it_value.tv_nsec = RETRY_NS};

    return timer >= 0 && syscall(SYS_timer_settime, timer, 0, &soon, NULL) == 0;
}

static void leave_without_exit(void)
{
    if (ftrylockfile(stdout) == 0)
        fflush_unlocked(stdout);
    _exit(SMA_JOB_END_STATUS(sma_self.job->end));
}

static void on_sigterm(int signo, siginfo_t *info, void *context)
{
    static double first;
    int saved = errno;

    (void) info;
    if (sma_is_left())
        return;
    if (sma_self.job == NULL ||
        SMA_JOB_END_KIND(sma_self.job->end) != SMA_JOB_GLOBAL_EXIT) {
        signal(signo, SIG_DFL);
        raise(signo);
    } else if (may_exit(context)) {
        sma_follow_job_end();
    } else {
        if (first == 0)
            first = sma_now();
        if (sma_now() - first > PATIENCE_MS / 1000.0 || !come_again())
            leave_without_exit();
    }
    errno = saved;
}

void sma_boot_catch_sigterm(void)
{
    struct sigaction old,
        act = {.sa_sigaction = on_sigterm, .sa_flags = SA_SIGINFO};
    struct sigevent event = {.sigev_notify = SIGEV_SIGNAL,
                             .sigev_signo = SIGTERM};
    bool first = true;

    if (sigaction(SIGTERM, NULL, &old) != 0 || old.sa_handler != SIG_DFL)
        return;
    dl_iterate_phdr(note_code, &first);
    if (syscall(SYS_timer_create, CLOCK_MONOTONIC, &event, &timer) != 0)
        timer = -1;
    sigaction(SIGTERM, &act, NULL);
}
