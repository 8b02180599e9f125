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
    case EOPNOTSUPP: return "; mount a tmpfs there";
    case EROFS:
    case EACCES:
    case EPERM: return "; this user must be able to write there";
    case EMFILE: return "; raise the limit of open files (ulimit -n)";
    case ENFILE:
        return "; raise the system's limit of open files (fs.file-max)";
    case ENOSPC: return "; make /dev/shm larger (in docker: --shm-size)";
    default: return "";
    }
}
