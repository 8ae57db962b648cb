// An evening by each ruleset that is shipped: chosen in the first line of a new tournament, played from the set-up to the
// champion, named with its differences on the page of rules.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, keepPicture, launch, look, visitor } from '../kit/browser.mjs';
import { next, setUp } from '../kit/organizer.mjs';
import { startPodium } from '../kit/podium.mjs';

const FOLDER = new URL('../../../crates/document/rulesets/', import.meta.url);
const RULESETS = readdirSync(FOLDER).map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel'];

// Who comes first in the alphabet wins; where places count, everybody has the place of their name.
const resultOf = (ruleset) => (table, names) => {
  const order = [...names].sort();
  if (ruleset.settings?.place_points) return order.map((name) => names.indexOf(name) + 1).join('>');
  return String(names.indexOf(order[0]) + 1);
};

describe('an evening by each ruleset', () => {
  let browser;
  let podium;
  let organizer;

  before(async () => {
    podium = await startPodium();
    browser = await launch();
    organizer = await setUp(browser, podium, DESKTOP);
  });
  after(async () => {
    await browser?.close();
    await podium?.stop();
  });

  assert.equal(RULESETS.length, 7);
  for (const ruleset of RULESETS) {
    test(`${ruleset.id}, from the set-up to the champion`, async () => {
      const { page } = organizer;
      await page.goto('/tournaments/new');
      await page.locator('main form summary').first().click();
      await page.locator(`[name=ruleset][value=${ruleset.id}]`).check();
      await page.getByLabel('Name', { exact: true }).fill(`By ${ruleset.id}`);
      await page.locator('textarea[name=players]').fill(NAMES.join('\n'));
      await page.locator('main form button.primary').click();
      // the names are looked at before
      await page.locator('section[aria-labelledby=names] button.primary').click();
      await page.waitForURL(/\/t\/[^/]+\/desk/);
      const slug = new URL(page.url()).pathname.split('/')[2];

      const done = [];
      for (let steps = 0; steps < 40; steps += 1) {
        const says = await next(organizer, slug, resultOf(ruleset), { once: true });
        if (!says) break;
        done.push(says);
      }
      assert.match(done.at(-1) ?? '', /The winner is/, done.join('\n'));
      await page.goto(`/t/${slug}`);
      assert.match(await page.locator('main').innerText(), /Ann Ash/);

      const reader = await visitor(browser, { base: podium.address, viewport: DESKTOP });
      await reader.page.goto(`/t/${slug}/profile`);
      const text = await reader.page.locator('main').innerText();
      assert.ok(text.includes(ruleset.name) || ruleset.id === 'mtr-a-2023', text);
      for (const difference of ruleset.differences ?? []) assert.ok(text.includes(difference.text), difference.text);
      await look(reader, `rules-of-${ruleset.id}`);
      await keepPicture(reader, `rules-of-${ruleset.id}`);
      await reader.context.close();
    });
  }
});
