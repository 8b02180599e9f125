/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Waits for SIGUSR1, which PE 0 sends to oshrun. */
static void await_usr1(void)
{
    sigset_t set;
    int signo;

    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, NULL);
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        kill(getppid(), SIGUSR1);
    sigwait(&set, &signo);
    printf("PE %d got it\n", shmem_my_pe());
}

/* Writes 20 lines of 200000 letters, in pieces, to both outputs in turn. */
static void write_long(void)
{
    enum { LENGTH = 200000, PIECES = 5, PIECE = LENGTH / PIECES };
    static char line[LENGTH + 1];

    memset(line, 'a' + shmem_my_pe(), LENGTH);
    line[LENGTH] = '\n';
    for (int i = 0; i < 20 * PIECES; i++) {
        int k = i % PIECES;
        size_t n = PIECE + (k == PIECES - 1);

        if (write(1 + i / PIECES % 2, line + k * PIECE, n) != (ssize_t) n)
            exit(4);
    }
}

/* Writes so many lines (0: without end), and appends to the file, if any, what the standard
 * output and input are. */
static void write_lines(long lines, const char *file)
{
    static const char *const link[] = {"/proc/self/fd/1", "/proc/self/fd/0"};
    FILE *f = file != NULL ? fopen(file, "a") : NULL;

    for (int i = 0; f != NULL && i < 2; i++) {
        char name[256] = "";

        if (readlink(link[i], name, sizeof name - 1) > 0)
            fprintf(f, "%s\n", name);
    }
    if (f != NULL)
        fclose(f);
    for (long i = 0; lines == 0 || i < lines; i++)
        printf("[%d:%ld:abcdefghij]\n", shmem_my_pe(), i);
}

/* PE 1 comes to the end named HOW. */
static void end(const char *how)
{
    if (strcmp(how, "exit0") == 0)
        exit(0);
    if (strcmp(how, "global") == 0)
        shmem_global_exit(42);
    while (strcmp(how, "sleep") == 0)
        pause();
}

/* pe HOW: PE 1 comes to the end named HOW while the others wait for it.
 * pe lines [LINES [FILE]]: see write_lines; without a number, 200 lines in pieces. */
int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";

    shmem_init();
    if (strcmp(how, "number") == 0) {
        printf("%d\n", (int) getpid());
    } else if (strcmp(how, "where") == 0) {
        char dir[256];

        printf("%d %s %s\n", shmem_my_pe(), getcwd(dir, sizeof dir),
               getenv("COLOUR"));
    } else if (strcmp(how, "cat") == 0) {
        int c;

        while ((c = getchar()) != EOF)
            putchar(c);
    } else if (strcmp(how, "lines") == 0) {
        if (argc == 2) /* in pieces, as unbuffered programs write */
            setvbuf(stdout, NULL, _IONBF, 0);
        write_lines(argc > 2 ? atol(argv[2]) : 200, argc > 3 ? argv[3] : NULL);
        shmem_barrier_all();
    } else if (strcmp(how, "long") == 0) {
        write_long();
    } else if (strcmp(how, "usr1") == 0) {
        await_usr1();
    } else if (shmem_my_pe() == 1) {
        shmem_barrier_all();
        end(how);
        shmem_barrier_all();
    } else {
        printf("PE %d was here\n", shmem_my_pe());
        shmem_barrier_all();
        shmem_barrier_all();
    }
    shmem_finalize();
    return 0;
}
