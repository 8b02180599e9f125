# SPDX-License-Identifier: BSD-3-Clause
import ctypes

ring = ctypes.CDLL("./libring.so")
ring.ring_start()
print("PE", ring.ring_me(), "has", ring.ring_left(), "on its left")
ring.ring_end()
