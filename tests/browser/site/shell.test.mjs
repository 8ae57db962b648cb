// What is around every page: the staff's navigation with what waits in it, the sheet behind "More", the palette, what is
// said when something was done; the zone of a new tournament; a long list that is searched while typing.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, keepPicture, launch, look, visitor } from '../kit/browser.mjs';
import { PASSWORD } from '../kit/organizer.mjs';
import { startPodium } from '../kit/podium.mjs';
import { counted } from '../kit/presses.mjs';
import { demonstrated, joins, organizer as organizerOf, signedIn } from '../kit/staff.mjs';

const PLAYERS = 4096;
const TOUCH = 44;

// A hall in which everybody is called by two of 64 first and last names.
function hall() {
  const letters = 'abcdefgh';
  const word = (number) => letters[number >> 3] + letters[number & 7];
  const capital = (text) => text[0].toUpperCase() + text.slice(1);
  return {
    format: 'podium-event/1',
    tournament: { name: 'Great Hall', slug: 'great-hall', state: 'registration', time_zone: 'Europe/Lisbon', listed: true },
    players: Array.from({ length: PLAYERS }, (_, index) => ({
      id: `p${index + 1}`,
      number: index + 1,
      name: `${capital(word(index >> 6))}ra ${capital(word(index & 63))}mann`,
    })),
    rounds: [],
  };
}

describe('around every page', () => {
  let browser;
  let podium;
  let slug;
  let password;
  let organizer;
  let phone;
  let judge;

  const at = (path) => `/t/${slug}${path}`;

  before(async () => {
    let data;
    ({ data, slug, password } = demonstrated(hall()));
    podium = await startPodium({ data });
    browser = await launch();
    organizer = await organizerOf(browser, podium, password, DESKTOP);
    phone = await organizerOf(browser, podium, password, PHONE);
    judge = await joins({ browser, podium, organizer, slug }, 'Jo', 'Judge');
  });
  after(async () => {
    await browser?.close();
    await podium?.stop();
  });

  const doors = (page) => page.locator('nav.doors a:visible').evaluateAll((links) => links.map((link) => link.textContent.replace(/\d.*/, '').trim()));
  const count = (page, label) => page.locator('nav[aria-label="Staff pages"] a').filter({ hasText: label }).locator('.count');

  describe('the staff\'s navigation', () => {
    test('beside the content of a laptop are four groups with what waits in them', async () => {
      const { page } = organizer;
      await page.goto(at('/desk'));
      const nav = page.getByRole('navigation', { name: 'Staff pages' });
      assert.deepEqual(await nav.getByRole('heading').allInnerTexts(), ['Run', 'Floor', 'People', 'Set-up']);
      assert.match(await count(page, 'Calls').innerText(), /^1\s*waiting$/);
      assert.match(await count(page, 'Results').innerText(), /^4\s*outstanding$/);
      assert.match(await page.title(), /^\(\d+\) Desk/);
      const [column, content] = [await nav.boundingBox(), await page.locator('main').boundingBox()];
      assert.ok(column.x + column.width <= content.x + 1 && content.width <= 1068, JSON.stringify([column, content]));
      assert.ok(Math.abs(column.y - content.y) < 4, 'they begin side by side');
      assert.deepEqual(await nav.locator('[aria-current]').allInnerTexts(), ['Desk']);
      await look(organizer, 'navigation');
      await keepPicture(organizer, 'navigation');
      await page.goto(at('/desk/players/3'));
      assert.deepEqual(await nav.locator('[aria-current]').allInnerTexts(), ['Players'], 'a page below another marks that one');
    });

    test('the doors of a phone are by role, thumb-high, on the staff\'s pages and on everybody\'s', async () => {
      await phone.page.goto(at('/desk'));
      assert.deepEqual(await doors(phone.page), ['Desk', 'Floor', 'Calls', 'Rulings', 'More']);
      await judge.page.goto(at('/desk/floor'));
      assert.deepEqual(await doors(judge.page), ['Floor', 'Calls', 'Rulings', 'More']);
      const calls = judge.page.locator('nav.doors a:visible').filter({ hasText: 'Calls' });
      assert.match(await calls.locator('.count').innerText(), /^1/);
      for (const box of await judge.page.locator('nav.doors a:visible').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))) {
        assert.ok(box.height >= TOUCH && box.width >= TOUCH && box.bottom <= PHONE.height, JSON.stringify(box));
      }
      await look(judge, 'doors-judge');
      await judge.page.goto(at('/standings'));
      await judge.page.locator('.doors-row.for-staff').waitFor();
      assert.deepEqual(await doors(judge.page), ['Floor', 'Calls', 'Rulings', 'More']);
      await look(judge, 'doors-judge-public');
      const anybody = await visitor(browser, { base: podium.address, viewport: PHONE });
      await anybody.page.goto(at('/standings'));
      assert.deepEqual(await doors(anybody.page), ['My table', 'Pairings', 'Standings', 'More']);
      await anybody.context.close();
    });

    test('what waits is counted while the page is open', async () => {
      await organizer.page.goto(at('/desk'));
      await count(organizer.page, 'Calls').waitFor();
      await judge.page.goto(at('/desk/calls'));
      await judge.page.getByRole('button', { name: 'Take it' }).first().click();
      await judge.page.getByText('The call is yours.').waitFor();
      await count(organizer.page, 'Calls').waitFor({ state: 'detached' });
      await organizer.page.waitForFunction(() => document.title.startsWith('Desk'));
      assert.equal(await judge.page.locator('nav.doors .count:visible').count(), 0);
    });
  });

  describe('the sheet behind "More"', () => {
    test('it holds the groups and the public pages, and gives the focus back', async () => {
      const { page } = phone;
      await page.goto(at('/desk'));
      const hand = counted(page);
      const more = page.locator('nav.doors a:visible').filter({ hasText: 'More' });
      await hand.press(more);
      const sheet = page.getByRole('dialog', { name: 'More' });
      await sheet.waitFor();
      await look(phone, 'more');
      await keepPicture(phone, 'more');
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      assert.equal(await page.evaluate(() => document.activeElement.textContent.includes('More')), true);
      assert.equal(await page.locator('nav[aria-label="Staff pages"]').count(), 1, 'the groups are back at the bottom');
      await more.click();
      await hand.press(sheet.getByRole('link', { name: 'Settings' }));
      await page.waitForURL(/\/desk\/settings$/);
      assert.equal(hand.presses, 2);
      await page.goBack();
      assert.equal(await page.locator('dialog').count(), 0);
    });

    test('for everybody it holds the tournament\'s pages', async () => {
      const anybody = await visitor(browser, { base: podium.address, viewport: PHONE });
      const { page } = anybody;
      await page.goto(at('/pairings'));
      await page.locator('nav.doors a').filter({ hasText: 'More' }).click();
      const sheet = page.getByRole('dialog', { name: 'More' });
      assert.equal(await sheet.getByRole('navigation', { name: 'Staff pages' }).count(), 0);
      await look(anybody, 'more-public');
      await sheet.getByRole('link', { name: 'Fair draws' }).click();
      await page.waitForURL(/\/fairness$/);
      await anybody.context.close();
    });

    test('without a script it is at the bottom of the page', async () => {
      const plain = await joins({ browser, podium, organizer, slug }, 'Lee', 'Judge', { javaScriptEnabled: false });
      const { page } = plain;
      await page.goto(at('/desk/results'));
      await page.locator('nav.doors a:visible').filter({ hasText: 'More' }).click();
      const exports = page.getByRole('navigation', { name: 'Staff pages' }).getByRole('link', { name: 'Exports' });
      const inSight = () => exports.evaluate((link) => {
        const box = link.getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight;
      });
      assert.ok(await inSight(), 'More leads to the groups');
      await exports.click();
      await page.waitForURL(/\/desk\/exports$/);
      const anybody = await visitor(browser, { base: podium.address, viewport: PHONE, javaScriptEnabled: false });
      await anybody.page.goto(at('/pairings'));
      await anybody.page.locator('nav.doors a').filter({ hasText: 'More' }).click();
      await anybody.page.getByRole('link', { name: 'Fair draws' }).last().click();
      await anybody.page.waitForURL(/\/fairness$/);
      await Promise.all([plain.context.close(), anybody.context.close()]);
    });
  });

  describe('the palette', () => {
    const palette = (page) => page.getByRole('dialog', { name: 'Find' });
    const options = (page) => page.getByRole('option');

    test('a table is three presses away, wherever somebody is', async () => {
      for (const [somebody, where] of [[organizer, /\/desk\/results\/3\/5$/], [judge, /\/desk\/floor\/5$/]]) {
        const { page } = somebody;
        for (const from of ['/desk', '/standings']) {
          await page.goto(at(from));
          await page.locator('[data-find]:visible').waitFor();
          const hand = counted(page);
          await hand.key('/');
          await hand.type(page.getByRole('combobox'), '5');
          await hand.key('Enter');
          await page.waitForURL(where);
          assert.equal(hand.presses, 3);
        }
      }
    });

    test('it is used by the keyboard alone, reads well, and only leads', async () => {
      const { page } = organizer;
      await page.goto(at('/desk/results'));
      await page.locator('[name=table]').fill('');
      await page.locator('[name=table]').press('Control+k');
      await palette(page).waitFor();
      const field = page.getByRole('combobox', { name: 'Table, player or page' });
      await page.keyboard.type('a');
      await options(page).nth(1).waitFor();
      assert.ok((await options(page).count()) <= 8);
      assert.equal(await field.getAttribute('aria-expanded'), 'true');
      await page.keyboard.press('ArrowDown');
      const chosen = page.locator('[role=option][aria-selected=true]');
      assert.equal(await field.getAttribute('aria-activedescendant'), await chosen.getAttribute('id'));
      assert.equal(await options(page).nth(1).getAttribute('aria-selected'), 'true');
      await look(organizer, 'palette');
      await keepPicture(organizer, 'palette');
      await field.fill('no such thing');
      await page.getByText('Nothing by that name or number.').waitFor();
      await page.keyboard.press('Escape');
      await palette(page).waitFor({ state: 'detached' });
      assert.equal(await page.evaluate(() => document.activeElement.name), 'table', 'the focus is where it was');
      await page.locator('[name=table]').press('/');
      assert.equal(await palette(page).count(), 0, 'in a field "/" is a letter');
    });

    test('a thumb opens it too, and a name or a page is found', async () => {
      const { page } = phone;
      await page.goto(at('/desk'));
      await page.getByRole('button', { name: 'Find a table, a player or a page' }).click();
      await page.getByRole('combobox').fill('zol ki');
      await options(page).filter({ hasText: 'Zoltán Kiss' }).waitFor();
      await look(phone, 'palette-phone');
      await keepPicture(phone, 'palette');
      await page.getByRole('combobox').fill('settings');
      await options(page).filter({ hasText: 'Settings' }).click();
      await page.waitForURL(/\/desk\/settings$/);
    });

    test('"/" can be left to the page', async () => {
      const { page } = organizer;
      await page.goto(at('/desk'));
      await page.keyboard.press('/');
      await page.getByRole('checkbox', { name: /opens this/ }).uncheck();
      await page.keyboard.press('Escape');
      await palette(page).waitFor({ state: 'detached' });
      await page.keyboard.press('/');
      assert.equal(await palette(page).count(), 0);
      await page.keyboard.press('Control+k');
      await page.getByRole('checkbox', { name: /opens this/ }).check();
    });

    test(`of ${PLAYERS} players eight are named in few bytes`, async () => {
      const { page } = organizer;
      await page.goto('/t/great-hall/desk');
      await page.keyboard.press('/');
      const answer = page.waitForResponse(/find\.json\?q=h$/);
      await page.getByRole('combobox').fill('h');
      const bytes = (await (await answer).body()).length;
      assert.ok(bytes < 1500, `${bytes} bytes`);
      await options(page).nth(7).waitFor();
      assert.equal(await options(page).count(), 8);
      await page.getByRole('combobox').fill('4096');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/desk\/players\/4096$/);
    });

    test('who is not on the staff has none', async () => {
      const anybody = await visitor(browser, { base: podium.address });
      await anybody.page.goto(at('/pairings'));
      await anybody.page.keyboard.press('Control+k');
      assert.equal(await anybody.page.locator('dialog, [data-find]:visible').count(), 0);
      await anybody.context.close();
    });
  });

  describe('what was done', () => {
    const announce = async (page, text) => {
      await page.locator('textarea[name=text]').fill(text);
      await page.locator('main form button.primary').click();
    };
    const said = (page) => page.locator('[data-notices] .notice.good');

    for (const [device, who] of [['laptop', () => organizer], ['phone', () => phone]]) {
      test(`it is said over the page of a ${device} and pushes nothing`, async () => {
        const somebody = who();
        const { page } = somebody;
        await page.goto(at('/desk/announcements'));
        const button = page.locator('main form button.primary').first();
        const before = await button.boundingBox();
        await announce(page, `Read on a ${device}.`);
        await said(page).getByRole('button', { name: 'Close this message' }).waitFor();
        assert.deepEqual(await button.boundingBox(), before);
        const notice = await said(page).boundingBox();
        assert.ok(notice.y + notice.height <= before.y || notice.y >= before.y + before.height, 'it does not cover the button');
        assert.equal(await page.locator('[data-notices]').getAttribute('aria-live'), 'polite');
        await look(somebody, 'notice');
        await keepPicture(somebody, 'notice');
        await said(page).getByRole('button', { name: 'Close this message' }).click();
        assert.equal(await said(page).count(), 0);
        assert.deepEqual(await button.boundingBox(), before);
      });
    }

    test('it disappears once there was time to read it, and not while it is held', async () => {
      const watcher = await organizerOf(browser, podium, password, DESKTOP);
      const { page } = watcher;
      await page.clock.install();
      await page.goto(at('/desk/announcements'));
      await announce(page, 'Read at leisure.');
      await page.clock.runFor(200);
      await said(page).hover();
      await page.clock.runFor(60_000);
      assert.equal(await said(page).count(), 1, 'held by the pointer');
      await page.mouse.move(640, 700);
      await page.clock.runFor(5_000);
      assert.equal(await said(page).count(), 1, 'nobody has read it yet');
      await page.clock.runFor(30_000);
      assert.equal(await said(page).count(), 0);
      await watcher.context.close();
    });

    test('what was not done stays in the page', async () => {
      const { page } = phone;
      await page.goto(at('/desk/announcements'));
      await page.locator('textarea[name=text]').evaluate((field) => field.removeAttribute('required'));
      await announce(page, ' ');
      const bad = page.locator('main').getByRole('alert').first();
      await bad.waitFor();
      assert.notEqual(await bad.evaluate((notice) => getComputedStyle(notice).position), 'fixed');
      phone.problems.length = 0; // the browser itself reports the 422
    });

    test('without a script it is in the page', async () => {
      const plain = await signedIn(browser, podium, 'Jo', PASSWORD, { viewport: PHONE, javaScriptEnabled: false });
      const { page } = plain;
      await page.goto(at('/desk/calls'));
      await page.getByRole('button', { name: /^(Any judge|Give back)$/ }).first().click();
      await page.locator('[data-notices] .notice').waitFor();
      assert.equal(await said(page).evaluate((notice) => getComputedStyle(notice).position), 'static');
      await plain.context.close();
    });
  });

  test('announcements show their date and time in one way, in the tournament\'s zone', async () => {
    const { page } = organizer;
    await page.goto(at(''));
    const times = await page.locator('.announcement .when').allInnerTexts();
    assert.ok(times.length >= 2);
    for (const time of times) assert.match(time, /^\d{1,2} \w{3} \d{4}, \d\d:\d\d$/);
    const elsewhere = await visitor(browser, { base: podium.address, timezoneId: 'Asia/Kathmandu' });
    await elsewhere.page.goto(at(''));
    assert.deepEqual(await elsewhere.page.locator('.announcement .when').allInnerTexts(), times);
    await elsewhere.context.close();
  });

  test('a new tournament is in the zone of the browser, which can be changed by naming a city', async () => {
    const ora = await organizerOf(browser, podium, password, PHONE);
    const toronto = await visitor(browser, { base: podium.address, viewport: PHONE, timezoneId: 'America/Toronto' });
    await toronto.context.addCookies(await ora.context.cookies());
    const { page } = toronto;
    await page.goto('/tournaments/new');
    const zone = page.getByLabel('Time zone');
    assert.equal(await zone.inputValue(), 'America/Toronto');
    await look(toronto, 'new-tournament-zone');
    await page.getByLabel('Name', { exact: true }).fill('Lake Open');
    await page.locator('main form button.primary').click();
    await page.waitForURL(/\/t\/[^/]+\/desk/);
    const lake = new URL(page.url()).pathname.split('/')[2];
    // somebody elsewhere looks at the settings: the zone is the tournament's now
    await ora.page.goto(`/t/${lake}/desk/settings`);
    assert.equal(await ora.page.getByLabel('Time zone').inputValue(), 'America/Toronto');
    await page.goto('/tournaments/new');
    await zone.fill('Lisbon');
    await page.getByLabel('Name', { exact: true }).fill('Harbour Open');
    await page.locator('main form button.primary').click();
    await page.waitForURL(/\/t\/[^/]+\/desk/);
    await ora.page.goto(`/t/${new URL(page.url()).pathname.split('/')[2]}/desk/settings`);
    assert.equal(await ora.page.getByLabel('Time zone').inputValue(), 'Europe/Lisbon');
    await Promise.all([ora.context.close(), toronto.context.close()]);
  });

  describe('a list of thousands', () => {
    const rows = (page) => page.locator('#players tbody tr');

    test('it is searched while somebody types', async () => {
      const { page } = organizer;
      await page.goto('/t/great-hall/desk/players');
      const everybody = await rows(page).count();
      assert.ok(everybody <= 200);
      const field = page.getByRole('searchbox');
      await field.pressSequentially('aara hhm');
      await page.getByText('1 player', { exact: true }).waitFor();
      assert.match(await rows(page).first().innerText(), /Hhmann, Aara/);
      assert.match(page.url(), /q=aara/);
      assert.ok(await field.evaluate((input) => input === document.activeElement && input.value === 'aara hhm'));
      await look(organizer, 'players-searched');
      await field.fill('bbra abm');
      await page.waitForFunction(() => /Abmann, Bbra/.test(document.querySelector('#players tbody')?.textContent ?? ''));
      await field.fill('xyz');
      await page.getByText('Nobody by that name. Try fewer letters.').waitFor();
      await field.fill('');
      await page.waitForFunction((all) => document.querySelectorAll('#players tbody tr').length === all, everybody);
    });

    test('without a script by Enter', async () => {
      const plain = await visitor(browser, { base: podium.address, javaScriptEnabled: false });
      await plain.context.addCookies(await organizer.context.cookies());
      await plain.page.goto('/t/great-hall/desk/players');
      await plain.page.getByRole('searchbox').fill('4096');
      await plain.page.keyboard.press('Enter');
      await plain.page.waitForURL(/q=4096/);
      assert.equal(await rows(plain.page).count(), 1);
      await plain.context.close();
    });
  });
});
