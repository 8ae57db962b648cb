// A hall whose games are followed: an imported tournament with one running round of pods of four, and its judges.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { command, startPodium } from './podium.mjs';
import { signedIn } from './staff.mjs';

export const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Gum', 'Hal Hazel'];

// Starts the program with a hall of two tables. `judges`: their names, all administrators.
export async function openHall(slug, judges) {
  const data = mkdtempSync(join(tmpdir(), 'podium-browser-'));
  const ids = NAMES.map((_, index) => `p${index + 1}`);
  const event = {
    format: 'podium-event/1',
    tournament: { name: 'Spring Hall', slug, state: 'swiss', pod_size: 4, end_of_round: 'extra_turns', swiss_rounds: 1, playoff_cut: 0 },
    players: ids.map((id, index) => ({ id, name: NAMES[index], number: index + 1, checked_in: true })),
    rounds: [{
      number: 1,
      state: 'running',
      started_at: new Date().toISOString().replace(/\.\d+Z/, 'Z'),
      pods: [{ table: 1, seats: ids.slice(0, 4) }, { table: 2, seats: ids.slice(4) }],
    }],
  };
  const path = join(data, 'event.json');
  writeFileSync(path, JSON.stringify(event));
  command(data, 'import', path);
  const passwords = {};
  for (const name of judges) passwords[name] = command(data, 'user', 'add', name, '--role', 'administrator').match(/assword[^:]*: *(\S+)/)[1];
  return { slug, passwords, podium: await startPodium({ data }) };
}

// A judge of the hall, signed in.
export const judgeOf = (browser, hall, name, options) => signedIn(browser, hall.podium, name, hall.passwords[name], options);

export const gameAt = (hall, table) => `/t/${hall.slug}/desk/game/${table}`;

// Follows the game of a table.
export async function follow({ page }, hall, table) {
  await page.goto(gameAt(hall, table));
  await page.getByRole('button', { name: 'Follow this game' }).click();
  await page.getByRole('heading', { name: /^Game 1/ }).waitFor();
}

export const endTurn = (page) => page.locator('.act-bar').getByRole('button', { name: /^End turn/ });
