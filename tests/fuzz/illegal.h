/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Objects and functions that illegal.c and illegal_checked.c share.
 */
#ifndef FUZZ_ILLEGAL_H
#define FUZZ_ILLEGAL_H

#include "fuzz.h"

enum { BLOCK = 8192 };

extern int me, npes, victim; /* victim: the PE that makes the mistake */
extern char *heap, *other;   /* blocks of BLOCK bytes */
extern char *private;
extern char data[4096], work[2048];
extern long psync[2][SHMEM_SYNC_SIZE], lock;

/* Random: a number less than n; a type that has the form. */
uint64_t draw(uint64_t n);
int draw_type(bool (*has)(int, int), int form);

/* A transfer of four elements between heap and private memory, with its type and
 * name; its argument on the other PE: sets it, and what it is called. */
struct call pick_rma(int *type_p, char name[64]);
void set_remote(struct call *c, void *at);
const char *remote_name(const struct call *c);

/* Prints the message that must come, after the name of the host.  All PEs call
 * it, and then go on. */
__attribute__((format(printf, 1, 2))) void expect(const char *format, ...);

/* Prints the message that must come from the victim. */
#define EXPECT(format, ...) \
    expect("^shmem: PE %d/%d on [^ ]+: " format, victim, npes, __VA_ARGS__)
/* Prints the message that must come from the PE that notices first. */
#define EXPECT_ANY(format, ...) \
    expect("^shmem: PE [0-9]+/%d on [^ ]+: " format, npes, __VA_ARGS__)

struct illegal {
    const char *name; /* NULL ends the table */
    void (*act)(void);
};

/* The mistakes that only SHMEM_CHECK=2 finds. */
extern const struct illegal illegal_checked[];

#endif
