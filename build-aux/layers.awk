# SPDX-License-Identifier: BSD-3-Clause
#
# Reads src/rooms, and for what=check also src/circles and these lines, with
# paths below src/ and obj/:
#
#   public NAME           a header that every room may include
#   file PATH             a source file
#   include PATH NAME     the source file PATH says #include "NAME"
#   object PATH           an object file
#   symbol PATH NAME TYPE what nm says of it
#
# Prints what is wrong, or with what=table the table of CONTRIBUTING.md.

FNR == 1 { input++ }
/^#/ && input < 3 || /^[ \t]*$/ { next }

input == 1 {
    if (split($0, column, / *[|] */) != 5 || column[1] !~ /^[0-9]+$/) {
        wrong("src/rooms:" FNR ": not five columns that begin with a number")
        next
    }
    room = column[2]
    if (room in floor)
        wrong("src/rooms:" FNR ": " room " has a row before")
    if (rooms > 0 && column[1] + 0 < floor[order[rooms]])
        wrong("src/rooms:" FNR ": " room " stands below a higher floor")
    order[++rooms] = room
    floor[room] = column[1] + 0
    contract[room] = column[3]
    uses[room] = column[4]
    holds[room] = column[5]
    next
}

input == 2 {
    split($0, column, / *[|] */)
    if (column[2] == "")
        wrong("src/circles:" FNR ": no reason")
    meant[column[1]] = FNR
    next
}

$1 == "public" { public[$2] = 1 }
$1 == "file" { file[$2] = 1; files[++nfiles] = $2; folders[folder($2)] = 1 }
$1 == "include" { includer[++nincludes] = $2; included[nincludes] = $3 }
$1 == "object" { compiled[source($2)] = 1; nobjects++ }
$1 == "symbol" && source($2) in file {
    unit = linked_unit(source($2))
    # a weak definition gives way to another one
    if ($4 ~ /^[TDBRSGCiu]$/ || $4 ~ /^[VW]$/ && !((unit, $3) in definer)) {
        definer[unit, $3] = source($2)
        is_data[source($2), $3] = $4 ~ /^[DBRSGCuV]$/
    } else if ($4 ~ /^[Uvw]$/) {
        user[++nused] = source($2)
        used[nused] = $3
    }
}

END {
    if (what == "table") {
        print_table()
        exit wrongs > 0
    }
    check_folders()
    check_contracts()
    check_objects()
    for (i = 1; i <= nincludes; i++)
        check_include(includer[i], included[i])
    for (i = 1; i <= nused; i++)
        add_use(user[i], used[i])
    for (i = 1; i <= nuses; i++)
        check_use(i)
    for (i = 1; i <= rooms; i++)
        check_circles(order[i])
    for (names in meant)
        if (!(names in found))
            wrong("src/circles:" meant[names] ": no cycle of " names)
    print_wrongs()
    if (wrongs == 0)
        printf "%d files in %d rooms: %d includes and %d calls between rooms," \
            " all of them downward\n", nfiles, rooms, nacross, ncalls
    exit wrongs > 0
}

function wrong(text) { line[++wrongs] = text }

function print_wrongs(   i, j, text)
{
    for (i = 2; i <= wrongs; i++) {
        text = line[i]
        for (j = i - 1; j > 0 && line[j] > text; j--)
            line[j + 1] = line[j]
        line[j + 1] = text
    }
    for (i = 1; i <= wrongs; i++)
        print line[i]
}

# The source file of an object file.
function source(object)
{
    sub(/\.o$/, ".c", object)
    return object
}

function folder(path)
{
    return sub(/\/[^\/]*$/, "", path) ? path : ""
}

# The names in messages: net/xport.c for c/net/xport.c.
function short(path)
{
    sub(/^c\//, "", path)
    return path
}

# The room of a file, or "".  Below c/ each folder but gen is a room of its own.
function room_of(path,   dir)
{
    dir = folder(path)
    while (dir != "" && !(dir in floor)) {
        if (dir ~ /^c\// && dir !~ /\/gen$/)
            return ""
        dir = folder(dir)
    }
    return dir
}

function check_folders(   i, room, holder)
{
    for (i = 1; i <= nfiles; i++) {
        room = room_of(files[i])
        if (room == "") {
            holder = folder(files[i])
            if (!(holder in reported))
                wrong("src/" holder " is not in src/rooms")
            reported[holder] = 1
        } else
            lived_in[room] = 1
    }
    for (i = 1; i <= rooms; i++)
        if (!(order[i] in lived_in))
            wrong("src/rooms has " order[i] ", and src/" order[i] \
                " has no source file")
}

function check_contracts(   i, j, n, name)
{
    for (i = 1; i <= rooms; i++) {
        n = split(contract[order[i]], name, " ")
        for (j = 1; j <= n; j++) {
            if (name[j] == "-")
                continue
            contracts[order[i] "/" name[j]] = 1
            if (!((order[i] "/" name[j]) in file))
                wrong("src/rooms names the contract " short(order[i]) "/" \
                    name[j] ", which does not exist")
        }
    }
}

# All of the library must be compiled; other rooms are where they are built.
function check_objects(   i, room)
{
    if (nobjects == 0)
        wrong("no object files: run make before")
    for (i = 1; i <= nfiles && nobjects > 0; i++) {
        room = room_of(files[i])
        if (files[i] ~ /^c\/.*\.c$/ && room != "" && uses[room] == "below" &&
            !(files[i] in compiled))
            wrong(short(files[i]) " has no object file: run make before")
    }
}

# Why a file of one room must not use a file of another; "" if it may.
function objection(from, to, path,   i, n, allowed)
{
    if (from == to || from == "" || to == "")
        return ""
    if (floor[from] < floor[to])
        return short(from) " is below " short(to)
    if (floor[from] == floor[to])
        return short(from) " is beside " short(to)
    if (uses[from] == "below")
        return ""
    n = split(uses[from], allowed, " ")
    for (i = 1; i <= n; i++)
        if (allowed[i] == to || allowed[i] == path)
            return ""
    return "src/rooms allows " short(from) " to use only " uses[from]
}

# The file that an include means, as the compiler finds it; "" if it is public
# or wrong.  Below c/ an include names the room even of its own neighbour.
function meaning(path, name,   beside)
{
    beside = folder(path) "/" name
    while (sub(/[^\/]+\/\.\.\//, "", beside))
        ;
    if (path !~ /^c\//) {
        if (beside in file)
            return beside
        if ((room_of(path) "/" name) in file)
            return room_of(path) "/" name
    }
    if (("c/" name) in file && name ~ /\//)
        return "c/" name
    if (name in public && !(beside in file))
        return ""
    if (name !~ /\// || name ~ /\.\.\// || beside in file)
        wrong(short(path) " includes \"" name "\", which does not name a room")
    else
        wrong(short(path) " includes \"" name "\", which is not there")
    return ""
}

function check_include(path, name,   target, why)
{
    target = meaning(path, name)
    if (target == "")
        return
    why = objection(room_of(path), room_of(target), target)
    if (room_of(path) == room_of(target)) {
        if (path != target)
            connect(path, target, "includes " short(target))
    } else {
        nacross++
        if (why == "" && !(target in contracts) && room_of(target) != "")
            why = "src/rooms does not name it as a contract of " \
                short(room_of(target))
    }
    if (why != "")
        wrong(short(path) " includes " short(target) ": " why)
}

# What a file is linked into.  That is the library, "", or the room itself where
# src/rooms lists what the room uses: a shared object, or programs.  A program that
# has a folder, tools/oshrun.c and tools/oshrun/, is a unit apart from the others.
function linked_unit(path,   room, stem)
{
    room = room_of(path)
    if (room == "" || uses[room] == "below")
        return ""
    if (folder(path) != room)
        return folder(path)
    stem = path
    sub(/\.c$/, "", stem)
    return (stem in folders) ? stem : room
}

# The file that defines a symbol for another file, or "".
function definer_for(path, symbol,   unit)
{
    unit = linked_unit(path)
    if (!((unit, symbol) in definer))
        unit = room_of(path) "/common"
    return (unit, symbol) in definer ? definer[unit, symbol] : ""
}

# Collects the symbols that one file uses of another.
function add_use(path, symbol,   target, i)
{
    target = definer_for(path, symbol)
    if (target == "" || target == path)
        return
    if (!((path, target) in use_of)) {
        use_of[path, target] = ++nuses
        use_from[nuses] = path
        use_to[nuses] = target
        only_data[nuses] = 1
    }
    i = use_of[path, target]
    symbols[i] = symbols[i] " " symbol
    if (!is_data[target, symbol])
        only_data[i] = 0
}

function check_use(i,   text, why)
{
    text = (only_data[i] ? "uses " : "calls ") short(use_to[i]) \
        " (" substr(symbols[i], 2) ")"
    if (room_of(use_from[i]) == room_of(use_to[i]))
        connect(use_from[i], use_to[i], text)
    else
        ncalls++
    why = objection(room_of(use_from[i]), room_of(use_to[i]), use_to[i])
    if (why != "")
        wrong(short(use_from[i]) " " text ": " why)
}

# Notes that a file uses another one of its room.
function connect(from, to, text)
{
    reach[from, to] = 1
    if (!((from, to) in how))
        how[from, to] = short(from) " " text
}

# Finds the cycles of files in a room: which files reach each other.
function check_circles(room,   n, i, j, k, a, done, names, ways)
{
    for (i = 1; i <= nfiles; i++)
        if (room_of(files[i]) == room)
            a[++n] = files[i]
    for (k = 1; k <= n; k++)
        for (i = 1; i <= n; i++)
            if ((a[i], a[k]) in reach)
                for (j = 1; j <= n; j++)
                    if ((a[k], a[j]) in reach)
                        reach[a[i], a[j]] = 1
    for (i = 1; i <= n; i++) {
        if (a[i] in done || !((a[i], a[i]) in reach))
            continue
        names = ways = ""
        for (j = i; j <= n; j++) {
            if (!((a[i], a[j]) in reach) || !((a[j], a[i]) in reach))
                continue
            done[a[j]] = 1
            names = names (names == "" ? "" : " ") short(a[j])
            for (k = i; k <= n; k++)
                if ((a[j], a[k]) in how && (a[k], a[i]) in reach &&
                    (a[i], a[k]) in reach)
                    ways = ways (ways == "" ? "" : "; ") how[a[j], a[k]]
        }
        found[names] = 1
        if (!(names in meant))
            wrong("cycle of " names ": " ways)
    }
}

function print_table(   i, n, j, name, headers, only)
{
    print "| floor | room | contract | what it holds |"
    print "|---|---|---|---|"
    for (i = 1; i <= rooms; i++) {
        headers = only = ""
        n = split(contract[order[i]], name, " ")
        for (j = 1; j <= n; j++)
            if (name[j] != "-")
                headers = headers (j > 1 ? ", " : "") "`" name[j] "`"
        if (uses[order[i]] != "below") {
            n = split(uses[order[i]], name, " ")
            for (j = 1; j <= n; j++)
                only = only (j == 1 ? "; it includes only " : \
                    j == n ? " and " : ", ") "`" name[j] "`"
        }
        print "| " floor[order[i]] " | `src/" order[i] "/` | " headers " | " \
            holds[order[i]] only " |"
    }
}
