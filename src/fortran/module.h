/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Data as the Fortran module passes them where it checks types: descriptors of
 * ISO_Fortran_binding.h.  Used by the generic routines (module.c) and by the
 * routines of one type (module_entries.c, generated).
 */
#ifndef SMA_MODULE_H
#define SMA_MODULE_H

#include <ISO_Fortran_binding.h>

/* The address of a scalar or an array.  Ends the job when the elements do not
 * lie side by side. */
void *sma_d_data(const char *routine, const char *arg, const CFI_cdesc_t *desc);

#endif
