// Rulings on phones: a Warning whose upgrade is proposed as it is chosen and is on the button, an appeal that the head
// judge overturns, the same without JavaScript; and the references that answer.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { look } from '../kit/browser.mjs';
import { counted } from '../kit/presses.mjs';
import { openVenue } from '../kit/venue.mjs';

const NAMES = [
  'Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir',
  'Gia Ginkgo', 'Hal Hazel', 'Ida Ivy', 'Jón Júníper', 'Ким Каштан', 'ליאת לוז',
];

describe('rulings', () => {
  let venue;
  let organizer;
  let slug;
  let people;
  // Who sits at table 1, in seat order.
  let seated;

  before(async () => {
    venue = await openVenue('Rulings Open', NAMES, {
      level: 'Competitive',
      staff: [['Jo', 'Judge'], ['Hana', 'Head judge'], ['Lee', 'Judge', { javaScriptEnabled: false }]],
    });
    ({ organizer, slug, people } = venue);
  });
  after(() => venue?.close());

  // The button of a new ruling, which says what pressing it records.
  const act = (page, text) => page.getByRole('button', { name: text, exact: true });
  const chip = (page, name) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

  // Opens a new ruling of table 1 about the player in seat 2.
  async function begins(page) {
    await page.goto(`/t/${slug}/desk/rulings/new?table=1`);
    seated = await page.locator('[data-proposed="players"] label bdi').allInnerTexts();
    await page.getByRole('checkbox', { name: seated[1] }).check();
  }

  test('a Warning, and with the second one the upgrade, is proposed as soon as it is chosen', async () => {
    const { page } = people.Jo;
    await begins(page);
    await page.getByText('No penalty earlier today.').waitFor();
    await look(people.Jo, 'ruling-players');
    await chip(page, 'Slow Play').check();
    await act(page, 'Record: Warning').waitFor();
    await page.getByText('Warning is the base penalty.').waitFor();
    await page.getByLabel('What happened').fill('Thought for four minutes about one attack.');
    await look(people.Jo, 'ruling-proposed');
    await act(page, 'Record: Warning').click();
    await page.getByText('Ruling 1 is recorded.').waitFor();
    await look(people.Jo, 'ruling-given');

    await begins(page);
    await page.getByText('3.3 Slow Play: Warning').waitFor();
    await chip(page, 'Slow Play Game Loss').check();
    await act(page, 'Record: Game Loss, waits for the head judge').waitFor();
    await page.getByText('Game Loss: it is the 2nd Warning today for 3.3 Slow Play.').waitFor();
    // another penalty and back: the button follows at once
    await page.getByText('Another penalty').click();
    await page.getByLabel('Penalty', { exact: true }).selectOption({ label: 'Warning' });
    await act(page, 'Record: Warning').waitFor();
    await page.getByLabel('Penalty', { exact: true }).selectOption({ label: 'As proposed: Game Loss' });
    await page.getByLabel('What happened').fill('Again.');
    assert.equal(await page.getByLabel('What happened').inputValue(), 'Again.', 'what is typed stays');
    await look(people.Jo, 'ruling-upgrade');
    await act(page, 'Record: Game Loss, waits for the head judge').click();
    await page.getByText('It waits for the head judge; nothing is carried out yet.').waitFor();
    await look(people.Jo, 'ruling-waits');
  });

  test('the head judge confirms what waits', async () => {
    const { page } = people.Hana;
    await page.goto(`/t/${slug}/desk/rulings`);
    await page.getByRole('link', { name: 'For the head judge: 1' }).click();
    await look(people.Hana, 'rulings-waiting');
    await page.getByRole('link', { name: 'Ruling 2' }).click();
    await page.getByRole('radio', { name: /^Uphold/ }).check();
    await look(people.Hana, 'ruling-decide');
    await page.getByRole('button', { name: 'Decide' }).click();
    await page.getByText('It is recorded.').waitFor();
    assert.match(await page.locator('main').innerText(), /Upheld[\s\S]*Given by\s+Jo[\s\S]*Upheld by\s+Hana/);
  });

  test('an appeal is overturned, and the judge who waits sees it without reloading', async () => {
    const jo = people.Jo.page;
    await begins(jo);
    await chip(jo, 'Tardiness').check();
    await jo.getByText('Skip Turn in multiplayer').waitFor();
    await jo.getByLabel('What happened').fill('Five minutes late.');
    await act(jo, 'Record: Skip Turn').click();
    await jo.getByText('Ruling 3 is recorded.').waitFor();
    await jo.getByRole('button', { name: 'Appeal to the head judge' }).click();
    await jo.getByText('It waits for the head judge now.').waitFor();
    const { page } = people.Hana;
    await page.goto(`/t/${slug}/desk/floor`);
    const hand = counted(page);
    await hand.press(page.locator('.doors').getByRole('link', { name: /^Rulings/ }));
    await hand.press(page.getByRole('link', { name: 'Ruling 3' }));
    await hand.press(page.getByRole('radio', { name: /^Overturn/ }));
    await hand.type(page.getByLabel(/^Decision/), 'The other table\'s deck check held them.');
    await hand.press(page.getByRole('button', { name: 'Decide' }));
    assert.equal(hand.presses, 5);
    await page.getByText(/undo it there, as far as the game allows/).first().waitFor();
    await look(people.Hana, 'ruling-overturned');
    await jo.getByText('Overturned by').waitFor();
  });

  test('without JavaScript the same form proposes by its button', async () => {
    const plain = people.Lee;
    const { page } = plain;
    await begins(page);
    await page.getByRole('button', { name: 'Show penalties of these players' }).click();
    await page.getByRole('list', { name: 'Earlier today' }).waitFor();
    // the list says what each comes to, so that one button is enough
    await page.getByLabel('Another infraction').selectOption({ label: '2.5 Game Rule Violation: Warning' });
    await page.getByText('What happened, answer, time').click();
    await page.getByLabel('What happened').fill('Drew two cards.');
    await page.getByRole('radio', { name: '+3' }).check();
    await act(page, 'Record the ruling').click();
    await page.getByText('Ruling 4 is recorded.').waitFor();
    await page.waitForLoadState();
    assert.match(await page.locator('main').innerText(), /Time given\s+3 min/);
    assert.deepEqual(plain.problems, []);
  });

  test('the references answer on a phone', async () => {
    const { page } = people.Jo;
    await page.goto(`/t/${slug}/desk/references`);
    await look(people.Jo, 'references');
    for (const path of ['information', 'checklists', 'penalties', 'end-of-round']) {
      await page.goto(`/t/${slug}/desk/references/${path}`);
      await look(people.Jo, `reference-${path}`);
    }
    await page.goto(`/t/${slug}/desk/references/cards?table=1`);
    await page.getByLabel('Where the card is').selectOption({ label: 'Hand' });
    await page.getByLabel('Owner').selectOption({ label: seated[0] });
    await page.getByRole('button', { name: 'Who may show it' }).click();
    await page.getByText(`${seated[0]} may show it, nobody else.`).waitFor();
    await look(people.Jo, 'reference-cards');
    await page.goto(`/t/${slug}/desk/references/priority?table=1`);
    await page.getByLabel('Whose turn it is').selectOption({ label: seated[1] });
    await page.getByLabel('Who asked and does nothing').selectOption({ label: seated[3] });
    await page.getByRole('button', { name: 'Who has priority' }).click();
    await page.getByText(`${seated[1]}, whose turn it is, has priority.`).waitFor();
    await look(people.Jo, 'reference-priority');
    await page.goto(`/t/${slug}/desk/references/loops?table=1`);
    await page.getByLabel('Whose turn it is').selectOption({ label: seated[0] });
    await page.getByLabel('Who announces the loop').selectOption({ label: seated[0] });
    await page.getByLabel('Iteration', { exact: true }).nth(2).fill('7');
    await page.getByRole('button', { name: 'Where it stops' }).click();
    await page.getByText(`It stops after iteration 7. ${seated[2]} has priority there.`).waitFor();
    await look(people.Jo, 'reference-loops');
    await page.goto(`/t/${slug}/desk/references/leaving?table=1`);
    await page.getByLabel('Who leaves').selectOption({ label: seated[0] });
    await page.getByLabel('Object 1', { exact: true }).fill('Sol Ring');
    await page.getByLabel('Owner').first().selectOption({ label: seated[0] });
    await page.getByRole('button', { name: 'What leaves' }).click();
    await page.getByText(/Sol Ring leaves the game/).waitFor();
    await look(people.Jo, 'reference-leaving');
    await page.goto(`/t/${slug}/desk/references/chance`);
    await page.getByLabel('Who asks').fill('1');
    await page.getByRole('button', { name: 'Flip' }).click();
    await page.getByText(/flips a coin: (heads|tails)/).first().waitFor();
    await look(people.Jo, 'reference-chance');
  });

  test('the table of penalties is edited at a desk', async () => {
    const { page } = organizer;
    await page.goto(`/t/${slug}/desk/settings/penalties`);
    await page.getByText('2.2 Looking at Extra Cards').click();
    await page.getByLabel('Penalty', { exact: true }).nth(1).selectOption({ label: 'Caution' });
    await look(organizer, 'penalties-edit');
    await page.getByRole('button', { name: 'Save the table' }).click();
    await page.getByText('The table of penalties is saved.').waitFor();
    await look(organizer, 'penalties-own');
    await page.goto(`/t/${slug}/desk/players/1`);
    await look(organizer, 'player-with-rulings');
  });
});
