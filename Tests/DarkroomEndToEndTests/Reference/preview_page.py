"""preview_page.py PAGE: what a preview page shows and does, as JSON."""
import json
import sys

import browser

with browser.page(sys.argv[1]) as page:
    found = page.execute_script("""
        const texts = (selector) =>
            [...document.querySelectorAll(selector)].map((node) => node.textContent);
        return {
            sections: texts('main h2'), gridTitles: texts('.grids h3'),
            titles: texts('.entry h3, .entry h4:not(.sheet h4)'),
            failures: texts('.failure'), missing: texts('.missing'),
            paragraphs: texts('.entry p, blockquote, ol li'),
            links: [...document.querySelectorAll('main a')].map((node) => node.href),
            injected: [...document.querySelectorAll('main script, main iframe, main b')].length
                + (window.hostile ?? 0),
            requests: performance.getEntriesByType('resource').map((entry) => entry.name)
                .filter((name) => !name.startsWith('data:')),
            shown: document.querySelectorAll('.layers.shown').length,
            notices: texts('main > p'),
            titleIsInk: [...document.querySelectorAll('.title')].map((node) =>
                getComputedStyle(node).color === getComputedStyle(document.body).color),
            lost: document.querySelectorAll('.layers.lost').length,
            columns: getComputedStyle(document.querySelector('.grid') ?? document.body)
                .gridTemplateColumns,
        };""")
    found["log"] = [entry["message"] for entry in page.get_log("browser")]
    page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": 320, "height": 800, "deviceScaleFactor": 1, "mobile": True})
    found["narrow"] = page.execute_script("return document.documentElement.scrollWidth")
    print(json.dumps(found))
