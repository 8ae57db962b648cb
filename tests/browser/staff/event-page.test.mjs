// An organizer gives an event its page: texts with a preview, pictures, a colour that can be read; visitors see it on a phone and
// on a laptop, without a script too, and on paper.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { deflateSync } from 'node:zlib';

import { DESKTOP, PHONE, keepPicture, launch, look, visitor } from '../kit/browser.mjs';
import { createTournament, setUp } from '../kit/organizer.mjs';
import { startPodium } from '../kit/podium.mjs';

// A PNG of a size in shades of two colours.
function png(width, height) {
  const crcs = Array.from({ length: 256 }, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
    return crc >>> 0;
  });
  const crc = (bytes) => (bytes.reduce((crc, byte) => crcs[(crc ^ byte) & 255] ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
  const chunk = (name, content) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length, 0);
    ends.writeUInt32BE(crc(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = (y) => Buffer.concat([Buffer.from([0]), ...Array.from({ length: width }, (_, x) => Buffer.from([(x * 200) / width, (y * 120) / height, 140]))]);
  const pixels = Buffer.concat(Array.from({ length: height }, (_, y) => row(y)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]);
}

for (const [device, viewport] of [['desk', DESKTOP], ['phone', PHONE]]) {
  describe(`an event's page on a ${device}`, () => {
    let browser;
    let podium;
    let organizer;
    let page;
    let slug;
    const at = (path) => `/t/${slug}${path}`;

    before(async () => {
      podium = await startPodium();
      browser = await launch();
      organizer = await setUp(browser, podium, viewport);
      ({ page } = organizer);
      slug = await createTournament(organizer, 'Harbour Open');
    });
    after(async () => {
      await browser?.close();
      await podium?.stop();
    });

    test('texts, pictures and a colour are given to it', { timeout: 90_000 }, async () => {
      await page.goto(at('/desk/page'));
      await look(organizer, 'event-page-empty');
      await page.getByLabel('Description').fill('A day of **Commander** in the old harbour.\n\n# Bring\n\n* a deck\n* dice');
      await page.getByLabel('Schedule').fill('9:00 Doors\n10:00 Round 1');
      await page.getByLabel('Prizes').fill('1. A trophy\n2. Boosters');
      await page.getByLabel('Entry').fill('10 € at the door');
      await page.getByLabel('Contact').fill('ora@harbour.example');
      await page.getByLabel('Map').fill('https://maps.example/harbour');
      await page.getByLabel('Accent colour').fill('#ff8800');

      // a pale colour is refused with one that works, and everything typed stays
      await page.getByRole('button', { name: 'Save page' }).click();
      await page.getByText('The nearest that works is').waitFor();
      organizer.problems.length = 0; // the browser itself reports the 422
      await look(organizer, 'event-page-pale');
      assert.equal(await page.getByLabel('Prizes').inputValue(), '1. A trophy\n2. Boosters');
      const offered = await page.getByRole('button', { name: /^Save with #/ }).getAttribute('value');
      await page.getByLabel('Accent colour').fill(offered);

      // the preview leaves the form as it is
      const [preview] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: 'Show preview' }).click()]);
      await preview.waitForLoadState();
      await preview.getByText('This is a preview: nothing is saved.').waitFor();
      await preview.getByRole('heading', { name: 'Bring' }).waitFor();
      await preview.close();
      assert.equal(await page.getByLabel('Prizes').inputValue(), '1. A trophy\n2. Boosters');
      await page.getByRole('button', { name: 'Save page' }).click();
      await page.getByText('Page saved.').waitFor();
      await look(organizer, 'event-page-saved');
      assert.equal(await page.getByLabel('Accent colour').inputValue(), offered);

      // each picture has its own form
      await page.getByRole('link', { name: 'Change pictures' }).click();
      for (const [label, name, size] of [['Cover picture', 'harbour.png', [900, 420]], ['Logo', 'logo.png', [240, 120]]]) {
        await page.getByLabel(label).setInputFiles({ name, mimeType: 'image/png', buffer: png(...size) });
        await page.locator('form', { has: page.getByLabel(label) }).getByRole('button', { name: 'Save picture' }).click();
        await page.getByText('Picture saved.').waitFor();
      }
      assert.equal(await page.locator('img.page-picture').count(), 2);
      await look(organizer, 'event-page-pictures');
      await page.goto(at('/desk/page/poster'));
      await look(organizer, 'event-page-poster');
      await page.emulateMedia({ media: 'print' });
      assert.ok(await page.locator('.poster-code svg').isVisible());
      assert.ok(!(await page.locator('.masthead').isVisible()));
      await keepPicture(organizer, 'event-page-poster-print');
      await page.emulateMedia({ media: 'screen' });
    });

    test('a picture that takes longer than a page is sent anyway', { timeout: 90_000, skip: viewport !== PHONE }, async () => {
      await page.goto(at('/desk/page/pictures'));
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      // a file of 3 MB at 1 Mbit/s
      await network.send('Network.emulateNetworkConditions', { offline: false, latency: 50, uploadThroughput: 125_000, downloadThroughput: 1_000_000 });
      const noise = Buffer.concat([png(640, 400), Buffer.alloc(3_000_000, 7)]);
      await page.getByLabel('Cover picture').setInputFiles({ name: 'slow.png', mimeType: 'image/png', buffer: noise });
      await page.locator('form', { has: page.getByLabel('Cover picture') }).getByRole('button', { name: 'Save picture' }).click();
      await page.getByText('The file is being sent. Keep this page open.').waitFor();
      await page.getByText('Picture saved.').waitFor({ timeout: 60_000 });
      await network.detach();
    });

    test('visitors see it once the tournament is open', { timeout: 90_000 }, async () => {
      const somebody = await visitor(browser, { base: podium.address, viewport });
      await somebody.page.goto(at(''));
      assert.equal(await somebody.page.locator('img.cover').count(), 0, 'it is being set up');
      await page.goto(at('/desk/settings'));
      await page.locator('summary', { hasText: 'Registration and names' }).click();
      await page.getByRole('radio', { name: /^Open/ }).check();
      await page.getByRole('textbox', { name: /players/i }).first().waitFor();
      await page.locator('main form button.primary').last().click();
      await page.goto(at('/desk'));
      await page.getByRole('button', { name: /^Open/ }).first().click();
      await somebody.page.goto(at(''));
      await somebody.page.locator('img.cover').waitFor();
      await somebody.page.getByRole('heading', { name: 'Schedule' }).waitFor();
      await somebody.page.getByText('Registration closes when round 1 is paired.').waitFor();
      const loaded = await somebody.page.locator('img').evaluateAll((all) => all.every((img) => img.complete && img.naturalWidth > 0));
      assert.ok(loaded, 'every picture is loaded');
      await look(somebody, 'event-page-home');
      // the colour is on the buttons
      const colour = await somebody.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());
      assert.notEqual(colour.toLowerCase(), '#1f5f8b');
      for (const path of ['/projector', '/story']) {
        await somebody.page.goto(at(path));
        await look(somebody, `event-page-${path.slice(1)}`);
      }
    });

    test('without a script it says the same', { timeout: 60_000 }, async () => {
      const plain = await visitor(browser, { base: podium.address, viewport, javaScriptEnabled: false });
      await plain.page.goto(at(''));
      const text = await plain.page.locator('main').innerText();
      for (const words of ['A day of Commander', 'Doors', 'A trophy', '10 € at the door', 'ora@harbour.example']) assert.ok(text.includes(words), `${words}: ${text}`);
      assert.deepEqual(plain.problems, []);
    });
  });
}
