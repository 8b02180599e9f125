/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The settings that must be the same on all PEs.  Each PE packs its settings
 * into one word of the job block; the first PE of a host compares the words.
 */
#include "api/api.h"
#include "shared/wires.h"

enum { BITS = 4 };
enum setting {
    CHECK,
    TRANSPORT,
    REDUCE,
    ATOMICS,
    PAGES,
    STATS,
    TRACE,
    SETTINGS
};

static const struct {
    const char *name;
    bool remote; /* matters where PEs reach each other through a network only */
} settings[SETTINGS] = {
    [CHECK] = {.name = "SHMEM_CHECK"},
    [TRANSPORT] = {.name = "SHMEM_TRANSPORT"},
    [REDUCE] = {.name = "SHMEM_REDUCE"},
    [ATOMICS] = {.name = "SHMEM_ATOMICS", .remote = true},
    [PAGES] = {.name = "SHMEM_HUGE_PAGES"},
    [STATS] = {.name = "SHMEM_STATS"},
    [TRACE] = {.name = "SHMEM_TRACE"},
};

uint32_t sma_settings(void)
{
    const unsigned value[SETTINGS] = {
        [CHECK] = (unsigned) sma_self.check,
        [TRANSPORT] = (unsigned) sma_env.transport,
        [REDUCE] = sma_env.reduce,
        [ATOMICS] = (unsigned) sma_env.atomics,
        [PAGES] = (unsigned) sma_env.huge_pages,
        [STATS] = sma_env.stats != NULL,
        [TRACE] = sma_env.trace != NULL,
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

/* SHMEM_CHECK=2 changes the layout of the heap and the messages between PEs;
 * PEs with 0 and PEs with 1 work together.  Which wire there is between hosts is
 * compared when PEs connect, as auto may stand for it. */
static bool may_differ(int setting, uint32_t a, uint32_t b)
{
    unsigned x = value_of(a, setting), y = value_of(b, setting);

    if (setting == TRANSPORT)
        return x <= SMA_TRANSPORT_SHM && y <= SMA_TRANSPORT_SHM &&
               ((x < SMA_TRANSPORT_SHM && y < SMA_TRANSPORT_SHM) ||
                sma_topology.nodes <= 1);
    return setting == CHECK && x < 2 && y < 2;
}

static void text_of(int setting, uint32_t word, char *text_p, size_t size)
{
    unsigned value = value_of(word, setting);

    if (setting == STATS || setting == TRACE)
        snprintf(text_p, size, "%s", value ? "set" : "not set");
    else
        sma_env_text(settings[setting].name, value, text_p, size);
}

void sma_settings_compare(int a, int b, uint32_t of_a, uint32_t of_b)
{
    char text_a[32], text_b[32];

    for (int i = 0; i < SETTINGS; i++) {
        if (value_of(of_a, i) == value_of(of_b, i) ||
            may_differ(i, of_a, of_b) ||
            (settings[i].remote && sma_topology.nodes <= 1))
            continue;
        text_of(i, of_a, text_a, sizeof text_a);
        text_of(i, of_b, text_b, sizeof text_b);
        sma_fatal(NULL, "%s is %s on PE %d but %s on PE %d; %s",
                  settings[i].name, text_a, a, text_b, b,
                  i == CHECK ? "it must be 2 on all PEs or on none"
                             : "it must be the same on all PEs");
    }
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
