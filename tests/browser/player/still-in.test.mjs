// A drawn game that only those still in it share, by phone: a tap on the draw asks who they were, also with scripts. A tap on
// a winner asks in place, as everywhere.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { look } from '../kit/browser.mjs';
import { importVenue, phoneOf } from '../kit/venue.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel'];
const EVENT = { name: 'Still In Open', slug: 'still-in', players_report: true, pod_size: 4, draw_shared_by: 'still_in' };

describe('a draw of those still in the game', () => {
  let venue;

  before(async () => {
    venue = await importVenue(EVENT, NAMES, { staff: [['Sam', 'Scorekeeper']] });
  });
  after(() => venue?.close());

  test('a player names them before the report is sent', async () => {
    const [one, two] = [await phoneOf(venue, 1), await phoneOf(venue, 2)];
    await one.page.getByRole('button', { name: 'Draw' }).click();
    await one.page.getByRole('group', { name: 'Who was still in the game?' }).waitFor();
    await look(one, 'still-in-asked');
    assert.equal(await two.page.getByRole('button', { name: 'Confirm the result' }).count(), 0, 'nothing is reported yet');
    await one.page.getByRole('checkbox', { name: NAMES[2] }).uncheck();
    await one.page.getByRole('button', { name: 'Report it' }).click();
    await one.page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
    await two.page.getByRole('button', { name: 'Confirm the result' }).click();
    await two.page.getByText('confirmed by you').waitFor();
    const { page } = venue.people.Sam;
    await page.goto(`/t/${venue.slug}/desk/results?show=all`);
    const said = await page.locator('.pod[data-table="1"]').innerText();
    assert.match(said, /Drawn among Ann Ash, Bo Birch,? and Dag Dogwood/i);
  });

  test('a winner is asked about in place', async () => {
    const { page } = await phoneOf(venue, 5);
    await page.getByRole('button', { name: new RegExp(NAMES[5]) }).click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Report it' }).click();
    await page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
  });
});
