// Chromium for the stories that run in every browser, by the kit's own means.

import { launch as launchChromium, visitor } from '../browser.mjs';

export async function launch({ scripts = true } = {}) {
  const browser = await launchChromium();
  return {
    close: () => browser.close(),
    visit: async (viewport, first = '', base) => {
      const { context, page, problems } = await visitor(browser, { viewport, javaScriptEnabled: scripts, base });
      await context.addInitScript(first);
      return {
        problems: () => problems.splice(0),
        open: (url) => page.goto(url),
        ask: (source, ...given) => page.evaluate(`(${source})(...${JSON.stringify(given)})`),
        tap: (x, y) => (viewport.width < 600 ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
        keys: async (keys) => {
          for (const key of keys) {
            // a letter that is on no key of an English keyboard
            if (/^[^\0-~]$/.test(key)) await page.keyboard.insertText(key);
            else await page.keyboard.press([key].flat().join('+'));
          }
        },
        // After a month the next part is next, after a year it is not: it could have more digits.
        moment: ([month, day, year, ...time]) => [...month, ...day, ...year, 'Tab', ...time.join('')],
        resize: (size) => page.setViewportSize(size),
        screenshot: async () => (await page.screenshot()).toString('base64'),
        close: () => context.close(),
      };
    },
  };
}
