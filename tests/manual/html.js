/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Runs in Chromium, beside the pages of the HTML manual: opens them in a frame of a given
 * width, presses keys, and measures.
 */
/* global contrast, frame, open, pages, run, verdict */
(function () {
    "use strict";

    /* Waits until the condition holds: whether it does after two seconds. */
    async function until(condition)
    {
        for (var i = 0; i < 100; i++) {
            if (condition())
                return true;
            await new Promise(function (done) { setTimeout(done, 20); });
        }
        return false;
    }

    function press(target, key)
    {
        target.dispatchEvent(new frame.contentWindow.KeyboardEvent("keydown",
            { key: key, bubbles: true, cancelable: true }));
    }

    async function search(page, query)
    {
        var d = await open(page + "#q=" + query, 1280);
        await until(function () {
            return d.querySelector("[role=option]") !== null;
        });
        return Array.from(d.querySelectorAll("[role=option] b"))
            .map(function (b) { return b.textContent; });
    }

    async function test_widths(widths)
    {
        var wide = widths.map(function () { return []; });
        for (var page of pages) {
            var root = (await open(page, widths[0])).documentElement;
            widths.forEach(function (width, i) {
                frame.style.width = width + "px";
                if (root.scrollWidth > width)
                    wide[i].push(page + " " + root.scrollWidth);
            });
        }
        widths.forEach(function (width, i) {
            verdict("html-width-" + width, wide[i].join(", "));
        });
    }

    async function test_columns()
    {
        for (var width of [1280, 390]) {
            var d = await open("shmem_put.3.html", width);
            var forms = d.querySelectorAll(".forms");
            var a = forms[0].getBoundingClientRect();
            var b = forms[1].getBoundingClientRect();
            var beside = a.top === b.top && a.right <= b.left;
            var below = a.bottom <= b.top && a.left === b.left;
            verdict("html-forms-" + width,
                (width === 390 ? below : beside) ? "" : "not so");
        }
    }

    async function test_search()
    {
        var want = {
            "int_max": "shmem_int_max_reduce", "shmem_put": "shmem_put",
            "SHMEM_PUT8": "shmem_put8", "pshmem_int_put": "pshmem_int_put",
            "shmem_real8_sum": "SHMEM_REAL8_SUM_TO_ALL",
            "SHMEM_CHECK": "SHMEM_CHECK", "cmp_eq": "SHMEM_CMP_EQ",
            "oshrun": "oshrun", "int put signal": "shmem_int_put_signal"
        };
        for (var query in want) {
            var names = await search("index.html", query);
            verdict("html-search " + query,
                names[0] === want[query] ? "" : names.slice(0, 3).join(" "));
        }
        await open("index.html#q=nosuchname", 1280);
        verdict("html-search-none", await until(function () {
            return /^No name/.test(frame.contentDocument
                .querySelector("[role=status]").textContent);
        }) ? "" : "no message");
    }

    async function test_keys()
    {
        var d = await open("shmem_put.3.html", 1280);
        var field = d.getElementById("site-q");
        var list = d.getElementById("site-results");
        press(d.body, "/");
        verdict("html-key-slash", d.activeElement === field ? "" : "no focus");
        field.value = "shmem_check";
        field.dispatchEvent(new frame.contentWindow.Event("input"));
        await until(function () { return list.children.length > 0; });
        press(field, "ArrowDown");
        press(field, "ArrowDown");
        press(field, "ArrowUp");
        var chosen = d.getElementById(
            field.getAttribute("aria-activedescendant"));
        verdict("html-key-arrows", chosen === list.children[0] &&
            chosen.getAttribute("aria-selected") === "true" ? "" : "other");
        press(field, "Escape");
        verdict("html-key-escape", list.hidden &&
            field.getAttribute("aria-expanded") === "false" ? "" : "is open");
        press(field, "ArrowDown");
        press(field, "Enter");
        verdict("html-key-enter", await until(function () {
            var at = frame.contentWindow.location.href;
            return /\/shmem_env\.7\.html#SHMEM_CHECK$/.test(at);
        }) ? "" : frame.contentWindow.location.href);
    }

    function background()
    {
        return frame.contentWindow.getComputedStyle(
            frame.contentDocument.body).backgroundColor;
    }

    async function test_theme()
    {
        var d = await open("index.html", 1280);
        var before = background();
        d.querySelector(".theme").click();
        var after = background();
        await open("shmem_put.3.html", 1280);
        verdict("html-theme", before !== after && background() === after ? ""
            : before + " " + after + " " + background());
        frame.contentWindow.localStorage.clear();
    }

    /* Text, quiet text and links stand out from what is behind them as WCAG 2 demands for
     * small text (AA), in light and dark colours. */
    async function test_contrast()
    {
        var d = await open("index.html", 1280), body = d.body.style, low = [];
        for (var scheme of ["light", "dark"])
            for (var front of ["text", "quiet", "link"])
                for (var behind of ["back", "code", "chosen"]) {
                    d.documentElement.style.colorScheme = scheme;
                    body.color = "var(--" + front + ")";
                    body.backgroundColor = "var(--" + behind + ")";
                    var style = frame.contentWindow.getComputedStyle(d.body);
                    if (contrast(style.color, style.backgroundColor) < 4.5)
                        low.push([scheme, front, behind, style.color, style.backgroundColor]);
                }
        verdict("html-contrast", low.join("; "));
    }

    /* The form leads to the page of names, and nothing looks like a switch. */
    async function test_without_script()
    {
        var d = await open("index.html", 1280, "allow-same-origin");
        verdict("html-without-script", d.querySelector(".theme") === null &&
            d.querySelector("form").action.endsWith("/names.html") &&
            d.querySelector("#rma a").offsetHeight > 0 ? "" : "not so");
    }

    run("html-browser", async function () {
        await test_widths([390, 1280]);
        await test_columns();
        await test_search();
        await test_keys();
        await test_theme();
        await test_contrast();
        await test_without_script();
    });
})();
