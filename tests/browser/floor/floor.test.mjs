// The judges' floor on phones: a player calls, two judges claim and one has it, the head judge is called, and the answer
// stands; tables are covered, found and filtered, with and without JavaScript.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { PHONE, look, visitor } from '../kit/browser.mjs';
import { joins as staffJoins } from '../kit/staff.mjs';
import { openVenue } from '../kit/venue.mjs';

const NAMES = [
  'Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir',
  'Gia Ginkgo', 'Hal Hazel', 'Ida Ivy', 'Jón Júníper', 'Ким Каштан', 'ליאת לוז',
];

describe('the judges\' floor', () => {
  let venue;
  let browser;
  let podium;
  let organizer;
  let slug;
  let people;

  before(async () => {
    venue = await openVenue('Floor Open', NAMES);
    ({ browser, podium, organizer, slug, people } = venue);
  });
  after(() => venue?.close());

  // Somebody of the staff by an invitation, on a phone.
  async function joins(name, role, options) {
    people[name] = await staffJoins(venue, name, role, options);
    return people[name];
  }

  // The browser of a player, who opened their secret link.
  async function plays(number) {
    const { page } = organizer;
    await page.goto(`/t/${slug}/desk/players/${number}/link`);
    const link = await page.getByLabel('Secret link').inputValue();
    const player = await visitor(browser, { base: podium.address, viewport: PHONE });
    await player.page.goto(link);
    return player;
  }

  const shown = (page) => page.locator('[data-floor] > li:not([hidden])').evaluateAll((rows) => rows.map((row) => Number(row.dataset.table)));

  test('judges join and find the floor first', async () => {
    for (const [name, role] of [['Jo', 'Judge'], ['Kim', 'Judge'], ['Hana', 'Head judge']]) await joins(name, role);
    const { page } = people.Jo;
    await page.goto(`/t/${slug}/desk`);
    await page.locator('main a.button.primary').click();
    await page.waitForURL(/\/desk\/floor$/);
    assert.deepEqual((await shown(page)).toSorted(), [1, 2, 3]);
    await look(people.Jo, 'floor');
  });

  test('tables are covered by their numbers, and the head judge sees by whom', async () => {
    const { page } = people.Jo;
    await page.getByRole('link', { name: 'Cover tables' }).click();
    await look(people.Jo, 'covers');
    await page.getByLabel('Tables', { exact: true }).fill('1-2');
    await page.getByRole('button', { name: 'Take them' }).click();
    await page.getByText('Tables 1, 2: yours.').waitFor();
    const head = people.Hana.page;
    await head.goto(`/t/${slug}/desk/covers`);
    await look(people.Hana, 'covers-head-judge');
    await head.getByLabel('Judge').selectOption({ label: 'Kim' });
    await head.getByLabel('Their tables').fill('3');
    await head.getByRole('button', { name: 'Give them' }).click();
    await head.getByText('Table 3: given.').waitFor();
    await head.goto(`/t/${slug}/desk/floor`);
    assert.match(await head.getByRole('region', { name: 'Who covers what' }).innerText(), /Jo[\s\S]*1, 2[\s\S]*Kim[\s\S]*3/);
  });

  test('a player calls; of two judges who take it one has it, and the other is refused', async () => {
    const [jo, kim] = [people.Jo.page, people.Kim.page];
    for (const page of [jo, kim]) await page.goto(`/t/${slug}/desk/calls`);
    const player = await plays(1);
    await player.page.getByRole('link', { name: 'Say what it is about' }).click();
    await player.page.getByLabel(/What it is about/).fill('A trigger was missed');
    await player.page.getByRole('button', { name: 'Call a judge' }).click();
    // nobody reloads: the call appears on both phones
    await Promise.all([jo, kim].map((page) => page.getByRole('button', { name: 'Take it' }).waitFor()));
    await look(people.Jo, 'calls-one');
    // both press; the second press is on its way while the first is done
    const held = new Promise((resolve) => {
      kim.route('**/desk/calls/**', (route) => (route.request().method() === 'POST' ? resolve(route) : route.fallback()));
    });
    await kim.getByRole('button', { name: 'Take it' }).click({ noWaitAfter: true });
    const late = await held;
    await jo.getByRole('button', { name: 'Take it' }).click();
    await jo.getByText('The call is yours.').waitFor();
    await late.continue();
    await kim.getByText(/has the call since \d\d:\d\d\. Nothing was changed\./).waitFor();
    await kim.unroute('**/desk/calls/**');
    people.first = people.Jo;
    people.second = people.Kim;
    people.second.problems.length = 0; // the browser itself reports the 409
    await look(people.second, 'calls-told');
    await player.context.close();
  });

  test('the head judge is called, takes it and resolves it', async () => {
    const { page } = people.first;
    await page.getByText('Pass it on').click();
    await page.getByRole('textbox', { name: /^For the head judge/ }).fill('Which zone?');
    await look(people.first, 'calls-pass-on');
    await page.getByRole('button', { name: 'Head judge' }).click();
    await page.getByText('The head judge is called.').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Resolved' }).count(), 0, 'it is the head judge\'s now');
    const head = people.Hana.page;
    await head.goto(`/t/${slug}/desk/floor`);
    const [table] = await shown(head);
    await look(people.Hana, 'floor-escalated');
    await head.locator(`[data-table="${table}"] a`).click();
    await head.waitForURL(new RegExp(`/desk/floor/${table}$`));
    await look(people.Hana, 'floor-table');
    await head.getByRole('button', { name: 'Take it' }).click();
    await head.getByText('The call is yours.').waitFor();
    await head.getByLabel('Answer (optional)').fill('The trigger goes on the stack now.');
    await head.getByRole('button', { name: 'Resolved' }).click();
    await head.getByText('Resolved.').waitFor();
    await head.goto(`/t/${slug}/desk/calls`);
    assert.match(await head.locator('main').innerText(), /Answer: The trigger goes on the stack now\.[\s\S]*Hana resolved it at/);
    await look(people.Hana, 'calls-ended');
  });

  test('the floor shows what is chosen at once, and keeps it when something changes', async () => {
    const { page } = people.Jo;
    await page.goto(`/t/${slug}/desk/floor`);
    await page.getByRole('link', { name: /^Mine/ }).click();
    assert.deepEqual((await shown(page)).toSorted(), [1, 2]);
    assert.equal(new URL(page.url()).search, '?show=mine');
    const kim = people.Kim.page;
    await kim.goto(`/t/${slug}/desk/floor/2`);
    await kim.getByLabel(/What it is about/).fill('Marked sleeves');
    await kim.getByRole('button', { name: 'Add the call' }).click();
    await page.locator('[data-table="2"] .floor-call').waitFor();
    assert.deepEqual(await shown(page), [2, 1], 'who calls stands first, and only Jo\'s tables are shown');
    await page.getByLabel('Table number').fill('3');
    assert.deepEqual(await shown(page), [3]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/desk\/floor\/3$/);
  });

  test('the ways to a table\'s result are as high as a thumb', async () => {
    const { page } = people.Kim;
    await page.goto(`/t/${slug}/desk/results`);
    const ways = page.locator('.result-card button, .result-card a');
    assert.ok((await ways.count()) > 0);
    for (const height of await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().height))) {
      assert.ok(height >= 44, `${height} px`);
    }
  });

  test('all of it works without JavaScript', async () => {
    const plain = await joins('Lee', 'Judge', { javaScriptEnabled: false });
    const { page } = plain;
    await page.goto(`/t/${slug}/desk/floor?show=calls`);
    assert.deepEqual(await page.locator('[data-floor] > li:visible').count(), 1);
    await page.getByRole('link', { name: /^All \d/ }).click();
    await page.waitForLoadState();
    assert.deepEqual(await page.locator('[data-floor] > li:visible').count(), 3);
    await page.getByLabel('Table number').fill('2');
    await page.getByRole('button', { name: 'Go' }).click();
    await page.waitForURL(/\/desk\/floor\/2$/);
    await page.getByRole('button', { name: 'Take it' }).click();
    await page.getByText('The call is yours.').waitFor();
    await page.getByLabel('Answer (optional)').fill('New sleeves');
    await page.getByRole('button', { name: 'Resolved' }).click();
    await page.getByText('Resolved.').waitFor();
    assert.deepEqual(plain.problems, []);
    await plain.context.close();
  });
});
