"""preview_many.py PAGE: how much of a long page is drawn, and whether the last model is found, as JSON."""
import json
import sys
import time

import browser
from selenium.webdriver.common.by import By

with browser.page(sys.argv[1]) as page:
    nodes = "return document.querySelectorAll('main *').length"
    drawn = page.execute_script(nodes)
    more = page.find_element(By.CSS_SELECTOR, ".rows + .more")
    page.execute_script("arguments[0].scrollIntoView()", more)
    browser.settle(page)
    further = page.execute_script("return document.querySelectorAll('.rows > li').length")
    page.find_element(By.ID, "query").send_keys("model 2999")
    time.sleep(0.5)
    titles = page.execute_script(
        "return [...document.querySelectorAll('.entry h3')].map((node) => node.textContent)")
    print(json.dumps({"drawn": drawn, "further": further, "titles": titles}))
