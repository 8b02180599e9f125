/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * C++17: arrays in symmetric memory that free themselves, the routines without a
 * type in templates, structured bindings.
 */
#include <shmem.h>

#include <algorithm>
#include <complex>
#include <cstdint>
#include <iostream>
#include <memory>
#include <numeric>
#include <utility>

namespace
{

/* Its destructor runs last, because it is the first object of main. */
struct job {
    job()
    {
        shmem_init();
    }
    ~job()
    {
        shmem_finalize();
    }
    job(const job &) = delete;
    job &operator=(const job &) = delete;
};

struct release {
    void operator()(void *block) const
    {
        shmem_free(block);
    }
};

template <typename T> using symmetric = std::unique_ptr<T[], release>;

template <typename T> symmetric<T> make_symmetric(std::size_t n)
{
    return symmetric<T>(static_cast<T *>(shmem_calloc(n, sizeof(T))));
}

template <typename T> T number(int i)
{
    return static_cast<T>(static_cast<float>(i)); /* complex<float>, too */
}

/* Does an array arrive at the right neighbour? */
template <typename T> bool passes_on(int me, int n)
{
    constexpr std::size_t length = 10;
    const T mine = number<T>(me), left = number<T>((me + n - 1) % n);
    auto from = make_symmetric<T>(length), to = make_symmetric<T>(length);

    std::fill_n(from.get(), length, mine);
    shmem_barrier_all();
    shmem_put(to.get(), from.get(), length, (me + 1) % n);
    shmem_barrier_all();
    return std::all_of(to.get(), to.get() + length,
                       [left](const T &value) { return value == left; });
}

} // namespace

int main()
{
    const job here;
    const auto [me, n] = std::pair{shmem_my_pe(), shmem_n_pes()};
    auto sum = make_symmetric<long>(1), part = make_symmetric<long>(100);

    if (!passes_on<unsigned char>(me, n) || !passes_on<std::int64_t>(me, n) ||
        !passes_on<std::size_t>(me, n) || !passes_on<double>(me, n) ||
        !passes_on<std::complex<float>>(me, n))
        shmem_global_exit(1);
    std::iota(part.get(), part.get() + 100, me * 100L);
    part[0] = std::accumulate(part.get(), part.get() + 100, 0L);
    shmem_sum_reduce(SHMEM_TEAM_WORLD, sum.get(), part.get(), 1);
    if (me == 0)
        std::cout << "the sum is " << sum[0] << std::endl;
    return 0;
}
