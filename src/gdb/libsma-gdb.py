# SPDX-License-Identifier: BSD-3-Clause
"""Commands of gdb for programs that use libsma: shmem pes, shmem where, shmem heap.

The library has a table of its variables and structures in a section of its own
(src/c/memory/debugger.c), so that no symbols are needed.  All commands only read
memory: they work on a PE that runs and on a core file.
"""
import re
import struct

import gdb

STATES = ["has not called shmem_init", "in shmem_init", "runs",
          "in shmem_finalize", "exits without shmem_finalize",
          "has finalized", "in shmem_init again"]
REGIONS = ["symmetric heap", "static data"]


class Library:
    """The library of the program, as its table describes it."""

    def __init__(self):
        found = re.search(r"(0x[0-9a-f]+) - (0x[0-9a-f]+) is sma_debug\b",
                          gdb.execute("info files", to_string=True))
        if not found:
            raise gdb.GdbError("the program has no libsma, or has not started")
        start, end = (int(x, 16) for x in found.groups())
        table = self.read(start, end - start)
        self.at = {}
        for i in range(0, len(table) - 31, 32):
            name = table[i:i + 24].split(b"\0")[0].decode()
            if name:
                self.at[name] = struct.unpack_from("=Q", table, i + 24)[0]
        if self.at.get("sma_debug") != 1:
            raise gdb.GdbError("this libsma is of another version")
        self.me = self.int32(self.at["self"] + self.at["me"])
        self.n = self.int32(self.at["self"] + self.at["job_n"])
        if self.n == 0:
            raise gdb.GdbError("the program has not called shmem_init yet")

    @staticmethod
    def read(address, size):
        return gdb.selected_inferior().read_memory(address, size).tobytes()

    def int32(self, address):
        return struct.unpack("=i", self.read(address, 4))[0]

    def word(self, address):
        return struct.unpack("=Q", self.read(address, 8))[0]

    def text(self, address, size):
        return self.read(address, size).split(b"\0")[0].decode(errors="replace")

    def here(self):
        """The PEs of this host, in the order of their memory."""
        t = self.at["topology"]
        node_n = self.int32(t + self.at["node_n"])
        if self.word(t + self.at["node_of"]) == 0:
            return list(range(node_n))
        pes = self.word(t + self.at["node_pe"])
        return [self.int32(pes + 4 * i) for i in range(node_n)]

    def region(self, r):
        """Base and size of a region of this PE."""
        at = (self.at["memory"] + self.at["region"] +
              r * self.at["region_bytes"])
        return self.word(at), self.word(at + 8)

    def copy(self, i, r):
        """Where this PE has mapped the region of PE number i of the host."""
        m = self.at["memory"]
        return (self.word(m + self.at["segment"]) +
                self.word(m + self.at["region_offset"] + 8 * r) +
                i * self.word(m + self.at["region_stride"] + 8 * r))

    def blocks(self):
        """Offset, bytes, bytes asked for, used, routine, caller of each block."""
        b = self.word(self.at["blocks"] + self.at["first"])
        while b != 0:
            routine = self.word(b + self.at["block_routine"])
            yield (self.word(b + self.at["offset"]),
                   self.word(b + self.at["size"]),
                   self.word(b + self.at["asked"]),
                   self.read(b + self.at["used"], 1) != b"\0",
                   self.text(routine + self.at["routine_name"], 45)
                   if routine else "",
                   self.word(b + self.at["caller"]))
            b = self.word(b + self.at["after"])


def place(address):
    """ " at heat.c:12" for an address of code, "" if nothing is known."""
    if address == 0:
        return ""
    found = gdb.find_pc_line(address - 1)
    if found.symtab is None:
        return " at 0x%x" % address
    return " at %s:%d" % (found.symtab.filename, found.line)


class Shmem(gdb.Command):
    """What libsma knows of this PE: shmem pes, shmem where ADDRESS, shmem heap."""

    def __init__(self):
        super().__init__("shmem", gdb.COMMAND_DATA, prefix=True)


class Pes(gdb.Command):
    """The PEs of this host: process, state, and what a PE waits for."""

    def __init__(self):
        super().__init__("shmem pes", gdb.COMMAND_STATUS)

    def invoke(self, argument, from_tty):
        lib = Library()
        job = lib.word(lib.at["self"] + lib.at["job"])
        print("PE %d of %d; %d on this host" %
              (lib.me, lib.n, len(lib.here())))
        try:
            n = lib.int32(job + lib.at["job_pes_here"])
        except gdb.MemoryError:
            print("the job block is not in this core file")
            return
        for i in range(n):
            self.show(lib, job + lib.at["job_pe"] + i * lib.at["job_pe_bytes"])

    def show(self, lib, pe):
        number = lib.int32(pe + lib.at["number"])
        state = lib.int32(pe + lib.at["state"])
        wait = pe + lib.at["wait"]
        text = STATES[state] if 0 <= state < len(STATES) else "is damaged"
        if state == 2 and lib.int32(wait + lib.at["wait_id"]) != 0:
            text += ", last waited in " + lib.text(
                wait + lib.at["wait_routine"], 48)
            other = lib.int32(wait + lib.at["wait_pe"])
            thing = lib.text(wait + lib.at["wait_object"], 64)
            if thing:
                text += " for " + thing
            elif other >= 0:
                text += " for PE %d" % other
        print("%s PE %d, process %d, %s: %s" %
              ("*" if number == lib.me else " ", number,
               lib.int32(pe + lib.at["pid"]),
               lib.text(pe + lib.at["program"], 128), text))


class Where(gdb.Command):
    """shmem where ADDRESS: region, block, offset, and whose copy it is."""

    def __init__(self):
        super().__init__("shmem where", gdb.COMMAND_DATA,
                         gdb.COMPLETE_EXPRESSION)

    def invoke(self, argument, from_tty):
        if not argument:
            raise gdb.GdbError("shmem where ADDRESS, as in: shmem where &x")
        address = self.number(argument)
        lib = Library()
        for r, name in enumerate(REGIONS):
            base, size = lib.region(r)
            if base <= address < base + size:
                self.show(lib, r, address - base, lib.me)
                return
            for i, pe in enumerate(lib.here()):
                base = lib.copy(i, r)
                if pe != lib.me and base <= address < base + size:
                    self.show(lib, r, address - base, pe)
                    return
        print("0x%x is not symmetric" % address)

    @staticmethod
    def number(argument):
        value = gdb.parse_and_eval(argument)
        if value.type.strip_typedefs().code == gdb.TYPE_CODE_ARRAY:
            value = value.address
        return int(value) & 0xffffffffffffffff

    def show(self, lib, r, offset, pe):
        whose = "this PE" if pe == lib.me else "a copy of PE %d" % pe
        print("%s of PE %d (%s), byte %d" % (REGIONS[r], pe, whose, offset))
        if r == 1:
            symbol = gdb.execute("info symbol 0x%x" %
                                 (lib.region(1)[0] + offset), to_string=True)
            print("  " + symbol.strip())
            return
        for start, size, asked, used, routine, caller in lib.blocks():
            if start <= offset < start + size:
                print("  byte %d of %s" % (offset - start, describe(
                    start, size, asked, used, routine, caller)))
                if used and offset - start >= asked:
                    print("  behind the end of the block")
                return
        print("  in no block")


def describe(start, size, asked, used, routine, caller):
    if not used:
        return "a free block of %d bytes at byte %d" % (size, start)
    text = "a block of %d bytes at byte %d" % (asked, start)
    if routine:
        text += ", of " + routine
    return text + place(caller)


class Heap(gdb.Command):
    """The blocks of the symmetric heap, which are the same on all PEs."""

    def __init__(self):
        super().__init__("shmem heap", gdb.COMMAND_DATA)

    def invoke(self, argument, from_tty):
        lib = Library()
        base, size = lib.region(0)
        total = used_n = 0
        for block in lib.blocks():
            print("0x%x: %s" % (base + block[0], describe(*block)))
            if block[3]:
                total += block[2]
                used_n += 1
        print("%d blocks with %d bytes, in a heap of %d bytes at 0x%x" %
              (used_n, total, size, base))


Shmem()
Pes()
Where()
Heap()
