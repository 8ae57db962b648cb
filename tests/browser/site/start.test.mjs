// A Podium that is new, from the link that the program prints to a running first round of sixteen pasted names, by what
// the pages say alone, at a desk and on a phone; then the next tournament, from a preset and as a copy.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, keepPicture, launch, look, visitor } from '../kit/browser.mjs';
import { PASSWORD, act } from '../kit/organizer.mjs';
import { startPodium } from '../kit/podium.mjs';
import { counted } from '../kit/presses.mjs';

const NAMES = [
  'Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel',
  'Ida Ivy', 'Jón Júníper', 'Kim Karri', 'Liat Larch', 'Mo Maple', 'Nia Nutmeg', 'Ove Oak', 'Pia Pine',
];

// What a newcomer may take, each text that is typed or pasted counted as a press.
const MOST = 9;

let browser;

before(async () => {
  browser = await launch();
});

after(async () => {
  await browser?.close();
});

for (const viewport of [DESKTOP, PHONE]) {
  describe(`a new Podium, ${viewport.width} px wide`, () => {
    let podium;
    let ora;
    let hand;

    const button = (name) => ora.page.getByRole('main').getByRole('button', { name, exact: true });

    async function seen(name) {
      await look(ora, `start-${name}`);
      await keepPicture(ora, `start-${name}`);
    }

    before(async () => {
      podium = await startPodium();
      ora = await visitor(browser, { base: podium.address, viewport });
      hand = counted(ora.page);
    });

    after(async () => {
      await ora?.context.close();
      await podium?.stop();
    });

    test(`the set-up link leads to a running first round in at most ${MOST} presses`, async () => {
      const { page } = ora;
      await page.goto(podium.setupLink);
      await seen('link');
      await hand.type(page.getByLabel('User name'), 'Ora');
      await hand.type(page.getByLabel('Password'), PASSWORD);
      await hand.press(button('Make the account'));

      await page.getByRole('heading', { name: 'New tournament' }).waitFor();
      // its script puts it into the page a moment later, so that it is read aloud
      await page.getByRole('main').getByText('Now the first tournament: its name is enough').waitFor();
      await seen('tournament');
      await hand.type(page.getByLabel('Name', { exact: true }), 'Friday Commander');
      await hand.type(page.locator('#players'), NAMES.join('\n'));
      await hand.press(button('Create the tournament'));
      await page.getByRole('heading', { name: 'Look at the names' }).waitFor();
      await seen('names');
      await hand.press(button('Create it with these names'));

      await page.waitForURL('**/t/friday-commander/desk');
      await seen('desk');
      await hand.press(button('Pair round 1'));
      await page.getByRole('heading', { name: 'Draft of round 1' }).waitFor();
      await hand.press(button('Publish and start round 1'));
      await page.getByRole('heading', { name: '0 of 4 tables reported' }).waitFor();
      await seen('running');
      assert.ok(hand.presses <= MOST, `${hand.presses} presses`);

      // what everybody does next is there too
      await page.getByRole('link', { name: 'Print by name' }).click();
      await page.waitForLoadState();
      const sheet = await page.locator('main').innerText();
      for (const name of NAMES) assert.ok(sheet.includes(name.split(' ')[1]), `${name} has a seat`);
      assert.deepEqual(ora.problems.splice(0), []);
    });

    test('settings are kept in one press, and the next tournament starts from them', async () => {
      const { page } = ora;
      await page.goto('/t/friday-commander/desk/settings');
      const before = hand.presses;
      await hand.press(button('Keep as a preset'));
      await page.getByText('is kept: a new tournament may start from it').waitFor();
      assert.equal(hand.presses - before, 1);
      await seen('settings');
      await page.goto('/tournaments');
      await seen('tournaments');
      await page.getByRole('link', { name: 'Regular, 90 min' }).click();
      await page.getByRole('heading', { name: 'New tournament' }).waitFor();
      const chosen = page.locator('nav[aria-label="Start from"] [aria-current]');
      assert.equal(await chosen.innerText(), 'Regular, 90 min');
      await seen('from-preset');
    });

    test('a copy has the settings and the form of a new tournament', async () => {
      const { page } = ora;
      await page.goto('/tournaments');
      await page.getByRole('link', { name: 'Copy Friday Commander' }).click();
      await page.getByRole('heading', { name: 'Copy the tournament' }).waitFor();
      await seen('copy');
      await page.getByLabel('Name', { exact: true }).fill('Saturday Commander');
      await button('Create the tournament').click();
      await page.waitForURL('**/t/saturday-commander/desk');
      // nobody is there yet: names are pasted where the desk says what comes next
      await page.getByLabel('Names').fill(NAMES.slice(0, 4).join('\n'));
      await seen('no-players');
      await button('Look at the names').click();
      await button('Add these players').click();
      // its preview has the address of the desk
      await button('Add these players').waitFor({ state: 'detached' });
      await page.waitForURL('**/t/saturday-commander/desk');
      assert.equal((await act(page)).step, 'Open the tournament');
      assert.match(await page.getByRole('region', { name: 'Next' }).innerText(), /4 players so far/);
    });

    test('an event of another program is looked at, and then it is here', async () => {
      const { page } = ora;
      await page.goto('/tournaments');
      await page.getByRole('link', { name: 'From a file' }).click();
      await page.getByRole('heading', { name: 'New tournament from a file' }).waitFor();
      await look(ora, 'start-from-file');
      await page.getByLabel('Event file').setInputFiles({
        name: 'broken.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"rounds": [{"round": 1, "tables": [{"players": [{}]}]}]}'),
      });
      await button('Look at the file').click();
      await page.getByText("The file can't be imported").waitFor();
      // the browser tells of every answer that is not 2xx
      ora.problems.splice(0);
      await look(ora, 'start-from-file-wrong');
      await page.getByLabel('Event file').setInputFiles(new URL('../../cases/topdeck/league.json', import.meta.url).pathname);
      await button('Look at the file').click();
      await page.getByRole('heading', { name: 'Look at the event' }).waitFor();
      assert.match(await page.getByRole('region', { name: 'What is not imported' }).innerText(), /Winning percentages/);
      await look(ora, 'start-from-file-preview');
      await button('Import this event').click();
      await page.waitForURL('**/t/league-evening/desk');
      await page.goto('/t/league-evening/standings');
      assert.match(await page.locator('main').innerText(), /Player 01/);
      assert.deepEqual(ora.problems.splice(0), []);
    });
  });
}
