"""preview_colors.py PAGE: the lowest contrast of the page's own words on what they stand on, light and dark."""
import json
import sys

import browser

LOWEST = """
    const parse = (text) => text.match(/[\\d.]+/g).map(Number);
    const luminance = ([r, g, b]) => [r, g, b].map((v) => v / 255)
        .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
        .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
    const ground = (node) => {
        const color = parse(getComputedStyle(node).backgroundColor);
        return color[3] === 0 ? ground(node.parentElement) : color;
    };
    let lowest = [21, ''];
    for (const node of document.querySelectorAll('body *')) {
        const own = [...node.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
        if (!own || node.closest('.title, script, option, noscript') || !node.checkVisibility()) continue;
        const pair = [parse(getComputedStyle(node).color), ground(node)].map(luminance);
        const ratio = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
        if (ratio < lowest[0]) lowest = [ratio, node.outerHTML.slice(0, 120)];
    }
    return lowest;"""

result = {}
for dark in (False, True):
    with browser.page(sys.argv[1], dark=dark) as page:
        page.execute_script("document.querySelector('.picture').focus()")
        ratio, node = page.execute_script(LOWEST)
        ground = page.execute_script("return getComputedStyle(document.body).backgroundColor")
        result["dark" if dark else "light"] = {"ratio": ratio, "node": node, "ground": ground}
print(json.dumps(result))
