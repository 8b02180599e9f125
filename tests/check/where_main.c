#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <shmem.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

void in_library(int *flag);
void *__libc_malloc(size_t size);

static int flag;
static volatile sig_atomic_t locked;

#ifndef STATIC
/* As one that a signal has interrupted with its lock held. */
void *malloc(size_t size)
{
    while (locked)
        pause();
    return __libc_malloc(size);
}
#endif

static void on_signal(int signo)
{
    locked = 1;
    shmem_int_p(&flag, signo, 99);
}

static inline __attribute__((always_inline)) void inlined(void)
{
    shmem_int_p(&flag, 1, 99); /* inlined */
}

/* No new process, as in a container that forbids it. */
static void forbid(void)
{
    struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
    };
    struct sock_fprog program = {sizeof code / sizeof *code, code};

    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";

    shmem_init();
#ifdef DELETED
    unlink(argv[0]);
    shmem_barrier_all();
#endif
    if (strcmp(what, "library") == 0)
        in_library(&flag);
    else if (strcmp(what, "inlined") == 0)
        inlined();
    else if (strcmp(what, "handler") == 0)
        signal(SIGUSR1, on_signal), raise(SIGUSR1);
    else if (strcmp(what, "forbidden") == 0)
        forbid();
    else if (strcmp(what, "closed") == 0)
        close(0), close(1);
    shmem_int_p(&flag, 1, 99); /* direct */
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */
