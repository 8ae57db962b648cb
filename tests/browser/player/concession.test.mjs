// A report that somebody conceded, by phone: it costs that player their point only with their own word or a judge's. Two
// neighbours cannot take a third player's point.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { look } from '../kit/browser.mjs';
import { importVenue, phoneOf } from '../kit/venue.mjs';

const NAMES = [
  'Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel',
  'Ida Ivy', 'Jan Juniper', 'Kim Katsura', 'Lou Larch',
];
const EVENT = { name: 'Concession Open', slug: 'concession', players_report: true, pod_size: 4 };

describe('a concession in a report', () => {
  let venue;

  before(async () => {
    venue = await importVenue(EVENT, NAMES, { staff: [['Sam', 'Scorekeeper']] });
  });
  after(() => venue?.close());

  const at = (path) => `/t/${venue.slug}/${path}`;

  // Seats 1 and 2 of a table report and confirm a draw in which seat 3 has conceded; the phone of seat 3, which is asked.
  async function neighbours(table) {
    const phones = [];
    for (const seat of [1, 2, 3]) phones.push(await phoneOf(venue, 4 * (table - 1) + seat));
    const [one, two, three] = phones;
    await one.page.getByRole('link', { name: /^Somebody conceded/ }).click();
    await one.page.getByRole('group', { name: 'Who conceded the match?' }).waitFor();
    await look(one, 'concession-asked');
    await one.page.getByRole('checkbox', { name: seatOf(table, 3) }).check();
    await one.page.getByLabel('Games in order').fill('D');
    await one.page.getByRole('button', { name: 'Next' }).click();
    await one.page.getByRole('heading', { name: conceded(table) }).waitFor();
    await one.page.getByRole('button', { name: 'Report it' }).click();
    await one.page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
    await two.page.getByRole('button', { name: 'Confirm the result' }).click();
    await two.page.getByRole('heading', { name: 'Drawn', exact: true }).waitFor();
    await three.page.getByRole('heading', { name: 'Drawn', exact: true }).waitFor();
    await question(three.page).waitFor();
    assert.equal(await question(two.page).count(), 0, 'nobody else is asked');
    await one.context.close();
    await two.context.close();
    return three;
  }

  const seatOf = (table, seat) => NAMES[4 * (table - 1) + seat - 1];
  const question = (page) => page.getByText('The others report that you conceded the match.');
  const conceded = (table) => new RegExp(`Drawn among .*; conceded: ${seatOf(table, 3)}`);

  // What the results page says of a table.
  async function results(table) {
    const { page } = venue.people.Sam;
    await page.goto(at('desk/results?show=all'));
    return page.locator(`.pod[data-table="${table}"]`).innerText();
  }

  test('does not count without their word, and not at all once they deny it', async () => {
    const cleo = await neighbours(1);
    assert.doesNotMatch(await results(1), /conceded/);
    await venue.people.Sam.page.getByText('The player who conceded has not confirmed it').waitFor();
    await look(venue.people.Sam, 'concession-waits');
    await look(cleo, 'concession-question');
    await cleo.page.getByRole('button', { name: 'I did not' }).click();
    await question(cleo.page).waitFor({ state: 'detached' });
    assert.doesNotMatch(await results(1), /conceded/);
    assert.equal(await venue.people.Sam.page.getByText('has not confirmed it').count(), 0);
    await cleo.page.getByRole('heading', { name: 'Drawn', exact: true }).waitFor();
    // the staff decides who is right
    await cleo.page.getByText('It is disputed that you conceded: the staff decides.').waitFor();
    await look(venue.people.Sam, 'concession-denied');
    await venue.people.Sam.page.getByRole('button', { name: 'Count that Cleo Cedar did not concede' }).click();
    await cleo.page.getByText('It is disputed').waitFor({ state: 'detached' });
    assert.doesNotMatch(await results(1), /conceded/);
  });

  test('counts once they say so', async () => {
    const gia = await neighbours(2);
    await gia.page.getByRole('button', { name: 'I conceded' }).click();
    await gia.page.getByRole('heading', { name: conceded(2) }).waitFor();
    assert.equal(await question(gia.page).count(), 0, 'they are asked once');
    assert.match(await results(2), conceded(2));
  });

  test('counts once the staff confirms it', async () => {
    const kim = await neighbours(3);
    await results(3);
    await venue.people.Sam.page.getByRole('button', { name: /^Confirm/ }).click();
    await kim.page.getByRole('heading', { name: conceded(3) }).waitFor();
    assert.equal(await question(kim.page).count(), 0);
    assert.match(await results(3), conceded(3));
  });
});
