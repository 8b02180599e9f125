/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tables and verdicts of PEs whose records in the job block hold anything, as a
 * faulty PE may leave them; records.sh runs it with sanitizers.  The output must
 * have no character that a terminal takes for a command.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shared/hang_table.h"

enum { PES = 7, ROUNDS = 3000 };

static int check(char *text)
{
    int bad = text == NULL;

    for (const char *c = text; !bad && *c != '\0'; c++)
        bad = ((unsigned char) *c < ' ' && *c != '\n') ||
              ((unsigned char) *c >= 127 && (unsigned char) *c < 0xa0);
    free(text);
    return bad;
}

/* Numbers that are often at a limit. */
static uint64_t odd(void)
{
    static const uint64_t limits[] = {
        0, 1, 2, PES, 0x7fffffff, 0x80000000, 0xffffffff, 0x7fffffff7fffffff,
        4};
    const int count = sizeof limits / sizeof *limits;

    return rand() % 3 == 0 ? (uint64_t) rand() * (uint64_t) rand()
                           : limits[rand() % count];
}

int main(void)
{
    static struct sma_hang_row row[PES];
    static struct sma_job_pe pe[PES];
    bool live[PES];

    for (int round = 0; round < ROUNDS; round++) {
        srand((unsigned) round);
        for (int i = 0; i < PES; i++) {
            uint32_t *word = (uint32_t *) (void *) &pe[i];

            for (size_t k = 0; k < sizeof pe[i] / sizeof *word; k++)
                word[k] = (uint32_t) odd();
            memset(pe[i].wait.object, rand() % 256, sizeof pe[i].wait.object);
            memset(pe[i].wait.routine, rand() % 256, sizeof pe[i].wait.routine);
            if (rand() % 4 == 0) /* a control character in UTF-8 */
                memcpy(pe[i].wait.object, "\xc2\x9b", 2);
            pe[i].state = (int32_t) (rand() % 2 ? 2 : odd());
            pe[i].wait.version = 0;
            memset(&row[i], 0, sizeof row[i]);
            sma_hang_take(&row[i], &pe[i]);
            row[i].wait = pe[i].wait;
            row[i].wait.kind = (int32_t) (rand() % 2 ? rand() % 5 : odd());
            live[i] = rand() % 4 != 0;
        }
        sma_hang_judge(row, PES, live, odd());
        if (check(sma_hang_table(row, PES)) ||
            check(sma_hang_verdict(row, PES))) {
            printf("round %d\n", round);
            return 1;
        }
    }
    return 0;
}
