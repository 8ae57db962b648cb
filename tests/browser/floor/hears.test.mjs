// What waits is heard: numbers in the navigation and in the title that change live, attention on the device as it was
// chosen, a shift that is handed over, and the times of a round.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { keepPicture, look } from '../kit/browser.mjs';
import { next } from '../kit/organizer.mjs';
import { counted } from '../kit/presses.mjs';
import { openVenue } from '../kit/venue.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'ליאת לוז'];

describe('what waits is heard', () => {
  let venue;
  let browser;
  let organizer;
  let slug;
  let people;

  before(async () => {
    venue = await openVenue('Hearing Open', NAMES, { staff: [['Jo', 'Judge'], ['Kim', 'Judge'], ['Hana', 'Head judge']] });
    ({ browser, organizer, slug, people } = venue);
  });
  after(() => venue?.close());

  const at = (path) => `/t/${slug}/desk/${path}`;
  const door = (page, name) => page.locator('.for-staff a', { hasText: name });

  // Notes what the device was asked to do, instead of doing it.
  async function listenTo(page) {
    await page.addInitScript(() => {
      globalThis.heard = [];
      navigator.vibrate = (pattern) => globalThis.heard.push(['vibrate', pattern.length]);
      navigator.setAppBadge = async (count) => globalThis.heard.push(['badge', count]);
      navigator.clearAppBadge = async () => globalThis.heard.push(['badge', 0]);
      document.addEventListener('podium:attention', (event) => globalThis.heard.push(['words', event.detail.words]));
    });
  }
  const heard = (page) => page.evaluate(() => globalThis.heard);

  async function notes(page, what, table = '1') {
    await page.goto(at('calls'));
    await page.locator('main input[name="table"]').fill(table);
    await page.locator('main input[name="what"]').fill(what);
    await page.getByRole('button', { name: 'Add the call' }).click();
    await page.getByText('The call is noted.').waitFor();
  }

  test('a judge chooses in three presses how their phone asks for attention', async () => {
    const { page } = people.Jo;
    await listenTo(page);
    await page.goto(at('references'));
    const hand = counted(page);
    await hand.press(door(page, 'More'));
    await hand.press(page.getByRole('button', { name: 'Sound and vibration' }));
    await page.getByText('Nothing waits for you now.').waitFor();
    await look(people.Jo, 'attention');
    await keepPicture(people.Jo, 'attention');
    await hand.press(page.getByRole('checkbox', { name: /^Vibrate/ }));
    assert.equal(hand.presses, 3);
    await page.getByRole('checkbox', { name: /^Number on the icon/ }).check();
    await page.getByRole('checkbox', { name: /^Play a sound/ }).check();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('checkbox', { name: /^Play a sound/ }).uncheck();
    assert.deepEqual((await heard(page)).filter(([what]) => what === 'vibrate'), [['vibrate', 3]]);
    await page.locator('dialog', { hasText: 'Try it' }).getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await door(page, 'More').click();
    await page.getByRole('button', { name: 'Sound and vibration' }).click();
    assert.ok(await page.getByRole('checkbox', { name: /^Vibrate/ }).isChecked(), 'the device keeps it');
    assert.ok(!(await page.getByRole('checkbox', { name: /^Play a sound/ }).isChecked()));
  });

  test('a call is a number on doors and title, and is felt, without touching anything', async () => {
    const { page } = people.Jo;
    await page.goto(at('references'));
    await page.getByRole('heading', { level: 1 }).click(); // a browser shakes nothing before the first tap
    assert.match(await page.title(), /^References/);
    await notes(people.Kim.page, 'A card too many');
    await page.waitForFunction(() => document.title.startsWith('(1) '));
    await page.waitForFunction(() => globalThis.heard.some(([what]) => what === 'vibrate'));
    const all = await heard(page);
    assert.deepEqual(all.filter(([what]) => what === 'words'), [['words', 'Calls: 1 waiting']]);
    assert.deepEqual(all.filter(([what]) => what === 'badge').at(-1), ['badge', 1]);
    assert.match(await door(page, 'Calls').innerText(), /1/);
    await look(people.Jo, 'doors-with-a-call');
    // what was heard of once is no news on the next page
    await page.goto(at('floor'));
    assert.match(await page.title(), /^\(1\) Floor/);
    assert.deepEqual((await heard(page)).filter(([what]) => what === 'words'), []);
    // on a public page the number is there as well
    await page.goto(`/t/${slug}/standings`);
    await page.waitForFunction(() => document.title.startsWith('(1) '));
  });

  // The page as a browser has it behind another tab.
  const hide = (page, isHidden) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden ? 'hidden' : 'visible');

  test('a hidden page hears where its owner wants to, and is quiet where not', async () => {
    const { page } = people.Jo;
    await page.goto(at('references'));
    await page.getByRole('heading', { level: 1 }).click();
    await page.waitForFunction(() => globalThis.podium.hears());
    await hide(page, true);
    const { page: head } = people.Hana;
    await listenTo(head);
    await head.goto(at('references'));
    assert.equal(await head.evaluate(() => globalThis.podium.hears()), false);
    await hide(head, true);
    await notes(people.Kim.page, 'A second card too many', '2');
    await page.waitForFunction(() => document.title.startsWith('(2) '));
    await page.waitForFunction(() => globalThis.heard.some(([what]) => what === 'vibrate'));
    // a page that let its stream go asks when it is looked at
    assert.equal(await head.locator('.for-staff .count').first().innerText().then((text) => text.trim()[0]), '1');
    await hide(head, false);
    await head.waitForFunction(() => /^2/.test(document.querySelector('.for-staff .count')?.textContent.trim() ?? ''));
    await hide(page, false);
    await page.goto(at('calls'));
    await page.locator('section.call', { hasText: 'A second card' }).getByRole('button', { name: 'Resolved' }).click();
    await page.locator('section.call', { hasText: 'A second card' }).waitFor({ state: 'detached' });
  });

  test('the head judge hears what only they decide', async () => {
    const { page } = people.Hana;
    await page.goto(at('floor'));
    assert.match(await page.title(), /^Floor/, 'a judge takes the call');
    assert.match(await door(page, 'Calls').innerText(), /1/, 'and it is still counted for the head judge');
    await keepPicture(people.Hana, 'doors-head-judge');
    const { page: judge } = people.Jo;
    await judge.goto(at('calls'));
    await judge.getByText('Pass it on').first().click();
    await judge.getByRole('button', { name: 'Head judge' }).first().click();
    await page.waitForFunction(() => document.title.startsWith('(1) '));
    await page.waitForFunction(() => globalThis.heard.some(([what]) => what === 'words'));
    assert.deepEqual((await heard(page)).filter(([what]) => what === 'words'), [['words', 'Calls: 1 to decide']]);
    assert.deepEqual((await heard(page)).filter(([what]) => what === 'vibrate'), [], 'nobody chose it on this device');
  });

  test('a shift is handed over in three presses', async () => {
    const { page } = people.Jo;
    await notes(people.Kim.page, 'Another question', '2');
    await page.goto(at('covers'));
    await page.getByLabel('Tables').fill('1-2');
    await page.getByRole('button', { name: 'Take them' }).click();
    await page.getByText('Tables 1, 2: yours.').waitFor();
    await page.goto(at('calls'));
    await page.getByRole('button', { name: 'Take it' }).first().click();
    await page.getByText('The call is yours.').waitFor();
    await page.goto(at('floor'));
    const hand = counted(page);
    await hand.press(door(page, 'More'));
    await hand.press(page.getByRole('link', { name: 'Shift' }));
    await page.getByText('tables 1, 2, 1 call').first().waitFor();
    await look(people.Jo, 'shift');
    await keepPicture(people.Jo, 'shift');
    await hand.press(page.getByRole('radio', { name: /^Kim/ }));
    await page.getByLabel('What they should know').fill('Table 2 plays slowly.');
    await hand.press(page.getByRole('button', { name: 'Hand over' }));
    assert.equal(hand.presses, 4, 'two lead there, two do it');
    await page.getByText('Handed over: tables 1, 2, 1 call.').waitFor();
    await look(people.Jo, 'shift-handed-over');
    const { page: kim } = people.Kim;
    await kim.goto(at('shift'));
    await kim.getByText('Table 2 plays slowly.').waitFor();
    await look(people.Kim, 'shift-taken-over');
  });

  test('the head judge reads what a round took', async () => {
    const { page } = people.Jo;
    await page.goto(at('game/1'));
    await page.getByRole('button', { name: /follow/i }).first().click();
    for (let turn = 0; turn < 4; turn += 1) {
      const end = page.getByRole('button', { name: /^End turn/ }).first();
      await end.waitFor();
      await end.click();
      await page.locator('.game-history b').nth(turn).waitFor({ state: 'attached' });
    }
    const { page: head } = people.Hana;
    await head.goto(at('times'));
    await head.getByRole('heading', { name: 'Time a turn, by seat' }).waitFor();
    await head.getByText('The same numbers as a table').first().click();
    await look(people.Hana, 'times');
    await organizer.page.goto(at('times'));
    await look(organizer, 'times');
    const [file] = await Promise.all([head.waitForEvent('download'), head.getByRole('link', { name: /CSV/ }).click()]);
    assert.equal(file.suggestedFilename(), `${slug}-times.csv`);
  });
});
