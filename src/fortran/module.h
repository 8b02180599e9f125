/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Arguments as the Fortran module passes them where it checks types:
 * descriptors of ISO_Fortran_binding.h.  The generic routines (module.c) and
 * the routines of one type (gen/module_entries.c) use them.
 */
#ifndef SMA_MODULE_H
#define SMA_MODULE_H

#include <ISO_Fortran_binding.h>

#include "fint.h"

/* A descriptor of any rank. */
union sma_desc {
    CFI_cdesc_t d;
    CFI_CDESC_T(CFI_MAX_RANK) space;
};

/*
 * The descriptor that gfortran, since version 9, passes to a routine without
 * BIND(C). Strides count elements of `span` bytes.
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

/* Converts a descriptor of gfortran to one of the standard, in *space. */
const CFI_cdesc_t *sma_l_view(const struct gfc_desc *desc,
                              union sma_desc *space);

/* The address of a scalar or an array.  The job ends if the elements of an array are
 * not contiguous. */
void *sma_d_data(const struct sma_routine *routine, const char *arg,
                 const CFI_cdesc_t *desc);

/* The same for the local argument of a routine that blocks: an array with gaps
 * is copied into one without, as the compiler does it, and its address is that of
 * the copy.  When the routine is done, sma_d_drop frees the copy of a source, and
 * sma_d_back copies that of a dest back first. */
void *sma_d_pack(const struct sma_routine *routine, const CFI_cdesc_t *desc);
void sma_d_drop(const CFI_cdesc_t *desc, void *data);
void sma_d_back(const CFI_cdesc_t *desc, void *data);

/* The names of a function without BIND(C): compilers append no underscore, one,
 * or two. */
#define SMA_L_NAMES(entry, name) \
    SMA_F_ALIAS(entry, name##_) \
    SMA_F_ALIAS(entry, name##__) \
    SMA_F_ALIAS(entry, name)

#endif
