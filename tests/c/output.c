/* np: 1  match: ^PE 0 line 999 xxxxxxxxx */
/* np: 4  args: plain  oshrun: -l  match: ^.*3.*PE 3 line 999 xxxxxxxxx */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that standard input goes to PE 0, that the other PEs see its end, and
 * that all output arrives in whole lines, with the PE before each line when
 * asked.
 */
#include "test.h"

int main(void)
{
    char c;

    test_init();
    CHECK(read(0, &c, 1) <= 0, "there is input");
    for (int i = 0; i < 1000; i++)
        printf("PE %d line %d xxxxxxxxx\n", me, i);
    return test_end();
}
