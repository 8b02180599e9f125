/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The pages that hold the symmetric heaps of a host (SHMEM_HUGE_PAGES).
 *
 * With reserved huge pages the heaps lie in a file of their own, a memfd of the
 * kernel's hugetlb, because no small piece of such a file can be mapped.  The
 * first PE of the host creates the file and reserves pages for all heaps: a
 * store never finds too few.  No page is touched, so that each heap comes to
 * lie on the NUMA node of its own PE.  The other PEs open the file through
 * /proc.
 *
 * Otherwise the heaps lie in the memory file of the host, and the kernel is
 * asked to use transparent huge pages for them.
 */
#include <sys/mman.h>
#include <sys/stat.h>

#include "base/env.h"
#include "memory/memory.h"
#include "shared/cause.h"
#include "shared/cgroup.h"

#ifndef MFD_HUGETLB
#define MFD_HUGETLB 0x0004u
#endif
enum { MFD_SIZE_SHIFT = 26 }; /* where the flags have the logarithm of a size */

#define SYSTEM_PAGES "/sys/kernel/mm/hugepages/hugepages-%zukB/%s"
#define SHMEM_ENABLED "/sys/kernel/mm/transparent_hugepage/shmem_enabled"

bool sma_huge_is_asked(void)
{
    return sma_env.huge_pages == SMA_HUGE_2M ||
           sma_env.huge_pages == SMA_HUGE_1G;
}

size_t sma_huge_align(void)
{
    return (size_t) 1 << (sma_env.huge_pages == SMA_HUGE_1G ? 30 : 21);
}

/* The size of a huge page as the names of control groups and variables have
 * it. */
static const char *size_name(size_t page, bool group)
{
    if (page == (size_t) 1 << 30)
        return group ? "1GB" : "1G";
    return group ? "2MB" : "2M";
}

/* --------------------------------------------------- what the system offers */

/* A number that the kernel publishes about its huge pages; 0 if it does not. */
static unsigned long long system_number(size_t page, const char *name)
{
    unsigned long long number = 0;
    char path[96];
    FILE *f;

    snprintf(path, sizeof path, SYSTEM_PAGES, page >> 10, name);
    f = fopen(path, "re");
    if (f != NULL && fscanf(f, "%llu", &number) != 1)
        number = 0;
    if (f != NULL)
        fclose(f);
    return number;
}

/* Pages that are neither in use nor reserved. */
static unsigned long long free_pages(size_t page)
{
    unsigned long long all = system_number(page, "free_hugepages");
    unsigned long long reserved = system_number(page, "resv_hugepages");

    return all > reserved ? all - reserved : 0;
}

/* Does the kernel give transparent huge pages to shared memory that asks for
 * them? */
static bool has_transparent(void)
{
    FILE *f = fopen(SHMEM_ENABLED, "re");
    char text[96] = "";

    if (f != NULL && fgets(text, sizeof text, f) == NULL)
        text[0] = '\0';
    if (f != NULL)
        fclose(f);
    return text[0] != '\0' && strstr(text, "[never]") == NULL &&
           strstr(text, "[deny]") == NULL;
}

const char *sma_huge_describe(void)
{
    if (sma_memory.huge == (size_t) 1 << 30)
        return "reserved huge pages of 1 GiB";
    if (sma_memory.huge != 0)
        return "reserved huge pages of 2 MiB";
    if (sma_env.huge_pages == SMA_HUGE_NO || !has_transparent())
        return "ordinary";
    return "transparent huge pages, as far as the system has them";
}

/* ------------------------------------------------- the file of the first PE */

/* Creates a file of huge pages and reserves `bytes`.  Returns the descriptor or
 * -errno; -EDQUOT when a control group allows less. */
static int create(size_t page, size_t bytes)
{
    unsigned log = (unsigned) __builtin_ctzll(page);
    void *p = MAP_FAILED;
    int fd, err;

    if (sma_cgroup_huge_space(SMA_CGROUP_ROOT, SMA_CGROUP_SELF,
                              size_name(page, true)) < bytes)
        return -EDQUOT;
    fd = memfd_create("sma-heaps",
                      MFD_CLOEXEC | MFD_HUGETLB | log << MFD_SIZE_SHIFT);
    if (fd < 0)
        return -errno;
    fchmod(fd, 0600); /* others may not open /proc/PID/fd/FD either */
    err = sma_segment_resize(fd, bytes);
    if (err == 0) {
        p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
        err = p == MAP_FAILED ? -errno : 0;
    }
    if (err) {
        close(fd);
        return err;
    }
    munmap(p, bytes); /* the reservation belongs to the file, and stays */
    return fd;
}

/* Ends the job because the pages that the user asks for cannot be had. */
__attribute__((noreturn)) static void refuse(size_t page, size_t bytes, int err)
{
    const char *name = size_name(page, false);
    unsigned long long need = bytes / page, has = free_pages(page);

    if (err == -ENOMEM && need > has)
        sma_fatal(NULL,
                  "SHMEM_HUGE_PAGES=%s: the heaps of %d PEs need %llu huge "
                  "pages, but only %llu are free; reserve more, as root: echo "
                  "%llu >" SYSTEM_PAGES ", make %s smaller, or use "
                  "SHMEM_HUGE_PAGES=auto",
                  name, sma_topology.host_n, need, has,
                  system_number(page, "nr_hugepages") + need - has, page >> 10,
                  "nr_hugepages", sma_env.symmetric_size_name);
    if (err == -EDQUOT)
        sma_fatal(NULL,
                  "SHMEM_HUGE_PAGES=%s: the heaps of %d PEs need %llu huge "
                  "pages, which the control group (hugetlb.%s) does not allow; "
                  "make %s smaller, or use SHMEM_HUGE_PAGES=auto",
                  name, sma_topology.host_n, need, size_name(page, true),
                  sma_env.symmetric_size_name);
    if (err == -ENODEV || err == -EINVAL || err == -ENOSYS)
        sma_fatal(NULL,
                  "SHMEM_HUGE_PAGES=%s: this system has no huge pages of this "
                  "size; /sys/kernel/mm/hugepages lists the available sizes",
                  name);
    sma_fatal(NULL,
              "SHMEM_HUGE_PAGES=%s: %llu huge pages cannot be allocated: "
              "%s%s",
              name, need, strerror(-err),
              sma_cause(err == -EFBIG ? SMA_CAUSE_FILE : SMA_CAUSE_MEMORY, -err,
                        bytes));
}

void sma_huge_create(size_t bytes)
{
    size_t page = sma_huge_align();
    struct stat st;
    int fd;

    if (sma_env.huge_pages == SMA_HUGE_NO)
        return;
    fd = create(page, bytes);
    if (fd < 0 && sma_huge_is_asked())
        refuse(page, bytes, fd);
    if (fd < 0) {
        sma_debug("no reserved huge pages: %zu needed, %llu free (%s)",
                  bytes / page, free_pages(page), strerror(-fd));
        return;
    }
    if (fstat(fd, &st) != 0)
        sma_fatal(NULL, "the file of the heaps cannot be examined: %s",
                  strerror(errno));
    sma_memory.heap_fd = fd;
    sma_self.job->huge_fd = (uint32_t) fd;
    sma_self.job->huge_device = st.st_dev;
    sma_self.job->huge_inode = st.st_ino;
    sma_self.job->huge_page = page;
}

/* -------------------------------------------------------- every PE's use of it */

bool sma_huge_open(void)
{
    const struct sma_job *job = sma_self.job;
    bool barred;

    if (sma_topology.host_me != 0)
        sma_memory.heap_fd =
            sma_segment_open(job->pe[0].pid, (int) job->huge_fd,
                             job->huge_device, job->huge_inode);
    if (sma_memory.heap_fd < 0 && sma_huge_is_asked())
        sma_fatal(NULL,
                  "SHMEM_HUGE_PAGES=%s: PE %d cannot open the heaps of PE %d "
                  "through /proc: %s%s",
                  size_name(sma_huge_align(), false), sma_self.me,
                  (int) job->pe[0].number, strerror(-sma_memory.heap_fd),
                  sma_cause_peer(job, sma_topology.host_me, 0,
                                 sma_memory.segment_device,
                                 sma_memory.segment_inode, &barred));
    return sma_memory.heap_fd >= 0;
}

void sma_huge_use(bool all_have_it)
{
    if (all_have_it) {
        sma_memory.huge = sma_huge_align();
        return;
    }
    if (sma_memory.heap_fd >= 0)
        close(sma_memory.heap_fd);
    sma_memory.heap_fd = -1;
    sma_debug("no reserved huge pages: PEs cannot open each other's files");
}

void sma_huge_advise(void *p, size_t bytes)
{
    if (sma_memory.huge == 0)
        madvise(p, bytes,
                sma_env.huge_pages == SMA_HUGE_NO ? MADV_NOHUGEPAGE
                                                  : MADV_HUGEPAGE);
}
