// The door, a table and a break, as an organizer has them on a day: who walks in, who has paid, who does not come.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, launch, look } from '../kit/browser.mjs';
import { createTournament, enterResults, next, setUp } from '../kit/organizer.mjs';
import { addPlayers } from '../kit/players.mjs';
import { startPodium } from '../kit/podium.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo'];

for (const [device, viewport] of [['desk', DESKTOP], ['phone', PHONE]]) {
  describe(`a day on a ${device}`, () => {
    let browser;
    let podium;
    let organizer;
    let slug;

    before(async () => {
      podium = await startPodium();
      browser = await launch();
      organizer = await setUp(browser, podium, viewport);
      slug = await createTournament(organizer, 'Spring Open');
      await addPlayers(organizer, slug, NAMES);
    });
    after(async () => {
      await browser?.close();
      await podium?.stop();
    });

    test('who walks in is registered and checked in, and has a link, from one page', async () => {
      const { page } = organizer;
      await page.goto(`/t/${slug}/desk/check-in`);
      await page.getByPlaceholder('Name or number').pressSequentially('Hal Hazel');
      await page.getByRole('button', { name: /^Add .*Hal Hazel.* and check in$/ }).click();
      const said = page.locator('[data-said]');
      await said.getByText('Hal Hazel is here.').waitFor();
      await look(organizer, 'door-walk-in');
      await said.getByRole('link', { name: 'Show their link' }).click();
      await page.waitForURL(/\/desk\/players\/8\/link$/);
      await page.locator('main svg').first().waitFor();
    });

    test('a fee is a tick, and a second press undoes it', async () => {
      const { page } = organizer;
      await page.goto(`/t/${slug}/desk/check-in`);
      await page.getByRole('link', { name: 'Collect fees' }).click();
      const count = page.locator('.door-count');
      await count.getByText('0 of 8 fees collected').waitFor();
      await page.getByRole('button', { name: 'Fee of Ash, Ann: collect' }).click();
      await count.getByText('1 of 8 fees collected').waitFor();
      await page.locator('[data-said]').getByText('The fee of Ann Ash is collected.').waitFor();
      // a search keeps the ticks
      await page.getByPlaceholder('Name or number').pressSequentially('bo');
      await page.getByRole('button', { name: 'Fee of Birch, Bo: collect' }).click();
      await count.getByText('2 of 8 fees collected').waitFor();
      await look(organizer, 'door-fees');
      await page.getByRole('button', { name: 'Fee of Birch, Bo collected (press to undo)' }).click();
      await count.getByText('1 of 8 fees collected').waitFor();
    });

    test('who does not come is out of the pod in one press', async () => {
      const { page } = organizer;
      await page.goto(`/t/${slug}/desk/settings`);
      await page.locator('summary', { hasText: /^Time$/ }).click();
      await page.getByRole('textbox', { name: 'Breaks' }).fill('round 1: 45 minutes, Lunch');
      await look(organizer, 'settings-breaks');
      await page.locator('main form button.primary').first().click();
      await page.locator('[data-notices] .notice').first().waitFor();
      for (let step = 0; step < 3; step += 1) await next(organizer, slug);
      await page.goto(`/t/${slug}/desk/floor/1`);
      await page.getByText('Somebody did not come').click();
      const names = page.locator('form[action$="/no-show"] button');
      assert.equal(await names.count(), 4);
      await look(organizer, 'table-no-show');
      await names.first().click();
      await page.getByText('has a match loss in this round and is dropped').waitFor();
      assert.equal(await page.getByText('Somebody did not come').count(), 0, 'three are the fewest who can play');
      await page.goto(`/t/${slug}/desk/rounds/1`);
      await page.getByText('Print again').waitFor();
      await look(organizer, 'round-print-again');
    });

    test('a break is counted down on the desk, its clock and the pages', async () => {
      const { page } = organizer;
      await enterResults(organizer, slug, () => '1');
      await next(organizer, slug);
      await page.goto(`/t/${slug}/desk`);
      const card = page.locator('section', { has: page.getByRole('heading', { name: 'Lunch' }) });
      await card.getByText(/^Until /).waitFor();
      // on a phone the bar has the time
      if (device === 'desk') await card.getByText(/^4[45]:\d\d$/).waitFor();
      await look(organizer, 'desk-break');
      await page.goto(`/t/${slug}/desk/clock`);
      await page.getByRole('heading', { name: 'Lunch' }).waitFor();
      await look(organizer, 'clock-break');
      await page.goto(`/t/${slug}`);
      await page.getByText('After round 1 of 2 · Lunch').first().waitFor();
      await page.locator('[data-clock]').getByText(/^4[45] min left$/).waitFor();
      await look(organizer, 'home-break');
      assert.deepEqual(organizer.problems, []);
    });
  });
}
