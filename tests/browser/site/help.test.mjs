// The handbook: read and searched on a laptop and on a phone, without JavaScript and on paper; the ? of a page of the desk;
// what its pictures show can be reached as their comments say.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, keepPicture, look, visitor } from '../kit/browser.mjs';
import { closeManual, languages, named, openManual, scenes, show } from '../kit/handbook.mjs';
import { counted } from '../kit/presses.mjs';

describe('the handbook', () => {
  let manual;

  before(async () => {
    manual = await openManual();
  });
  after(async () => {
    if (manual) await closeManual(manual);
  });

  const someone = (options) => visitor(manual.browser, { base: manual.podium.address, ...options });

  test('it is read and searched', async () => {
    for (const viewport of [DESKTOP, PHONE]) {
      const reader = await someone({ viewport });
      const { page } = reader;
      await page.goto('/help');
      await look(reader, 'help');
      await keepPicture(reader, 'help');
      await page.getByRole('link', { name: 'Scorekeeper' }).click();
      await page.getByRole('heading', { name: 'Scorekeeper', level: 1 }).waitFor();
      for (const picture of await page.locator('main img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await picture.evaluate((image) => image.decode());
      }
      await look(reader, 'help-part');
      await keepPicture(reader, 'help-part');
      await reader.context.close();
    }
  });

  test('without JavaScript words lead to their task', async () => {
    const reader = await someone({ viewport: PHONE, javaScriptEnabled: false });
    const { page } = reader;
    await page.goto('/help/questions');
    await page.getByRole('searchbox').fill('wifi xyzzy');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByText('Nothing has all of').waitFor();
    await page.getByRole('searchbox').fill('Wi-Fi gone');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.waitForURL(/Wi-Fi/);
    // to be examined a page needs its script
    const other = await someone({ viewport: PHONE });
    await other.page.goto(page.url());
    await look(other, 'help-found');
    await other.context.close();
    await page.getByRole('link', { name: 'The Wi-Fi is gone' }).click();
    await page.waitForURL(/\/help\/judge#the-wi-fi-is-gone$/);
    const heading = await page.getByRole('heading', { name: 'The Wi-Fi is gone' }).boundingBox();
    assert.ok(heading.y >= 0 && heading.y < PHONE.height, `its heading is at ${heading.y}`);
    await reader.context.close();
  });

  test('the ? of a page opens its task with one press', async () => {
    for (const viewport of [DESKTOP, PHONE]) {
      const page = await show(manual, { who: 'organizer', address: '/t/round/desk/results', viewport });
      const hand = counted(page);
      const door = page.getByRole('link', { name: 'Help with this page' });
      const box = await door.boundingBox();
      if (viewport === PHONE) assert.ok(box.width >= 44 && box.height >= 44, JSON.stringify(box));
      await hand.press(door);
      await page.waitForURL(/\/help\/scorekeeper#enter-results$/);
      await page.getByRole('heading', { name: 'Enter results' }).waitFor();
      assert.equal(hand.presses, 1);
    }
  });

  test('a part is a few sheets of paper', async () => {
    const reader = await someone({ viewport: DESKTOP });
    const { page } = reader;
    await page.goto('/help/scorekeeper');
    await page.evaluate(() => Promise.all([...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode();
    })));
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g).length;
    const tasks = await page.locator('.task').count();
    assert.ok(sheets <= Math.ceil(tasks / 2) + 1, `${sheets} sheets for ${tasks} tasks`);
    await reader.context.close();
  });

  test('what pictures show can be reached in the language of each chapter', async () => {
    const reached = languages().flatMap(scenes).filter(({ opened, pressed, from }) => opened || pressed || from);
    assert.ok(reached.length > 50, `${reached.length} pictures`);
    for (const scene of reached) {
      const page = await show(manual, scene);
      assert.equal(await page.locator('html').getAttribute('lang'), scene.language, scene.address);
      if (scene.from) assert.ok(await (await named(page, scene.from)).isVisible(), `${scene.language}: ${scene.from}`);
    }
  });
});
