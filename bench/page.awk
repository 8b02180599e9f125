# SPDX-License-Identifier: BSD-3-Clause
#
# Prints the facts and the rows of a table of compare, compare_hosts or
# compare_load as a page of markdown.  Variables: `peers`, the columns, libsma first; `headings`, their
# names, divided by "|"; `titles`, "JOB=TITLE;..."; `pictures`, lines between the
# facts and the rows; `ratios`, the file to which the ratios go: "JOB ROW BYTES
# RATIO".

function figure(x) {
    if (x !~ /^[0-9]/)
        return x == "" ? "-" : x
    return sprintf(x < 10 ? "%.4f" : x < 100 ? "%.2f" : "%.0f", x)
}
function section(name) {
    print "\n## " title[name] "\n"
    print "| row | bytes | " headings " | ratio |"
    print "|---|--:|" rule "--:|"
}
function ratio(key, k,    p, x, ours, best) {
    for (p = 2; p <= n; p++) {
        x = t[key, peer[p]]
        if (x ~ /^[0-9]/ && (best == "" || x + 0 < best + 0))
            best = x
    }
    ours = t[key, peer[1]]
    if (best == "" || ours == "" || ours + 0 <= 0)
        return "-"
    print k[1], k[2], k[3], best / ours >ratios
    return sprintf("%.2f", best / ours)
}
BEGIN {
    n = split(peers, peer, " ")
    for (i = 1; i <= n; i++)
        rule = rule "--:|"
    gsub(/[|]/, " | ", headings)
    for (i = split(titles, pair, ";"); i > 0; i--)
        title[substr(pair[i], 1, index(pair[i], "=") - 1)] = \
            substr(pair[i], index(pair[i], "=") + 1)
}
/^# / {
    fact[++facts] = substr($1, 3)
    value[facts] = $2
    next
}
$2 == "row" { next }
{
    key = $1 FS $2 FS $3
    if (!(key in seen)) {
        seen[key] = 1
        order[++rows] = key
    }
    t[key, $4] = $5
}
END {
    print "\n| | |\n|---|---|"
    for (i = 1; i <= facts; i++)
        print "| " fact[i] " | " value[i] " |"
    if (pictures != "")
        print pictures
    for (i = 1; i <= rows; i++) {
        key = order[i]
        split(key, k, FS)
        if (k[1] != job)
            section(k[1])
        job = k[1]
        line = "| " k[2] " | " k[3]
        for (p = 1; p <= n; p++)
            line = line " | " figure(t[key, peer[p]])
        print line " | " ratio(key, k) " |"
    }
}
