// What judges write down, on phones: a note, a hand-over that the other judge's open page shows, a deck check that is drawn,
// the statements of a disqualification, and the player's own penalties.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { PHONE, look, visitor } from '../kit/browser.mjs';
import { openVenue } from '../kit/venue.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel'];

describe("the judges' book", () => {
  let venue;
  let at;

  before(async () => {
    venue = await openVenue('Judges Open', NAMES, {
      level: 'Competitive',
      staff: [['Jo', 'Judge'], ['Kim', 'Judge'], ['Hana', 'Head judge']],
    });
    at = (path) => `/t/${venue.slug}/desk/${path}`;
  });
  after(() => venue?.close());

  test('a note and a hand-over reach the other judge without reloading', async () => {
    const [jo, kim] = [venue.people.Jo.page, venue.people.Kim.page];
    await kim.goto(at('floor/1'));
    await jo.goto(at('floor/1'));
    await jo.getByText('Write a note').click();
    await jo.getByLabel('About', { exact: true }).selectOption({ index: 1 });
    await jo.getByLabel('Note', { exact: true }).fill('Shuffles for a minute.');
    await jo.getByRole('button', { name: 'Keep the note' }).click();
    await jo.getByText('The note is kept.').waitFor();
    await look(venue.people.Jo, 'table-note');
    await kim.getByText('Shuffles for a minute.').waitFor();
    await jo.getByRole('button', { name: 'Cover this table' }).click();
    await jo.getByText('You cover this table.').waitFor();
    await jo.goto(at('shift'));
    await jo.getByRole('radio', { name: /^Kim/ }).check();
    await jo.getByLabel(/^What they should know/).fill('Seat 2 was warned for slow play.');
    await jo.getByRole('button', { name: 'Hand over' }).click();
    await kim.getByText(/Handed over by Jo/).waitFor();
    assert.match(await kim.locator('main').innerText(), /You cover this table\. Handed over by Jo[\s\S]*Seat 2 was warned for slow play\./);
    await kim.goto(at('floor?show=all'));
    await kim.getByText('Handed over to you').waitFor();
    await look(venue.people.Kim, 'floor-handed-over');
  });

  test('a deck is drawn, checked, and what was found is kept', async () => {
    const somebody = venue.people.Kim;
    const { page } = somebody;
    await page.goto(at('decks/checks'));
    await look(somebody, 'deck-checks-none');
    await page.getByRole('button', { name: 'Draw a deck at random' }).click();
    await page.getByText(/Drawn among 8 decks not checked yet/).first().waitFor();
    const drawn = page.getByRole('group', { name: /^Whose deck/ }).getByRole('checkbox', { checked: true });
    assert.equal(await drawn.count(), 1, 'the drawn deck is chosen');
    await page.getByRole('button', { name: 'Begin a deck check' }).click();
    await page.getByLabel(/^What was found/).fill('61 cards.');
    await look(somebody, 'deck-check-runs');
    await page.getByRole('button', { name: /^End the deck check/ }).click();
    await page.getByText(/The deck check has ended/).waitFor();
    await page.getByRole('link', { name: 'All deck checks' }).click();
    await page.getByText('61 cards.').waitFor();
    await look(somebody, 'deck-checks');
  });

  test('a disqualification holds statements, and its player reads of the penalty', async () => {
    const somebody = venue.people.Hana;
    const { page } = somebody;
    await page.goto(at('rulings/new?table=1'));
    const name = await page.locator('[data-proposed="players"] label bdi').nth(1).innerText();
    await page.getByRole('checkbox', { name }).check();
    await page.getByRole('radio', { name: /^Another/ }).check();
    await page.getByLabel('Another infraction').selectOption({ label: '4.8 Cheating: Disqualification' });
    await page.getByLabel('What happened').fill('Looked at the library.');
    await page.getByLabel(/^To disqualify the player/).fill('disqualify');
    await page.getByRole('button', { name: /^Record: Disqualification/ }).click();
    await page.getByText('Ruling 1 is recorded.').waitFor();
    await page.getByLabel('Who says it').selectOption({ label: name });
    await page.getByLabel('Statement', { exact: true }).fill('I only counted it.');
    await page.getByRole('button', { name: 'Keep the statement' }).click();
    await page.getByText('I only counted it.').waitFor();
    await page.getByText('Add a statement').click();
    await page.getByLabel('Name of somebody else').fill('A spectator');
    await page.getByLabel('Statement', { exact: true }).fill('They looked.');
    await page.getByRole('button', { name: 'Keep the statement' }).click();
    await page.getByText('They looked.').waitFor();
    await look(somebody, 'ruling-statements');
    await page.goto(at('floor/1'));
    await page.getByText('4.8 Cheating').waitFor();
    await look(somebody, 'table-rulings');

    const organizer = venue.organizer.page;
    await organizer.goto(at(`players/${NAMES.indexOf(name) + 1}/link`));
    const link = (await organizer.locator('main').innerHTML()).match(/\/p\/[^"<\s]+/)[0];
    const player = await visitor(venue.browser, { base: venue.podium.address, viewport: PHONE });
    await player.page.goto(link);
    await player.page.getByText('Your penalties: 1').click();
    await player.page.getByText('4.8 Cheating').waitFor();
    assert.doesNotMatch(await player.page.locator('main').innerText(), /Looked at the library|They looked/);
    await look(player, 'me-penalties');
  });

  test('the staff page says what each role does on the floor', async () => {
    const { page } = venue.organizer;
    await page.goto(at('staff'));
    await page.getByText(/On the floor: calls, rulings, deck checks/).waitFor();
    await look(venue.organizer, 'staff-roles');
  });
});
