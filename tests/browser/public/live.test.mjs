// Pages that show changes live, and what they never do: take away what somebody types.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { PHONE, launch, look, visitor } from '../kit/browser.mjs';
import { startPodium } from '../kit/podium.mjs';
import { demonstrated, organizer as signedIn } from '../kit/staff.mjs';

let browser;
let podium;
let slug;
let password;

before(async () => {
  let data;
  ({ data, slug, password } = demonstrated());
  podium = await startPodium({ data });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await podium?.stop();
});

const at = (path) => `/t/${slug}${path}`;

const organizer = (viewport) => signedIn(browser, podium, password, viewport);

async function announce(somebody, text) {
  await somebody.page.goto(at('/desk/announcements'));
  await somebody.page.locator('textarea[name=text]').fill(text);
  await somebody.page.locator('main form button.primary').click();
  await somebody.page.getByText(text).first().waitFor();
}

async function report(somebody, table) {
  await somebody.page.goto(at('/desk/results'));
  await somebody.page.locator('[name=table]').fill(table);
  await somebody.page.locator('[name=result]').fill('1');
  await somebody.page.locator('form[data-quick-entry] button.primary').click();
  await somebody.page.getByText(`Table ${table} is reported.`).waitFor();
}

const outstanding = (page) =>
  page.locator('.result-card:not(.done)').evaluateAll((pods) => pods.map((pod) => pod.dataset.table));

// A page that was reloaded has forgotten it.
const mark = (page) => page.evaluate(() => void (globalThis.loadedOnce = true));
const wasLoadedOnce = (page) => page.evaluate(() => globalThis.loadedOnce === true);

async function until(what, condition) {
  const stop = Date.now() + 30_000;
  while (!(await condition())) {
    assert.ok(Date.now() < stop, `never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('an announcement shows on a page that is open', async () => {
  const [ora, reader] = [await organizer(), await visitor(browser, { base: podium.address, viewport: PHONE })];
  await reader.page.goto(at(''));
  await mark(reader.page);
  await announce(ora, 'Round 4 begins at three.');
  await reader.page.getByText('Round 4 begins at three.').waitFor();
  assert.ok(await wasLoadedOnce(reader.page));
  await look(reader, 'live-home');
  await Promise.all([ora.context.close(), reader.context.close()]);
});

test('two people enter results; what one types stays while the other reports', async () => {
  const [ora, ben] = [await organizer(), await organizer(PHONE)];
  await ben.page.goto(at('/desk/results'));
  await mark(ben.page);
  const [first, second] = await outstanding(ben.page);
  await ben.page.locator('[name=table]').fill(second);
  await ben.page.locator('[name=result]').focus();
  const before = await ben.page.locator('.page-head b').innerText();
  await report(ora, first);
  await ben.page.locator(`[data-row="table-${first}"]`).filter({ hasText: 'Change' }).waitFor();
  assert.equal(await ben.page.locator('.page-head b').innerText(), String(Number(before) + 1));
  assert.equal(await ben.page.locator('[name=table]').inputValue(), second);
  assert.equal(await ben.page.evaluate(() => document.activeElement.name), 'result');
  await ben.page.keyboard.type('2');
  await ben.page.keyboard.press('Enter');
  await ben.page.getByText(`Table ${second} is reported.`).waitFor();
  assert.ok(await wasLoadedOnce(ben.page));
  await look(ben, 'live-results');
  await Promise.all([ora.context.close(), ben.context.close()]);
});

test('a form that is being filled in waits, says so, and gives way when asked', async () => {
  const [ora, ben] = [await organizer(), await organizer()];
  await ben.page.goto(at('/desk/announcements'));
  const text = ben.page.locator('textarea[name=text]');
  await text.fill('The side event is full');
  // the list beside the form shows what is new, and the form is left alone, also in the next minute
  await ben.page.route(at('/desk/announcements'), async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/it is \d\d:\d\d now/, 'it is a minute later now');
    await route.fulfill({ response: answer, body });
  });
  await announce(ora, 'Lost: a black bag.');
  await ben.page.getByText('Lost: a black bag.').waitFor();
  assert.equal(await text.inputValue(), 'The side event is full');
  assert.equal(await ben.page.getByText('This has changed since you began typing.').count(), 0);
  // what the form's own part shows waits
  await ora.page.getByRole('button', { name: 'Announce 10 and 5 minutes left' }).click();
  await ben.page.getByText('This has changed since you began typing.').waitFor();
  const stop = ben.page.getByRole('button', { name: 'Stop announcing minutes left' });
  assert.equal(await text.inputValue(), 'The side event is full');
  assert.equal(await stop.count(), 0);
  await look(ben, 'live-waits');
  await ben.page.getByRole('button', { name: 'Show it' }).click();
  await stop.waitFor();
  assert.equal(await ben.page.getByText('This has changed since you began typing.').count(), 0);
  await Promise.all([ora.context.close(), ben.context.close()]);
});

test('what is searched for stays when the list changes', async () => {
  const [ora, reader] = [await organizer(), await visitor(browser, { base: podium.address })];
  await reader.page.goto(at('/players'));
  const [name, number] = await reader.page.locator('tbody tr').first().evaluate(({ dataset }) => [dataset.name, dataset.player]);
  await reader.page.getByRole('searchbox').fill(name);
  const shown = await reader.page.locator('tbody tr:visible').count();
  const before = await reader.page.locator(`tr[data-player="${number}"]`).innerText();
  await ora.page.goto(at(`/desk/players/${number}`));
  const form = ora.page.locator(`form[action$="/players/${number}/drop"]`);
  if (!(await form.isVisible())) await ora.page.locator('details', { has: form }).locator('summary').first().click();
  if (await form.locator('[name=confirm]').count()) await form.locator('[name=confirm]').fill('drop');
  await form.locator('button').last().click();
  await ora.page.locator('[data-notices] .notice').waitFor();
  await until('the list shows the drop', async () => (await reader.page.locator(`tr[data-player="${number}"]`).innerText()) !== before);
  assert.equal(await reader.page.getByRole('searchbox').inputValue(), name);
  assert.equal(await reader.page.locator('tbody tr:visible').count(), shown);
  assert.equal(await reader.page.evaluate(() => document.activeElement.type), 'search');
  await Promise.all([ora.context.close(), reader.context.close()]);
});

test('offline the page says so and keeps what is typed; back again it shows what it missed', async () => {
  const [ora, ben] = [await organizer(), await organizer(PHONE)];
  await ben.page.goto(at('/desk/announcements'));
  await mark(ben.page);
  await ben.context.setOffline(true);
  await ben.page.getByText(/Offline\. Shown as of \d\d:\d\d\./).waitFor();
  await ben.page.locator('textarea[name=text]').fill('Typed without a network');
  await ben.page.locator('main form button.primary').click();
  await ben.page.getByText('What you typed is still here').waitFor();
  assert.equal(await ben.page.locator('textarea[name=text]').inputValue(), 'Typed without a network');
  await look(ben, 'live-offline');
  await announce(ora, 'Said meanwhile.');
  await ben.context.setOffline(false);
  await ben.page.getByText('Said meanwhile.').waitFor();
  assert.equal(await ben.page.getByText(/Offline\./).count(), 0);
  assert.equal(await ben.page.locator('textarea[name=text]').inputValue(), 'Typed without a network');
  await ben.page.locator('main form button.primary').click();
  await ben.page.getByRole('listitem').filter({ hasText: 'Typed without a network' }).waitFor();
  assert.ok(await wasLoadedOnce(ben.page));
  await Promise.all([ora.context.close(), ben.context.close()]);
});

test('offline the page says since when in the tournament\'s time zone, wherever the device believes to be', async () => {
  const reader = await visitor(browser, { base: podium.address, timezoneId: 'Asia/Kathmandu' });
  const lisbon = () => new Date().toLocaleTimeString('en-GB', { timeZone: 'Europe/Lisbon', hour: '2-digit', minute: '2-digit' });
  const times = [lisbon()];
  await reader.page.goto(at('/standings'));
  await reader.context.setOffline(true);
  const said = await reader.page.getByText(/Offline\. Shown as of \d\d:\d\d\./).innerText();
  times.push(lisbon());
  assert.ok(times.some((time) => said.includes(`as of ${time}.`)), `${said} at ${times}`);
  await reader.context.close();
});

test('a page nobody looks at lets its stream go', async () => {
  const [ora, reader] = [await organizer(), await visitor(browser, { base: podium.address })];
  await reader.page.goto(at(''));
  await announce(ora, 'While somebody looked.');
  await reader.page.getByText('While somebody looked.').waitFor();
  const show = (state) =>
    reader.page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await announce(ora, 'While nobody looked.');
  await reader.page.waitForTimeout(3000);
  assert.equal(await reader.page.getByText('While nobody looked.').count(), 0);
  await show('visible');
  await reader.page.getByText('While nobody looked.').waitFor();
  await Promise.all([ora.context.close(), reader.context.close()]);
});

test('an open page of a table whose round is over says so in its place', async () => {
  const [ora, ben] = [await organizer(), await organizer(PHONE)];
  await ora.page.goto(at('/desk/results'));
  const left = await outstanding(ora.page);
  await ben.page.goto(at(`/desk/floor/${left[0]}`));
  await mark(ben.page);
  for (const table of left) await report(ora, table);
  await ora.page.goto(at('/desk'));
  await ora.page.getByRole('button', { name: /^Finish/ }).click();
  await ben.page.getByText('No round is at the tables now.').waitFor();
  await ben.page.getByText('This page is not here any more.').waitFor();
  assert.ok(await ben.page.getByRole('link', { name: 'To the floor' }).isVisible());
  assert.ok(await wasLoadedOnce(ben.page));
  ben.problems.length = 0; // the browser itself reports the 404
  await look(ben, 'live-gone');
  await Promise.all([ora.context.close(), ben.context.close()]);
});
