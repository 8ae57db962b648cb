// Statistics in a browser: of a finished tournament on a phone and on a laptop, in light, dark and print; several chosen and
// counted together, without a script too; for the staff while a round runs.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { DESKTOP, NARROW, PHONE, keepPicture, launch, look, visitor } from '../kit/browser.mjs';
import { command, startPodium } from '../kit/podium.mjs';

const COMMANDERS = [
  ['Kinnan, Bonder Prodigy'],
  ['Tymna the Weaver', 'Kraum, Ludevic’s Opus'],
  ['Rograkh, Son of Rohgahh', 'Silas Renn, Seeker Adept'],
  ['Najeela, the Blade-Blossom'],
  ['Sisay, Weatherlight Captain'],
];

// Sixty-four players, five rounds of which the last one may run, a final of the first four; seats and results by arithmetic.
function event(slug, { finished = true, shift = 0 } = {}) {
  const ids = Array.from({ length: 64 }, (_, index) => `p${index + 1}`);
  const at = (minutes) => new Date(Date.UTC(2026, 4, 9, 8, minutes)).toISOString().replace(/\.\d+Z/, 'Z');
  const rounds = [1, 2, 3, 4, 5].map((number) => {
    const begun = 100 * (number - 1);
    // one of each quarter of the players, who move on by a step more each round and around the table
    const pods = Array.from({ length: 16 }, (_, table) => {
      const quarters = [0, 1, 2, 3].map((quarter) => ids[16 * quarter + ((table + quarter * (number + shift)) % 16)]);
      return { table: table + 1, seats: quarters.map((_, seat) => quarters[(seat + table + number) % 4]) };
    });
    pods.forEach((pod, table) => {
      const seat = [0, 0, 1, 0, 2, 3, 1, 0, 2][(table * 5 + number + shift) % 9];
      pod.result = (table + number) % 5 === 0 ? { draw: pod.seats } : { winner: pod.seats[seat] };
      pod.reported_at = at(begun + 25 + ((table * 7 + number * 11) % 60));
    });
    const times = { published_at: at(begun), started_at: at(begun), finished_at: at(begun + 80 + number) };
    return { number, stage: 'swiss', state: 'finished', pods, ...times, clock: { started_at: at(begun), limit_minutes: 75 } };
  });
  const document = {
    format: 'podium-event/1',
    tournament: {
      name: `The ${slug} Open`, slug, state: finished ? 'finished' : 'swiss', date: '2026-05-09', place: 'Town hall', time_zone: 'Europe/Lisbon',
      listed: true, secret: '00'.repeat(32), swiss_rounds: 5, playoff_cut: 4,
    },
    players: ids.map((id, index) => ({ id, number: index + 1, name: `Player${index + 1} Last${index % 9}`, ...(index % 11 === 10 ? {} : { commanders: COMMANDERS[(index + (index % 7)) % 5] }) })),
    rounds,
  };
  if (finished) {
    const seeds = ids.slice(0, 4);
    rounds.push({ number: 6, stage: 'playoff', state: 'finished', pods: [{ table: 1, seats: seeds, result: { winner: seeds[1] } }] });
    document.cut = { seeds };
  } else {
    const last = rounds.at(-1);
    last.state = 'running';
    delete last.finished_at;
    last.pods.slice(8).forEach((pod) => ['result', 'reported_at'].forEach((gone) => delete pod[gone]));
  }
  return document;
}

let browser;
let podium;
let password;

before(async () => {
  const data = mkdtempSync(join(tmpdir(), 'podium-browser-'));
  for (const made of [event('spring'), event('autumn', { shift: 3 }), event('running', { finished: false })]) {
    const file = join(data, `${made.tournament.slug}.json`);
    writeFileSync(file, JSON.stringify(made));
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

// No table is wider than its box, no row of cells than the page, and no name is broken within a word.
async function fits(page, name) {
  const wide = await page.locator('.statistics-table').evaluateAll((boxes) =>
    boxes
      .filter((box) => box.scrollWidth > box.clientWidth || box.getBoundingClientRect().right > document.documentElement.clientWidth)
      .map((box) => `${box.getAttribute('aria-label')}: ${box.scrollWidth} in ${box.clientWidth}`),
  );
  assert.deepEqual(wide, [], name);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), name);
  const broken = await page.locator('.statistics-table tbody :is(.name, .words)').evaluateAll((cells) =>
    cells.filter((cell) => cell.scrollWidth > cell.clientWidth || getComputedStyle(cell).overflowWrap === 'anywhere').length,
  );
  assert.equal(broken, 0, name);
}

// What fits between the margins of an A4 sheet, in CSS pixels: 210 − 2 × 12 mm.
const SHEET = { width: 703, height: 994 };

// The page on paper, where SCREENSHOTS asks for pictures.
async function printed(page, name, width) {
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.doors, .masthead, form, footer, .screen-only').locator('visible=true').count(), 0, name);
  assert.ok(await page.locator('svg.picture').first().isVisible(), name);
  assert.ok(await page.locator('table').last().isVisible(), name);
  // what is folded on the screen is printed
  assert.ok(await page.locator('.statistics-method p').first().isVisible(), name);
  const viewport = page.viewportSize();
  await page.setViewportSize(SHEET);
  await fits(page, `${name} on paper`);
  await page.setViewportSize(viewport);
  if (process.env.SCREENSHOTS) {
    const folder = new URL('../screenshots/', import.meta.url).pathname;
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: `${folder}${name}-${width}-print.png`, fullPage: true });
    await page.pdf({ path: `${folder}${name}-${width}.pdf`, preferCSSPageSize: true });
  }
  await page.emulateMedia({ media: null });
}

for (const [size, viewport] of Object.entries({ laptop: DESKTOP, phone: PHONE })) {
  test(`the statistics of a tournament and of two are read and printed on a ${size}`, async () => {
    const anybody = await visitor(browser, { base: podium.address, viewport });
    const { page } = anybody;
    await page.goto('/t/spring');
    await page.getByRole('link', { name: 'All statistics' }).click();
    await page.waitForLoadState();
    assert.match(await page.locator('main').innerText(), /Test against equal seats, of the matches that were won: χ² = /);
    for (const part of ['Seats', 'Draws', 'How matches ended', 'How long it took', 'Commanders', 'Commander against commander', 'Players']) {
      assert.ok(await page.getByRole('heading', { name: part, exact: true }).isVisible(), part);
    }
    // each picture is in its frame: no label and no number runs out of it
    const out = await page.locator('svg.bars').evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const frame = picture.getBoundingClientRect();
        return [...picture.querySelectorAll('text')].filter((text) => text.getBoundingClientRect().right > frame.right + 1).map((text) => text.textContent);
      }),
    );
    assert.deepEqual(out, []);
    // both partners of the longest pair are named whole, in two lines
    const commanders = await page.locator('#commanders ~ .statistics-figures text').allTextContents();
    assert.ok(commanders.includes('Silas Renn, Seeker Adept'), commanders.join('; '));
    // the two pictures of the seats begin at the same height, whether a caption wraps or not
    const tops = await page.locator('#seats ~ .statistics-figures svg').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    if (viewport.width > 1000) assert.equal(tops[0], tops[1]);
    // the picture is in front of how it is counted, which opens
    const method = page.locator('#seats ~ .statistics-words details');
    assert.ok(await page.locator('#seats ~ .statistics-figures + .statistics-words').isVisible());
    assert.equal(await method.evaluate((one) => one.open), false);
    await page.getByRole('navigation', { name: 'Parts' }).getByRole('link', { name: 'Players' }).click();
    await page.waitForURL(/#players$/);
    await fits(page, 'on the screen');
    const against = page.locator('#pairs ~ .statistics-table td.words').first();
    assert.ok(['left', 'start'].includes(await against.evaluate((cell) => getComputedStyle(cell).textAlign)));
    // a phone leaves out what is read last
    const byes = page.locator('#players ~ .statistics-table td[data-label="byes"]').first();
    assert.equal(await byes.isVisible(), viewport.width > 480);
    await look(anybody, 'statistics');
    await keepPicture(anybody, 'statistics');
    if (process.env.SCREENSHOTS) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.screenshot({ path: new URL(`../screenshots/statistics-${viewport.width}-dark.png`, import.meta.url).pathname, fullPage: true });
      await page.emulateMedia({ colorScheme: 'light' });
    }
    await printed(page, 'statistics', viewport.width);

    await page.getByRole('link', { name: 'With other tournaments' }).click();
    await page.getByText('Choose tournaments').click();
    await page.getByRole('checkbox', { name: 'The autumn Open' }).check();
    assert.equal(await page.getByRole('checkbox', { name: 'The running Open' }).count(), 0);
    await page.getByRole('button', { name: 'Count them together' }).click();
    await page.waitForURL((url) => url.search === '?of=autumn,spring');
    assert.match(await page.locator('main').innerText(), /of 2 tournaments/);
    await look(anybody, 'statistics-several');
    await printed(page, 'statistics-several', viewport.width);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Commanders as CSV' }).click();
    assert.match((await file).url(), /\/statistics\.csv\?of=autumn,spring&table=commanders$/);
    await anybody.context.close();
  });
}

test('without a script tournaments are chosen too', async () => {
  const { context, page, problems } = await visitor(browser, { base: podium.address, viewport: NARROW, javaScriptEnabled: false });
  await page.goto('/statistics');
  for (const name of ['The spring Open', 'The autumn Open']) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Count them together' }).click();
  await page.waitForURL(/\/statistics\?of=autumn,spring$/);
  assert.match(await page.locator('main').innerText(), /Players of several events are taken for one person/);
  assert.deepEqual(problems, []);
  await context.close();
});

test('the staff sees them while a round runs', async () => {
  const staff = await visitor(browser, { base: podium.address });
  const { page } = staff;
  await page.goto('/sign-in');
  await page.getByLabel('User name').fill('ada');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
  await page.goto('/t/running/statistics');
  assert.match(await page.locator('main').innerText(), /Statistics are public once the tournament is finished/);
  await page.goto('/t/running/desk/statistics');
  assert.match(await page.locator('main').innerText(), /72 matches so far/);
  await look(staff, 'statistics-desk');
  await page.goto('/t/spring/desk');
  await page.getByRole('main').getByRole('link', { name: 'Statistics' }).click();
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Statistics');
  await staff.context.close();
});
