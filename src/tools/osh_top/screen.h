/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The screen of osh_top.
 */
#ifndef SMA_TOOLS_TOP_SCREEN_H
#define SMA_TOOLS_TOP_SCREEN_H

#include <stdbool.h>

#include "osh_top/look.h"
#include "osh_top/table.h"

/* Is there a screen: was the tool built with ncurses, and is this a terminal that
 * ncurses knows? */
bool screen_is_possible(void);

/* Shows the job until it has ended (true) or the user wants no more (false).
 * `look` looks at the job, every `delay` seconds; `pause` waits for a key or for so
 * many milliseconds. */
bool screen_run(bool (*look)(struct top_look *look_p),
                void (*pause)(int milliseconds, bool keys),
                struct table_view view, double delay);

/* Gives the terminal back if there is a screen, before a message. */
void screen_end(void);

#endif
