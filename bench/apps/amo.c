/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Random updates, each of them alone.
 */
#define ALONE
#include "gups.c"
