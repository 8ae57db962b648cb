// A judge's slip, corrected on phones: a disqualification of the wrong player that was upheld and is withdrawn with everything it
// did, a Game Loss that becomes a Warning, a text that is amended; and what a disqualification asks before it is carried out.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { PHONE, look, visitor } from '../kit/browser.mjs';
import { importVenue, phoneOf } from '../kit/venue.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel'];
const EVENT = { name: 'Corrections Open', slug: 'corrections', rules_enforcement_level: 'competitive', players_report: true, pod_size: 4 };

describe('a slip is corrected', () => {
  let venue;
  let people;
  let ann;
  let bo;
  let anybody;

  before(async () => {
    venue = await importVenue(EVENT, NAMES, { staff: [['Jo', 'Judge'], ['Hana', 'Head judge'], ['Sam', 'Scorekeeper']] });
    ({ people } = venue);
    ann = await phoneOf(venue, 1);
    bo = await phoneOf(venue, 2);
    anybody = await visitor(venue.browser, { base: venue.podium.address, viewport: PHONE });
  });
  after(() => venue?.close());

  const at = (path) => `/t/${venue.slug}/${path}`;

  // Chooses an infraction of a player, from their seat at a table.
  async function begins({ page }, table, name, infraction) {
    await page.goto(at(`desk/floor/${table}`));
    await page.getByRole('region', { name: 'Seats' }).getByRole('link', { name }).click();
    await page.getByRole('radio', { name: /^Another/ }).check();
    await page.getByLabel('Another infraction').selectOption({ label: infraction });
  }

  // Reports a table by quick entry.
  async function enters(table, key) {
    const { page } = people.Sam;
    await page.goto(at('desk/results'));
    const form = page.locator('form[data-quick-entry]');
    await form.locator('[name=table]').fill(table);
    await form.locator('[name=result]').pressSequentially(key);
    await page.keyboard.press('Enter');
  }

  async function changes() {
    await anybody.page.goto(at('changes'));
    return anybody.page.locator('main').innerText();
  }

  const seatOut = (name) => ann.page.locator('p.seat.out', { hasText: name });

  test('a disqualification waits for the head judge, and nobody reads it before', async () => {
    const jo = people.Jo;
    await begins(jo, 1, 'Bo Birch', '4.8 Cheating: Disqualification');
    await jo.page.getByText('What happened, answer, time').click();
    await jo.page.getByLabel('What happened').fill('A marked card.');
    await jo.page.getByRole('button', { name: 'Record: Disqualification, waits for the head judge', exact: true }).click();
    await jo.page.getByText('It waits for the head judge; nothing is carried out yet.').waitFor();
    assert.doesNotMatch(await changes(), /disqualified/);
    assert.equal(await seatOut('Bo Birch').count(), 0);
  });

  test('upholding it asks for a reason and a typed word', async () => {
    const { page } = people.Hana;
    await page.goto(at('desk/rulings/1'));
    await page.getByRole('radio', { name: /^Uphold/ }).check();
    await page.getByLabel(/^Decision/).fill('Seen by two judges.');
    await page.getByRole('button', { name: 'Decide' }).click();
    await page.getByText(/[Tt]ype disqualify/).first().waitFor();
    people.Hana.problems.length = 0; // the browser itself reports the 422
    await look(people.Hana, 'correct-word');
    assert.equal(await page.getByLabel(/^Decision/).inputValue(), 'Seen by two judges.', 'what was typed stays');
    assert.equal(await seatOut('Bo Birch').count(), 0);
    await page.getByLabel(/^To disqualify the player/).fill('disqualify');
    await page.getByLabel('List it on the public page of changes').check();
    await page.getByRole('button', { name: 'Decide' }).click();
    await page.getByText('It is recorded.').waitFor();
    await bo.page.getByRole('heading', { name: 'You were disqualified' }).waitFor();
    await seatOut('Bo Birch').getByText('out: disqualified').waitFor();
    assert.match(await changes(), /Bo Birch was disqualified in round 1\./);
    await enters('1', '2');
    await people.Sam.page.getByText(/Bo Birch.*Disqualification \(ruling 1\)|Disqualification \(ruling 1\)/).first().waitFor();
    people.Sam.problems.length = 0; // the browser itself reports the 422
  });

  test('the head judge withdraws it with everything it did, and everybody reads who, when and why', async () => {
    const [jo, hana] = [people.Jo.page, people.Hana];
    await jo.goto(at('desk/rulings/1'));
    assert.equal(await jo.getByRole('button', { name: 'Withdraw the ruling' }).count(), 0, 'the head judge\'s word');
    await venue.organizer.page.goto(at('desk/players/2'));
    await venue.organizer.page.getByText('Disqualified by ruling 1').waitFor();
    assert.equal(await venue.organizer.page.locator('form[action$="/undo-disqualification"]').count(), 0, 'only with its ruling');
    await hana.page.goto(at('desk/rulings/1'));
    const form = hana.page.locator('form[action$="/withdraw"]');
    await form.getByLabel(/^Why/).fill('It was the player in seat 3.');
    await form.getByRole('button', { name: 'Withdraw the ruling' }).click();
    await hana.page.getByText('Withdrawn by').waitFor();
    await look(hana, 'correct-withdrawn');
    // nobody reloads
    await jo.getByText('It was the player in seat 3.').waitFor();
    assert.match(await jo.locator('main').innerText(), /Withdrawn by\s+Hana, .*\d\d:\d\d\s+Why\s+It was the player in seat 3\./);
    await jo.getByText('Before it was changed').click();
    await jo.getByText('Seen by two judges.').waitFor();
    await bo.page.getByRole('heading', { name: /^Table/ }).waitFor();
    await ann.page.getByRole('button', { name: 'Bo Birch' }).waitFor();
    const all = await changes();
    assert.match(all, /The disqualification of Bo Birch was revoked\./);
    assert.match(all, /was disqualified in round 1\. \(revoked\)/);
    await look(anybody, 'correct-changes');
    await enters('1', '2');
    await people.Sam.page.getByText('Table 1 is reported.').waitFor();
  });

  test('a Game Loss becomes a Warning in one act, and the player is in again', async () => {
    const hana = people.Hana;
    const gia = await phoneOf(venue, 7);
    await begins(hana, 2, 'Finn Fir', '3.4 Decklist Problem: Game Loss');
    await hana.page.getByRole('button', { name: 'Record: Game Loss', exact: true }).click();
    await hana.page.getByText('Ruling 2 is recorded.').waitFor();
    await gia.page.locator('p.seat.out', { hasText: 'Finn Fir' }).waitFor();
    await hana.page.getByText('Make the penalty lighter').click();
    await hana.page.getByRole('radio', { name: /^Warning/ }).check();
    const form = hana.page.locator('form[action$="/lighter"]');
    await form.getByLabel(/^Why/).fill('The list was complete.');
    await look(hana, 'correct-lighter');
    await form.getByRole('button', { name: 'Make it lighter' }).click();
    await hana.page.getByText('The list was complete.').first().waitFor();
    await gia.page.getByRole('button', { name: 'Finn Fir' }).waitFor();
    await hana.page.getByText('Before it was changed').click();
    assert.match(await hana.page.locator('main').innerText(), /Finn Fir\s*Warning[\s\S]*Before it was changed[\s\S]*Game Loss/);
    await look(hana, 'correct-lightened');
    await gia.context.close();
  });

  test('a text is amended, and the earlier one is kept', async () => {
    const jo = people.Jo;
    await jo.page.goto(at('desk/floor/2'));
    await jo.page.getByRole('region', { name: 'Seats' }).getByRole('link', { name: 'Eve Elm' }).click();
    await jo.page.getByRole('radio', { name: /^Game Rule Violation/ }).check();
    await jo.page.getByText('What happened, answer, time').click();
    await jo.page.getByLabel('What happened').fill('They drew a card too many.');
    await jo.page.getByRole('button', { name: 'Record: Warning', exact: true }).click();
    await jo.page.getByText('Ruling 3 is recorded.').waitFor();
    await jo.page.getByText('Change the texts').click();
    await jo.page.getByLabel('What happened').fill('They drew two cards too many.');
    await jo.page.getByRole('button', { name: 'Save the texts' }).click();
    await jo.page.getByText('Before it was changed').click();
    await jo.page.getByText('They drew a card too many.').waitFor();
    assert.match(await jo.page.locator('main').innerText(), /two cards too many\.[\s\S]*They drew a card too many\.\s+until Jo/);
    await look(jo, 'correct-amended');
  });

  test('the head judge\'s own disqualification asks the same, and is not public unless they say so', async () => {
    const hana = people.Hana;
    await begins(hana, 2, 'Hal Hazel', '4.8 Cheating: Disqualification');
    const record = hana.page.getByRole('button', { name: 'Record: Disqualification', exact: true });
    await record.click();
    await hana.page.getByText(/a disqualification needs its reason/).first().waitFor();
    await hana.page.getByLabel('What happened').fill('A card up the sleeve.');
    await record.click();
    await hana.page.getByText(/a disqualification needs its reason/).first().waitFor({ state: 'detached' });
    await hana.page.getByText(/[Tt]ype disqualify/).first().waitFor();
    hana.problems.length = 0; // the browser itself reports the 422
    await look(hana, 'correct-own-word');
    await hana.page.getByLabel(/^To disqualify the player/).fill('disqualify');
    await record.click();
    await hana.page.getByText('Ruling 4 is recorded.').waitFor();
    assert.doesNotMatch(await changes(), /Hal Hazel/);
  });
});
