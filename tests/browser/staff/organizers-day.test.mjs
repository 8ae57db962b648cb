// An organizer's small evening with what goes wrong on one: a player does not come, one comes late, one leaves between two
// steps, and two sit at each other's tables.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, launch, look, visitor } from '../kit/browser.mjs';
import { act, createTournament, next, setUp } from '../kit/organizer.mjs';
import { addPlayers } from '../kit/players.mjs';
import { startPodium } from '../kit/podium.mjs';
import { counted } from '../kit/presses.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel'];

for (const [device, viewport] of [['desk', DESKTOP], ['phone', PHONE]]) {
  describe(`an organizer's day on a ${device}`, () => {
    let browser;
    let podium;
    let organizer;
    let page;
    let at;

    before(async () => {
      podium = await startPodium();
      browser = await launch();
      organizer = await setUp(browser, podium, viewport);
      ({ page } = organizer);
      const slug = await createTournament(organizer, 'Club Night');
      at = (path) => `/t/${slug}${path}`;
      await addPlayers(organizer, slug, NAMES);
      await next(organizer, slug); // opens it
    });
    after(async () => {
      await browser?.close();
      await podium?.stop();
    });

    const slug = () => at('').slice(3);
    const notice = () => page.locator('[data-notices] .notice').first().waitFor();

    async function add(name) {
      await page.goto(at('/desk/players/add'));
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.locator('main form button.primary').click();
      await notice();
    }

    async function undo(word, button) {
      await page.goto(at('/desk'));
      await page.getByText('Undo the last step').click();
      await page.getByLabel(`Type ${word} to confirm`).fill(word);
      const press = page.locator('button', { hasText: button });
      await press.click();
      await press.waitFor({ state: 'detached' });
    }

    test('who did not come is in no count', async () => {
      await add('Nora Noshow');
      await page.goto(at('/desk'));
      assert.match((await act(page)).says, /8 of 9 are checked in/);
      await page.getByRole('button', { name: 'Pair the 8 who are here' }).click();
      await page.getByRole('heading', { name: 'Draft of round 1' }).waitFor();
      await page.goto(at('/players'));
      assert.match(await page.locator('main').innerText(), /8 players/);
      assert.equal(await page.getByText('Noshow').count(), 0);
    });

    test('who came while a round was published is in it once it is paired again', async () => {
      await page.goto(at('/desk'));
      await page.getByRole('button', { name: 'Publish only' }).click();
      await page.getByRole('heading', { name: 'Round 1 is published' }).waitFor();
      await add('Larry Late');
      await undo('unpublish', 'Unpublish the round');
      await undo('discard', 'Discard the draft');
      await page.goto(at('/desk/check-in'));
      await page.getByRole('button', { name: /Late, Larry/ }).click();
      await page.getByText('9 of 9 here').waitFor();
      await page.goto(at('/desk'));
      assert.match((await act(page)).says, /9 players, all of them here/);
      await next(organizer, slug());
      await page.goto(at('/desk/rounds/1'));
      assert.ok(await page.locator('main').getByText('Larry Late').first().isVisible());
      await look(organizer, 'day-late');
    });

    test('a player drops from their phone while the round is a draft', async () => {
      const answer = await page.request.get(`${podium.address}${at('/desk/players/10/link')}`);
      const larry = await visitor(browser, { base: podium.address, viewport });
      await larry.page.goto((await answer.text()).match(/\/p\/[\w.~-]+/)[0]);
      await larry.page.waitForURL(/\/me$/);
      await larry.page.getByText(/^Drop, your rounds/).click();
      await look(larry, 'day-drop');
      const form = larry.page.locator('form[action$="/drop"]');
      await form.locator('input[name=confirm]').fill('drop');
      await form.getByRole('button', { name: 'Drop from the tournament' }).click();
      await larry.page.getByText(/dropped/i).first().waitFor();
      await larry.context.close();
      await page.goto(at('/desk'));
      assert.match((await act(page)).says, /Larry Late has left since the draft was made\./);
      await page.getByRole('button', { name: 'Pair again' }).click();
      await page.getByText('Round 1 is paired again.').waitFor();
    });

    test('two who sit at each other\'s tables change places while the round runs', async () => {
      await next(organizer, slug(), undefined, { once: true });
      await page.goto(at('/desk/rounds/1'));
      const first = await page.locator('[data-table="1"] bdi').first().innerText();
      const second = await page.locator('[data-table="2"] bdi').first().innerText();
      const hand = counted(page);
      const choose = async (label, name) => {
        hand.presses += 1;
        const option = await page.getByLabel(label, { exact: true }).locator('option', { hasText: name }).getAttribute('value');
        await page.getByLabel(label, { exact: true }).selectOption(option);
      };
      await choose('Player', first);
      await choose('changes places with', second);
      await hand.press(page.locator('form[data-swap] button'));
      await look(organizer, 'day-swap');
      await hand.type(page.getByLabel('Reason'), 'They sat down at the wrong tables');
      await hand.press(page.getByRole('button', { name: 'Save the change' }));
      await notice();
      assert.equal(hand.presses, 5);
      await page.goto(at('/desk/rounds/1'));
      assert.equal(await page.locator('[data-table="1"] bdi').first().innerText(), second);
      assert.equal(await page.locator('[data-table="2"] bdi').first().innerText(), first);
    });

    test('the cut shows who is first out, its tables have no draw, and the finished desk has a text', async () => {
      for (;;) {
        await page.goto(at('/desk'));
        const { step } = await act(page);
        if (/^Announce the top/.test(step)) break;
        await next(organizer, slug(), () => '1', { once: true });
      }
      await page.goto(at('/desk/playoff'));
      assert.match(await page.locator('main').innerText(), /first out by|out by lot/);
      assert.equal(await page.getByText('Top 10').count(), 0, 'no cut larger than the field');
      await look(organizer, 'day-cut');
      for (;;) {
        await page.goto(at('/desk'));
        const { step } = await act(page);
        if (/^Copy/.test(step)) break;
        if (/^Enter results/.test(step)) {
          await page.goto(at('/desk/results'));
          assert.equal(await page.locator('.result-card button', { hasText: /^Draw/ }).count(), 0);
          await look(organizer, 'day-playoff');
        }
        await next(organizer, slug(), () => '1', { once: true });
      }
      await page.goto(at('/desk'));
      const text = await page.locator('#community').inputValue();
      assert.match(text, /^\w+ \w+ won Club Night \(8 players\)\. Top 4: 1\. .*\/t\/club-night$/);
      await look(organizer, 'day-end');
      assert.deepEqual(organizer.problems, []);
    });
  });
}
