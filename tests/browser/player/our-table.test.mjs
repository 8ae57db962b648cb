// The table's own device: two phones and a judge keep one game. Many taps in a row count, the network goes away in the middle, a
// refused tap is shown while the others are carried out, and the result of the game is confirmed on another phone.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { examine, look, picture, visitor } from '../kit/browser.mjs';
import { importVenue, phoneOf } from '../kit/venue.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel'];
const EVENT = { name: 'Our Tables', slug: 'our-tables', pod_size: 4, long_turn_minutes: 1 };
const TABLET = { width: 1024, height: 768 };
const ON_ITS_SIDE = { width: 844, height: 390 };

const seat = (page, name) => page.locator('.our-seat').filter({ hasText: name });
const life = (page, name) => seat(page, name).locator('.our-life output');
const has = (page, name, total) => life(page, name).getByText(new RegExp(`^${total}$`)).waitFor();
const less = (page, name) => page.getByRole('button', { name: `${name}: 1 less life` });
const pass = (page) => page.getByRole('button', { name: /^Pass the turn/ });
const isTurnOf = (page, name) => page.locator('.our-seat.now').filter({ hasText: name }).waitFor();
const unsent = (page) => page.locator('[data-unsent]');

// What the browser itself says of a network that is away is no mistake of the page.
async function away(somebody, isAway) {
  await somebody.context.setOffline(isAway);
  somebody.problems.length = 0;
}

describe("the table's own device", () => {
  let venue;
  let ann;
  let bo;

  before(async () => {
    venue = await importVenue(EVENT, NAMES, { minutes: 5, limit: 75, staff: [['Jo', 'Judge']] });
    ann = await phoneOf(venue, 1);
    bo = await phoneOf(venue, 2);
  });
  after(() => venue?.close());

  test('one phone starts the game, and the other one has it', async () => {
    await ann.page.getByRole('link', { name: 'Our table: life and turns' }).click();
    await look(ann, 'our-table-start');
    await bo.page.goto(`/t/${venue.slug}/me/table`);
    await ann.page.getByRole('button', { name: 'Start our game' }).click();
    await has(ann.page, NAMES[0], 40);
    await has(bo.page, NAMES[0], 40);
    await look(ann, 'our-table');
    for (const size of [TABLET, ON_ITS_SIDE]) {
      const other = { ...ann, viewport: size, looked: new Set() };
      await other.page.setViewportSize(size);
      assert.deepEqual(await examine(other), []);
      await picture(other, 'our-table');
    }
    await ann.page.setViewportSize(ann.viewport);
    // everything that is pressed again and again is as large as a thumb
    const small = await ann.page.locator('.our-life button, .our-fives button, .our-pass').evaluateAll((buttons) =>
      buttons.filter((button) => button.getBoundingClientRect().height < 44 || button.getBoundingClientRect().width < 44).length,
    );
    assert.equal(small, 0);
  });

  test('taps in a row all count, and a second press of a pass does nothing', async () => {
    for (let tap = 0; tap < 5; tap += 1) await less(bo.page, NAMES[1]).click();
    await less(ann.page, NAMES[1]).click();
    await has(ann.page, NAMES[1], 34);
    await has(bo.page, NAMES[1], 34);
    await pass(ann.page).dblclick();
    await isTurnOf(ann.page, NAMES[1]);
    await isTurnOf(bo.page, NAMES[1]);
    assert.equal(await unsent(ann.page).count(), 0);
    await ann.page.getByText('Turn 2', { exact: true }).waitFor();
  });

  test('taps without a network are kept, and a refused one does not stop the others', async () => {
    await away(bo, true);
    await pass(bo.page).click();
    await less(bo.page, NAMES[1]).click();
    await less(bo.page, NAMES[1]).click();
    await unsent(bo.page).getByText('3 acts are not sent yet').waitFor();
    assert.match(await life(bo.page, NAMES[1]).innerText(), /34\s*−2/, 'what is not sent yet is beside the total');
    await look(bo, 'our-table-offline');
    // meanwhile the turn goes on by the other phone
    await pass(ann.page).click();
    await isTurnOf(ann.page, NAMES[2]);
    await away(bo, false);
    await has(bo.page, NAMES[1], 32);
    await has(ann.page, NAMES[1], 32);
    bo.problems.length = 0; // the browser itself reports the 409
    await unsent(bo.page).getByText(`The turn of ${NAMES[1]} is over already.`).waitFor();
    await isTurnOf(bo.page, NAMES[2]);
    await look(bo, 'our-table-refused');
    // it stays in sight while the game goes on, until it is closed
    await pass(ann.page).click();
    await isTurnOf(bo.page, NAMES[3]);
    assert.equal(await unsent(bo.page).locator('li').count(), 1);
    await unsent(bo.page).getByRole('button', { name: /^Close/ }).click();
    await unsent(bo.page).waitFor({ state: 'detached' });
  });

  test('a wrong tap is undone by anybody, and the judge has the same game', async () => {
    await bo.page.getByRole('button', { name: /^Undo/ }).click();
    await isTurnOf(ann.page, NAMES[2]);
    const { page } = venue.people.Jo;
    await page.goto(`/t/${venue.slug}/desk/floor/games`);
    await page.getByText(`${NAMES[2]} since`).waitFor();
    const said = await page.locator('[data-row="g1"]').innerText();
    assert.match(said, /Turn 3/);
    assert.match(said, /Bo Birch\s*32/);
    await look(venue.people.Jo, 'floor-games');
    await page.goto(`/t/${venue.slug}/desk/game/1`);
    await page.locator('.act-bar').getByRole('button', { name: /^End turn/ }).click();
    await isTurnOf(ann.page, NAMES[3]);
    await isTurnOf(bo.page, NAMES[3]);
  });

  test('without the script each button is a form', async () => {
    const link = await phoneLink(venue, 3);
    const cleo = await visitor(venue.browser, { base: venue.podium.address, javaScriptEnabled: false });
    await cleo.page.goto(link);
    await cleo.page.goto(`/t/${venue.slug}/me/table?view=hand`);
    await less(cleo.page, NAMES[2]).click();
    await has(cleo.page, NAMES[2], 39);
    assert.match(cleo.page.url(), /view=hand$/);
    await has(ann.page, NAMES[2], 39);
    await cleo.context.close();
  });

  test('players leave for themselves, and the result is confirmed on another phone', async () => {
    const others = [ann, bo, await phoneOf(venue, 3)];
    for (const [index, somebody] of others.entries()) {
      await somebody.page.goto(`/t/${venue.slug}/me/table`);
      await seat(somebody.page, NAMES[index]).locator('.our-more > summary').click();
      await seat(somebody.page, NAMES[index]).getByRole('button', { name: 'I am out' }).click();
      await seat(somebody.page, NAMES[index]).getByText('out: lost').waitFor();
    }
    await ann.page.getByRole('heading', { name: `${NAMES[3]} won the game.` }).waitFor();
    await look(ann, 'our-table-over');
    await ann.page.getByRole('button', { name: 'Report it' }).click();
    await ann.page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
    await bo.page.getByRole('button', { name: 'Confirm the result' }).click();
    await bo.page.getByText('confirmed by you').waitFor();
    assert.equal(await bo.page.locator('[data-taps]').count(), 0);
  });
});

// The secret link of a player.
async function phoneLink({ organizer, slug }, number) {
  await organizer.page.goto(`/t/${slug}/desk/players/${number}/link`);
  return organizer.page.getByLabel('Secret link').inputValue();
}
