// Staff of the demonstration's tournament, signed in.

import { visitor } from './browser.mjs';

// What `podium demo` said: the tournament's address and the organizer's password.
export function demonstration(said) {
  return { slug: said.match(/\/t\/([a-z0-9-]+)/)[1], password: said.match(/password (\w+)/)[1] };
}

export async function organizer(browser, podium, password, viewport) {
  const somebody = await visitor(browser, { base: podium.address, viewport });
  await somebody.page.goto('/sign-in');
  await somebody.page.getByLabel('User name').fill('organizer');
  await somebody.page.getByLabel('Password').fill(password);
  await somebody.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await somebody.page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
  return somebody;
}
