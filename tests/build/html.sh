#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests the HTML manual that make html makes: every awk makes the same, all
# pages are there, no link leads to nothing, and programs are as they are in the
# pages.

. "$(dirname "${BASH_SOURCE[0]}")/common"

if ! command -v mandoc >/dev/null; then
    skip html 'no mandoc'
    exit 0
fi

# report NAME: ok when $work/errors is empty
report()
{
    verdict "$1" "$(sed -n 1p "$work/errors")" empty "$(cat "$work/errors")"
}

verdict html-make 'make html' make -C "$BUILD" html
man=$BUILD/gen/man
html=$work/html
version=$(sed -n 's/^PACKAGE_VERSION = //p' "$BUILD/Makefile")
for a in mawk 'gawk --posix' original-awk 'busybox awk'; do
    command -v "${a%% *}" >/dev/null || continue
    rm -rf "$html"
    verdict "html-awk (${a%% *})" 'another manual than that of make html' \
        bash -c '"$1/build-aux/html" "$1" "$2" "$3" "$4" "$5" &&
            diff -r "$6/html" "$3"' - \
        "$SRC" "$man" "$html" "$version" "$a" "$BUILD"
done
rm -rf "$html"
cp -a "$BUILD/html" "$html"
cd "$html" || exit 1

# ------------------------------------------------------------------ completeness
(cd "$man" && ls ./*.[1357]) | sed 's,^\./,,; s/$/.html/' | sort >"$work/want"
ls ./*.[1357].html | sed 's,^\./,,' | sort | comm -3 "$work/want" - \
    >"$work/errors"
report html-pages
sed -n '/<div class="families">/,/^<section id="names">/s/.*<dt><a href="\([^"]*\)".*/\1/p' \
    index.html | sort | diff "$work/want" - >"$work/errors"
report html-index-families

# every page and alias, in one case at least, leads where it should
sed -n '/^<section id="names">/,$s/.*<li><a href="\([^"]*\)">\(.*\)<\/a>.*/\2 \1/p' \
    index.html >"$work/index"
{
    sed 's/\.\([1357]\)\.html$/ &/' "$work/want"
    awk '{ print $3, "." $1 ".html", $2 }' "$man/aliases"
} | awk 'NR == FNR { listed[tolower($1) " " $2] = 1; next }
    {
        file = ((NF == 3) ? $3 : $1) $2
        if (!((tolower($1) " " file) in listed))
            print $1 " is not in the index"
    }' "$work/index" - >"$work/errors"
[ "$(wc -l <"$work/index")" -gt 500 ] || echo 'few names' >>"$work/errors"
report html-index-names
# by the first letter after shmem_, then by the name
awk '{
        name = tolower($1)
        sub(/^_+/, "", name)
        letter = name
        sub(/^p?shmemx?_/, "", letter)
        key = substr(letter, 1, 1) " " name
        if (key < last)
            print $1 " comes after " last
        last = key
    }' "$work/index" >"$work/errors"
report html-index-sorted

# ------------------------------------------------------------------------- links
for f in *.html; do
    grep -o 'href="[^"]*"' "$f" | sed 's/^href="//; s/"$//' | sort -u |
        while read -r link; do
            to=${link%%#*}
            [ -f "${to:-$f}" ] || echo "$f: $link: no such file"
            case $link in
            *\#*) grep -qF "id=\"${link#*\#}\"" "${to:-$f}" ||
                echo "$f: $link: no such place" ;;
            esac
            echo x >>"$work/links"
        done
done >"$work/errors"
[ "$(wc -l <"$work/links")" -gt 1000 ] || echo 'few links' >>"$work/errors"
report html-links

# text printed like a reference to one of these pages is a link
sed 's/^\([^ ]*\) \([^ ]*\) \([^ ]*\)$/\3(\1)/' "$man/aliases" >"$work/ours"
sed 's/\.\([1357]\)\.html$/(\1)/' "$work/want" >>"$work/ours"
for f in *.html; do
    self=$(echo "$f" | sed 's/\.\([1357]\)\.html$/(\1)/')
    grep -oE '<b>[A-Za-z_0-9+$]+</b>\([1-8]\)' "$f" | sed 's/<[^>]*>//g' |
        grep -Fx -f "$work/ours" | grep -vFx "$self" | while read -r name; do
        # an alias of the page itself is not a link either
        sec=${name##*\(} sec=${sec%)}
        page=$(awk -v s="$sec" -v n="${name%(*}" \
            '$1 == s && $3 == n { print $2 "." s ".html" }' "$man/aliases")
        [ "$page" = "$f" ] || echo "$f: $name is no link"
    done
done >"$work/errors"
report html-references

# --------------------------------------------------------------------- programs
# The text of all programs: the same in the page and in the file.
for f in *.[1357].html; do
    sed -n '/^\.EX$/,/^\.EE$/{/^\.E[XE]$/!p;}' "$man/${f%.html}" |
        sed 's/^\\&//; s/\\(aq/'"'"'/g; s/\\(ga/`/g; s/\\(ha/^/g
            s/\\(ti/~/g; s/\\-/-/g; s/\\e/\\/g' >"$work/one"
    sed -n '/<code>/,/<\/code>/{s/^.*<code>//;/<\/code>/d;p;}' "$f" |
        sed 's/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g' >"$work/two"
    cmp -s "$work/one" "$work/two" || echo "$f"
done >"$work/errors"
grep -l 'SMA-BLOCK' ./*.html >>"$work/errors"
report html-programs

# -------------------------------------------------------------------- the markup
# Every element that begins also ends, in the right order.
for f in *.html; do
    awk '{ text = text $0 "\n" }
        END {
            while (match(text, /<\/?[a-zA-Z][a-zA-Z0-9]*[^>]*>/)) {
                tag = substr(text, RSTART, RLENGTH)
                text = substr(text, RSTART + RLENGTH)
                name = tag
                gsub(/[<>\/]|[ \n].*/, "", name)
                if (name ~ /^(meta|link|br|hr|col)$/ || tag ~ /\/>$/)
                    continue
                if (tag !~ /^<\//)
                    open[++depth] = name
                else if (depth == 0 || open[depth--] != name) {
                    print FILENAME ": " tag
                    exit
                }
            }
            if (depth != 0)
                print FILENAME ": <" open[depth] "> does not end"
        }' "$f"
    grep -q '<meta name="viewport"' "$f" || echo "$f: no viewport"
    grep -q '<title>[^<]' "$f" || echo "$f: no title"
done >"$work/errors"
report html-markup
for f in *.html; do
    grep -o 'id="[^"]*"' "$f" | sort | uniq -d | sed "s/^/$f: /"
done >"$work/errors"
report html-ids

exit "$bad"
