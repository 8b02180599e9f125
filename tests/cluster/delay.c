/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A switch that keeps each frame for some time, for kernels that cannot delay
 * what goes over a link themselves (sch_netem):
 *
 *     delay USEC PORT...
 *
 * The ports are the switch's ends of veth links, one host at the other end of
 * each.  vcluster takes them out of its bridge first.  Frames stay in order.
 * They come from and go to the kernel with the header that holds what is left to do
 * (struct virtio_net_hdr), so a segment of 64 KiB passes as one frame.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <linux/if_ether.h>
#include <linux/if_packet.h>
#include <linux/virtio_net.h>
#include <net/if.h>
#include <poll.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <time.h>

enum {
    PORTS = 16,
    FRAMES = 2048, /* that are kept at a time at most */
    FRAME = 10 + ETH_HLEN + 65536 + 64,
    HEADER = 10, /* bytes of the struct virtio_net_hdr */
    BUFFER = 64 << 20,
    EARLY =
        12000, /* a timer wakes the switch so late, in ns, on a virtual host */
};

static struct {
    const char *name;
    unsigned char host[ETH_ALEN]; /* the address at the other end, once known */
} port[PORTS];
static struct pollfd fd[PORTS];
static int ports;

/* The frames that are kept, the oldest at first % FRAMES. */
static struct {
    int64_t due; /* in ns */
    int from;    /* the port */
    size_t bytes;
    unsigned char *data;
} frame[FRAMES];
static unsigned first, next;

static void fail(const char *what, const char *name)
{
    fprintf(stderr, "delay: %s %s: %s\n", what, name, strerror(errno));
    exit(1);
}

static int64_t now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * INT64_C(1000000000) + t.tv_nsec;
}

static void open_port(const char *name)
{
    struct sockaddr_ll at = {.sll_family = AF_PACKET,
                             .sll_protocol = htons(ETH_P_ALL)};
    int one = 1, bytes = BUFFER;
    /* Protocol 0: no frame comes before the socket is bound to its port. */
    int s = socket(AF_PACKET, SOCK_RAW | SOCK_NONBLOCK, 0);

    at.sll_ifindex = (int) if_nametoindex(name);
    if (ports == PORTS || at.sll_ifindex == 0)
        fail("no port", name);
    if (s == -1 ||
        setsockopt(s, SOL_PACKET, PACKET_VNET_HDR, &one, sizeof one) == -1 ||
        setsockopt(s, SOL_PACKET, PACKET_IGNORE_OUTGOING, &one, sizeof one) ==
            -1 ||
        setsockopt(s, SOL_SOCKET, SO_RCVBUFFORCE, &bytes, sizeof bytes) == -1 ||
        setsockopt(s, SOL_SOCKET, SO_SNDBUFFORCE, &bytes, sizeof bytes) == -1 ||
        bind(s, (struct sockaddr *) &at, sizeof at) == -1)
        fail("cannot open port", name);
    port[ports].name = name;
    fd[ports++] = (struct pollfd){.fd = s, .events = POLLIN};
}

/* Takes what has come in at a port, as long as there is space. */
static void take(int from, int64_t delay)
{
    while (next - first < FRAMES) {
        unsigned i = next % FRAMES;
        ssize_t n = recv(fd[from].fd, frame[i].data, FRAME, 0);

        if (n < HEADER + ETH_HLEN)
            return;
        frame[i].due = now() + delay;
        frame[i].from = from;
        frame[i].bytes = (size_t) n;
        memcpy(port[from].host, frame[i].data + HEADER + ETH_ALEN, ETH_ALEN);
        next++;
    }
}

/* Sends a frame to the host that it is for; if no port is known to lead there, to
 * all hosts.  A link that is down loses it. */
static void pass_on(unsigned i)
{
    const unsigned char *to = frame[i].data + HEADER;
    int known = -1;

    for (int k = 0; k < ports; k++)
        if (memcmp(port[k].host, to, ETH_ALEN) == 0)
            known = k;
    for (int k = 0; k < ports; k++)
        if (k != frame[i].from && (k == known || known == -1))
            while (send(fd[k].fd, frame[i].data, frame[i].bytes, 0) == -1 &&
                   (errno == EAGAIN || errno == EINTR || errno == ENOBUFS))
                sched_yield();
}

/* Waits for a frame, at most until shortly before the oldest one is due. */
static void wait_for_frames(void)
{
    struct timespec t, *limit = NULL;

    if (next != first) {
        int64_t left = frame[first % FRAMES].due - EARLY - now();

        if (left <= 0)
            return;
        t.tv_sec = left / 1000000000;
        t.tv_nsec = left % 1000000000;
        limit = &t;
    }
    if (ppoll(fd, (nfds_t) ports, limit, NULL) == -1 && errno != EINTR)
        fail("ppoll", "");
}

int main(int argc, char **argv)
{
    struct sched_param high = {.sched_priority = 1};
    int64_t delay;

    if (argc < 3) {
        fprintf(stderr, "usage: delay USEC PORT...\n");
        return 2;
    }
    delay = atoi(argv[1]) * INT64_C(1000);
    for (int i = 2; i < argc; i++)
        open_port(argv[i]);
    for (int i = 0; i < FRAMES; i++)
        if ((frame[i].data = malloc(FRAME)) == NULL)
            fail("no memory", "");
    /* Frames go when they are due, also when all processors poll. */
    prctl(PR_SET_TIMERSLACK, 1UL);
    if (sched_setscheduler(0, SCHED_FIFO, &high) == -1)
        perror("delay: no real-time priority, so delays may be longer");
    printf("ready\n");
    fflush(stdout);
    for (;;) {
        wait_for_frames();
        for (int i = 0; i < ports; i++)
            take(i, delay);
        for (; next != first && frame[first % FRAMES].due <= now(); first++)
            pass_on(first % FRAMES);
    }
}
