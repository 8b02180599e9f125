/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Runs in Chromium, beside reports of osh_stats: opens them in a frame of a given width,
 * moves the pointer, and compares what they show.
 */
/* global contrast, frame, luminance, open, run, verdict */
(function () {
    "use strict";
    var colours = location.hash.slice(1);

    /* The value must be what is wanted. */
    function same(name, value, want)
    {
        var text = JSON.stringify(value);
        verdict("report-" + name, text === JSON.stringify(want) ? "" : text);
    }

    function texts(d, selector)
    {
        return Array.from(d.querySelectorAll(selector)).map(function (e) {
            return e.textContent;
        });
    }

    /* The rows of a table, with so many of their cells. */
    function rows(d, selector, cells)
    {
        return Array.from(d.querySelector(selector).tBodies[0].rows).map(
            function (row) {
                return Array.from(row.cells).slice(0, cells).map(function (c) {
                    return c.textContent;
                }).join(" ");
            });
    }

    /* What the tip says when the pointer is over a place of an element. */
    function tip(d, element, x, y)
    {
        var box = element.getBoundingClientRect();
        element.dispatchEvent(new frame.contentWindow.PointerEvent("pointermove",
            { clientX: box.left + box.width * x, clientY: box.top + box.height * y }));
        return d.getElementById("tip").textContent.replace(/\s+/g, " ");
    }

    function test_tables(d, name)
    {
        same(name + "-head", texts(d, "h1, dt"), ["./prog", "PEs", "host", "run time",
            "of it in SHMEM routines", "calls", "bytes"]);
        same(name + "-sums", texts(d, "dd").filter(function (t) {
            return !/[s%]$/.test(t);
        }), ["4", "1", "49", "4032"]);
        same(name + "-library", /counted by libsma/.test(d.body.textContent), true);
        same(name + "-routines", rows(d, "#routines table", 3).sort(), [
            "shmem_barrier_all 4 0", "shmem_ctx_ulonglong_atomic_fetch_xor_nbi 4 32",
            "shmem_putmem 40 4000", "shmem_quiet 1 0"]);
        same(name + "-bars", Array.from(d.querySelectorAll("#routines .bar"))
            .filter(function (c) {
                return c.parentElement.textContent.startsWith("shmem_quiet");
            }).slice(0, 2).map(function (c) {
                return c.style.getPropertyValue("--w");
            }), ["2.5%", "0.0%"]);
        same(name + "-pe-heads", texts(d, "#pes th button"),
            ["PE", "host", "run time s", "in SHMEM s", "calls", "bytes"]);
        same(name + "-pe-calls", rows(d, "#pes table", 6).map(function (row) {
            return row.replace(/^(PE .).* (\d+ \d+)$/, "$1 $2");
        }), ["PE 0 12 1008", "PE 1 12 1008", "PE 2 13 1008", "PE 3 12 1008"]);
    }

    function test_sort(d, name)
    {
        var heads = d.querySelectorAll("#routines th button");
        heads[1].click();
        same(name + "-sorted", rows(d, "#routines table", 2).map(function (row) {
            return row.replace(/.* /, "");
        }), ["40", "4", "4", "1"]);
        heads[0].click();
        same(name + "-sorted-names", rows(d, "#routines table", 1)[0],
            "shmem_barrier_all");
        same(name + "-sorted-said", heads[0].parentElement.ariaSort, "ascending");
    }

    function test_drawings(d, name)
    {
        same(name + "-charts", texts(d, ".chart h3"),
            ["Time in SHMEM routines", "Calls", "Bytes"]);
        same(name + "-columns", texts(d, ".chart title").filter(function (t) {
            return /^PE [0-3]: shmem_putmem, 1000$/.test(t);
        }).length, 4);
        same(name + "-legend", texts(d, "#pes .legend li").length, 4);
        same(name + "-ticks", texts(d, ".map .x")[0], "0123to PE");
        same(name + "-cells", Array.from(d.querySelectorAll(".map")[0].querySelectorAll("path"))
            .pop().getAttribute("d"), "M1 0h1v1h-1zM2 1h1v1h-1zM3 2h1v1h-1zM0 3h1v1h-1z");
        same(name + "-map", tip(d, d.querySelector(".map svg"), 0.4, 0.1),
            "PE 0 → PE 1 1,000 bytes 10 calls");
        same(name + "-colour", frame.contentWindow.getComputedStyle(
            d.querySelector(".map path")).fill.startsWith("rgb"), true);
    }

    function test_line(d, name)
    {
        var canvas = d.querySelector("#line canvas"), shown = "";
        for (var y of [0.3, 0.5, 0.7, 0.9])
            for (var x = 0.05; x < 1; x += 0.002)
                shown += tip(d, canvas, x, y);
        same(name + "-line", /shmem_barrier_all at .*, for /.test(shown), true);
        same(name + "-line-says", /^The calls of the trace: 49 in /.test(
            d.getElementById("line-says").textContent), true);
    }

    function test_colours(d, name)
    {
        var style = frame.contentWindow.getComputedStyle(d.body);
        same(name + "-" + colours, luminance(style.color) > luminance(style.backgroundColor),
            colours === "dark");
        verdict("report-" + name + "-contrast",
            contrast(style.color, style.backgroundColor) > 7
                ? "" : style.color + " on " + style.backgroundColor);
    }

    async function test_width(width)
    {
        var name = colours + "-" + width, d;
        for (var page of ["r", "odd", "none", "old", "m128", "m300", "long"]) {
            d = await open(page + ".html", width);
            same(name + "-wide-" + page, d.documentElement.scrollWidth > width, false);
            same(name + "-ready-" + page, d.documentElement.dataset.ready, "yes");
        }
        d = await open("r.html", width);
        test_tables(d, name);
        test_sort(d, name);
        test_drawings(d, name);
        test_line(d, name);
        test_colours(d, name);
    }

    /* Names of programs are no markup. */
    async function test_odd()
    {
        var d = await open("odd.html", 1200);
        same("odd", texts(d, "h1").map(function (t) {
            return t + "|" + d.title;
        }), ["./<b>&\"name'\\ prü\ufffdf </script>|./<b>&\"name'\\ prü\ufffdf </script>: SHMEM report"]);
        same("odd-elements", d.querySelectorAll("b, script:not(#data)").length, 1);
    }

    /* Zoomed in, the same place is another time, and "All" shows the first one again. */
    function test_zoom(d)
    {
        var canvas = d.querySelector("#line canvas");
        var before = tip(d, canvas, 0.9, 0.9), after;
        d.querySelector("[data-do=in]").click();
        after = tip(d, canvas, 0.9, 0.9);
        verdict("report-zoom", after !== before ? "" : before);
        d.querySelector("[data-do=all]").click();
        same("zoom-all", tip(d, canvas, 0.9, 0.9), before);
    }

    async function test_others()
    {
        var d = await open("none.html", 1200);
        same("none", texts(d, "#routines p, #traffic p:last-child"),
            ["No routine was called.", "There was none."]);
        d = await open("old.html", 1200);
        same("old", [d.querySelectorAll(".chart").length, d.querySelector("details").open],
            [0, true]);
        d = await open("m128.html", 1200);
        same("m128", texts(d, ".map .x")[0], "020406080100120to PE");
        d = await open("m300.html", 1200);
        same("m300", /A cell is 2 x 2 PEs\./.test(d.body.textContent), true);
        d = await open("long.html", 1200);
        same("long", /of the trace: 120000 in .*drawn as one piece in the colour of the longest/
            .test(d.getElementById("line-says").textContent), true);
        test_zoom(d);
        d = await open("r.html", 1200, "allow-same-origin");
        same("without-script", d.body.innerText.trim(), "This report needs JavaScript; " +
            "osh_stats prints tables of the same file in a terminal.");
    }

    run("report-browser-" + colours, async function () {
        await test_width(390);
        await test_width(1200);
        await test_odd();
        await test_others();
    });
})();
