// A judge's hand on a phone, its presses counted: a ruling from a seat, a call with its stopwatch and its time, a slow-play
// watch that leads to a ruling, a ruling that falls and flags what was built on it.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { keepPicture, look } from '../kit/browser.mjs';
import { counted } from '../kit/presses.mjs';
import { openVenue, phoneOf } from '../kit/venue.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'ליאת לוז'];

describe('the judge\'s hand', () => {
  let venue;
  let slug;
  let people;

  before(async () => {
    venue = await openVenue('Hand Open', NAMES, { level: 'Competitive', staff: [['Jo', 'Judge'], ['Hana', 'Head judge']] });
    ({ slug, people } = venue);
  });
  after(() => venue?.close());

  const at = (path) => `/t/${slug}/desk/${path}`;
  const seats = (page) => page.getByRole('region', { name: 'Seats' }).getByRole('link');
  const chip = (page, name) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  const inSight = (page, target) => target.evaluate((button) => {
    const box = button.getBoundingClientRect();
    const doors = document.querySelector('.doors')?.getBoundingClientRect().top ?? innerHeight;
    return box.top >= 0 && box.bottom <= doors;
  });

  test('a ruling from a seat takes three presses, and its words come afterwards', async () => {
    const { page } = people.Jo;
    await page.goto(at('floor/1'));
    await look(people.Jo, 'hand-table');
    const name = await seats(page).nth(1).innerText();
    const hand = counted(page);
    await hand.press(seats(page).nth(1));
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('No penalty earlier today.').waitFor();
    await look(people.Jo, 'hand-seat');
    await hand.press(chip(page, 'Slow Play'));
    const button = page.getByRole('button', { name: 'Record: Warning', exact: true });
    await button.waitFor();
    assert.ok(await inSight(page, button), 'the button is in sight without scrolling');
    await keepPicture(people.Jo, 'ruling-from-a-seat');
    await hand.press(button);
    await page.getByText('Ruling 1 is recorded.').waitFor();
    assert.equal(hand.presses, 3);
    await page.getByLabel('What happened').fill('Four minutes for one attack.');
    await look(people.Jo, 'hand-words');
    await page.getByRole('button', { name: 'Write it down' }).click();
    await page.getByText('It is recorded.').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Write it down' }).count(), 0);
  });

  test('a proposal that has become another is shown before it is stored', async () => {
    const [jo, hana] = [people.Jo.page, people.Hana.page];
    await jo.goto(at('floor/1'));
    await seats(jo).nth(0).click();
    await chip(jo, 'Game Rule Violation').click();
    for (const round of [1, 2]) {
      await hana.goto(at('floor/1'));
      await seats(hana).nth(0).click();
      await chip(hana, 'Game Rule Violation').click();
      await hana.getByRole('button', { name: 'Record: Warning', exact: true }).click();
      await hana.getByText(`Ruling ${round + 1} is recorded.`).waitFor();
    }
    await jo.getByRole('button', { name: 'Record: Warning', exact: true }).click();
    await jo.getByText(/comes to Game Loss now/).first().waitFor();
    people.Jo.problems.length = 0; // the browser itself reports the 422
    const button = jo.getByRole('button', { name: 'Record: Game Loss, waits for the head judge', exact: true });
    await button.waitFor();
    await jo.getByText(/Built on/).waitFor();
    await look(people.Jo, 'hand-became-another');
    await keepPicture(people.Jo, 'ruling-upgrade');
    await button.click();
    await jo.getByText('It waits for the head judge; nothing is carried out yet.').waitFor();
  });

  test('a call is taken, timed and resolved with its minutes in two presses', async () => {
    const { page } = people.Jo;
    const player = await phoneOf(venue, 1);
    await player.page.getByRole('button', { name: 'Call a judge' }).first().click();
    await page.goto(at('calls'));
    const hand = counted(page);
    await hand.press(page.getByRole('button', { name: 'Take it' }));
    await page.getByText('The call is yours.').waitFor();
    await page.locator('.stopwatch time').filter({ hasText: /^\d+:\d\d$/ }).waitFor();
    await page.getByText('Its length: none up to 1 min').waitFor();
    await look(people.Jo, 'hand-call');
    await keepPicture(people.Jo, 'call-taken');
    await hand.press(page.getByRole('radio', { name: '+3' }));
    await hand.press(page.getByRole('button', { name: 'Resolved' }));
    await page.getByText('Resolved. The table has 3 min more.').waitFor();
    assert.equal(hand.presses, 3, 'taking it, the minutes, and the answer');
    await player.context.close();
  });

  test('chips give a table time in two presses', async () => {
    const { page } = people.Jo;
    await page.goto(at('floor/2'));
    const hand = counted(page);
    await hand.press(page.getByRole('radio', { name: '+5' }));
    await hand.press(page.getByRole('button', { name: 'Give time' }));
    await page.getByText('Table 2 has 5 min more.').waitFor();
    assert.equal(hand.presses, 2);
  });

  test('a slow-play watch leads to its ruling', async () => {
    const { page } = people.Jo;
    await page.goto(at('floor/2'));
    const [one, other] = await seats(page).allInnerTexts();
    const hand = counted(page);
    await hand.press(page.getByRole('button', { name: `Time ${one}` }));
    await page.getByRole('heading', { name: `Slow-play watch: ${one}` }).waitFor();
    await hand.press(page.getByRole('button', { name: `Time ${other}` }));
    await page.getByRole('heading', { name: `Slow-play watch: ${other}` }).waitFor();
    await look(people.Jo, 'hand-watch');
    await keepPicture(people.Jo, 'slow-play-watch');
    await hand.press(page.getByRole('button', { name: 'They have acted' }));
    await page.getByText('Their time is noted.').waitFor();
    await hand.press(page.getByRole('link', { name: `Slow Play of ${one}` }));
    await hand.press(page.getByRole('button', { name: 'Record: Warning', exact: true }));
    await page.locator('dl').getByText(/Timed at the table: /).waitFor();
    assert.equal(hand.presses, 5);
  });

  test('what was built on a ruling that is withdrawn is looked at again in four presses', async () => {
    const [jo, hana] = [people.Jo.page, people.Hana.page];
    // ruling 4 of the upgrade was built on 2 and 3, which the head judge gave; 1 is Jo's
    await jo.goto(at('rulings/2'));
    assert.equal(await jo.getByRole('button', { name: 'Appeal to the head judge' }).count(), 0, 'the head judge\'s own');
    await hana.goto(at('rulings/2'));
    await hana.locator('form[action$="/withdraw"]').getByLabel(/^Why/).fill('The wrong player');
    await hana.getByRole('button', { name: 'Withdraw the ruling' }).click();
    await hana.getByText(/Ruling 4 was built on it/).waitFor();
    await hana.goto(at('rulings?show=appeals'));
    await look(people.Hana, 'hand-flagged');
    const hand = counted(hana);
    await hand.press(hana.getByRole('link', { name: 'Ruling 4' }));
    await hana.getByText('ruling 2 was withdrawn').waitFor();
    await look(people.Hana, 'hand-look-again');
    await keepPicture(people.Hana, 'ruling-flagged');
    await hand.press(hana.getByRole('radio', { name: /^Overturn/ }));
    await hand.type(hana.getByLabel(/^Decision/), 'A Warning it is.');
    await hand.press(hana.getByRole('button', { name: 'Decide' }));
    await hana.getByText('It is recorded.').waitFor();
    assert.equal(hand.presses, 4);
    assert.match(await hana.locator('main').innerText(), /Overturned/);
  });
});
