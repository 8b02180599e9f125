/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Runs a command that has failed once more, and searches what it prints (again.h).
 */
#include "again.h"

#include <ctype.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command.h"

bool again_possible(const struct words *command)
{
    struct stat st;

    for (size_t i = 0; i < command->n; i++)
        if (strcmp(command->word[i], "-") == 0 ||
            (i > 0 && stat(command->word[i], &st) == 0 && S_ISFIFO(st.st_mode)))
            return false;
    return true;
}

int again_run(const struct words *command, const char *option, const char *last,
              char **text_p)
{
    FILE *f = checked(tmpfile());
    int kept[3] = {dup(0), dup(1), dup(2)}, status;
    struct words w = {NULL, 0};
    size_t n = 0;

    for (size_t i = 0; i < command->n; i++)
        words_add(&w, command->word[i]);
    words_add(&w, "-fdiagnostics-color=never");
    if (option != NULL)
        words_add(&w, option);
    if (last != NULL)
        words_add(&w, last);
    fflush(stdout);
    setenv("LC_ALL", "C", 1);
    for (int i = 1; i < 3; i++)
        dup2(fileno(f), i);
    close(0);
    open("/dev/null", O_RDONLY | O_CLOEXEC);
    status = command_run(w.word);
    for (int i = 0; i < 3; i++) {
        dup2(kept[i], i);
        close(kept[i]);
    }
    words_free(&w);
    rewind(f);
    *text_p = NULL;
    if (getdelim(text_p, &n, '\0', f) < 0) {
        free(*text_p);
        *text_p = NULL;
    }
    fclose(f);
    return status;
}

static bool is_part(char c)
{
    return isalnum((unsigned char) c) || c == '_' || c == '$' || c == '.';
}

bool again_has(const char *text, const char *word, const char *printed)
{
    size_t n = strlen(word);

    for (const char *at = text; (at = strstr(at, word)) != NULL; at += n) {
        const char *line = at;

        if ((at > text && is_part(at[-1])) || is_part(at[n]))
            continue;
        while (line > text && line[-1] != '\n')
            line--;
        if (memmem(line, strcspn(line, "\n"), printed, strlen(printed)) != NULL)
            return true;
    }
    return false;
}

bool again_has_name(const char *text, const char *name, const char *printed,
                    bool symbol)
{
    char word[64];

    snprintf(word, sizeof word, symbol ? "%s_" : "%s", name);
    for (char *c = word; *c != '\0'; c++)
        *c = (char) tolower((unsigned char) *c);
    return again_has(text, word, printed);
}
