/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the tests in a browser share; tests/browser puts it into their page.  Each line of the
 * document in the end is the verdict of a test.
 */
"use strict";
var frame = document.createElement("iframe");
var log = document.createElement("pre");

function verdict(name, why)
{
    log.textContent += (why ? "not ok - " + name + ": " + why : "ok - " + name) + "\n";
}

/* Opens a page in a frame of this width: its document, when it is there. */
function open(page, width, sandbox)
{
    frame.remove();
    frame = document.createElement("iframe");
    frame.style.cssText = "width: " + width + "px; height: 900px; border: 0";
    if (sandbox)
        frame.setAttribute("sandbox", sandbox);
    frame.src = page;
    return new Promise(function (done) {
        frame.addEventListener("load", function () {
            done(frame.contentDocument);
        });
        document.body.appendChild(frame);
    });
}

/* How light a colour is, and how much two stand out from each other, as WCAG 2 counts. */
function luminance(colour)
{
    var c = colour.match(/\d+/g).map(function (v) {
        v /= 255;
        return v <= 0.03928 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
    });
    return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

function contrast(front, behind)
{
    var a = luminance(front), b = luminance(behind);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/* The test has come to its end when there is a verdict of its own. */
async function run(name, test)
{
    document.body.appendChild(log);
    try {
        await test();
        verdict(name);
    } catch (e) {
        verdict(name, String(e) + " " + e.stack);
    }
    frame.remove();
}
