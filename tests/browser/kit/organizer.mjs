// An organizer at their desk: from the set-up link to the champion, doing what the desk says is next.

import assert from 'node:assert/strict';

import { look, visitor } from './browser.mjs';
import { counted } from './presses.mjs';

export const PASSWORD = 'three long-winded owls';

// Uses the set-up link up: the first account, an administrator who is signed in.
export async function setUp(browser, podium, viewport) {
  const organizer = await visitor(browser, { base: podium.address, viewport });
  const { page } = organizer;
  await page.goto(podium.setupLink);
  await look(organizer, 'set-up');
  await page.getByLabel('User name').fill('Ora');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/link/'));
  await look(organizer, 'after-set-up');
  return organizer;
}

// Creates a tournament with the addendum's defaults; its address under /t/.
export async function createTournament(organizer, name) {
  const { page } = organizer;
  await page.goto('/tournaments/new');
  await look(organizer, 'new-tournament');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.locator('main form button.primary').click();
  await page.waitForURL(/\/t\/[^/]+\/desk/);
  await look(organizer, 'desk-set-up');
  return new URL(page.url()).pathname.match(/^\/t\/([^/]+)/)[1];
}

// Looks at every page that the desk's navigation leads to.
export async function lookAround(organizer, slug, when) {
  const { page } = organizer;
  await page.goto(`/t/${slug}/desk`);
  const paths = await page.locator('nav[aria-label="Staff pages"] a').evaluateAll((links) => links.map((a) => a.pathname));
  assert.ok(paths.length > 3, `the desk leads to ${paths}`);
  for (const path of new Set(paths)) {
    await page.goto(path);
    await look(organizer, `desk-${path.split('/').slice(4).join('-') || 'home'}-${when}`);
  }
}

// Reports every outstanding table of the running round by quick entry: table, one key, Enter. `resultOf(table, names)`
// is the key, `names` who sits there.
export async function enterResults(organizer, slug, resultOf) {
  const { page } = organizer;
  await page.goto(`/t/${slug}/desk/results`);
  const tables = await page.locator('[data-table]').evaluateAll((pods) =>
    pods.map((pod) => ({ table: pod.dataset.table, names: [...pod.querySelectorAll('[data-seat]')].map((seat) => seat.querySelector('bdi').textContent) })),
  );
  for (const { table, names } of tables) {
    const form = page.locator('form[data-quick-entry]');
    await form.locator('[name=table]').fill(table);
    await form.locator('[name=result]').pressSequentially(resultOf(Number(table), names));
    await page.keyboard.press('Enter');
    await page.getByText(`Table ${table} is reported.`).waitFor();
  }
  return tables.length;
}

// What the desk asks for now: its card, what it says, and the button or link that does it. `step` is the button's text;
// at the end of the event there is only a text to copy.
export async function act(page) {
  const card = page.getByRole('region', { name: 'Next' });
  const primary = card.locator('.primary').first();
  const [says, step] = [(await card.innerText()).replace(/\s+/g, ' '), await primary.innerText()];
  return { card, primary, says, step };
}

// Does what the desk says is next, on the desk, and looks at it before each step. Returns what the desk said, or undefined
// at the end. `hand` counts the presses (presses.mjs); `once` publishes and starts in one step.
export async function next(organizer, slug, resultOf, { hand = counted(organizer.page), once = false } = {}) {
  const { page } = organizer;
  await page.goto(`/t/${slug}/desk`);
  const { card, primary, says, step } = await act(page);
  const name = step.replace(/[\d\W]+/g, '-').toLowerCase();
  await look(organizer, `desk-${name}`);
  if (/^Enter results/.test(step)) {
    assert.ok((await enterResults(organizer, slug, resultOf)) > 0);
    await look(organizer, 'results');
    return says;
  }
  if (/^Copy/.test(step)) return undefined;
  const reason = card.getByLabel(/Why continue/);
  if (await reason.count()) await reason.fill('A small event among friends');
  const publishes = /^Publish and start/.test(step) && !once;
  await hand.press(publishes ? card.getByRole('button', { name: 'Publish only' }) : primary);
  // the answer is the desk again, one step further
  await page.waitForFunction((before) => document.querySelector('.act .primary')?.innerText !== before, step);
  assert.equal(new URL(page.url()).pathname, `/t/${slug}/desk`);
  return says;
}

// Saves the settings, which are open.
export async function saveSettings(page) {
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await page.getByText('The settings are saved.').waitFor();
}

// Runs a tournament at another level: Regular, Competitive or Professional.
export async function setLevel({ organizer, slug }, level) {
  const { page } = organizer;
  await page.goto(`/t/${slug}/desk/settings`);
  await page.getByRole('radio', { name: new RegExp(`^${level}`) }).check();
  await saveSettings(page);
}
