/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * libsma_cray: routines of Cray's Fortran library beside SHMEM, for programs that
 * are compiled with oshfort --cray.  All INTEGERs and REALs have 8 bytes.
 *
 * The names that end in an underscore are those that a program calls as external
 * routines; cray_intrinsics.F90 is the module for what needs a generic name, and
 * calls the others.  src/api/cray.def says which name is what.
 */
#ifndef SMA_CRAY_H
#define SMA_CRAY_H

#include <stddef.h>
#include <stdint.h>

/* A routine of the program with this name has precedence, also where the object file
 * is needed for another one. */
#define SMA_CRAY_EXTERNAL __attribute__((weak))

/* Random numbers. */
SMA_CRAY_EXTERNAL double ranf_(void);
SMA_CRAY_EXTERNAL void ranget_(int64_t *seed);
SMA_CRAY_EXTERNAL void ranset_(const int64_t *seed);

/* Time and date. */
SMA_CRAY_EXTERNAL int64_t irtc_(void);
SMA_CRAY_EXTERNAL int64_t irtc_rate_(void);
SMA_CRAY_EXTERNAL double rtc_(void);
SMA_CRAY_EXTERNAL double second_(void);
SMA_CRAY_EXTERNAL double tsecnd_(void);
SMA_CRAY_EXTERNAL double timef_(void);
SMA_CRAY_EXTERNAL void clock_(char *text);
SMA_CRAY_EXTERNAL void date_(char *text);
SMA_CRAY_EXTERNAL void jdate_(char *text);

/* Arguments, memory, and commands of the shell. */
SMA_CRAY_EXTERNAL int64_t iargc_(void);
SMA_CRAY_EXTERNAL void getarg_(const int64_t *number, char *value, size_t size);
SMA_CRAY_EXTERNAL int64_t ipxfargc_(void);
SMA_CRAY_EXTERNAL void pxfgetarg_(const int64_t *number, char *value,
                                  int64_t *length, int64_t *error, size_t size);
SMA_CRAY_EXTERNAL void memory_barrier_(void);
int64_t sma_cray_ishell(const char *command);

/* Vectors. */
SMA_CRAY_EXTERNAL double ssum_(const int64_t *n, const double *x,
                               const int64_t *step);
SMA_CRAY_EXTERNAL double sdot_(const int64_t *n, const double *x,
                               const int64_t *step, const double *y,
                               const int64_t *ystep);
SMA_CRAY_EXTERNAL void saxpy_(const int64_t *n, const double *a,
                              const double *x, const int64_t *step, double *y,
                              const int64_t *ystep);
SMA_CRAY_EXTERNAL void scopy_(const int64_t *n, const double *x,
                              const int64_t *step, double *y,
                              const int64_t *ystep);
SMA_CRAY_EXTERNAL int64_t isamax_(const int64_t *n, const double *x,
                                  const int64_t *step);

#endif
