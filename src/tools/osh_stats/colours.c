/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The colours (colours.h).  Those of routines can be told apart by people
 * who do not see red or green; a level of a map is always farther from the
 * colour of the page than the level below.
 */
#include "osh_stats/colours.h"

#include <stddef.h>

const struct colour colours[] = {
    {"page", "#ffffff", "#14181d"},
    {"text", "#1b1f24", "#e3e8ed"},
    {"soft", "#57606a", "#9aa4af"},
    {"line", "#d0d7de", "#3a424c"},
    {"bar", "#bcd7f0", "#1f4a73"},
    {"link", "#0b5cad", "#6cb2f2"},
    {"r0", "#0072b2", "#2d95d3"},
    {"r1", "#e69f00", "#eaae30"},
    {"r2", "#009e73", "#20b68b"},
    {"r3", "#cc79a7", "#d791b8"},
    {"r4", "#56b4e9", "#86cbf3"},
    {"r5", "#d55e00", "#e8772a"},
    {"r6", "#7b5cb8", "#a38add"},
    {"r7", "#9a8c00", "#bdb031"},
    {"r8", "#9aa1a8", "#7c858e"},
    {"m0", "#f3f5f7", "#1d232a"},
    {"m1", "#d3e4f3", "#17334d"},
    {"m2", "#aacfe5", "#1b466c"},
    {"m3", "#78b5d8", "#1f5c8f"},
    {"m4", "#4d99ca", "#2a76b1"},
    {"m5", "#2b7bba", "#4894cf"},
    {"m6", "#125ea6", "#76b4e4"},
    {"m7", "#08417f", "#a3cdee"},
    {"m8", "#041f45", "#d9edfc"},
    {NULL, NULL, NULL},
};
