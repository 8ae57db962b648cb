// An organizer at their desk: from the set-up link to the champion, doing what the desk says is next.

import assert from 'node:assert/strict';

import { look, visitor } from './browser.mjs';

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
    pods.map((pod) => ({ table: pod.dataset.table, names: [...pod.querySelectorAll('[data-seat]')].map((seat) => seat.dataset.name) })),
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

// Does what the desk says is next, and looks at each page on the way. Returns what was done, or undefined at the end.
export async function next(organizer, slug, resultOf) {
  const { page } = organizer;
  const press = (name) => page.getByRole('button', { name }).first().click();
  await page.goto(`/t/${slug}/desk`);
  const card = page.getByRole('region', { name: 'Next' });
  const says = (await card.innerText()).replace(/\s+/g, ' ');
  const step = await card.locator('.primary').first().innerText();
  const follow = () => card.locator('.primary').first().click();
  if (/^Open the tournament/.test(step)) {
    await follow();
    await page.getByText(/opened|Pair round 1|Register players/).first().waitFor();
  } else if (/^(Pair round|Playoff)/.test(step)) {
    await follow();
    await page.waitForURL(/\/(rounds|playoff)/);
    await look(organizer, `before-${step.replace(/\W+/g, '-').toLowerCase()}`);
    if (await page.getByLabel(/Why go on/).count()) await page.getByLabel(/Why go on/).fill('A small event among friends');
    await press(/^(Pair|Make the tables)/);
    await page.waitForURL(/\/rounds\/\d+/);
    await look(organizer, 'draft');
  } else if (/^Look at the draft/.test(step)) {
    await follow();
    await press('Publish the round');
    await page.getByRole('button', { name: 'Start the round' }).waitFor();
    await look(organizer, 'published');
  } else if (/^Start /.test(step)) {
    await follow();
    await press('Start the round');
    await page.getByRole('link', { name: 'Enter results' }).waitFor();
    await look(organizer, 'running');
  } else if (/^Enter results/.test(step)) {
    assert.ok((await enterResults(organizer, slug, resultOf)) > 0);
    await look(organizer, 'results');
  } else if (/^Finish (?!the tournament)/.test(step)) {
    await follow();
    await press('Finish the round');
    await page.locator('[data-notices] .notice.good').waitFor();
    await look(organizer, 'finished');
  } else if (/^Announce the cut/.test(step)) {
    await follow();
    await look(organizer, 'cut');
    await press(/^Announce the top/);
    await page.locator('[data-notices] .notice.good').waitFor();
    await look(organizer, 'cut-announced');
  } else if (/^Finish the tournament/.test(step)) {
    await follow();
    await page.getByText(/Winner:/).waitFor();
    await look(organizer, 'over');
  } else {
    return undefined;
  }
  return says;
}
