/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Completes messages, and sums what they hold.
 */
#include "net/form/form.h"
#include "net/form/sum.h"

void sma_form_close(unsigned char *message, size_t bytes)
{
    struct sma_form_head head;

    memcpy(&head, message, sizeof head);
    head.bytes = (uint32_t) bytes;
    head.check =
        sma_form_head_check(&head, message + sizeof head, bytes - sizeof head);
    memcpy(message, &head, sizeof head);
}
