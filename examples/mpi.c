/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * MPI and SHMEM in one program: heat in a rod, whose ends are held at two
 * temperatures.  MPI does input and output, as in many programs: process 0
 * knows the parameters and broadcasts them, and all processes write their part
 * of the rod into one file.  SHMEM does what each step needs: a PE puts its
 * outermost points into the halos of its neighbours.
 *
 * A PE has the same number in both libraries.  At the end process 0 solves the
 * problem again without the other PEs, reads the file, and compares the two bit
 * by bit.
 *
 *     OSHCC_CC=mpicc oshcc -O2 -o mpi-c mpi.c
 *     mpirun -n 4 ./mpi-c
 */
#include <mpi.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { MINE = 1000 }; /* points of a PE */

/* With a halo at both ends; static, so that the neighbours can put there. */
static double old[MINE + 2], new[MINE + 2];

static struct {
    double left, right; /* temperatures */
    int steps;
} input;

static void step(const double *u, double *v, int points)
{
    for (int i = 1; i <= points; i++)
        v[i] = u[i] + 0.25 * (u[i - 1] - 2 * u[i] + u[i + 1]);
}

/* Compares the file with the solution of a single process. */
static int compare(const char *file, int points)
{
    double *u = calloc((size_t) points + 2, sizeof *u);
    double *v = calloc((size_t) points + 2, sizeof *v), x;
    FILE *f = fopen(file, "rb");
    int wrong = f == NULL || u == NULL || v == NULL;

    if (wrong)
        return 1;
    u[0] = input.left;
    u[points + 1] = input.right;
    for (int s = 0; s < input.steps; s++) {
        step(u, v, points);
        for (int i = 1; i <= points; i++)
            u[i] = v[i];
    }
    for (int i = 1; i <= points; i++)
        wrong += fread(&x, sizeof x, 1, f) != 1 || x != u[i];
    fclose(f);
    free(u);
    free(v);
    return wrong;
}

int main(int argc, char **argv)
{
    const char *file = argc > 1 ? argv[1] : "rod.dat";
    int me, n, wrong = 0;
    MPI_File out;

    MPI_Init(&argc, &argv);
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    if (me == 0) {
        input.left = 100;
        input.right = 20;
        input.steps = 500;
    }
    MPI_Bcast(&input, sizeof input, MPI_BYTE, 0, MPI_COMM_WORLD);

    old[0] = me == 0 ? input.left : 0;
    old[MINE + 1] = me == n - 1 ? input.right : 0;
    shmem_barrier_all();
    for (int s = 0; s < input.steps; s++) {
        step(old, new, MINE);
        shmem_barrier_all(); /* all PEs have read their halos */
        for (int i = 1; i <= MINE; i++)
            old[i] = new[i];
        if (me > 0)
            shmem_double_p(&old[MINE + 1], old[1], me - 1);
        if (me < n - 1)
            shmem_double_p(&old[0], old[MINE], me + 1);
        shmem_barrier_all(); /* all halos have arrived */
    }

    MPI_File_open(MPI_COMM_WORLD, file, MPI_MODE_CREATE | MPI_MODE_WRONLY,
                  MPI_INFO_NULL, &out);
    MPI_File_write_at_all(out, (MPI_Offset) me * MINE * sizeof *old, &old[1],
                          MINE, MPI_DOUBLE, MPI_STATUS_IGNORE);
    MPI_File_close(&out);
    if (me == 0) {
        wrong = compare(file, n * MINE);
        printf("rod of %d points on %d PEs: %s\n", n * MINE, n,
               wrong ? "WRONG" : "OK");
        unlink(file);
    }
    MPI_Bcast(&wrong, 1, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Finalize();
    shmem_finalize();
    return wrong != 0;
}
