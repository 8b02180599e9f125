# SPDX-License-Identifier: BSD-3-Clause
#
# What a page of the manual documents, family by family.  A part of genman.awk;
# c_table.awk reads the table.  POSIX awk.
#
# Example: of the row
#
#     shmem_{T}_put | RMA_STD | transfer | ctx c11 | rma | shmem_put | 1.0
#
# collect("shmem_put") makes one family i with
#
#     fam_name[i] "shmem_TYPENAME_put"    fam_row[i]     the row
#     fam_ret[i]  "void"                  fam_list[i]    "RMA_STD"
#     fam_args[i] "TYPE *dest, ..."       fam_generic[i] "shmem_put"
#
# and one more of shmem_ctx_TYPENAME_put.  Of a row with few types on a page
# with few names each name is a family: fam_name[i] is "shmem_short_add",
# fam_list[i] is "".

# Collects into fam_* what page P documents: each row of routines.def once, or
# once a name where the family is small or the page short.
function collect(P,    r, total, fold, l, nt, t, no, o, i, j)
{
    nfam = 0
    total = 0
    for (r = 1; r <= nrows; r++)
        total += on_page(r, P)
    for (r = 1; r <= nrows; r++) {
        if (!on_page(r, P))
            continue
        if (lists[r] == "") {
            family(r, pattern[r], "", "", "")
            continue
        }
        split(lists[r], l, / +x +/)
        nt = split(list[l[1]], t, " ")
        no = (2 in l) ? split(list[l[2]], o, " ") : 1
        fold = (total > 6 && nt > 3)
        for (j = 1; j <= no; j++) {
            if (subst(page_of[r], "", (2 in l) ? o[j] : "") != P)
                continue
            if (fold)
                family(r, pattern[r],
                       (list_kind[l[1]] == "sizes") ? "SIZE" : "TYPENAME",
                       (2 in l) ? o[j] : "", l[1])
            else
                for (i = 1; i <= nt; i++)
                    family(r, pattern[r], t[i], (2 in l) ? o[j] : "", "")
        }
    }
}

# How many names of row r page P has.  Of the forms of NVSHMEM it has that of the
# host; the text says how the names of the others are made.
function on_page(r, P,    l, nt, t, no, o, j, n)
{
    if (form[r] != "" && form[r] != "host")
        return 0
    if (lists[r] == "")
        return page_of[r] == P
    split(lists[r], l, / +x +/)
    nt = split(list[l[1]], t, " ")
    no = (2 in l) ? split(list[l[2]], o, " ") : 1
    n = 0
    for (j = 1; j <= no; j++)
        if (subst(page_of[r], "", (2 in l) ? o[j] : "") == P)
            n += nt
    return n
}

function family(r, pat, T, O, key,    i)
{
    i = ++nfam
    fam_row[i] = r
    fam_name[i] = subst(pat, T, O)
    fam_ret[i] = typed(returns[r], T)
    fam_args[i] = typed(args[r], T)
    fam_list[i] = key
    fam_generic[i] = subst(generic[r], T, O)
}
