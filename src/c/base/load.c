/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Loads the shared libraries that only some jobs need: libpmix, and the
 * transport, which lies beside this library.
 */
#include <dlfcn.h>

#include "base/program.h"

static bool is_static;

/* Is the program linked statically?  Only a program with an interpreter, which
 * is the dynamic loader, can load libraries. */
static void look_for_interpreter(void)
{
    struct dl_phdr_info info = sma_program_loaded();

    is_static = true;
    for (int i = 0; i < info.dlpi_phnum; i++)
        if (info.dlpi_phdr[i].p_type == PT_INTERP)
            is_static = false;
}

void *sma_load_symbol(const char *name)
{
    look_for_interpreter();
    return is_static ? NULL : dlsym(RTLD_DEFAULT, name);
}

void *sma_load_next_symbol(const char *name)
{
    look_for_interpreter();
    return is_static ? NULL : dlsym(RTLD_NEXT, name);
}

void *sma_load(const char *file)
{
    __typeof__(dlopen) *open_library;

    /* looked up by name, because a reference to dlopen would make the linker
     * warn when a program is linked statically */
    *(void **) &open_library = sma_load_symbol("dlopen");
    return open_library == NULL ? NULL
                                : open_library(file, RTLD_NOW | RTLD_LOCAL);
}

const char *sma_load_error(void)
{
    const char *text = is_static ? NULL : dlerror();

    return text != NULL ? text
                        : "this program is linked statically and cannot load "
                          "libraries; start it with " SMA_OSHRUN " on one host";
}

const char *sma_libdir_self(void)
{
    Dl_info self;

    if (dladdr((void *) sma_libdir_self, &self) == 0 || self.dli_fname == NULL)
        return "";
    return self.dli_fname;
}

bool sma_libdir_here(char *path, size_t size, const char *file)
{
    const char *self = sma_libdir_self(), *slash = strrchr(self, '/');

    if (slash == NULL)
        return false;
    snprintf(path, size, "%.*s/%s", (int) (slash - self), self, file);
    return true;
}

void sma_libdir_installed(char *path, size_t size, const char *file)
{
    snprintf(path, size, "%s/%s", SMA_LIBDIR, file);
}
