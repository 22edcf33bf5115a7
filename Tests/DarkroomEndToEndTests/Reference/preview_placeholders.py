"""preview_placeholders.py PAGE FILE…: how far the placeholders of pictures that did not load are from the files, as JSON.

The files are those of the pictures in the page's order.
"""
import json
import sys

import browser
import numpy as np
from PIL import Image
from selenium.webdriver.common.by import By

with browser.page(sys.argv[1]) as page:
    distances = []
    for button, file in zip(page.find_elements(By.CSS_SELECTOR, ".picture"), sys.argv[2:], strict=True):
        page.execute_script("arguments[0].scrollIntoView({block: 'center'})", button)
        browser.settle(page)
        drawn = np.asarray(browser.picture(button).resize((8, 8), Image.BOX), float)[:6]
        truth = np.asarray(Image.open(file).convert("RGB").resize((8, 8), Image.BOX), float)[:6]
        distances.append(float(np.abs(drawn - truth).mean()))
    print(json.dumps(distances))
