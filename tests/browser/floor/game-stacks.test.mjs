// The game desk of a judge on a phone: a turn with something on its stack, what a spell can target, the monarch, the casts of two
// commanders, a match loss that leads to its ruling; and the bar of a Grand Melee.

import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { PHONE, launch, look } from '../kit/browser.mjs';
import { command, startPodium } from '../kit/podium.mjs';
import { signedIn } from '../kit/staff.mjs';

const LONG = 'Maximiliane Wolkenstein-Hohenbrunn'; // 34 letters
const nameOf = (index) => (index === 5 ? LONG : `Player ${String(index + 1).padStart(2, '0')}`);

let browser;
let podium;
let judge;

function hall(data, slug, size) {
  const ids = Array.from({ length: size }, (_, index) => `p${index + 1}`);
  const event = {
    format: 'podium-event/1',
    tournament: { name: slug, slug, state: 'swiss', rules_enforcement_level: 'competitive', pod_size: size, round_minutes: 75, end_of_round: 'extra_turns' },
    players: ids.map((id, index) => ({ id, name: nameOf(index), number: index + 1, checked_in: true })),
    rounds: [{ number: 1, state: 'running', started_at: new Date().toISOString().replace(/\.\d+Z/, 'Z'), pods: [{ table: 1, seats: ids }] }],
  };
  const path = join(data, `${slug}.json`);
  writeFileSync(path, JSON.stringify(event));
  command(data, 'import', path);
}

before(async () => {
  const data = mkdtempSync(join(tmpdir(), 'podium-browser-'));
  hall(data, 'pod', 4);
  hall(data, 'melee', 16);
  const password = command(data, 'user', 'add', 'ada', '--role', 'administrator').match(/assword[^:]*: *(\S+)/)[1];
  podium = await startPodium({ data });
  browser = await launch();
  judge = await signedIn(browser, podium, 'ada', password, { viewport: PHONE });
});

after(async () => {
  await browser?.close();
  await podium?.stop();
});

async function follow(slug) {
  const { page } = judge;
  await page.goto(`/t/${slug}/desk/game/1`);
  await page.getByRole('button', { name: 'Follow this game' }).click();
  await page.getByRole('heading', { name: /^Game 1/ }).waitFor();
  await page.goto(`/t/${slug}/desk/game/1?view=full`);
}

const panel = async (id) => {
  const found = judge.page.locator(`[data-live-part="group-${id}"]`);
  const details = found.locator('details').first();
  if (!(await details.evaluate((all) => all.open))) await found.locator('summary').first().click();
  return found;
};

test('a turn ends over a stack only when it is confirmed', async () => {
  const { page } = judge;
  await follow('pod');
  let stacks = await panel('stacks');
  await stacks.getByLabel('Name').first().fill('Storm');
  await stacks.getByRole('button', { name: 'Put it on the stack' }).click();
  await page.getByText('from the top: Storm (Player 01)').waitFor();
  stacks = await panel('stacks');
  const aimed = stacks.locator('form', { has: page.getByRole('heading', { name: 'With targets' }) });
  await aimed.getByLabel('Name').fill('Shock');
  await aimed.getByRole('checkbox', { name: 'Storm' }).check();
  await aimed.getByRole('button', { name: 'Put it on that stack' }).click();
  await page.getByText('Shock (Player 01), targeting Storm').waitFor();
  await page.locator('.act-bar').getByRole('button', { name: /^End turn/ }).click();
  await page.getByRole('heading', { name: 'End the turn now?' }).waitFor();
  await look(judge, 'game-stack-asks');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.locator('.act-bar').getByRole('button', { name: /^End turn/ }).click();
  await page.getByRole('button', { name: 'End the turn, exile the stack' }).click();
  await page.getByText('Player 02 begins a turn').first().waitFor();
});

test('the monarch and the casts of two commanders are recorded', async () => {
  const { page } = judge;
  let status = await panel('status');
  await status.getByRole('button', { name: 'Becomes the monarch' }).click();
  await page.locator('.game-seat', { hasText: 'monarch' }).waitFor();
  status = await panel('status');
  await status.getByLabel('Commander casts').fill('2');
  await status.getByLabel('Casts of a second commander').fill('1');
  await look(judge, 'game-status');
  await status.getByRole('button', { name: 'Set the status' }).click();
  await page.getByText('2 commander casts, 1 second commander cast').first().waitFor();
});

test('after a press the focus stays at the button, and what was done is heard', async () => {
  const { page } = judge;
  await page.goto('/t/pod/desk/game/1');
  const heard = (words) => page.locator('body > [data-heard]', { hasText: words }).waitFor({ state: 'attached' });
  const focused = () => page.evaluate(() => document.activeElement?.closest('.act-bar') && document.activeElement.textContent.trim());
  for (const [ends, begins] of [['Player 02', 'Player 03'], ['Player 03', 'Player 04']]) {
    if (ends === 'Player 02') await page.locator('.act-bar').getByRole('button', { name: /^End turn/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(`${begins} begins a turn`).first().waitFor();
    await heard(new RegExp(`The turn of ${ends} ends`));
    assert.equal(await focused(), `End turn of ${begins}`, 'the next press ends the next turn');
  }
  await page.locator('.act-bar').getByRole('button', { name: /^Undo/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'End turn of Player 03' }).first().waitFor();
  assert.match(await focused(), /^Undo: The turn of Player 02 ends/);
  await heard(/The turn of Player 03 ends.*undone by ada/);
});

test('a match loss leads to the ruling that it needs', async () => {
  const { page } = judge;
  await page.goto('/t/pod/desk/game/1?seat=3&view=full');
  await page.locator('.game-seat.chosen').getByRole('button', { name: 'Match loss' }).click();
  await page.waitForURL(/desk\/rulings\/new\?table=1&player=3&penalty=match_loss/);
  assert.equal(await page.getByLabel('Penalty', { exact: true }).inputValue(), 'match_loss');
  await look(judge, 'game-match-loss-ruling');
});

test('the bar of several markers has names, and says which marker waits and why', async () => {
  const { page } = judge;
  await follow('melee');
  const bar = page.locator('.act-bar');
  await bar.getByRole('button', { name: /^End the turn of marker 2 Player 05/ }).click();
  await bar.getByText(`Marker 2, ${LONG}: waits for marker 3 (Player 09)`).waitFor();
  await look(judge, 'game-bar-waits');
  await bar.getByRole('button', { name: /^End the turn of marker 3/ }).click();
  await bar.getByRole('button', { name: new RegExp(`marker 2 ${LONG}`) }).waitFor();
  await look(judge, 'game-bar-long-name');
});
