/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Arguments of the program, the order of memory, and commands of the shell
 * (cray.h).
 */
#include "cray.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* libgfortran has the arguments of the program: IARGC and GET_COMMAND_ARGUMENT. */
extern int32_t _gfortran_iargc(void);
extern void _gfortran_get_command_argument_i4(const int32_t *number,
                                              char *value, int32_t *length,
                                              int32_t *status, size_t size);

/* IARGC and GETARG as external routines.  Without EXTERNAL they are those of
 * gfortran. */
int64_t iargc_(void)
{
    return _gfortran_iargc();
}

void getarg_(const int64_t *number, char *value, size_t size)
{
    int32_t n =
        *number < 0 || *number > _gfortran_iargc() ? -1 : (int32_t) *number;

    _gfortran_get_command_argument_i4(&n, value, NULL, NULL, size);
}

int64_t ipxfargc_(void)
{
    return _gfortran_iargc();
}

void pxfgetarg_(const int64_t *number, char *value, int64_t *length,
                int64_t *error, size_t size)
{
    int32_t n = (int32_t) *number, bytes = 0, status = 0;

    if (*number < 0 || *number > _gfortran_iargc()) {
        *error = EINVAL;
        *length = 0;
        return;
    }
    _gfortran_get_command_argument_i4(&n, value, &bytes, &status, size);
    *length = bytes;
    *error = (size_t) bytes > size ? ERANGE : 0;
}

void memory_barrier_(void)
{
    atomic_thread_fence(memory_order_seq_cst);
}

int64_t sma_cray_ishell(const char *command)
{
    int status = system(command);

    return status == -1 ? -errno : status;
}
