! SPDX-License-Identifier: BSD-3-Clause
program user
    use grid
    use shmem, only: shmem_put
    call turn(5_8)
    call shmem_put(a, a, 4, 0)
    call shmem_int8_add(a, 5, 0)
end program
