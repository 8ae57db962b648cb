// Staff of the demonstration's tournament, signed in.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PHONE, visitor } from './browser.mjs';
import { PASSWORD } from './organizer.mjs';
import { command } from './podium.mjs';

// A data folder with the demonstration's tournament and these event documents beside it: its path, the tournament's address and the
// organizer's password.
export function demonstrated(...documents) {
  const data = mkdtempSync(join(tmpdir(), 'podium-browser-'));
  const said = command(data, 'demo');
  documents.forEach((document, number) => {
    const file = join(data, `event-${number}.json`);
    writeFileSync(file, JSON.stringify(document));
    command(data, 'import', file);
  });
  return { data, slug: said.match(/\/t\/([a-z0-9-]+)/)[1], password: said.match(/password (\w+)/)[1] };
}

export const organizer = (browser, podium, password, viewport) => signedIn(browser, podium, 'organizer', password, { viewport });

// Somebody with an account, signed in.
export async function signedIn(browser, podium, name, password, options = {}) {
  const somebody = await visitor(browser, { base: podium.address, ...options });
  const { page } = somebody;
  await page.goto('/sign-in');
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
  return somebody;
}

// Somebody who joins the staff of a tournament by an organizer's invitation, on a phone: with a new account, or as
// `somebody` who is signed in. `role` as the form says it.
export async function joins({ browser, podium, organizer, slug }, name, role, { somebody, ...options } = {}) {
  const { page } = organizer;
  await page.goto(`/t/${slug}/desk/staff`);
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await page.getByRole('button', { name: 'Make an invitation' }).click();
  await page.waitForFunction(() => /\/link\/\w+/.test(document.querySelector('main')?.innerHTML ?? ''));
  const link = (await page.locator('main').innerHTML()).match(/\/link\/\w+/)[0];
  const judge = somebody ?? (await visitor(browser, { base: podium.address, viewport: PHONE, ...options }));
  await judge.page.goto(link);
  if (!somebody) {
    await judge.page.getByLabel('User name').fill(name);
    await judge.page.getByLabel('Password').fill(PASSWORD);
  }
  await judge.page.locator('main button.primary').first().click();
  await judge.page.waitForURL((url) => !url.pathname.startsWith('/link/'));
  return judge;
}
