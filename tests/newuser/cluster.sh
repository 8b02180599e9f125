#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage root slurmctld ip
#
# Batch jobs of Slurm on two hosts that vcluster makes of this one: the script of
# examples/job.sh, srun instead of oshrun, an interactive allocation, and what the
# commands say about usual mistakes.  Needs root.

export TMPDIR=/var/tmp # the hosts have a /tmp of their own
. "$(dirname "${BASH_SOURCE[0]}")/../common"

PATH=$PREFIX/bin:$PATH
mkdir "$work/empty" && cd "$work/empty" || exit 1

vcluster=$SRC/tests/cluster/vcluster
export VC_DIR=$work/vc VC_NET=sma$$-
at_end '"$vcluster" down; clean_up $status'
"$vcluster" up 2 >"$work/up" 2>&1 || { skip cluster "$(cat "$work/up")"; exit 0; }
(cd "$SRC/examples" && cp hello.c job.sh "$work/empty")
# The jobs are those of a user without privileges, if there is one.
user=$(id -un 1000 2>/dev/null || echo root)
chmod 755 "$work"
chown "$user" "$work/empty"

# The user is logged in on n1, in this folder.
on_host=("$vcluster" exec n1 runuser -u "$user" --
    env -C "$PWD" "PATH=$PATH")

verdict cluster-compile 'an error or a warning' \
    empty "$(oshcc -o hello-c hello.c 2>&1 || echo "status $?")"
hello='PE 0 of 4: hello from PE 3
PE 1 of 4: hello from PE 0
PE 2 of 4: hello from PE 1
PE 3 of 4: hello from PE 2'
two_hosts='^PEs: 4 on 2 hosts'

verdict cluster-sbatch 'the job fails' says 0 'Submitted batch job' \
    "${on_host[@]}" sbatch --wait job.sh
verdict cluster-sbatch-output 'not the lines of the PEs' prints "$hello" grep "^PE " hello.out

sed 's/^oshrun.*/srun --mpi=pmix .\/hello-c/; s/hello\.out/srun.out/
    s/^export .*/export SHMEM_INFO=1/' job.sh >srun.sh
verdict cluster-srun 'the job fails' says 0 'Submitted batch job' \
    "${on_host[@]}" sbatch --wait srun.sh
verdict cluster-srun-hosts 'not on two hosts' says 0 "$two_hosts" cat srun.out
verdict cluster-srun-output 'not the lines of the PEs' prints "$hello" grep '^PE ' srun.out

verdict cluster-salloc 'the job fails' \
    prints "oshrun: srun --mpi=pmix -n 4 --input=0 --kill-on-bad-exit=1 --export=ALL ./hello-c
$hello" "${on_host[@]}" salloc -Q -N 2 -n 4 oshrun -n 4 ./hello-c

# ---- usual mistakes

cat >wrong.sh <<'JOB'
#!/bin/bash
#SBATCH --nodes=2 --ntasks=4 --output=wrong.out
srun --mpi=none ./hello-c
oshrun ./hello-c
# as on hosts without Open MPI
PATH=/nowhere $(command -v oshrun) -n 4 -H n1,n2 ./hello-c
exit 0
JOB
verdict cluster-wrong 'the job fails' says 0 'Submitted batch job' \
    "${on_host[@]}" sbatch --wait wrong.sh
while IFS='|' read -r name pattern; do
    verdict "cluster-wrong-$name" 'no clear message' says 0 "$pattern" cat wrong.out
done <<'LINES'
no-pmix|^shmem: .*srun --mpi=pmix
no-number|^oshrun: the number of PEs is missing
hosts|^oshrun: -H names other hosts, .*in this Slurm allocation, leave the option
LINES
exit "$bad"
