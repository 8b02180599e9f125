/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A libFuzzer harness for the command line of oshrun, one word a line.
 */
#include "parse.h"

#include <unistd.h>

#include "oshrun/oshrun.h"
#include "shared/cause.h"

/* what oshrun says where there is no memory */
const char *sma_cause(enum sma_cause_of what, int err, size_t bytes)
{
    (void) what;
    (void) err;
    (void) bytes;
    return "";
}

/* say: one line */
void output_put(int fd, const char *text, size_t len)
{
    (void) fd;
    if (memchr(text, '\n', len) == NULL)
        abort();
}

static char *parse_names[1000]; /* copies by strndup, which oshrun keeps */
static int parse_count_of_names;

static char *parse_strndup(const char *text, size_t len)
{
    return parse_names[parse_count_of_names++] = strndup(text, len);
}

static void parse_free(void *name)
{
    for (int i = 0; i < parse_count_of_names; i++)
        if (parse_names[i] == name)
            parse_names[i] = NULL;
    free(name);
}

#define exit(status) parse_stop()
#define free parse_free
#define strndup parse_strndup
#define fprintf(f, ...) ((void) (f))
#define puts(text) ((void) (text))
#define printf(...) ((void) 0)
#include "../../src/tools/oshrun/options.c"
#undef strndup
#undef free

extern char **environ;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct oshrun_options zero;
    char **before = environ, *none[] = {NULL};
    char *text = parse_string(data, size), *argv[202] = {"oshrun"};
    int argc = 1;

    for (char *word = text; argc < 200; argc++) {
        argv[argc] = word;
        word = strchr(word, '\n');
        if (word == NULL) {
            argc++;
            break;
        }
        *word++ = '\0';
    }
    environ = none;
    oshrun_opt = zero;
    optind = 0;
    parse_count_of_names = 0;
    if (setjmp(parse_end) == 0) {
        oshrun_parse(argc, argv);
        if (oshrun_opt.n < 1 || oshrun_opt.n > SMA_MAX_PES ||
            oshrun_opt.segments < 1 || oshrun_opt.segment[0].program == NULL ||
            oshrun_opt.segment[0].program[0] == NULL || oshrun_opt.timeout < 0)
            abort();
    }
    clearenv();
    environ = before;
    for (int i = 0; i < parse_count_of_names; i++)
        free(parse_names[i]);
    free(oshrun_opt.vars);
    for (int i = 0; i < oshrun_opt.segments; i++)
        free(oshrun_opt.segment[i].vars);
    free(oshrun_opt.segment);
    oshrun_opt = zero;
    free(text);
    return 0;
}
