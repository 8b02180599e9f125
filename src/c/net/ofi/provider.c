/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Chooses a provider of libfabric and opens it.  FI_PROVIDER names one; otherwise
 * it is the first in libfabric's order that can do what the wire needs.
 */
#include "net/ofi/ofi.h"

#include <stdlib.h>
#include <string.h>

const struct sma_wire_host *sma_ofi_host;
struct fi_info *sma_ofi_info;
struct fid_fabric *sma_ofi_fabric;
struct fid_domain *sma_ofi_domain;
bool sma_ofi_keeps_order;
static struct fi_info *all;

void sma_ofi_check(int status, const char *what)
{
    if (status != 0)
        sma_ofi_host->fatal("libfabric: %s: %s", what,
                            fi_strerror(status < 0 ? -status : status));
}

void *sma_ofi_calloc(size_t n, size_t bytes)
{
    void *p = calloc(n, bytes);

    if (p == NULL)
        sma_ofi_host->fatal("out of memory for libfabric");
    return p;
}

/* Asks for providers.  `local` takes those that want each buffer registered, which
 * is slower, so they are asked last. */
static struct fi_info *ask(bool local, const char *node)
{
    struct fi_info *hints = fi_allocinfo(), *found = NULL;

    if (hints == NULL)
        sma_ofi_host->fatal("out of memory for libfabric");
    hints->ep_attr->type = FI_EP_RDM;
    hints->caps = FI_MSG | FI_TAGGED | FI_RMA | FI_LOCAL_COMM;
    if (!sma_ofi_host->near_only)
        hints->caps |= FI_REMOTE_COMM;
    if (sma_ofi_host->atomics)
        hints->caps |= FI_ATOMIC;
    hints->mode = FI_CONTEXT | FI_CONTEXT2;
    hints->tx_attr->msg_order = hints->rx_attr->msg_order = FI_ORDER_SAS;
    /* a put is done when it is in place */
    hints->tx_attr->op_flags = FI_DELIVERY_COMPLETE;
    hints->domain_attr->threading = FI_THREAD_SAFE;
    hints->domain_attr->resource_mgmt = FI_RM_ENABLED;
    hints->domain_attr->mr_mode = FI_MR_VIRT_ADDR | FI_MR_ALLOCATED |
                                  FI_MR_PROV_KEY | FI_MR_ENDPOINT |
                                  (local ? FI_MR_LOCAL : 0);
    if (fi_getinfo(FI_VERSION(1, 11), node, NULL, node != NULL ? FI_SOURCE : 0,
                   hints, &found) != 0)
        found = NULL;
    fi_freeinfo(hints);
    return found;
}

void sma_ofi_open_network(void)
{
    /* where all PEs are on one host, nobody else shall reach them */
    if (sma_ofi_host->loopback)
        all = ask(false, "127.0.0.1");
    if (all == NULL)
        all = ask(false, NULL);
    if (all == NULL)
        all = ask(true, NULL);
    if (all == NULL)
        sma_ofi_host->fatal("libfabric has no provider for this job on this "
                            "host; fi_info lists what there is");
    sma_ofi_info = all;
    sma_ofi_keeps_order =
        (sma_ofi_info->tx_attr->msg_order & FI_ORDER_RAW) != 0 &&
        sma_ofi_info->ep_attr->max_order_raw_size == SIZE_MAX;
    sma_ofi_info->tx_attr->op_flags = 0;
    sma_ofi_info->rx_attr->op_flags = 0;
    sma_ofi_check(fi_fabric(sma_ofi_info->fabric_attr, &sma_ofi_fabric, NULL),
                  "fi_fabric");
    sma_ofi_check(
        fi_domain(sma_ofi_fabric, sma_ofi_info, &sma_ofi_domain, NULL),
        "fi_domain");
}

void sma_ofi_close_network(void)
{
    fi_close(&sma_ofi_domain->fid);
    fi_close(&sma_ofi_fabric->fid);
    fi_freeinfo(all);
    all = NULL;
}
