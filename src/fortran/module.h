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

#include "fint.h"

/* A descriptor of any rank. */
union sma_desc {
    CFI_cdesc_t d;
    CFI_CDESC_T(CFI_MAX_RANK) room;
};

/*
 * The descriptor that gfortran passes where no BIND(C) asks for the standard's,
 * since its version 9.  Strides count elements of `span` bytes.
 */
struct gfc_desc {
    void *base;
    size_t offset;
    struct {
        size_t elem_len;
        int version;
        signed char rank, type;
        short attribute;
    } dtype;
    ptrdiff_t span;
    struct {
        ptrdiff_t stride, lower, upper;
    } dim[];
};

/* The same as a descriptor of the standard, in *room. */
const CFI_cdesc_t *sma_l_view(const struct gfc_desc *desc,
                              union sma_desc *room);

/* The address of a scalar or an array.  Ends the job when the elements do not
 * lie side by side. */
void *sma_d_data(const char *routine, const char *arg, const CFI_cdesc_t *desc);

/* The names of a function that is called by an ordinary interface: compilers
 * append no underscore, one or two. */
#define SMA_L_NAMES(entry, name) \
    SMA_F_ALIAS(entry, name##_) \
    SMA_F_ALIAS(entry, name##__) \
    SMA_F_ALIAS(entry, name)

#endif
