"""A page in headless Chromium, one pixel a point."""
import io
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.ui import WebDriverWait

# Root has no sandbox; nothing but our own page is opened.
OPTIONS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--force-device-scale-factor=1",
    "--window-size=1440,1200", "--disable-dev-shm-usage",
]


@contextmanager
def page(path, dark=False):
    """The page at `path`; waits until the pictures that are in sight are shown or lost."""
    options = webdriver.ChromeOptions()
    for option in OPTIONS:
        options.add_argument(option)
    options.binary_location = "/usr/bin/chromium"
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    browser = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
    try:
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        still = {"name": "prefers-reduced-motion", "value": "reduce"}
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [scheme, still]})
        browser.get(Path(path).resolve().as_uri())
        settle(browser)
        yield browser
    finally:
        browser.quit()


def settle(browser):
    """Waits until every picture in sight is shown or lost, and two frames are drawn."""
    WebDriverWait(browser, 20).until(lambda b: b.execute_script("""
        return [...document.querySelectorAll('.layers')].every((node) => {
            const box = node.getBoundingClientRect();
            const phone = node.closest('.phone')?.getBoundingClientRect();
            const end = Math.min(innerHeight, phone?.bottom ?? innerHeight);
            const away = box.bottom <= Math.max(0, phone?.top ?? 0) || box.top >= end;
            return away || node.matches('.shown, .lost') || !node.checkVisibility();
        });"""))
    browser.execute_async_script(
        "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done));")


def picture(element):
    """What is drawn of an element."""
    return Image.open(io.BytesIO(element.screenshot_as_png)).convert("RGB")
