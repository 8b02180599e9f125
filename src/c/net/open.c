/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The start and the end of the protocol, and what the wire needs of it.
 *
 * Where the network cannot access memory by itself, as TCP cannot, the target's
 * processor does so whenever the target makes progress.  A PE may compute
 * meanwhile, so a thread sleeps on the descriptors of the lanes and makes progress
 * for it.
 *
 * An operation is complete when its callback has been called, perhaps by that
 * thread.  The callback writes the result, then a flag or a counter with
 * release order; the thread that waits reads the flag with acquire order, then
 * the result.
 */
#include "net/bundle.h"
#include "net/operations.h"
#include "net/registered.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

static struct sma_wire_host host = {
    .message = sma_net_take_message,
    .check_files = sma_net_check_files,
};

static uint64_t seal(const void *data, size_t bytes)
{
    return sma_form_seal(&sma_net_job, SMA_FORM_FOR_WIRE, data, bytes);
}

static void open_wire(const struct sma_transport_client *c)
{
    host.me = c->me;
    host.n = c->n;
    host.atomics = c->nic_atomics;
    host.near_too = c->near_too;
    host.near_only = c->near_only;
    host.loopback = c->loopback;
    host.is_near = c->is_near;
    host.lost = c->lost;
    host.seal = seal;
    host.warn = c->warn;
    host.fatal = c->fatal;
    host.no_memory = c->no_memory;
    host.cause = sma_cause;
    sma_net_facts = (struct sma_wire_facts){0};
    sma_net_wire->open(&host, &sma_net_facts);
}

/* Writes what other PEs compare with theirs. */
static void write_facts(struct address_head *head)
{
    const struct sma_wire_facts *facts = &sma_net_facts;

    strncpy(head->wire, sma_net_client->network, sizeof head->wire - 1);
    if (facts->setting != NULL)
        strncpy(head->setting, facts->setting, sizeof head->setting - 1);
    if (facts->kind != NULL) {
        strncpy(head->kind, facts->kind, sizeof head->kind - 1);
        strncpy(head->found, facts->found, sizeof head->found - 1);
    }
}

void sma_net_start(const struct sma_wire *wire,
                   const struct sma_transport_client *client, void **address_p,
                   size_t *bytes_p)
{
    struct address_head head = {0};
    void *key[AREAS] = {NULL};
    size_t address_size, size;
    void *address;
    char *at;

    sma_net_client = client;
    sma_net_wire = wire;
    sma_net_heard_of = calloc((size_t) client->n, sizeof *sma_net_heard_of);
    if (sma_net_heard_of == NULL)
        client->no_memory("for %d PEs", client->n);
    sma_net_job = (struct sma_form_job){.me = (uint32_t) client->me,
                                        .n = (uint32_t) client->n,
                                        .start = client->start};
    memcpy(sma_net_job.secret, client->secret, sizeof sma_net_job.secret);
    sma_net_prepare_files();
    open_wire(client);
    sma_net_any_fd = epoll_create1(EPOLL_CLOEXEC);
    if (sma_net_any_fd < 0)
        sma_net_client->fatal("epoll_create1: %s", strerror(errno));
    sma_net_make_slots();
    sma_net_expect_messages();
    sma_net_open_main();
    sma_net_note_files();
    address = sma_net_wire->address(&address_size);
    write_facts(&head);
    head.address_size = (uint32_t) address_size;
    size = sizeof head + address_size;
    sma_net_register_areas();
    for (int i = 0; i < SMA_REMOTE_REGIONS; i++)
        head.base[i] = (uint64_t) (uintptr_t) sma_net_client->region[i].base;
    head.slots = (uint64_t) (uintptr_t) sma_net_slots;
    for (int i = 0; i < AREAS; i++) {
        size_t n;

        key[i] = sma_net_pack_area(i, &n);
        head.key_size[i] = (uint32_t) n;
        size += n;
    }
    *address_p = malloc(size);
    if (*address_p == NULL)
        sma_net_client->no_memory("for %d PEs", sma_net_client->n);
    at = *address_p;
    at = (char *) memcpy(at, &head, sizeof head) + sizeof head;
    at = (char *) memcpy(at, address, address_size) + address_size;
    for (int i = 0; i < AREAS; i++)
        if (key[i] != NULL) {
            memcpy(at, key[i], head.key_size[i]);
            at += head.key_size[i];
            free(key[i]);
        }
    head.seal = sma_net_seal_address(client->me, *address_p, size);
    memcpy(*address_p, &head, sizeof head);
    free(address);
    *bytes_p = size;
}

void sma_net_stop(void)
{
    sma_net_end_thread();
    sma_net_unregister();
    sma_net_destroy_channels();
    sma_net_free_bundles();
    free(sma_net_heard_of);
    sma_net_heard_of = NULL;
    sma_net_forget_bundles();
    sma_net_forget_expected();
    sma_net_wire->close();
    close(sma_net_any_fd);
    sma_net_any_fd = -1;
    sma_net_restore_files();
}

bool sma_net_is_busy(void)
{
    for (struct sma_channel *c = &sma_net_main; c != NULL; c = next_channel(c))
        if (requests_under_way(c) > 0 || sma_net_is_unsettled(c))
            return true;
    return false;
}

/* The caller waits, so nothing else may wait in a bundle. */
bool sma_net_progress(void)
{
    sma_net_send_open();
    return sma_net_turn();
}

uint32_t sma_net_heard(int pe)
{
    return __atomic_load_n(&sma_net_heard_of[pe], __ATOMIC_RELAXED);
}

void sma_net_get_counts(struct sma_transport_counts *counts)
{
    *counts = sma_net_counts;
}

const char *sma_net_describe(void)
{
    return sma_net_wire->describe();
}

const char *sma_net_way_of_small(int pe)
{
    if (sma_net_client->ways == SMA_WAYS_MIXED)
        return ", small transfers either way at random";
    return peer_of(&sma_net_main, pe)->way.gets
               ? ", small transfers by network card"
               : ", small transfers in bundles";
}
