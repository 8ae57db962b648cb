// Players on the organizer's list.

import assert from 'node:assert/strict';

import { look } from './browser.mjs';

// Pastes names, one per line, looks at the preview, and adds them; then checks everybody in.
export async function addPlayers(organizer, slug, names) {
  const { page } = organizer;
  await page.goto(`/t/${slug}/desk/players`);
  await look(organizer, 'players-none');
  await page.getByRole('link', { name: 'Add many' }).click();
  await look(organizer, 'players-paste');
  await page.getByLabel('Names').fill(names.join('\n'));
  await page.getByRole('button', { name: 'Look at the names' }).click();
  await page.getByRole('button', { name: 'Add these players' }).waitFor();
  await look(organizer, 'players-preview');
  await page.getByRole('button', { name: 'Add these players' }).click();
  // the preview shows the names, too
  await page.waitForURL(/\/desk\/players$/);
  const rows = page.locator('#players tbody tr');
  await rows.first().waitFor();
  const listed = await rows.evaluateAll((all) => all.map((row) => row.dataset.name));
  for (const name of names) assert.ok(listed.some((one) => one.startsWith(name)), `${name} is on the list`);
  await look(organizer, 'players-all');
  await page.goto(`/t/${slug}/desk/check-in`);
  await page.getByText('Everybody at once').click();
  await page.getByLabel('Type everybody to confirm').fill('everybody');
  await page.getByRole('button', { name: 'Check in everybody' }).click();
  await page.locator('[data-notices] .notice').waitFor();
  await look(organizer, 'players-checked-in');
}
