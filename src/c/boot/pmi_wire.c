/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The connection to a server of PMI-1 or PMI-2: owns the socket.  Only
 * one request is in flight at any time: the thread that starts the library asks
 * during the start and the end, and between them boot/nodes.c, under its mutex.
 * sma_pmi_abort may come at any time from any thread; it sends one message and
 * waits for nothing.
 *
 *   PMI-1   cmd=put kvsname=job key=k value=v\n
 *   PMI-2   26    cmd=kvs-put;key=k;value=v;      (26 characters follow)
 */
#include <poll.h>
#include <stdarg.h>
#include <sys/socket.h>

#include "boot/launchers.h"
#include "shared/limits.h"

enum {
    ANSWER = 8192, /* the longest answer; servers give values of 1024 */
    REQUEST = 2048,
    STORE = 256,
    HEAD = 6,    /* of a message of PMI-2: its length */
    PIECE = 480, /* bytes under one key: lines stay well below 1024 */
    LIMIT = 24,  /* the number before the first piece needs as much */
};

/* What is asked, in PMI-1 and PMI-2. */
enum command { MAXES, JOB, INIT, PUT, GET, FENCE, FINALIZE };

static const struct {
    const char *step; /* for messages */
    const char *ask[2], *answer[2];
} commands[] = {
    [MAXES] = {"limits", {"get_maxes"}, {"maxes"}},
    [JOB] = {"name of the job", {"get_my_kvsname"}, {"my_kvsname"}},
    [INIT] = {"init", {NULL, "fullinit"}, {NULL, "fullinit-response"}},
    [PUT] = {"put", {"put", "kvs-put"}, {"put_result", "kvs-put-response"}},
    [GET] = {"get", {"get", "kvs-get"}, {"get_result", "kvs-get-response"}},
    [FENCE] = {"barrier",
               {"barrier_in", "kvs-fence"},
               {"barrier_out", "kvs-fence-response"}},
    [FINALIZE] = {"finalize",
                  {"finalize", "finalize"},
                  {"finalize_ack", "finalize-response"}},
};

enum outcome { HERE, CLOSED, LATE, NONSENSE };

static struct {
    int fd;            /* -1: there is no connection */
    pid_t client;      /* the process that has connected; no child of it */
    int version;       /* 1 or 2 */
    size_t piece;      /* bytes that one value takes */
    char store[STORE]; /* the name of the job's keys */
    char answer[ANSWER + 1];
    char in[ANSWER]; /* what has arrived and was not yet looked at */
    size_t in_n;
    unsigned fences, requests;
} pmi = {.fd = -1};

static char separator(void)
{
    return pmi.version == 2 ? ';' : ' ';
}

/* -------------------------------------------------------- bytes that travel */
static enum outcome send_all(const char *text, size_t len)
{
    while (len > 0) {
        ssize_t n = send(pmi.fd, text, len, MSG_NOSIGNAL);

        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return CLOSED;
        text += n;
        len -= (size_t) n;
    }
    return HERE;
}

enum { LOOK_MS = 100 };

/* Waits for more bytes until the limit is over, at which it looks several times
 * a second. */
static enum outcome receive(struct sma_limit *limit)
{
    struct pollfd ready = {.fd = pmi.fd, .events = POLLIN};

    if (pmi.in_n == sizeof pmi.in)
        return NONSENSE;
    for (;;) {
        ssize_t n;

        if (poll(&ready, 1, sma_env.timeout == 0 ? -1 : LOOK_MS) < 0 &&
            errno != EINTR)
            return CLOSED;
        n = recv(pmi.fd, pmi.in + pmi.in_n, sizeof pmi.in - pmi.in_n,
                 MSG_DONTWAIT);
        if (n > 0) {
            pmi.in_n += (size_t) n;
            return HERE;
        }
        if (n == 0 || errno != EAGAIN)
            return CLOSED;
        if (sma_limit_is_over(limit, sma_env.timeout))
            return LATE;
    }
}

/* Moves `len` bytes from pmi.in into pmi.answer.  Drops the `skip` bytes before
 * them, and keeps the `rest` bytes after them. */
static void take(size_t skip, size_t len, size_t rest)
{
    memcpy(pmi.answer, pmi.in + skip, len);
    pmi.answer[len] = '\0';
    pmi.in_n -= skip + len + rest;
    memmove(pmi.in, pmi.in + skip + len + rest, pmi.in_n);
}

static enum outcome read_line(struct sma_limit *limit)
{
    const char *end;

    while ((end = memchr(pmi.in, '\n', pmi.in_n)) == NULL) {
        enum outcome rc = receive(limit);

        if (rc != HERE)
            return rc;
    }
    take(0, (size_t) (end - pmi.in), 1);
    return HERE;
}

/* Reads a message of PMI-2: its length, with spaces before or behind it, and as
 * many bytes. */
static enum outcome read_message(struct sma_limit *limit)
{
    enum outcome rc = HERE;
    const char *text = pmi.in;
    int len;

    while (rc == HERE && pmi.in_n < HEAD)
        rc = receive(limit);
    if (rc != HERE)
        return rc;
    while (text < pmi.in + HEAD && *text == ' ')
        text++;
    len = HEAD - (int) (text - pmi.in);
    while (len > 0 && text[len - 1] == ' ')
        len--;
    if (!sma_pmi_read_number(text, (size_t) len, &len) || len <= 0 ||
        len > ANSWER - HEAD)
        return NONSENSE;
    while (rc == HERE && pmi.in_n < HEAD + (size_t) len)
        rc = receive(limit);
    if (rc == HERE)
        take(HEAD, (size_t) len, 0);
    return rc;
}

/* -------------------------------------------------------------- one request */

/* Reads one line, or one message of PMI-2. */
static enum outcome read_answer(bool line)
{
    struct sma_limit limit = sma_limit_begin();

    pmi.answer[0] = '\0';
    return line ? read_line(&limit) : read_message(&limit);
}

/* Ends the job because of the last answer, or of what has arrived of it. */
__attribute__((noreturn)) static void nonsense(const char *step)
{
    if (pmi.answer[0] == '\0') {
        size_t len = pmi.in_n < 80 ? pmi.in_n : 80;

        memcpy(pmi.answer, pmi.in, len);
        pmi.answer[len] = '\0';
    }
    sma_fatal(NULL,
              "PMI: %s: the server of the launcher has sent an invalid reply: "
              "%.80s",
              step, pmi.answer);
}

/* Ends the job when an answer has not come. */
static void check(const char *step, bool all, enum outcome rc)
{
    if (rc == NONSENSE)
        nonsense(step);
    if (rc == CLOSED)
        sma_fatal(NULL,
                  "PMI: %s: the server of the launcher has closed the "
                  "connection",
                  step);
    if (rc == LATE && all)
        sma_boot_not_all_here(step);
    if (rc == LATE)
        sma_fatal(NULL,
                  "PMI: %s: the server of the launcher has not answered for %d "
                  "seconds (SHMEM_TIMEOUT)",
                  step, sma_env.timeout);
}

void sma_pmi_check_there(const char *step)
{
    struct pollfd p = {.fd = pmi.fd, .events = POLLRDHUP};

    if (pmi.fd >= 0 && poll(&p, 1, 0) == 1 &&
        (p.revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0)
        check(step, false, CLOSED);
}

/* Does the answer have this name? */
static bool is_answer(const char *name, char stop)
{
    const char *value;
    size_t len;

    return strncmp(pmi.answer, "cmd=", 4) == 0 &&
           sma_pmi_find(pmi.answer, stop, "cmd", &value, &len) &&
           strlen(name) == len && memcmp(value, name, len) == 0;
}

/* Sends a request and reads the answer.  `pairs` are keys and values, and end
 * with NULL. */
static enum outcome request(enum command command, const char *const *pairs)
{
    const char *name = commands[command].ask[pmi.version - 1];
    char text[REQUEST], stop = separator();
    size_t head = pmi.version == 2 ? HEAD : 0;
    size_t used = head + (size_t) sprintf(text + head, "cmd=%s", name);
    enum outcome rc;

    for (; *pairs != NULL; pairs += 2) {
        int n = snprintf(text + used, sizeof text - used, "%c%s=%s", stop,
                         pairs[0], pairs[1]);

        if (n < 0 || (size_t) n >= sizeof text - used - 2)
            return NONSENSE; /* no names of the server are so long */
        used += (size_t) n;
    }
    text[used++] = pmi.version == 2 ? ';' : '\n';
    if (pmi.version == 2) {
        char digits[HEAD + 1];

        snprintf(digits, sizeof digits, "%-6zu", used - HEAD);
        memcpy(text, digits, HEAD);
    }
    pmi.requests++;
    rc = send_all(text, used);
    if (rc == HERE)
        rc = read_answer(pmi.version == 1);
    if (rc == HERE &&
        !is_answer(commands[command].answer[pmi.version - 1], stop))
        rc = NONSENSE;
    return rc;
}

/* Sends a request and reads the answer; the server must not refuse. */
static void ask(enum command command, const char *step,
                const char *const *pairs)
{
    int rc = 0;

    check(step, command == FENCE, request(command, pairs));
    if (sma_pmi_find_number(pmi.answer, separator(), "rc", &rc) && rc != 0)
        sma_fatal(NULL, "PMI: %s: the server of the launcher refuses: %.80s",
                  step, pmi.answer);
}

/* A number in the answer to a command. */
static int number_of(enum command command, const char *key)
{
    int number;

    if (!sma_pmi_find_number(pmi.answer, separator(), key, &number))
        nonsense(commands[command].step);
    return number;
}

/* --------------------------------------------------------------- connection */

/* A number that the launcher has put into the environment. */
static int number_in(const char *name)
{
    const char *text = getenv(name);
    int number;

    if (text == NULL)
        sma_fatal(NULL, "PMI: the launcher has not set %s", name);
    if (!sma_pmi_read_number(text, strlen(text), &number))
        sma_fatal(NULL, "PMI: %s is \"%s\", which is not a number", name, text);
    return number;
}

/* At a port the server asks who this is, and tells the number of this PE and of
 * all PEs in lines of their own: size, rank, debug. */
static void introduce(int *rank_p, int *size_p)
{
    static const char step[] = "initack";
    char text[64];
    int *const to[] = {size_p, rank_p, NULL};
    static const char *const keys[] = {"size", "rank", "debug"};
    int id = number_in("PMI_ID"), debug;
    int n = snprintf(text, sizeof text, "cmd=initack pmiid=%d\n", id);

    check(step, false, send_all(text, (size_t) n));
    check(step, false, read_answer(true));
    if (!is_answer("initack", ' '))
        nonsense(step);
    for (int i = 0; i < 3; i++) {
        check(step, false, read_answer(true));
        if (!is_answer("set", ' ') ||
            !sma_pmi_find_number(pmi.answer, ' ', keys[i],
                                 to[i] != NULL ? to[i] : &debug))
            nonsense(step);
    }
}

/*
 * Agrees on a protocol.  PMI_JOBID belongs to PMI-2: Slurm sets it, and a
 * server that speaks PMI-1 only does not.  A server that speaks only the other
 * protocol says so, and then expects it.
 */
static void agree(void)
{
    static const char step[] = "init";
    char text[64];
    int version, rc = 0, n;

    pmi.version = getenv("PMI_JOBID") != NULL ? 2 : 1;
    n = snprintf(text, sizeof text,
                 "cmd=init pmi_version=%d pmi_subversion=%d\n", pmi.version,
                 pmi.version == 2 ? 0 : 1);
    check(step, false, send_all(text, (size_t) n));
    check(step, false, read_answer(true));
    if (!is_answer("response_to_init", ' ') ||
        !sma_pmi_find_number(pmi.answer, ' ', "pmi_version", &version))
        nonsense(step);
    (void) sma_pmi_find_number(pmi.answer, ' ', "rc", &rc);
    if (version < 1 || version > 2 || (rc != 0 && version == pmi.version))
        sma_fatal(NULL,
                  "PMI: the server of the launcher uses version %d of the "
                  "protocol, but libsma supports only 1 and 2",
                  version);
    pmi.version = version;
}

/* Keeps the name of the job, which is a value in the last answer or in the
 * environment. */
static void keep_store(const char *name, size_t len)
{
    if (len >= sizeof pmi.store)
        nonsense(commands[JOB].step);
    memcpy(pmi.store, name, len);
}

/* The first requests of PMI-1. */
static void enter_1(void)
{
    static const char *const none[] = {NULL};
    const char *name;
    size_t len;
    int limit;

    ask(MAXES, commands[MAXES].step, none);
    limit = number_of(MAXES, "vallen_max");
    if (limit < 2 * LIMIT)
        nonsense(commands[MAXES].step);
    limit = (limit - LIMIT) / 4 * 3;
    pmi.piece = limit < PIECE ? (size_t) limit : PIECE;
    ask(JOB, commands[JOB].step, none);
    if (!sma_pmi_find(pmi.answer, ' ', "kvsname", &name, &len))
        nonsense(commands[JOB].step);
    keep_store(name, len);
}

/* The first request of PMI-2, which has no question for the limits. */
static void enter_2(bool joined, int *rank_p, int *size_p)
{
    const char *job = getenv("PMI_JOBID"), *rank = getenv("PMI_RANK");
    const char *const pairs[] = {"pmijobid", job != NULL ? job : "0",
                                 "pmirank",  rank != NULL ? rank : "0",
                                 "threaded", "FALSE",
                                 NULL};

    if (!joined) {
        ask(INIT, commands[INIT].step, pairs);
        *rank_p = number_of(INIT, "rank");
        *size_p = number_of(INIT, "size");
    }
    if (rank != NULL && number_in("PMI_RANK") != *rank_p)
        sma_fatal(NULL,
                  "PMI: the launcher has set PMI_RANK to %s, and its "
                  "server says that this is rank %d",
                  rank, *rank_p);
    pmi.piece = PIECE;
    keep_store(pairs[1], strlen(pairs[1]));
}

/* Takes over the socket that the launcher has left open.  It becomes a
 * descriptor of its own, because an MPI library in this process uses the
 * launcher's, and closes it.  What this process starts gets neither. */
static void take_over(int fd)
{
    pmi.fd = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (pmi.fd < 0)
        sma_fatal(NULL, "PMI: PMI_FD is %d: %s", fd, strerror(errno));
    fcntl(fd, F_SETFD, FD_CLOEXEC);
}

/* Joins an MPI library that has agreed with the server before; Slurm refuses to
 * agree twice.  A library that speaks PMI-2 brings the functions of PMI-2. */
static bool join_mpi(int *rank_p, int *size_p)
{
    if (!sma_mpi_numbers(rank_p, size_p) || *size_p == 1)
        return false;
    pmi.version = sma_load_symbol("PMI2_Init") != NULL ? 2 : 1;
    return true;
}

void sma_pmi_open(const char *port, int *rank_p, int *size_p)
{
    bool joined = false;

    pmi.client = getpid();
    if (port != NULL) {
        if (sma_mpi_numbers(rank_p, size_p) && *size_p > 1)
            sma_fatal(NULL, "PMI: MPI already uses the connection to PMI_PORT; "
                            "start the program without -pmi-port");
        pmi.fd = sma_pmi_connect(port);
        introduce(rank_p, size_p);
    } else {
        take_over(number_in("PMI_FD"));
        joined = join_mpi(rank_p, size_p);
    }
    if (!joined)
        agree();
    if (pmi.version == 2) {
        enter_2(joined, rank_p, size_p);
    } else {
        enter_1();
        if (port == NULL) {
            *rank_p = number_in("PMI_RANK");
            *size_p = number_in("PMI_SIZE");
        }
    }
    if (*size_p < 1 || *size_p > SMA_MAX_PES || *rank_p < 0 ||
        *rank_p >= *size_p)
        sma_fatal(NULL, "PMI: this is rank %d of %d, which is impossible",
                  *rank_p, *size_p);
}

void sma_pmi_close(bool tell)
{
    static const char *const none[] = {NULL};

    if (pmi.fd < 0 || getpid() != pmi.client)
        return;
    if (tell)
        (void) request(FINALIZE, none);
    close(pmi.fd);
    pmi.fd = -1;
}

int sma_pmi_version(void)
{
    return pmi.version;
}

void sma_pmi_count(void)
{
    sma_debug("PMI-%d: %u fences, %u requests", pmi.version, pmi.fences,
              pmi.requests);
}

void sma_pmi_abort(int status)
{
    char text[80];
    int head = pmi.version == 2 ? HEAD : 0, n;

    if (pmi.fd < 0 || pmi.version == 0 || getpid() != pmi.client)
        return;
    n = snprintf(text + head, sizeof text - HEAD,
                 pmi.version == 2 ? "cmd=abort;isworld=TRUE;exitcode=%d;"
                                  : "cmd=abort exitcode=%d\n",
                 status);
    if (pmi.version == 2) {
        char digits[HEAD + 1];

        snprintf(digits, sizeof digits, "%-6d", n);
        memcpy(text, digits, HEAD);
    }
    (void) send_all(text, (size_t) head + (size_t) n);
}

/* ---------------------------------------------------------- keys and fences */

void sma_pmi_fence(const char *step)
{
    static const char *const none[] = {NULL};

    sma_debug("start-up: %s", step);
    pmi.fences++;
    ask(FENCE, step, none);
}

/* The key of a piece. */
static const char *key_of(char *text, size_t size, const char *key, int pe,
                          size_t piece)
{
    snprintf(text, size, "%s.%d.%zu", key, pe, piece);
    return text;
}

void sma_pmi_put(const char *key, const void *data, size_t bytes)
{
    char name[64], value[LIMIT + SMA_PMI_CHARS(PIECE) + 1];
    const char *from = data;
    size_t piece = 0, left = bytes;

    do { /* the number of all bytes stands before the first piece */
        size_t here = left < pmi.piece ? left : pmi.piece;
        int n = piece == 0 ? sprintf(value, "%zu:", bytes) : 0;
        const char *const pairs[] = {
            "kvsname", pmi.store,
            "key",     key_of(name, sizeof name, key, sma_self.me, piece),
            "value",   value,
            NULL};

        sma_pmi_encode(from, here, value + n);
        ask(PUT, key, pairs + (pmi.version == 2 ? 2 : 0)); /* no kvsname */
        from += here;
        left -= here;
        piece++;
    } while (left > 0);
}

/* The value of one key: *value_p and *len_p. */
static void get_piece(const char *name, const char **value_p, size_t *len_p)
{
    const char *const pairs_1[] = {"kvsname", pmi.store, "key", name, NULL};
    const char *const pairs_2[] = {"jobid", pmi.store, "srcid", "-1",
                                   "key",   name,      NULL};
    int rc = 0;

    check(name, false, request(GET, pmi.version == 2 ? pairs_2 : pairs_1));
    (void) sma_pmi_find_number(pmi.answer, separator(), "rc", &rc);
    if (rc != 0 ||
        !sma_pmi_find(pmi.answer, separator(), "value", value_p, len_p))
        sma_fatal(NULL,
                  "PMI: the server of the launcher does not know %s: %.80s",
                  name, pmi.answer);
}

void *sma_pmi_get(int pe, const char *key, size_t *bytes_p)
{
    char name[64], *data = NULL;
    size_t bytes = 0, used = 0, space = 0, len;
    const char *value;

    for (size_t piece = 0; piece == 0 || used < bytes; piece++) {
        size_t here;

        get_piece(key_of(name, sizeof name, key, pe, piece), &value, &len);
        if (piece == 0 && !sma_pmi_read_length(&value, &len, &bytes))
            nonsense(name);
        here = len / 4 * 3 + (len % 4 * 3) / 4;
        if (here > bytes - used || (here == 0 && bytes > 0))
            nonsense(name);
        if (used + here >= space) { /* it grows with what has come */
            space = 2 * (used + here + 1);
            data = realloc(data, space);
            if (data == NULL)
                sma_no_memory(NULL, space);
        }
        if (!sma_pmi_decode(value, len, data + used, here))
            nonsense(name);
        used += here;
    }
    *bytes_p = bytes;
    return data;
}
