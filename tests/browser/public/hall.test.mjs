// A hall of five hundred: the sheets for its walls, its projector, and what is announced to all of it, to a table and to
// one player.

import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { DESKTOP, PHONE, keepPicture, launch, look, picture, visitor } from '../kit/browser.mjs';
import { setUp } from '../kit/organizer.mjs';
import { command, startPodium } from '../kit/podium.mjs';
import { counted } from '../kit/presses.mjs';

const PROJECTOR = { width: 1920, height: 1080 };
const FIRST = ['Ann', 'Bo', 'Cécile', 'Dag', 'Maximiliane', 'Jean-Luc', 'Ünal', 'Oscar', 'Priyanka', 'Wu'];
const LAST = ['Ash', 'Birch', 'van der Berg', 'Cedarwood', 'Dogwood', 'Guttenbergwaldhausen', 'Fir', 'Ginkgo', 'Hazel-Juniper', 'Ivy', 'Zelkova'];

const moment = (ago) => new Date(Date.now() - ago * 1000).toISOString();

// So many players in round 1, which began `ago` seconds ago, as an event document.
function inRoundOne(name, slug, count, ago, more = {}) {
  const players = Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: `${FIRST[index % FIRST.length]} ${LAST[(index * 7) % LAST.length]}${String.fromCharCode(97 + (index % 26))}`,
    number: index + 1,
    checked_in: true,
  }));
  const pods = Array.from({ length: Math.floor(count / 4) }, (_, index) => ({ table: index + 1, seats: [0, 1, 2, 3].map((seat) => `p${index * 4 + seat}`) }));
  return {
    format: 'podium-event/1',
    tournament: { name, slug, state: 'swiss', time_zone: 'Europe/Lisbon', listed: true, round_minutes: 90, ...more.tournament },
    players,
    rounds: [{ number: 1, stage: 'swiss', pods, byes: players.slice(pods.length * 4).map((player) => player.id), state: 'running', published_at: moment(ago + 60), started_at: moment(ago) }],
    announcements: more.announcements ?? [],
  };
}

let browser;
let podium;
let organizer;
let data;

function bring(document) {
  const file = join(data, `${document.tournament.slug}.json`);
  writeFileSync(file, JSON.stringify(document));
  command(data, 'import', file);
}

before(async () => {
  data = mkdtempSync(join(tmpdir(), 'podium-hall-'));
  podium = await startPodium({ data });
  browser = await launch();
  organizer = await setUp(browser, podium, DESKTOP);
  bring(inRoundOne('Hall of Five Hundred', 'hall', 500, 600, { announcements: [{ at: moment(300), text: 'Lunch at one, in the yard.' }] }));
  bring(inRoundOne('Small Hall', 'small', 16, 600));
  bring(inRoundOne('Gypsy Jig Club', 'uneven', 37, 600));
});

after(async () => {
  await browser?.close();
  await podium?.stop();
});

test('five hundred names with their seats are printed on five sheets', async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    const anybody = await visitor(browser, { base: podium.address, viewport });
    await anybody.page.goto('/t/hall/pairings/1/names');
    await look(anybody, 'hall-names');
    if (viewport === DESKTOP) await printed(anybody.page);
    await anybody.context.close();
  }
});

async function printed(page) {
  const lines = await page.locator('.by-name li:not(.letter)').evaluateAll((all) => all.map((line) => line.innerText.replace(/\s+/g, ' ')));
  assert.equal(lines.length, 500);
  // each with its table and its seat there
  for (const line of lines) assert.match(line, / Table \d+ seat [1-4]$/);
  assert.equal(new Set(lines.map((line) => line.match(/Table .*/)[0])).size, 500, 'no seat twice');
  const sheets = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  assert.ok(sheets <= 5, `${sheets} sheets`);
  await page.emulateMedia({ media: 'print' });
  const columns = await page.locator('.by-name').evaluate((list) => getComputedStyle(list).columnCount);
  assert.ok(Number(columns) >= 3, `${columns} columns`);
  await page.emulateMedia({ media: null });
}

// The objects of pages in a PDF: /Pages, their tree, is none.
const pagesOf = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page(?!\w)/g).length;

test('the projector shows five hundred with their seats in four turns', async () => {
  const wall = await visitor(browser, { base: podium.address, viewport: PROJECTOR });
  await wall.page.goto('/t/hall/projector');
  await wall.page.getByText(/^Page 1 of \d+ · turns in \d+ s$/).waitFor();
  await look(wall, 'hall-projector');
  await keepPicture(wall, 'projector-500');
  const pages = await wall.page.evaluate(() => globalThis.podium.turnTo(0));
  assert.ok(pages <= 4, `${pages} pages`);
  const whole = new Set();
  for (let turn = 0; turn < pages; turn += 1) {
    await wall.page.evaluate((page) => globalThis.podium.turnTo(page), turn);
    for (const seat of await wall.page.evaluate(onScreen)) whole.add(seat);
  }
  assert.equal(whole.size, 500, 'everybody is on some page, whole, with table and seat');
  const [clock, type] = await wall.page.evaluate(() => [
    document.querySelector('.huge').getBoundingClientRect().height / innerHeight,
    parseFloat(getComputedStyle(document.querySelector('[data-turns]')).fontSize),
  ]);
  assert.ok(clock >= 0.2, `the clock is ${clock} of the height`);
  assert.ok(type >= 18, `the names are ${type} px high`);
  await wall.context.close();
});

test('no letter of a projected name is cut, and all columns are equally long', async () => {
  for (const [slug, most] of [['uneven', 1], ['hall', 4]]) {
    const wall = await visitor(browser, { base: podium.address, viewport: PROJECTOR });
    await wall.page.goto(`/t/${slug}/projector`);
    await wall.page.locator('.projector-names li').first().waitFor();
    await wall.page.evaluate(tallFont);
    const { pages, cut, columns } = await wall.page.evaluate(drawn);
    await picture(wall, `projector-${slug}`);
    assert.ok(pages <= most, `${slug}: ${pages} pages`);
    assert.deepEqual(cut, [], `${slug}: text that is higher than what shows it`);
    assert.ok(Math.max(...columns) - Math.min(...columns) <= 1, `${slug}: ${columns} names`);
    assert.deepEqual(wall.problems, []);
    await wall.context.close();
  }
});

// A font whose letters lie as low in their lines as those of most devices' own: here there are others.
async function tallFont() {
  const font = new FontFace('Tall', 'local("Liberation Sans")', { ascentOverride: '108%', descentOverride: '25%' });
  document.fonts.add(await font.load());
  document.documentElement.style.setProperty('--sans', 'Tall');
  dispatchEvent(new Event('resize'));
}

// How many pages there are, which names are cut above or below, and how many names each column has.
function drawn() {
  const pages = globalThis.podium.turnTo(0);
  const pen = document.createElement('canvas').getContext('2d');
  const cut = [];
  for (const name of document.querySelectorAll('.projector-names .name')) {
    const style = getComputedStyle(name);
    pen.font = `${style.fontSize} ${style.fontFamily}`;
    const ink = pen.measureText(`${name.textContent}gypq`);
    const base = document.createElement('span');
    base.style.display = 'inline-block'; // its lower edge lies on the line's base
    name.prepend(base);
    const line = base.getBoundingClientRect().bottom;
    base.remove();
    const box = name.getBoundingClientRect();
    if (line - ink.actualBoundingBoxAscent < box.top || line + ink.actualBoundingBoxDescent > box.bottom) cut.push(name.textContent);
  }
  const columns = new Map();
  for (const name of document.querySelectorAll('[data-turns] li')) {
    const left = Math.round(name.getBoundingClientRect().left);
    columns.set(left, (columns.get(left) ?? 0) + 1);
  }
  return { pages, cut, columns: [...columns.values()] };
}

// The lines that are completely on the page as it is, by table and seat.
function onScreen() {
  const [list, foot] = [document.querySelector('[data-turns]'), document.querySelector('footer')].map((element) => element.getBoundingClientRect());
  return [...document.querySelectorAll('[data-turns] li')]
    .filter((item) => {
      const box = item.getBoundingClientRect();
      return box.left >= list.left - 2 && box.right <= list.right + 2 && box.bottom <= foot.top + 1;
    })
    .map((item) => item.textContent.match(/\d+\s+seat\s+\d/)[0]);
}

async function player(slug, number) {
  const answer = await organizer.page.request.get(`${podium.address}/t/${slug}/desk/players/${number}/link`);
  const somebody = await visitor(browser, { base: podium.address, viewport: PHONE });
  await somebody.page.goto((await answer.text()).match(/\/p\/[\w.~-]+/)[0]);
  await somebody.page.waitForURL(/\/me$/);
  return somebody;
}

test('something is announced to all, to a table and to one player', async () => {
  const { page } = organizer;
  const [ann, other] = [await player('small', 1), await player('small', 5)];
  const reader = await visitor(browser, { base: podium.address, viewport: PHONE });
  await reader.page.goto('/t/small');
  await page.goto('/t/small/desk/announcements');
  await look(organizer, 'announcements-none');
  const hand = counted(page);
  await hand.type(page.getByLabel('What everybody should read'), 'The doors close at eight.');
  await hand.press(page.getByRole('button', { name: 'Announce', exact: true }));
  assert.equal(hand.presses, 2, 'a text and a press');
  await page.getByRole('main').getByText('The doors close at eight.').waitFor();
  // open pages show it without a reload
  for (const somebody of [ann, other, reader]) await somebody.page.getByText('The doors close at eight.').waitFor();

  const only = async (label, value, text) => {
    await page.getByText('Pinned, later, or only').click();
    await page.getByLabel(label).fill(value);
    await page.getByLabel('What everybody should read').fill(text);
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await page.getByRole('main').getByText(text).waitFor();
  };
  await only(/^Only player/, '1', 'Your card is at the desk.');
  await ann.page.getByText('Your card is at the desk.').waitFor();
  await only(/^Only table/, '2', 'Please move to table 20.');
  await other.page.getByText('Please move to table 20.').waitFor();
  await look(ann, 'me-announced');
  await keepPicture(ann, 'me-announced');
  for (const [somebody, text] of [[ann, 'table 20'], [other, 'Your card'], [reader, 'Your card'], [reader, 'table 20']]) {
    await somebody.page.reload();
    assert.equal(await somebody.page.getByText(text).count(), 0, `${text} is not for them`);
  }
  const line = page.getByRole('listitem').filter({ hasText: 'The doors close' });
  await line.getByRole('button', { name: 'Pin', exact: true }).click();
  await line.getByRole('button', { name: 'Unpin' }).waitFor();
  await reader.page.getByText('Pinned').waitFor();
  await look(reader, 'home-announced');
  // what cannot be meant comes back with what was typed
  await page.getByText('Pinned, later, or only').click();
  await page.getByLabel(/^Only table/).fill('99');
  await page.getByLabel('What everybody should read').fill('Hello');
  await page.getByRole('button', { name: 'Announce', exact: true }).click();
  await page.getByText('round 1 has no table 99').first().waitFor();
  assert.equal(await page.getByLabel('What everybody should read').inputValue(), 'Hello');
  organizer.problems.length = 0; // the browser itself reports the 422
  await page.goto('/t/small/desk/announcements');
  await look(organizer, 'announcements');
  await keepPicture(organizer, 'announcements');
  for (const somebody of [ann, other, reader]) {
    assert.deepEqual(somebody.problems, []);
    await somebody.context.close();
  }
});

test('open pages show what is due without a reload', async () => {
  // a few seconds before ten minutes are left, and before an announcement is shown
  const soon = 5;
  const limit = 60;
  bring(
    inRoundOne('Clockwork Hall', 'clockwork', 16, (limit - 10) * 60 - soon, {
      tournament: { round_minutes: limit, announces_time: true },
      announcements: [{ at: moment(60), shown_from: moment(-soon), text: 'The side event begins.' }],
    }),
  );
  const open = await Promise.all(
    [['/t/clockwork', PHONE], ['/t/clockwork/projector', PROJECTOR]].map(async ([path, viewport]) => {
      const somebody = await visitor(browser, { base: podium.address, viewport });
      await somebody.page.goto(path);
      await somebody.page.evaluate(() => (globalThis.stays = true));
      return somebody;
    }),
  );
  for (const { page } of open) {
    await page.getByText('The side event begins.').waitFor();
    await page.getByText('Less than 10 minutes left in round 1.').waitFor();
    assert.equal(await page.evaluate(() => globalThis.stays), true, 'nobody loaded the page again');
  }
  await look(open[1], 'projector-time-left');
  for (const somebody of open) {
    assert.deepEqual(somebody.problems, []);
    await somebody.context.close();
  }
  // without the script the page says it when it is opened
  const still = await visitor(browser, { base: podium.address, viewport: PHONE, javaScriptEnabled: false });
  await still.page.goto('/t/clockwork');
  assert.ok(await still.page.getByText('Less than 10 minutes left in round 1.').isVisible());
  await still.context.close();
});
