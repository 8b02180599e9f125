#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# Tests what shmem_from_cray(7) and shmem_from_openmpi(7) say about commands,
# options, variables and sources, row by row of their tables.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

PATH=$PREFIX/bin:$PATH
PKG_CONFIG_PATH=$PREFIX/lib/pkgconfig
export PATH PKG_CONFIG_PATH
man=$("$PREFIX/bin/osh_info" mandir)/man7
fortran=$(sed -n 's/^fc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
tab=$(printf '\t')
cd "$work" || exit 1

# rows PAGE HEADING [foreign]: the rows "old TAB new" of the tables after a heading, as text;
# with foreign, of those after SMA-FOREIGN, which list what libsma does not have.
rows()
{
    awk -F'\t' -v heading="$2" -v wanted="${3:-}" '
        /^\.S[HS] / { here = substr($0, 5) == heading }
        /^\.\\" SMA-FOREIGN/ { kind = "foreign" }
        /^\.TE/ { kind = table = "" }
        here && table && kind == wanted && NF == 2
        /^l l\.$/ { table = 1; getline }' "$man/$1.7" |
        sed 's/\\f[A-Z]//g; s/\\-/-/g'
}

cp "$tests/package/packages_ring.c" hello.c # each PE prints "right"
oshcc -o hello hello.c || exit 1

# --- commands: the names that the page calls the same
rows shmem_from_openmpi Makefile | while IFS=$tab read -r old new; do
    [[ $new = same* ]] || continue
    echo "${old//, /$'\n'}" | while read -r word; do
        case $word in
        osh*_info) "$word" version ;;
        oshmem-* | osss-ucx | pkg-config*) pkg-config --cflags --libs "${word#* }" ;;
        osh*) [ -x "$PREFIX/bin/$word" ] ;;
        -*) oshcc "${word%% *}" hello.c ;;
        *) false ;;
        esac >/dev/null 2>&1 || echo "$word"
        echo "$word" >>words
    done
done >errors
verdict migrate-commands 'not the same' empty "$(cat errors)"
verdict migrate-commands-there 'no table' test "$(wc -l <words)" -ge 10

# --- options of oshrun: accepted if the page says "same", else refused
echo 'localhost slots=4' >hosts
rows shmem_from_openmpi 'Job script' | while IFS=$tab read -r old new; do
    want=2
    [[ $new != same* ]] || want=0
    echo "${old//, /$'\n'}" | sed 's/HOST/localhost/; s/FILE/hosts/
        s/DIR/./; s/ N$/ 2/; s/ S$/ 50/' | while read -r option; do
        number='-n 2'
        [[ $option != -n* && $option != --n* ]] || number=
        oshrun $number $option "$work/hello" </dev/null >said 2>&1
        status=$?
        [ $status = $want ] || echo "$option: status $status, not $want"
        echo "$option" >>options
    done
done >errors
verdict migrate-options 'another answer than on the page' empty "$(cat errors)"
for option in --bind-to --map-by=node --mca -q --report-bindings; do
    oshrun "$option" -n 1 ./hello
done >said 2>&1
verdict migrate-options-page 'the message does not name the page' same \
    "$(grep -c 'shmem_from_openmpi(7)' said)" 5
verdict migrate-options-there 'no table' test "$(wc -l <options)" -ge 25

# --- variables that are read: src/api/env.def has the row of the second column
# with the name of the first; "same" is any row
for page in shmem_from_openmpi shmem_from_cray; do
    rows $page ENVIRONMENT
done >'read'
while IFS=$tab read -r old new; do
    for word in ${old//,/ }; do
        [[ $new != same* ]] || new='SHMEM_[A-Z_]*'
        grep -qE "^$new .*\| [^|]*\<$word\>[^|]*\||^$word \|" \
            "$SRC/src/api/env.def" || echo "$word"
    done
done <'read' >errors
verdict migrate-read 'not a name of this variable' empty "$(cat errors)"
# all older names are on one of the pages, or shmem_env(7) says whence they are
awk '/^\.SH/ { on = $2 == "HISTORY" } on' "$man/shmem_env.7" >history
awk -F' *[|] *' '/^[A-Z]/ { print $2 }' "$SRC/src/api/env.def" |
    tr ' ' '\n' | sed '/^$/d' | while read -r word; do
    grep -q "\<$word\>" read history || echo "$word"
done >errors
verdict migrate-older 'on neither page' empty "$(cat errors)"

# --- variables that are ignored: they change nothing, and PE 0 names those of SHMEM,
# in one line
for page in shmem_from_openmpi shmem_from_cray; do
    rows $page ENVIRONMENT foreign
done | cut -f 1 | grep -oE '[A-Z]+_[A-Z_0-9]+' | sort -u >ignored
verdict migrate-ignored-there 'no table' test "$(wc -l <ignored)" -ge 30
while read -r name; do
    line=
    [[ $name != S* ]] || line="not needed with libsma: $name (man 7 shmem_from_cray)"
    said=$(env "$name=1" oshrun -n 2 ./hello 2>&1 >hellos)
    [[ ${said#*: PE 0/2 on *: } = "$line" && $(sort -u hellos) = right ]] ||
        echo "$name: $said"
done <ignored >errors
verdict migrate-ignored 'not ignored, or not named' empty "$(cat errors)"

# --- what shmem_from_cray(7) says about sources
cp "$here/migrate_old.c" old.c
verdict migrate-old-typed 'not elements of type int' \
    eval 'oshcc -DWORD=0 -o old old.c && NPES=4 ends 0 oshrun -n 2 ./old'
verdict migrate-old-words 'not words of 8 bytes' eval \
    'oshcc -DWORD=2 -DSHMEM_NO_GENERIC -o old old.c && ends 0 oshrun -n 2 ./old'
cat >variables.c <<'C'
#include <shmem.h>
int my_pe, num_pes, barrier;
int main(void)
{
    shmem_init();
    my_pe = shmem_my_pe();
    num_pes = shmem_n_pes();
    return my_pe < num_pes ? barrier : 1;
}
C
verdict migrate-variables 'variables my_pe, num_pes and barrier' \
    eval 'oshcc -o variables variables.c && ends 0 oshrun -n 2 ./variables'
if has gnu-fortran; then
    cat >fill.c <<'C'
#include <stddef.h>
void fill_(double *x, long *n, const char *text, size_t length)
{
    for (long i = 0; i < *n; i++)
        x[i] = (double) length + (text[0] == 'a');
}
C
    cat >calls.f <<'F'
      REAL X(3)
      CALL FILL(X, 3, 'abcd')
      IF (X(3) .NE. 5) CALL EXIT(1)
      END
F
    verdict migrate-c-function 'not called as the page says' eval \
        'oshcc -c fill.c && oshfort --cray -o calls calls.f fill.o &&
        ends 0 oshrun -n 2 ./calls'
fi
if [ -n "$fortran" ]; then
    cat >local.f <<'F'
      PROGRAM MAIN
      CALL START_PES(0)
      CALL PUT
      END
      SUBROUTINE PUT
      INCLUDE 'mpp/shmem.fh'
      INTEGER X
      CALL SHMEM_INTEGER_PUT(X, SHMEM_MY_PE(), 1, 0)
      END
F
    verdict migrate-local 'a local variable is no error' \
        eval 'oshfort -o local local.f && ends 1 oshrun -n 1 ./local'
    verdict migrate-automatic 'not symmetric' eval \
        'oshfort -fno-automatic -o local local.f && ends 0 oshrun -n 1 ./local'
else
    skip migrate-fortran 'built without Fortran'
fi

# --- programs that are linked with something else
mkdir away
if [ -x /usr/bin/oshcc ] && /usr/bin/oshcc -o away/theirs hello.c 2>/dev/null; then
    oshrun -n 2 --wdir away ./theirs >said 2>&1
    verdict migrate-theirs 'a program of Open MPI runs' same \
        "$? $(sed 's/\.so[.0-9]*/.so/' said)" \
        "2 oshrun: ./theirs is linked with liboshmem.so, the SHMEM of Open MPI, and \
not with libsma: compile it with the oshcc of libsma, or start it with the oshrun of \
Open MPI"
else
    skip migrate-theirs 'no oshcc of Open MPI here'
fi
cp "$(realpath "$PREFIX/lib/libsma.so.1")" away/libsma.so.1
verdict migrate-another 'another libsma is not named' same \
    "$(LD_LIBRARY_PATH=$work/away oshrun -n 1 ./hello 2>&1 >/dev/null |
        grep -c "^oshrun: ./hello uses $work/away/libsma.so.1, which is not")" 1
verdict migrate-own 'its own libsma is called another' empty \
    "$(LD_LIBRARY_PATH=$PREFIX/lib oshrun -n 1 ./hello 2>&1 >/dev/null)"
printf 'int MPI_Initialized(int *);\nint main(void)\n{\n    return MPI_Initialized(&(int){0});\n}\n' >mpi.c
# A library of this name is enough: the program has to be linked with it only.
printf 'int MPI_Initialized(int *flag)\n{\n    return *flag = 0;\n}\n' >lib.c
cc -shared -fPIC -Wl,-soname,libmpi.so.40 -o libmpi.so.40 lib.c &&
    cc -o mpi mpi.c ./libmpi.so.40 -Wl,-rpath,"$work"
verdict migrate-mpi 'nothing says that it is a program of MPI' same \
    "$(oshrun -n 2 ./mpi 2>&1)" "oshrun: ./mpi is linked with libmpi.so.40 and not \
with libsma: MPI programs are started with mpirun; here each of 2 processes is a job \
of its own"

exit "$bad"
