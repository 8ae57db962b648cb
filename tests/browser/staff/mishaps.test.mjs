// What happens to an organizer beside the plan: a player registers whom they had entered, the session ends while they type, a
// player is disqualified, and the sheets are printed from where they stand.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, launch, look, visitor } from '../kit/browser.mjs';
import { PASSWORD, createTournament, next, setUp } from '../kit/organizer.mjs';
import { addPlayers } from '../kit/players.mjs';
import { startPodium } from '../kit/podium.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel'];

for (const [device, viewport] of [['desk', DESKTOP], ['phone', PHONE]]) {
  describe(`mishaps on a ${device}`, () => {
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
      slug = await createTournament(organizer, 'Club Night');
      await addPlayers(organizer, slug, NAMES);
      await next(organizer, slug); // opens it
    });
    after(async () => {
      await browser?.close();
      await podium?.stop();
    });

    test('who was entered before gets their page by one press of the staff', async () => {
      await page.goto(at('/desk/settings'));
      await page.evaluate(() => {
        document.querySelector('input[name="registration"][value="open"]').checked = true;
      });
      await page.locator('main form button.primary').first().click();
      await page.locator('[data-notices] .notice').first().waitFor();
      const ann = await visitor(browser, { base: podium.address, viewport });
      await ann.page.goto(at('/register'));
      await ann.page.getByLabel('Name', { exact: true }).fill('ann ash');
      await ann.page.getByRole('button', { name: 'Register' }).click();
      await ann.page.getByText('That is me').waitFor();
      // the browser reports the refused form's status
      ann.problems.length = 0;
      await look(ann, 'mishaps-same-name');
      await ann.page.getByText('That is me').click();
      await ann.page.getByRole('button', { name: 'Register' }).click();
      await ann.page.getByText('The organizer confirms').waitFor();
      await look(ann, 'mishaps-waits');
      await ann.page.goto(at('/me'));
      await ann.page.getByText('Waiting for approval').waitFor();

      await page.goto(at('/desk/check-in'));
      await page.getByText('Already entered?').click();
      await page.getByRole('button', { name: 'Same person as player 1' }).waitFor();
      await look(organizer, 'mishaps-entered-player');
      await page.goto(at('/desk/players?show=pending'));
      await look(organizer, 'mishaps-entered');
      await page.getByRole('button', { name: 'Same person: ann ash is player 1' }).click();
      await page.getByText('is player 1: their browser opens that page now').waitFor();
      // the page that was open follows without a reload
      await ann.page.getByText('Player 1', { exact: false }).first().waitFor();
      await ann.page.goto(at('/me'));
      assert.match(await ann.page.locator('main').innerText(), /Ann Ash/);
      await ann.context.close();
    });

    test('without scripts, what was typed is there again after signing in', async () => {
      const plain = await visitor(browser, { base: podium.address, viewport, javaScriptEnabled: false });
      const signIn = async () => {
        await plain.page.getByLabel('User name').fill('Ora');
        await plain.page.getByLabel('Password').fill(PASSWORD);
        await plain.page.getByRole('button', { name: 'Sign in' }).click();
      };
      await plain.page.goto('/sign-in');
      await signIn();
      await plain.page.goto(at('/desk/announcements'));
      await plain.page.locator('textarea').first().fill('Lunch is at noon.\nBe back at one.');
      await plain.context.clearCookies();
      await plain.page.locator('main form button.primary').first().click();
      await plain.page.getByText('nothing that you sent was stored').waitFor();
      plain.problems.length = 0;
      await plain.page.screenshot();
      await signIn();
      await plain.page.getByRole('heading', { name: 'Send what you typed?' }).waitFor();
      await plain.page.waitForLoadState();
      assert.match(await plain.page.locator('main').innerText(), /Lunch is at noon\.\s+Be back at one\./);
      assert.ok(await plain.page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth));
      await plain.page.getByRole('button', { name: 'Send' }).click();
      await plain.page.waitForURL(/\/desk\/announcements/);
      assert.match(await plain.page.locator('main').innerText(), /Lunch is at noon/);
      await plain.context.close();
    });

    test('after publishing, the sheets are offered where one stands, and a player who is disqualified cannot win', async () => {
      await next(organizer, slug);
      await next(organizer, slug, undefined, { once: true });
      for (const where of ['/desk', '/desk/rounds/1']) {
        await page.goto(at(where));
        for (const sheet of [/by name/i, /by table/i, /slips/i]) {
          assert.ok(await page.locator('main').getByRole('link', { name: sheet }).first().isVisible(), `${where}: ${sheet}`);
        }
      }
      await look(organizer, 'mishaps-sheets');
      await page.goto(at('/desk/results'));
      const pod = page.locator('[data-table="1"]').first();
      const name = await pod.locator('[data-seat] bdi').first().innerText();
      await page.goto(at('/desk/players'));
      await page.locator(`#players tr[data-name^="${name}"] a`).first().click();
      await page.getByText('Disqualify', { exact: true }).first().click();
      const form = page.locator('form[action$="/disqualify"]');
      await form.locator('[name=disqualify_reason]').fill('Marked cards');
      await form.locator('[name=confirm_disqualify]').fill('disqualify');
      await form.getByRole('button', { name: 'Disqualify the player' }).click();
      await page.locator('[data-notices] .notice').first().waitFor();
      await page.goto(at('/desk/results'));
      assert.match(await page.locator('[data-table="1"]').first().innerText(), /disqualified/i);
      const entry = page.locator('form[data-quick-entry]');
      await entry.locator('[name=table]').fill('1');
      await entry.locator('[name=result]').pressSequentially('1');
      await page.keyboard.press('Enter');
      await page.getByText(/has a Disqualification .* cannot win the match/).first().waitFor();
      organizer.problems.length = 0;
      await look(organizer, 'mishaps-disqualified');
      assert.equal(await page.getByText('Table 1 is reported.').count(), 0);
    });

    test('the projector shows whole names', async () => {
      const wall = await visitor(browser, { base: podium.address, viewport });
      await wall.page.goto(at('/projector'));
      await wall.page.getByText('Ash, Ann').first().waitFor();
      const cut = await wall.page.locator('.projector-names li').evaluateAll((lines) =>
        lines.filter((line) => line.scrollWidth > line.clientWidth + 1).map((line) => line.textContent),
      );
      assert.deepEqual(cut, []);
      await look(wall, 'mishaps-projector');
      await wall.context.close();
    });
  });
}
