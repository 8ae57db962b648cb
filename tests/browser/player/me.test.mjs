// A player's phone, by the secret link and without an account: a decklist with two mistakes, the table, a result that is
// reported on one phone and confirmed on another, a dispute that the staff decides, a judge who is called. What others
// do shows without a reload; all of it works without a script at 360 px.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, NARROW, PHONE, launch, look, visitor, widths } from '../kit/browser.mjs';
import { createTournament, next, setUp } from '../kit/organizer.mjs';
import { addPlayers } from '../kit/players.mjs';
import { startPodium } from '../kit/podium.mjs';
import { counted } from '../kit/presses.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'ליאת לוז'];
const DECK = (lines) => `Commander\n1 Krenko, Mob Boss\n\nDeck\n1 Sol Ring\n${lines}`;

describe('a player by their link', () => {
  let browser;
  let podium;
  let organizer;
  let slug;
  let links;
  let phones;

  before(async () => {
    podium = await startPodium();
    browser = await launch();
    organizer = await setUp(browser, podium, DESKTOP);
    slug = await createTournament(organizer, 'Player Open');
    await addPlayers(organizer, slug, NAMES);
  });
  after(async () => {
    await browser?.close();
    await podium?.stop();
  });

  const phone = async (number, options = {}) => {
    const somebody = await visitor(browser, { base: podium.address, viewport: PHONE, ...options });
    await somebody.page.goto(links[number - 1]);
    await somebody.page.waitForURL(/\/me$/);
    return somebody;
  };
  const main = (somebody) => somebody.page.locator('main');
  const seated = (table) => phones.filter((one) => one.table === table).sort((a, b) => a.seat - b.seat);

  test('the organizer asks for decklists and hands out links', async () => {
    const { page } = organizer;
    await page.goto(`/t/${slug}/desk/decks`);
    await look(organizer, 'decks-none');
    await page.getByRole('link', { name: 'Ask for decklists' }).click();
    await look(organizer, 'decks-rules');
    await page.getByRole('textbox', { name: 'Banned cards' }).fill('Black Lotus\nMox Ruby');
    await page.getByRole('button', { name: 'Save the rules' }).click();
    await page.getByText('handed in until round 1').waitFor();
    await look(organizer, 'decks-asked-for');
    links = [];
    for (let number = 1; number <= NAMES.length; number += 1) {
      await page.goto(`/t/${slug}/desk/players/${number}/link`);
      links.push(await page.getByLabel('Secret link').inputValue());
    }
  });

  test('a list with two mistakes is kept, and its mistakes are shown', async () => {
    const ann = await phone(1);
    await look(ann, 'me-deck-missing');
    await ann.page.getByRole('link', { name: 'Hand in your decklist' }).click();
    await look(ann, 'me-deck-empty');
    await ann.page.getByLabel('Decklist').fill(DECK('1 Black Lotus\n98 Mountain'));
    await ann.page.getByRole('button', { name: 'Hand in the decklist' }).click();
    await ann.page.getByText('Line 6: Black Lotus is banned. Take it out.').waitFor();
    await ann.page.getByText('101 cards with its commander: exactly 100 are needed (CR 903.5a). Take 1 out.').waitFor();
    assert.equal(await ann.page.locator('.findings .error').count(), 2);
    await look(ann, 'me-deck-two-mistakes');
    await ann.page.getByLabel('Decklist').fill(DECK('98 Mountain'));
    await ann.page.getByRole('button', { name: 'Hand in the decklist' }).click();
    await ann.page.getByText('No problem found').waitFor();
    await ann.page.goto(`/t/${slug}/me/link`);
    await look(ann, 'me-link');
    const again = await phone(1);
    assert.match(await main(again).innerText(), /Ann Ash/);
    await again.context.close();
    await ann.context.close();
  });

  test('without a script a list is handed in on a narrow phone', async () => {
    const bo = await phone(2, { viewport: NARROW, javaScriptEnabled: false });
    await bo.page.getByRole('link', { name: 'Hand in your decklist' }).click();
    await bo.page.getByLabel('Decklist').fill(DECK('90 Mountain'));
    await bo.page.getByRole('button', { name: 'Hand in the decklist' }).click();
    await bo.page.waitForLoadState();
    assert.match(await main(bo).innerText(), /92 cards with its commander.*Add 8\./s);
    const [content, window, outside] = await bo.page.evaluate(widths);
    assert.ok(content <= window, `${content} px in ${window} px: ${outside}`);
    await bo.context.close();
    await organizer.page.goto(`/t/${slug}/desk/decks`);
    assert.match(await main(organizer).innerText(), /handed in\s*2\s*missing\s*6/i);
    await look(organizer, 'decks-handed-in');
  });

  test('when the round is published every phone shows its table', async () => {
    phones = [];
    for (let number = 1; number <= NAMES.length; number += 1) phones.push(await phone(number));
    for (let steps = 0; steps < 8; steps += 1) {
      const says = await next(organizer, slug, () => 'd');
      if (/draft/i.test(says ?? '')) break;
    }
    for (const one of phones) {
      await one.page.locator('.giant').waitFor();
      one.table = Number((await one.page.locator('.giant').innerText()).match(/\d+/)[0]);
      one.seat = Number((await one.page.locator('.my-seat').innerText()).match(/Seat (\d)/)[1]);
    }
    assert.deepEqual(phones.map((one) => one.table).sort(), [1, 1, 1, 1, 2, 2, 2, 2]);
    // The own seat is marked, also once the script knows who reads.
    await phones[0].page.locator('.account-name').getByText(NAMES[0]).waitFor({ state: 'attached' });
    await phones[0].page.locator('.seat.mine').getByText(NAMES[0]).waitFor();
    await look(phones[0], 'me-table');
    await organizer.page.goto(`/t/${slug}/desk/decks/1`);
    await look(organizer, 'decks-one');
    await organizer.page.getByRole('link', { name: 'Deck check sheet' }).click();
    await look(organizer, 'decks-sheet');
  });

  test('one reports, another confirms, and both see that it counts', async () => {
    const [first, second, third] = seated(1);
    const hand = counted(first.page);
    await hand.press(first.page.locator('.who-won .seat').first());
    await look(first, 'me-sure');
    await hand.press(first.page.getByRole('button', { name: 'Report it' }));
    await first.page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
    await first.page.getByText('It counts when another player of the table confirms it').first().waitFor();
    assert.equal(hand.presses, 2, 'a report is the tap and its confirmation');
    await look(first, 'me-reported');
    // nobody reloads
    await second.page.getByText('Is that right?').waitFor();
    await third.page.getByRole('button', { name: 'Confirm the result' }).waitFor();
    await look(second, 'me-to-confirm');
    const other = counted(second.page);
    await other.press(second.page.getByRole('button', { name: 'Confirm the result' }));
    assert.equal(other.presses, 1);
    await second.page.getByText('confirmed by you').waitFor();
    for (const one of [first, third]) await one.page.getByText(/If it is wrong, call a judge/).waitFor();
    assert.equal(await third.page.getByRole('button', { name: 'Confirm the result' }).count(), 0);
    await look(second, 'me-result');
  });

  test('a dispute is shown at the desk, and the staff decides', async () => {
    const [first, second, third] = seated(2);
    const plain = await phone(phones.indexOf(first) + 1, { viewport: NARROW, javaScriptEnabled: false });
    const hand = counted(plain.page);
    await hand.press(plain.page.getByRole('button', { name: 'Draw' }));
    await plain.page.waitForLoadState();
    assert.match(await main(plain).innerText(), /Drawn.*another player of the table confirms/s);
    await hand.press(plain.page.getByRole('button', { name: 'Report it' }));
    await plain.page.waitForLoadState();
    assert.equal(hand.presses, 2, 'without a script, too');
    assert.match(await main(plain).innerText(), /You reported at/);
    await plain.context.close();
    await second.page.getByText('That is wrong').click();
    await second.page.getByLabel(/what is wrong with it/).fill('I won in the last turn.');
    await look(second, 'me-dispute');
    await second.page.getByRole('button', { name: 'Dispute the result' }).click();
    for (const one of [first, second, third]) await one.page.getByRole('heading', { name: 'The staff decides' }).waitFor();
    await look(third, 'me-disputed');
    const { page } = organizer;
    await page.goto(`/t/${slug}/desk/results`);
    await page.getByText('I won in the last turn.').waitFor();
    await look(organizer, 'results-disputed');
    await page.getByRole('region', { name: 'What players report' }).getByRole('link', { name: 'Table 2' }).click();
    await look(organizer, 'result-disputed');
    await page.getByLabel('Result', { exact: true }).fill(String(second.seat));
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await page.getByText('Outstanding').first().waitFor({ state: 'detached' });
    for (const one of [first, second, third]) await one.page.getByText('entered by the staff').waitFor();
  });

  test('a judge is called, and the page shows who comes', async () => {
    const [ann] = phones;
    await ann.page.getByRole('link', { name: 'Say what it is about' }).click();
    await look(ann, 'me-call');
    await ann.page.getByLabel('What it is about').fill('A trigger was missed');
    await ann.page.getByRole('button', { name: 'Call a judge' }).click();
    await ann.page.getByText(/Judge called \d\d:\d\d\. Stay/).waitFor();
    await look(ann, 'me-called');
    await organizer.page.goto(`/t/${slug}/desk/calls`);
    await organizer.page.getByText('A trigger was missed').waitFor();
    await organizer.page.locator('form[action$="/claim"] button').first().click();
    await ann.page.getByText(/Judge called \d\d:\d\d: Ora is coming\./).waitFor();
    await look(ann, 'me-coming');
    await ann.page.getByRole('button', { name: 'Withdraw the call' }).click();
    await ann.page.getByRole('button', { name: 'Call a judge' }).waitFor();
    for (const one of phones) {
      assert.deepEqual(one.problems, []);
      await one.context.close();
    }
  });
});
