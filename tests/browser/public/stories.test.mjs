// A finished event in pictures: its home, the event in pictures and a player's card, on a phone and on a laptop, in light, dark and
// print.

import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { DESKTOP, PHONE, keepPicture, launch, look, visitor } from '../kit/browser.mjs';
import { command, startPodium } from '../kit/podium.mjs';

// Twenty-four players, four rounds, a playoff of sixteen; seats and results by arithmetic.
function event() {
  const ids = Array.from({ length: 24 }, (_, index) => `p${index + 1}`);
  const at = (minutes) => new Date(Date.UTC(2026, 4, 9, 8, minutes)).toISOString().replace(/\.\d+Z/, 'Z');
  const times = (begun) => ({ published_at: at(begun), started_at: at(begun), finished_at: at(begun + 85) });
  const rounds = [1, 2, 3, 4].map((number) => {
    const begun = 100 * (number - 1);
    const pods = Array.from({ length: 6 }, (_, table) => {
      const seats = [0, 1, 2, 3].map((quarter) => ids[6 * quarter + ((table + quarter * number) % 6)]);
      const result = (table + number) % 5 === 0 ? { draw: seats } : { winner: seats[(table * number) % 4] };
      return { table: table + 1, seats, result, reported_at: at(begun + 30 + ((table * 17 + number * 11) % 50)) };
    });
    return { number, stage: 'swiss', state: 'finished', pods, ...times(begun) };
  });
  const seeds = ids.slice(0, 16);
  const first = [0, 1, 2, 3].map((table) => ({ table: table + 1, seats: [table, 7 - table, 8 + table, 15 - table].map((seed) => seeds[seed]) }));
  first.forEach((pod) => (pod.result = { winner: pod.seats[0] }));
  rounds.push({ number: 5, stage: 'playoff', state: 'finished', pods: first, ...times(400) });
  const final = seeds.slice(0, 4);
  rounds.push({ number: 6, stage: 'playoff', state: 'finished', pods: [{ table: 1, seats: final, result: { winner: final[2] } }], ...times(500) });
  return {
    format: 'podium-event/1',
    tournament: {
      name: 'The Harbour Open', slug: 'harbour', state: 'finished', date: '2026-05-09', place: 'Old harbour', time_zone: 'Europe/Lisbon', listed: true,
      secret: '00'.repeat(32), swiss_rounds: 4, playoff_cut: 16,
      page: { accent: '#8b1f5f', schedule: '* 9:00 Doors\n* 10:00 Round 1', prizes: 'A **trophy**' },
    },
    players: ids.map((id, index) => ({ id, name: `Player${index + 1} Last${index % 9}`, commanders: [['Kinnan, Bonder Prodigy', 'Sisay, Weatherlight Captain', 'Najeela, the Blade-Blossom'][index % 3]] })),
    rounds,
    cut: { seeds },
  };
}

let browser;
let podium;

before(async () => {
  const data = mkdtempSync(join(tmpdir(), 'podium-browser-'));
  const file = join(data, 'harbour.json');
  writeFileSync(file, JSON.stringify(event()));
  command(data, 'import', file);
  podium = await startPodium({ data });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await podium?.stop();
});

for (const [device, viewport] of [['laptop', DESKTOP], ['phone', PHONE]]) {
  test(`a finished event on a ${device}`, { timeout: 120_000 }, async () => {
    const somebody = await visitor(browser, { base: podium.address, viewport });
    const { page } = somebody;
    await page.goto('/t/harbour');
    await page.getByRole('heading', { name: /^The path of Player3/ }).waitFor();
    await look(somebody, 'story-home');
    // everybody's place by their name
    await page.getByRole('searchbox').fill('Player17');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/standings\?q=Player17/);
    await page.getByRole('link', { name: /Player17/ }).first().waitFor();
    await page.goto('/t/harbour');
    await page.getByRole('link', { name: 'The event in charts' }).click();
    await page.getByRole('heading', { name: 'The field round by round' }).waitFor();
    await page.getByRole('heading', { name: 'How long the tables played' }).waitFor();
    await page.getByRole('heading', { name: 'The bracket after each stage' }).waitFor();
    await look(somebody, 'story');
    await page.emulateMedia({ media: 'print' });
    await keepPicture(somebody, 'story-print');
    await page.emulateMedia({ media: 'screen' });
    // a picture to send to friends
    await page.goto('/t/harbour/players/3');
    await look(somebody, 'story-player');
    const card = await page.getByRole('link', { name: 'Picture to share' }).getAttribute('href');
    const answer = await page.request.get(card);
    assert.equal(answer.headers()['content-type'], 'image/png');
    const body = await answer.body();
    assert.deepEqual([body.readUInt32BE(16), body.readUInt32BE(20)], [1200, 630]);
  });
}
