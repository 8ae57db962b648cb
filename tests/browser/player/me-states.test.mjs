// Each state of a player on a phone: its headline, and everything that matters on the first screen; pictures of all.
// Beside them what needs a browser: the tap that is cancelled, the seats on paper, the place that is shared.

import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, NARROW, PHONE, keepPicture, launch, look, visitor, widths } from '../kit/browser.mjs';
import { setUp } from '../kit/organizer.mjs';
import { startPodium } from '../kit/podium.mjs';
import { counted } from '../kit/presses.mjs';
import { importStates, nameOf } from '../kit/states.mjs';

// State, tournament, number of the player, headline, and what else has to be on the first screen. (Who was removed gets no
// link any more: tests/it/people/me_states.rs.)
const STATES = [
  ['registered', 'morning', 1, 'You are registered', ['button:has-text("Check in: I am here")', 'a[href$="/me/code"]']],
  ['checked-in', 'morning', 2, 'You are checked in', []],
  ['pending', 'morning', 4, 'Waiting for approval', []],
  ['waitlisted', 'morning', 5, 'All places are taken', ['button:has-text("Check in: I am here")']],
  ['seated', 'published', 1, 'Table 1', ['.my-seat', '.who-won']],
  ['playing', 'round', 1, 'Table 1', ['.my-seat', '.bar-clock', '.who-won']],
  ['reported', 'round', 5, 'Waiting for the others', ['.my-seat', 'button:has-text("Withdraw my report")']],
  ['to-confirm', 'round', 6, 'Eve Elm won', ['button:has-text("Confirm the result")', 'summary:has-text("That is wrong")']],
  ['disputed', 'round', 9, 'The staff decides', ['.my-seat']],
  ['confirmed', 'round', 15, 'Oda Oak won', ['.my-seat']],
  ['out-of-game', 'round', 23, 'Table 5', ['.my-line', '.who-won']],
  ['time-called', 'round', 24, 'Table 5', ['.my-line', 'summary:has-text("The game has ended")']],
  ['bye', 'round', 13, 'Bye', []],
  ['match-loss', 'round', 14, 'Match loss', []],
  ['late-entry', 'round', 21, 'You play from round 2 on', []],
  ['unpaired', 'round', 22, 'You are not in this round', []],
  ['between-rounds', 'between', 3, 'Pairings soon', ['.stats', 'h3', 'h3 + p']],
  ['swiss-over', 'over', 1, 'The Swiss rounds are over', ['.stats']],
  ['waiting-seed', 'cut', 1, 'You wait for the final', ['.stats']],
  ['in-playoff', 'cut', 4, 'You play in the semi-finals', ['.stats']],
  ['out-of-cut', 'cut', 12, 'You missed the cut', ['.stats']],
  ['finished', 'finished', 2, 'You finished 5th of 12', ['.stats', '[data-share-press]']],
  ['champion', 'finished', 4, 'You are the champion', ['.stats', '[data-share-press]']],
  ['dropped', 'between', 2, 'You have dropped after round 1', []],
  ['disqualified', 'round', 20, 'You were disqualified', []],
  ['cancelled', 'cancelled', 1, 'This tournament was cancelled', []],
];

describe('my table in each state', () => {
  let browser;
  let podium;
  let organizer;

  before(async () => {
    const data = mkdtempSync(join(tmpdir(), 'podium-states-'));
    importStates(data);
    podium = await startPodium({ data });
    browser = await launch();
    organizer = await setUp(browser, podium, DESKTOP);
  });
  after(async () => {
    await browser?.close();
    await podium?.stop();
  });

  async function phone(slug, number, options = {}) {
    const answer = await organizer.page.request.get(`${podium.address}/t/${slug}/desk/players/${number}/link`);
    const link = (await answer.text()).match(/\/p\/[\w.~-]+/)[0];
    const somebody = await visitor(browser, { base: podium.address, viewport: PHONE, ...options });
    await somebody.page.addInitScript(() => {
      globalThis.shared = [];
      navigator.share = async (what) => globalThis.shared.push(what);
    });
    await somebody.page.goto(link);
    await somebody.page.waitForURL(/\/me$/);
    return somebody;
  }

  // What is not wholly on the first screen, above the doors and the button that calls a judge.
  const below = (page, wanted) =>
    page.evaluate((selectors) => {
      const tops = ['.judge-bar', '.doors'].map((bar) => document.querySelector(bar)?.getBoundingClientRect().top ?? innerHeight);
      const floor = Math.min(...tops);
      return selectors.flatMap((selector) => {
        const parts = [...document.querySelectorAll(selector)];
        if (parts.length === 0) return [`${selector} is not there`];
        const boxes = parts.map((part) => part.getBoundingClientRect());
        return boxes.filter((box) => box.bottom > floor || box.top < 0 || box.height === 0).map((box) => `${selector} ends at ${box.bottom}, ${floor} is seen`);
      });
    }, wanted);

  const plain = (text) => text.replace(/\s+/g, ' ').trim();

  test('its headline, and what matters on the first screen', async () => {
    for (const [state, slug, number, headline, wanted] of STATES) {
      const somebody = await phone(slug, number);
      const { page } = somebody;
      assert.equal(plain(await page.locator('h1').innerText()), headline, state);
      const all = ['h1', ...wanted].map((selector) => selector.replace(/:has-text\("(.+)"\)/, ''));
      for (const selector of wanted) await page.locator(selector).first().waitFor();
      const seen = await below(page, all.filter((selector) => !/^(button|summary)$/.test(selector)));
      assert.deepEqual(seen, [], state);
      for (const selector of wanted.filter((one) => /has-text/.test(one))) {
        const box = await page.locator(selector).first().boundingBox();
        assert.ok(box.y + box.height <= PHONE.height - 56, `${state}: ${selector}`);
      }
      await look(somebody, `me-state-${state}`);
      await keepPicture(somebody, `me-${state}`);
      await somebody.context.close();
    }
  });

  test('on a laptop it has two columns', async () => {
    for (const [slug, number] of [['round', 1], ['between', 3], ['finished', 4]]) {
      const somebody = await phone(slug, number, { viewport: DESKTOP });
      await look(somebody, `me-wide-${slug}`);
      await keepPicture(somebody, `me-${slug}`);
      await somebody.context.close();
    }
  });

  test('a tap asks first, and a report goes without a script, too', async () => {
    const somebody = await phone('round', 1);
    const sure = somebody.page.locator('dialog[open]');
    await somebody.page.locator('.who-won .seat').nth(1).click();
    await sure.getByText(`${nameOf(2)} won`).waitFor();
    await keepPicture(somebody, 'me-sure');
    await sure.getByRole('button', { name: 'Not yet' }).click();
    await sure.waitFor({ state: 'detached' });
    assert.equal(plain(await somebody.page.locator('h1').innerText()), 'Table 1', 'nothing was reported');
    // the page that asks without a script
    await somebody.page.goto('/t/round/me/result?winner=2');
    await look(somebody, 'me-result');
    await somebody.page.goto('/t/round/me/result');
    await look(somebody, 'me-result-more');
    await somebody.context.close();
    const bare = await phone('round', 2, { viewport: NARROW, javaScriptEnabled: false });
    const hand = counted(bare.page);
    await hand.press(bare.page.locator('.who-won .seat').nth(2));
    await bare.page.waitForLoadState();
    assert.equal(plain(await bare.page.locator('h1').innerText()), `${nameOf(3)} won`);
    const [content, window, outside] = await bare.page.evaluate(widths);
    assert.ok(content <= window, `${content} px in ${window} px: ${outside}`);
    await hand.press(bare.page.getByRole('button', { name: 'Report it' }));
    assert.equal(plain(await bare.page.locator('h1').innerText()), 'Waiting for the others');
    assert.equal(hand.presses, 2);
    await bare.context.close();
    // another player taps another seat: a dispute without a word to type
    const other = await phone('round', 3);
    const second = counted(other.page);
    await second.press(other.page.getByText('That is wrong'));
    await second.press(other.page.locator('.who-won .seat').first());
    await second.press(other.page.getByRole('button', { name: 'Report it' }));
    await other.page.getByRole('heading', { name: 'The staff decides' }).waitFor();
    assert.equal(second.presses, 3);
    await other.context.close();
  });

  test('a judge is called with one press, above the doors', async () => {
    const somebody = await phone('round', 16);
    const { page } = somebody;
    const [bar, doors] = [await page.locator('.judge-bar').boundingBox(), await page.locator('.doors').boundingBox()];
    assert.ok(bar.y + bar.height <= doors.y + 1 && bar.y > PHONE.height - 160, `${bar.y} + ${bar.height} above ${doors.y}`);
    const hand = counted(page);
    await hand.press(page.getByRole('button', { name: 'Call a judge' }));
    await page.getByText(/Judge called \d\d:\d\d\. Stay where you are/).waitFor();
    assert.equal(hand.presses, 1);
    await keepPicture(somebody, 'me-called');
    await page.getByRole('button', { name: 'Withdraw the call' }).click();
    await page.getByRole('button', { name: 'Call a judge' }).waitFor();
    await somebody.context.close();
  });

  test('on paper the seats are a list', async () => {
    const somebody = await phone('published', 1);
    await somebody.page.emulateMedia({ media: 'print' });
    assert.equal(await somebody.page.locator('.who-won .seat:visible').count(), 4);
    for (const hidden of ['.judge-bar', '.who-won-draw']) assert.equal(await somebody.page.locator(hidden).isVisible(), false, hidden);
    await somebody.context.close();
  });

  test('the place and the record are shared with one press', async () => {
    const somebody = await phone('finished', 4);
    await somebody.page.getByRole('button', { name: 'Share your place' }).click();
    const [shared] = await somebody.page.evaluate(() => globalThis.shared);
    assert.match(shared.text, /^Dag Dogwood: champion of 12 at Spring Open, \d–\d–\d$/);
    assert.equal(shared.url, `${podium.address}/t/finished/players/4`);
    await somebody.context.close();
    const bare = await phone('finished', 4, { javaScriptEnabled: false });
    const whole = await bare.page.getByLabel('Your rounds, to share').inputValue();
    assert.equal(whole, `${shared.text} ${shared.url}`);
    await bare.context.close();
  });
});
