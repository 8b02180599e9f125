#!/bin/bash
# SPDX-License-Identifier: BSD-3-Clause
#
# A batch job of Slurm: 4 PEs of a program on 2 nodes.
#
#     oshcc -o hello-c hello.c
#     sbatch job.sh
#
#SBATCH --job-name=hello
#SBATCH --nodes=2
#SBATCH --ntasks=4
#SBATCH --output=hello.out

export SHMEM_SYMMETRIC_SIZE=256M

# A batch script runs once, on the first node.  oshrun calls srun, which starts
# the PEs on all nodes; "srun --mpi=pmix ./hello-c" does the same.  The line
# "./hello-c" alone would be a job of one PE.
oshrun -n "$SLURM_NTASKS" ./hello-c
