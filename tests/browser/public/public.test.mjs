// Everybody's pages in a browser: accessible, nothing sideways, nothing from elsewhere, on a laptop and on a phone, and
// all of it without a script.

import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { DESKTOP, NARROW, PHONE, keepPicture, launch, look, visitor, widths } from '../kit/browser.mjs';
import { command, startPodium } from '../kit/podium.mjs';

const NAMES = [
  'Ann Ash', 'Bo 🦊 Fox', 'Cécile van der Berg', 'ولید محمد', 'Maximilian-Alexander von und zu Guttenbergwaldhausen', '<b>Eve</b> Elm',
  'Fay Fir', 'Gil Gum', 'Hal Hazel', 'Ida Ivy', 'Jon Juniper', 'Kim Kapok', 'Lea Larch', 'Mia Maple', 'Nils Nutmeg', 'Oda Oak',
];

// One that leads a deck, two together, and one of whom nobody has said it.
const COMMANDERS = [['Vael, Keeper of Tides'], ['Maximiliana, Archduchess of the Farthest Shore', 'Oru the Patient'], []];

// Sixteen players, three rounds, a playoff of ten with its champion.
function finished() {
  const ids = NAMES.map((_, index) => `p${String(index + 1).padStart(2, '0')}`);
  const pods = (seats, of = 4) => seats.map((_, index) => index).filter((index) => index % of === 0).map((index) => seats.slice(index, index + of));
  const times = { state: 'finished', published_at: '2026-05-09T08:00:00Z', started_at: '2026-05-09T08:05:00Z', finished_at: '2026-05-09T09:30:00Z' };
  const round = (number, stage, groups) => ({
    number,
    stage,
    pods: groups.map((seats, index) => ({ table: index + 1, seats, result: stage === 'swiss' && index === 3 ? { draw: seats.slice(1) } : { winner: seats[number % seats.length] } })),
    ...times,
  });
  const columns = [0, 1, 2, 3].flatMap((column) => [0, 4, 8, 12].map((row) => ids[row + column]));
  const diagonal = [0, 5, 10, 15, 1, 6, 11, 12, 2, 7, 8, 13, 3, 4, 9, 14].map((index) => ids[index]);
  const seeds = ids.slice(0, 10);
  const seeded = (...places) => places.map((place) => seeds[place - 1]);
  const semi = round(4, 'playoff', [seeded(3, 6, 7, 10), seeded(4, 5, 8, 9)]);
  const winners = semi.pods.map((pod) => pod.result.winner);
  return {
    format: 'podium-event/1',
    tournament: {
      name: 'Finished Open', slug: 'finished-open', state: 'finished', date: '2026-05-09', place: 'Town hall', time_zone: 'Europe/Lisbon',
      listed: true, code_of_conduct: 'Be kind.', round_minutes: 60, secret: '00'.repeat(32), swiss_rounds: 3, playoff_cut: 10, decklists_public: true,
    },
    players: NAMES.map((name, index) => ({
      id: ids[index], name, number: index + 1,
      ...(index === 0 ? { decklist: `Commander\n1 ${COMMANDERS[0][0]}\nDeck\n99 Island` } : {}),
      commanders: COMMANDERS[index % COMMANDERS.length],
      ...(index === 15 ? { dropped_after: 3 } : {}),
    })),
    rounds: [round(1, 'swiss', pods(ids)), round(2, 'swiss', pods(columns)), round(3, 'swiss', pods(diagonal)), semi, round(5, 'playoff', [[...seeded(1, 2), ...winners]])],
    cut: { seeds, announced_at: '2026-05-09T13:00:00Z' },
    announcements: [{ at: '2026-05-09T08:30:00Z', text: 'Lunch at one.\nVegan: ask at the bar.' }],
    log: [{ at: '2026-05-09T08:40:00Z', by: 'ora', what: 'Round 1: table 2 moved to table 3.', verb: 'round.change', why: 'A broken lamp', public: true }],
  };
}

// The same players in the second of three rounds, whose first table has its result.
function inRoundTwo(slug, shown) {
  const { players, rounds } = finished();
  const [one, two] = structuredClone(rounds);
  const { state, finished_at: _, ...begun } = two;
  const pods = two.pods.map(({ result, ...pod }, index) => (index === 0 ? { ...pod, result } : pod));
  return {
    format: 'podium-event/1',
    tournament: {
      name: 'Regular Open', slug, state: 'swiss', rules_enforcement_level: 'regular', date: '2026-05-09', time_zone: 'Europe/Lisbon', listed: true,
      swiss_rounds: 3, playoff_cut: 4, ...shown,
    },
    players: players.map(({ dropped_after: _, ...player }) => player),
    rounds: [one, { ...begun, state: 'running', started_at: new Date().toISOString().replace(/\.\d+Z/, 'Z'), pods }],
  };
}

const FINISHED = '/t/finished-open';
let browser;
let podium;
let running;
let password;

before(async () => {
  const data = mkdtempSync(join(tmpdir(), 'podium-browser-'));
  running = command(data, 'demo').match(/\/t\/[a-z0-9-]+/)[0];
  const events = [finished(), inRoundTwo('regular-open', {}), inRoundTwo('quiet-open', { running_results_public: false })];
  for (const event of events) {
    const file = join(data, `${event.tournament.slug}.json`);
    writeFileSync(file, JSON.stringify(event));
    command(data, 'import', file);
  }
  password = command(data, 'user', 'add', 'ada', '--role', 'administrator').match(/assword[^:]*: *(\S+)/)[1];
  podium = await startPodium({ data });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await podium?.stop();
});

const pages = () => ({
  front: '/',
  home: running,
  'home-finished': FINISHED,
  pairings: `${running}/pairings`,
  'pairings-by-name': `${running}/pairings?by=name`,
  'pairings-results': `${FINISHED}/pairings/1`,
  'pairings-nobody': `${running}/pairings?q=nobody`,
  names: `${running}/pairings/1/names`,
  slips: `${running}/pairings/1/slips`,
  standings: `${FINISHED}/standings`,
  why: `${FINISHED}/standings/3/1`,
  bracket: `${FINISHED}/bracket`,
  'bracket-empty': `${running}/bracket`,
  players: `${FINISHED}/players`,
  player: `${FINISHED}/players/4`,
  profile: `${FINISHED}/profile`,
  changes: `${FINISHED}/changes`,
  nothing: '/t/nothing',
});

for (const [size, viewport] of Object.entries({ laptop: DESKTOP, phone: PHONE })) {
  test(`every public page is as it must be on a ${size}`, async () => {
    const anybody = await visitor(browser, { base: podium.address, viewport });
    for (const [name, path] of Object.entries(pages())) {
      await anybody.page.goto(path);
      // the browser reports the status of an error page as a separate error
      if (name === 'nothing') anybody.problems.splice(0);
      await look(anybody, `public-${name}`);
    }
    await anybody.context.close();
  });
}

test('a player finds their table without a script', async () => {
  const { context, page, problems } = await visitor(browser, { base: podium.address, viewport: NARROW, javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'Finished Open' }).click();
  await page.getByRole('navigation', { name: 'Tournament' }).first().getByRole('link', { name: 'Pairings' }).click();
  await page.getByRole('searchbox', { name: 'Find your name' }).fill('cecile berg');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.waitForURL(/[?&]q=/);
  assert.equal(await page.locator('.pod').count(), 1);
  assert.match(await page.locator('.seat.found').innerText(), /Cécile van der Berg/);
  await page.getByRole('link', { name: 'Show everybody' }).click();
  await page.getByRole('link', { name: 'By last name' }).click();
  await page.waitForURL(/[?&]by=name/);
  assert.match(await page.locator('table').innerText(), /van der Berg, Cécile/);
  await page.getByRole('link', { name: 'van der Berg, Cécile' }).click();
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Cécile van der Berg');
  await page.getByRole('link', { name: 'Where the numbers come from' }).click();
  await page.waitForLoadState();
  assert.match(await page.locator('main').innerText(), /Opponents' match-win percentage/);
  const [content, window, outside] = await page.evaluate(widths);
  assert.ok(content <= window, `${content} px in ${window} px: ${outside}`);
  assert.deepEqual(problems, []);
  await context.close();
});

test('with the script the list answers while a name is typed', async () => {
  const { context, page, problems } = await visitor(browser, { base: podium.address, viewport: PHONE });
  await page.goto(`${FINISHED}/players`);
  await page.getByRole('searchbox').fill('zoe');
  await page.getByText('Nobody by that name').waitFor();
  await page.getByRole('searchbox').fill('fox');
  await page.getByText('1 player', { exact: true }).waitFor();
  assert.equal(await page.locator('tbody tr:visible').count(), 1);
  assert.deepEqual(problems, []);
  await context.close();
});

test('paper names tournament and round and hides what is for the screen', async () => {
  const { context, page } = await visitor(browser, { base: podium.address });
  await page.emulateMedia({ media: 'print' });
  for (const [path, heading] of [
    ['/standings', 'Finished Open · Final places'],
    ['/standings/3', 'Finished Open · Standings after round 3'],
    ['/pairings/1', 'Finished Open · Round 1'],
    ['/pairings/1?by=name', 'Finished Open · Round 1'],
    ['/pairings/1/names', 'Finished Open · Round 1'],
  ]) {
    await page.goto(FINISHED + path);
    assert.ok(await page.getByText(heading, { exact: true }).isVisible(), path);
    assert.equal(await page.locator('.doors, .masthead, form, footer').locator('visible=true').count(), 0, path);
  }
  await page.goto(`${FINISHED}/pairings/1/slips`);
  assert.equal(await page.locator('.slip').count(), 4);
  assert.match(await page.locator('.slip').first().innerText(), /Finished Open\s*Round 1/);
  await context.close();
});

// Somebody of the staff, on the results of a tournament.
async function scorekeeper(slug) {
  const somebody = await visitor(browser, { base: podium.address });
  const { page } = somebody;
  await page.goto('/sign-in');
  await page.getByLabel('User name').fill('ada');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
  await page.goto(`/t/${slug}/desk/results`);
  return somebody;
}

test('results come in while everybody looks, and the standings say who can make the cut', async () => {
  const staff = await scorekeeper('regular-open');
  const phone = await visitor(browser, { base: podium.address, viewport: PHONE });
  const laptop = await visitor(browser, { base: podium.address });
  await phone.page.goto('/t/regular-open/pairings');
  await laptop.page.goto('/t/regular-open');
  const seats = phone.page.locator('.pod[data-table="2"] .seat');
  const seat = (number) => seats.nth(number - 1);
  assert.equal(await seats.and(phone.page.locator('.won')).count(), 0);
  assert.match(await phone.page.locator('main').innerText(), /1 of 4 tables have a result/);
  await staff.page.locator('[data-table="2"] [data-seat="3"] button').click();
  await seat(3).and(phone.page.locator('.won')).waitFor();
  const winner = await seat(3).locator('bdi').first().innerText();
  await laptop.page.getByText(`${winner} won`).waitFor();
  assert.match(await laptop.page.locator('main').innerText(), /2 of 4 tables have a result/);
  for (const [somebody, name] of [[phone, 'pairings-running'], [laptop, 'home-running']]) {
    await look(somebody, name);
    await keepPicture(somebody, name);
  }
  // points are of finished rounds
  assert.match(await seat(3).innerText(), /5 points/);

  for (const somebody of [phone, laptop]) {
    await somebody.page.goto('/t/regular-open/standings');
    assert.equal(await somebody.page.locator('tr.cut-line').count(), 1);
    await look(somebody, 'standings-cut');
    await keepPicture(somebody, 'standings-cut');
  }
  for (const somebody of [phone, laptop, staff]) await somebody.context.close();
});

test('without a script a reader sees the results too, and where they are not public nobody does', async () => {
  const staff = await scorekeeper('quiet-open');
  await staff.page.locator('[data-table="2"] [data-seat="3"] button').click();
  await staff.page.locator('[data-table="2"].done').waitFor();
  const reader = await visitor(browser, { base: podium.address, viewport: NARROW, javaScriptEnabled: false });
  const won = async (path) => {
    await reader.page.goto(path);
    return reader.page.locator('.seat.won').count();
  };
  assert.equal(await won('/t/quiet-open/pairings'), 0);
  assert.ok((await won('/t/regular-open/pairings')) > 0);
  const [content, window, outside] = await reader.page.evaluate(widths);
  assert.ok(content <= window, `${content} px in ${window} px: ${outside}`);
  await reader.page.goto('/t/quiet-open/profile');
  assert.match(await reader.page.locator('main').innerText(), /public when the round is finished/);
  for (const somebody of [reader, staff]) await somebody.context.close();
});
