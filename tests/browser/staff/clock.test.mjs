// The round clock in a browser whose own clock is wrong, that slept, that lost the network; and the projector.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { DESKTOP, PHONE, launch, look, picture, visitor, widths } from '../kit/browser.mjs';
import { startPodium } from '../kit/podium.mjs';
import { demonstrated, organizer } from '../kit/staff.mjs';

const PROJECTOR = { width: 1920, height: 1080 };
const DRIFT = 0.5; // seconds

let browser;
let podium;
let slug;
let password;

// A thousand players in round 1, as a file.
function thousand() {
  const players = Array.from({ length: 1000 }, (_, index) => ({
    id: `p${index}`,
    name: `${['Ann', 'Bo', 'Cleo', 'Dag'][index % 4]} ${'Ash Birch Cedar Dogwood Elm Fir Ginkgo Hazel Ivy Juniper'.split(' ')[index % 10]}${String.fromCharCode(97 + (index % 26))}${index}`,
    number: index + 1,
  }));
  const pods = Array.from({ length: 250 }, (_, index) => ({ table: index + 1, seats: [0, 1, 2, 3].map((seat) => `p${index * 4 + seat}`) }));
  return {
    format: 'podium-event/1',
    tournament: { name: 'Thousand Open', slug: 'thousand', state: 'swiss', time_zone: 'Europe/Lisbon', listed: true, round_minutes: 90 },
    players,
    rounds: [{ number: 1, stage: 'swiss', pods, state: 'running', published_at: new Date().toISOString(), started_at: new Date().toISOString() }],
    announcements: [{ at: new Date().toISOString(), text: 'Lunch at one, in the yard.' }],
  };
}

before(async () => {
  let data;
  ({ data, slug, password } = demonstrated(thousand()));
  podium = await startPodium({ data });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await podium?.stop();
});

const at = (path) => `/t/${slug}${path}`;
const CLOCK = '[data-ends][data-digits]';

// Seconds that the page shows beyond what the server's time leaves. A clock shows whole seconds, so it is watched until
// it changes: at that moment it shows the time left exactly.
async function drift(page) {
  return page.evaluate(async (selector) => {
    const clock = document.querySelector(selector);
    const seconds = () => clock.textContent.split(':').map(Number).reduce((sum, part) => sum * 60 + part, 0);
    const before = seconds();
    while (seconds() === before) await new Promise((resolve) => setTimeout(resolve, 10));
    const sent = performance.now();
    const server = Number(await (await fetch('/time', { cache: 'no-store' })).text());
    const way = performance.now() - sent;
    // the server's time at the moment the clock changed
    const now = server - way / 2;
    return seconds() - (Date.parse(clock.dateTime) - now) / 1000;
  }, CLOCK);
}

async function inStep(page, when) {
  const stop = Date.now() + 20_000;
  for (;;) {
    const off = await drift(page);
    if (Math.abs(off) < DRIFT) return;
    assert.ok(Date.now() < stop, `${when}: ${off} s off`);
  }
}

// Tables of the running round without a result.
async function outstanding(somebody) {
  const page = await somebody.context.newPage();
  await page.goto(at('/desk/results'));
  const pods = page.locator('.result-card:not(.done)');
  const tables = await pods.evaluateAll((found) => found.map((pod) => pod.dataset.table));
  await page.close();
  return tables;
}

// Puts the device's clock wrong by so many milliseconds, from now on.
const setClock = (page, by) =>
  page.evaluate((shift) => {
    globalThis.realNow ??= Date.now.bind(Date);
    Date.now = () => globalThis.realNow() + shift;
  }, by);

test('a page counts by the server\'s time, whatever the device thinks', async () => {
  const ora = await organizer(browser, podium, password, PHONE);
  const { page } = ora;
  for (const minutes of [0, 7, -13]) {
    const context = await browser.newContext({ baseURL: podium.address, storageState: await ora.context.storageState() });
    const other = await context.newPage();
    await other.addInitScript((shift) => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + shift;
    }, minutes * 60_000);
    await other.goto(at('/desk/clock'));
    await inStep(other, `${minutes} minutes off`);
    await context.close();
  }
  await page.goto(at('/desk/clock'));
  await inStep(page, 'right');
  // somebody sets the device's clock; a phone that slept looks the same: time passed that its timers did not see
  await setClock(page, 3 * 60_000);
  await inStep(page, 'after the clock was set');
  await ora.context.setOffline(true);
  await setClock(page, -90_000);
  await page.waitForTimeout(1000);
  await ora.context.setOffline(false);
  await inStep(page, 'back online');
  ora.problems.splice(0); // what the browser says of being offline
  await look(ora, 'clock');
  await ora.context.close();
});

test('more than an hour fits on one line, on a phone and beside the staff\'s pages', async () => {
  for (const viewport of [PHONE, { width: 900, height: 700 }, DESKTOP]) {
    const somebody = await organizer(browser, podium, password, viewport);
    await somebody.page.goto(at('/desk/clock'));
    const clock = somebody.page.locator('.big-clock time');
    await somebody.page.waitForFunction(() => /^1:\d\d:\d\d$/.test(document.querySelector('.big-clock time')?.textContent));
    const [lines, right, room] = await clock.evaluate((time) => [
      time.getClientRects().length,
      time.getBoundingClientRect().right,
      time.closest('main').getBoundingClientRect().right,
    ]);
    assert.equal(lines, 1);
    assert.ok(right <= room, `${right} of ${room} px at ${viewport.width}`);
    await look(somebody, `clock-hour-${viewport.width}`);
    await somebody.context.close();
  }
});

test('pause, resume, add time: every open page follows', async () => {
  const ora = await organizer(browser, podium, password);
  const reader = await visitor(browser, { base: podium.address, viewport: PHONE });
  const wall = await visitor(browser, { base: podium.address, viewport: PROJECTOR });
  await reader.page.goto(at(''));
  await wall.page.goto(at('/projector'));
  await inStep(wall.page, 'the projector');
  await ora.page.goto(at('/desk/clock'));
  await ora.page.getByRole('button', { name: 'Pause' }).click();
  await ora.page.getByText('Paused since').waitFor();
  await reader.page.locator('.bar-clock', { hasText: /^paused, \d+ min left$/ }).waitFor();
  await wall.page.locator('.projector-clock', { hasText: 'paused' }).waitFor();
  await look(ora, 'clock-paused');
  await picture(wall, 'projector-paused');
  await ora.page.getByRole('button', { name: 'Resume' }).click();
  await ora.page.locator(CLOCK).waitFor();
  await reader.page.locator('.bar-clock', { hasText: /^\d+ min left$/ }).waitFor();
  await wall.page.locator(CLOCK).waitFor();
  await inStep(wall.page, 'after the pause');
  const ends = await wall.page.locator(CLOCK).getAttribute('datetime');
  const opens = (form) => ora.page.locator('details', { has: form }).locator('summary').first().click();
  const add = ora.page.locator('form[action$="/clock/add"]');
  await opens(add);
  await add.getByLabel('+5', { exact: true }).check();
  await add.getByLabel('Reason').fill('Fire alarm');
  await add.getByRole('button').click();
  await ora.page.getByText('and 5 added').waitFor();
  await wall.page.locator(`${CLOCK}:not([datetime="${ends}"])`).waitFor();
  const later = Date.parse(await wall.page.locator(CLOCK).getAttribute('datetime')) - Date.parse(ends);
  assert.equal(later, 5 * 60_000);
  await inStep(wall.page, 'after five more minutes');
  const [first, second] = await outstanding(ora);
  const table = ora.page.locator('form[action$="/clock/tables"]');
  await opens(table);
  await table.getByLabel('Table').fill(first);
  await table.locator('summary').click();
  await table.locator('[name=minutes]').fill('6');
  await table.locator('[name=reason]').fill('A long ruling');
  await table.getByRole('button').click();
  await ora.page.getByText(`Table ${first}: 6 min`).waitFor();
  const check = ora.page.locator('form[action$="/clock/deck-checks"]');
  await opens(check);
  await check.getByLabel('Table').fill(second);
  await check.getByRole('button').click();
  // the demonstration has another check beside ours
  const ours = ora.page.locator('[data-live-part="checks"] li').filter({ hasText: `Table ${second} ` });
  await ours.locator('[data-since]').waitFor();
  // the stream may show it before the answer does, which keeps the pressed button where it was on the screen
  await ora.page.getByText(`The deck check at table ${second} is timed from now on.`).waitFor();
  await look(ora, 'clock-with-tables');
  await ours.getByRole('button', { name: 'End it' }).click();
  await ora.page.getByText(new RegExp(`Table ${second}: [45] min, deck check`)).waitFor();
  for (const somebody of [ora, reader, wall]) {
    assert.deepEqual(somebody.problems, []);
    await somebody.context.close();
  }
});

test('the last minutes, and time', async () => {
  const reader = await visitor(browser, { base: podium.address });
  await reader.page.goto(at(''));
  // what the clock says, once it is `words`
  const shown = (seconds, words) =>
    reader.page.evaluate(async ([left, wanted]) => {
      const clock = document.querySelector('.bar-clock time');
      const server = Number(await (await fetch('/time')).text());
      clock.dateTime = new Date(server + left * 1000).toISOString();
      const late = performance.now() + 10_000;
      while (!new RegExp(wanted).test(clock.textContent) && performance.now() < late) await new Promise((resolve) => setTimeout(resolve, 20));
      return clock.textContent;
    }, [seconds, words]);
  for (const [seconds, words] of [[7 * 60, '^7 min left$'], [271, '^4:(30|31)$'], [-1, '^time is up$']]) {
    assert.match(await shown(seconds, words), new RegExp(words));
  }
  await reader.context.close();
});

test('the projector turns a thousand names page by page', async () => {
  const wall = await visitor(browser, { base: podium.address, viewport: PROJECTOR });
  await wall.page.goto('/t/thousand/projector');
  await wall.page.getByText(/^Page 1 of \d+ · turns in \d+ s$/).waitFor();
  await look(wall, 'projector');
  const seen = () =>
    wall.page.evaluate(() => {
      const [list, main] = [document.querySelector('[data-turns]'), document.querySelector('main')].map((element) => element.getBoundingClientRect());
      return [...document.querySelectorAll('[data-turns] li')]
        .map((item) => [item.innerText, item.getBoundingClientRect()])
        .filter(([, box]) => box.left >= list.left - 2 && box.right <= list.right + 2 && box.bottom <= main.bottom + 1)
        .map(([text]) => text);
    });
  const pages = await wall.page.evaluate(() => globalThis.podium.turnTo(0));
  assert.ok(pages > 3 && pages < 40, `${pages} pages`);
  const everybody = new Set(await seen());
  // the seconds between two turns are taken out
  for (let turn = 1; turn < pages; turn += 1) {
    await wall.page.evaluate((page) => globalThis.podium.turnTo(page), turn);
    for (const name of await seen()) everybody.add(name);
  }
  assert.equal(everybody.size, 1000, 'every name is on some page, whole');
  await picture(wall, 'projector-last');
  const height = await wall.page.locator('.huge').evaluate((clock) => clock.getBoundingClientRect().height / innerHeight);
  assert.ok(height > 0.19 && height < 0.3, `the clock is ${height} of the height`);
  assert.deepEqual(wall.problems, []);
  await wall.context.close();
  const small = await visitor(browser, { base: podium.address, viewport: DESKTOP });
  await small.page.goto('/t/thousand/projector');
  await small.page.getByText(/^Page 1 of/).waitFor();
  await look(small, 'projector');
  await small.context.close();
  const few = await visitor(browser, { base: podium.address, viewport: PROJECTOR });
  await few.page.goto(at('/projector'));
  await look(few, 'projector-few');
  await few.context.close();
  const still = await visitor(browser, { base: podium.address, viewport: PROJECTOR, javaScriptEnabled: false });
  await still.page.goto('/t/thousand/projector');
  assert.equal(await still.page.locator('.projector-names li').count(), 1000);
  const [content, window, outside] = await still.page.evaluate(widths);
  assert.ok(content <= window, `${content} px in ${window} px: ${outside}`);
  await still.context.close();
});
