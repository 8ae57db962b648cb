// An evening is set up without a surprise: names as people paste them, a city as people say it, an invitation that lasts as
// long as its maker says, and addresses as people type them.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, launch, look, visitor } from '../kit/browser.mjs';
import { setUp } from '../kit/organizer.mjs';
import { startPodium } from '../kit/podium.mjs';
import { counted } from '../kit/presses.mjs';

const PASTED = ['Ann Ash', 'Dana White;Team Fog', 'ann ash', 'Bo Brich', 'Cleo Cedar'];

for (const [device, viewport] of [['desk', DESKTOP], ['phone', PHONE]]) {
  describe(`setting up on a ${device}`, () => {
    let browser;
    let podium;
    let organizer;
    let page;
    const at = (path) => `/t/harbour-open${path}`;

    before(async () => {
      podium = await startPodium();
      browser = await launch();
      organizer = await setUp(browser, podium, viewport);
      ({ page } = organizer);
    });
    after(async () => {
      await browser?.close();
      await podium?.stop();
    });

    const button = (name) => page.getByRole('main').getByRole('button', { name, exact: true });

    test('pasted names are looked at, edited and left out before anything is created', async () => {
      await page.goto('/tournaments/new');
      await page.getByLabel('Name', { exact: true }).fill('Harbour Open');
      await page.getByLabel('Date').fill('2030-06-15');
      await page.getByLabel('Time zone').fill('Hamburg');
      await page.getByRole('textbox', { name: /^Players/ }).fill(PASTED.join('\n'));
      await button('Create the tournament').click();
      await page.getByRole('heading', { name: 'Look at the names' }).waitFor();
      await page.getByText('Same name as row 1 of this list').waitFor();
      await page.getByText('A team\'s name, a club or a note is no player.').waitFor();
      await look(organizer, 'set-up-names');
      await page.getByRole('checkbox', { name: /Cleo Cedar/ }).check();
      await page.getByRole('textbox', { name: /^Players/ }).fill(PASTED.join('\n').replace('Bo Brich', 'Bo Birch'));
      await button('Create it with these names').click();
      // an edited list is checked again, without the line that was left out
      await page.getByRole('checkbox', { name: /Bo Birch/ }).waitFor();
      assert.equal(await page.getByText('Cleo Cedar').count(), 0);
      await button('Create it with these names').click();
      await page.waitForURL(`**${at('/desk')}`);
      await page.goto(at('/desk/players'));
      const list = await page.locator('main').innerText();
      for (const name of ['Ash, Ann', 'White, Dana', 'Birch, Bo']) assert.ok(list.includes(name), `${name}: ${list}`);
      assert.doesNotMatch(list, /Fog|Cleo|Brich|ash, ann/);
      await page.goto(at('/desk/settings'));
      assert.equal(await page.getByLabel('Time zone').inputValue(), 'Europe/Berlin');
    });

    test('an invitation is made for as long as the event lasts, copied, and listed until it is revoked', async () => {
      await page.goto(at('/desk/staff'));
      const hand = counted(page);
      await hand.press(page.getByRole('radio', { name: /^Judge/ }));
      await hand.press(page.getByRole('radio', { name: /event/ }));
      await hand.press(button('Make an invitation'));
      const link = await page.getByLabel('Link', { exact: true }).inputValue();
      assert.equal(hand.presses, 3);
      await organizer.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: /^Copy\s?: Link$/ }).click();
      await page.getByRole('button', { name: /^Copied\s?: Link$/ }).waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
      await look(organizer, 'set-up-invitation');
      await page.goto(at('/desk/staff'));
      await look(organizer, 'set-up-invitations');
      const invited = await visitor(browser, { base: podium.address, viewport });
      await invited.page.goto(link);
      await invited.page.getByLabel('User name').waitFor();
      await page.getByRole('button', { name: /^Revoke/ }).click();
      await page.getByRole('button', { name: /^Revoke/ }).waitFor({ state: 'detached' });
      await invited.page.reload();
      assert.equal(await invited.page.getByLabel('User name').count(), 0, 'a revoked link makes no account');
      invited.problems.splice(0);
      await invited.context.close();
    });

    test('an address is found however it is capitalized', async () => {
      // a public page is found in the reader's language
      for (const [path, at] of [['/t/HARBOUR-OPEN', '/en/t/harbour-open'], ['/t/Harbour-Open/desk/players', '/t/harbour-open/desk/players']]) {
        await page.goto(path);
        assert.equal(new URL(page.url()).pathname, at);
      }
      assert.deepEqual(organizer.problems, []);
    });
  });
}
