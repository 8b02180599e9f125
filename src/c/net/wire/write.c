/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Completes messages, and sums what they hold.
 */
#include "net/wire/wire.h"
#include "net/wire/sum.h"

void sma_wire_close(unsigned char *message, size_t bytes)
{
    struct sma_wire_head head;

    memcpy(&head, message, sizeof head);
    head.bytes = (uint32_t) bytes;
    head.check = sma_wire_head_check(&head, message + sizeof head,
                                     bytes - sizeof head);
    memcpy(message, &head, sizeof head);
}
