"""preview_trip.py PAGE: the first trip's page while it is scrolled, and its titles' contrast, as JSON."""
import json
import sys

import browser
import numpy as np
from selenium.webdriver.common.by import By

ZONES = {"expanded": (38, 289, 355, 385), "collapsed": (38, 79, 355, 103)}


def luminance(pixels):
    """WCAG 2's relative luminance of sRGB bytes."""
    share = pixels / 255
    linear = np.where(share <= 0.03928, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return linear @ [0.2126, 0.7152, 0.0722]


def contrast(image, zone):
    """White against the brightest tenth of a zone."""
    values = np.sort(luminance(np.asarray(image.crop(zone), float)).ravel())[::-1]
    return 1.05 / (values[: max(1, len(values) // 10)].mean() + 0.05)


def measure(page, phone, scrolled):
    page.execute_script("arguments[0].scrollTo(0, arguments[1])", phone, scrolled)
    browser.settle(page)
    return page.execute_script("""
        const phone = arguments[0], top = phone.getBoundingClientRect().top + phone.clientTop;
        const box = (name) => phone.querySelector(name).getBoundingClientRect();
        const clip = getComputedStyle(phone.querySelector('.sheet')).clipPath;
        return {
            scrolled: phone.scrollTop, header: box('.header').height,
            headerTop: box('.header').top - top,
            sheet: box('.sheet').top - top + parseFloat(clip.slice('inset('.length)),
            titleEnd: box('.title').bottom - top, titleStart: box('.title').left - box('.header').left,
            titleHeight: box('.title').height, rounding: clip.split('round ')[1].split('px')[0],
        };""", phone)


with browser.page(sys.argv[1]) as page:
    phone = page.find_element(By.CSS_SELECTOR, ".phone")
    page.execute_script("arguments[0].closest('.trip').scrollIntoView()", phone)
    steps = [measure(page, phone, scrolled) for scrolled in (0, 100, 307, 330, 0)]
    page.execute_script("document.querySelector('.title').style.visibility = 'hidden'")
    contrasts = {}
    for state, scrolled in (("expanded", 0), ("collapsed", 307)):
        measure(page, phone, scrolled)
        header = browser.picture(phone.find_element(By.CSS_SELECTOR, ".header"))
        contrasts[state] = contrast(header, ZONES[state])
    print(json.dumps({"steps": steps, "contrasts": contrasts}))
