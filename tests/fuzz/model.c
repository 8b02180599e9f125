/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The model: the memory of all PEs in one process, and the effect of each act
 * on it when all are carried out one after the other.
 */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

size_t object_size[OBJ_MAX];
unsigned char *image[PES_MAX][OBJ_MAX];
const struct act **writer[OBJ_MAX];

static int pes, self_pe;

static void resize(int obj, size_t size)
{
    size_t before = object_size[obj];

    for (int pe = 0; pe < pes; pe++) {
        image[pe][obj] = realloc(image[pe][obj], size + 1);
        if (image[pe][obj] == NULL)
            abort();
        if (size > before)
            memset(image[pe][obj] + before, 0, size - before);
    }
    writer[obj] = realloc(writer[obj], (size + 1) * sizeof *writer[obj]);
    if (writer[obj] == NULL)
        abort();
    for (size_t i = before; i < size; i++)
        writer[obj][i] = NULL;
    object_size[obj] = size;
}

void model_start(int npes, int self)
{
    pes = npes;
    self_pe = self;
    resize(OBJ_STATIC, STATIC_BYTES);
    resize(OBJ_LOCAL, LOCAL_BYTES);
}

void model_end(void)
{
    for (int obj = 0; obj < OBJ_MAX; obj++) {
        for (int pe = 0; pe < PES_MAX; pe++) {
            free(image[pe][obj]);
            image[pe][obj] = NULL;
        }
        free(writer[obj]);
        writer[obj] = NULL;
        object_size[obj] = 0;
    }
}

static void *at(int pe, struct ref ref)
{
    return image[pe][ref.obj] + ref.off;
}

static void wrote(const struct act *act, int pe, struct ref to, size_t bytes)
{
    if (pe == self_pe)
        for (size_t i = 0; i < bytes; i++)
            writer[to.obj][to.off + i] = act;
}

static void put(const struct act *act, int pe, struct ref to, const void *from,
                size_t bytes)
{
    if (bytes == 0)
        return;
    memmove(at(pe, to), from, bytes);
    wrote(act, pe, to, bytes);
}

static struct ref plus(struct ref ref, size_t bytes)
{
    ref.off += bytes;
    return ref;
}

/* ---- arithmetic */

static uint64_t load_int(int type, const void *from)
{
    uint64_t bits = 0;
    size_t size = types[type].size;

    memcpy(&bits, from, size);
    if (types[type].is_signed && size < 8 && bits >> (8 * size - 1))
        bits |= UINT64_MAX << 8 * size;
    return bits;
}

static uint64_t fold_int(int op, bool is_signed, uint64_t a, uint64_t b)
{
    bool less = is_signed ? (int64_t) a < (int64_t) b : a < b;

    switch (op) {
    case OP_AND: return a & b;
    case OP_OR: return a | b;
    case OP_XOR: return a ^ b;
    case OP_MAX: return less ? b : a;
    case OP_MIN: return less ? a : b;
    case OP_SUM: return a + b;
    default: return a * b;
    }
}

#define FOLD_REAL(name, T, class) \
    case T_##name: { \
        T x = *(T *) to, y = *(const T *) from; \
        *(T *) to = op == OP_MAX   ? (x < y ? y : x) \
                    : op == OP_MIN ? (x < y ? x : y) \
                    : op == OP_SUM ? x + y \
                                   : x * y; \
        break; \
    }
#define FOLD_COMPLEX(name, T, class) \
    case T_##name: { \
        T x = *(T *) to, y = *(const T *) from; \
        *(T *) to = op == OP_SUM ? x + y : x * y; \
        break; \
    }

/* to = to op from, for one element. */
static void fold(int type, int op, void *to, const void *from)
{
    uint64_t bits;

    switch (type) {
        FUZZ_REAL_TYPES(FOLD_REAL)
        FUZZ_COMPLEX_TYPES(FOLD_COMPLEX)
    default:
        bits = fold_int(op, types[type].is_signed, load_int(type, to),
                        load_int(type, from));
        memcpy(to, &bits, types[type].size);
    }
}

static void fill_bytes(unsigned char *to, size_t n, uint64_t seed)
{
    for (size_t i = 0; i < n; i++)
        to[i] = (unsigned char) (mix(seed + i / 8) >> i % 8 * 8);
}

#define FILL_CASE(name, T, class) \
    case T_##name: \
        for (size_t i = 0; i < n; i++) \
            ((T *) to)[i] = (T) (1 + mix(seed + i) % 3); \
        break;
/* Small whole numbers, whose floating-point sums and products are exact in any
 * order. */
static void fill_small(int type, void *to, size_t n, uint64_t seed)
{
    switch (type) {
        FUZZ_REAL_TYPES(FILL_CASE)
        FUZZ_COMPLEX_TYPES(FILL_CASE)
    default: abort();
    }
}

#define CONVERT_CASE(name, T, class) \
    case T_##name: { \
        T converted = (T) value; \
        memcpy(to, &converted, sizeof converted); \
        break; \
    }
/* A number in the type of the call. */
static void convert(int type, void *to, uint64_t value)
{
    switch (type) {
        FUZZ_TYPES(CONVERT_CASE)
    default: abort();
    }
}

/* ---- acts */

static void apply_rma(const struct act *a, int me)
{
    size_t size = types[a->type].size;
    bool get = a->form == GET || a->form == GET_NBI || a->form == G ||
               a->form == IGET || a->form == IBGET;
    int from = get ? a->pe : me, to = get ? me : a->pe;
    unsigned char old[8];

    if (a->form >= IPUT && a->form <= IBGET) {
        for (size_t i = 0; i < a->n; i++)
            put(a, to, plus(a->d, i * (size_t) a->dst * size),
                (char *) at(from, a->s) + i * (size_t) a->sst * size,
                a->bs * size);
        return;
    }
    put(a, to, a->d, at(from, a->s), a->n * size);
    if (a->form == PUT_SIGNAL || a->form == PUT_SIGNAL_NBI) {
        uint64_t value = a->value;

        memcpy(old, at(a->pe, a->x), 8);
        if (a->sigop == SHMEM_SIGNAL_ADD)
            value += load_int(T_uint64, old);
        put(a, a->pe, a->x, &value, 8);
    }
}

static void apply_amo(const struct act *a, int me)
{
    size_t size = types[a->type].size;
    unsigned char old[16], value[16] = {0}, cond[16] = {0};
    bool is_int = types[a->type].class == INT;
    uint64_t o = 0, v = a->value, result;
    bool fetches = amo_fetches(a->form), sets = a->form != AMO_FETCH;

    memcpy(old, at(a->pe, a->d), size);
    convert(a->type, value, a->value);
    convert(a->type, cond, a->cond);
    if (is_int)
        o = load_int(a->type, old);
    result = v;
    switch (a->form) {
    case AMO_CSWAP: sets = memcmp(old, cond, size) == 0; break;
    case AMO_MSWAP: result = (o & ~a->cond) | (v & a->cond); break;
    case AMO_FINC:
    case AMO_INC: result = o + 1; break;
    case AMO_FADD:
    case AMO_ADD: result = o + v; break;
    case AMO_FAND:
    case AMO_AND: result = o & v; break;
    case AMO_FOR:
    case AMO_OR: result = o | v; break;
    case AMO_FXOR:
    case AMO_XOR: result = o ^ v; break;
    }
    if (is_int)
        memcpy(value, &result, size);
    if (sets)
        put(a, a->pe, a->d, value, size);
    if (fetches && a->x.obj >= 0)
        put(a, me, a->x, old, size);
}

static void apply_ticket(const struct act *a)
{
    size_t size = types[a->type].size;
    uint64_t ticket = load_int(a->type, at(a->pe, a->d)), next = ticket + 1;
    uint64_t mask = load_int(T_uint64, at(a->vpe, a->x)) | UINT64_C(1)
                                                               << ticket % 64;

    put(a, a->pe, a->d, &next, size);
    put(a, a->vpe, a->x, &mask, 8);
}

static size_t count_of(const struct act *a, int pe)
{
    return a->count != NULL ? a->count[pe] : a->n;
}

/* The members of a group gather their elements, one after the other. */
static void apply_collect(const struct act *a, const int *list, int n)
{
    size_t size = types[a->type].size, k = 0;

    for (int from = 0; from < n; from++) {
        size_t bytes = count_of(a, list[from]) * size;

        for (int to = 0; to < n; to++)
            put(a, list[to], plus(a->d, k), at(list[from], a->s), bytes);
        k += bytes;
    }
}

static void apply_alltoall(const struct act *a, const int *list, int n)
{
    size_t size = types[a->type].size, dst = (size_t) a->dst * size;
    size_t sst = (size_t) a->sst * size;

    for (int from = 0; from < n; from++)
        for (int to = 0; to < n; to++)
            for (size_t i = 0; i < a->n; i++)
                put(a, list[to], plus(a->d, ((size_t) from * a->n + i) * dst),
                    (char *) at(list[from], a->s) +
                        ((size_t) to * a->n + i) * sst,
                    size);
}

/* Blocks of bytes, one after the other in the order of the members. */
static void apply_alltoallv(const struct act *a, const int *list, int n)
{
    size_t sent[PES_MAX] = {0};

    for (int to = 0; to < n; to++)
        for (size_t from = 0, got = 0; from < (size_t) n; from++) {
            size_t bytes = block_bytes(a, list[from], list[to]);

            put(a, list[to], plus(a->d, got),
                (char *) at(list[from], a->s) + sent[from], bytes);
            got += bytes;
            sent[from] += bytes;
        }
}

/* A reduction, or the inclusive or exclusive sum up to each member.  Sources
 * are copied first, as a source may be the destination, too. */
static void apply_reduce(const struct act *a, const int *list, int n)
{
    size_t size = types[a->type].size, bytes = a->n * size;
    unsigned char *total, *source;

    if (a->n == 0)
        return;
    total = calloc(1, bytes);
    source = malloc(bytes * (size_t) n);
    if (total == NULL || source == NULL)
        abort();
    for (int i = 0; i < n; i++)
        memcpy(source + (size_t) i * bytes, at(list[i], a->s), bytes);
    if (a->form == EXSCAN)
        put(a, list[0], a->d, total, bytes);
    memcpy(total, source, bytes);
    if (a->form == INSCAN)
        put(a, list[0], a->d, total, bytes);
    for (int i = 1; i < n; i++) {
        if (a->form == EXSCAN)
            put(a, list[i], a->d, total, bytes);
        for (size_t e = 0; e < a->n; e++)
            fold(a->type, a->form == REDUCE ? a->op : OP_SUM, total + e * size,
                 source + (size_t) i * bytes + e * size);
        if (a->form == INSCAN)
            put(a, list[i], a->d, total, bytes);
    }
    for (int i = 0; i < n && a->form == REDUCE; i++)
        put(a, list[i], a->d, total, bytes);
    free(total);
    free(source);
}

/* A collective of members list[0..n). */
static void apply_group(const struct act *a, const int *list, int n)
{
    size_t bytes = a->n * types[a->type].size;

    switch (a->form) {
    case BROADCAST:
        for (int i = 0; i < n; i++)
            if (i != a->root || a->team >= 0)
                put(a, list[i], a->d, at(list[a->root], a->s), bytes);
        break;
    case COLLECT:
    case FCOLLECT: apply_collect(a, list, n); break;
    case ALLTOALL:
    case ALLTOALLS: apply_alltoall(a, list, n); break;
    case ALLTOALLV: apply_alltoallv(a, list, n); break;
    case REDUCE:
    case INSCAN:
    case EXSCAN: apply_reduce(a, list, n); break;
    }
}

static void apply_one(const struct plan *plan, const struct act *a, int me)
{
    uint64_t word;

    switch (a->kind) {
    case ACT_RMA: apply_rma(a, me); break;
    case ACT_AMO: apply_amo(a, me); break;
    case ACT_SIGNAL:
        word = a->value;
        if (a->sigop == SHMEM_SIGNAL_ADD)
            word += load_int(T_uint64, at(a->pe, a->d));
        put(a, a->pe, a->d, &word, 8);
        break;
    case ACT_TICKET: apply_ticket(a); break;
    case ACT_BUMP:
        word = load_int(T_uint64, at(a->pe, a->d)) + 1;
        put(a, a->pe, a->d, &word, 8);
        break;
    case ACT_PTR: put(a, a->pe, a->d, at(me, a->s), a->n); break;
    case ACT_FILL:
        if (a->form == 1)
            convert(a->type, at(me, a->d), a->value);
        else if (types[a->type].class == BITS)
            fill_bytes(at(me, a->d), a->n, a->value);
        else
            fill_small(a->type, at(me, a->d), a->n, a->value);
        wrote(a, me, a->d, a->n * types[a->type].size);
        break;
    case ACT_WIPE:
        for (size_t i = 0; i < a->n; i++)
            memset((char *) at(me, a->d) + i * sizeof(long double) + 10, 0,
                   sizeof(long double) - 10);
        break;
    case ACT_COMPARE: /* flags are 0 again */
        memset(image[me][OBJ_STATIC], 0, FLAG_BYTES);
        break;
    case ACT_COLL:
        if (a->form == BARRIER || a->form == SYNC)
            break;
        if (a->group->n[me] > 0 && a->group->pe[me][0] == me)
            apply_group(a, a->group->pe[me], a->group->n[me]);
        break;
    }
    (void) plan;
}

void model_apply(const struct plan *plan, const struct act *a)
{
    if (a->kind == ACT_NEW || a->kind == ACT_RENEW) {
        resize(a->d.obj, a->n);
        if (a->kind == ACT_NEW && a->form == NEW_CALLOC)
            wrote(a, self_pe, (struct ref){a->d.obj, 0}, a->n);
    } else if (a->kind == ACT_FREE) {
        resize(a->d.obj, 0);
    }
    for (int pe = 0; pe < plan->npes; pe++)
        if (a->who >> pe & 1)
            apply_one(plan, a, pe);
}
