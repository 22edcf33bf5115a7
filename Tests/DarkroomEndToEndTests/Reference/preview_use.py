"""preview_use.py PAGE: hover, keyboard, search and filter, as JSON."""
import json
import sys
import time

import browser
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

FACTS = """
    const panel = document.getElementById('facts');
    if (panel.hidden) return null;
    const box = (name) => panel.querySelector(name).getBoundingClientRect();
    const source = panel.querySelector('.source'), frame = source.getBoundingClientRect();
    const share = (rect) => [
        (rect.left - frame.left - source.clientLeft) / source.clientWidth,
        (rect.top - frame.top - source.clientTop) / source.clientHeight,
        rect.width / source.clientWidth, rect.height / source.clientHeight];
    return { text: panel.innerText, crop: share(box('.crop')),
        focus: share(box('.focus')), ratio: source.clientWidth / source.clientHeight };"""


def found(page):
    time.sleep(0.4)  # the page waits for more letters
    return page.execute_script("""
        return [document.getElementById('found').textContent,
            ...[...document.querySelectorAll('.entry h3, .grid h4')].map((n) => n.textContent)];""")


def keyboard(page):
    """Tab from the top: what has the focus, each with its name and whether it shows facts."""
    stops = []
    for _ in range(8):
        page.switch_to.active_element.send_keys(Keys.TAB)
        stops.append(page.execute_script("""
            const node = document.activeElement, facts = document.getElementById('facts');
            return [node.id || node.className, node.getAttribute('aria-describedby') ?? '',
                facts.hidden ? '' : facts.querySelector('h2').textContent];"""))
    page.switch_to.active_element.send_keys(Keys.ESCAPE)
    return stops, page.execute_script("return document.getElementById('facts').hidden")


def unnamed(page):
    """What a screen reader would find without a name."""
    nodes = page.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    asked = {"button", "link", "image", "searchbox", "combobox", "checkbox", "region", "heading"}
    return [n["role"]["value"] for n in nodes
            if not n["ignored"] and n["role"]["value"] in asked
            and not n.get("name", {}).get("value", "").strip()]


with browser.page(sys.argv[1]) as page:
    stops, hidden = keyboard(page)
    picture = page.find_element(By.CSS_SELECTOR, ".trip .card .picture")
    ActionChains(page).scroll_to_element(picture).move_to_element(picture).perform()
    facts = page.execute_script(FACTS)
    ActionChains(page).move_to_element(page.find_element(By.ID, "summary")).perform()
    page.execute_script("document.activeElement.blur()")
    time.sleep(0.6)
    after = page.execute_script(FACTS)
    answers = {}
    query = page.find_element(By.ID, "query")
    for text in ("", "ZOE picos", "no such thing", "cover", "true"):
        query.clear()
        query.send_keys(text)
        answers[text] = found(page)
    query.clear()
    query.send_keys(" ")
    for kind, keys in (("book", Keys.END), ("failure", Keys.HOME + Keys.DOWN)):
        page.find_element(By.ID, "kind").send_keys(keys)
        answers[kind] = found(page)
    print(json.dumps({
        "stops": stops, "escaped": hidden, "facts": facts, "gone": after is None,
        "answers": answers, "unnamed": unnamed(page)}))
