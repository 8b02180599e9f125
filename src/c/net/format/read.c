/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Completes messages, and reads those of other PEs.  tests/fuzz/parse_format.c
 * runs these functions with any bytes at all.
 */
#include "net/format/format.h"
#include "shared/word_copy.h"

/* The sum of words of 8 bytes, which depends on their order. */
static uint64_t sma_format_sum(const unsigned char *at, size_t bytes)
{
    uint64_t sum = 0, word;

    for (; bytes >= 8; at += 8, bytes -= 8) {
        memcpy(&word, at, 8);
        sum = (sum ^ word) * UINT64_C(0x9e3779b97f4a7c15);
        sum ^= sum >> 32;
    }
    return sum;
}

/* The sum of a head, whose own member `check` does not count; and of the
 * `bytes` after it if the head says so. */
static uint32_t sma_format_head_check(const struct sma_format_head *head,
                                      const unsigned char *rest, size_t bytes)
{
    uint64_t sum = sma_format_add(2, 0, head->tag);

    sum = sma_format_add(sum, 1, head->number);
    sum = sma_format_add(sum, 2,
                         (uint64_t) head->from << 32 |
                             (uint64_t) head->channel << 16 | head->flags);
    sum = sma_format_add(sum, 3, head->bytes);
    sum = sma_format_add(sum, 5, head->done);
    if ((head->flags & SMA_FORMAT_SUMMED) != 0)
        sum = sma_format_add(sum, 4, sma_format_sum(rest, bytes));
    return sma_format_shorten(sum);
}

void sma_format_close(unsigned char *message, size_t bytes)
{
    struct sma_format_head head;

    memcpy(&head, message, sizeof head);
    head.bytes = (uint32_t) bytes;
    head.check = sma_format_head_check(&head, message + sizeof head,
                                       bytes - sizeof head);
    memcpy(message, &head, sizeof head);
}

/* The tag is compared as one word, which takes the same time whatever bits of
 * it are wrong. */
enum sma_format_verdict sma_format_open(const struct sma_format_job *job,
                                        struct sma_format_reader *r,
                                        const void *data, size_t bytes)
{
    *r = (struct sma_format_reader){
        .at = data, .end = (const unsigned char *) data + bytes};
    if (bytes < sizeof r->head)
        return SMA_FORMAT_STRANGE;
    memcpy(&r->head, r->at, sizeof r->head);
    r->at += sizeof r->head;
    if (r->head.from >= job->n ||
        (r->head.tag ^ sma_format_tag(job, r->head.from, job->me)) != 0)
        return SMA_FORMAT_STRANGE;
    if (r->head.bytes != bytes || bytes > SMA_FORMAT_BYTES || bytes % 8 != 0)
        r->why = "its length is wrong";
    else if (r->head.check !=
             sma_format_head_check(&r->head, r->at, bytes - sizeof r->head))
        r->why = "its check sum is wrong";
    else if (r->head.channel >= SMA_FORMAT_CHANNELS ||
             (r->head.flags & ~SMA_FORMAT_FLAGS) != 0)
        r->why = "it is of an unknown kind";
    return r->why == NULL ? SMA_FORMAT_FINE : SMA_FORMAT_WRONG;
}

static bool is_wrong(struct sma_format_reader *r, const char *why)
{
    r->why = why;
    return false;
}

static bool take(struct sma_format_reader *r, void *part, size_t bytes)
{
    if ((size_t) (r->end - r->at) < bytes)
        return is_wrong(r, "it ends within an operation");
    memcpy(part, r->at, bytes);
    r->at += bytes;
    return true;
}

/* ------------------------------------------------------------------- memory */

void sma_format_allow(struct sma_format_memory *m, int region, int may,
                      size_t offset, size_t bytes, void *at)
{
    struct sma_format_span *last = m->n > 0 ? &m->span[m->n - 1] : NULL;

    if (bytes == 0)
        return;
    if (last != NULL && last->region == region && last->may == may &&
        last->offset + last->bytes == offset &&
        last->at + last->bytes == (char *) at) {
        last->bytes += bytes;
        return;
    }
    m->span[m->n++] = (struct sma_format_span){.region = (uint8_t) region,
                                               .may = (uint8_t) may,
                                               .offset = offset,
                                               .bytes = bytes,
                                               .at = at};
}

/* The address of bytes that others may so use; NULL: there is none. */
static char *find(const struct sma_format_memory *m, int region, int may,
                  uint64_t offset, uint64_t bytes)
{
    for (int i = 0; i < m->n; i++) {
        const struct sma_format_span *s = &m->span[i];

        if (s->region == region && (s->may & may) != 0 && offset >= s->offset &&
            bytes <= s->bytes && offset - s->offset <= s->bytes - bytes)
            return s->at + (offset - s->offset);
    }
    return NULL;
}

/* Sets todo->at to the first of the blocks, if all of them, and what lies
 * between them, may be used so. */
static bool find_blocks(const struct sma_format_memory *m,
                        const struct sma_format_op *op, int may,
                        struct sma_format_todo *todo)
{
    int region = op->what & ((1 << SMA_FORMAT_AMO_SHIFT) - 1);
    int64_t distance = 0;
    uint64_t back, low;
    char *first;

    if (todo->n <= 1) /* nothing comes after a stride */
        todo->stride = 0;
    if (__builtin_mul_overflow(todo->stride, (int64_t) todo->n - 1, &distance))
        return false;
    back = distance < 0 ? -(uint64_t) distance : 0;
    low = op->offset - back;
    if (low > op->offset)
        return false;
    first = find(m, region, may, low,
                 (distance < 0 ? back : (uint64_t) distance) + todo->bytes);
    if (first != NULL)
        todo->at = first + back;
    return first != NULL;
}

/* --------------------------------------------------------------- operations */

/* The words between an operation and its data. */
static const uint8_t words_of[SMA_FORMAT_KINDS] = {
    [SMA_FORMAT_PUT] = 0,  [SMA_FORMAT_GET] = 1, [SMA_FORMAT_PUTS] = 2,
    [SMA_FORMAT_GETS] = 3, [SMA_FORMAT_AMO] = 2, [SMA_FORMAT_FETCH] = 3,
};

/* Puts the words where the operation needs them. */
static void take_words(struct sma_format_todo *todo, const uint64_t *word)
{
    switch (todo->kind) {
    case SMA_FORMAT_PUTS:
    case SMA_FORMAT_GETS:
        todo->stride = (int64_t) word[0];
        todo->n = (size_t) word[1];
        break;
    case SMA_FORMAT_AMO:
    case SMA_FORMAT_FETCH:
        todo->value = word[0];
        todo->cond = word[1];
        break;
    default: break;
    }
    todo->answers = todo->kind == SMA_FORMAT_GET ||
                    todo->kind == SMA_FORMAT_GETS ||
                    todo->kind == SMA_FORMAT_FETCH;
    if (todo->answers)
        todo->id = word[words_of[todo->kind] - 1];
}

/* Takes the data of a put. */
static bool take_data(struct sma_format_reader *r, struct sma_format_todo *todo)
{
    size_t left = (size_t) (r->end - r->at);

    /* n is at most SMA_FORMAT_BYTES, and a block has less than 64 KiB */
    if (sma_format_padded(todo->n * todo->bytes) > left)
        return is_wrong(r, "its data reach beyond its end");
    todo->data = r->at;
    r->at += sma_format_padded(todo->n * todo->bytes);
    return true;
}

/* Is an atomic operation one that this PE can do? */
static bool is_amo(const struct sma_format_todo *todo)
{
    return todo->amo <= SMA_AMO_XOR &&
           (todo->bytes == 2 || todo->bytes == 4 || todo->bytes == 8) &&
           ((uintptr_t) todo->at & (todo->bytes - 1)) == 0;
}

static bool check_op(const struct sma_format_memory *m,
                     struct sma_format_reader *r,
                     const struct sma_format_op *op,
                     struct sma_format_todo *todo)
{
    bool amo = todo->kind == SMA_FORMAT_AMO || todo->kind == SMA_FORMAT_FETCH;
    bool get = !amo && todo->answers;

    if (todo->n > SMA_FORMAT_BYTES ||
        (get && (todo->bytes == 0 ||
                 todo->n > sma_format_blocks_of_answer(todo->bytes))))
        return is_wrong(r, "an operation on too many bytes");
    if (!amo && !get && !take_data(r, todo))
        return false;
    if (todo->n == 0 || todo->bytes == 0) {
        todo->n = 0; /* a put of nothing, wherever it goes */
        return !get || is_wrong(r, "it gets nothing");
    }
    if (!find_blocks(m, op,
                     amo   ? SMA_FORMAT_MAY_AMO
                     : get ? SMA_FORMAT_MAY_GET
                           : SMA_FORMAT_MAY_PUT,
                     todo))
        return is_wrong(r, "an operation outside of symmetric memory");
    if (amo && !is_amo(todo))
        return is_wrong(r, "an unknown atomic operation");
    return true;
}

bool sma_format_next_op(const struct sma_format_memory *m,
                        struct sma_format_reader *r,
                        struct sma_format_todo *todo)
{
    struct sma_format_op op;
    uint64_t word[3];

    if (r->at == r->end || !take(r, &op, sizeof op))
        return false;
    if (op.kind >= SMA_FORMAT_KINDS)
        return is_wrong(r, "an operation of an unknown kind");
    /* one by one: a copy whose size is not a constant is a call of memcpy */
    for (int i = 0; i < words_of[op.kind]; i++)
        if (!take(r, &word[i], sizeof word[i]))
            return false;
    if (op.check != sma_format_op_check(&op, word, words_of[op.kind]))
        return is_wrong(r, "the check sum of an operation is wrong");
    *todo = (struct sma_format_todo){.kind = (enum sma_format_kind) op.kind,
                                     .amo = op.what >> SMA_FORMAT_AMO_SHIFT,
                                     .bytes = op.bytes,
                                     .n = 1};
    take_words(todo, word);
    return check_op(m, r, &op, todo);
}

/* A program that reads a word with acquire order sees what operations before
 * the one that stored the word have stored. */
void sma_format_do(const struct sma_format_todo *todo, unsigned char *answer)
{
    ptrdiff_t bytes = (ptrdiff_t) todo->bytes;
    size_t all = todo->n * todo->bytes;
    uint64_t was;

    if (todo->n == 0)
        return;
    if (todo->answers && all % 8 != 0)
        memset(answer + (all & ~(size_t) 7), 0, 8);
    __atomic_thread_fence(__ATOMIC_RELEASE);
    switch (todo->kind) {
    case SMA_FORMAT_PUT: sma_copy(todo->at, todo->data, todo->bytes); break;
    case SMA_FORMAT_PUTS:
        sma_copy_blocks(todo->at, todo->stride, (const char *) todo->data,
                        bytes, todo->bytes, todo->n);
        break;
    case SMA_FORMAT_GET:
    case SMA_FORMAT_GETS:
        sma_copy_blocks((char *) answer, bytes, todo->at, todo->stride,
                        todo->bytes, todo->n);
        break;
    default:
        was = sma_amo_here(todo->at, todo->bytes, (enum sma_amo_op) todo->amo,
                           todo->value, todo->cond);
        if (todo->answers)
            sma_word_store(answer, todo->bytes, was);
    }
}

/* ------------------------------------------------------------------ answers */

bool sma_format_next_piece(struct sma_format_reader *r,
                           struct sma_format_came *came)
{
    struct sma_format_piece piece;

    if (r->at == r->end || !take(r, &piece, sizeof piece))
        return false;
    if (piece.check != sma_format_piece_check(&piece))
        return is_wrong(r, "the check sum of a piece is wrong");
    if (sma_format_padded(piece.bytes) > (size_t) (r->end - r->at))
        return is_wrong(r, "its data reach beyond its end");
    *came = (struct sma_format_came){
        .id = piece.id, .bytes = piece.bytes, .data = r->at};
    r->at += sma_format_padded(piece.bytes);
    return true;
}
