// An event whose first round runs: the program, a browser, its organizer at a desk, its players and its staff.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DESKTOP, PHONE, launch, visitor } from './browser.mjs';
import { createTournament, next, setLevel, setUp } from './organizer.mjs';
import { addPlayers } from './players.mjs';
import { command, startPodium } from './podium.mjs';
import { joins, signedIn } from './staff.mjs';

// `staff`: [name, role as the form says it, options of their visit], each on a phone; `level`: another than the usual one.
// `people` holds them by name.
export function openVenue(name, names, { level, staff = [] } = {}) {
  return opened(staff, async (venue) => {
    venue.podium = await startPodium();
    venue.browser = await launch();
    venue.organizer = await setUp(venue.browser, venue.podium, DESKTOP);
    venue.slug = await createTournament(venue.organizer, name);
    if (level) await setLevel(venue, level);
    await addPlayers(venue.organizer, venue.slug, names);
    // registered, paired, published, started
    for (let step = 0; step < 4; step += 1) await next(venue.organizer, venue.slug, () => '1');
  });
}

// The same, from an event's document: pods of its size, or of four, at tables 1, 2, …, who sit in the order of their names. `tournament`: its
// fields; `minutes`: for how long the first round has run, without a result; `limit`: its time in minutes, if it has one; `flags`:
// of the program.
export function importVenue(tournament, names, { minutes = 1, limit, staff = [], flags = [] } = {}) {
  return opened(staff, async (venue) => {
    venue.slug = tournament.slug;
    const data = mkdtempSync(join(tmpdir(), 'podium-browser-'));
    const started = new Date(Date.now() - minutes * 60_000).toISOString();
    const players = names.map((name, index) => ({ id: `p${index + 1}`, number: index + 1, name, checked_in: true }));
    const size = tournament.pod_size ?? 4;
    const pods = names.flatMap((_, index) =>
      index % size ? [] : [{ table: index / size + 1, seats: players.slice(index, index + size).map(({ id }) => id) }],
    );
    const clock = limit && { clock: { started_at: started, limit_minutes: limit } };
    const round = { number: 1, stage: 'swiss', state: 'running', published_at: started, started_at: started, pods, ...clock };
    const file = join(data, 'event.json');
    writeFileSync(file, JSON.stringify({ format: 'podium-event/1', tournament: { state: 'swiss', ...tournament }, players, rounds: [round] }));
    command(data, 'import', file);
    const password = command(data, 'user', 'add', 'Ora', '--role', 'administrator').match(/assword[^:]*: *(\S+)/)[1];
    venue.podium = await startPodium({ data, flags });
    venue.browser = await launch();
    venue.organizer = await signedIn(venue.browser, venue.podium, 'Ora', password, { viewport: DESKTOP });
  });
}

async function opened(staff, open) {
  const venue = { people: {} };
  venue.close = async () => {
    await venue.browser?.close();
    await venue.podium?.stop();
  };
  try {
    await open(venue);
    for (const [somebody, role, options] of staff) venue.people[somebody] = await joins(venue, somebody, role, options);
  } catch (error) {
    await venue.close();
    throw error;
  }
  return venue;
}

// A player's phone, which has their secret link.
export async function phoneOf({ organizer, slug, browser, podium }, number) {
  await organizer.page.goto(`/t/${slug}/desk/players/${number}/link`);
  const link = await organizer.page.getByLabel('Secret link').inputValue();
  const player = await visitor(browser, { base: podium.address, viewport: PHONE });
  await player.page.goto(link);
  await player.page.waitForURL(/\/me$/);
  return player;
}
