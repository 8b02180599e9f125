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

/* Random numbers. */
double ranf_(void);
void ranget_(int64_t *seed);
void ranset_(const int64_t *seed);

/* Time and date. */
int64_t irtc_(void);
int64_t irtc_rate_(void);
double rtc_(void);
double second_(void);
double tsecnd_(void);
double timef_(void);
void clock_(char *text);
void date_(char *text);
void jdate_(char *text);

/* Arguments, memory, and commands of the shell. */
int64_t iargc_(void);
void getarg_(const int64_t *number, char *value, size_t size);
int64_t ipxfargc_(void);
void pxfgetarg_(const int64_t *number, char *value, int64_t *length,
                int64_t *error, size_t size);
void memory_barrier_(void);
int64_t sma_cray_ishell(const char *command);

/* Vectors. */
double ssum_(const int64_t *n, const double *x, const int64_t *step);
double sdot_(const int64_t *n, const double *x, const int64_t *step,
             const double *y, const int64_t *ystep);
void saxpy_(const int64_t *n, const double *a, const double *x,
            const int64_t *step, double *y, const int64_t *ystep);
void scopy_(const int64_t *n, const double *x, const int64_t *step, double *y,
            const int64_t *ystep);
int64_t isamax_(const int64_t *n, const double *x, const int64_t *step);

#endif
