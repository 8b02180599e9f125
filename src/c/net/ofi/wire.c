/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The wire over libfabric: its start and end, and the table of what it offers.
 */
#include "net/ofi/ofi.h"

#include <stdio.h>

static void open_wire(const struct sma_wire_host *host,
                      struct sma_wire_facts *facts)
{
    static char provider[16];

    sma_ofi_host = host;
    if (host->version != SMA_WIRE_VERSION)
        host->fatal("the wire belongs to another version of libsma");
    host->check_files("fi_getinfo", sma_wire.lane_files);
    sma_ofi_open_network();
    snprintf(provider, sizeof provider, "%s",
             sma_ofi_info->fabric_attr->prov_name);
    facts->variable = "FI_PROVIDER";
    facts->setting = provider;
    facts->link_files = sma_wire.link_files;
}

static const char *describe(void)
{
    static char text[80];
    uint32_t v = fi_version();

    snprintf(text, sizeof text, "libfabric %u.%u%s%s", FI_MAJOR(v), FI_MINOR(v),
             sma_ofi_info != NULL ? ", provider " : "",
             sma_ofi_info != NULL ? sma_ofi_info->fabric_attr->prov_name : "");
    return text;
}

static const char *advice(enum sma_wire_trouble trouble)
{
    (void) trouble;
    return "FI_PROVIDER chooses another network";
}

static void close_wire(void)
{
    sma_ofi_close_network();
    sma_ofi_info = NULL;
}

const struct sma_wire sma_wire = {
    .version = SMA_WIRE_VERSION,
    .name = "libfabric",
    .lane_files = 16,
    .link_files = 4,
    .describe = describe,
    .advice = advice,
    .open = open_wire,
    .close = close_wire,
    .open_lane = sma_ofi_open_lane,
    .close_lane = sma_ofi_close_lane,
    .descriptor = sma_ofi_descriptor,
    .arm = sma_ofi_arm,
    .progress = sma_ofi_progress,
    .address = sma_ofi_address,
    .connect = sma_ofi_connect,
    .disconnect = sma_ofi_flush,
    .way = sma_ofi_way,
    .add = sma_ofi_add,
    .drop = sma_ofi_drop,
    .key = sma_ofi_key,
    .open_key = sma_ofi_open_key,
    .close_key = sma_ofi_close_key,
    .send = sma_ofi_send,
    .put = sma_ofi_put,
    .get = sma_ofi_get,
    .atomic = sma_ofi_atomic,
    .flush = sma_ofi_flush,
    .flush_lane = sma_ofi_flush_lane,
    .send_tagged = sma_ofi_send_tagged,
    .receive_tagged = sma_ofi_receive_tagged,
};
