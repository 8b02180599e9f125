/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A launcher on one host that serves PMI-1 and PMI-2, strictly, or wrongly
 * where it is asked to.  pmi.sh uses it.
 *
 *   pmi_server [OPTIONS] PROGRAM [ARGS...]
 *
 *   -n N             starts N processes
 *   -2               sets PMI_JOBID, so that they speak PMI-2
 *   -1               knows only PMI-1, and says so
 *   -p               listens at a port, and sets PMI_PORT and PMI_ID
 *   -l N             values have N characters at most
 *   -x COMMAND=TEXT  answers TEXT to COMMAND, or to COMMAND KEY, with \n for the end of
 *                    a line; an empty TEXT is no answer, "CLOSE" closes the connection
 *   -k               a process that ends without finalize ends nothing
 *
 * A value is known after the next barrier; a key is put once.  When a
 * connection breaks all processes are killed.  The exit status is that of an
 * abort, or the largest of a process; 128 and the signal when it was killed.
 */
#include <arpa/inet.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST = 128, LINE = 8192, KEYLEN = 64 };

#define STORE "kvs_0"
#define JOB "1234567.0"

static struct {
    int fd, version;
    pid_t pid;
    char in[LINE];
    size_t used;
} client[MOST];

static struct pair {
    struct pair *next;
    bool known;
    char *key, *value;
} * pairs;

static int n = 1, arrived, limit = 1024, aborted = -1;
static bool only_1, set_2, port, keep;
static const char *lies[16];

/* ------------------------------------------------------------- answers */

static void send_text(int i, const char *text)
{
    if (send(client[i].fd, text, strlen(text), MSG_NOSIGNAL) < 0)
        return;
}

/* Answers "cmd=NAME" and pairs, given with spaces between them. */
static void answer(int i, const char *fmt, ...)
{
    char body[LINE], text[LINE + 8];
    va_list ap;

    va_start(ap, fmt);
    vsnprintf(body, sizeof body, fmt, ap);
    va_end(ap);
    if (client[i].version < 2) {
        snprintf(text, sizeof text, "%s\n", body);
    } else {
        strcat(body, ";");
        for (char *c = body; *c != '\0'; c++)
            *c = *c == ' ' ? ';' : *c;
        snprintf(text, sizeof text, "%6zu%s", strlen(body), body);
    }
    send_text(i, text);
}

/* The value of a key in a request, or NULL. */
static char *value_of(const char *request, const char *key, char *space)
{
    const char *stops = strchr(request, ';') != NULL ? ";" : " ";
    size_t len = strlen(key);

    while (*request != '\0') {
        size_t pair = strcspn(request, stops);

        if (pair > len && strncmp(request, key, len) == 0 &&
            request[len] == '=') {
            sprintf(space, "%.*s", (int) (pair - len - 1), request + len + 1);
            return space;
        }
        request += pair + (request[pair] != '\0');
    }
    return NULL;
}

/* Lies to a command, or to one for a key, if it was asked to. */
static bool lie(int i, const char *command, const char *request)
{
    char key[LINE] = "", both[2 * LINE];

    value_of(request, "key", key);
    snprintf(both, sizeof both, "%s %s", command, key);
    for (int k = 0; lies[k] != NULL; k++) {
        size_t len = strcspn(lies[k], "=");
        const char *text = lies[k] + len + 1;
        char said[LINE + 2000] = "", *to = said;

        if ((strlen(command) != len || strncmp(command, lies[k], len) != 0) &&
            (strlen(both) != len || strncmp(both, lies[k], len) != 0))
            continue;
        if (strcmp(text, "CLOSE") == 0) {
            shutdown(client[i].fd, SHUT_RDWR);
            return true;
        }
        for (; *text != '\0'; text++) {
            bool end = text[0] == '\\' && text[1] == 'n';

            *to++ = end ? '\n' : *text;
            text += end;
        }
        send_text(i, said);
        return true;
    }
    return false;
}

/* ---------------------------------------------------------- the commands */

/* Does a request name the store of this job? */
static bool is_of_job(int i, const char *request)
{
    bool two = client[i].version == 2;
    char text[LINE];

    return value_of(request, two ? "jobid" : "kvsname", text) != NULL &&
           strcmp(text, two ? JOB : STORE) == 0;
}

static void put(int i, const char *request, const char *name)
{
    char key[LINE], value[LINE];

    if (value_of(request, "key", key) == NULL ||
        value_of(request, "value", value) == NULL || strlen(key) >= KEYLEN ||
        strlen(value) >= (size_t) limit ||
        (client[i].version < 2 && !is_of_job(i, request))) {
        answer(i, "cmd=%s rc=-1 msg=bad_or_too_long", name);
        return;
    }
    for (struct pair *p = pairs; p != NULL; p = p->next)
        if (strcmp(p->key, key) == 0) {
            answer(i, "cmd=%s rc=-1 msg=duplicate_key", name);
            return;
        }
    struct pair *p = malloc(sizeof *p);
    *p = (struct pair){pairs, false, strdup(key), strdup(value)};
    pairs = p;
    answer(i, "cmd=%s rc=0", name);
}

static void get(int i, const char *request, const char *name)
{
    char key[LINE];

    if (is_of_job(i, request) && value_of(request, "key", key) != NULL)
        for (struct pair *p = pairs; p != NULL; p = p->next)
            if (p->known && strcmp(p->key, key) == 0) {
                answer(i, "cmd=%s rc=0%s value=%s", name,
                       client[i].version == 2 ? " found=TRUE" : "", p->value);
                return;
            }
    if (client[i].version == 2)
        answer(i, "cmd=%s rc=0 found=FALSE", name);
    else
        answer(i, "cmd=%s rc=-1 msg=no_such_key", name);
}

static void barrier(const char *name)
{
    if (++arrived < n)
        return;
    arrived = 0;
    for (struct pair *p = pairs; p != NULL; p = p->next)
        p->known = true;
    for (int i = 0; i < n; i++)
        answer(i, "cmd=%s rc=0", name);
}

static void end_job(int status)
{
    if (aborted < 0)
        aborted = status;
    for (int i = 0; i < n; i++)
        kill(client[i].pid, SIGKILL);
}

static void leave(int i, const char *name)
{
    answer(i, "cmd=%s rc=0", name);
    close(client[i].fd);
    client[i].fd = -1;
}

static void init(int i, const char *request)
{
    char text[LINE];
    int version = atoi(value_of(request, "pmi_version", text));
    bool no = only_1 && version != 1;

    answer(i, "cmd=response_to_init pmi_version=%d pmi_subversion=%d rc=%d",
           no ? 1 : version, no || version == 1, no ? -1 : 0);
    client[i].version = no ? 1 : version;
}

static void serve_1(int i, const char *command, const char *request)
{
    char text[LINE];

    if (strcmp(command, "init") == 0)
        init(i, request);
    else if (strcmp(command, "initack") == 0)
        answer(i,
               "cmd=initack\ncmd=set size=%d\ncmd=set rank=%s\n"
               "cmd=set debug=0",
               n, value_of(request, "pmiid", text));
    else if (strcmp(command, "get_maxes") == 0)
        answer(i, "cmd=maxes kvsname_max=256 keylen_max=64 vallen_max=%d",
               limit);
    else if (strcmp(command, "get_my_kvsname") == 0)
        answer(i, "cmd=my_kvsname kvsname=" STORE);
    else if (strcmp(command, "put") == 0)
        put(i, request, "put_result");
    else if (strcmp(command, "get") == 0)
        get(i, request, "get_result");
    else if (strcmp(command, "barrier_in") == 0)
        barrier("barrier_out");
    else if (strcmp(command, "finalize") == 0)
        leave(i, "finalize_ack");
    else if (strcmp(command, "abort") == 0)
        end_job(atoi(value_of(request, "exitcode", text)));
    else
        fprintf(stderr, "pmi_server: unknown: %s\n", request);
}

/* As in Slurm: an abort carries no status. */
static void serve_2(int i, const char *command, const char *request)
{
    if (strcmp(command, "fullinit") == 0)
        answer(i, "cmd=fullinit-response rc=0 pmi_version=2 rank=%d size=%d", i,
               n);
    else if (strcmp(command, "kvs-put") == 0)
        put(i, request, "kvs-put-response");
    else if (strcmp(command, "kvs-get") == 0)
        get(i, request, "kvs-get-response");
    else if (strcmp(command, "kvs-fence") == 0)
        barrier("kvs-fence-response");
    else if (strcmp(command, "finalize") == 0)
        leave(i, "finalize-response");
    else if (strcmp(command, "abort") == 0)
        end_job(128 + SIGKILL);
    else
        fprintf(stderr, "pmi_server: unknown: %s\n", request);
}

/* Serves one request, if a whole one has come. */
static bool serve(int i)
{
    char request[LINE] = "", command[LINE], *in = client[i].in, *end;
    size_t skip = 0, len;

    in[client[i].used] = '\0';
    if (client[i].version == 2) {
        len = client[i].used < 6 ? LINE : (size_t) atoi(in);
        skip = 6;
        if (client[i].used < len + skip)
            return false;
    } else {
        end = strchr(in, '\n');
        if (end == NULL)
            return false;
        len = (size_t) (end - in);
    }
    memcpy(request, in + skip, len);
    len += skip + (client[i].version != 2);
    client[i].used -= len;
    memmove(in, in + len, client[i].used);
    if (value_of(request, "cmd", command) == NULL)
        fprintf(stderr, "pmi_server: no command: %s\n", request);
    else if (lie(i, command, request))
        return true;
    else if (client[i].version == 2)
        serve_2(i, command, request);
    else
        serve_1(i, command, request);
    return client[i].fd >= 0;
}

/* -------------------------------------------------------------- processes */

static void set_number(const char *name, int number)
{
    char text[16];

    sprintf(text, "%d", number);
    setenv(name, text, 1);
}

static void start(int i, int listener, char **program)
{
    int pair[2] = {-1, -1};
    char text[32];
    struct sockaddr_in at;
    socklen_t size = sizeof at;

    if (!port && socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0)
        exit(99);
    client[i].fd = pair[0];
    client[i].pid = fork();
    if (client[i].pid != 0) {
        close(pair[1]);
        return;
    }
    for (int k = 0; k <= i; k++)
        close(client[k].fd);
    if (port) {
        getsockname(listener, (struct sockaddr *) &at, &size);
        sprintf(text, "127.0.0.1:%d", ntohs(at.sin_port));
        setenv("PMI_PORT", text, 1);
        set_number("PMI_ID", i);
    } else {
        set_number("PMI_FD", pair[1]);
        set_number("PMI_RANK", i);
        set_number("PMI_SIZE", n);
    }
    if (set_2)
        setenv("PMI_JOBID", JOB, 1);
    execvp(program[0], program);
    _exit(98);
}

static int listen_somewhere(void)
{
    struct sockaddr_in at = {.sin_family = AF_INET,
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    if (bind(fd, (struct sockaddr *) &at, sizeof at) != 0 ||
        listen(fd, MOST) != 0)
        exit(97);
    return fd;
}

static void read_from(int i)
{
    ssize_t got = recv(client[i].fd, client[i].in + client[i].used,
                       LINE - 1 - client[i].used, 0);

    if (got > 0) {
        client[i].used += (size_t) got;
        while (serve(i))
            ;
        return;
    }
    close(client[i].fd);
    client[i].fd = -1;
    if (!keep)
        end_job(128 + SIGKILL);
}

int main(int argc, char **argv)
{
    int option, listener = -1, nlies = 0, worst = 0, status, here = 0;
    struct pollfd fds[MOST];

    while ((option = getopt(argc, argv, "+n:21pl:x:k")) != -1)
        switch (option) {
        case 'n': n = atoi(optarg); break;
        case '2': set_2 = true; break;
        case '1': only_1 = true; break;
        case 'p': port = true; break;
        case 'l': limit = atoi(optarg); break;
        case 'x': lies[nlies++] = optarg; break;
        case 'k': keep = true; break;
        default: return 96;
        }
    if (port)
        listener = listen_somewhere();
    for (int i = 0; i < n; i++)
        start(i, listener, argv + optind);
    for (; port && here < n; here++) /* the order of the clients is theirs */
        client[here].fd = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
    for (;;) {
        int open = 0;

        for (int i = 0; i < n; i++) {
            fds[i] = (struct pollfd){.fd = client[i].fd, .events = POLLIN};
            open += client[i].fd >= 0;
        }
        if (open == 0 || aborted >= 0 || poll(fds, (nfds_t) n, -1) < 0)
            break;
        for (int i = 0; i < n; i++)
            if (client[i].fd >= 0 && fds[i].revents != 0)
                read_from(i);
    }
    while (wait(&status) > 0) {
        int code =
            WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);

        worst = code > worst ? code : worst;
    }
    return aborted >= 0 && !set_2 ? aborted : worst;
}
