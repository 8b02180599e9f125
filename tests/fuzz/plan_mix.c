/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Steps with operations of all kinds on neighbouring bytes of one PE: puts,
 * gets and atomic operations of all sizes by one PE or several, on several
 * contexts.
 *
 * The bytes, the window, are cut into segments.  A segment belongs to an actor,
 * a PE with a context, and only this actor uses it, so that the order of its
 * calls determines every value.  A fence or quiet stands between two writes of
 * a byte.  None stands between a put and a get, or between atomic
 * operations of which the later one fetches, by the same PE on the same context: libsma
 * keeps their order.
 */
#include "plan.h"

#include <string.h>

enum { WINDOW = 48000, SEGMENTS = 24, ACTORS = 4 };

/* What is in flight for a byte of the window: a write, up to a fence; a put, which an
 * atomic operation might overtake, likewise; an atomic operation, which a get might
 * overtake, or a nonblocking get, up to a quiet. */
enum { SETTLED, WRITTEN_TO = 1, CHANGED = 2, IN_USE = 4, PUT_TO = 8 };
enum { LARGEST = 8192 }; /* bytes that travel together */

/* `local`: the target itself, which stores. */
struct actor {
    int pe, ctx, vpe;
    bool local;
};

struct segment {
    size_t off, bytes;
    int actor;
};

/* Bytes of a transfer: blocks of so many bytes, stride apart. */
struct span {
    size_t off, bytes, blocks, stride;
};

static struct {
    int target;
    struct ref at;
    size_t bytes;
    int actors, segments;
    struct actor actor[ACTORS];
    struct segment segment[SEGMENTS];
    unsigned char state[WINDOW];
} m;

/* ---- the window */

/* Small sizes, and those around the limits of what travels together. */
static size_t pick_bytes(void)
{
    static const size_t limits[] = {64,   128,  200,  256,  512,  1000, 1024,
                                    2000, 2048, 4000, 4096, 8000, 8192, 16384};
    uint64_t kind = below(10);

    return kind < 4   ? 1 + below(16)
           : kind < 6 ? 1 + below(300)
           : kind < 9 ? limits[below(sizeof limits / sizeof limits[0])] - 40 +
                            below(64)
                      : 1 + below(20000);
}

static void pick_actors(void)
{
    int me = pick_pe();

    m.actors = 1 + (int) below(ACTORS);
    for (int i = 0; i < m.actors; i++) {
        struct actor *a = &m.actor[i];

        a->pe = i == 0 || chance(40) ? me : pick_pe();
        a->local = i > 0 && chance(25);
        if (a->local)
            a->pe = m.target;
        a->ctx = pick_ctx(a->pe, m.target, &a->vpe);
    }
}

/* Cuts the window into segments of all sizes, or only of small ones or of those that
 * are larger than what travels together. */
static bool pick_window(void)
{
    int n = 2 + (int) below(SEGMENTS - 1);
    size_t least = chance(20) ? LARGEST : 0;
    size_t most = least > 0 ? 9000 : chance(40) ? 24 : chance(50) ? 700 : 21000;

    m.target = pick_pe();
    pick_actors();
    m.bytes = 0;
    m.segments = 0;
    while (m.segments < n) {
        struct segment *s = &m.segment[m.segments];

        s->bytes = least + 1 + (pick_bytes() + pick_bytes()) % most;
        s->off = m.bytes;
        s->actor = (int) below((uint64_t) m.actors);
        if (m.bytes + s->bytes > WINDOW)
            break;
        m.bytes += s->bytes;
        m.segments++;
    }
    memset(m.state, SETTLED, m.bytes);
    return place(1u << m.target, m.bytes, 16, TO_WRITE, true, &m.at);
}

static struct ref ref_of(size_t off)
{
    return (struct ref){m.at.obj, m.at.off + off};
}

/* What is in flight for the bytes of a span. */
static int state_of(const struct span *span)
{
    int state = SETTLED;

    for (size_t b = 0; b < span->blocks; b++)
        for (size_t i = 0; i < span->bytes; i++)
            state |= m.state[span->off + b * span->stride + i];
    return state;
}

static void mark(const struct span *span, int state)
{
    for (size_t b = 0; b < span->blocks; b++)
        for (size_t i = 0; i < span->bytes; i++)
            m.state[span->off + b * span->stride + i] |= (unsigned char) state;
}

/* ---- order */

static const struct actor *actor_of(const struct segment *s)
{
    return &m.actor[s->actor];
}

/* Ends some of what is in flight for an actor's bytes.  Returns what was. */
static int end_state(int actor, int ended)
{
    int before = SETTLED;

    for (int i = 0; i < m.segments; i++) {
        const struct segment *s = &m.segment[i];

        for (size_t k = 0; s->actor == actor && k < s->bytes; k++) {
            before |= m.state[s->off + k];
            m.state[s->off + k] &= (unsigned char) ~ended;
        }
    }
    return before;
}

/* A fence, or a quiet, of an actor.  Returns which of them. */
static int add_order_of(int actor, bool complete)
{
    const struct actor *a = &m.actor[actor];
    int kind = !complete && chance(75) ? ACT_FENCE
               : chance(25)            ? ACT_PE_QUIET
                                       : ACT_QUIET;

    add((struct act){
        .kind = kind, .who = 1u << a->pe, .ctx = a->ctx, .vpe = a->vpe});
    end_state(actor, kind == ACT_FENCE
                         ? WRITTEN_TO | PUT_TO
                         : WRITTEN_TO | PUT_TO | CHANGED | IN_USE);
    return kind;
}

/* Orders what an actor is about to write behind what is in flight. */
static void order_before_write(int actor, const struct span *span)
{
    int state = state_of(span);

    if (state & (WRITTEN_TO | IN_USE))
        add_order_of(actor, state & IN_USE);
}

/* ---- single operations.  They return when no bytes are free for them. */

static struct act act_of(int kind, int type, const struct actor *a)
{
    return (struct act){.kind = kind,
                        .type = type,
                        .who = 1u << a->pe,
                        .pe = m.target,
                        .vpe = a->vpe,
                        .ctx = a->ctx,
                        .x = {-1, 0},
                        .n = 1,
                        .bs = 1,
                        .value = below(UINT64_MAX)};
}

static bool can_put(int type)
{
    return rma_has(type, PUT) && type != T_longdouble;
}

/* Gives a transfer its size and its place in a segment, strided or not.
 * `stride` is where the stride of the window's side goes. */
static bool pick_span(struct act *a, const struct segment *s, bool strided,
                      ptrdiff_t *stride, struct span *span)
{
    const struct type *t = &types[a->type];
    size_t end = s->off + s->bytes, space, elements;
    size_t first = (s->off + t->align - 1) / t->align * t->align;

    if (first + t->size > end)
        return false;
    space = (end - first) / t->size;
    a->dst = a->sst = 0;
    if (strided) {
        a->bs = a->form >= IBPUT ? 1 + below(space < 6 ? space : 6) : 1;
        a->dst = (ptrdiff_t) (a->bs + below(4));
        a->sst = (ptrdiff_t) (a->bs + below(4));
        a->n = 1 + below(space < 2000 ? space : 2000);
        while ((a->n - 1) * (size_t) *stride + a->bs > space)
            a->n /= 2;
        elements = (a->n - 1) * (size_t) *stride + a->bs;
        *span =
            (struct span){0, a->bs * t->size, a->n, (size_t) *stride * t->size};
    } else {
        elements = chance(30) ? space : 1 + pick_bytes() / t->size;
        if (a->form == P || a->form == G || a->kind == ACT_AMO)
            elements = 1;
        a->n = elements = elements > space ? space : elements;
        *span = (struct span){0, a->n * t->size, 1, 0};
    }
    span->off =
        first +
        below((end - first - elements * t->size) / t->align + 1) * t->align;
    return true;
}

static bool overlap(const struct span *a, const struct span *b)
{
    return a->off < b->off + b->bytes && b->off < a->off + a->bytes;
}

/* A word for the signal of a put, apart from its data. */
static bool pick_signal(int actor, const struct span *data, struct span *word)
{
    struct act a = {.type = T_uint64, .form = P};

    for (int try = 0; try < 8; try++) {
        const struct segment *s = &m.segment[below((uint64_t) m.segments)];

        if (s->actor == actor && pick_span(&a, s, false, NULL, word) &&
            !overlap(word, data))
            return true;
    }
    return false;
}

/* A put of any form.  The source of a blocking one is often overwritten at
 * once. */
static void add_put(const struct segment *s, int form)
{
    const struct actor *actor = actor_of(s);
    struct act a = act_of(ACT_RMA, pick_type(can_put), actor);
    bool strided = form == IPUT || form == IBPUT;
    bool nbi = form == PUT_NBI || form == PUT_SIGNAL_NBI, spoil;
    const struct type *t = &types[a.type];
    struct span span, word = {0};

    a.form = rma_has(a.type, form) ? form : nbi ? PUT_NBI : PUT;
    strided = strided && a.form == form;
    if (!pick_span(&a, s, strided, &a.dst, &span))
        return;
    if (a.form >= PUT_SIGNAL && !pick_signal(s->actor, &span, &word))
        a.form = nbi ? PUT_NBI : PUT;
    spoil = !nbi && !strided && chance(60);
    if (!place_blocks(a.who, strided ? a.bs * t->size : a.n * t->size,
                      strided ? a.n : 1, (size_t) a.sst * t->size, t->align,
                      nbi     ? TO_READ_LATE
                      : spoil ? TO_OWN
                              : TO_READ,
                      false, &a.s))
        return;
    order_before_write(s->actor, &span);
    a.d = ref_of(span.off);
    if (a.form >= PUT_SIGNAL) {
        order_before_write(s->actor, &word);
        a.x = ref_of(word.off);
        a.sigop = chance(50) ? SHMEM_SIGNAL_SET : SHMEM_SIGNAL_ADD;
        mark(&word, WRITTEN_TO | PUT_TO | CHANGED);
    }
    mark(&span, WRITTEN_TO | PUT_TO);
    add(a);
    if (spoil)
        add_fill(a.who, T_MEM, a.s, a.n * t->size);
}

static void add_get(const struct segment *s, int form)
{
    struct act a = act_of(ACT_RMA, pick_type(can_put), actor_of(s));
    bool strided, nbi = form == GET_NBI;
    const struct type *t = &types[a.type];
    struct span span;

    a.form = rma_has(a.type, form) ? form : GET;
    strided = a.form == IGET || a.form == IBGET;
    if (!pick_span(&a, s, strided, &a.sst, &span) ||
        !place_blocks(a.who, strided ? a.bs * t->size : a.n * t->size,
                      strided ? a.n : 1, (size_t) a.dst * t->size, t->align,
                      nbi ? TO_WRITE : TO_OWN, false, &a.d))
        return;
    if (state_of(&span) & CHANGED)
        add_order_of(s->actor, true);
    if (nbi)
        mark(&span, IN_USE);
    a.s = ref_of(span.off);
    add(a);
    if (!nbi && !strided) /* the bytes must be there at once */
        add_check(a.who, a.d, a.n * t->size);
}

static bool has_amo(int type)
{
    return amo_has(type, AMO_SWAP, NAME_NOW);
}

/* Chooses an operation that the actor's context has. */
static bool pick_amo(struct act *a)
{
    int naming = (int) below(3);

    do
        a->form = (int) below(AMO_FORMS);
    while (!amo_has(a->type, a->form, NAME_NOW));
    a->naming = amo_has(a->type, a->form, naming) &&
                        (a->ctx < 0 || amo_has_ctx(a->type, a->form, naming))
                    ? naming
                    : NAME_NOW;
    return a->ctx < 0 || amo_has_ctx(a->type, a->form, a->naming);
}

/* An atomic operation.  One that fetches follows without a fence what the actor
 * has put to the word; a compare-and-swap mostly finds what it asks for. */
static void add_amo(const struct segment *s)
{
    struct act a = act_of(ACT_AMO, pick_type(has_amo), actor_of(s));
    size_t size = types[a.type].size;
    struct span span;
    bool fetches, nbi;

    if (!pick_amo(&a) || !pick_span(&a, s, false, NULL, &span))
        return;
    nbi = a.naming == NAME_NBI;
    fetches = amo_fetches(a.form);
    if (fetches &&
        !place(a.who, size, size, nbi ? TO_WRITE : TO_OWN, false, &a.x))
        return;
    if (!fetches || nbi || (state_of(&span) & (IN_USE | PUT_TO)))
        order_before_write(s->actor, &span);
    a.d = ref_of(span.off);
    a.n = 1;
    a.cond = below(UINT64_MAX);
    if (a.form == AMO_CSWAP && !nbi) {
        struct act set = a;

        set.form = amo_has(a.type, AMO_SET, a.naming) ? AMO_SET : AMO_SWAP;
        set.x.obj = -1;
        order_before_write(s->actor, &span);
        add(set);
        mark(&span, WRITTEN_TO | CHANGED);
        a.cond = chance(80) ? set.value : a.cond;
        a.value = below(UINT64_MAX);
    }
    add(a);
    if (!fetches || nbi)
        mark(&span, WRITTEN_TO | CHANGED);
    if (fetches && !nbi)
        add_check(a.who, a.x, size);
}

/* The target stores to its own memory, beside what the others put there. */
static void add_store(const struct segment *s)
{
    size_t first = below(s->bytes);

    add_fill(1u << m.target, T_MEM, ref_of(s->off + first),
             1 + below(s->bytes - first));
}

/*
 * The actor tells the target that its segments are written.  The target checks
 * them, perhaps overwrites some, as a program resets a flag, and tells the
 * actor to go on.  Returns false when the two cannot meet, and the actor must
 * not go on.
 */
static bool add_handover(int actor)
{
    const struct actor *a = &m.actor[actor];
    int kind = add_order_of(actor, end_state(actor, 0) & IN_USE);

    end_state(actor, CHANGED);
    if (!add_flag(a->pe, m.target, a->ctx, a->vpe, kind == ACT_FENCE))
        return false;
    for (int i = 0; i < m.segments; i++) {
        const struct segment *s = &m.segment[i];

        if (s->actor != actor)
            continue;
        add_check(1u << m.target, ref_of(s->off), s->bytes);
        if (chance(50))
            add_store(s);
    }
    add((struct act){.kind = ACT_FENCE, .who = 1u << m.target, .ctx = -1});
    return add_flag(m.target, a->pe, -1, a->pe, true);
}

/* ---- the step */

static void add_any(const struct segment *s)
{
    static const struct {
        int weight, form;
    } puts[] = {{22, P},    {14, PUT},       {8, PUT_NBI},       {6, IPUT},
                {5, IBPUT}, {6, PUT_SIGNAL}, {4, PUT_SIGNAL_NBI}};
    static const int gets[] = {GET, G, IGET, IBGET, GET_NBI};
    int at = (int) below(100);

    if (m.actor[s->actor].local) {
        add_store(s);
        return;
    }
    for (size_t i = 0; i < sizeof puts / sizeof puts[0]; i++)
        if ((at -= puts[i].weight) < 0) {
            add_put(s, puts[i].form);
            /* what travels together must not overtake what does not */
            if (s->bytes > LARGEST && chance(40))
                add_get(s, gets[below(5)]);
            return;
        }
    if (at < 10)
        add_get(s, gets[below(5)]);
    else if (at < 30)
        add_amo(s);
    else
        add_order_of(s->actor, chance(40));
}

/* Many words one after the other, more than travel in one message. */
static void add_burst(const struct segment *s)
{
    int times = 20 + (int) below(120);

    for (int i = 0; i < times; i++) {
        const struct segment *to = &m.segment[below((uint64_t) m.segments)];

        if (to->actor != s->actor || m.actor[to->actor].local)
            to = s;
        if (chance(70))
            add_put(to, P);
        else
            add_amo(to);
    }
}

bool step_mix(void)
{
    int times = chance(75) ? 5 + (int) below(25) : 30 + (int) below(50);

    if (!pick_window())
        return false;
    for (int i = 0; i < times; i++) {
        const struct segment *s = &m.segment[below((uint64_t) m.segments)];

        if (m.actor[s->actor].local || !chance(12))
            add_any(s);
        else if (chance(25))
            add_burst(s);
        else if (!add_handover(s->actor))
            break;
    }
    return true;
}
