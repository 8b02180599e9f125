/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The numbers of MPI in a program that uses MPI as well.
 *
 * What is the same in all MPI libraries is called by the names with P in front,
 * so that tools which count the program's calls do not see it.  A handle such
 * as MPI_COMM_WORLD is a pointer in Open MPI and an integer in MPICH and the
 * libraries that have its binary interface; a library of neither kind is not
 * asked.
 */
#include <dlfcn.h>
#include <strings.h>

#include "base/program.h"
#include "boot/boot.h"

enum {
    MPICH_COMM_WORLD = 0x44000000,
    VERSION = 8192, /* MPI_MAX_LIBRARY_VERSION_STRING of MPICH, and more */
};

/* The rank of this process in MPI_COMM_WORLD, and the size of it. */
struct numbers {
    int rank, size;
};

static int size_seen; /* the size, if sma_mpi_compare has asked for it */

/* Calls PMPI_Initialized or PMPI_Finalized. */
static bool is_so(const char *name)
{
    int (*question)(int *);
    int answer = 0;

    *(void **) &question = sma_load_symbol(name);
    return question != NULL && question(&answer) == 0 && answer;
}

bool sma_mpi_runs(void)
{
    return is_so("PMPI_Initialized") && !sma_mpi_is_over();
}

bool sma_mpi_is_over(void)
{
    return is_so("PMPI_Finalized");
}

bool sma_mpi_may_start(void)
{
    return sma_load_symbol("PMPI_Initialized") != NULL &&
           !is_so("PMPI_Initialized");
}

bool sma_mpi_has_code(const void *address)
{
    void *function = sma_load_symbol("PMPI_Initialized");
    Dl_info mpi, file;

    return function != NULL && dladdr(function, &mpi) != 0 &&
           dladdr(address, &file) != 0 && mpi.dli_fbase == file.dli_fbase;
}

/* Writes the name and version of the MPI library: its description up to the
 * first comma or the end of the line, with single spaces. */
static void describe(char *text, size_t size)
{
    char version[VERSION] = "", *save = NULL;
    int (*get)(char *, int *);
    int length = 0;

    *(void **) &get = sma_load_symbol("PMPI_Get_library_version");
    text[0] = '\0';
    if (get == NULL || get(version, &length) != 0)
        return;
    version[strcspn(version, ",\n")] = '\0';
    for (char *word = strtok_r(version, " \t", &save); word != NULL;
         word = strtok_r(NULL, " \t", &save)) {
        size_t used = strlen(text);

        snprintf(text + used, size - used, "%s%s", used > 0 ? " " : "", word);
    }
}

/* Does the library have the binary interface of MPICH? */
static bool is_like_mpich(const char *description)
{
    static const char *const names[] = {"MPICH", "MVAPICH", "Intel(R) MPI",
                                        "ParaStation"};
    Dl_info where;

    /* MPICH has its functions once more with the handles of MPI 5 */
    if (dladdr(sma_load_symbol("PMPI_Comm_rank"), &where) == 0 ||
        strstr(where.dli_fname, "mpi_abi") != NULL)
        return false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strstr(description, names[i]) != NULL)
            return true;
    return false;
}

/* Asks MPI, which is running.  Returns false if the library is of an unknown
 * kind. */
static bool ask(const char *description, struct numbers *numbers_p)
{
    void *rank = sma_load_symbol("PMPI_Comm_rank");
    void *size = sma_load_symbol("PMPI_Comm_size");
    void *world = sma_load_symbol("ompi_mpi_comm_world");
    int (*by_pointer)(void *, int *), (*by_number)(int, int *);

    if (rank == NULL || size == NULL)
        return false;
    if (world != NULL) {
        *(void **) &by_pointer = rank;
        if (by_pointer(world, &numbers_p->rank) != 0)
            return false;
        *(void **) &by_pointer = size;
        return by_pointer(world, &numbers_p->size) == 0;
    }
    if (!is_like_mpich(description))
        return false;
    *(void **) &by_number = rank;
    if (by_number(MPICH_COMM_WORLD, &numbers_p->rank) != 0)
        return false;
    *(void **) &by_number = size;
    return by_number(MPICH_COMM_WORLD, &numbers_p->size) == 0;
}

/* ------------------------------------------------- does the program call it */

#if __ELF_NATIVE_CLASS == 64
#define SYMBOL_OF(info) ELF64_R_SYM(info)
#else
#define SYMBOL_OF(info) ELF32_R_SYM(info)
#endif

/* Is it MPI_Init, MPI_Init_thread, or one of their names in Fortran? */
static bool is_init(const char *name)
{
    static const char init[] = "mpi_init";
    size_t len = sizeof init - 1;

    return strncasecmp(name, init, len) == 0 &&
           (name[len] == '\0' || name[len] == '_');
}

/* Looks for such a name among those that the executable takes from libraries: in its
 * tables of relocations, ordinary ones, short ones and those of calls.  Most C libraries
 * have turned the addresses of the dynamic section into those of the memory. */
static bool program_calls_init(void)
{
    static const struct {
        int64_t table, bytes;
    } tables[] = {
        {DT_RELA, DT_RELASZ}, {DT_REL, DT_RELSZ}, {DT_JMPREL, DT_PLTRELSZ}};
    struct dl_phdr_info p = sma_program_loaded();

#define PART(tag) \
    (sma_program_entry(&p, tag) + \
     (sma_program_entry(&p, tag) < p.dlpi_addr ? p.dlpi_addr : 0))
    if (sma_program_entry(&p, DT_SYMTAB) == 0)
        return false;
    for (int t = 0; t < 3; t++) {
        int64_t kind = tables[t].table == DT_JMPREL
                           ? (int64_t) sma_program_entry(&p, DT_PLTREL)
                           : tables[t].table;
        size_t bytes = sma_program_entry(&p, tables[t].bytes);
        size_t entry = kind == DT_RELA ? sizeof(ElfW(Rela)) : sizeof(ElfW(Rel));

        for (size_t at = 0; at < bytes; at += entry) {
            /* the fields of both kinds of entries begin alike */
            const ElfW(Rel) *rel = (const void *) (PART(tables[t].table) + at);
            const ElfW(Sym) *symbol =
                (const ElfW(Sym) *) PART(DT_SYMTAB) + SYMBOL_OF(rel->r_info);

            if (is_init((const char *) PART(DT_STRTAB) + symbol->st_name))
                return true;
        }
    }
#undef PART
    return false;
}

/* ----------------------------------------------------------- the comparison */

/* MPI has fewer processes, mostly one: its library did not find out who has
 * started the program.  One PE of each host says so. */
static void tell_of_singletons(const struct sma_routine *routine,
                               const char *description, int size)
{
    /* The exchange elects a PE and orders no other memory. */
    if (__atomic_exchange_n(&sma_self.job->mpi_told, 1, __ATOMIC_RELAXED) == 0)
        sma_warn(routine,
                 "MPI_COMM_WORLD has %d of the %d PEs: the launcher, %s, does "
                 "not start MPI (%s); use one that starts both, see "
                 "shmem_mpi(7)",
                 size, sma_self.job_n, sma_launcher->name, description);
}

static void compare(const struct sma_routine *routine, const char *description,
                    const struct numbers *mpi)
{
    if (mpi->size > sma_self.job_n)
        sma_fatal(routine,
                  "MPI_COMM_WORLD has %d processes, but the job has %d PEs: "
                  "libsma does not know the launcher of MPI; see shmem_mpi(7) "
                  "for those that start both",
                  mpi->size, sma_self.job_n);
    if (mpi->size < sma_self.job_n)
        tell_of_singletons(routine, description, mpi->size);
    else if (mpi->rank != sma_self.me)
        sma_fatal(routine,
                  "this PE is rank %d of MPI_COMM_WORLD, must be rank %d",
                  mpi->rank, sma_self.me);
}

void sma_mpi_compare(const struct sma_routine *routine)
{
    static bool compared;
    struct numbers mpi;
    char description[64];

    if (compared || !sma_mpi_runs())
        return;
    compared = true;
    describe(description, sizeof description);
    if (!ask(description, &mpi))
        return;
    size_seen = mpi.size;
    compare(routine, description, &mpi);
}

void sma_mpi_look_ahead(const struct sma_routine *routine)
{
    char description[64];

    if (sma_self.job_n == 1 || !sma_mpi_may_start() || !program_calls_init())
        return;
    describe(description, sizeof description);
    if (sma_launcher == &sma_launcher_local)
        tell_of_singletons(routine, description, 1);
    /* other libraries do not speak to such a launcher */
    if (sma_launcher->serves_one != NULL && sma_launcher->serves_one() &&
        is_like_mpich(description))
        sma_fatal(routine,
                  "with this launcher, %s, MPI must be initialized first: call "
                  "MPI_Init before shmem_init, or see shmem_mpi(7) for other "
                  "launchers",
                  sma_launcher->describe());
}

bool sma_mpi_numbers(int *rank_p, int *size_p)
{
    struct numbers mpi;
    char description[64];

    if (!sma_mpi_runs())
        return false;
    describe(description, sizeof description);
    if (!ask(description, &mpi))
        return false;
    *rank_p = mpi.rank;
    *size_p = mpi.size;
    return true;
}

bool sma_mpi_shares_pmi(void)
{
    char description[64];
    int rank, size;

    if (sma_mpi_numbers(&rank, &size))
        return size == sma_self.job_n;
    if (!sma_mpi_is_over())
        return false;
    if (size_seen > 0)
        return size_seen == sma_self.job_n;
    describe(description, sizeof description);
    return is_like_mpich(description);
}
