/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Texts that a terminal may show (plain.h).
 */
#include "osh_top/plain.h"

void top_make_plain(char *text)
{
    for (; *text != '\0'; text++)
        if (*text < ' ' || *text > '~')
            *text = '?';
}
