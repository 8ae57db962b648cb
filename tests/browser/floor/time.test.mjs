// The hall when time is called: twenty tables that nobody followed, each called by one tap on a judge's phone, a turn
// counted by one, a match ended by one; an extension that waits; a head judge who decides otherwise for one table.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, keepPicture, launch, look } from '../kit/browser.mjs';
import { startPodium } from '../kit/podium.mjs';
import { counted } from '../kit/presses.mjs';
import { demonstrated, organizer, joins as staffJoins } from '../kit/staff.mjs';

const TABLES = 20;
const LATE = 20; // the table with an extension
const FIRST = ['Ada', 'Bruno', 'Chiara', 'Dmitri', 'Elif', 'Femi', 'Greta', 'Hugo', 'Inês', 'Jonas'];
const LAST = ['Moreira', 'Teixeira', 'Fontana', 'Volkov', 'Yılmaz', 'Adeyemi', 'Lindqvist', 'Marchand'];
const SLUG = 'hall';

// Eighty players in a round whose seventy-five minutes are over for one.
function hall() {
  const minute = 60000;
  const started = new Date(Date.now() - 76 * minute).toISOString();
  const players = Array.from({ length: 4 * TABLES }, (_, index) => ({
    id: `p${index}`,
    name: `${FIRST[index % 10]} ${LAST[Math.floor(index / 10)]}`,
    number: index + 1,
  }));
  const pods = Array.from({ length: TABLES }, (_, index) => ({
    table: index + 1,
    seats: [0, 1, 2, 3].map((seat) => `p${index * 4 + seat}`),
    ...(index + 1 === LATE && {
      extensions: [{ kind: 'given', started_at: started, ended_at: started, minutes: 30, reason: 'A long ruling' }],
    }),
  }));
  const clock = { started_at: started, limit_minutes: 75 };
  return {
    format: 'podium-event/1',
    tournament: { name: 'Hall Open', slug: SLUG, state: 'swiss', time_zone: 'Europe/Lisbon', round_minutes: 75 },
    players,
    rounds: [{ number: 1, stage: 'swiss', pods, state: 'running', published_at: started, started_at: started, clock }],
  };
}

describe('time is called', () => {
  let browser;
  let podium;
  let chief;
  let jo;
  let hand;

  before(async () => {
    const { data, password } = demonstrated(hall());
    podium = await startPodium({ data });
    browser = await launch();
    chief = await organizer(browser, podium, password, DESKTOP);
    jo = await joins('Jo', 'Judge');
    hand = counted(jo.page);
  });
  after(async () => {
    await browser?.close();
    await podium?.stop();
  });

  const joins = (name, role, options) => staffJoins({ browser, podium, organizer: chief, slug: SLUG }, name, role, options);
  const card = (page, table) => page.locator(`#table-${table}`);
  const says = (page, table, words) => card(page, table).locator('.time-now').getByText(words).waitFor();

  test('the floor asks whose turn it is once time is up', async () => {
    await jo.page.goto(`/t/${SLUG}/desk/floor`);
    await card(jo.page, 1).getByText('Whose turn is it?').waitFor();
    assert.equal(await jo.page.locator('.time-card').count(), TABLES);
    await look(jo, 'time-asks');
    await keepPicture(jo, 'time-asks');
    for (const height of await card(jo.page, 1).locator('.time-seat button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))) {
      assert.ok(height >= 44, `${height} px`);
    }
  });

  test('twenty tables: one tap each to call, two where a table has time left or somebody is out', async () => {
    const { page } = jo;
    hand.presses = 0;
    for (let table = 1; table < LATE - 1; table += 1) {
      const seat = table % 4;
      const name = await card(page, table).locator('[name=call] bdi').nth(seat).textContent();
      await hand.press(card(page, table).locator('[name=call]').nth(seat));
      await says(page, table, '0 of 4');
      await says(page, table, name);
    }
    assert.equal(hand.presses, 18, 'one tap a table');
    await hand.press(card(page, 19).locator('li > details summary').first());
    await look(jo, 'time-out');
    await hand.press(card(page, 19).getByRole('button', { name: /^Lost/ }).first());
    await card(page, 19).locator('.gone').first().waitFor();
    await hand.press(card(page, 19).locator('[name=call]').first());
    await says(page, 19, '0 of 3');
    // its own time is said, and calling it before asks back
    assert.match(await card(page, LATE).innerText(), /extension running[\s\S]*\+30/i);
    await hand.press(card(page, LATE).getByText('Call it before its time'));
    await hand.press(card(page, LATE).locator('[name=early]').first());
    await says(page, LATE, '0 of 4');
    assert.ok(hand.presses <= 2 * TABLES, `${hand.presses} taps for ${TABLES} tables`);
    assert.equal(hand.presses, 23);
    await look(jo, 'time-turns');
    await keepPicture(jo, 'time-turns');
  });

  test('a turn is one tap, an undo is one, and who is next is known', async () => {
    const { page } = jo;
    hand.presses = 0;
    const then = await card(page, 1).locator('.time-head .soft').innerText();
    await hand.press(card(page, 1).getByRole('button', { name: '+1 turn' }));
    await says(page, 1, '1 of 4');
    await says(page, 1, then.replace(/^then /, ''));
    await hand.press(card(page, 1).getByRole('button', { name: '+1 turn' }));
    await says(page, 1, '2 of 4');
    await hand.press(card(page, 1).getByRole('button', { name: /^Undo/ }));
    await says(page, 1, '1 of 4');
    for (const turn of [2, 3, 4]) {
      await hand.press(card(page, 1).getByRole('button', { name: '+1 turn' }));
      await says(page, 1, `${turn} of 4`);
    }
    await hand.press(card(page, 1).getByRole('button', { name: /^It ends: draw/ }));
    await says(page, 1, 'The game is drawn');
    await hand.press(card(page, 1).getByRole('button', { name: /^Confirm/ }));
    await card(page, 1).getByText('Drawn').waitFor();
    assert.equal(hand.presses, 8, 'five turns, one undone and done again, and the confirmation');
  });

  test('after a press the focus stays at the table, and its new state is heard', async () => {
    const { page } = jo;
    const button = card(page, 8).getByRole('button', { name: '+1 turn' });
    await button.focus();
    await page.keyboard.press('Enter');
    await says(page, 8, '1 of 4');
    await page.waitForFunction(() => document.activeElement?.closest('#table-8') && document.activeElement.name === 'turn');
    await page.locator('[data-heard]', { hasText: /^Table 8: 1 of 4 · .+ then / }).waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await says(page, 8, '2 of 4');
    await page.locator('[data-heard]', { hasText: /^Table 8: 2 of 4/ }).waitFor({ state: 'attached' });
  });

  test('an extra turn is one press, and the turn of who has left can be named', async () => {
    const { page } = jo;
    hand.presses = 0;
    const name = await card(page, 9).locator('.time-now bdi').textContent();
    await hand.press(card(page, 9).getByRole('button', { name: /^Extra turn/ }));
    await card(page, 9).getByText(`then ${name}`).waitFor();
    assert.equal(hand.presses, 1);
    await page.goto(`/t/${SLUG}/desk/floor?show=time`);
    await card(page, 10).getByRole('button', { name: /^Undo/ }).click();
    await card(page, 10).getByText('Whose turn is it?').waitFor();
    await card(page, 10).locator('li > details summary').nth(1).click();
    await card(page, 10).getByRole('button', { name: /^Conceded/ }).click();
    const gone = await card(page, 10).locator('.gone bdi').first().textContent();
    await card(page, 10).getByRole('button', { name: /^turn\b.*who has left/ }).first().click();
    await says(page, 10, '0 of 3');
    await says(page, 10, gone);
    await look(jo, 'time-left');
  });

  test('a match ends by a tap on who has won, and the tap is undone completely', async () => {
    const { page } = jo;
    hand.presses = 0;
    const winner = await card(page, 2).locator('[name=won] bdi').first().textContent();
    await hand.press(card(page, 2).locator('[name=won]').first());
    await card(page, 2).getByText(`${winner} won`).waitFor();
    await look(jo, 'time-ends');
    await hand.press(card(page, 2).getByRole('button', { name: /^Undo/ }));
    await says(page, 2, '0 of 4');
    await hand.press(card(page, 2).getByRole('button', { name: /^Draw/ }));
    await card(page, 2).getByText('Drawn').waitFor();
    assert.equal(hand.presses, 3);
    // the game desk shows the same record
    await page.goto(`/t/${SLUG}/desk/game/3`);
    assert.match(await page.locator('main').innerText(), /4 more turns may begin/);
    await page.goto(`/t/${SLUG}/desk/floor?show=all`);
    assert.match(await page.locator('[data-table="3"]').innerText(), /turn 0, 4 to come[\s\S]*'s turn/i);
  });

  test('another judge sees it at once, and two at one table do not act over each other', async () => {
    const kim = await joins('Kim', 'Judge');
    await kim.page.goto(`/t/${SLUG}/desk/floor`);
    await says(kim.page, 4, '0 of 4');
    await jo.page.goto(`/t/${SLUG}/desk/floor`);
    await jo.page.locator('#table-4').getByRole('button', { name: '+1 turn' }).click();
    // nobody reloads
    await says(kim.page, 4, '1 of 4');
    assert.deepEqual(kim.problems, []);
    await kim.context.close();
  });

  test('a tap without the network is kept, also over a closed page, and done when the network is back', async () => {
    const lou = await joins('Lou', 'Judge');
    await lou.page.goto(`/t/${SLUG}/desk/floor`);
    await says(lou.page, 7, '0 of 4');
    await lou.context.setOffline(true);
    await card(lou.page, 7).getByRole('button', { name: '+1 turn' }).click();
    await card(lou.page, 7).getByText(/kept on this device/).waitFor();
    await lou.page.close();
    await lou.context.setOffline(false);
    const again = await lou.context.newPage();
    await again.goto(`/t/${SLUG}/desk/floor`);
    await says(again, 7, '1 of 4');
    await again.close();
    await lou.context.close();
  });

  test('every tap without the network is kept in order, and all are done when it is back', async () => {
    const mo = await joins('Mo', 'Judge');
    const { page } = mo;
    await page.goto(`/t/${SLUG}/desk/floor`);
    await says(page, 11, '0 of 4');
    await mo.context.setOffline(true);
    const turn = card(page, 11).getByRole('button', { name: '+1 turn' });
    for (const kept of ['1 act is not sent yet', '2 acts are not sent yet', '3 acts are not sent yet']) {
      await turn.click();
      await page.getByText(kept).waitFor();
      await page.waitForTimeout(700); // a second press at once is ignored
    }
    await card(page, 11).getByText(/in this order: \+1 turn, \+1 turn, \+1 turn\./).waitFor();
    await card(page, 11).getByRole('button', { name: /^Undo/ }).click();
    await page.getByText('4 acts are not sent yet').waitFor();
    await card(page, 11).getByText(/in this order: \+1 turn, \+1 turn, \+1 turn, Undo\./).waitFor();
    await look({ ...mo, problems: [] }, 'time-kept');
    await mo.context.setOffline(false);
    await says(page, 11, '2 of 4');
    await page.locator('[data-unsent]').waitFor({ state: 'detached' });
    await page.close();
    await mo.context.close();
  });

  test('the head judge decides otherwise for one table, with a reason that everybody reads', async () => {
    const { page } = chief;
    await page.goto(`/t/${SLUG}/desk/floor?show=time`);
    await look(chief, 'time-turns');
    await keepPicture(chief, 'time-turns');
    await card(page, 5).getByRole('button', { name: /^Undo/ }).click();
    await card(page, 5).getByText('Whose turn is it?').waitFor();
    await page.goto(`/t/${SLUG}/desk/floor/5`);
    await page.getByText('Decide otherwise for this table').click();
    await page.locator('#end_reason').fill('The hall closes at ten');
    await page.getByRole('button', { name: /^Instead/ }).click();
    await page.getByText('not as at the other tables').waitFor();
    await look(chief, 'table-another-end');
    await page.goto(`/t/${SLUG}/profile`);
    await page.getByText('The hall closes at ten').waitFor();
    await page.goto(`/t/${SLUG}/desk/floor?show=time`);
    await card(page, 5).locator('[name=call]').first().click();
    await says(page, 5, 'Last turn');
  });

  test('all of it works without JavaScript', async () => {
    const plain = await joins('Lee', 'Judge', { javaScriptEnabled: false });
    const { page } = plain;
    await page.goto(`/t/${SLUG}/desk/floor`);
    await card(page, 6).getByRole('button', { name: '+1 turn' }).click();
    await says(page, 6, '1 of 4');
    await card(page, 6).locator('[name=won]').nth(2).click();
    await card(page, 6).locator('.time-head').getByText(/ won$/).waitFor();
    assert.deepEqual(plain.problems, []);
    await plain.context.close();
  });
});
