/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * PMIx_Initialized, as an MPI library in the program hears it.
 *
 * libpmix counts its users: each calls PMIx_Init, learns its number there, and
 * calls PMIx_Finalize.  Open MPI since version 5 does not call PMIx_Init if
 * PMIx_Initialized says that somebody has, and then does not know its number.
 */
#include "boot/launchers.h"

bool sma_pmix_is_client;

__attribute__((visibility("default"))) int PMIx_Initialized(void);

/* Takes the place of libpmix's function of this name, as the loader finds it
 * first, and answers the same except to MPI: while this library is a user, MPI
 * hears "no", so that it becomes one, too. */
int PMIx_Initialized(void)
{
    int (*next)(void);

    if (sma_pmix_is_client && sma_mpi_has_code(__builtin_return_address(0)))
        return 0;
    *(void **) &next = sma_load_next_symbol("PMIx_Initialized");
    return next != NULL && next();
}
