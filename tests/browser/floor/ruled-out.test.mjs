// A Game Loss takes a player out, at a table that nobody follows and at one whose game is followed: every desk and phone knows
// it at once, nobody reports that they have won, and time is called for those who are still in.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { look } from '../kit/browser.mjs';
import { importVenue, phoneOf } from '../kit/venue.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel'];
const EVENT = { name: 'Ruled Out Open', slug: 'ruled-out', rules_enforcement_level: 'competitive', players_report: true, pod_size: 4, end_of_round: 'extra_turns' };
const STAFF = [['Jo', 'Judge'], ['Hana', 'Head judge'], ['Sam', 'Scorekeeper']];

// Its players' phones are those of the first three seats; seat 2 gets the Game Loss.
for (const { table, followed } of [{ table: 1, followed: false }, { table: 2, followed: true }]) {
  const [first, second, third] = NAMES.slice(4 * (table - 1));

  describe(`a Game Loss at a table whose game is ${followed ? '' : 'not '}followed`, () => {
    let venue;
    let people;
    let phones;

    before(async () => {
      venue = await importVenue(EVENT, NAMES, { minutes: 76, limit: 75, staff: STAFF });
      ({ people } = venue);
      phones = [];
      for (const seat of [1, 2, 3]) phones.push(await phoneOf(venue, 4 * (table - 1) + seat));
    });
    after(() => venue?.close());

    const at = (path) => `/t/${venue.slug}/desk/${path}`;
    const ruling = /seat 2 left the game with a Game Loss \(ruling 1\) and did not win it/;

    // The head judge's ruling about a player of the table, from their seat.
    async function rules(name, infraction, act) {
      const { page } = people.Hana;
      await page.goto(at(`floor/${table}`));
      await page.getByRole('region', { name: 'Seats' }).getByRole('link', { name }).click();
      await page.getByRole('radio', { name: /^Another/ }).check();
      await page.getByLabel('Another infraction').selectOption({ label: infraction });
      await page.getByRole('button', { name: act, exact: true }).click();
    }

    test('open pages know it without reloading', async () => {
      const { page } = people.Jo;
      await page.goto(at(`floor/${table}`));
      await page.getByRole('button', { name: 'Cover this table' }).click();
      await page.getByText('You cover this table.').waitFor();
      if (followed) {
        await page.goto(at(`game/${table}`));
        await page.getByRole('button', { name: 'Follow this game' }).click();
        await page.getByRole('heading', { name: /^Game 1/ }).waitFor();
        await page.goto(at(`floor/${table}`));
      }
      await rules(second, '3.4 Decklist Problem: Game Loss', 'Record: Game Loss');
      await people.Hana.page.getByText('Ruling 1 is recorded.').waitFor();
      await page.getByText(`${second} is out of the game: game loss, ruling 1`).waitFor();
      await phones[0].page.locator('p.seat.out', { hasText: second }).getByText('out: game loss').waitFor({ state: 'attached' });
      await phones[1].page.getByText('You are out of this game').waitFor();
      await look(phones[1], 'ruled-out-own');
    });

    test('the judge who covers the table has the task until it is done', async () => {
      const { page } = people.Jo;
      const task = page.getByRole('region', { name: 'To do at the table' });
      if (followed) {
        assert.equal(await task.count(), 0, 'the record of the game has it');
        await page.goto(at(`game/${table}`));
        await page.getByText('4 players, 3 in the game').first().waitFor();
        return;
      }
      await task.getByText(`Game Loss, ${second}`).waitFor();
      await look(people.Jo, 'ruled-out-task');
      await people.Sam.page.goto(at('floor?show=all'));
      const row = people.Sam.page.locator(`[data-table="${table}"]`);
      await row.getByText(`Carry out: Game Loss, ${second}`).waitFor();
      await task.getByRole('button', { name: 'Done at the table' }).click();
      await task.waitFor({ state: 'detached' });
      await row.getByText('Carry out').waitFor({ state: 'detached' });
      await page.getByText(`${second} is out of the game: game loss, ruling 1`).waitFor();
    });

    test('no phone offers that seat, and the page that asks says why it is out', async () => {
      const [{ page }] = phones;
      await page.getByText('The game has ended: report who won').click();
      await page.getByRole('button', { name: third }).waitFor();
      assert.equal(await page.getByRole('button', { name: second }).count(), 0);
      await look(phones[0], 'ruled-out-who-won');
      await page.goto(`/t/${venue.slug}/me/result?winner=2`);
      await page.getByRole('heading', { name: 'Who won?' }).waitFor();
      await page.locator('p.seat.out', { hasText: second }).getByText('out: game loss').waitFor();
      assert.equal(await page.getByRole('button', { name: 'Report it' }).locator('visible=true').count(), 0);
      await page.goto(`/t/${venue.slug}/me`);
    });

    test('the results page and quick entry refuse it with the ruling', async () => {
      const somebody = people.Sam;
      const { page } = somebody;
      await page.goto(at('floor?show=all'));
      assert.match(await page.locator(`[data-table="${table}"]`).innerText(), new RegExp(`${second} \\(game loss\\)`));
      await page.goto(at('results'));
      const pod = page.locator(`.pod[data-table="${table}"]`);
      await pod.getByText('game loss, ruling 1').waitFor();
      assert.equal(await pod.getByRole('button', { name: third }).count(), 1);
      assert.equal(await pod.getByRole('button', { name: second }).count(), 0);
      await look(somebody, 'ruled-out-results');
      const form = page.locator('form[data-quick-entry]');
      await form.locator('[name=table]').fill(String(table));
      await form.locator('[name=result]').pressSequentially('2');
      await page.keyboard.press('Enter');
      await page.getByText(ruling).first().waitFor();
      await page.goto(at(`results/1/${table}`));
      await page.locator('[name=result]').first().fill('2');
      await page.locator('main button.primary').first().click();
      await page.getByText(ruling).first().waitFor();
      somebody.problems.length = 0; // the browser itself reports the 422
      await look(somebody, 'ruled-out-refused');
    });

    test('time is called for those who are still in', async () => {
      const { page } = people.Jo;
      await page.goto(at('floor?show=time'));
      const card = page.locator(`#table-${table}`);
      await card.getByText('3 turns follow').waitFor();
      assert.match(await card.locator('.gone').first().innerText(), new RegExp(`${second}\\s+game loss`));
      await look(people.Jo, 'ruled-out-time');
      await card.getByRole('button', { name: new RegExp(first) }).first().click();
      await card.getByText('0 of 3').waitFor();
    });

    test('a Match Loss is known the same way', async () => {
      const [{ page }] = phones;
      await rules(third, '4.2 Unsporting Conduct, Major: Match Loss', 'Record: Match Loss');
      await people.Hana.page.getByText('Ruling 2 is recorded.').waitFor();
      await page.locator('p.seat.out', { hasText: third }).getByText('out: match loss').waitFor({ state: 'attached' });
    });
  });
}
