/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What oshfort --cray knows beside SHMEM.
 *
 * Generated from src/api; edit the table there, not this file.
 */
#ifndef SMA_CRAY_TABLE_H
#define SMA_CRAY_TABLE_H

#define SMA_CRAY_TABLE(X) \
    X("MY_PE", EXTERNAL, NONE, "INTEGER", true) \
    X("NUM_PES", EXTERNAL, NONE, "INTEGER", true) \
    X("N$PES", VARIABLE, NONE, "", false) \
    X("BARRIER", NONE, EXTERNAL, "", false) \
    X("RANF", USE, NONE, "REAL", false) \
    X("RANGET", USE, USE, "", false) \
    X("RANSET", USE, USE, "", false) \
    X("IRTC", USE, NONE, "INTEGER", false) \
    X("IRTC_RATE", USE, NONE, "INTEGER", false) \
    X("RTC", USE, NONE, "REAL", false) \
    X("SECOND", USE, USE, "REAL", true) \
    X("TSECND", USE, USE, "REAL", false) \
    X("TIMEF", USE, USE, "REAL", false) \
    X("CLOCK", USE, EXTERNAL, "", true) \
    X("DATE", USE, EXTERNAL, "", true) \
    X("JDATE", USE, EXTERNAL, "", false) \
    X("CVMGM", USE, NONE, "", false) \
    X("CVMGN", USE, NONE, "", false) \
    X("CVMGP", USE, NONE, "", false) \
    X("CVMGT", USE, NONE, "", false) \
    X("CVMGZ", USE, NONE, "", false) \
    X("MASK", USE, NONE, "", true) \
    X("SHIFT", USE, NONE, "", true) \
    X("COMPL", USE, NONE, "", true) \
    X("EQV", USE, NONE, "", true) \
    X("NEQV", USE, NONE, "", false) \
    X("POPCNT", USE, NONE, "", false) \
    X("POPPAR", USE, NONE, "", false) \
    X("LEADZ", USE, NONE, "", false) \
    X("SHIFTL", OWN, NONE, "", false) \
    X("SHIFTR", OWN, NONE, "", false) \
    X("SHIFTA", OWN, NONE, "", false) \
    X("DSHIFTL", OWN, NONE, "", false) \
    X("DSHIFTR", OWN, NONE, "", false) \
    X("AND", OWN, NONE, "", false) \
    X("OR", OWN, NONE, "", false) \
    X("XOR", OWN, NONE, "", false) \
    X("IARGC", OWN, NONE, "", false) \
    X("GETARG", NONE, OWN, "", false) \
    X("NUMARG", REFUSED, NONE, "", false) \
    X("IPXFARGC", EXTERNAL, NONE, "INTEGER", true) \
    X("PXFGETARG", NONE, EXTERNAL, "", false) \
    X("LOC", OWN, NONE, "", false) \
    X("CLOC", USE, NONE, "", false) \
    X("MEMORY_BARRIER", NONE, EXTERNAL, "", false) \
    X("ISHELL", USE, USE, "", false) \
    X("ABORT", NONE, USE, "", true) \
    X("EXIT", NONE, OWN, "", false) \
    X("FLUSH", NONE, USE, "", true) \
    X("SSUM", EXTERNAL, NONE, "REAL", true) \
    X("SDOT", EXTERNAL, NONE, "REAL", true) \
    X("SAXPY", NONE, EXTERNAL, "", false) \
    X("SCOPY", NONE, EXTERNAL, "", false) \
    X("ISAMAX", EXTERNAL, NONE, "INTEGER", true)

#endif
