/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A cage: a process, and what it starts, for which some system calls do not
 * work, as in containers.
 *
 *   ptrace  all that gets at another process
 *   memfd   memory files
 *   docker  what the default profile of docker refuses to a process without
 *           privileges; those calls included that it allows on Linux 4.8 and
 *           later only
 */
#ifndef CAGE_H
#define CAGE_H

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { CAGE_NAMESPACES = 0x7e020000 }; /* the flags of clone that make one */

struct cage {
    struct sock_filter code[256];
    unsigned short n;
};

static void cage_add(struct cage *c, struct sock_filter instruction)
{
    c->code[c->n++] = instruction;
}

static void cage_load(struct cage *c, size_t offset)
{
    cage_add(c, (struct sock_filter) BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
                                              (unsigned) offset));
}

static void cage_return(struct cage *c, unsigned result)
{
    cage_add(c, (struct sock_filter) BPF_STMT(BPF_RET | BPF_K, result));
}

/* When the number that was loaded last is `value`, goes on here; else behind
 * the next `n` instructions. */
static void cage_if(struct cage *c, unsigned value, int n)
{
    cage_add(c, (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value,
                                              0, (unsigned char) n));
}

static void cage_forbid(struct cage *c, const int *call, size_t n, int error)
{
    for (size_t i = 0; i < n; i++) {
        cage_if(c, (unsigned) call[i], 1);
        cage_return(c, SECCOMP_RET_ERRNO | (unsigned) error);
    }
}

/* System calls that docker allows for some arguments only: clone without new
 * namespaces, and personality without flags that weaken a process. */
static void cage_arguments(struct cage *c)
{
    static const unsigned persona[] = {0, 8, 0x20000, 0x20008, 0xffffffff};
    const size_t first = offsetof(struct seccomp_data, args);
    const unsigned n = sizeof persona / sizeof *persona;

    cage_if(c, SYS_personality, 2 * (int) n + 2);
    cage_load(c, first);
    for (unsigned i = 0; i < n; i++) {
        cage_if(c, persona[i], 1);
        cage_return(c, SECCOMP_RET_ALLOW);
    }
    cage_return(c, SECCOMP_RET_ERRNO | EPERM);
    cage_if(c, SYS_clone, 3);
    cage_load(c, first);
    cage_add(c, (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K,
                                              CAGE_NAMESPACES, 0, 1));
    cage_return(c, SECCOMP_RET_ERRNO | EPERM);
}

static void cage_docker(struct cage *c)
{
    static const int missing[] = {
#ifdef SYS_clone3
        SYS_clone3, /* so that the C library takes clone, with its flags */
#endif
        -1,
    };
    /* clang-format off */
    static const int refused[] = {
        SYS_acct, SYS_add_key, SYS_bpf, SYS_clock_settime, SYS_delete_module,
        SYS_fanotify_init, SYS_finit_module, SYS_get_mempolicy, SYS_init_module,
        SYS_kcmp, SYS_kexec_load, SYS_keyctl, SYS_lookup_dcookie, SYS_mbind,
        SYS_migrate_pages, SYS_mount, SYS_move_pages, SYS_open_by_handle_at,
        SYS_perf_event_open, SYS_pivot_root, SYS_process_vm_readv,
        SYS_process_vm_writev, SYS_ptrace, SYS_quotactl, SYS_reboot,
        SYS_request_key, SYS_set_mempolicy, SYS_setdomainname, SYS_sethostname,
        SYS_setns, SYS_settimeofday, SYS_swapoff, SYS_swapon, SYS_syslog,
        SYS_umount2, SYS_unshare, SYS_userfaultfd, SYS_vhangup,
#ifdef SYS_io_uring_setup
        SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
#endif
#ifdef SYS_fsopen
        SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_move_mount,
        SYS_open_tree,
#endif
#ifdef SYS_pidfd_getfd
        SYS_pidfd_getfd,
#endif
#ifdef SYS_process_madvise
        SYS_process_madvise,
#endif
    };
    /* clang-format on */

    cage_forbid(c, refused, sizeof refused / sizeof *refused, EPERM);
    cage_forbid(c, missing, sizeof missing / sizeof *missing, ENOSYS);
    cage_arguments(c);
}

/* Executes the command without what `without` names; 127: there is no such
 * command. */
static int cage(const char *without, char **command)
{
    static const int others[] = {
        SYS_ptrace,     SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp,
#ifdef SYS_pidfd_getfd
        SYS_pidfd_open, SYS_pidfd_getfd,
#endif
    };
    static const int memfd[] = {SYS_memfd_create};
    struct cage c = {.n = 0};
    struct sock_fprog program = {.filter = c.code};

    cage_load(&c, offsetof(struct seccomp_data, nr));
    if (strcmp(without, "ptrace") == 0)
        cage_forbid(&c, others, sizeof others / sizeof *others, EPERM);
    else if (strcmp(without, "docker") == 0)
        cage_docker(&c);
    else
        cage_forbid(&c, memfd, 1, ENOSYS);
    cage_return(&c, SECCOMP_RET_ALLOW);
    program.len = c.n;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
        exit(77);
    execvp(command[0], command);
    return 127;
}

#endif
