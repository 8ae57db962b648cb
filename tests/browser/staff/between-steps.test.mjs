// What changes while a round is a draft: the desk says so, and one press puts it right.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, launch, look } from '../kit/browser.mjs';
import { act, createTournament, next, setUp } from '../kit/organizer.mjs';
import { addPlayers } from '../kit/players.mjs';
import { startPodium } from '../kit/podium.mjs';

// with one who is added, three pods of four: one that loses a player is still a pod
const NAMES = [
  ...['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir'],
  ...['Gia Ginkgo', 'Hal Hazel', 'Jo Juniper', 'Kim Kapok', 'Lea Larch'],
];

for (const [device, viewport] of [['desk', DESKTOP], ['phone', PHONE]]) {
  describe(`between two steps on a ${device}`, () => {
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
      await next(organizer, slug);
      await next(organizer, slug);
    });
    after(async () => {
      await browser?.close();
      await podium?.stop();
    });

    test('who is added after pairing is in the round that is published', async () => {
      const { page } = organizer;
      await page.goto(`/t/${slug}/desk/players/add`);
      await page.getByLabel('Name', { exact: true }).fill('Ivy Ivory');
      await page.locator('main form button.primary').click();
      await page.locator('[data-notices] .notice').first().waitFor();
      await page.goto(`/t/${slug}/desk`);
      const { says, step } = await act(page);
      assert.match(says, /Ivy Ivory has no place in this round\./);
      assert.equal(step, 'Pair again');
      assert.equal(await page.getByRole('button', { name: /^Publish/ }).count(), 0);
      await look(organizer, 'draft-out-of-date');
      await page.getByRole('link', { name: 'Look at the draft' }).click();
      await page.getByRole('button', { name: 'Place the player' }).waitFor();
      await look(organizer, 'draft-who-is-missing');
      await page.goto(`/t/${slug}/desk`);
      await page.getByRole('button', { name: 'Pair again' }).click();
      await page.getByText('Round 1 is paired again.').waitFor();
      assert.match((await act(page)).step, /^Publish and start/);
    });

    test('who leaves is gone at once, and the draft is kept with a reason', async () => {
      const { page } = organizer;
      await page.goto(`/t/${slug}/desk/players/2`);
      await page.locator('form[action$="/drop"] button').click();
      await page.locator('[data-notices] .notice').first().waitFor();
      await page.goto(`/t/${slug}/desk`);
      assert.match((await act(page)).says, /Bo Birch has left since the draft was made\./);
      await page.getByText('Keep the draft').first().click();
      await look(organizer, 'draft-keep');
      const form = page.locator('form[action$="/keep"]');
      await form.getByLabel(/^Reason/).fill('The tables are called');
      await form.getByRole('button', { name: 'Keep the draft' }).click();
      await page.getByText('The draft is kept as it is.').waitFor();
      assert.match((await act(page)).step, /^Publish and start/);
    });

    test('a result that is corrected while the next round is a draft is seen until it is paired again', async () => {
      const { page } = organizer;
      for (;;) {
        await next(organizer, slug, () => '1', { once: true });
        await page.goto(`/t/${slug}/desk`);
        if (/^Publish and start round 2/.test((await act(page)).step)) break;
      }
      await page.goto(`/t/${slug}/desk/results/1/1`);
      await page.getByLabel('Result', { exact: true }).fill('2');
      await page.getByLabel('Reason', { exact: true }).first().fill('The slip was read wrongly');
      await page.getByRole('button', { name: 'Save the correction' }).click();
      await page.locator('[data-notices] .notice').first().waitFor();
      await page.goto(`/t/${slug}/desk`);
      const { says, step } = await act(page);
      assert.match(says, /Results were corrected: .* has 0 points instead of 5/);
      assert.equal(step, 'Pair again');
      await look(organizer, 'draft-corrected');
      await page.getByRole('button', { name: 'Pair again' }).click();
      await page.getByText('Round 2 is paired again.').waitFor();
      assert.match((await act(page)).step, /^Publish and start/);
      assert.deepEqual(organizer.problems, []);
    });
  });
}
