// The end of a round by each ruleset that is shipped, and by the most life: what the floor says when time is up, what a
// press does, who sees the overtime, and which result the press that is due enters.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, keepPicture, launch, look, visitor } from '../kit/browser.mjs';
import { startPodium } from '../kit/podium.mjs';
import { demonstrated, organizer, joins } from '../kit/staff.mjs';

const FOLDER = new URL('../../../crates/document/rulesets/', import.meta.url);
const RULESETS = readdirSync(FOLDER).map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
// No shipped ruleset has it.
const LIFE = { id: 'most-life', settings: { end_of_round: 'finish_turn', unfinished_games: 'most_life' } };
const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel'];
const LIMIT = 75;

// Two tables in a round that began so many minutes ago.
function hall(slug, settings, ago) {
  const started = new Date(Date.now() - ago * 60000).toISOString();
  const players = NAMES.map((name, index) => ({ id: `p${index}`, name, number: index + 1 }));
  const pods = [1, 2].map((table) => ({ table, seats: [0, 1, 2, 3].map((seat) => `p${(table - 1) * 4 + seat}`) }));
  const round = { number: 1, stage: 'swiss', pods, state: 'running', published_at: started, started_at: started };
  return {
    format: 'podium-event/1',
    tournament: { name: slug, slug, state: 'swiss', time_zone: 'Europe/Lisbon', round_minutes: LIMIT, swiss_rounds: 3, ...settings },
    players,
    rounds: [{ ...round, clock: { started_at: started, limit_minutes: LIMIT } }],
  };
}

describe('the end of a round', () => {
  let browser;
  let podium;
  let chief;
  let jo;
  const joined = new Set();

  before(async () => {
    const halls = [...RULESETS, LIFE].flatMap(({ id, settings = {} }) => {
      const over = settings.overtime_minutes && hall(`${id}-over`, settings, LIMIT + settings.overtime_minutes + 1);
      return [hall(id, settings, LIMIT + 1), over].filter(Boolean);
    });
    const { data, password } = demonstrated(...halls, hall('missing', { no_show_minutes: 10 }, 11));
    podium = await startPodium({ data });
    browser = await launch();
    chief = await organizer(browser, podium, password, DESKTOP);
  });
  after(async () => {
    await browser?.close();
    await podium?.stop();
  });

  // A judge's phone at the floor of a tournament.
  async function floorOf(slug) {
    if (!joined.has(slug)) jo = await joins({ browser, podium, organizer: chief, slug }, 'Jo', 'Judge', { somebody: jo });
    joined.add(slug);
    await jo.page.goto(`/t/${slug}/desk/floor?show=time`);
    return jo.page;
  }
  const card = (page, table) => page.locator(`#table-${table}`);
  const says = (page, table, words) => card(page, table).locator('.time-now').getByText(words).waitFor();
  const press = (page, table, name) => card(page, table).getByRole('button', { name }).first().click();
  const done = (page, table, words) => card(page, table).locator('.time-head').getByText(words, { exact: true }).waitFor();

  async function publicText(slug) {
    const reader = await visitor(browser, { base: podium.address, viewport: PHONE });
    await reader.page.goto(`/t/${slug}/pairings`);
    const text = await reader.page.locator('body').innerText();
    await reader.context.close();
    return text;
  }

  assert.equal(RULESETS.length, 7);
  for (const { id, settings = {} } of RULESETS) {
    const counts = settings.end_of_round !== 'finish_turn';
    const overtime = settings.overtime_minutes;
    const seen = overtime && settings.overtime_shown !== 'staff';

    test(`${id}: the last turn, and the draw that a press enters`, async () => {
      const page = await floorOf(id);
      await card(page, 1).getByText('Whose turn is it?').waitFor();
      await look(jo, `end-by-${id}`);
      const text = await card(page, 1).innerText();
      assert.equal(/acting in the end step/.test(text), Boolean(settings.end_step_turn), text);
      assert.equal(/Overtime:/.test(text), Boolean(overtime), text);
      await card(page, 1).locator('[name=call]').first().click();
      if (counts) {
        for (const turn of [0, 1, 2, 3]) {
          await says(page, 1, `${turn} of 4`);
          await press(page, 1, '+1 turn');
        }
        await says(page, 1, '4 of 4');
      } else {
        await says(page, 1, 'Last turn');
      }
      await press(page, 1, /^It ends: draw/);
      await says(page, 1, 'The game is drawn');
      await keepPicture(jo, `end-by-${id}`);
      await press(page, 1, /^Confirm/);
      await done(page, 1, 'Drawn');
      await page.goto(`/t/${id}/desk/floor/1`);
      assert.match(await page.locator('main').innerText(), /Drawn/);
      assert.deepEqual(jo.problems, []);
    });

    if (settings.end_step_turn) {
      test(`${id}: in an end step the next turn is the last`, async () => {
        const page = await floorOf(id);
        await card(page, 2).locator('[name=end_step]').check();
        await card(page, 2).locator('[name=call]').nth(1).click();
        await says(page, 2, '0 of 1');
        await press(page, 2, '+1 turn');
        await says(page, 2, '1 of 1');
        await press(page, 2, /^It ends: draw/);
        await press(page, 2, /^Confirm/);
        await done(page, 2, 'Drawn');
      });
    }

    if (settings.place_points) {
      test(`${id}: one press for each player who goes out enters the places`, async () => {
        const page = await floorOf(id);
        await card(page, 2).locator('[name=call]').first().click();
        await says(page, 2, '0 of 4');
        for (const name of ['Hal Hazel', 'Eve Elm', 'Gia Ginkgo']) {
          await press(page, 2, new RegExp(`${name} goes out`));
          // after the last of them the card says who has won
          if (name !== 'Gia Ginkgo') await card(page, 2).locator('.gone').getByText(name).waitFor();
        }
        await says(page, 2, 'Finn Fir has won');
        await press(page, 2, /^Confirm/);
        await done(page, 2, /^Finn Fir won/);
        await chief.page.goto(`/t/${id}/desk/results/1/2`);
        const places = await chief.page.locator('#places input').evaluateAll((all) => all.map((one) => one.value));
        assert.deepEqual(places, ['3', '1', '2', '4'], 'Eve, Finn, Gia, Hal');
      });
    }

    if (overtime) {
      test(`${id}: overtime, seen by ${seen ? 'everybody' : 'the staff'}, ends with the draw`, async () => {
        assert.equal(/Overtime:/.test(await publicText(id)), Boolean(seen));
        await chief.page.goto(`/t/${id}/desk/clock`);
        assert.match(await chief.page.locator('body').innerText(), /Overtime:/);
        const page = await floorOf(`${id}-over`);
        await says(page, 1, 'Overtime is over: the game is drawn');
        await look(jo, `overtime-by-${id}`);
        await press(page, 1, /^Draw/);
        await done(page, 1, 'Drawn');
        assert.deepEqual(jo.problems, []);
      });
    }
  }

  test('a missing player: their table is first, and one press starts the game without them', async () => {
    const page = await floorOf('missing');
    await page.goto('/t/missing/desk/floor/2');
    await page.getByText('Somebody is missing').click();
    await page.getByRole('button', { name: 'Missing: Finn Fir' }).click();
    await page.getByText('Missing: Finn Fir · Start without them now').waitFor();
    await look(jo, 'missing-player');
    await keepPicture(jo, 'missing-player');
    await page.goto('/t/missing/desk/floor?show=all');
    const first = page.locator('ul.floor > li').first();
    assert.equal(await first.getAttribute('data-table'), '2');
    await first.getByText('Missing: Finn Fir · Start without them now').waitFor();
    await look(jo, 'floor-missing-player');
    const { page: head } = chief;
    await head.goto('/t/missing/desk/floor/2');
    await head.getByRole('button', { name: 'Match loss and drop: Finn Fir' }).click();
    await head.getByText('has a match loss in this round and is dropped').waitFor();
    await page.goto('/t/missing/desk/floor/2');
    assert.equal(await page.getByText('Missing: Finn Fir').count(), 0);
    assert.deepEqual(jo.problems, []);
  });

  test('the most life: the game waits for who has won', async () => {
    const page = await floorOf(LIFE.id);
    await card(page, 1).locator('[name=call]').nth(2).click();
    await says(page, 1, 'Last turn');
    await press(page, 1, /^Turn ends/);
    await says(page, 1, 'No turn is left: the player with the most life wins');
    await look(jo, 'end-by-most-life');
    await keepPicture(jo, 'end-by-most-life');
    await press(page, 1, /Bo Birch has won/);
    await done(page, 1, 'Bo Birch won');
  });
});
