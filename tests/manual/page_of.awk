# SPDX-License-Identifier: BSD-3-Clause
# page_of.awk TREE/man*/*: "name page" of each file, through .so
FNR == 1 {
    name = FILENAME
    sub(/.*\//, "", name)
    page = name
    sub(/\.[1357]$/, "", name)
    if ($1 == ".so") {
        page = $2
        sub(/.*\//, "", page)
    }
    print name, page
}
