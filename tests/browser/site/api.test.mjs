// The API's documentation: read on a laptop, on a phone, without JavaScript and on paper; what problems lead to is on it.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, launch, look, visitor } from '../kit/browser.mjs';
import { startPodium } from '../kit/podium.mjs';

const PROBLEMS = ['unreadable', 'unauthorized', 'forbidden', 'not-found', 'method', 'refused', 'conflict', 'outdated', 'too-large',
  'media-type', 'invalid', 'key-reused', 'version-required', 'too-many', 'unavailable', 'failed'];

describe('the documentation of the API', () => {
  let podium;
  let browser;

  before(async () => {
    podium = await startPodium();
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await podium?.stop();
  });

  const someone = (options) => visitor(browser, { base: podium.address, ...options });

  test('it is read on a laptop and on a phone', async () => {
    for (const viewport of [DESKTOP, PHONE]) {
      const reader = await someone({ viewport });
      const { page } = reader;
      await page.goto('/help');
      await page.getByRole('link', { name: 'API' }).first().click();
      await page.getByRole('heading', { name: 'API', level: 1 }).waitFor();
      await look(reader, 'api-docs');
      for (const problem of PROBLEMS) assert.equal(await page.locator(`#${problem}`).count(), 1, problem);
      await page.getByRole('link', { name: 'Problems', exact: true }).click();
      await page.waitForURL(/#errors$/);
      const heading = await page.getByRole('heading', { name: 'Problems', exact: true }).boundingBox();
      assert.ok(heading.y >= 0 && heading.y < viewport.height, `its heading is at ${heading.y}`);
      // a long line of an example scrolls in its box, not the page
      const { page: wide, box } = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth - innerWidth,
        box: Math.max(...[...document.querySelectorAll('.api pre')].map((pre) => pre.scrollWidth - pre.clientWidth)),
      }));
      assert.ok(wide <= 0 && (box > 0 || viewport === DESKTOP), `the page is ${wide} px too wide, a box ${box}`);
      await page.getByRole('navigation', { name: 'Parts of the documentation' }).getByRole('link', { name: 'Rounds' }).click();
      await page.getByRole('heading', { name: 'API: rounds', level: 1 }).waitFor();
      await look(reader, 'api-docs-rounds');
      await reader.context.close();
    }
  });

  test('without JavaScript a type leads to its schema', async () => {
    const reader = await someone({ viewport: PHONE, javaScriptEnabled: false });
    const { page } = reader;
    await page.goto('/api/docs/players');
    const type = page.locator('.api-answers a[href^="#schema-"]').first();
    const to = await type.getAttribute('href');
    await type.click();
    const heading = await page.locator(to).boundingBox();
    assert.ok(heading.y >= 0 && heading.y < PHONE.height, `${to} is at ${heading.y}`);
    await reader.context.close();
  });

  test('on paper it has its words and no navigation', async () => {
    const reader = await someone({ viewport: DESKTOP });
    const { page } = reader;
    await page.goto('/api/docs');
    await page.getByRole('link', { name: 'The whole documentation on one page' }).click();
    await page.getByRole('heading', { name: 'Routes: webhooks' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Parts of the documentation', 'On this page']) {
      assert.equal(await page.getByRole('navigation', { name }).isVisible(), false);
    }
    assert.ok(await page.getByRole('heading', { name: 'Tokens and scopes' }).isVisible());
    assert.ok((await page.pdf({ format: 'A4' })).length > 20_000);
    await reader.context.close();
  });
});
