// Webhooks as an organizer sees them: added with a name, the secret to be copied, on a laptop and on a phone.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { DESKTOP, PHONE, launch, look } from '../kit/browser.mjs';
import { createTournament, setUp } from '../kit/organizer.mjs';
import { startPodium } from '../kit/podium.mjs';

let browser;
let podium;

before(async () => {
  podium = await startPodium();
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await podium?.stop();
});

test('a webhook is added, and all of its secret is seen on a phone', async () => {
  const organizer = await setUp(browser, podium, DESKTOP);
  const { page } = organizer;
  const slug = await createTournament(organizer, 'Spring');
  await page.goto(`/t/${slug}/desk/webhooks`);
  await look(organizer, 'webhooks-none');
  await page.getByRole('textbox', { name: 'Name' }).fill('The-site-of-the-league-of-all-the-halls-in-the-north-2026');
  await page.getByRole('textbox', { name: 'Address' }).fill('https://a-bot-of-a-league-with-a-long-name.halls-in-the-north.example/podium/of/spring');
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  await page.getByRole('button', { name: 'Send a test' }).waitFor();
  const own = page.url();
  for (const viewport of [DESKTOP, PHONE]) {
    organizer.viewport = viewport;
    organizer.looked.clear();
    await page.setViewportSize(viewport);
    await page.goto(`/t/${slug}/desk/webhooks`);
    await look(organizer, 'webhooks');
    await page.goto(own);
    await look(organizer, 'webhook');
    assert.equal(await page.locator('nav[aria-label="Staff pages"] a[aria-current]').first().textContent(), 'Settings');
    const secret = page.getByRole('textbox', { name: 'Signing secret' });
    assert.match(await secret.inputValue(), /^whsec_/);
    const hidden = await secret.evaluate((field) => [field.scrollWidth - field.clientWidth, field.scrollHeight - field.clientHeight]);
    assert.deepEqual(hidden.map((pixels) => Math.max(pixels, 0)), [0, 0], `of the secret is cut off at ${viewport.width} px`);
  }
  await organizer.context.close();
});
