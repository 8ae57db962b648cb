// The game desk in a browser: a pod of four from its first turn to a drawn match and its points; a Grand Melee of sixteen
// with departures, extra turns and a removed marker; two judges at one desk; tables of 66; without JavaScript.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { DESKTOP, PHONE, keepPicture, launch, look } from '../kit/browser.mjs';
import { command, startPodium } from '../kit/podium.mjs';
import { counted } from '../kit/presses.mjs';
import { signedIn } from '../kit/staff.mjs';

const FIRST = ['Ann', 'Bo', 'Cleo', 'Dag', 'Eve', 'Finn', 'Gia', 'Hal', 'Ida', 'Jón', 'Kim', 'Liat', 'Mo', 'Nia', 'Ove', 'Pia'];
const LAST = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm'];
const nameOf = (index) => `${FIRST[index % FIRST.length]} ${LAST[Math.floor(index / FIRST.length)]}`;

let browser;
let podium;
const passwords = {};

// A tournament with one running round: tables of so many seats, in the order of the names.
function tournament(data, slug, size, tables, minutesAgo = 0) {
  const ids = Array.from({ length: size * tables }, (_, index) => `p${index + 1}`);
  const pods = Array.from({ length: tables }, (_, table) => ({ table: table + 1, seats: ids.slice(table * size, (table + 1) * size) }));
  const event = {
    format: 'podium-event/1',
    tournament: { name: `Hall ${size}`, slug, state: 'swiss', pod_size: size, round_minutes: 75, end_of_round: 'extra_turns' },
    players: ids.map((id, index) => ({ id, name: nameOf(index), number: index + 1, checked_in: true })),
    rounds: [{ number: 1, state: 'running', started_at: new Date(Date.now() - minutesAgo * 60_000).toISOString().replace(/\.\d+Z/, 'Z'), pods }],
  };
  const path = join(data, `${slug}.json`);
  writeFileSync(path, JSON.stringify(event));
  command(data, 'import', path);
}

before(async () => {
  const data = mkdtempSync(join(tmpdir(), 'podium-browser-'));
  for (const [slug, size, tables] of [['four', 4, 4], ['sixteen', 16, 1], ['many', 66, 1]]) tournament(data, slug, size, tables);
  tournament(data, 'late', 4, 2, 80);
  tournament(data, 'hall', 16, 1);
  for (const name of ['ada', 'bea']) passwords[name] = command(data, 'user', 'add', name, '--role', 'administrator').match(/assword[^:]*: *(\S+)/)[1];
  podium = await startPodium({ data });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await podium?.stop();
});

const judge = (name, options) => signedIn(browser, podium, name, passwords[name], options);

const desk = (slug, table) => `/t/${slug}/desk/game/${table}`;
const text = (page) => page.locator('main').innerText();

async function follow(somebody, slug, table) {
  await somebody.page.goto(desk(slug, table));
  await somebody.page.getByRole('button', { name: 'Follow this game' }).click();
  await somebody.page.getByRole('heading', { name: /^Game 1/ }).waitFor();
}

async function press(page, name, told) {
  await page.getByRole('button', { name }).first().click();
  if (told) await page.getByText(told).first().waitFor();
}

// Ticks who leaves in the list of seats, and presses why.
async function leave(page, names, why) {
  const list = page.locator('[data-live-part="seats"]');
  for (const name of names) await list.getByLabel(`${name} leaves`, { exact: true }).check();
  await list.locator('.leave-why').getByRole('button', { name: why }).click();
  await page.locator('.game-history li').first().getByText(new RegExp(`${names[0]}.* leave|loses|lose|concede`)).first().waitFor();
}

// Calls time although some is left: it asks back.
async function callTime(page) {
  await page.locator('[data-live-part="group-time"] summary').first().click();
  await page.getByRole('button', { name: /^Call time: / }).click();
  await page.getByRole('heading', { name: 'Call time now?' }).waitFor();
  await page.getByRole('button', { name: /^Call time with \d+ min left/ }).click();
}

const endTurn = (page) => page.getByRole('button', { name: /^End turn/ }).first().click();

async function keep(somebody, name) {
  mkdirSync(new URL('../screenshots/', import.meta.url).pathname, { recursive: true });
  await somebody.page.locator('.game-split').screenshot({ path: new URL(`../screenshots/${name}.png`, import.meta.url).pathname });
}

for (const [device, viewport, table] of [['desk', DESKTOP, 1], ['phone', PHONE, 2]]) {
  test(`a pod of four from the first turn to a drawn match on a ${device}`, async () => {
    const somebody = await judge('ada', { viewport });
    const { page } = somebody;
    await page.goto(desk('four', table));
    await look(somebody, `game-start-${device}`);
    await follow(somebody, 'four', table);
    await look(somebody, `game-four-${device}`);
    const names = [0, 1, 2, 3].map((seat) => nameOf((table - 1) * 4 + seat));
    await endTurn(page);
    await page.getByText(`${names[1]} begins a turn`).first().waitFor();
    await leave(page, [names[3]], 'Eliminated');
    assert.match(await text(page), /4 players, 3 in the game/);
    await page.goto(`${desk('four', table)}?seat=2`);
    await look(somebody, `game-four-chosen-${device}`);
    if (device === 'desk') await keep(somebody, 'ring-4');
    await callTime(page);
    await page.getByText('Time was called: 3 more turns may begin.').waitFor();
    for (const left of ['2 more turns', '1 more turn', 'the last']) {
      await endTurn(page);
      await page.getByText(new RegExp(left)).first().waitFor();
    }
    await look(somebody, `game-four-time-${device}`);
    await endTurn(page);
    await page.getByRole('heading', { name: 'The game is drawn.' }).waitFor();
    assert.match(await text(page), /drew the match, 1 point each/);
    await look(somebody, `game-four-over-${device}`);
    await press(page, 'Confirm result', /is stored/);
    await look(somebody, `game-four-confirmed-${device}`);
    await page.goto(`/t/four/desk/results/1/${table}`);
    assert.match(await text(page), /Drawn/);
    await somebody.context.close();
  });
}

test('a Grand Melee of sixteen with departures, extra turns and a removed marker', async () => {
  const somebody = await judge('ada');
  const { page } = somebody;
  await follow(somebody, 'sixteen', 1);
  assert.match(await text(page), /Grand Melee/);
  await look(somebody, 'game-sixteen');
  // Seat 5 takes an extra turn while in a turn; seat 7's comes before the own one.
  await page.goto(`${desk('sixteen', 1)}?seat=7`);
  await press(page, /^Extra turn/, 'an extra turn to come');
  await page.goto(`${desk('sixteen', 1)}?seat=5`);
  await press(page, /^Extra turn/, `${nameOf(4)} gets an extra turn`);
  const turnOf = (seat) => page.locator('.game-turn', { hasText: nameOf(seat - 1) });
  const ends = (seat) => turnOf(seat).getByRole('button', { name: /^End turn/ }).click();
  await ends(5);
  await page.locator('#content').getByText(`${nameOf(4)} begins an extra turn (marker 2)`).waitFor();
  await look(somebody, 'game-sixteen-extra');
  await ends(5);
  await page.getByText(`marker 2 passes from ${nameOf(4)} to ${nameOf(5)}`).waitFor();
  assert.match(await turnOf(6).innerText(), /waits for marker 3/);
  // Seat 7's extra turn comes before its own, and both are played.
  await ends(9);
  await page.getByText(`${nameOf(5)} begins a turn (marker 2)`).waitFor();
  await ends(13);
  await page.getByText(`${nameOf(9)} begins a turn (marker 3)`).waitFor();
  await ends(6);
  await ends(10);
  await page.getByText(`${nameOf(6)} begins an extra turn (marker 2)`).waitFor();
  await ends(7);
  await page.getByText(`${nameOf(6)} begins a turn (marker 2)`).waitFor();
  assert.doesNotMatch(await text(page), /an extra turn to come/);
  await leave(page, [nameOf(1), nameOf(2)], 'Eliminated');
  assert.match(await text(page), /16 players, 14 in the game/);
  assert.match(await text(page), /designated for removal/);
  await look(somebody, 'game-sixteen-designated');
  await keep(somebody, 'ring-16');
  // The designated marker goes when its turn ends.
  const line = page.locator('.game-turn', { hasText: 'designated for removal' });
  await line.getByRole('button', { name: /^End turn/ }).click();
  await page.getByText(/marker \d is removed from/).first().waitFor();
  assert.equal(await page.locator('.game-turn').count(), 3);
  await press(page, /^Undo/, 'undone by ada');
  assert.equal(await page.locator('.game-turn').count(), 4);
  assert.ok((await page.locator('.game-history s').count()) > 0);
  await look(somebody, 'game-sixteen-undone');
  await somebody.context.close();
});

test('everything the desk offers is accessible, also what is folded away', async () => {
  const somebody = await judge('bea', { viewport: PHONE });
  const { page } = somebody;
  await page.goto(desk('four', 4));
  await follow(somebody, 'four', 4);
  assert.ok(!(await page.getByText('Stacks and priority').isVisible()), 'a phone begins in quick mode');
  await page.goto(`${desk('four', 4)}?view=full`);
  const panel = page.locator('[data-live-part="group-stacks"]');
  await panel.locator('summary').first().click();
  await panel.getByLabel('Name').first().fill('Storm');
  await panel.getByRole('button', { name: 'Put it on the stack' }).click();
  await page.getByText('On the stack of marker 1, from the top: Storm').waitFor();
  assert.ok(await panel.locator('details').first().evaluate((details) => details.open), 'the panel opens when something is under way');
  await page.locator('main details').evaluateAll((all) => all.forEach((details) => { details.open = true; }));
  await look(somebody, 'game-everything');
  await page.goto(`${desk('four', 4)}?view=full`);
  await page.locator('summary', { hasText: 'Stop following' }).click();
  await page.getByLabel(/to confirm/).fill('stop');
  await page.getByRole('button', { name: 'Stop following' }).click();
  await page.getByText('no longer followed').first().waitFor();
  await look(somebody, 'game-given-up');
  await somebody.context.close();
});

test('a table of 66 is legible on a laptop and usable on a phone', async () => {
  const somebody = await judge('ada');
  const { page } = somebody;
  await follow(somebody, 'many', 1);
  await page.goto(`${desk('many', 1)}?seat=9`);
  const discs = await page.locator('.game-ring.many .disc').evaluateAll((all) => all.map((disc) => disc.getBoundingClientRect().width));
  assert.equal(discs.length, 66);
  assert.ok(Math.min(...discs) >= 12, `discs of ${Math.min(...discs)} px`);
  await leave(page, [nameOf(19)], 'Conceded');
  await look(somebody, 'game-many');
  await keep(somebody, 'ring-66');
  await somebody.context.close();
  const walking = await judge('bea', { viewport: PHONE });
  await walking.page.goto(`${desk('many', 1)}?seat=64`);
  assert.ok(await walking.page.locator('.neighbours').isVisible());
  assert.match(await walking.page.locator('.neighbours').textContent(), new RegExp(nameOf(0)));
  const inSight = await walking.page.evaluate(() => {
    const [line, list] = ['.game-seat.chosen', '.game-seats'].map((part) => document.querySelector(part).getBoundingClientRect());
    return line.top >= list.top && line.bottom <= list.bottom;
  });
  assert.ok(inSight, 'the chosen seat is in the part of the list that is seen');
  await look(walking, 'game-many-phone');
  await walking.page.getByRole('button', { name: 'Eliminated' }).first().click();
  await walking.page.getByText('66 players, 64 in the game').waitFor();
  await walking.context.close();
});

test('two judges at one desk at once', async () => {
  const [ada, bea] = [await judge('ada'), await judge('bea', { viewport: PHONE })];
  await follow(ada, 'four', 3);
  await bea.page.goto(desk('four', 3));
  // What one does shows at the other's without reloading.
  await endTurn(ada.page);
  await bea.page.getByText(`${nameOf(9)} begins a turn`).first().waitFor();
  // Typing is not lost, and the later act is refused.
  const form = bea.page.locator('[data-live-part="seats"]');
  await form.getByLabel(`${nameOf(10)} leaves`, { exact: true }).check();
  // Bea's page is asking for what is new when she presses: its answer comes after hers, and does not take its place.
  const gate = {};
  gate.opens = new Promise((open) => (gate.open = open));
  const asked = bea.page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith(desk('four', 3)));
  await bea.page.route(`**${desk('four', 3)}`, async (route) => {
    if (route.request().method() === 'GET') await gate.opens;
    await route.continue();
  });
  await endTurn(ada.page);
  await ada.page.getByText(`${nameOf(10)} begins a turn`).first().waitFor();
  const late = asked.then((request) => request.response());
  await asked;
  await form.locator('.leave-why').getByRole('button', { name: 'Eliminated' }).click();
  await bea.page.getByRole('heading', { name: 'Done meanwhile' }).waitFor();
  gate.open();
  await (await late).finished();
  await bea.page.unrouteAll({ behavior: 'wait' });
  assert.match(await text(bea.page), /ada: The turn of/);
  bea.problems.length = 0; // the browser itself reports the 409
  await look(bea, 'game-meanwhile');
  await press(bea.page, 'Send mine again', '4 players, 3 in the game');
  await ada.page.getByText('4 players, 3 in the game').waitFor();
  for (const somebody of [ada, bea]) await somebody.context.close();
});

// The bar of acts and what is above and below it, as the page is scrolled now.
const bar = (page) =>
  page.evaluate(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [acts, doors] = [box('.act-bar'), box('.doors')];
    return { top: acts.top, bottom: acts.bottom, doors: doors.top, height: innerHeight };
  });

test('one hand: the acts stay above the doors wherever the page is, and the page stays under the thumb', async () => {
  const somebody = await judge('ada', { viewport: PHONE });
  const { page } = somebody;
  await follow(somebody, 'late', 1);
  // time is up: the call is the first thing, and takes one press
  const first = page.locator('main form button').first();
  assert.match(await first.innerText(), /^Call time: 4 more turns/);
  await look(somebody, 'game-time-is-up');
  await keepPicture(somebody, 'game-time-is-up');
  const hand = counted(page);
  await hand.press(first);
  await page.getByText('4 turns left').first().waitFor();
  assert.equal(hand.presses, 1);
  for (const part of [0, 0.3, 0.6, 1]) {
    await page.evaluate((part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)), part);
    const { top, bottom, doors, height } = await bar(page);
    assert.ok(top > height / 2 && bottom <= doors + 1, `at ${part}: ${top} to ${bottom}, the doors from ${doors}`);
  }
  // a turn is one press from anywhere, and nothing moves
  await page.evaluate(() => scrollTo(0, 300));
  await hand.press(page.locator('.act-bar').getByRole('button', { name: /^End turn/ }));
  await page.getByText('3 turns left').first().waitFor();
  assert.equal(hand.presses, 2);
  assert.equal(await page.evaluate(() => scrollY), 300);
  // a seat opens where it is
  const line = page.locator('.game-seat', { hasText: nameOf(3) });
  await line.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = (await line.boundingBox()).y;
  await hand.press(line.getByRole('link'));
  await line.getByRole('button', { name: 'Conceded' }).waitFor();
  assert.ok(Math.abs((await line.boundingBox()).y - before) < 2, 'the seat that was pressed is where it was');
  await hand.press(line.getByRole('button', { name: 'Conceded' }));
  await page.getByText('4 players, 3 in the game').first().waitFor();
  assert.ok(Math.abs((await line.boundingBox()).y - before) < 2, 'and after its act too');
  assert.equal(hand.presses, 4);
  // the ring says what the list says: it is folded
  assert.equal(await page.locator('.game-ring').isVisible(), false);
  assert.equal(await page.locator('.game-seats').count(), 1);
  await look(somebody, 'game-one-hand');
  await keepPicture(somebody, 'game-phone');
  await somebody.context.close();
});

test('a Grand Melee on a phone has a line for each marker and its button in the bar', async () => {
  const somebody = await judge('ada', { viewport: PHONE });
  const { page } = somebody;
  await follow(somebody, 'hall', 1);
  const hand = counted(page);
  await hand.press(page.locator('.act-bar').getByRole('button', { name: /^End the turn of marker 2/ }));
  const line = page.locator('.game-turn', { hasText: 'waits for marker 3' });
  await line.waitFor();
  assert.match(await line.innerText(), /within three seats/);
  assert.equal(await page.locator('.game-turn').count(), 4);
  assert.equal(await page.locator('.game-turn').getByRole('button', { name: /^End turn/ }).count(), 0, 'the bar has them');
  assert.equal(hand.presses, 1);
  await look(somebody, 'game-hall-phone');
  await keepPicture(somebody, 'game-hall');
  await somebody.context.close();
});

test('the desk works without JavaScript', async () => {
  const somebody = await judge('ada', { viewport: PHONE, javaScriptEnabled: false });
  const { page } = somebody;
  await page.goto(desk('four', 4));
  await page.getByRole('button', { name: /^Follow/ }).click();
  await endTurn(page);
  await page.goto(`${desk('four', 4)}?seat=1`);
  await page.getByRole('button', { name: 'Conceded' }).first().click();
  await page.getByText('4 players, 3 in the game').waitFor();
  await page.goto(`${desk('four', 4)}?view=full`);
  await page.locator('summary', { hasText: 'Coins and dice' }).click();
  await page.getByRole('button', { name: 'Roll' }).click();
  await page.getByText(/rolls \d+ on 20 sides/).first().waitFor();
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await page.getByText('undone by ada').first().waitFor();
  await page.locator('summary', { hasText: 'Result' }).click();
  await page.locator('[data-live-part="group-result"] form').first().getByRole('button', { name: 'Won the game' }).click();
  await page.getByRole('button', { name: 'Confirm result' }).click();
  await page.getByText(/is stored/).waitFor();
  assert.deepEqual(somebody.problems, []);
  await somebody.context.close();
});
