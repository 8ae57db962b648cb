// The languages on a phone: no page is wider than its window in any of them, for any reader.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { NARROW } from '../kit/browser.mjs';
import { closeManual, openManual, reader, scenes } from '../kit/handbook.mjs';

// The longest words are those of the made-up language; the last one goes from right to left.
const LANGUAGES = ['de', 'pl', 'pt-BR', 'pt-PT', 'es', 'fr', 'it', 'nl', 'ja', 'en-XA', 'ar-XB'];

describe('languages', () => {
  let manual;

  before(async () => {
    manual = await openManual();
  });
  after(async () => {
    if (manual) await closeManual(manual);
  });

  test('no page is wider than a phone in any language', async () => {
    const wide = [];
    const seen = new Set();
    const shown = scenes().filter(({ who, address }) => !seen.has(`${who} ${address}`) && seen.add(`${who} ${address}`));
    assert.ok(shown.length > 40, `${shown.length} pages`);
    for (const scene of shown) {
      const { page, context } = await reader(manual, { ...scene, viewport: NARROW });
      for (const language of LANGUAGES) {
        await context.addCookies([{ name: 'podium_language', value: language, url: manual.podium.address }]);
        await page.goto(scene.address);
        const [lang, content, window] = await page.evaluate(() => {
          for (const fold of document.querySelectorAll('main details')) fold.open = true;
          const root = document.documentElement;
          return [root.lang, root.scrollWidth, root.clientWidth];
        });
        assert.equal(lang, language, scene.address);
        if (content > window) wide.push(`${scene.address} in ${language} (${scene.who}): ${content} px`);
      }
    }
    assert.deepEqual(wide, []);
  });
});
