/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A text for messages about /dev/shm (shm.h).
 */
#include <errno.h>

#include "shared/shm.h"

const char *sma_shm_advice(int err)
{
    switch (err) {
    case ENOENT:
    case ENOTDIR:
    case EOPNOTSUPP:
        return "; mount a tmpfs there";
    case EROFS:
    case EACCES:
    case EPERM:
        return "; this user must be able to write there";
    case ENOSPC:
        return "; make /dev/shm larger (in docker: --shm-size)";
    default:
        return "";
    }
}
