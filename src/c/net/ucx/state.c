/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The state that all files of this directory share (ucx.h).
 */
#include "net/ucx/ucx.h"

const struct sma_transport_client *sma_ucx_client;
ucp_context_h sma_ucx_context;
struct sma_wire_job sma_ucx_job;
struct sma_channel sma_ucx_main;
int sma_ucx_any_fd = -1;
int sma_ucx_open_bundles;
struct sma_transport_counts sma_ucx_counts;
uint32_t *sma_ucx_heard;
