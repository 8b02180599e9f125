#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests that oshrun hands jobs for several hosts over to srun, prterun or mpirun: with which
# arguments, when it starts the PEs itself, and its messages.  The launchers are false ones that
# print their arguments; launchers.sh has real ones.
#

. "$(dirname "${BASH_SOURCE[0]}")/../common"

oshrun=$PREFIX/bin/oshrun
me=$(uname -n)

# A launcher answers a question, and does else what all of them do.
false_launcher() # false_launcher DIRECTORY NAME < LINES
{
    mkdir -p "$work/$1"
    cat <(echo '#!/bin/sh') - "$here/handover_any" >"$work/$1/$2"
    chmod +x "$work/$1/$2"
}
while IFS='|' read -r directory name question answer; do
    false_launcher "$directory" "$name" <<<"[ \"\$*\" = '$question' ] && { $answer; exit; }"
done <<'X'
slurm|srun|--mpi=list|printf '%s\n' 'MPI plugin types are...' '	none' '	pmi2' '	pmix' 'specific pmix plugin versions available: pmix_v4'
slurm-18|srun|--mpi=list|printf 'srun: %s\n' 'MPI types are...' openmpi pmix none >&2
slurm-no-pmix|srun|--mpi=list|echo 'MPI plugin types are... none cray_shasta'
slurm-pmi2|srun|--mpi=list|echo 'MPI plugin types are... none pmi2'
slurm-broken|srun|--mpi=list|echo 'srun: fatal: no configuration' >&2; exit 1
prrte|prterun|no question|:
ompi4|mpirun|--version|echo 'mpirun (Open MPI) 4.1.4'
ompi5|mpirun|--version|echo 'mpirun (Open MPI) 5.0.3'
mpich|mpirun|--version|echo 'HYDRA build details:'
debian|mpirun.openmpi|--version|echo 'mpirun.openmpi (Open MPI) 4.1.4'
X
false_launcher slurm-early srun <"$here/handover_early"
cp "$work/mpich/mpirun" "$work/debian"
mkdir "$work/nothing" "$work/here"
cat >"$work/prog" <<'X'
#!/bin/sh
echo local
X
chmod +x "$work/prog"
printf '# ours\n\nn7 slots=2\nn8:2\n' >"$work/hosts"
printf '# ours\n%s slots=2 # here\n\tlocalhost\n127.0.0.1:4\n' "$me" >"$work/hosts-here"
printf '# none\n\n' >"$work/hosts-none"

# go LAUNCHERS VARIABLE=VALUE... -- ARGUMENT...: runs oshrun with nothing in its
# environment but these; its output is in out and err.
go()
{
    local dirs=$1 env=()
    shift
    while [ "$1" != -- ]; do
        env+=("$1")
        shift
    done
    shift
    : >"$work/out"
    env -i TEST_OF_SMA="${TEST_OF_SMA:-}" ${SMA_MUTANT:+SMA_MUTANT="$SMA_MUTANT"} \
        PATH="$work/${dirs//+/:$work/}" "${env[@]}" \
        "$oshrun" "$@" >"$work/out" 2>"$work/err" </dev/null
}

# says NAME TEXT, then the arguments of go: this is printed, by a launcher behind the line
# of oshrun that names it.
starts='\(srun\|prterun\|mpirun\|mpirun.openmpi\) '
says()
{
    local name=$1 text=$2
    shift 2
    go "$@" || echo "status $?" >>"$work/out"
    verdict "handover-$name" 'not what it should be' \
        same "$(cat "$work/out"; sed "/^oshrun: $starts/d" "$work/err")" "$text"
}

# refuses NAME PATTERN, then the arguments of go: one line, and status 2.
refuses()
{
    local name=$1 pattern=$2 got
    shift 2
    go "$@"
    got=$?
    verdict "handover-$name" 'not the status of a mistake, or output' \
        same "$got$(cat "$work/out")" 2
    verdict "handover-$name-message" 'not one line that says why' one_line "^oshrun: .*$pattern"
}

# ends NAME STATUS, then the arguments of go.
ends()
{
    local name=$1 status=$2
    shift 2
    go "$@"
    verdict "handover-$name" 'wrong status' same $? "$status"
}

cd "$work/here" || exit 1

# --- Slurm
two='SLURM_JOB_ID=5 SLURM_JOB_NUM_NODES=2 SLURM_JOB_NODELIST=n[7-8]'
one="SLURM_JOB_ID=5 SLURM_JOB_NUM_NODES=1 SLURM_JOB_CPUS_PER_NODE=8"
cpus='SLURM_JOB_CPUS_PER_NODE=12,4(x2),12'
always='--input=0 --kill-on-bad-exit=1 --export=ALL'
eight="srun --mpi=pmix -n 8 $always"

says srun "$eight ./a.out x <y z> <>" slurm $two $cpus -- -n 8 ./a.out x 'y z' ''
# Signals that come while oshrun looks for a launcher do not end the job.  The launcher
# gets no block of them.
says srun-early "$eight a.out" slurm-early $two $cpus -- -n 8 a.out
ends srun-signalled 138 slurm $two $cpus -- -n 8 signalled
says srun-nnodes "$eight a.out" slurm SLURM_JOB_ID=5 SLURM_NNODES=2 $cpus -- -n 8 a.out
says srun-old-list "$eight a.out" slurm-18 $two $cpus -- -n 8 a.out
says srun-options "$eight -l --cpu-bind=cores --mpi=pmi2 a.out -v" \
    slurm $two $cpus -- -n 8 -- -l --cpu-bind=cores --mpi=pmi2 a.out -v
mkdir "$work/there"
says srun-wdir "$eight where
$work/there" slurm $two $cpus -- -n 8 --wdir "$work/there" where
says srun-variable "$eight a.out
COLOUR=dark blue" slurm $two $cpus -- -n 8 -x COLOUR='dark blue' a.out
says srun-inner-job "$eight a.out" slurm $two $cpus SMA_JOB=3:0:2 -- -n 8 a.out
go slurm $two $cpus -- -n 8 -v a.out 'y z' "it's" ''
verdict handover-srun-line 'the launcher is not named' same "$(cat "$work/err")" \
    "oshrun: $eight a.out 'y z' 'it'\\''s' ''"

# which launcher is asked
for step in 4294967290 4294967291; do
    says "srun-in-shell-$step" "$eight a.out" slurm $two $cpus SLURM_STEP_ID=$step -- -n 8 a.out
done
says srun-in-step local slurm $two $cpus SLURM_STEP_ID=0 -- -n 1 "$work/prog"
says srun-forced-in-step "$eight a.out" \
    slurm $two $cpus SLURM_STEP_ID=0 -- --launcher srun -n 8 a.out
says srun-forced "$eight a.out" slurm -- --launcher srun -n 8 a.out
says srun-declined local slurm $two $cpus -- --launcher local -n 1 "$work/prog"
says srun-not-inside local slurm -- -n 1 "$work/prog"
says srun-one-node local slurm $one SLURM_JOB_NODELIST="$me" -- -n 1 "$work/prog"
says srun-one-node-by-name local slurm $one SLURM_JOB_NODELIST=no-host \
    SLURMD_NODENAME=no-host -- -n 1 "$work/prog"
says srun-one-node-no-srun local nothing $one SLURM_JOB_NODELIST="$me" -- -n 1 "$work/prog"
says srun-one-other-node "$eight a.out" slurm $one SLURM_JOB_NODELIST=no-host -- -n 8 a.out
says srun-hosts "srun --mpi=pmix -n 8 --nodelist=n7,n8,n9 --nodes=3 $always a.out" \
    slurm -- --launcher srun -H n7,n8,n9 -n 8 a.out
says srun-list "srun --mpi=pmix -n 8 --nodelist=n[01-3,7],m2,r[0-1]b[0-2] --nodes=11 $always a.out" \
    slurm -- --launcher srun -H 'n[01-3,7],m2,r[0-1]b[0-2]' -n 8 a.out
says srun-pmi2 "srun --mpi=pmi2 -n 8 $always a.out" slurm-pmi2 $two $cpus -- -n 8 a.out

# requests that are refused
refuses srun-missing 'allocation .* srun is not in PATH.*--launcher local' \
    nothing $two -- -n 8 a.out
refuses srun-missing-forced 'srun is not in PATH' nothing -- --launcher srun -n 8 a.out
refuses srun-no-pmix 'no pmix or pmi2 plugin \(srun --mpi=list\)' \
    slurm-no-pmix $two -- -n 8 a.out
refuses srun-broken 'cannot be used: srun: fatal: no configuration' \
    slurm-broken $two -- -n 8 a.out
refuses srun-slots '-H n7:2,n8: srun does not accept numbers of slots' \
    slurm -- --launcher srun -H n7:2,n8 -n 8 a.out
refuses srun-hostfile 'hostfile .*/hosts: srun does not accept a file of hosts' \
    slurm -- --launcher srun --hostfile "$work/hosts" -n 8 a.out

refuses srun-programs 'several programs by its option --multi-prog' \
    slurm $two $cpus -- -n 8 ./a.out x : -n 1 /opt/b

# What only oshrun itself does is refused with what the launcher has instead.
while IFS='|' read -r option value text; do
    for launcher in srun prterun; do
        # shellcheck disable=SC2086 # no word, or one
        refuses "$launcher$option" "${option%%=*}: not if $launcher starts the PEs; $text\$" \
            slurm+prrte -- --launcher $launcher -n 8 $option $value a.out
    done
done <<'X'
--label||behind --, srun has --label, and prterun --output tag
--bind|core|behind --, srun has --cpu-bind, and prterun --bind-to
--bind|none|behind --, srun has --cpu-bind, and prterun --bind-to
--output-dir|out|behind --, srun has --output, and prterun --output dir=DIR
--timeout|60|start oshrun by timeout\(1\)
--debug=0||--launcher local starts the PEs here
--oversubscribe||behind --, srun has --overcommit, and prterun --map-by :OVERSUBSCRIBE
X
verdict handover-output-dir-made 'the directory is made' [ ! -e "$work/here/out" ]

# --- prterun and mpirun
prte="prterun -np 4"
same=${prte#prterun }
says prterun "$prte --host n7:2,n8 ./a.out x <y z>" \
    prrte+ompi4+slurm -- -n 4 -H n7:2,n8 ./a.out x 'y z'
says prterun-in-slurm "$prte --host n7,n8 a.out" prrte+ompi4+slurm $two -- -n 4 -H n7,n8 a.out
for option in --host -host; do
    says "prterun$option" "$prte --host n7 a.out" prrte -- $option n7 -np 4 a.out
done
for option in --hostfile -hostfile --machinefile -machinefile; do
    says "prterun$option" "$prte --hostfile $work/hosts a.out
first line: # ours" prrte -- $option "$work/hosts" -np 4 a.out
done
says prterun-both "$prte --host n7 --hostfile $work/hosts-here a.out
first line: # ours" prrte -- -H n7 --hostfile ../hosts-here -n 4 --wdir "$work" a.out
says prterun-options "$prte --host n7 --bind-to core --output tag a.out -l" \
    prrte -- -n 4 -H n7 -- --bind-to core --output tag a.out -l
says prterun-wdir "$prte --host n7 where
$work/there" prrte -- -n 4 -H n7 --wdir ../there where
says prterun-variables "$prte --host n7 -x SHMEM_CHECK \
-x SMA_INFO -x UCX_TLS -x FI_PROVIDER -x XT_SYMMETRIC_HEAP_SIZE -x LD_LIBRARY_PATH \
-x COLOUR -x SHMEM_INFO a.out
COLOUR=dark blue" \
    prrte SHMEM_CHECK=0 SMA_INFO=1 UCX_TLS=tcp FI_PROVIDER=tcp \
    XT_SYMMETRIC_HEAP_SIZE=2G LD_LIBRARY_PATH=/opt/lib NOT_SHMEM_CHECK=1 \
    LD_LIBRARY_PATH_64=/opt/lib64 SMA_JOB=3:0:2 -- -n 4 -H n7 -x COLOUR='dark blue' -x SHMEM_INFO=1 \
    -x SHMEM_CHECK a.out
says prterun-programs "$prte --host n7 -x A a.out x : -np 2 --host n7 -x A --verbose b" \
    prrte -- -n 4 -H n7 -x A=1 a.out x : -n 2 -- --verbose b
refuses prterun-programs-x '-x and --wdir after the colon: not if prterun' \
    prrte -- -n 4 -H n7 a.out : -n 2 -x B=c b
refuses prterun-programs-wdir '-x and --wdir after the colon: not if prterun' \
    prrte -- -n 4 -H n7 a.out : -n 2 --wdir run b
says prterun-forced "$prte a.out" prrte -- --launcher prterun -n 4 a.out
says mpirun-4 "mpirun $same --host n7 -x COLOUR --tag-output a.out
COLOUR=red" ompi4 -- -n 4 -H n7 -x COLOUR=red -- --tag-output a.out
says mpirun-5 "mpirun $same --host n7 a.out" ompi5 -- -n 4 -H n7 a.out
says mpirun-other-name "mpirun.openmpi $same --host n7 a.out" debian -- -n 4 -H n7 a.out
says mpirun-forced "mpirun $same a.out" prrte+ompi4 -- --launcher mpirun -n 4 a.out

# on this host alone oshrun starts the PEs itself
for hosts in localhost "$me" "${me%%.*}:2" '127.0.0.1:2,localhost:*'; do
    says "here-$hosts" local prrte+ompi4 -- -n 1 -H "$hosts" "$work/prog"
done
says here-domain local prrte -- -n 1 -H "${me%%.*}.example.org" "$work/prog"
says here-hostfile local prrte -- -n 1 --hostfile "$work/hosts-here" "$work/prog"
says here-forced "$prte --host localhost a.out" \
    prrte -- -n 4 --launcher prterun -H localhost a.out
says here-not "$prte --host localhost,n7 a.out" prrte -- -n 4 -H localhost,n7 a.out

for dirs in nothing mpich slurm; do
    refuses "nobody-$dirs" '-H names .* neither prterun nor .*openmpi-bin' \
        $dirs -- -n 4 -H n7 a.out
done
refuses nobody-in-slurm '-H names .*; in this Slurm allocation, leave the op' \
    slurm $two -- -n 4 -H n7 a.out
refuses nobody-hostfile '--hostfile names other hosts, and neither' \
    nothing -- -n 4 --hostfile "$work/hosts" a.out
refuses no-prterun 'prterun is not in PATH' ompi4 -- -n 4 --launcher prterun a.out
refuses no-mpirun 'mpirun is not in PATH' prrte+mpich -- -n 4 --launcher mpirun a.out
refuses local-others 'launcher local: -H names other hosts' \
    prrte -- -n 4 --launcher local -H n7 a.out
refuses hostfile-missing '/nowhere: No such file' prrte -- -n 4 --hostfile "$work/nowhere" a.out
mkfifo "$work/fifo"
refuses hostfile-pipe '/fifo: must be a regular file' prrte -- -n 4 --hostfile "$work/fifo" a.out
refuses hostfile-empty 'hosts-none: the file does not name a host' \
    prrte -- -n 4 --hostfile "$work/hosts-none" a.out
refuses launcher-unknown 'launcher x: must be auto, local' prrte -- -n 4 --launcher x a.out
for hosts in '' ',' 'n7,' ',n7' n7: n7:x n7:2x :2; do
    refuses "hosts-$hosts" '-H .*: must be HOST\[:SLOTS\]' prrte -- -n 4 -H "$hosts" a.out
done

# --- the end
ends status 7 prrte -- -n 4 -H n7 a.out ends

exit $bad
