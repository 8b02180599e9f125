# SPDX-License-Identifier: BSD-3-Clause
"""Makes the generated files of libsma from the tables of src/api."""
