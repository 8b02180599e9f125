/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * osh_info: prints what this libsma is: everything, or one value for a script.
 *
 * The facts come from config.h and from headers of the library.  The
 * directories come from sma.pc, which osh_info finds relative to itself, as
 * oshcc does.
 */
#include "config.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "common/pc.h"
#include "common/words.h"
#include "gen/constants_table.h"
#include "gen/env_table.h"
#include "net/wire.h"
#include "shared/job.h"
#include "shared/limits.h"
#include "shared/text.h"
#include "shared/wires.h"
#include "shmem.h"

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

/* The name of the requested value; NULL for all values. */
static const char *wanted;

/* Was there a value of this name? */
static bool found;

static void heading(const char *text)
{
    if (wanted == NULL)
        printf("\n%s\n", text);
}

/* Prints a value.  The note is for people; it is left out when one value was
 * asked for. */
static void item(const char *name, const char *value, const char *note)
{
    if (wanted == NULL)
        printf("  %-29s %s%s%s%s\n", name, value, note ? " (" : "",
               note ? note : "", note ? ")" : "");
    else if (strcmp(wanted, name) == 0) {
        puts(value);
        found = true;
    }
}

/* Prints an entry of sma.pc. */
static void pc_item(const char *name, const char *key)
{
    char *value = pc_value(key);

    item(name, *value != '\0' ? value : "none", NULL);
    free(value);
}

/* ------------------------------------------------------------- the sections */

/* Prints which launchers can start programs.  Looks for the PMIx
 * library only if that is to be printed, because loading a library runs its
 * code. */
static void show_pmix(void)
{
#ifdef HAVE_PMIX
    static const char *const names[] = {SMA_PMIX_LIBRARIES};
    const char *(*version)(void) = NULL;
    void *lib = NULL;

    item("pmi", "1 2", "mpiexec of MPICH, srun --mpi=pmi2");
    item("pmix", "yes", NULL);
    if (wanted != NULL && strcmp(wanted, "libpmix") != 0)
        return;
    for (size_t i = 0; lib == NULL && i < sizeof names / sizeof *names; i++)
        lib = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (lib == NULL) {
        item("libpmix", "no", dlerror());
        return;
    }
    *(void **) &version = dlsym(lib, "PMIx_Get_version");
    item("libpmix", "yes", version != NULL ? version() : NULL);
#else
    item("pmi", "1 2", "mpiexec of MPICH, srun --mpi=pmi2");
    item("pmix", "no", "built without it: no mpirun, no srun --mpi=pmix");
    item("libpmix", "no", "not checked");
#endif
}

/* The name of the file of a wire, which the caller frees; NULL: it
 * is not installed. */
static char *file_of(const struct sma_wire_row *wire)
{
    char *libdir = pc_value("libdir"), *file;

    if (asprintf(&file, "%s/%s", libdir, wire->file) < 0)
        die(1, "out of memory");
    free(libdir);
    if (access(file, R_OK) == 0)
        return file;
    free(file);
    return NULL;
}

/* The value of SHMEM_TRANSPORT without "all-", "" if it is not set. */
static const char *asked_transport(void)
{
    const char *asked = getenv("SHMEM_TRANSPORT");

    if (asked == NULL || sma_same_word(asked, "auto"))
        asked = getenv("SHMEM_NETWORK"); /* its older name */
    if (asked == NULL)
        return "";
    return strncasecmp(asked, "all-", 4) == 0 ? asked + 4 : asked;
}

/* Prints whether jobs can span hosts. */
static void show_transports(void)
{
    char *all = checked(strdup(SMA_TRANSPORT));
    const char *asked = asked_transport(), *network = NULL;
    bool named = false;

    for (int i = 0; i < SMA_WIRES; i++)
        named = named || sma_same_word(asked, sma_wires[i].name);
    for (int i = 0; i < SMA_WIRES; i++) {
        char *file = file_of(&sma_wires[i]), *more;

        if (file == NULL)
            continue;
        if (asprintf(&more, "%s, %s", all, sma_wires[i].title) < 0)
            die(1, "out of memory");
        free(file);
        free(all);
        all = more;
        if ((!named && network == NULL) ||
            sma_same_word(asked, sma_wires[i].name))
            network = sma_wires[i].title;
    }
    item("transports", all,
         network != NULL ? "on a host, and between hosts" : NULL);
    item("network",
         network != NULL && !sma_same_word(asked, "shm") ? network : "no",
         "between hosts; SHMEM_TRANSPORT chooses");
    item("atomics", SMA_ATOMICS,
         network != NULL ? "or the network, with SHMEM_ATOMICS" : NULL);
    free(all);
}

/* Prints what there is of a wire.  It is loaded only if something that it knows is
 * to be printed.  Loading it starts no communication. */
static void show_wire(const struct sma_wire_row *wire)
{
    const struct sma_wire *net = NULL;
    char *file = file_of(wire);
    void *lib;

    if (file == NULL) {
        item(wire->name, "no",
             wire->built ? "built with it, but its file is not in libdir"
                         : "built without it");
        item(wire->package, "no", "not checked");
        return;
    }
    item(wire->name, "yes", file);
    if (wanted != NULL && strcmp(wanted, wire->package) != 0) {
        free(file);
        return;
    }
    lib = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (lib != NULL)
        net = dlsym(lib, SMA_WIRE_SYMBOL);
    if (net == NULL)
        item(wire->package, "no", dlerror());
    else if (net->version != SMA_WIRE_VERSION)
        item(wire->package, "no",
             "its file belongs to another version of libsma");
    else
        item(wire->package, "yes", net->describe());
    free(file);
}

static void show_features(void)
{
#ifdef HAVE_FORTRAN
    item("fortran", "yes", NULL);
#ifdef HAVE_FLOAT128
    item("real16", "yes", "reductions of REAL*16");
#else
    item("real16", "no", "the C compiler has no type of that format");
#endif
#else
    item("fortran", "no", "built without Fortran");
    item("real16", "no", "built without Fortran");
#endif
    show_pmix();
    show_transports();
    for (int i = 0; i < SMA_WIRES; i++)
        show_wire(&sma_wires[i]);
#ifdef HAVE_MEMFD_CREATE
    item("segment", "memfd", "memory file without a name");
#else
    item("segment", "shm", "file in /dev/shm");
#endif
}

/* The name of the thread level, of which the library has only the number. */
static const char *thread_level(void)
{
    static const char *const names[] = {
        [SHMEM_THREAD_SINGLE] = "single",
        [SHMEM_THREAD_FUNNELED] = "funneled",
        [SHMEM_THREAD_SERIALIZED] = "serialized",
        [SHMEM_THREAD_MULTIPLE] = "multiple",
    };

    return names[SMA_THREAD_PROVIDED];
}

/* Prints a constant, which may have another value in Fortran. */
static void constant(const char *name, const char *c, const char *fortran)
{
    char note[64];

    if (strcmp(fortran, "-") == 0)
        snprintf(note, sizeof note, "not in Fortran");
    else
        snprintf(note, sizeof note, "Fortran %s", fortran);
    item(name, c, strcmp(c, fortran) == 0 ? NULL : note);
}

/* Prints the value of an environment variable: that of the first of its names
 * that is set.  It can be asked for by any of them. */
static void variable(const char *name, const char *older, const char *preset)
{
    const char *value = getenv(name);
    char *names = checked(strdup(older)), *rest = names, *word, *note = NULL;

    for (word = strtok(rest, " "); word != NULL; word = strtok(NULL, " ")) {
        if (wanted != NULL && strcmp(wanted, word) == 0)
            name = word;
        if (value != NULL)
            continue;
        value = getenv(word);
        if (value != NULL &&
            asprintf(&note, "default %s; set as %s", preset, word) < 0)
            die(1, "out of memory");
    }
    if (note == NULL &&
        asprintf(&note, value != NULL ? "default %s" : "default", preset) < 0)
        die(1, "out of memory");
    item(name, value != NULL ? value : preset, note);
    free(note);
    free(names);
}

static void show_limits(void)
{
    char *file = NULL;

    for (int i = 0; i < SMA_WIRES && file == NULL; i++)
        file = file_of(&sma_wires[i]);
    item("pes", file != NULL ? TEXT(SMA_MAX_PES) : TEXT(SMA_JOB_MAX_PES),
         "in a job");
    item("machine_pes", TEXT(SMA_JOB_MAX_PES), "in a job on one host");
    item("active_sets", TEXT(SMA_MAX_SETS), "different sets that a PE can use");
    item("teams", TEXT(SMA_MAX_TEAMS), "that contain a PE at one time");
    if (file != NULL)
        item("channels", TEXT(SMA_MAX_CHANNELS),
             "contexts with their own channel to other hosts, at most");
    item("locks", TEXT(SMA_MAX_LOCKS), "that a PE can hold at one time");
    item("thread_level", thread_level(), "whatever level a program requests");
    free(file);
}

static void show(void)
{
    pc_load();
    if (wanted == NULL)
        puts(PACKAGE_STRING ", SHMEM for C, C++ and Fortran");
    heading("Version");
    item("version", PACKAGE_VERSION, NULL);
    item("abi", SMA_SONAME, "binary interface");
    item("openshmem", TEXT(SHMEM_MAJOR_VERSION) "." TEXT(SHMEM_MINOR_VERSION),
         "all routines of this specification, also deprecated ones");
    item("bugs", *PACKAGE_BUGREPORT != '\0' ? PACKAGE_BUGREPORT : "none",
         "address for reports of bugs");

    heading("Features");
    show_features();

    heading("Compilers of the build");
    pc_item("cc", "cc");
    pc_item("cxx", "cxx");
    pc_item("fc", "fc");
    pc_item("fflags", "fflags");
#ifdef __clang__
    item("compiler", __VERSION__, "of the library");
#elif defined(__GNUC__)
    item("compiler", "gcc " __VERSION__, "of the library");
#endif

    heading("Directories");
    pc_item("prefix", "prefix");
    pc_item("bindir", "bindir");
    pc_item("libdir", "libdir");
    pc_item("includedir", "includedir");
    pc_item("mandir", "mandir");
    pc_item("docdir", "docdir");

    heading("Limits");
    show_limits();

    heading("Constants");
#define CONSTANT(name, c, fortran) constant(name, c, fortran);
    SMA_CONSTANT_TABLE(CONSTANT)

    heading("Environment");
#define VARIABLE(id, name, older, kind, choices, preset, meaning) \
    variable(name, older, preset);
    SMA_ENV_TABLE(VARIABLE)
}

static void help(void)
{
    puts("usage: " SMA_OSH_INFO " [NAME]\n"
         "\n"
         "Prints the version, features, directories and limits of this\n"
         "libsma, its constants, and the environment variables with their\n"
         "values.  With the NAME of a line, prints only its value.\n"
         "\n"
         "  --help      print this text\n"
         "  --parsable  print which languages there are, as Open MPI does\n"
         "  --version   print the version");
}

int main(int argc, char **argv)
{
    program_name = SMA_OSH_INFO;
    if (argc > 2)
        die(1, "more than one name: %s", argv[2]);
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        help();
    } else if (argc == 2 && strcmp(argv[1], "--version") == 0) {
        puts(SMA_OSH_INFO " (libsma) " PACKAGE_VERSION);
    } else if (argc == 2 && strcmp(argv[1], "--parsable") == 0) {
        printf("oshmem:bindings:c:yes\noshmem:bindings:fort:");
        wanted = "fortran";
        show_features();
    } else if (argc == 2 && argv[1][0] == '-') {
        die(1, "unknown option: %s", argv[1]);
    } else {
        wanted = argc == 2 ? argv[1] : NULL;
        show();
        if (wanted != NULL && !found)
            die(1, "unknown name: %s", wanted);
    }
    finish_output();
}
