# SPDX-License-Identifier: BSD-3-Clause
#
# Writes the lists of what tests/run is to do, from the tags in the first lines
# of the tests: compile-list and run-list in LIST_OUTDIR, one record a line, its
# fields ended by \036 each.  Runs that are left out have their result, skip, at
# once.  The number of all runs goes to the file count.
#
#   awk -f list.awk FILE...
#
# The options come in the environment, as regular expressions must not lose their
# backslashes: LIST_SHORT, LIST_NP, LIST_KIND, LIST_PATTERN, LIST_WITHOUT,
# LIST_VERBOSE and LIST_LAUNCHER as tests/run has them; LIST_WORLDS, the worlds to
# run; LIST_TABLE, all worlds with their environment; LIST_UCX, yes or no;
# LIST_SANITIZE, whether the programs are compiled with a sanitizer.

function die(text)
{
    print "tests/run: " text | "cat >&2"
    failed = 1
    exit 2
}

# The tags of a line as "key=value\037" for each.
function read_line(text,    keys, key, value, out)
{
    keys = "(np|timeout|env|args|oshrun|cflags|kinds|worlds|serial|" \
        "sanitize|status|lines|match|nomatch):"
    out = ""
    while (match(text, "(^|[ \t])" keys)) {
        key = substr(text, RSTART, RLENGTH)
        gsub(/[ \t:]/, "", key)
        text = substr(text, RSTART + RLENGTH)
        if (key != "match" && key != "nomatch" &&
            match(text, "[ \t]" keys)) {
            value = substr(text, 1, RSTART - 1)
            text = substr(text, RSTART)
        } else {
            value = text
            text = ""
        }
        sub(/^[ \t]+/, "", value)
        sub(/[ \t]+$/, "", value)
        out = out key "=" value "\037"
    }
    return out
}

# Reads the tags in the first lines of a file into variant[1..variants]; a file
# without tags has one variant without tags.
function read_tags(file,    line, count, last, comment)
{
    variants = 0
    last = -1
    for (count = 1; count <= 200 && (getline line < file) > 0; count++) {
        comment = sub(/^(\/\*|\/\/|!|[Cc*][ \t]| \*)[ \t]*/, "", line)
        sub(/[ \t]*\*\/[ \t]*$/, "", line)
        if (!comment && line !~ /^[ \t]*$/)
            break
        if (line ~ /^np:/ || (count == 1 && line ~ /^[a-z]+:[ \t]/)) {
            variant[++variants] = read_line(line)
            last = count
        } else if (line ~ /^(no)?match:/ && count == last + 1) {
            variant[variants] = variant[variants] read_line(line)
        }
    }
    close(file)
    if (!variants)
        variant[++variants] = ""
}

# The value of a key in the tags of a variant.
function tag(tags, key, otherwise,    count, field, i)
{
    count = split(tags, field, "\037")
    for (i = 1; i <= count; i++)
        if (index(field[i], key "=") == 1)
            return substr(field[i], length(key) + 2)
    return otherwise
}

function has_word(text, word)
{
    gsub(/[ \t\n]+/, " ", text)
    return index(" " text " ", " " word " ") > 0
}

# The numbers of PEs of a variant that are run in a world with a default kind.
# In a short run these are all of them only in the first world and with the usual
# kind.  With the other kind, and in other worlds with the usual kind, it is only
# the largest number up to 4, or else the smallest one.
function numbers_of_pes(tags, world, kind,    all, number, count, i, best)
{
    all = tag(tags, "np", "1 2 4")
    if (!short_run || (world == first_world && kind == 4))
        return all
    if (world != first_world && kind != 4)
        return ""
    count = split(all, number, " ")
    best = ""
    for (i = 1; i <= count; i++)
        if (number[i] != "solo" && (best == "" ||
            (number[i] + 0 <= 4 && number[i] + 0 > best + 0)))
            best = number[i]
    return best
}

# The number among these that -n asks for.
function choose_np(numbers,    count, wish, i)
{
    if (only_np == "")
        return numbers
    count = split(only_np, wish, " ")
    for (i = 1; i <= count; i++)
        if (has_word(numbers, wish[i]))
            return wish[i]
    return ""
}

function is_selected(name)
{
    return (pattern == "" || name ~ pattern) &&
        (without == "" || name !~ without)
}

# Counts a run that is left out.
function skip_run(    file)
{
    file = outdir "/runs/" ++number ".result"
    print "skip" > file
    close(file)
}

# The runs of a variant in one world; returns whether there is one.
function add_runs(name, tags, world, kind, program,    count, np, i, wanted)
{
    wanted = 0
    count = split(choose_np(numbers_of_pes(tags, world, kind)), np, " ")
    for (i = 1; i <= count; i++) {
        if (np[i] == "solo" && world != "node")
            continue
        if (sanitize && tag(tags, "sanitize", "yes") == "no") {
            skip_run()
            continue
        }
        number++
        wanted = 1
        printf "%s\036%s\036%s\036%s\036%s\036%s\036%s\036%s\036\n", number,
            tag(tags, "serial", 0), name, np[i], world, program,
            world_env[world], tags > run_list
    }
    return wanted
}

# The runs of a variant in all worlds; returns whether there is one.
function add_variant(file, name, tags, kind, program,    own, reason, i, wanted)
{
    if (!is_selected(name))
        return 0
    if (ucx == "no" && tag(tags, "env", "") ~ /SHMEM_T(EST_NODES|RANSPORT=ucx)/) {
        skip_run()
        return 0
    }
    if (launcher != "" && tag(tags, "oshrun", "") != "")
        return 0
    own = tag(tags, "worlds", all_worlds)
    sub(/mixed/, "mixed cluster", own)
    reason = ""
    if (index(own, "(")) {
        reason = substr(own, index(own, "(") + 1)
        sub(/\)$/, "", reason)
        own = substr(own, 1, index(own, "(") - 1)
    }
    wanted = 0
    for (i = 1; i <= worlds; i++) {
        if (has_word(own, world[i])) {
            wanted += add_runs(name, tags, world[i], kind, program)
            continue
        }
        if (reason == "")
            die(file ": worlds: does not say why, in parentheses")
        skip_run()
        if (verbose)
            print "skip " name " " world[i] ": " reason
    }
    return wanted
}

# The runs of a file with a default kind, and its program.
function add_program(file, kind, short,    program, i, args, name, wanted, flags)
{
    if (only_kind != "" && only_kind != kind)
        return
    program = short
    gsub("/", "-", program)
    program = outdir "/bin/" program
    wanted = 0
    for (i = 1; i <= variants; i++) {
        if (!has_word(tag(variant[i], "kinds", "4 8"), kind))
            continue
        args = tag(variant[i], "args", "")
        gsub(/ /, "_", args)
        name = variants > 1 ? short ":" args : short
        wanted += add_variant(file, name, variant[i], kind, program)
    }
    if (wanted) {
        flags = tag(variant[1], "cflags", "")
        if (kind == 8)
            flags = kind_8_flags " " flags
        printf "%s\036%s\036%s\036\n", file, program, flags > compile_list
    }
}

# c/NAME for .../c/NAME.c
function short_name(file,    part, count, name)
{
    count = split(file, part, "/")
    name = part[count]
    sub(/\.[^.]*$/, "", name)
    return part[count - 1] "/" name
}

BEGIN {
    outdir = ENVIRON["LIST_OUTDIR"]
    short_run = ENVIRON["LIST_SHORT"]
    only_np = ENVIRON["LIST_NP"]
    only_kind = ENVIRON["LIST_KIND"]
    pattern = ENVIRON["LIST_PATTERN"]
    without = ENVIRON["LIST_WITHOUT"]
    verbose = ENVIRON["LIST_VERBOSE"]
    launcher = ENVIRON["LIST_LAUNCHER"]
    ucx = ENVIRON["LIST_UCX"]
    sanitize = ENVIRON["LIST_SANITIZE"]
    # The flags for a Fortran program of default kind 8.
    kind_8_flags = \
        "-fdefault-integer-8 -fdefault-real-8 -fdefault-double-8"

    all_worlds = ""
    count = split(ENVIRON["LIST_TABLE"], row, "\n")
    for (i = 1; i <= count; i++) {
        if (row[i] !~ /[^ ]/)
            continue
        split(row[i], field, " ")
        all_worlds = all_worlds " " field[1]
        if (first_world == "")
            first_world = field[1]
        world_env[field[1]] = substr(row[i], length(field[1]) + 1)
    }
    if (launcher != "")
        all_worlds = first_world = "cluster"
    worlds = split(ENVIRON["LIST_WORLDS"], world, " ")

    compile_list = outdir "/compile-list"
    run_list = outdir "/run-list"
    printf "" > compile_list
    printf "" > run_list
    number = 0
    for (i = 1; i < ARGC; i++) {
        read_tags(ARGV[i])
        add_program(ARGV[i], 4, short_name(ARGV[i]))
        if (ARGV[i] !~ /\.(c|cc)$/)
            add_program(ARGV[i], 8, short_name(ARGV[i]) "@8")
    }
    print number > (outdir "/count")
}
