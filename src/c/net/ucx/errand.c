/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Errands, and the memory of bundles.
 */
#include <stdlib.h>

#include "net/ucx/bundle.h"

/* Guards the list of errands and the list of free bundles.  No other lock is
 * taken while it is held, and callbacks of UCX may take it. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static struct errand *first, **last = &first;
static struct bundle *free_bundles; /* linked by errand.next */

bool sma_ucx_has_errands;

void sma_ucx_leave_errand(struct errand *e)
{
    e->next = NULL;
    pthread_mutex_lock(&mutex);
    *last = e;
    last = &e->next;
    pthread_mutex_unlock(&mutex);
    __atomic_store_n(&sma_ucx_has_errands, true, __ATOMIC_RELAXED);
}

static struct errand *next_errand(void)
{
    struct errand *e;

    pthread_mutex_lock(&mutex);
    e = first;
    if (e != NULL)
        first = e->next;
    if (first == NULL)
        last = &first;
    pthread_mutex_unlock(&mutex);
    return e;
}

/* An errand that is left while the list is emptied is run here or sets
 * has_errands again. */
void sma_ucx_run_errands(void)
{
    struct errand *e;

    __atomic_store_n(&sma_ucx_has_errands, false, __ATOMIC_RELAXED);
    while ((e = next_errand()) != NULL)
        e->run(e);
}

struct bundle *sma_ucx_take_bundle(int pe)
{
    struct bundle *b;

    pthread_mutex_lock(&mutex);
    b = free_bundles;
    if (b != NULL)
        free_bundles = (struct bundle *) b->errand.next;
    pthread_mutex_unlock(&mutex);
    if (b == NULL)
        b = malloc(sizeof *b);
    if (b == NULL)
        sma_ucx_client->fatal("out of memory for operations on PE %d", pe);
    b->pe = pe;
    b->fetches = false;
    b->length = 0;
    return b;
}

void sma_ucx_free_bundle(struct bundle *b)
{
    pthread_mutex_lock(&mutex);
    b->errand.next = (struct errand *) free_bundles;
    free_bundles = b;
    pthread_mutex_unlock(&mutex);
}

void sma_ucx_free_bundles(void)
{
    while (free_bundles != NULL) {
        struct bundle *b = free_bundles;

        free_bundles = (struct bundle *) b->errand.next;
        free(b);
    }
}

static void on_sent(void *request, ucs_status_t status, void *data)
{
    struct bundle *b = data;
    int pe;

    /* pairs with the release in sma_ucx_post_bundle */
    (void) __atomic_load_n(&b->given, __ATOMIC_ACQUIRE);
    pe = b->pe;
    ucp_request_free(request);
    sma_ucx_free_bundle(b);
    if (status != UCS_OK)
        sma_ucx_client->lost(pe, ucs_status_string(status));
}

void sma_ucx_post_bundle(struct peer *p, unsigned message, struct bundle *b)
{
    const ucp_request_param_t params = {
        .op_attr_mask = UCP_OP_ATTR_FIELD_CALLBACK |
                        UCP_OP_ATTR_FIELD_USER_DATA | UCP_OP_ATTR_FIELD_FLAGS,
        .cb.send = on_sent,
        .user_data = b,
        .flags = UCP_AM_SEND_FLAG_EAGER,
    };
    size_t length = b->length;
    ucs_status_ptr_t request;

    if (p->ep == NULL) { /* both PEs leave, and nobody waits for an answer */
        sma_ucx_free_bundle(b);
        return;
    }
    count_one(message == MESSAGE_BUNDLE ? &sma_ucx_counts.bundles
                                        : &sma_ucx_counts.answers);
    /* pairs with the acquire in on_sent */
    __atomic_store_n(&b->given, true, __ATOMIC_RELEASE);
    request =
        ucp_am_send_nbx(p->ep, message, NULL, 0, b->data, length, &params);
    if (UCS_PTR_IS_PTR(request))
        return;
    sma_ucx_free_bundle(b);
    if (UCS_PTR_STATUS(request) != UCS_OK)
        sma_ucx_client->lost(p->pe,
                             ucs_status_string(UCS_PTR_STATUS(request)));
}
