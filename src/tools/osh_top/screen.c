/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The screen of osh_top (top.h), drawn by ncurses: the lines of table.c, of
 * which as many are shown as there is space for, or what is known of one PE.
 */
#include "config.h"

#include "osh_top/top.h"

#ifdef HAVE_NCURSES

#include <curses.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

enum {
    ABOVE = 5, /* lines above the first PE: title, states, blank, head, sum */
    BELOW = 1, /* the line of the keys */
};

static struct {
    int selected; /* number of a PE; -1: the first row */
    int first;    /* the row on top */
    bool detail;
} state = {.selected = -1};

static volatile sig_atomic_t ended; /* the user wants no more */

static void on_signal(int signo)
{
    (void) signo;
    ended = 1;
}

/* ----------------------------------------------------------------- the drawing */

static void put(int y, const char *text, attr_t how)
{
    if (y < 0 || y >= LINES)
        return;
    attrset(how);
    mvaddnstr(y, 0, text, COLS);
    if (how != A_NORMAL)
        mvchgat(y, 0, -1, how, 0, NULL);
    attrset(A_NORMAL);
}

/* The row that shows the selected PE. */
static int selected_row(const struct table *t, const struct job_view *shown)
{
    for (int i = 0; i < t->n; i++)
        if (shown->pe[t->pe[i]].number == state.selected)
            return i;
    return 0;
}

static int rows_shown(void)
{
    return LINES > ABOVE + BELOW ? LINES - ABOVE - BELOW : 0;
}

static void draw_rows(const struct table *t, const struct job_view *shown)
{
    int row = selected_row(t, shown), space = rows_shown();

    state.first = row < state.first ? row : state.first;
    if (row >= state.first + space)
        state.first = row - space + 1;
    if (state.first > t->n - space)
        state.first = t->n > space ? t->n - space : 0;
    for (int i = 0; i < space && state.first + i < t->n; i++)
        put(ABOVE + i, t->row[state.first + i],
            state.first + i == row ? A_REVERSE : A_NORMAL);
}

static void draw_detail(const struct table *t, const struct job_view *shown)
{
    char *text = NULL, *rest, *line;
    size_t bytes;
    FILE *f = checked(open_memstream(&text, &bytes));
    int y = 3;

    if (t->n > 0)
        pe_write(f, &shown->pe[t->pe[selected_row(t, shown)]]);
    fclose(f);
    rest = checked(text);
    while ((line = strsep(&rest, "\n")) != NULL && y < LINES - BELOW)
        put(y++, line, A_NORMAL);
    free(text);
}

static void draw(const struct table *t, const struct job_view *shown,
                 const struct table_view *view)
{
    char keys[256];

    erase();
    put(0, t->line[0], A_BOLD);
    put(1, t->line[1], A_NORMAL);
    if (state.detail) {
        draw_detail(t, shown);
        snprintf(keys, sizeof keys, "up/down: PE  Enter: table  q: quit");
    } else {
        put(3, t->line[2], A_UNDERLINE);
        put(4, t->line[3], A_BOLD);
        draw_rows(t, shown);
        snprintf(keys, sizeof keys,
                 "sorted by %s%s  < >: column  r: reverse  Enter: PE  q: quit",
                 table_key(view->key), view->reverse ? ", reversed" : "");
    }
    put(LINES - 1, keys, A_DIM);
    refresh();
}

/* -------------------------------------------------------------------- the keys */

static void move_by(const struct table *t, const struct job_view *shown,
                    int rows)
{
    int row = selected_row(t, shown) + rows;

    if (row >= t->n)
        row = t->n - 1;
    if (row < 0)
        row = 0;
    if (t->n > 0)
        state.selected = shown->pe[t->pe[row]].number;
}

static void on_key(int key, const struct table *t, const struct job_view *shown,
                   struct table_view *view)
{
    int page = rows_shown() > 1 ? rows_shown() - 1 : 1;

    switch (key) {
    case 'q':
    case 'Q': ended = 1; break;
    case KEY_UP:
    case 'k': move_by(t, shown, -1); break;
    case KEY_DOWN:
    case 'j': move_by(t, shown, 1); break;
    case KEY_PPAGE: move_by(t, shown, -page); break;
    case KEY_NPAGE: move_by(t, shown, page); break;
    case KEY_HOME: move_by(t, shown, -t->n); break;
    case KEY_END: move_by(t, shown, t->n); break;
    case KEY_ENTER:
    case '\n':
    case '\r':
        state.detail = !state.detail;
        move_by(t, shown, 0); /* keeps this PE, wherever its row moves */
        break;
    case 27: state.detail = false; break;
    case '<':
    case KEY_LEFT: view->key = table_next(view->key, -1); break;
    case '>':
    case KEY_RIGHT: view->key = table_next(view->key, 1); break;
    case 'r': view->reverse = !view->reverse; break;
    default: break;
    }
}

/* ------------------------------------------------------------------- the screen */

bool screen_is_possible(void)
{
    const char *term = getenv("TERM");
    int error;

    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && term != NULL &&
           strcmp(term, "dumb") != 0 &&
           setupterm(NULL, STDOUT_FILENO, &error) == OK;
}

static void begin(void)
{
    struct sigaction act = {.sa_handler = on_signal};

    sigaction(SIGTERM, &act, NULL);
    sigaction(SIGHUP, &act, NULL);
    sigaction(SIGINT, &act, NULL);
    set_escdelay(50);
    initscr();
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    curs_set(0);
}

bool screen_run(const struct top_job *job, struct table_view view, double delay)
{
    struct pollfd keys = {.fd = STDIN_FILENO, .events = POLLIN};
    struct job_view l;
    uint64_t step = (uint64_t) (delay * 1e9), next = now_ns() + step, now;
    bool lives;

    begin();
    lives = view_job(job, &l);
    while (lives && !ended) {
        struct table t;
        int key;

        view.width = COLS;
        table_make(&t, &l, &view);
        draw(&t, &l, &view);
        now = now_ns();
        if (next > now)
            poll(&keys, 1, (int) ((next - now) / 1000000) + 1);
        while ((key = getch()) != ERR)
            on_key(key, &t, &l, &view);
        table_free(&t);
        if (now_ns() >= next) {
            lives = view_job(job, &l);
            next = now_ns() + step;
        }
    }
    screen_end();
    return !lives;
}

/* Leaves the screen blank: tmux brings lines of it back if it was resized. */
void screen_end(void)
{
    if (stdscr == NULL || isendwin())
        return;
    erase();
    refresh();
    endwin();
}

#else

bool screen_is_possible(void)
{
    return false;
}

bool screen_run(const struct top_job *job, struct table_view view, double delay)
{
    (void) job, (void) view, (void) delay;
    return false;
}

void screen_end(void) {}

#endif
