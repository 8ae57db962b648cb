// Days that are not in the plan: three players come, and one of them is the organizer.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, launch, look, visitor } from '../kit/browser.mjs';
import { act, createTournament, enterResults, next, saveSettings, setLevel, setUp } from '../kit/organizer.mjs';
import { addPlayers } from '../kit/players.mjs';
import { startPodium } from '../kit/podium.mjs';

const NAMES = ['Ora Oak', 'Bo Birch', 'Cleo Cedar'];

for (const [device, viewport] of [['desk', DESKTOP], ['phone', PHONE]]) {
  describe(`an evening of three on a ${device}`, () => {
    let browser;
    let podium;
    let organizer;
    let page;
    let slug;
    const at = (path) => `/t/${slug}${path}`;

    before(async () => {
      podium = await startPodium();
      browser = await launch();
      organizer = await setUp(browser, podium, viewport);
      ({ page } = organizer);
      slug = await createTournament(organizer, 'Kitchen Table');
      await setLevel({ organizer, slug }, 'Regular');
      await addPlayers(organizer, slug, NAMES);
      await next(organizer, slug); // opens it
    });
    after(async () => {
      await browser?.close();
      await podium?.stop();
    });

    test('the desk asks how many rounds there are, and leads there', async () => {
      await page.goto(at('/desk'));
      const { says, step, primary } = await act(page);
      assert.match(says, /Rounds are recommended from 4 players on; here are 3\. No Swiss rounds are planned\./);
      assert.equal(step, 'Settings');
      await look(organizer, 'desk-no-rounds');
      await primary.click();
      const rounds = page.locator('[name="swiss_rounds"]');
      await rounds.waitFor();
      assert.ok(await rounds.isVisible(), 'the field that the link is about is open');
      await rounds.fill('2');
      await saveSettings(page);
      await page.goto(at('/desk'));
      assert.match((await act(page)).says, /Round 1 of 2/);
    });

    test('the organizer plays, reports from their own page, and is back at the desk by one link', async () => {
      await next(organizer, slug);
      await next(organizer, slug, undefined, { once: true });
      await page.goto(at('/desk/players/1/link'));
      await page.goto(await page.getByLabel('Secret link').inputValue());
      await page.waitForURL(/\/me$/);
      await page.getByText('Who won?').waitFor();
      const main = await page.locator('main').innerText();
      for (const name of NAMES) assert.ok(main.includes(name), `${name} is at the table of three: ${main}`);
      await look(organizer, 'me-organizer');
      const wall = await visitor(browser, { base: podium.address, viewport });
      await wall.page.goto(at('/projector'));
      await wall.page.getByText('Oak, Ora').first().waitFor();
      await look(wall, 'projector-three');
      await wall.context.close();
      // from their page to the desk
      const desk = page.locator(`a[href$="/t/${slug}/desk"]`).filter({ visible: true }).first();
      await desk.waitFor();
      await desk.click();
      await page.waitForURL(/\/desk$/);
      await page.getByRole('region', { name: 'Next' }).waitFor();
    });

    test('two rounds later there is a winner', async () => {
      const wins = (_, names) => String(1 + names.indexOf(NAMES[1]));
      await enterResults(organizer, slug, wins);
      for (let step = 0; step < 10; step += 1) {
        if ((await next(organizer, slug, wins, { once: true })) === undefined) break;
      }
      await page.goto(at('/desk'));
      assert.match((await act(page)).says, /Winner: Bo Birch/);
      await page.goto(at(''));
      await page.getByText('Champion').first().waitFor();
      await look(organizer, 'home-three-over');
      await page.goto(at('/me'));
      await page.getByText(/You finished .* of 3/).waitFor();
      assert.deepEqual(organizer.problems, []);
    });
  });
}
