// What an organizer typed into a form of the desk stays when it is refused: the sentence that says what to fix is
// beside the button.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, launch, look } from '../kit/browser.mjs';
import { createTournament, next, setUp } from '../kit/organizer.mjs';
import { addPlayers } from '../kit/players.mjs';
import { startPodium } from '../kit/podium.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel'];

for (const [device, viewport] of [['desk', DESKTOP], ['phone', PHONE]]) {
  describe(`a draft on a ${device}`, () => {
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

    test('pods to keep stay ticked until there is a reason', async () => {
      const { page, problems } = organizer;
      assert.match(await next(organizer, slug), /Open the tournament/);
      assert.match(await next(organizer, slug), /Pair round 1/);
      await page.getByRole('link', { name: 'Look at the draft' }).click();
      await look(organizer, 'draft');
      await page.getByText('Pair again').first().click();
      await page.getByRole('checkbox', { name: 'Table 2' }).check();
      const form = page.locator('form[action$="/redraft"]');
      await form.getByRole('button', { name: 'Pair again' }).click();
      const notice = form.getByRole('alert');
      await notice.getByText('Write why pods are kept').waitFor();
      // the browser itself notes the status of the answer
      assert.deepEqual(problems.splice(0).filter((problem) => !problem.includes('422')), []);
      await look(organizer, 'draft-refused');
      assert.ok(await page.getByRole('checkbox', { name: 'Table 2' }).isChecked());
      await form.getByLabel(/^Reason/).fill('They sit already');
      await form.getByRole('button', { name: 'Pair again' }).click();
      await page.getByText('Round 1 is paired again.').waitFor();
      assert.equal(await page.getByRole('alert').count(), 0);
      await page.getByText('Kept by hand.').waitFor();
    });

    test('a word that confirms is asked for on the spot', async () => {
      const { page, problems } = organizer;
      await page.getByText('Undo the last step').click();
      const form = page.locator('form[action$="/discard"]');
      await form.getByRole('textbox').fill('discart');
      await form.getByRole('button').click();
      await form.getByText('Type the word discard').waitFor();
      problems.splice(0);
      assert.equal(await form.getByRole('textbox').inputValue(), 'discart');
      await form.getByRole('textbox').fill('discard');
      await form.getByRole('button').click();
      await page.getByText('Round 1 is discarded.').waitFor();
      await page.getByRole('button', { name: 'Pair round 1' }).waitFor();
    });
  });
}
