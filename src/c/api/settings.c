/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The settings that must be the same on all PEs.  Each PE packs its settings
 * into one word of the job block; the first PE of a host compares the words.
 */
#include "api/api.h"
#include "base/base.h"
#include "base/env.h"
#include "base/msg.h"
#include "shared/job.h"

enum { BITS = 4, VALUES = 4 };
enum setting { CHECK, TRANSPORT, REDUCE, ATOMICS, PAGES, SETTINGS };

static const struct {
    const char *name;
    bool remote; /* matters where PEs reach each other through a network only */
    const char *value[VALUES];
} settings[SETTINGS] = {
    [CHECK] = {.name = "SHMEM_CHECK", .value = {"0", "1", "2"}},
    [TRANSPORT] = {.name = "SHMEM_TRANSPORT", .value = {"auto", "ucx", "ofi"}},
    [REDUCE] = {.name = "SHMEM_REDUCE",
                .value = {"fast", "layout-independent"}},
    [ATOMICS] = {.name = "SHMEM_ATOMICS",
                 .remote = true,
                 .value = {"cpu", "network"}},
    [PAGES] = {.name = "SHMEM_HUGE_PAGES", .value = {"auto", "no", "2M", "1G"}},
};

uint32_t sma_settings(void)
{
    const unsigned value[SETTINGS] = {
        [CHECK] = (unsigned) sma_self.check,
        [TRANSPORT] = (unsigned) sma_env.transport,
        [REDUCE] = sma_env.reduce,
        [ATOMICS] = sma_env.atomics,
        [PAGES] = (unsigned) sma_env.huge_pages,
    };
    uint32_t word = 0;

    for (int i = 0; i < SETTINGS; i++)
        word |= (uint32_t) value[i] << i * BITS;
    return word;
}

static unsigned value_of(uint32_t word, int setting)
{
    return word >> setting * BITS & ((1u << BITS) - 1);
}

static const char *text_of(uint32_t word, int setting)
{
    unsigned value = value_of(word, setting);

    return value < VALUES ? settings[setting].value[value] : "unknown";
}

/* SHMEM_CHECK=2 changes the layout of the heap and the messages between PEs;
 * PEs with 0 and PEs with 1 work together. */
static bool may_differ(int setting, uint32_t a, uint32_t b)
{
    return setting == CHECK && value_of(a, CHECK) < 2 && value_of(b, CHECK) < 2;
}

void sma_settings_compare(int a, int b, uint32_t of_a, uint32_t of_b)
{
    for (int i = 0; i < SETTINGS; i++)
        if (value_of(of_a, i) != value_of(of_b, i) &&
            !may_differ(i, of_a, of_b) &&
            (!settings[i].remote || sma_topology.nodes > 1))
            sma_fatal(NULL, "%s is %s on PE %d but %s on PE %d; %s",
                      settings[i].name, text_of(of_a, i), a, text_of(of_b, i),
                      b,
                      i == CHECK ? "it must be 2 on all PEs or on none"
                                 : "it must be the same on all PEs");
}

void sma_settings_compare_here(void)
{
    const struct sma_job_pe *first = &sma_self.job->pe[0];

    for (int i = 1; i < sma_topology.host_n; i++) {
        const struct sma_job_pe *pe = &sma_self.job->pe[i];

        sma_settings_compare(first->number, pe->number, first->settings,
                             pe->settings);
    }
}
