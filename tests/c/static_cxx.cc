// np: 1 2 4
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests static data of C++: of classes, templates, inline functions and
 * namespaces, with constructors that run before shmem_init and destructors that
 * run after shmem_finalize.
 */
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <shmem.h>

namespace
{

int failures;

void check(bool holds, const char *what)
{
    if (!holds) {
        std::fprintf(stderr, "PE %d: wrong: %s\n", shmem_my_pe(), what);
        shmem_global_exit(1);
    }
}

struct Counter {
    static long of_class;
    long own;

    Counter() : own(41)
    {
        own++;
    }
    ~Counter()
    {
        if (own < 42)
            std::abort();
    }
};
long Counter::of_class = 17;

template <typename T> struct Holder {
    static T value;
};
template <typename T> T Holder<T>::value = T(3);

inline int &in_function()
{
    static int value = 23;

    return value;
}

Counter counter;
std::vector<int> numbers(100, 7);
std::string word = "constructed before main, and long enough for the heap";

} // namespace

int main()
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    int next = (me + 1) % n, previous = (me + n - 1) % n;

    check(counter.own == 42, "constructor's value");
    check(numbers.size() == 100 && numbers[99] == 7, "vector");
    check(word.size() == 53 && word[0] == 'c', "string");
    shmem_barrier_all();

    long value = 1000 + me;
    shmem_long_put(&Counter::of_class, &value, 1, next);
    shmem_long_p(&counter.own, 2000 + me, next);
    shmem_double_p(&Holder<double>::value, 0.5 + me, next);
    shmem_int_atomic_add(&Holder<int>::value, 10 * me, next);
    shmem_int_p(&in_function(), 3000 + me, next);
    shmem_barrier_all();
    check(Counter::of_class == 1000 + previous, "static member");
    check(counter.own == 2000 + previous, "member of a static object");
    check(Holder<double>::value == 0.5 + previous, "template static");
    check(Holder<int>::value == 3 + 10 * previous, "template static, int");
    check(in_function() == 3000 + previous, "static in a function");

    numbers.resize(5000);
    word += " and changed";
    check(failures == 0, "zero static");
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
