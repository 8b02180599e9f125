/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The search and the switch between light and dark of the HTML manual.  Every
 * page works without this file: the form of the search then opens the page of
 * all names, and the colours are those that the system prefers.
 *
 * The names come from names.js, which is a script and not data to fetch, so
 * that the search works without a server.  It is loaded at the first search.
 * "#q=int_max" or "?q=int_max" after the address of a page fills in the field.
 */
(function () {
    "use strict";
    var root = document.documentElement;
    var shown = 100; /* results, at most */
    var field, list, status, theme;
    var entries = null;
    var results = [];
    var active = -1;

    /* ------------------------------------------------------ light and dark */

    function stored()
    {
        try {
            return localStorage.getItem("libsma-theme");
        } catch (e) {
            return null; /* not allowed: the choice lasts for the page */
        }
    }

    function is_dark()
    {
        if (root.dataset.theme)
            return root.dataset.theme === "dark";
        return matchMedia("(prefers-color-scheme: dark)").matches;
    }

    function label_theme()
    {
        theme.textContent = is_dark() ? "Light" : "Dark";
        theme.setAttribute("aria-label",
            is_dark() ? "Light colours" : "Dark colours");
    }

    function switch_theme()
    {
        root.dataset.theme = is_dark() ? "light" : "dark";
        try {
            localStorage.setItem("libsma-theme", root.dataset.theme);
        } catch (e) { /* as above */
        }
        label_theme();
    }

    /* -------------------------------------------------------------- search */

    /* One entry for each name: [name, lower case, file, title, place]. */
    function read_names()
    {
        entries = [];
        smaNames.forEach(function (row) {
            row[2].split(" ").forEach(function (name) {
                var place = name.slice(-1) === "#";
                if (place)
                    name = name.slice(0, -1);
                entries.push({
                    name: name, lower: name.toLowerCase(), title: row[1],
                    to: row[0] + (place ? "#" + name : "")
                });
            });
        });
    }

    /* How well the entry fits: less is better, and 9 is not at all. */
    function rank(entry, query, words)
    {
        var name = entry.lower;
        var short = name.replace(/^_*(shmemx?_)?/, "");
        var profiling = name.slice(0, 6) === "pshmem" &&
            query.slice(0, 2) !== "ps";
        var value = 9;
        if (name === query || short === query)
            value = 0;
        else if (name.indexOf(query) === 0 || short.indexOf(query) === 0)
            value = 1;
        else if (words.every(function (w) { return name.indexOf(w) >= 0; }))
            value = name.indexOf("_" + query) >= 0 ? 2 : 3;
        else if (entry.to.indexOf(entry.name + ".") === 0 &&
                 words.every(function (w) {
                     return (name + " " + entry.title.toLowerCase())
                         .indexOf(w) >= 0;
                 }))
            value = 5;
        return value + (profiling && value < 9 ? 3.5 : 0);
    }

    function find(text)
    {
        var query = text.trim().toLowerCase().replace(/^man /, "")
            .replace(/\(.*/, "").replace(/^[137] /, "");
        var words = query.split(/\s+/);
        var found = [];
        if (query === "")
            return found;
        entries.forEach(function (entry) {
            var value = rank(entry, query, words);
            if (value < 9)
                found.push([value, entry]);
        });
        found.sort(function (a, b) {
            return a[0] - b[0] || a[1].name.length - b[1].name.length ||
                (a[1].name < b[1].name ? -1 : 1);
        });
        return found.map(function (f) { return f[1]; });
    }

    function element(tag, name, text)
    {
        var e = document.createElement(tag);
        if (name)
            e.className = name;
        if (text)
            e.textContent = text;
        return e;
    }

    function activate(i)
    {
        if (active >= 0)
            list.children[active].setAttribute("aria-selected", "false");
        active = i;
        if (i < 0) {
            field.removeAttribute("aria-activedescendant");
            return;
        }
        list.children[i].setAttribute("aria-selected", "true");
        list.children[i].scrollIntoView({ block: "nearest" });
        field.setAttribute("aria-activedescendant", list.children[i].id);
    }

    function hide()
    {
        list.hidden = true;
        field.setAttribute("aria-expanded", "false");
        activate(-1);
    }

    function go(entry)
    {
        hide();
        location.href = entry.to;
    }

    function show_entry(entry, i)
    {
        var option = element("li");
        option.id = "site-result-" + i;
        option.setAttribute("role", "option");
        option.setAttribute("aria-selected", "false");
        option.appendChild(element("b", "", entry.name));
        option.appendChild(element("span", "", entry.title));
        /* the field keeps the focus */
        option.addEventListener("mousedown", function (event) {
            event.preventDefault();
        });
        option.addEventListener("click", function () { go(entry); });
        list.appendChild(option);
    }

    function show()
    {
        var all;
        if (entries === null)
            return;
        all = find(field.value);
        activate(-1);
        results = all.slice(0, shown);
        list.textContent = "";
        results.forEach(show_entry);
        if (field.value.trim() === "") {
            status.textContent = "";
            hide();
            return;
        }
        status.textContent = all.length === 0 ? "No name has this part."
            : all.length > shown ? shown + " of " + all.length + " names"
            : all.length + (all.length === 1 ? " name" : " names");
        list.hidden = results.length === 0;
        field.setAttribute("aria-expanded", String(!list.hidden));
    }

    function load()
    {
        var script;
        if (entries !== null || document.getElementById("site-names"))
            return;
        script = element("script");
        script.id = "site-names";
        script.src = "names.js";
        script.addEventListener("load", function () {
            read_names();
            show();
        });
        document.head.appendChild(script);
    }

    function on_key(event)
    {
        var n = results.length;
        if (event.key === "Escape") {
            hide();
        } else if (event.key === "ArrowDown" && n > 0) {
            if (list.hidden)
                show();
            activate((active + 1) % n);
        } else if (event.key === "ArrowUp" && n > 0) {
            if (list.hidden)
                show();
            activate(active <= 0 ? n - 1 : active - 1);
        } else if (event.key === "Enter" && n > 0) {
            go(results[active < 0 ? 0 : active]);
        } else {
            return;
        }
        event.preventDefault();
    }

    /* "/" leads to the field, unless something is typed elsewhere. */
    function on_slash(event)
    {
        if (event.key === "/" && document.activeElement !== field &&
            !event.ctrlKey && !event.altKey && !event.metaKey) {
            field.focus();
            field.select();
            event.preventDefault();
        }
    }

    function prefill()
    {
        var query = /[#?&]q=([^&]*)/.exec(location.hash) ||
            /[#?&]q=([^&]*)/.exec(location.search);
        if (query === null)
            return;
        field.value = decodeURIComponent(query[1].replace(/\+/g, " "));
        load();
        show();
        field.focus();
    }

    function start_search(form)
    {
        field = document.getElementById("site-q");
        list = element("ul", "results");
        list.id = "site-results";
        list.hidden = true;
        list.setAttribute("role", "listbox");
        list.setAttribute("aria-label", "Names");
        status = element("p", "status");
        status.setAttribute("role", "status");
        form.appendChild(status);
        form.appendChild(list);
        field.setAttribute("role", "combobox");
        field.setAttribute("aria-controls", list.id);
        field.setAttribute("aria-expanded", "false");
        field.setAttribute("aria-autocomplete", "list");
        field.addEventListener("focus", load);
        field.addEventListener("input", show);
        field.addEventListener("keydown", on_key);
        field.addEventListener("blur", hide);
        document.addEventListener("keydown", on_slash);
        window.addEventListener("hashchange", prefill);
    }

    function start()
    {
        var form = document.querySelector("form[role=search]");
        start_search(form);
        theme = element("button", "theme");
        theme.type = "button";
        theme.addEventListener("click", switch_theme);
        label_theme();
        form.parentNode.appendChild(theme);
        prefill();
    }

    /* before anything is drawn, so that no other colours are seen first */
    if (stored() === "dark" || stored() === "light")
        root.dataset.theme = stored();
    document.addEventListener("DOMContentLoaded", start);
})();
