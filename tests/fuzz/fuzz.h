/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Random programs.  A plan is a list of acts, which every PE makes alike from a
 * seed (plan.c).  An act can be carried out (run.c), applied to a
 * model of the memory of all PEs (model.c), and printed in C (print.c).
 *
 * Acts come in steps, which belong together and can be left out as one, and
 * steps in epochs.  Within an epoch each byte of a PE has one writer, or atomic
 * operations that commute, and is not read by others, unless the step itself
 * orders them.  At the end of an epoch all memory is compared with the model.
 */
#ifndef FUZZ_H
#define FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <shmem.h>

/* ---- numbers and bytes by chance */

static inline uint64_t mix(uint64_t x)
{
    x += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

enum {
    PES_MAX = 16,
    HEAP_MAX = 6, /* blocks at a time */
    TEAMS_MAX = 8,
    CTX_MAX = 3, /* of each PE */
    LOCKS_MAX = 4,
    PSYNCS = 24, /* each is used once in an epoch */
    PWRK_BYTES = 40960,
    STATIC_BYTES = 1 << 16,
    LOCAL_BYTES = 1 << 16,
    FLAG_BYTES = 1024, /* at the start of the static object: 0 in each epoch */
};

/* Objects: static data, private memory, blocks of the heap. */
enum { OBJ_STATIC, OBJ_LOCAL, OBJ_HEAP, OBJ_MAX = OBJ_HEAP + HEAP_MAX };

struct ref {
    int obj;
    size_t off;
};

/* ---- types: X(name in routine names, C type, class) */

#define FUZZ_INT_TYPES(X) \
    X(char, char, INT) \
    X(schar, signed char, INT) \
    X(short, short, INT) \
    X(int, int, INT) \
    X(long, long, INT) \
    X(longlong, long long, INT) \
    X(uchar, unsigned char, INT) \
    X(ushort, unsigned short, INT) \
    X(uint, unsigned int, INT) \
    X(ulong, unsigned long, INT) \
    X(ulonglong, unsigned long long, INT) \
    X(int8, int8_t, INT) \
    X(int16, int16_t, INT) \
    X(int32, int32_t, INT) \
    X(int64, int64_t, INT) \
    X(uint8, uint8_t, INT) \
    X(uint16, uint16_t, INT) \
    X(uint32, uint32_t, INT) \
    X(uint64, uint64_t, INT) X(size, size_t, INT) X(ptrdiff, ptrdiff_t, INT)
#define FUZZ_REAL_TYPES(X) \
    X(float, float, REAL) \
    X(double, double, REAL) X(longdouble, long double, REAL)
#define FUZZ_COMPLEX_TYPES(X) \
    X(complexf, float _Complex, COMPLEX) X(complexd, double _Complex, COMPLEX)
#define FUZZ_TYPES(X) FUZZ_INT_TYPES(X) FUZZ_REAL_TYPES(X) FUZZ_COMPLEX_TYPES(X)
/* Sizes of routine names, in bits; "mem" is for bytes. */
#define FUZZ_SIZES(X) X(8) X(16) X(32) X(64) X(128)

#define FUZZ_ENUM(name, ctype, class) T_##name,
#define FUZZ_SIZE_ENUM(bits) T_##bits,
enum { FUZZ_TYPES(FUZZ_ENUM) FUZZ_SIZES(FUZZ_SIZE_ENUM) T_MEM, TYPES };

enum { INT, REAL, COMPLEX, BITS };

struct type {
    const char *name; /* in routine names */
    const char *ctype;
    size_t size, align;
    int class;
    bool is_signed;
};
extern const struct type types[TYPES];

/* ---- routines */

enum {
    PUT,
    GET,
    PUT_NBI,
    GET_NBI,
    P,
    G,
    IPUT,
    IGET,
    IBPUT,
    IBGET,
    PUT_SIGNAL,
    PUT_SIGNAL_NBI,
    RMA_FORMS
};
enum {
    AMO_FETCH,
    AMO_SET,
    AMO_SWAP,
    AMO_CSWAP,
    AMO_FINC,
    AMO_INC,
    AMO_FADD,
    AMO_ADD,
    AMO_FAND,
    AMO_AND,
    AMO_FOR,
    AMO_OR,
    AMO_FXOR,
    AMO_XOR,
    AMO_MSWAP,
    AMO_FORMS
};
enum {
    WAIT_UNTIL,
    WAIT_TEST,
    WAIT_OLD,
    WAIT_ALL,
    WAIT_ANY,
    WAIT_SOME,
    WAIT_ALL_VECTOR,
    WAIT_ANY_VECTOR,
    WAIT_SOME_VECTOR,
    WAIT_TEST_ALL,
    WAIT_TEST_ANY,
    WAIT_TEST_SOME,
    WAIT_SIGNAL,
    WAIT_FORMS
};
enum {
    BARRIER,
    SYNC,
    BROADCAST,
    COLLECT,
    FCOLLECT,
    ALLTOALL,
    ALLTOALLS,
    ALLTOALLV,
    REDUCE,
    INSCAN,
    EXSCAN,
    COLL_FORMS
};
enum { OP_AND, OP_OR, OP_XOR, OP_MAX, OP_MIN, OP_SUM, OP_PROD, OPS };
enum { NEW_MALLOC, NEW_CALLOC, NEW_ALIGN, NEW_HINTS, NEW_SHMALLOC, NEW_FORMS };
/* Names of an operation: the current one, the nonblocking one, the one before
 * 1.4. */
enum { NAME_NOW, NAME_NBI, NAME_OLD };

/* One call, with all arguments that any routine has. */
struct call {
    int form, naming;
    bool has_ctx;
    shmem_ctx_t ctx;
    void *d, *x; /* x: a signal word, or where a fetched value goes */
    const void *s;
    size_t n, bs;
    ptrdiff_t dst, sst;
    int pe, cmp, sigop;
    uint64_t value, cond;
    int op, root, start, log, size;
    shmem_team_t team;
    long *psync;
    void *pwrk;
    bool packed; /* of an alltoallv, and what follows */
    size_t *t_offsets, *t_sizes, *s_offsets, *s_sizes, got;
};

/* Has the library the routine?  And with a context?  Its name, which stays until the
 * next one is asked for, or NULL; and a call of it. */
bool rma_has(int type, int form);
const char *rma_name(int type, int form, bool ctx);
void rma_call(const struct call *c, int type);

bool amo_has(int type, int form, int naming);
bool amo_has_ctx(int type, int form, int naming);
bool amo_fetches(int form);
int amo_operands(int form);
const char *amo_name(int type, int form, int naming, bool ctx);
void amo_call(const struct call *c, int type);

bool wait_has(int type, int form);
const char *wait_name(int type, int form);
void wait_call(const struct call *c, int type);

/* A collective of a team, or of an active set. */
bool coll_has(int type, int form, int op, bool team);
const char *coll_name(int type, int form, int op, bool team);
void coll_call(const struct call *c, int type, bool team);

/* ---- acts */

/* The members of a team or set, as each PE sees it; n is 0 on PEs that are no
 * members. */
struct group {
    int n[PES_MAX], pe[PES_MAX][PES_MAX];
};

enum {
    ACT_RMA,
    ACT_AMO,
    ACT_SIGNAL,
    ACT_WAIT,
    ACT_QUIET,
    ACT_FENCE,
    ACT_PE_QUIET,
    ACT_COLL,
    ACT_BARRIER_ALL,
    ACT_SYNC_ALL,
    ACT_LOCK,
    ACT_UNLOCK,
    ACT_BUMP,
    ACT_NEW,
    ACT_RENEW,
    ACT_FREE,
    ACT_TOO_MUCH,
    ACT_SPLIT,
    ACT_SPLIT_2D,
    ACT_SPLIT_COLOR,
    ACT_TEAM_DESTROY,
    ACT_CTX_CREATE,
    ACT_CTX_DESTROY,
    ACT_FILL,
    ACT_COPY,
    ACT_CHECK,
    ACT_PTR,
    ACT_TICKET,
    ACT_WIPE,
    ACT_COMPARE,
    ACT_SETTLE,
};

struct act {
    int kind, step, form, type;
    unsigned who; /* the PEs that do it */
    bool always;  /* is never left out */
    struct ref d, s, x;
    size_t n, bs;
    ptrdiff_t dst, sst;
    int pe, vpe; /* the target, and its number in the context's team */
    int ctx;     /* of the caller, or -1 */
    int team;    /* of a collective, or -1: start, log, size, psync */
    int start, log, size, psync, root, op, naming, cmp, sigop;
    uint64_t value, cond;
    const struct group *group;
    /* of each PE, or NULL: n; of ALLTOALLV from each PE to each PE; the color of
     * each PE in a split, and its key */
    const size_t *count;
};

/* The bytes that PE `from` sends to PE `to` in an alltoallv. */
static inline size_t block_bytes(const struct act *a, int from, int to)
{
    return a->count[from * PES_MAX + to];
}

/* What a PE says in a split by colors: a color, or SHMEM_COLOR_UNDEFINED, and a
 * key. */
enum { KEYS = 8 };
static inline int color_of(const struct act *a, int pe)
{
    return (int) (a->count[pe] / KEYS) - 1;
}
static inline int key_of(const struct act *a, int pe)
{
    return (int) (a->count[pe] % KEYS);
}

struct plan {
    uint64_t seed;
    int npes, steps, acts;
    struct act *act;
};

void plan_make(struct plan *plan, uint64_t seed, int npes, int steps);
void plan_free(struct plan *plan);

/* ---- the model */

extern size_t object_size[OBJ_MAX]; /* 0: the object does not exist */
extern unsigned char *image[PES_MAX][OBJ_MAX];
extern const struct act **writer[OBJ_MAX]; /* of one PE's bytes */

void model_start(int npes, int self); /* writer is that of PE self */
void model_apply(const struct plan *plan, const struct act *act);
void model_end(void);

void plan_want(const struct plan *plan, const char *list);
/* Is an act carried out when only some steps are wanted? */
bool act_wanted(const struct act *act);

/* ---- the rest */

/* The call that PE pe makes; the steps and calls of all that are wanted. */
void act_text(char *text, size_t size, const struct act *act, int pe);
void print_plan(const struct plan *plan);

void run_plan(const struct plan *plan);
extern const struct act *run_current;
extern char *object_at[OBJ_MAX];
__attribute__((format(printf, 1, 2), noreturn)) void
fuzz_fail(const char *format, ...);

#endif
