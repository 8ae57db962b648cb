// Results as two judges enter them: a tap on who won, four keys, undone in place; by others, by players, without a
// network and without JavaScript. Presses are counted, and nothing moves under a finger.

import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, keepPicture, launch, look, visitor } from '../kit/browser.mjs';
import { command, startPodium } from '../kit/podium.mjs';
import { counted } from '../kit/presses.mjs';
import { signedIn } from '../kit/staff.mjs';

const FIRST = ['Ann', 'Bo', 'Cleo', 'Dag', 'Eve', 'Finn', 'Gia', 'Hal', 'Ida', 'Jón', 'Kim', 'Liat', 'Mo', 'Nia', 'Ove', 'Pia'];
const LAST = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Ivy', 'Júníper', 'Karri', 'Larch', 'Maple'];
const nameOf = (index) => `${FIRST[index % FIRST.length]} ${LAST[Math.floor(index / FIRST.length)]}`;

let browser;
let podium;
const passwords = {};

// A tournament with one running round of pods of four, in the order of the names; the last pod has three.
function hall(data, slug, tables, rules = {}) {
  const ids = Array.from({ length: 4 * tables - 1 }, (_, index) => `p${index + 1}`);
  const pods = Array.from({ length: tables }, (_, table) => ({ table: table + 1, seats: ids.slice(table * 4, table * 4 + 4) }));
  const event = {
    format: 'podium-event/1',
    tournament: { name: `Hall of ${tables}`, slug, state: 'swiss', pod_size: 4, round_minutes: 75, ...rules },
    players: ids.map((id, index) => ({ id, name: nameOf(index), number: index + 1, checked_in: true })),
    rounds: [{ number: 1, state: 'running', started_at: new Date().toISOString().replace(/\.\d+Z/, 'Z'), pods }],
  };
  const path = join(data, `${slug}.json`);
  writeFileSync(path, JSON.stringify(event));
  command(data, 'import', path);
}

before(async () => {
  const data = mkdtempSync(join(tmpdir(), 'podium-browser-'));
  hall(data, 'fifty-desk', 50);
  hall(data, 'fifty-phone', 50);
  hall(data, 'long', 104);
  hall(data, 'few', 3, { players_report: true });
  hall(data, 'match', 3, { games_to_win: 2 });
  const byPlaces = { place_points: { 4: [6, 3, 2, 1], 3: [6, 3, 2] } };
  hall(data, 'places', 16, byPlaces);
  hall(data, 'ordered', 3, { ...byPlaces, tied_places: 'turn_order' });
  for (const name of ['ada', 'bea']) {
    passwords[name] = command(data, 'user', 'add', name, '--role', 'administrator').match(/assword[^:]*: *(\S+)/)[1];
  }
  podium = await startPodium({ data });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await podium?.stop();
});

async function judge(name, slug, options) {
  const somebody = await signedIn(browser, podium, name, passwords[name], options);
  await somebody.page.goto(`/t/${slug}/desk/results`);
  return somebody;
}

const card = (page, table) => page.locator(`[data-table="${table}"]`);
const seat = (page, table, number) => card(page, table).locator(`[data-seat="${number}"] button`);
const draw = (page, table) => card(page, table).getByRole('button', { name: /^Draw/ });
const done = (page, table, words) => card(page, table).and(page.locator('.done')).filter({ hasText: words ?? '' }).waitFor();
const outstanding = (page, table) => seat(page, table, 1).waitFor();
const undo = (page, table) => card(page, table).getByRole('button', { name: 'Undo' });
const inTableField = (page) => page.waitForFunction(() => document.activeElement?.name === 'table' && document.activeElement.value === '');
const places = (page) =>
  page.locator('[data-table]').evaluateAll((all) => all.map((one) => [one.dataset.table, one.getBoundingClientRect().top + scrollY, one.offsetHeight]));

for (const [device, viewport] of [['desk', DESKTOP], ['phone', PHONE]]) {
  describe(`results on a ${device}`, () => {
    const slug = `fifty-${device}`;
    let ada;

    before(async () => {
      ada = await judge('ada', slug, { viewport });
    });
    after(() => ada?.context.close());

    test('a tap on who won is the result, and one more clears it', async () => {
      const { page } = ada;
      await look(ada, 'results-outstanding');
      const before = await places(page);
      const hand = counted(page);
      await hand.press(seat(page, 7, 2));
      await done(page, 7, 'Jón Birch won');
      assert.equal(hand.presses, 1);
      await page.getByText('Table 7 is reported.').waitFor();
      assert.deepEqual(await places(page), before, 'nothing has moved');
      await hand.press(undo(page, 7));
      await outstanding(page, 7);
      assert.equal(hand.presses, 2);
      assert.deepEqual(await places(page), before, 'nothing has moved');
      // the same seat once more is another press
      await hand.press(seat(page, 7, 2));
      await done(page, 7, 'Jón Birch won');
      await hand.press(draw(page, 8));
      await done(page, 8, 'Drawn');
      assert.equal(hand.presses, 4);
      await keepPicture(ada, 'results');
      await look(ada, 'results-undo');
    });

    test('fast taps on several tables all count, and a double tap counts once', async () => {
      const { page } = ada;
      for (const table of [11, 12, 13]) await seat(page, table, 1).click({ noWaitAfter: true });
      await seat(page, 14, 1).dblclick();
      for (const table of [11, 12, 13, 14]) await done(page, table);
      assert.deepEqual(ada.problems, []);
    });

    test('four keys are a result, one more for each digit, and the next table is typed at once', async () => {
      const { page } = ada;
      await page.locator('[name=table]').focus();
      const hand = counted(page);
      for (const key of ['9', 'Enter', '2', 'Enter']) await hand.key(key);
      await page.getByText('Table 9 is reported.').waitFor();
      await inTableField(page);
      assert.equal(hand.presses, 4);
      for (const key of ['1', '5', ' ', 'd', 'Enter']) await hand.key(key);
      await page.getByText('Table 15 is reported.').waitFor();
      await inTableField(page);
      assert.equal(hand.presses, 9);
      await done(page, 15, 'Drawn');
      assert.equal(await page.locator('[data-last-seat]').textContent(), '4');
      await page.keyboard.type('50');
      assert.equal(await page.locator('[data-last-seat]').textContent(), '3', 'the pod of three');
      await page.keyboard.press('Escape');
      const pad = page.locator('[data-pad]');
      assert.equal(await pad.isVisible(), device === 'phone');
      if (device === 'phone') {
        assert.equal(await page.locator('[name=result]').evaluate((field) => field.inputMode), 'none');
        const thumb = counted(page);
        await thumb.key('5');
        await thumb.press(pad.getByRole('button', { name: '3' }));
        await page.getByText('Table 5 is reported.').waitFor();
        await inTableField(page);
        assert.equal(thumb.presses, 2);
      }
      await page.keyboard.press('Control+z');
      await outstanding(page, device === 'phone' ? 5 : 15);
      await inTableField(page);
    });

    test('who drops is typed by seat with the result', async () => {
      const { page } = ada;
      const hand = counted(page);
      await hand.type(page.locator('[name=table]'), '41');
      await hand.type(page.getByLabel('Conceded, lost, dropped', { exact: true }), 'd3');
      await page.locator('[data-preview] li', { hasText: '(drops)' }).waitFor();
      await look(ada, 'results-drop');
      await hand.type(page.getByLabel('Result', { exact: true }), '1');
      await hand.press(page.getByRole('button', { name: 'Report', exact: true }));
      await page.getByText(/drops at the end of round 1\. Undo clears the result only/).waitFor();
      await inTableField(page);
      assert.equal(hand.presses, 4, 'one more field than a result without a drop');
      await look(ada, 'results-dropped');
    });

    test('what another judge reports moves nothing and takes nothing away', async () => {
      const { page } = ada;
      const bea = await judge('bea', slug, { viewport: DESKTOP });
      await page.reload();
      const reported = () => page.locator('.page-head b').innerText();
      const before = Number(await reported());
      await page.locator('[name=table]').fill('3');
      const at = await places(page);
      const box = await seat(page, 20, 1).evaluate((button) => {
        button.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = button.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
      // the finger is on seat 1 of table 20 while the other judge reports that table and five more
      await page.mouse.move(box.x, box.y);
      await page.mouse.down();
      for (const table of [1, 2, 16, 17, 18, 20]) {
        await seat(bea.page, table, 2).click();
        await done(bea.page, table);
      }
      await page.waitForFunction((wanted) => document.querySelector('.page-head b').textContent === wanted, String(before + 6));
      assert.deepEqual(await places(page), at);
      assert.equal(await page.locator('[name=table]').inputValue(), '3');
      await page.mouse.up();
      // pressed as it was seen: the other result is said on the card, and nothing is overwritten
      const conflict = card(page, 20).getByRole('alert');
      await conflict.filter({ hasText: 'Somebody reported it before' }).waitFor();
      ada.problems.length = 0; // the browser itself reports the 409
      await look(ada, 'results-conflict');
      await bea.page.locator('[data-table="21"] [data-seat="1"] button').click();
      await done(page, 21);
      assert.ok(await conflict.isVisible(), 'it stays until it is answered');
      await card(page, 20).getByRole('link', { name: 'Cancel' }).click();
      await conflict.waitFor({ state: 'detached' });
      await card(page, 20).getByRole('link', { name: /^Change/ }).waitFor();
      assert.equal(await undo(page, 20).count(), 0, 'who did not enter it does not undo it');
      await bea.context.close();
    });

    test('without a network a press is kept, shown, and sent later', async () => {
      const { page } = ada;
      await ada.context.setOffline(true);
      await seat(page, 30, 4).click();
      await card(page, 30).getByText('Not sent yet').waitFor();
      await seat(page, 30, 1).click({ force: true, noWaitAfter: true });
      await ada.context.setOffline(false);
      await done(page, 30, 'Hal Hazel won');
      ada.problems.length = 0; // the browser itself reports the lost requests
    });

    test('without JavaScript a seat is a button, and the next page undoes it', async () => {
      const plain = await judge('ada', slug, { viewport, javaScriptEnabled: false });
      const { page } = plain;
      await seat(page, 40, 3).click();
      await page.getByText('Table 40 is reported.').waitFor();
      await undo(page, 40).click();
      await outstanding(page, 40);
      assert.deepEqual(plain.problems, []);
      await plain.context.close();
    });
  });
}

test('of a long round the list has a part, and what is reported keeps its place there until it is opened again', async () => {
  const [ada, bea] = [await judge('ada', 'long', { viewport: PHONE }), await judge('bea', 'long')];
  const { page } = ada;
  await page.getByText('Tables 1–100: 100 of 104').waitFor();
  const before = await places(page);
  await seat(page, 3, 1).click();
  await card(page, 3).getByText('Reported').waitFor();
  await seat(bea.page, 4, 1).click();
  await card(page, 4).getByText('Reported').waitFor();
  const now = await places(page);
  assert.deepEqual(now.slice(0, 100).map(([table]) => table), before.map(([table]) => table), 'every card is where it was');
  const last = page.locator('[data-live-part=last]').getByRole('button', { name: 'Undo' });
  await last.click();
  await card(page, 3).getByText('Reported').waitFor({ state: 'detached' });
  await seat(page, 3, 1).waitFor();
  // by its number from whatever part
  await page.locator('[name=table]').fill('104');
  await page.getByText('Table 104: who won?').waitFor();
  for (const key of ['Enter', '1', 'Enter']) await page.keyboard.press(key);
  await page.getByText('Table 104 is reported.').waitFor();
  await inTableField(page);
  await Promise.all([ada.context.close(), bea.context.close()]);
});

test('a match of three games: seats add games, decided it is sent, "Done" sends what there is', async () => {
  const ada = await judge('ada', 'match', { viewport: PHONE });
  const { page } = ada;
  const before = await places(page);
  await seat(page, 1, 1).click();
  await seat(page, 1, 2).click();
  await look(ada, 'results-match');
  await card(page, 1).getByRole('button', { name: 'Undo one game' }).click();
  await draw(page, 1).click();
  assert.match(await card(page, 1).innerText(), /Drawn game: 1/);
  await seat(page, 1, 1).click();
  await done(page, 1, 'games: Ann Ash, drawn, Ann Ash');
  assert.deepEqual(await places(page), before, 'nothing has moved');
  await seat(page, 2, 3).click();
  await card(page, 2).getByRole('button', { name: 'Done' }).click();
  await done(page, 2, 'Gia Ash won');
  await undo(page, 2).click();
  await outstanding(page, 2);
  const plain = await judge('bea', 'match', { javaScriptEnabled: false });
  await seat(plain.page, 3, 1).click();
  await draw(plain.page, 3).click();
  await seat(plain.page, 3, 1).click();
  await done(plain.page, 3, 'Ida Ash won');
  assert.deepEqual(plain.problems, []);
  await Promise.all([ada.context.close(), plain.context.close()]);
});

test('what players report is confirmed by one press, and a dispute says who says what', async () => {
  const ada = await judge('ada', 'few', { viewport: PHONE });
  const players = [];
  for (const number of [1, 5, 6]) {
    await ada.page.goto(`/t/few/desk/players/${number}/link`);
    const link = await ada.page.getByLabel('Secret link').inputValue();
    const player = await visitor(browser, { base: podium.address, viewport: PHONE });
    await player.page.goto(link);
    players.push(player);
  }
  await ada.page.goto('/t/few/desk/results');
  const csrf = (page) => page.locator('input[name=csrf]').first().inputValue();
  // by the form of their page, whose looks are tested elsewhere
  for (const [index, games] of [[0, '2'], [1, '1'], [2, 'D']]) {
    const { page } = players[index];
    const form = { csrf: await csrf(page), form_id: `report ${index}`, winner: games };
    const answer = await page.request.post('/t/few/me/report', { form, headers: { Origin: podium.address } });
    assert.ok(answer.ok(), await answer.text());
  }
  const said = card(ada.page, 1).locator('[data-seat="2"]').filter({ hasText: 'reported' });
  await said.waitFor();
  await card(ada.page, 2).getByText('Disputed').waitFor();
  await ada.page.locator('[data-row="said-2"]').getByText(/ reported at \d.* reported: /).waitFor();
  await keepPicture(ada, 'results-said');
  await look(ada, 'results-said');
  const hand = counted(ada.page);
  await hand.press(said.getByRole('button'));
  await done(ada.page, 1, 'Bo Ash won');
  assert.equal(hand.presses, 1);
  await hand.press(undo(ada.page, 1));
  await said.waitFor();
  await hand.press(ada.page.getByRole('button', { name: /^Confirm/ }));
  await done(ada.page, 1, 'Bo Ash won');
  assert.equal(hand.presses, 3);
  await Promise.all([ada, ...players].map((one) => one.context.close()));
});

test('where places score, the pad of a phone takes them in the order of places', async () => {
  const ada = await judge('ada', 'places', { viewport: PHONE });
  const { page } = ada;
  const [preview, result] = [page.locator('[data-preview]'), page.locator('#result')];
  const press = (...keys) => keys.reduce((before, key) => before.then(() => page.locator(`[data-pad] [data-key="${key}"]`).click()), Promise.resolve());
  await page.locator('#table').fill('1');
  await press('3', '1', '4', 'back', '=', '4', '2');
  assert.equal(await result.inputValue(), '3>1=4>2');
  await preview.getByText('Table 1: Cleo Ash won.').waitFor();
  await look(ada, 'pad-of-places');
  await keepPicture(ada, 'pad-of-places');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await done(page, 1, 'Cleo Ash');
  assert.match(await card(page, 1).innerText(), /1\. Cleo Ash, 2–3\. Ann Ash and Dag Ash and 4\. Bo Ash/);
  assert.deepEqual(ada.problems, []);
  await ada.context.close();
});

test('the preview of places says what the server says', async () => {
  const ada = await judge('ada', 'places');
  const { page } = ada;
  const typed = [
    ['1>2>3>4', '', 'won'], ['1=2=3=4', '', 'wrong'], ['1=2=3=4>', '', 'draw.'], ['1=2>3', 'm4', 'draw of'], ['1=2>3', '', 'wrong'], ['2', '', 'wrong'],
    ['2', 'm3 m4', 'won'], ['D', '', 'draw.'], ['=12', '', 'wrong'], ['1>2>3>4', 'c1', 'wrong'], ['1>2>3>4', 'c2', 'won'], ['1>2>3>3', '', 'wrong'],
    ['1>2>3>4>', '', 'won'], ['1>2>3>4', 'm4', 'wrong'],
  ];
  // an own table for each that is taken
  let table = 1;
  for (const [result, marks, says] of typed) {
    await page.goto('/t/places/desk/results');
    table += 1;
    for (const [field, text] of [['table', String(table)], ['result', result], ['marks', marks]]) await page.locator(`#${field}`).fill(text);
    const preview = await page.locator('[data-preview]').innerText();
    const isWrong = await page.locator('[data-preview].wrong').count();
    assert.equal(isWrong, says === 'wrong' ? 1 : 0, `${result} ${marks}: ${preview}`);
    if (says !== 'wrong') assert.ok(preview.includes(says), `${result} ${marks}: ${preview}`);
    const isTaken = await page.evaluate(async () => {
      const form = document.querySelector('[data-quick-entry]');
      const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)), redirect: 'manual' });
      return answer.type === 'opaqueredirect';
    });
    assert.equal(isTaken, says !== 'wrong', `${result} ${marks}: the server says otherwise than ${preview}`);
  }
  await page.goto('/t/ordered/desk/results');
  for (const [field, text] of [['table', '1'], ['result', '1>2=3>4']]) await page.locator(`#${field}`).fill(text);
  await page.locator('[data-preview].wrong').getByText('placed by turn order').waitFor();
  await page.locator('#result').fill('1=2>3>4');
  assert.match(await page.locator('[data-preview].ready').innerText(), /draw of Ann Ash, Bo Ash/);
  await ada.context.close();
});
