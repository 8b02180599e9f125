/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The default kinds of the program's INTEGER, REAL and DOUBLE PRECISION, and
 * the size of the words that routines without a type move.
 *
 * oshfort marks every object file that it compiles with common blocks whose
 * names tell the kinds (src/tools/oshcc/fortran.c).  The linker keeps one block
 * of each name, so the program has the marks of all its object files.  Two
 * marks where one is expected mean that the object files do not agree.
 *
 * An object file that was compiled without oshfort has no marks.  Its calls of
 * SHMEM_MY_PE and SHMEM_N_PES then tell the kinds: the include files give these
 * functions names that depend on the kinds.  A kind of which nothing is known
 * is taken to be the usual one.
 */
#include "fint.h"

/* DO(name of the mark, field of struct sma_f_found, value) */
#define MARKS(DO) \
    DO(sma_integer_4, integer, 4) \
    DO(sma_integer_8, integer, 8) \
    DO(sma_real_4, real, 4) \
    DO(sma_real_8, real, 8) \
    DO(sma_real_16, real, 16) \
    DO(sma_double_4, double_precision, 4) \
    DO(sma_double_8, double_precision, 8) \
    DO(sma_double_16, double_precision, 16) \
    DO(sma_word_4, word, 4) \
    DO(sma_word_8, word, 8) \
    DO(sma_word_unsaid, unsaid, 1) \
    DO(sma_word_said, said, 1)
#define DECLARE(mark, field, bytes) \
    extern const char mark[] __attribute__((weak, visibility("default")));
MARKS(DECLARE)

struct sma_kinds sma_f_kinds = {4, 4, 8, 8};

struct sma_f_found sma_f_found;

/* The size in a set of one.  An empty set gives the usual size, a larger set
 * 0. */
static uint8_t size_in(unsigned set, uint8_t usual)
{
    return set == 0 ? usual : (set & (set - 1)) == 0 ? (uint8_t) set : 0;
}

bool sma_f_in_doubt;

/* Derives the kinds from the marks. */
static void conclude(void)
{
    sma_f_kinds.integer = size_in(sma_f_found.integer, 4);
    sma_f_kinds.real = size_in(sma_f_found.real, 4);
    sma_f_kinds.double_precision = size_in(sma_f_found.double_precision, 8);
    sma_f_kinds.word = size_in(sma_f_found.word, 8);
    sma_f_in_doubt = sma_f_kinds.integer == 4 && sma_f_kinds.real == 4 &&
                     sma_f_kinds.word == 8 && !sma_f_found.said &&
                     (sma_f_found.word == 0 || sma_f_found.unsaid);
    if (sma_f_kinds.integer != 0)
        sma_check_integer = sma_f_kinds.integer;
}

/* Runs before other constructors: with --cray, one of them starts the job. */
__attribute__((constructor(101))) static void look_for_marks(void)
{
#define LOOK(mark, field, bytes) \
    if (mark != NULL) \
        sma_f_found.field |= bytes;
    MARKS(LOOK)
    conclude();
}

/* Ends the job: object files of the program have different kinds. */
static void disagree(const struct sma_routine *routine, const char *what,
                     const char *option)
{
    sma_fatal(routine,
              "object files with %s are linked into one program; compile all "
              "with or all without %s",
              what, option);
}

void sma_f_kinds_check(const struct sma_routine *routine)
{
    if (unlikely(sma_f_kinds.integer == 0))
        disagree(routine, "default INTEGERs of 4 and of 8 bytes",
                 "-fdefault-integer-8");
}

void sma_f_kinds_add(unsigned integer, unsigned real, unsigned double_precision)
{
    sma_f_found.integer |= integer;
    sma_f_found.real |= real;
    sma_f_found.double_precision |= double_precision;
    conclude();
    sma_f_kinds_check(NULL);
}

fint sma_f_int8(const finteger *p)
{
    fint value;

    sma_f_kinds_check(NULL);
    memcpy(&value, p, sizeof value);
    return value;
}

void sma_f_set_int(finteger *p, fint value)
{
    int32_t low = (int32_t) value;

    sma_f_kinds_check(NULL);
    if (sma_f_kinds.integer == 4)
        memcpy(p, &low, sizeof low);
    else
        memcpy(p, &value, sizeof value);
}

/* With SHMEM_CHECK=2 a check refuses the call, and also names the size of
 * words.  The exchange orders nothing: it only selects the PE that prints the
 * warning. */
void sma_f_doubt_words(const struct sma_routine *routine, const char *arg,
                       const void *addr, size_t n, fint stride)
{
    char what[128];
    size_t bytes;

    sma_check_untyped(routine);
    if (sma_self.n == 0 || sma_checks_all() || n == 0 || stride < 1 ||
        __atomic_load_n(&sma_self.job->words_said, __ATOMIC_RELAXED))
        return;
    bytes = sma_span_of(n, sma_bytes_of((size_t) stride, 8), 8);
    if (sma_check_fits(addr, bytes, what, sizeof what) ||
        __atomic_exchange_n(&sma_self.job->words_said, 1, __ATOMIC_RELAXED))
        return;
    sma_warn(routine,
             "moves words of 8 bytes, and %s %p + %zu bytes runs past the end "
             "of %s: compile with " SMA_OSHFORT " -fshmem-generic-32 for words "
             "of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes",
             arg, addr, bytes, what);
}

size_t sma_f_kind_bytes(const struct sma_routine *routine, int size)
{
    const struct sma_kinds *k = &sma_f_kinds;

    switch (size) {
    case SMA_F_INTEGER: sma_f_kinds_check(routine); return k->integer;
    case SMA_F_REAL:
    case SMA_F_COMPLEX:
        if (k->real == 0)
            disagree(routine, "default REALs of different size",
                     "-fdefault-real-8");
        return size == SMA_F_REAL ? k->real : 2u * k->real;
    case SMA_F_DOUBLE:
        if (k->double_precision == 0)
            disagree(routine, "DOUBLE PRECISION of different size",
                     "-fdefault-real-8 and -fdefault-double-8");
        return k->double_precision;
    default:
        if (k->word == 0)
            disagree(routine, "words of 4 and of 8 bytes",
                     "-fshmem-generic-32");
        return k->word;
    }
}
