# SPDX-License-Identifier: BSD-3-Clause
"""The headers of libsma_cuda, nvshmem.h and nvshmemx.h, its export list,
libsma_cuda.map, and the lists of types of its routines, lists.h, all below nvshmem/.

Out of

    shmem_{T}_put | RMA_STD | transfer | ... | 1.0 | NV_RMA: host stream thread group

comes for each type of NV_RMA, where no compiler of CUDA reads it,

    void nvshmem_float_put(float *dest, const float *source, size_t nelems, int pe);

and for the compiler of CUDA

    SMA_CUDA_BOTH(void, nvshmem_float_put, (float *dest, ...),
        (dest, source, nelems, pe),
        sma_cuda::put(sma_cuda::thread_group(), dest, source,
            nelems * sizeof(float), pe))

SMA_CUDA_BOTH is a function for the host, which calls the routine of the library, and
for kernels, which do what the last argument says.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from gen.lists import type_lists
from gen.tables import Family, Routine, Tables, name_of
from gen.text import define, fill, prototype

TEMPLATES = Path(__file__).parent / "templates"
ON_HOST = ("host", "stream")
ACTIVE_SET = "sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync"
TEAM = "sma_cuda::team_set(team), sma_cuda::team_sync(team)"

# What does in a kernel what a routine does, by the name of the routine without prefix,
# type, operator and form: putmem_nbi, put{T}, atomic_fetch_add, to_all.  One without
# arguments has () behind it.  {0} is the name and {1} the first group; device() says
# what the other words are.  The first row that fits holds.
DEVICE = (
    (r"put.*signal.*", "::put_signal({group}, dest, source, {bytes}, sig_addr, signal, sig_op, pe)"),
    (r"(iput|iget)\{T\}", "::{1}({group}, ({c} *) dest, (const {c} *) source, dst, sst, nelems, pe)"),
    (r"iput|iget", "::{0}({group}, {names})"),
    (r"(put|get).*", "::{1}({group}, dest, source, {bytes}, pe)"),
    (r"atomic_(and|or|xor)", "::{1}_({names})"),
    (r"atomic_(.*)", "::{1}({names})"),
    (r"(wait|test).*", "::{0}({ivar})"),
    (r"to_all|reduce", "::reduce<sma_cuda::op_{operator}>{reduced}"),
    (r"reducescatter", "::reducescatter<sma_cuda::op_{operator}>{reduced}"),
    (r"(sync_all|barrier_all)\(\)", "::{1}({group})"),
    (r"(?:team_)?(sync|barrier)", "::{1}({group}, {set})"),
    (r"alltoalls(?:\{T\}|mem)?", "::alltoalls({group}, ({e} *) dest, (const {e} *) source, dst, sst, nelems, {set})"),
    (r"broadcast(?:\{T\}|mem)?", "::broadcast({group}, dest, source, {bytes}, PE_root, {is_team}, {set})"),
    (r"(f?collect|alltoall)(?:\{T\}|mem)?", "::{1}({group}, dest, source, {bytes}, {set})"),
    (r"(my_pe|n_pes)\(\)", "_{1}()"),
    (r".*(my_pe|n_pes)", "_team_{1}(team)"),
    (r"info_get_name|team_translate_pe|.*version.*", "_{0}({names})"),
    (r"ptr", "::ptr((char *) dest, pe)"),
    (r"signal_fetch", "::signal_fetch((uint64_t *) sig_addr)"),
    (r"(.*)\(\)", "::{1}()"),
    (r".*", "::{0}({names})"),
)


def in_cuda(text: str) -> str:
    """The text with the complex types of nvshmem.h."""
    return text.replace("sma_complex", "sma_cuda_complex")


def parameters_of(routine: Routine) -> tuple[str, ...]:
    return tuple(map(in_cuda, routine.parameters))


def argument_names(routine: Routine) -> str:
    return ", ".join(map(name_of, routine.parameters))


# ------------------------------------------------------- what kernels call


def stem(routine: Routine) -> str:
    original = routine.family.original or routine.family
    return re.sub(r"^(shmem|nvshmemx?)_(\{T\}_)?(\{O\}_)?", "", original.pattern)


def device(routine: Routine) -> str:
    """The expression that does in a kernel what the routine does."""
    names, type = argument_names(routine), routine.type
    name = type.name if type else ""
    is_team = names.startswith("team")
    group = f"sma_cuda::{routine.family.form}_group()"
    parts = {"complexf": "float", "complexd": "double"}
    cast = f"(sma_cuda::complex<{parts[name]}> *) " if name in parts else ""
    values = {
        "group": group,
        "bytes": "nelems",
        "c": "sma_cuda_128" if name == "128" else f"uint{name}_t",
        "e": "uint8_t",
        "names": names,
        "ivar": names,
        "operator": routine.operator,
        "is_team": str(is_team).lower(),
        "set": TEAM if is_team else ACTIVE_SET,
    }
    values["reduced"] = (
        f"({group}, {cast}dest, {cast}source, (size_t) nreduce, {values['set']})"
    )
    if type and type.header != "void":
        values["e"] = in_cuda(type.header)
    elif name.isdigit():
        values["e"] = values["c"]
    if type and routine.family.lists:
        values["bytes"] = f"nelems * {in_cuda(type.size)}"
    if type:
        values["ivar"] = names.replace("ivar", f"({type.header} *) ivar", 1)
    text = stem(routine) + ("" if names else "()")
    for pattern, expression in DEVICE:
        if match := re.fullmatch(pattern, text):
            return "sma_cuda" + expression.format(text, *match.groups(), **values)
    raise AssertionError(text)


def value(routine: Routine) -> str:
    """The same with the result: collectives on teams return 0."""
    expression = device(routine)
    if routine.family.kind == "coll" and routine.returns == "int":
        return f"({expression}, 0)"
    if "pWrk" in argument_names(routine):
        return f"((void) pWrk, {expression})"  # some compilers ask for its use
    return expression


# ------------------------------------------------------------- the headers


def declaration(routine: Routine, is_both: bool) -> str:
    """What the header has of the routine."""
    form = routine.family.form
    returns, parameters = in_cuda(routine.returns), parameters_of(routine)
    if form in ON_HOST:
        return prototype(returns, routine.name, parameters)
    head = f"({returns}, {routine.name},\n    ({', '.join(parameters) or 'void'}),\n    "
    if form != "thread":
        return f"SMA_CUDA_DEVICE{head}{value(routine)})"
    return f"SMA_CUDA_BOTH{head}({argument_names(routine)}),\n    {value(routine)})"


def part_of(family: Family, both: set[str]) -> str:
    """The part of the header that declares the routines."""
    if family.form not in ON_HOST:
        return "device"
    return "both" if family.form == "host" and family.pattern in both else "host"


def declarations(tables: Tables, both: set[str], part: str, prefix: str) -> Iterator[str]:
    """A part of the header of the names with this prefix, below their headings."""
    shown = ""
    for family in tables.forms:
        if part_of(family, both) != part or not family.pattern.startswith(prefix):
            continue
        if family.section != shown:
            yield f"\n/* {family.section} */\n"
        shown = family.section
        for routine in family.routines():
            if family.form != "thread" or family.pattern in both:
                yield declaration(routine, family.pattern in both)


def constants(tables: Tables) -> Iterator[str]:
    for i, constant in enumerate(tables.nvshmem_constants):
        if constant.gap and i:
            yield ""
        value = f"({constant.value})" if constant.value[0] == "-" else constant.value
        yield from define(constant.name, value, constant.underscore)


# --------------------------------------------------------------- for tests


def forms(tables: Tables) -> Iterator[str]:
    """ "form name" for each routine: host, stream, thread, warp, block."""
    for family in tables.forms:
        for routine in family.routines():
            yield f"{family.form} {routine.name}"


def kernels(tables: Tables) -> Iterator[str]:
    """A program for nvcc with a kernel for each routine that kernels call."""
    yield "#include <nvshmem.h>\n#include <nvshmemx.h>\n"
    for family in tables.forms:
        for routine in family.routines() if family.form not in ON_HOST else ():
            returns = in_cuda(routine.returns)
            parameters, start = list(parameters_of(routine)), ""
            if returns != "void":
                parameters.insert(0, f"{returns} *result")
                start = "*result = "
            yield f"""\
__global__ void kernel_{routine.name}_{family.form}({", ".join(parameters)})
{{
    {start}{routine.name}({argument_names(routine)});
}}"""


# What a call gets for a parameter, by its name; {t} is the type of an element.
CALLED_WITH = {
    "dest": "v->dest", "source": "v->source", "ivar": "v->source", "ivars": "v->source",
    "sig_addr": "v->sig", "pWrk": "v->work", "pSync": "v->sync", "name": "v->local",
    "major": "v->local", "minor": "v->local + 1", "patch": "v->local + 2",
    "indices": "v->local", "cmp_values": "v->local", "status": "NULL",
    "nelems": "ELEMENTS", "nreduce": "ELEMENTS", "dst": "2", "sst": "3",
    "pe": "v->right", "src_pe": "v->right", "PE_start": "0", "logPE_stride": "0",
    "PE_size": "v->npes", "PE_root": "v->npes - 1", "team": "NVSHMEM_TEAM_WORLD",
    "src_team": "NVSHMEM_TEAM_WORLD", "dest_team": "NVSHMEM_TEAM_WORLD",
    "cond": "number<{t}>(element(v->right, 0))", "value": "number<{t}>(6)",
    "cmp": "NVSHMEM_CMP_GE", "cmp_value": "0", "signal": "3",
    "sig_op": "NVSHMEM_SIGNAL_ADD", "stream": "NULL",
}  # fmt: skip


# The same where one element alone is what is looked for.
ANY_CALLED_WITH = {
    "cmp": "NVSHMEM_CMP_EQ", "cmp_value": "number<{t}>(element(v->me, 2))",
    "cmp_values": "only<{t}>(v)",
}  # fmt: skip


def base_name(routine: Routine) -> str:
    """The name that all forms of a routine are of."""
    return routine.named((routine.family.original or routine.family).pattern)


def argument(parameter: str, element: str, is_any: bool) -> str:
    name = name_of(parameter)
    value = is_any and ANY_CALLED_WITH.get(name) or CALLED_WITH[name]
    value = value.format(t=element)
    if "*" not in parameter or value == "NULL":
        return value
    return f"({parameter[: -len(name)].strip()}) ({value})"


def calls(tables: Tables) -> Iterator[str]:
    """A program that calls each routine that kernels call in all its forms, for
    nvshmem/tests/names.h."""
    yield '#include "names.h"\n'
    routines = [routine for family in tables.forms for routine in family.routines()]
    in_kernels = {
        base_name(routine) for routine in routines if routine.family.form not in ON_HOST
    }
    rows = []
    for routine in routines:
        base, form = base_name(routine), routine.family.form
        if base not in in_kernels or base == "shmem_ptr":  # its results differ
            continue
        element, name = "char", routine.type.name if routine.type else ""
        if routine.type and routine.type.header != "void":
            element = in_cuda(routine.type.header)
        elif name.isdigit():
            element = "sma_cuda_128" if name == "128" else f"uint{name}_t"
        arguments = ", ".join(
            argument(text, element, "_any" in base) for text in parameters_of(routine)
        )
        call = f"{routine.name}({arguments})"
        if routine.returns != "void":
            call = f"keep(v, {call})"
        yield f"""\
static void {form}_{routine.name}(struct values *v)
{{
    (void) v;
    {call};
}}"""
        rows.append(f'    {{"{base}", "{form}", {form}_{routine.name}, fill<{element}>}},')
    yield "static const struct call calls[] = {"
    yield from rows
    yield """};

int main(int argc, char **argv)
{
    const char *gpus = getenv("FAKE_GPUS");

    return make_calls(calls, sizeof calls / sizeof *calls,
                      gpus == NULL || strcmp(gpus, "none") != 0,
                      argc > 1 ? (unsigned) atoi(argv[1]) : 1);
}"""


def files(tables: Tables) -> Iterator[tuple[str, str]]:
    # What both the host and kernels call has one name.
    host, thread = (
        {family.pattern for family in tables.forms if family.form == form}
        for form in ("host", "thread")
    )
    both = host & thread
    for header, prefix in ("nvshmem", "nvshmem_"), ("nvshmemx", "nvshmemx_"):
        parts = {
            part: declarations(tables, both, part, prefix)
            for part in ("host", "both", "device")
        }
        if header == "nvshmem":
            parts["constants"] = constants(tables)
        yield f"nvshmem/include/{header}.h", fill(f"{TEMPLATES}/{header}.h", **parts)
    names = (
        f"        {routine.name};"
        for family in tables.forms
        if family.form in ON_HOST
        for routine in family.routines()
    )
    lists = {list.key: list for family in tables.forms for list in family.lists}
    yield "nvshmem/src/gen/lists.h", type_lists(lists.values())
    yield "nvshmem/src/libsma_cuda.map", fill(f"{TEMPLATES}/libsma_cuda.map", names=names)
