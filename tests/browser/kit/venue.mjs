// An event whose first round runs: the program, a browser, its organizer at a desk, its players and its staff.

import { DESKTOP, launch } from './browser.mjs';
import { createTournament, next, setUp } from './organizer.mjs';
import { addPlayers } from './players.mjs';
import { startPodium } from './podium.mjs';
import { joins } from './staff.mjs';

// `staff`: [name, role as the form says it, options of their visit], each on a phone; `level`: another than the usual one.
// `people` holds them by name.
export async function openVenue(name, names, { level, staff = [] } = {}) {
  const venue = { people: {} };
  venue.close = async () => {
    await venue.browser?.close();
    await venue.podium?.stop();
  };
  try {
    venue.podium = await startPodium();
    venue.browser = await launch();
    venue.organizer = await setUp(venue.browser, venue.podium, DESKTOP);
    venue.slug = await createTournament(venue.organizer, name);
    if (level) await setLevel(venue, level);
    await addPlayers(venue.organizer, venue.slug, names);
    // registered, paired, published, started
    for (let step = 0; step < 4; step += 1) await next(venue.organizer, venue.slug, () => '1');
    for (const [somebody, role, options] of staff) venue.people[somebody] = await joins(venue, somebody, role, options);
  } catch (error) {
    await venue.close();
    throw error;
  }
  return venue;
}

async function setLevel({ organizer, slug }, level) {
  const { page } = organizer;
  await page.goto(`/t/${slug}/desk/settings`);
  await page.getByRole('radio', { name: new RegExp(`^${level}`) }).check();
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await page.getByText('The settings are saved.').waitFor();
}
