// A game stepped through after the match: by a judge with the keys and by links, from a link to a moment, and by everybody
// without JavaScript once the event is over and the organizer says so.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { DESKTOP, PHONE, keepPicture, launch, look, visitor } from '../kit/browser.mjs';
import { NAMES, endTurn, follow, gameAt, judgeOf, openHall } from '../kit/followed.mjs';

let browser;
let hall;

before(async () => {
  hall = await openHall('spring-hall', ['ada']);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await hall?.podium.stop();
});

test('a game is stepped through after the match, and by everybody after the event', async () => {
  const ada = await judgeOf(browser, hall, 'ada', { viewport: DESKTOP });
  const { page } = ada;
  for (const table of [1, 2]) {
    await follow(ada, hall, table);
    const first = (table - 1) * 4;
    await endTurn(page).click();
    await page.getByText(`${NAMES[first + 1]} begins a turn`).first().waitFor();
    await endTurn(page).click();
    await page.getByText(`${NAMES[first + 2]} begins a turn`).first().waitFor();
    await page.locator('.game-seat', { hasText: NAMES[first + 2] }).getByRole('link').click();
    await page.getByRole('button', { name: 'Won the game' }).first().click();
    await page.getByRole('button', { name: 'Confirm result' }).click();
    await page.getByText(/is stored/).waitFor();
  }
  await page.getByRole('link', { name: 'Step through this game' }).click();
  await page.getByText('The game begins.').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(`The turn of ${NAMES[4]} ends.`).waitFor();
  await look(ada, 'replay');
  await keepPicture(ada, 'replay');
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByText(`The turn of ${NAMES[5]} ends.`).waitFor();
  // the address is a link to this moment
  const moment = page.url();
  assert.match(moment, /\/desk\/games\/1\/2\/1\/2$/);
  await page.getByRole('link', { name: 'The end' }).click();
  await page.getByText(/won the game/).first().waitFor();
  await page.goto(moment);
  await page.getByText(`The turn of ${NAMES[5]} ends.`).waitFor();

  // the organizer opens them, and the event ends
  await page.goto(`/t/${hall.slug}/desk/games`);
  await look(ada, 'replays');
  await page.getByRole('button', { name: 'Open them to everybody' }).click();
  await page.getByText(/Everyone can step through/).first().waitFor();
  const anybody = await visitor(browser, { base: hall.podium.address, viewport: PHONE, javaScriptEnabled: false });
  const closed = await anybody.page.goto(`/t/${hall.slug}/games`);
  assert.equal(closed.status(), 404, 'not before the event is finished');
  // the desk's next steps are to finish the round, and then the tournament
  for (const step of [/^Finish (the )?round/, /^Finish the tournament/]) {
    await page.goto(`/t/${hall.slug}/desk`);
    const button = page.getByRole('main').getByRole('button', { name: step }).first();
    if (!(await button.isVisible())) await page.locator('summary', { hasText: /inish/ }).first().click();
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await button.click();
    assert.equal((await answered).status(), 303, String(step));
  }
  await anybody.page.goto(`/t/${hall.slug}`);
  await anybody.page.getByRole('link', { name: 'Followed games' }).click();
  await anybody.page.getByRole('link', { name: 'Table 1' }).click();
  await anybody.page.getByRole('link', { name: 'The next step' }).click();
  await anybody.page.getByText(`The turn of ${NAMES[0]} ends.`).waitFor();
  assert.doesNotMatch(await anybody.page.locator('main').innerText(), /\bada\b/, 'who followed is the staff\'s');
  const reader = await visitor(browser, { base: hall.podium.address, viewport: PHONE });
  await reader.page.goto(anybody.page.url());
  await look(reader, 'replay-public');
  await keepPicture(reader, 'replay');
  for (const somebody of [ada, anybody, reader]) await somebody.context.close();
});
