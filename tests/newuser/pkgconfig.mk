# SPDX-License-Identifier: BSD-3-Clause
CFLAGS = -O2 -Wall -Wextra $(shell pkg-config --cflags sma)
FC = gfortran
FFLAGS = -O2 $(shell pkg-config --cflags sma) \
    $(shell pkg-config --variable=fflags sma)
LDLIBS = $(shell pkg-config --libs sma)

run: pi
	oshrun -n 4 ./pi

run-ocean: ocean
	oshrun -n 4 ./ocean
