// A hall's Wi-Fi goes away: what is pressed meanwhile is kept on the phone, in its order, through a closed tab, and sent
// when the network is back; where another judge has moved the game, or a turn would end over a stack, it asks first.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { PHONE, examine, keepPicture, launch, look } from '../kit/browser.mjs';
import { endTurn, follow, gameAt, judgeOf, openHall, NAMES } from '../kit/followed.mjs';
import { counted } from '../kit/presses.mjs';

let browser;
let hall;

before(async () => {
  hall = await openHall('spring-hall', ['ada', 'bea']);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await hall?.podium.stop();
});

const unsent = (page) => page.locator('[data-unsent]');

// What the browser itself says of a network that is away is no mistake of the page.
async function away(somebody, isAway) {
  await somebody.context.setOffline(isAway);
  somebody.problems.length = 0;
}

test('acts wait for the network in their order, through a closed tab', async () => {
  const ada = await judgeOf(browser, hall, 'ada', { viewport: PHONE });
  await follow(ada, hall, 1);
  await away(ada, true);
  const hand = counted(ada.page);
  await hand.press(endTurn(ada.page));
  await ada.page.getByText('1 act is not sent yet').waitFor();
  await hand.press(endTurn(ada.page));
  await ada.page.getByText('2 acts are not sent yet').waitFor();
  // who leaves is kept with its ticks
  const seats = ada.page.locator('[data-live-part="seats"]');
  await seats.getByLabel(`${NAMES[3]} leaves`).check();
  await seats.locator('.leave-why').getByRole('button', { name: 'Eliminated' }).click();
  await ada.page.getByText('3 acts are not sent yet').waitFor();
  assert.equal(await seats.locator(':checked').count(), 0, 'the ticks are taken away as after an act that was done');
  assert.equal(hand.presses, 2, 'a turn takes one press, network or not');
  assert.deepEqual(await examine(ada), []);
  await keepPicture(ada, 'game-offline');
  // the tab is closed, and another one opened when the network is back
  await ada.page.close();
  await away(ada, false);
  ada.page = await ada.context.newPage();
  await ada.page.goto(gameAt(hall, 1));
  await ada.page.getByText('4 players, 3 in the game').first().waitFor();
  await unsent(ada.page).waitFor({ state: 'detached' });
  const steps = await ada.page.locator('.game-history b').allInnerTexts();
  assert.deepEqual(steps, [`${NAMES[3]} loses`, `The turn of ${NAMES[1]} ends`, `The turn of ${NAMES[0]} ends`]);
  await ada.context.close();
});

test('where the game has moved meanwhile nothing is done before somebody says so', async () => {
  const [ada, bea] = [await judgeOf(browser, hall, 'ada', { viewport: PHONE }), await judgeOf(browser, hall, 'bea')];
  await follow(bea, hall, 2);
  await ada.page.goto(gameAt(hall, 2));
  await away(ada, true);
  await endTurn(ada.page).click();
  await ada.page.getByText('1 act is not sent yet').waitFor();
  await endTurn(ada.page).click();
  await ada.page.getByText('2 acts are not sent yet').waitFor();
  await endTurn(bea.page).click();
  await bea.page.getByText(`${NAMES[5]} begins a turn`).first().waitFor();
  await away(ada, false);
  await ada.page.getByText('Not sent: these ask first').waitFor();
  await ada.page.getByText(new RegExp(`bea: The turn of ${NAMES[4]} ends`)).first().waitFor();
  ada.problems.length = 0; // the browser itself reports the 409
  assert.equal(await unsent(ada.page).locator('li').count(), 2);
  assert.equal(await bea.page.locator('.game-history b').count(), 1, 'nothing was carried out without an answer');
  await look(ada, 'offline-asks');
  await keepPicture(ada, 'game-offline-asks');
  // the first one is left: the second was made on what would have followed from it, and asks too
  await unsent(ada.page).getByRole('button', { name: /^Do not send/ }).first().click();
  await unsent(ada.page).getByRole('button', { name: /^Send it still/ }).waitFor();
  assert.equal(await unsent(ada.page).locator('li').count(), 1);
  assert.equal(await bea.page.locator('.game-history b').count(), 1, 'and it is still not carried out');
  ada.problems.length = 0;
  await unsent(ada.page).getByRole('button', { name: /^Send it still/ }).click();
  await unsent(ada.page).waitFor({ state: 'detached' });
  await bea.page.getByText(`${NAMES[6]} begins a turn`).first().waitFor();
  await ada.page.getByText(`${NAMES[6]} begins a turn`).first().waitFor();
  for (const somebody of [ada, bea]) await somebody.context.close();
});

// Puts a spell on the stack of the turn in progress.
async function casts({ page }, table, name) {
  await page.goto(`${gameAt(hall, table)}?view=full`);
  const stacks = page.locator('[data-live-part="group-stacks"]');
  if (!(await stacks.locator('details').first().evaluate((all) => all.open))) await stacks.locator('summary').first().click();
  await stacks.getByLabel('Name').first().fill(name);
  await stacks.getByRole('button', { name: 'Put it on the stack' }).click();
  await page.getByText(new RegExp(`from the top: ${name}`)).first().waitFor();
  await page.goto(gameAt(hall, table));
}

// What was done last, on the page.
const latest = ({ page }, words) => page.locator('.game-history li').first().getByText(words).waitFor();

test('a turn that would end over a stack asks when the network is back, and the acts behind it wait', async () => {
  const ada = await judgeOf(browser, hall, 'ada', { viewport: PHONE });
  await casts(ada, 1, 'Storm');
  const steps = await ada.page.locator('.game-history b').count();
  await away(ada, true);
  await endTurn(ada.page).click();
  await ada.page.getByText('1 act is not sent yet').waitFor();
  await endTurn(ada.page).click();
  await ada.page.getByText('2 acts are not sent yet').waitFor();
  await away(ada, false);
  await unsent(ada.page).getByText(`The turn of ${NAMES[2]} would end with Storm on its stack.`).waitFor();
  ada.problems.length = 0; // the browser itself reports the 409
  assert.equal(await unsent(ada.page).locator('li').count(), 2);
  assert.equal(await ada.page.locator('.game-history b').count(), steps, 'nothing was carried out without an answer');
  await look(ada, 'offline-stack-asks');
  await keepPicture(ada, 'offline-stack-asks');
  await unsent(ada.page).getByRole('button', { name: /^Send it still/ }).first().click();
  await latest(ada, `The turn of ${NAMES[2]} ends`);
  // the second one was made on what would have followed: it asks, too
  ada.problems.length = 0;
  await unsent(ada.page).getByRole('button', { name: /^Send it still/ }).click();
  await unsent(ada.page).waitFor({ state: 'detached' });
  await latest(ada, `The turn of ${NAMES[0]} ends`);
  await ada.context.close();
});

test('the answer to "End the turn now?" is kept without the network, and sent once', async () => {
  const ada = await judgeOf(browser, hall, 'ada', { viewport: PHONE });
  await casts(ada, 1, 'Shock');
  await endTurn(ada.page).click();
  const question = ada.page.getByRole('region', { name: 'End the turn now?' });
  await question.waitFor();
  ada.problems.length = 0; // the browser itself reports the 409
  await away(ada, true);
  await question.getByRole('button', { name: 'End the turn, exile the stack' }).click();
  await ada.page.getByText('1 act is not sent yet').waitFor();
  await question.waitFor({ state: 'hidden' });
  assert.deepEqual(await examine(ada), []);
  await away(ada, false);
  await unsent(ada.page).waitFor({ state: 'detached' });
  await latest(ada, `The turn of ${NAMES[1]} ends`);
  await ada.context.close();
});

test('an undo without the network is of what was pressed before it, not of what the page shows', async () => {
  const ada = await judgeOf(browser, hall, 'ada', { viewport: PHONE });
  await ada.page.goto(gameAt(hall, 1));
  const steps = await ada.page.locator('.game-history b').allInnerTexts();
  await away(ada, true);
  await endTurn(ada.page).click();
  await ada.page.getByText('1 act is not sent yet').waitFor();
  await ada.page.getByRole('button', { name: /^Undo ?:/ }).click();
  await ada.page.getByText('2 acts are not sent yet').waitFor();
  await unsent(ada.page).locator('bdi', { hasText: / · Undo what was pressed before$/ }).waitFor();
  await away(ada, false);
  await unsent(ada.page).waitFor({ state: 'detached' });
  await ada.page.locator('.game-history li').first().locator('s').getByText(/^The turn of .+ ends$/).waitFor();
  assert.deepEqual(await ada.page.locator('.game-history b').allInnerTexts(), steps);
  await ada.context.close();
});
