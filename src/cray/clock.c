/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Time and date (cray.h).
 */
#include "cray.h"

#include <pthread.h>
#include <string.h>
#include <time.h>

enum { NANOSECONDS = 1000000000 };

static int64_t now(clockid_t clock)
{
    struct timespec t;

    clock_gettime(clock, &t);
    return (int64_t) t.tv_sec * NANOSECONDS + t.tv_nsec;
}

/* Not irtc_, which may be the program's. */
static int64_t ticks(void)
{
    return now(CLOCK_MONOTONIC);
}

int64_t irtc_(void)
{
    return ticks();
}

int64_t irtc_rate_(void)
{
    return NANOSECONDS;
}

/* A REAL has space for so many bits. */
double rtc_(void)
{
    return (double) (ticks() & (((int64_t) 1 << 52) - 1));
}

double second_(void)
{
    return (double) now(CLOCK_PROCESS_CPUTIME_ID) / NANOSECONDS;
}

double tsecnd_(void)
{
    return (double) now(CLOCK_THREAD_CPUTIME_ID) / NANOSECONDS;
}

static int64_t first; /* when TIMEF was called first */

static void set_first(void)
{
    first = ticks();
}

double timef_(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    int64_t time = ticks();

    pthread_once(&once, set_first);
    return time > first ? (double) (time - first) / 1e6 : 0;
}

/* Writes 8 characters, blanks at the end. */
static void put(char *text, const char *format)
{
    time_t t = time(NULL);
    struct tm local;
    char s[16] = "";

    localtime_r(&t, &local);
    strftime(s, sizeof s, format, &local);
    memset(text, ' ', 8);
    memcpy(text, s, strlen(s));
}

void clock_(char *text)
{
    put(text, "%H:%M:%S");
}

void date_(char *text)
{
    put(text, "%m/%d/%y");
}

void jdate_(char *text)
{
    put(text, "%y%j");
}
