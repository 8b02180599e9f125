#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build awk python3 mandoc cmark-gfm
#
# Tests the HTML manual that make html makes: all pages and names are there; no link leads to
# nothing or out of the manual; programs, their output and the text of the documents are as in
# the sources.  If Chromium is installed, it runs the search and measures every page at the
# width of a phone (html.js).

. "$(dirname "${BASH_SOURCE[0]}")/../common"
. "$tests/browser"

# report NAME: ok when $work/errors is empty
report()
{
    verdict "$1" "$(sed -n 1p "$work/errors")" empty "$(cat "$work/errors")"
}

verdict html-make 'make html' make -C "$BUILD" html
verdict html-source 'left in the source tree' empty "$(find "$SRC/build-aux" -name __pycache__)"
html=$work/html
man=$work/man
manual "$BUILD/gen/man" "$man"
for tool in mandoc cmark-gfm; do
    mkdir "$work/without"
    ln -s /usr/bin/* "$work/without" && rm "$work/without/$tool"
    verdict "html-without-$tool" 'no message' grep -qx "make html needs $tool" \
        <(PATH=$work/without python3 -B "$SRC/build-aux/gen/web" "$BUILD/gen/man" "$html" 0 2>&1)
    rm -r "$work/without"
done
verdict html-install 'make install-html' make -C "$BUILD" install-html DESTDIR="$work/dest dir"
installed=$(find "$work/dest dir" -name index.html)
verdict html-installed 'not what make html made' diff -r "$BUILD/html" "${installed%/*}"
verdict html-uninstall 'make uninstall-html' \
    make -C "$BUILD" uninstall-html DESTDIR="$work/dest dir"
verdict html-nothing-left 'left by make uninstall-html' \
    empty "$(find "$work/dest dir" ! -type d -o -name html)"
rm -rf "$html"
cp -a "$BUILD/html" "$html"
cd "$html" || exit 1

# The documents of the source that are pages, relative to it.
documents()
{
    (cd "$SRC" && ls README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md \
        packaging/README.md doc/*.md)
}

# ----------------------------------------------------------------- completeness
{
    (cd "$man" && ls ./*.[1-8]) | sed 's,^\./,,; s/$/.html/'
    documents | sed 's,packaging/README,packaging,; s,.*/,,; s/md$/html/'
    printf '%s\n' index.html names.html
} | sort >"$work/want"
ls ./*.html | sed 's,^\./,,' | sort | comm -3 "$work/want" - >"$work/errors"
report html-pages
sort names.html index.html |
    sed -n 's/.*<dt><a href="\([^"]*\)".*/\1/p' | sort |
    diff <(grep -v 'README\|index\|names' "$work/want") - >"$work/errors"
report html-start-page

# Every page and alias, in one case at least, and every profiling name leads
# where it should, in the page of names and in the index of the search.
# An alias that is a profiling name leads to the page of the routine instead.
{
    sed -n 's/^\(.*\)\.[1-8]\.html$/\1 &/p' "$work/want"
    python3 -B "$SRC/build-aux/gen" -n pages |
        awk '{ print "p" $2, $1 ".3.html profiling" }'
    awk '{ print $3, $2 "." $1 ".html" }' "$man/aliases"
} | awk '{ name = tolower($1) }
    NF == 3 { profiling[name] = $2 }
    !(name in profiling) || profiling[name] == $2 { print name, $2 }' |
    sort -u >"$work/names"
sed -n 's/.*<li><a href="\([^"#]*\)[^"]*">\(.*\)<\/a>.*/\2 \1/p' names.html >"$work/index"
awk '{ print tolower($1), $2 }' "$work/index" | sort -u |
    diff "$work/names" - >"$work/errors"
[ "$(wc -l <"$work/index")" -gt 5000 ] || echo 'few names' >>"$work/errors"
report html-names
sed -n 's/^\["\([^"]*\.[1-8]\.html\)",.*"\([^"]*\)"\],*$/\1 \2/p' names.js |
    awk '{ for (i = 2; i <= NF; i++) {
        sub(/#$/, "", $i); print tolower($i), $1 } }' | sort |
    diff "$work/names" - >"$work/errors"
[ "$(sed -n '$p' names.js)" = '];' ] || echo 'no end' >>"$work/errors"
report html-search-index
# by the first letter after shmem_, then by the name
awk '{
        name = tolower($1)
        sub(/^_+/, "", name)
        letter = name
        sub(/^p?shmemx?_/, "", letter)
        key = ($1 ~ /^pshmem/) " " substr(letter, 1, 1) " " name
        if (key < last)
            print $1 " comes after " last
        last = key
    }' "$work/index" >"$work/errors"
report html-names-sorted

# ------------------------------------------------------------------------ links
# Every file and place exists; nothing is fetched from elsewhere, and only two
# documents refer to pages of others.
awk -v files="$(ls | tr '\n' ' ')" '
    BEGIN { n = split(files, w, " "); for (i = 1; i <= n; i++) there[w[i]] = 1 }
    {
        s = $0
        while (match(s, / (id|href|src|action)="[^"]*"/)) {
            a = substr(s, RSTART + 1, RLENGTH - 2)
            s = substr(s, RSTART + RLENGTH)
            kind = a
            sub(/=.*/, "", kind)
            sub(/^[^"]*"/, "", a)
            if (kind == "id") {
                if ((FILENAME, a) in id)
                    print FILENAME ": two places " a
                id[FILENAME, a] = 1
            } else if (a ~ /^https:/ && kind == "href" &&
                FILENAME ~ /^(running|CHANGELOG)/)
                continue
            else
                link[++links] = FILENAME SUBSEP a
        }
    }
    END {
        for (i = 1; i <= links; i++) {
            split(link[i], w, SUBSEP)
            to = place = w[2]
            sub(/#.*/, "", to)
            if (to == "")
                to = w[1]
            if (!(to in there))
                print w[1] ": " w[2] ": no such file"
            else if (sub(/^[^#]*#/, "", place) && !((to, place) in id))
                print w[1] ": " w[2] ": no such place"
        }
        if (links < 5000)
            print "only " links + 0 " links"
    }' *.html >"$work/errors"
grep -n '@import\|url(\|https*:' style.css site.js names.js >>"$work/errors"
report html-links

# Text printed like a reference to a page of this manual is a link, unless it
# refers to the page itself.
awk 'FILENAME == ARGV[1] { page[$3 "(" $1 ")"] = $2 "." $1 ".html"; next }
    FILENAME == ARGV[2] {
        if (match($0, /\.[1-8]\.html$/))
            page[substr($0, 1, RSTART - 1) "(" substr($0, RSTART + 1, 1) ")"] = $0
        next
    }
    {
        s = $0
        while (match(s, /<b>[A-Za-z_0-9+$.-]+<\/b>\([1-8]\)/)) {
            ref = substr(s, RSTART, RLENGTH)
            s = substr(s, RSTART + RLENGTH)
            gsub(/<[^>]*>/, "", ref)
            if (ref in page && page[ref] != FILENAME)
                print FILENAME ": " ref " is no link"
        }
    }' "$man/aliases" "$work/want" *.[1-8].html >"$work/errors"
report html-references

# --------------------------------------------------------------- what is shown
# The text of all programs: the same in the page and in the file.
for step in page html; do
    files=("$man"/*.[1-8])
    [ $step = page ] || files=(./*.[1-8].html)
    awk -v step=$step -v examples="$SRC/man/src/examples.out" '
        BEGIN {
            while ((getline line <examples) > 0)
                if (line ~ /^@ /)
                    name = substr(line, 3)
                else if (line !~ /^#/)
                    output[name] = output[name] line "\n"
        }
        FNR == 1 { print FILENAME ~ /html$/ ? FILENAME : FILENAME ".html" }
        step == "page" && /^\.EE$/ {
            inside = 0
            if (example != "" && output[example] != "")
                printf "%s", output[example]
            example = ""
        }
        step == "page" && inside {
            sub(/^\\&/, "")
            gsub(/\\\(aq/, "\047")
            gsub(/\\\(ga/, "`")
            gsub(/\\\(ha/, "^")
            gsub(/\\\(ti/, "~")
            gsub(/\\-/, "-")
            gsub(/\\e/, "\\")
            print
        }
        step == "page" && /^\.\\" SMA-EXAMPLE/ { example = $3 }
        step == "page" && /^\.EX$/ { inside = 1 }
        # <code> and <samp> begin and end only in blocks and in lines
        step == "html" && /^<pre.*<(code|samp)>|^<samp>/ {
            inside = 1
            sub(/^.*<(code|samp)>/, "")
        }
        step == "html" && inside {
            inside = !sub(/<\/(code|samp)>.*/, "")
            gsub(/&lt;/, "<")
            gsub(/&gt;/, ">")
            gsub(/&quot;/, "\"")
            gsub(/&amp;/, "\\&")
            if (inside || $0 != "")
                print
        }' "${files[@]}" |
        sed 's,^[^ ]*/\([^ /]*\.[1-8]\.html\)$,\1,' >"$work/block-$step"
done
diff "$work/block-page" "$work/block-html" >"$work/errors" 2>&1
[ "$(wc -l <"$work/block-page")" -gt 3000 ] ||
    echo 'few programs' >>"$work/errors"
grep -l 'SMA-' ./*.html >>"$work/errors"
report html-programs

# The forms of each page: C, C11 and Fortran are headings.
(cd "$man" && awk '
    FNR == 1 || /^\.SH/ { inside = ($2 == "SYNOPSIS") }
    inside && /^(C|Fortran)[A-Za-z0-9+ ]*[,:]/ {
        sub(/[,:].*/, "")
        print FILENAME ".html " $0
    }' *.3) >"$work/forms"
grep -o '^<h3>[^<]*' ./*.3.html | sed 's,^\./,,; s/:<h3>/ /' >"$work/headings"
sort "$work/headings" | comm -23 <(sort "$work/forms") - >"$work/errors"
[ "$(wc -l <"$work/forms")" -gt 200 ] || echo 'few forms' >>"$work/errors"
report html-forms

# The words of each document.
documents | while read -r f; do
    page=$(basename "${f/packaging\/README/packaging}" .md).html
    sed '/^<!--/d; /^```/d; /^|[-|:]*|$/d; s/^#* //; s/^ *[0-9]*\. //
        s/^ *- //; s/!\[\([^]]*\)\]([^)]*)//; s/\](\([^)]*\))//g' "$SRC/$f" |
        tr -d '`*[]|' >"$work/text"
    sed -n '/<main/,/<\/main>/{/^<nav class="contents"/,/^<\/nav>/d; p;}' \
        "$page" | sed 's/<[^>]*>/ /g; s/&lt;/</g; s/&gt;/>/g; s/&quot;/"/g
            s/&amp;/\&/g' | tr -d '`*[]|' >"$work/shown"
    cmp -s <(tr -d ' \n' <"$work/text") <(tr -d ' \n' <"$work/shown") ||
        echo "$page: $(diff <(tr -s ' ' '\n' <"$work/text") \
            <(tr -s ' ' '\n' <"$work/shown") | sed -n 2p)"
done >"$work/errors"
report html-documents

# ------------------------------------------------------------------- the markup
# Every element that begins also ends, in the right order.  Each page has a title, one heading
# of the first level, and the landmarks.  Pictures have a text.
awk 'function check(    s, tag, name, depth, n, i) {
        s = text
        n = gsub(/<h1/, "&", s)
        if (n != 1)
            print file ": " n " headings h1"
        split("<html lang=\"en\"> <title>[^<] <header <main <footer <nav.aria" \
            " name=\"viewport\" <label.for=\"site-q\"", want, " ")
        for (n in want)
            if (s !~ want[n])
                print file ": no " want[n]
        if (s ~ /<img [^>]*alt=""/ || gsub(/<img /, "&", s) != gsub(/<img [^>]*alt="/, "&", s))
            print file ": a picture without a text"
        depth = 0
        n = split(s, piece, "<")
        for (i = 2; i <= n; i++) {
            if (!match(piece[i], /^\/?[a-zA-Z][a-zA-Z0-9]*[^>]*>/))
                continue
            tag = name = "<" substr(piece[i], 1, RLENGTH)
            gsub(/[<>\/]|[ \n].*/, "", name)
            if (name ~ /^(meta|link|br|hr|col|img|input)$/ || tag ~ /\/>$/)
                continue
            if (tag !~ /^<\//)
                open[++depth] = name
            else if (depth == 0 || open[depth--] != name) {
                print file ": " tag
                return
            }
        }
        if (depth != 0)
            print file ": <" open[depth] "> does not end"
    }
    BEGIN { RS = "\001" } # a file is one record
    { text = $0; file = FILENAME; check() }' *.html >"$work/errors"
report html-markup

# ------------------------------------------------------------------ the browser
{
    echo 'var pages = ['
    sed 's/.*/"&",/' "$work/want"
    echo '];'
    cat "$here/html.js"
} >"$work/html.js"
browse html-browser "$work/html.js" '' --virtual-time-budget=600000

exit "$bad"
