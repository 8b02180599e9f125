/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Walks through all interleavings of a PE that falls asleep and a PE that ends
 * its wait, or two PEs that end it together, as wait/sleep.c, coll/epoch/epoch.c and
 * coll/epoch/await.c do it, on processors that delay stores.  Where the walk ends, the wait has ended, or the sleeper sleeps and
 * the other PE was on its fast path when the sleeper fell asleep: the limit of
 * the sleep is for this case alone.
 *
 *   sleep_model [MISTAKE]: 1 if the walk finds a sleeper whom nobody wakes
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MEMORY, POSTS, MEETING } protocol;

/* Mistakes, to see that the walk finds them. */
static bool count_last, count_early, unmap_first, look_early, forget_later,
    announce_late, look_unfenced;

/* Words that both PEs use.  `mark` stands for the base of the memory, 0: not
 * mapped; for the mark of the slot, the number of a post; and for what the sleeper
 * says in its mailbox.  In a meeting DATA and DATA2 are the posts of the two others,
 * and WAKES says that all have posted. */
enum { DATA, MARK, WAKES, DATA2, WORDS };

enum { SLEEPER, WAKER, WAKER2, PES };

struct store {
    int word, value;
};

struct state {
    int memory[WORDS];
    struct store buffer[PES][2]; /* stores that other PEs do not see yet */
    int buffered[PES];
    int at[PES]; /* the next step of each */
    int seen;    /* what the sleeper has read of WAKES, or of DATA */
    int sleepers;
    bool asleep, ended;
    int put;         /* which put or post the waker is at, 0 or 1 */
    int read;        /* what the waker has read */
    bool passed;     /* the last put was on its fast path at the last mark */
    bool fast;       /* the put is on its fast path */
    bool early[PES]; /* has read MARK, and nobody sees its post yet */
};

static long walked;

static int load(const struct state *s, int who, int word)
{
    for (int i = s->buffered[who] - 1; i >= 0; i--)
        if (s->buffer[who][i].word == word)
            return s->buffer[who][i].value;
    return s->memory[word];
}

static void store(struct state *s, int who, int word, int value)
{
    s->buffer[who][s->buffered[who]++] = (struct store){word, value};
}

static void drain_one(struct state *s, int who)
{
    s->memory[s->buffer[who][0].word] = s->buffer[who][0].value;
    s->buffer[who][0] = s->buffer[who][1];
    s->buffered[who]--;
    if (s->buffered[who] == 0)
        s->early[who] = false;
}

/* A fence, or an atomic operation that is about to be done. */
static void drain(struct state *s, int who)
{
    while (s->buffered[who] > 0)
        drain_one(s, who);
}

static void mark(struct state *s, int value)
{
    drain(s, SLEEPER);
    s->memory[MARK] = value;
    s->passed = s->fast || s->early[WAKER] || s->early[WAKER2];
}

static bool have_all_posted(const struct state *s, int who)
{
    return load(s, who, DATA) != 0 && load(s, who, DATA2) != 0;
}

/* The sleeper in a meeting, which has posted already. */
static bool step_sleeper_who_meets(struct state *s)
{
    switch (s->at[SLEEPER]++) {
    case 0:
        s->seen = load(s, SLEEPER, WAKES);
        s->ended = s->seen != 0;
        break;
    case 1:
        if (announce_late)
            s->ended = have_all_posted(s, SLEEPER);
        else
            mark(s, 1);
        break;
    case 2:
        if (announce_late)
            mark(s, 1);
        else
            s->ended = have_all_posted(s, SLEEPER);
        break;
    default:
        s->asleep = s->memory[WAKES] == s->seen;
        s->sleepers += s->asleep;
        s->at[SLEEPER] = 0;
        break;
    }
    return true;
}

/* One step of the sleeper.  Returns false if it has none. */
static bool step_sleeper(struct state *s)
{
    bool armed_first = unmap_first;

    if (s->ended || s->asleep)
        return false;
    if (protocol == MEETING)
        return step_sleeper_who_meets(s);
    switch (s->at[SLEEPER]++) {
    case 0:
        if (protocol == POSTS)
            s->seen = load(s, SLEEPER, DATA);
        else if (armed_first)
            mark(s, 0);
        else
            s->seen = load(s, SLEEPER, WAKES);
        break;
    case 1:
        if (protocol == POSTS)
            mark(s, 2);
        else if (armed_first)
            s->seen = load(s, SLEEPER, WAKES);
        else
            mark(s, 0);
        break;
    case 2: s->ended = load(s, SLEEPER, DATA) == 2; break;
    case 3:
        drain(s, SLEEPER);
        s->sleepers++;
        break;
    default: /* the system compares and puts to sleep in one step */
        s->asleep = s->memory[protocol == POSTS ? DATA : WAKES] == s->seen;
        if (!s->asleep)
            s->sleepers--;
        s->at[SLEEPER] = 0;
        break;
    }
    return true;
}

static void wake(struct state *s)
{
    if (!s->asleep)
        return;
    s->asleep = false;
    s->sleepers--;
}

static void next_put(struct state *s)
{
    s->put++;
    s->at[WAKER] = 0;
}

/* A put to the memory: the first to another word, the second to that which the
 * sleeper waits for. */
static void step_put(struct state *s)
{
    switch (s->at[WAKER]++) {
    case 0:
        s->read = load(s, WAKER, MARK);
        s->fast = s->read != 0;
        break;
    case 1:
        if (s->put == 1)
            store(s, WAKER, DATA, 2);
        s->fast = s->fast && s->put == 1;
        if (s->read != 0)
            next_put(s);
        break;
    case 2: /* the slow path */
        drain(s, WAKER);
        if (count_early)
            s->read = s->sleepers;
        if (count_last)
            s->memory[WAKES]++;
        else
            s->memory[MARK] = 1;
        break;
    case 3:
        drain(s, WAKER);
        if (count_last)
            s->memory[MARK] = 1;
        else
            s->memory[WAKES]++;
        break;
    case 4:
        if (!count_early)
            s->read = s->sleepers;
        break;
    default:
        if (s->read > 0)
            wake(s);
        next_put(s);
        break;
    }
}

/* A post: the sleeper waits for the second. */
static void step_post(struct state *s)
{
    int number = s->put + 1;

    switch (s->at[WAKER]++) {
    case 0:
        s->read = load(s, WAKER, MARK);
        s->fast = s->read == 0 && number == 2;
        break;
    case 1:
        if (s->read != 0) {
            drain(s, WAKER);
            s->memory[MARK] = 0;
        }
        break;
    case 2:
        if (s->read > number && !forget_later && s->memory[MARK] < s->read) {
            drain(s, WAKER);
            s->memory[MARK] = s->read;
        }
        if (look_early && s->read != 0)
            wake(s);
        break;
    case 3: store(s, WAKER, DATA, number); break;
    default:
        /* the system call orders the store; each post has a word of its own */
        if (s->read != 0) {
            drain(s, WAKER);
            if (number == 2 && !look_early)
                wake(s);
        }
        next_put(s);
        break;
    }
}

/* One of two members that post last. */
static bool step_meeting(struct state *s, int who)
{
    switch (s->at[who]++) {
    case 0: store(s, who, who == WAKER ? DATA : DATA2, 1); break;
    case 1:
        if (load(s, who, MARK) == 0) {
            s->early[who] = s->buffered[who] > 0;
            s->at[who] = 3;
        }
        break;
    case 2:
        if (!look_unfenced)
            drain(s, who);
        if (!have_all_posted(s, who))
            break;
        drain(s, who);
        if (s->memory[WAKES] == 0) {
            s->memory[WAKES] = 1;
            wake(s);
        }
        break;
    default: return false;
    }
    return true;
}

static bool step_waker(struct state *s, int who)
{
    if (protocol == MEETING)
        return step_meeting(s, who);
    if (who == WAKER2)
        return false;
    if (s->put == 2)
        return false;
    if (protocol == MEMORY)
        step_put(s);
    else
        step_post(s);
    return true;
}

/* Each state is walked once. */
enum { TABLE = 1 << 20 };
static struct state *seen[TABLE];

static bool is_new(const struct state *s)
{
    const unsigned char *bytes = (const unsigned char *) s;
    size_t hash = 1469598103u;

    for (size_t i = 0; i < sizeof *s; i++)
        hash = (hash ^ bytes[i]) * 16777619u;
    for (hash %= TABLE; seen[hash] != NULL; hash = (hash + 1) % TABLE)
        if (memcmp(seen[hash], s, sizeof *s) == 0)
            return false;
    seen[hash] = malloc(sizeof *s);
    memcpy(seen[hash], s, sizeof *s);
    return true;
}

static void walk(const struct state *s)
{
    struct state next;
    bool stuck = true;

    if (!is_new(s))
        return;
    walked++;
    for (int who = 0; who < PES; who++) {
        memcpy(&next, s, sizeof next);
        if (who == SLEEPER ? step_sleeper(&next) : step_waker(&next, who)) {
            stuck = false;
            walk(&next);
        }
        if (s->buffered[who] > 0) {
            memcpy(&next, s, sizeof next);
            drain_one(&next, who);
            stuck = false;
            walk(&next);
        }
    }
    if (stuck && s->asleep && !s->passed) {
        printf("a sleeper is not woken, after %ld states\n", walked);
        exit(1);
    }
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        bool *flag;
        int protocol;
    } mistakes[] = {
        {"count-last", &count_last, MEMORY},
        {"count-early", &count_early, MEMORY},
        {"unmap-first", &unmap_first, MEMORY},
        {"look-early", &look_early, POSTS},
        {"forget-later", &forget_later, POSTS},
        {"announce-late", &announce_late, MEETING},
        {"look-unfenced", &look_unfenced, MEETING},
    };
    int first = MEMORY, last = MEETING;
    struct state start;

    for (size_t i = 0; i < sizeof mistakes / sizeof mistakes[0]; i++)
        if (argc > 1 && strcmp(argv[1], mistakes[i].name) == 0) {
            *mistakes[i].flag = true;
            first = last = mistakes[i].protocol;
        }
    for (protocol = first; (int) protocol <= last; protocol++) {
        memset(&start, 0, sizeof start);
        start.memory[MARK] = protocol == MEMORY;
        walk(&start);
        memset(seen, 0, sizeof seen);
    }
    printf("%ld states\n", walked);
    return 0;
}
