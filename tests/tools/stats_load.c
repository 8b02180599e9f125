/* SPDX-License-Identifier: BSD-3-Clause */
#include <dlfcn.h>
int main(int argc, char **argv)
{
    void *lib = dlopen(argc > 1 ? argv[1] : 0, RTLD_NOW | RTLD_LOCAL);
    static const char *const names[] = {"shmem_init", "shmem_barrier_all",
                                        "shmem_finalize"};

    for (int i = 0; lib != 0 && i < 3; i++)
        ((void (*)(void)) dlsym(lib, names[i]))();
    return lib == 0;
}
