/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Lanes, which are endpoints of libfabric with a completion queue, and links, which
 * are addresses.
 */
#include "net/ofi/ofi.h"

#include <stdlib.h>
#include <string.h>

enum { RECEIVES = 32 }; /* buffers for messages */

struct sma_wire_lane *sma_ofi_main;

static void post_buffers(struct sma_wire_lane *lane)
{
    const size_t bytes = SMA_WIRE_MESSAGE;
    char *data = sma_ofi_calloc(RECEIVES, bytes);
    struct fid_mr *mr = NULL;

    lane->receives = sma_ofi_calloc(RECEIVES, sizeof *lane->receives);
    if ((sma_ofi_info->domain_attr->mr_mode & FI_MR_LOCAL) != 0)
        mr = sma_ofi_register(data, RECEIVES * bytes, FI_RECV);
    lane->receives[0].own = mr;
    for (int i = 0; i < RECEIVES; i++) {
        struct request *r = &lane->receives[i];

        r->kind = RECEIVE;
        r->lane = lane;
        r->data = data + (size_t) i * bytes;
        r->bytes = bytes;
        r->desc = mr != NULL ? fi_mr_desc(mr) : NULL;
        sma_ofi_post_receive(r);
    }
}

static int open_queue(struct sma_wire_lane *lane)
{
    struct fi_cq_attr attr = {.format = FI_CQ_FORMAT_TAGGED,
                              .wait_obj = FI_WAIT_FD};
    int status = fi_cq_open(sma_ofi_domain, &attr, &lane->cq, NULL);

    lane->fd = -1;
    if (status == 0 &&
        fi_control(&lane->cq->fid, FI_GETWAIT, &lane->fd) == 0)
        return 0;
    lane->fd = -1;
    if (status == 0)
        fi_close(&lane->cq->fid);
    lane->cq = NULL;
    attr.wait_obj = FI_WAIT_NONE;
    return fi_cq_open(sma_ofi_domain, &attr, &lane->cq, NULL);
}

static int open_endpoint(struct sma_wire_lane *lane)
{
    struct fi_av_attr av = {.type = FI_AV_UNSPEC};
    int status = open_queue(lane);

    if (status == 0)
        status = fi_av_open(sma_ofi_domain, &av, &lane->av, NULL);
    if (status == 0)
        status = fi_endpoint(sma_ofi_domain, sma_ofi_info, &lane->ep, NULL);
    if (status == 0)
        status = fi_ep_bind(lane->ep, &lane->av->fid, 0);
    if (status == 0)
        status = fi_ep_bind(lane->ep, &lane->cq->fid, FI_TRANSMIT | FI_RECV);
    return status == 0 ? fi_enable(lane->ep) : status;
}

static void close_all(struct sma_wire_lane *lane)
{
    if (lane->ep != NULL)
        fi_close(&lane->ep->fid);
    if (lane->av != NULL)
        fi_close(&lane->av->fid);
    if (lane->cq != NULL)
        fi_close(&lane->cq->fid);
    pthread_mutex_destroy(&lane->lock);
    free(lane);
}

struct sma_wire_lane *sma_ofi_open_lane(void)
{
    struct sma_wire_lane *lane = sma_ofi_calloc(1, sizeof *lane);
    int status;

    pthread_mutex_init(&lane->lock, NULL);
    status = open_endpoint(lane);
    if (status != 0) {
        close_all(lane);
        if (sma_ofi_main == NULL) {
            sma_ofi_host->check_files("fi_endpoint", 2);
            sma_ofi_check(status, "fi_endpoint");
        }
        return NULL;
    }
    if (sma_ofi_main == NULL) {
        sma_ofi_main = lane;
        post_buffers(lane);
    }
    return lane;
}

void sma_ofi_close_lane(struct sma_wire_lane *lane)
{
    struct request *receives = lane->receives;

    for (struct sma_wire_link *l = lane->links, *next; l != NULL; l = next) {
        next = l->next;
        free(l);
    }
    if (lane == sma_ofi_main)
        sma_ofi_main = NULL;
    close_all(lane);
    if (receives != NULL) {
        if (receives[0].own != NULL)
            fi_close(&receives[0].own->fid);
        free(receives[0].data);
        free(receives);
    }
}

int sma_ofi_descriptor(struct sma_wire_lane *lane)
{
    return lane->fd;
}

bool sma_ofi_arm(struct sma_wire_lane *lane)
{
    struct fid *fid = &lane->cq->fid;

    if (__atomic_load_n(&lane->waiting, __ATOMIC_RELAXED) > 0)
        return false;
    return lane->fd < 0 || fi_trywait(sma_ofi_fabric, &fid, 1) == 0;
}

void *sma_ofi_address(size_t *bytes_p)
{
    void *address;

    *bytes_p = 0;
    fi_getname(&sma_ofi_main->ep->fid, NULL, bytes_p);
    address = sma_ofi_calloc(1, *bytes_p + 1);
    sma_ofi_check(fi_getname(&sma_ofi_main->ep->fid, address, bytes_p),
                  "fi_getname");
    return address;
}

struct sma_wire_link *sma_ofi_connect(struct sma_wire_lane *lane, int pe,
                                      const void *address, size_t bytes)
{
    struct sma_wire_link *link = sma_ofi_calloc(1, sizeof *link);

    (void) bytes;
    link->lane = lane;
    link->pe = pe;
    sma_ofi_host->check_files("fi_av_insert", 2);
    if (fi_av_insert(lane->av, address, 1, &link->to, 0, NULL) != 1)
        sma_ofi_host->fatal("libfabric: fi_av_insert: the address of PE %d is "
                            "not valid",
                            pe);
    pthread_mutex_lock(&lane->lock);
    link->next = lane->links;
    lane->links = link;
    pthread_mutex_unlock(&lane->lock);
    return link;
}

/* Providers whose puts and gets the card does.  Others have them, too, but by the
 * target's processor, which libfabric does not tell. */
void sma_ofi_way(struct sma_wire_link *link, struct sma_wire_way *way)
{
    static const char *const cards[] = {"verbs", "cxi"};
    const char *name = sma_ofi_info->fabric_attr->prov_name;

    (void) link;
    *way = (struct sma_wire_way){.text = name};
    for (size_t i = 0; i < sizeof cards / sizeof *cards; i++)
        if (strncmp(name, cards[i], strlen(cards[i])) == 0)
            way->puts = way->gets = true;
}
