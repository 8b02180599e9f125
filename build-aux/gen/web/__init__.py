# SPDX-License-Identifier: BSD-3-Clause
"""The manual for a browser."""
