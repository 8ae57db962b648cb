// A whole event from the desk alone, at a desk and on a phone: registration, check-in, rounds, cut, playoff, champion.
// Every step is a press on the desk, the turnover of a round is three, and each can be undone there.

import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, keepPicture, launch, look } from '../kit/browser.mjs';
import { act, enterResults } from '../kit/organizer.mjs';
import { command, startPodium } from '../kit/podium.mjs';
import { counted } from '../kit/presses.mjs';
import { signedIn as staffSignedIn } from '../kit/staff.mjs';

const NAMES = [
  'Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel',
  'Ida Ivy', 'Jón Júníper', 'Kim Karri', 'Liat Larch', 'Mo Maple', 'Nia Nutmeg', 'Ove Oak', 'Pia Pine',
];
const first = (table, names) => String(names.indexOf([...names].sort()[0]) + 1);

let browser;
let podium;
let password;

// Sixteen players in preparation; the last is not here.
function prepared(data, slug) {
  const players = NAMES.map((name, index) => ({ id: `p${index + 1}`, name, number: index + 1, checked_in: index < 15 }));
  const event = { format: 'podium-event/1', tournament: { name: 'Spring Open', slug, state: 'setup', pod_size: 4, round_minutes: 75 }, players, rounds: [] };
  const path = join(data, `${slug}.json`);
  writeFileSync(path, JSON.stringify(event));
  command(data, 'import', path);
}

before(async () => {
  const data = mkdtempSync(join(tmpdir(), 'podium-browser-'));
  for (const device of ['desk', 'phone']) prepared(data, device);
  password = command(data, 'user', 'add', 'ora', '--role', 'administrator').match(/assword[^:]*: *(\S+)/)[1];
  podium = await startPodium({ data });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await podium?.stop();
});

const signedIn = (options) => staffSignedIn(browser, podium, 'ora', password, options);

for (const [slug, viewport] of [['desk', DESKTOP], ['phone', PHONE]]) {
  describe(`an event from the desk, ${viewport.width} px wide`, () => {
    const desk = `/t/${slug}/desk`;
    let ora;
    let hand;

    // Presses what the desk offers for the step, and waits until it is a step further.
    async function does(name) {
      const { page } = ora;
      const before = (await act(page)).step;
      await hand.press(page.getByRole('region', { name: 'Next' }).getByRole('button', { name }));
      await page.waitForFunction((step) => document.querySelector('.act .primary')?.innerText !== step, before);
      assert.equal(new URL(page.url()).pathname, desk, `${name} leads back to the desk`);
    }

    async function seen(name) {
      await look(ora, `desk-${name}`);
      await keepPicture(ora, `desk-${name}`);
    }

    before(async () => {
      ora = await signedIn({ viewport });
      hand = counted(ora.page);
    });

    test('doors open: who is here, and who is missing', async () => {
      const { page } = ora;
      await page.goto(desk);
      await does('Open the tournament');
      await page.getByRole('heading', { name: '15 of 16 are checked in' }).waitFor();
      await page.getByText('1 player is not checked in').waitFor();
      await seen('check-in');
      await does('Pair all 16');
    });

    test('a draft is weighed and discarded where it was made', async () => {
      const { page } = ora;
      await page.getByRole('heading', { name: 'Draft of round 1' }).waitFor();
      await page.getByText('15 of the 16 players in this draft are checked in').waitFor();
      await page.getByText('Undo the last step').click();
      await page.getByLabel(/Type discard/).fill('discart');
      await page.getByRole('button', { name: 'Discard the draft' }).click();
      await page.getByRole('alert').getByText('Type the word discard').first().waitFor();
      assert.equal(await page.getByLabel(/Type discard/).inputValue(), 'discart', 'what was typed is kept');
      ora.problems.splice(0); // the browser notes the status of the answer
      await look(ora, 'desk-undo-refused');
      await page.getByLabel(/Type discard/).fill('discard');
      await page.getByRole('button', { name: 'Discard the draft' }).click();
      await page.getByRole('heading', { name: '15 of 16 are checked in' }).waitFor();
      await does('Pair all 16');
    });

    test('rounds: three presses from one to the next', async () => {
      const { page } = ora;
      let turnovers = 0;
      await does('Publish only');
      await page.getByRole('heading', { name: 'Round 1 is published' }).waitFor();
      await look(ora, 'desk-published');
      await does('Start round 1');
      for (let round = 1; round < 9; round += 1) {
        await page.getByRole('heading', { name: '0 of 4 tables reported' }).waitFor();
        if (round === 1) await seen('playing');
        await enterResults(ora, slug, first);
        await page.goto(desk);
        await page.getByRole('heading', { name: `Every table of round ${round} has its result` }).waitFor();
        const { presses } = hand;
        await does(`Finish round ${round}`);
        if (!/^Pair/.test((await act(page)).step)) break;
        await does(`Pair round ${round + 1}`);
        if (round === 1) await seen('draft');
        await does(`Publish and start round ${round + 1}`);
        assert.ok(hand.presses - presses <= 3, `the turnover after round ${round} took ${hand.presses - presses} presses`);
        turnovers += 1;
      }
      assert.ok(turnovers > 0);
    });

    test('cut, playoff, champion', async () => {
      const { page } = ora;
      await page.getByRole('heading', { name: 'The Swiss rounds are played' }).waitFor();
      await seen('cut');
      await does(/^Announce the top/);
      for (let rounds = 0; rounds < 5; rounds += 1) {
        if (!/^Make the tables?/.test((await act(page)).step)) break;
        if (rounds === 0) await look(ora, 'desk-playoff');
        const { presses } = hand;
        await does(/^Make the tables?/);
        await does(/^Publish and start/);
        await enterResults(ora, slug, first);
        await page.goto(desk);
        await does(/^Finish the /);
        assert.equal(hand.presses - presses, 3);
      }
      await page.getByRole('heading', { name: /The winner is/ }).waitFor();
      await does('Finish the tournament');
      await page.getByRole('heading', { name: 'The tournament is over' }).waitFor();
      await seen('over');
      assert.deepEqual(ora.problems, []);
    });
  });
}

test('a second desk sees each step without a reload', async () => {
  const data = mkdtempSync(join(tmpdir(), 'podium-browser-'));
  prepared(data, 'live');
  command(podium.data, 'import', join(data, 'live.json'));
  const [one, other] = [await signedIn({}), await signedIn({ viewport: PHONE })];
  for (const { page } of [one, other]) await page.goto('/t/live/desk');
  const next = (page) => page.getByRole('region', { name: 'Next' });
  await next(one.page).getByRole('button', { name: 'Open the tournament' }).click();
  await next(other.page).getByRole('heading', { name: '15 of 16 are checked in' }).waitFor();
  await next(other.page).getByRole('button', { name: 'Pair all 16' }).click();
  await next(one.page).getByRole('heading', { name: 'Draft of round 1' }).waitFor();
  await next(one.page).getByRole('button', { name: 'Publish and start round 1' }).click();
  await next(other.page).getByRole('heading', { name: '0 of 4 tables reported' }).waitFor();
  const clock = (page) => page.getByRole('region', { name: 'Clock' });
  await clock(other.page).getByRole('button', { name: 'Pause' }).click();
  await clock(one.page).getByText('Paused since').waitFor();
  // who types a reason keeps it while the other desk goes on
  await clock(one.page).getByText('Add time for all').click();
  await clock(one.page).getByLabel('Reason').fill('Fire alarm');
  await clock(other.page).getByRole('button', { name: 'Resume' }).click();
  await clock(one.page).locator('..').getByText('This has changed since you began typing').waitFor();
  assert.equal(await clock(one.page).getByLabel('Reason').inputValue(), 'Fire alarm');
  for (const somebody of [one, other]) {
    assert.deepEqual(somebody.problems, []);
    await somebody.context.close();
  }
});
