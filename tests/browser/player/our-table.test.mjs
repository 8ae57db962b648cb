// The table's own device: two phones and a judge keep one game. Many taps in a row count, the network goes away in the middle, a
// refused tap is shown while the others are carried out, a judge's correction counts beside the taps, and the result of the game is
// confirmed on another phone.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { PHONE, examine, look, picture, visitor } from '../kit/browser.mjs';
import { ON_ITS_SIDE, TABLET, has, life, outOfSight, overflowing, seat } from '../kit/our-table.mjs';
import { importVenue, phoneOf } from '../kit/venue.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel'];
const EVENT = { name: 'Our Tables', slug: 'our-tables', pod_size: 4, long_turn_minutes: 1 };
const STREAM = { width: 1920, height: 1080 };
const NARROW = { width: 360, height: 740 };

const less = (page, name) => seat(page, name).getByRole('button', { name: `${name}: lose 1 life` });
const pass = (page) => page.getByRole('button', { name: /^Pass the turn/ });
const isTurnOf = (page, name) => seat(page, name, '.now').waitFor();
const unsent = (page) => page.locator('[data-unsent]');

// Taps twice at the place of the button that passes the turn, which is the next player's at the second tap.
const tapTwice = (page) =>
  page.evaluate(async () => {
    const middle = () => {
      const button = document.querySelector('.our-pass');
      button.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    let place = middle();
    const there = () => document.elementFromPoint(...place)?.closest('.our-pass');
    // while a page fades in, nothing of it is hit, and what others tap may still move it
    for (let frame = 0; frame < 300 && !there(); frame += 1) {
      await new Promise((shown) => requestAnimationFrame(shown));
      place = middle();
    }
    there().click();
    await new Promise((done) => setTimeout(done, 150));
    there().click();
  });

// Where on the screen something is that is pressed; `toMiddle`: after it is brought to the middle.
const placeOf = (locator, toMiddle = false) =>
  locator.evaluate((one, scrolls) => {
    if (scrolls) one.scrollIntoView({ block: 'center' });
    return Math.round(one.getBoundingClientRect().top);
  }, toMiddle);

// Says on a phone that somebody has lost, which asks first.
async function isOut(page, name, words) {
  await seat(page, name).locator('.our-more > summary').click();
  await seat(page, name).getByText(words.fold, { exact: true }).click();
  await seat(page, name).getByRole('button', { name: words.button }).click();
  await seat(page, name).getByText('out: lost').waitFor();
}

// Where all that is.
const places = (page) =>
  page.evaluate(() => {
    globalThis.scrollTo(0, 0);
    return [...document.querySelectorAll('.our-life > *, .our-fives > *, .our-pass')].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join(' ');
    });
  });

// What the browser itself says of a network that is away is no mistake of the page.
async function away(somebody, isAway) {
  await somebody.context.setOffline(isAway);
  somebody.problems.length = 0;
}

describe("the table's own device", () => {
  let venue;
  let ann;
  let bo;

  before(async () => {
    venue = await importVenue(EVENT, NAMES, { minutes: 5, limit: 75, staff: [['Jo', 'Judge']] });
    ann = await phoneOf(venue, 1);
    bo = await phoneOf(venue, 2);
  });
  after(() => venue?.close());

  test('one phone starts the game, and the other one has it', async () => {
    await ann.page.getByRole('link', { name: 'Our table: life and turns' }).click();
    await look(ann, 'our-table-start');
    await bo.page.goto(`/t/${venue.slug}/me/table`);
    await ann.page.getByRole('button', { name: 'Start our game' }).click();
    await has(ann.page, NAMES[0], 40);
    await has(bo.page, NAMES[0], 40);
    await look(ann, 'our-table');
    for (const size of [TABLET, ON_ITS_SIDE]) {
      const other = { ...ann, viewport: size, looked: new Set() };
      await other.page.setViewportSize(size);
      assert.deepEqual(await examine(other), []);
      await picture(other, 'our-table');
    }
    await ann.page.setViewportSize(ann.viewport);
    // everything that is pressed again and again is as large as a thumb
    const small = await ann.page.locator('.our-life button, .our-fives button, .our-pass').evaluateAll((buttons) =>
      buttons.filter((button) => button.getBoundingClientRect().height < 44 || button.getBoundingClientRect().width < 44).length,
    );
    assert.equal(small, 0);
  });

  const onTable = ['', 'on the table'];
  const inHand = ['?view=hand', 'in the hand'];
  for (const [size, on, ways] of [
    [PHONE, 'a phone', [onTable]],
    [TABLET, 'a tablet', [onTable, inHand]],
    [ON_ITS_SIDE, 'a phone on its side', [onTable, inHand]],
  ]) {
    for (const [view, lies] of ways) {
      test(`the whole board is in sight on ${on} ${lies}, and stays where it is`, async () => {
        const { page } = ann;
        await page.setViewportSize(size);
        await page.goto(`/t/${venue.slug}/me/table${view}`);
        assert.deepEqual(await outOfSight(page), []);
        const before = await places(page);
        const own = seat(page, NAMES[0]);
        await own.locator('.our-more > summary').click();
        await own.getByRole('button', { name: 'Becomes the monarch' }).click();
        await own.locator('.our-marks').getByText('monarch').waitFor();
        await own.locator('.our-more > summary').click();
        assert.deepEqual(await places(page), before);
        await page.getByRole('button', { name: /^Undo: .*monarch/ }).click();
        await own.locator('.our-marks').waitFor({ state: 'detached' });
        // names and letters may be larger
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '125%';
          document.querySelectorAll('.our-board bdi').forEach((name) => (name.textContent = 'Wolfeschlegelsteinhausenbergerdorff'));
        });
        assert.deepEqual(await outOfSight(page), []);
        assert.deepEqual(await overflowing(page), []);
        await page.setViewportSize(ann.viewport);
        await page.goto(`/t/${venue.slug}/me/table`);
      });
    }
  }

  test('what is known of a seat besides its life is read without a press', async () => {
    const { page } = ann;
    const own = seat(page, NAMES[0]);
    await own.locator('.our-more > summary').click();
    const more = (what) => own.getByRole('button', { name: `${NAMES[0]}: ${what}` });
    await more('1 more poison counter').click();
    await more(`5 more commander damage from ${NAMES[3]}`).click();
    await own.getByRole('button', { name: 'Becomes the monarch' }).click();
    await own.locator('.our-marks').getByText('monarch').waitFor();
    await has(page, NAMES[0], 35);
    await own.locator('.our-more > summary').click();
    for (const size of [PHONE, TABLET, ON_ITS_SIDE]) {
      await page.setViewportSize(size);
      const hidden = await own.locator('.our-state').evaluate((state) => state.scrollHeight - state.clientHeight);
      assert.ok(hidden <= 1, `${hidden} px are not seen on a screen of ${size.width}`);
    }
    await picture({ ...ann, viewport: ON_ITS_SIDE, looked: new Set() }, 'our-table-marks');
    await page.setViewportSize(ann.viewport);
    await picture(ann, 'our-table-marks');
    for (const what of [/monarch/, /life/, /poison/]) await page.getByRole('button', { name: /^Undo/ }).filter({ hasText: what }).click();
    await has(page, NAMES[0], 40);
  });

  test("an undo is not pressed at somebody else's step that has just come", async () => {
    await less(ann.page, NAMES[0]).click();
    await has(bo.page, NAMES[0], 39);
    const undo = bo.page.locator('.our-undo button');
    await undo.filter({ hasText: '40 → 39' }).and(bo.page.locator('[aria-disabled]')).waitFor();
    await undo.evaluate((button) => button.click());
    await undo.and(bo.page.locator(':not([aria-disabled])')).waitFor();
    await has(bo.page, NAMES[0], 39);
    await undo.click();
    await has(ann.page, NAMES[0], 40);
  });

  test('taps in a row all count, and a second press of a pass does nothing', async () => {
    for (let tap = 0; tap < 5; tap += 1) await less(bo.page, NAMES[1]).click();
    await tapTwice(ann.page);
    // what is pressed after the second tap is sent after it
    await less(ann.page, NAMES[1]).click();
    await has(ann.page, NAMES[1], 34);
    await has(bo.page, NAMES[1], 34);
    await isTurnOf(ann.page, NAMES[1]);
    await isTurnOf(bo.page, NAMES[1]);
    assert.equal(await unsent(ann.page).count(), 0);
    await ann.page.getByText('Turn 2', { exact: true }).waitFor();
    await ann.page.getByRole('button', { name: `Undo: ${NAMES[1]}: 35 → 34 life` }).waitFor();
  });

  test('what is counted and thrown is shown where it is pressed, and moves no button', async () => {
    const more = seat(bo.page, NAMES[0]).locator('.our-more');
    await more.locator('> summary').click();
    await more.locator('.our-counters > summary').click();
    const energy = more.getByRole('button', { name: `${NAMES[0]}: Energy counters, 1 more` });
    const where = await placeOf(energy, true);
    await energy.click();
    const shown = seat(bo.page, NAMES[0]).locator('.our-marks').getByText('energy 1', { exact: true });
    await shown.waitFor();
    assert.equal(await placeOf(energy), where);
    await more.getByRole('button', { name: `${NAMES[0]}: Energy counters, 1 less` }).click();
    await shown.waitFor({ state: 'detached' });
    await more.locator('.our-counters > summary').click();
    const five = more.getByRole('button', { name: `${NAMES[0]}: 5 more commander damage from ${NAMES[2]}` });
    const place = await placeOf(five, true);
    await five.click();
    await has(bo.page, NAMES[0], 35);
    await seat(bo.page, NAMES[0]).locator('.our-marks').getByText(`5 from ${NAMES[2]}`).waitFor();
    assert.equal(await placeOf(five), place);
    await bo.page.locator('.our-chance > summary').click();
    await bo.page.getByRole('button', { name: 'Coin', exact: true }).click();
    await bo.page.locator('.our-drawn', { hasText: /flips a coin: (heads|tails)/ }).waitFor();
    // a coin is never undone
    const undo = bo.page.getByRole('button', { name: /^Undo: .*stays: .* flips a coin/ });
    await undo.click();
    await has(bo.page, NAMES[0], 40);
    await bo.page.locator('.our-chance > summary').click();
    await more.locator('> summary').click();
  });

  test('a stream shows the game live, and everybody sees it once the organizer shows it', async () => {
    const { organizer } = venue;
    await organizer.page.goto(`/t/${venue.slug}/desk/stage`);
    await look(organizer, 'desk-stage-game');
    const address = await organizer.page.locator('#source-whole').inputValue();
    const stream = await visitor(venue.browser, { base: venue.podium.address, viewport: STREAM });
    const spectator = await visitor(venue.browser, { base: venue.podium.address, viewport: STREAM });
    const shown = ({ page }, name, total) =>
      page.locator('.stage-seat', { hasText: name }).locator('.stage-life', { hasText: new RegExp(`${total}$`) });
    await stream.page.goto(address);
    await spectator.page.goto(`/t/${venue.slug}/stage`);
    await shown(stream, NAMES[1], 34).waitFor();
    await stream.page.locator('.stage-seat.now', { hasText: NAMES[1] }).getByText('takes a turn').waitFor();
    await stream.page.getByText('Turn 2', { exact: true }).waitFor();
    await less(bo.page, NAMES[2]).click();
    await shown(stream, NAMES[2], 39).waitFor();
    for (const viewport of [STREAM, { width: 1280, height: 720 }]) {
      await stream.page.setViewportSize(viewport);
      const [content, room] = await stream.page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
      assert.ok(content <= room, `${content} px high in ${room} px`);
      const size = await shown(stream, NAMES[1], 34).evaluate((total) => parseFloat(getComputedStyle(total).fontSize));
      assert.ok(size >= viewport.height / 17, `life totals of ${size} px`);
      await look({ ...stream, viewport, looked: new Set() }, 'stage-game');
    }
    assert.equal(await spectator.page.locator('.stage-life').count(), 0);
    await organizer.page.getByRole('button', { name: 'Show it to everybody' }).click();
    await organizer.page.getByText('Everybody sees the game of the feature table.').waitFor();
    await shown(spectator, NAMES[2], 39).waitFor();
    await organizer.page.getByRole('button', { name: 'Show it in the stream only' }).click();
    await spectator.page.locator('.stage-life').first().waitFor({ state: 'detached' });
    await shown(stream, NAMES[2], 39).waitFor();
    // another table, whose game the stream follows from then on
    await organizer.page.getByRole('button', { name: 'Show table 2' }).click();
    await stream.page.getByRole('heading', { name: 'Table 2', exact: true }).waitFor();
    assert.equal(await stream.page.locator('.stage-life').count(), 0, 'nobody keeps that one');
    assert.match(await stream.page.locator('body').getAttribute('data-live'), /game=2$/);
    for (const { problems, context } of [stream, spectator]) {
      assert.deepEqual(problems, []);
      await context.close();
    }
  });

  test('taps without a network are kept, and a refused one does not stop the others', async () => {
    await away(bo, true);
    const place = await placeOf(pass(bo.page), true);
    await pass(bo.page).click();
    await pass(bo.page).getByText('waits to be sent').waitFor();
    await unsent(bo.page).getByText('1 act is not sent yet').waitFor();
    assert.equal(await placeOf(pass(bo.page)), place, 'what is kept moves no button');
    await less(bo.page, NAMES[1]).click();
    await less(bo.page, NAMES[1]).click();
    // somebody's life, who is out when it is sent
    await less(bo.page, NAMES[3]).click();
    // two differences of the same life are one
    await unsent(bo.page).getByText('3 acts are not sent yet').waitFor();
    assert.match(await life(bo.page, NAMES[1]).innerText(), /34\s*−2/, 'what is not sent yet is beside the total');
    // an undo drops the newest press of this phone that is not sent, also one of several that wait as one
    const undoOf = (what) => bo.page.getByRole('button', { name: `Undo: ${what}`, exact: true });
    await bo.page.getByRole('button', { name: `${NAMES[0]}: gain 5 life` }).click();
    await less(bo.page, NAMES[1]).click();
    await unsent(bo.page).getByText('4 acts are not sent yet').waitFor();
    assert.match(await life(bo.page, NAMES[1]).innerText(), /34\s*−3/);
    await undoOf(`${NAMES[1]}: lose 1 life`).click();
    assert.match(await life(bo.page, NAMES[1]).innerText(), /34\s*−2/);
    await undoOf(`${NAMES[0]}: gain 5 life`).click();
    await unsent(bo.page).getByText('3 acts are not sent yet').waitFor();
    await undoOf(`${NAMES[3]}: lose 1 life`).waitFor();
    await look(bo, 'our-table-offline');
    // meanwhile the turn goes on by the other phone
    await pass(ann.page).click();
    await isTurnOf(ann.page, NAMES[2]);
    await isOut(ann.page, NAMES[3], { fold: `${NAMES[3]} is out`, button: `${NAMES[3]} has lost` });
    await away(bo, false);
    await has(bo.page, NAMES[1], 32);
    await has(ann.page, NAMES[1], 32);
    bo.problems.length = 0; // the browser itself reports the 409
    await unsent(bo.page).getByRole('heading', { name: 'It was not carried out.' }).waitFor();
    // a player without a network may have meant a later turn than the page showed
    await unsent(bo.page).getByText(`${NAMES[1]}'s turn had been passed before your press arrived`).waitFor();
    assert.equal(await unsent(bo.page).locator('li').count(), 2);
    await isTurnOf(bo.page, NAMES[2]);
    await look(bo, 'our-table-refused');
    // it stays in sight while the game goes on, until it is closed
    const undo = ann.page.getByRole('button', { name: /^Undo/ });
    await undo.click();
    await has(ann.page, NAMES[1], 34);
    await undo.click();
    await seat(ann.page, NAMES[3], ':not(.out)').waitFor();
    for (let tap = 0; tap < 2; tap += 1) await less(ann.page, NAMES[1]).click();
    await has(bo.page, NAMES[1], 32);
    await pass(ann.page).click();
    await isTurnOf(bo.page, NAMES[3]);
    assert.equal(await unsent(bo.page).locator('li').count(), 2);
    await unsent(bo.page).getByRole('button', { name: 'Close', exact: true }).click();
    await unsent(bo.page).waitFor({ state: 'detached' });
  });

  test('a wrong tap is undone by anybody, and the judge has the same game', async () => {
    await bo.page.getByRole('button', { name: /^Undo/ }).click();
    await isTurnOf(ann.page, NAMES[2]);
    const { page } = venue.people.Jo;
    await page.goto(`/t/${venue.slug}/desk/floor/games`);
    await page.getByText(`${NAMES[2]} since`).waitFor();
    const said = await page.locator('[data-row="g1"]').innerText();
    assert.match(said, /Turn 3/);
    assert.match(said, /Bo Birch\s*32/);
    await look(venue.people.Jo, 'floor-games');
    await page.goto(`/t/${venue.slug}/desk/game/1`);
    await page.locator('.act-bar').getByRole('button', { name: /^End turn/ }).click();
    await isTurnOf(ann.page, NAMES[3]);
    await isTurnOf(bo.page, NAMES[3]);
  });

  test('an answer that is not the server\'s keeps the tap', async () => {
    const isTap = (route) => route.request().method() === 'POST';
    const portal = (route) => (isTap(route) ? route.fulfill({ status: 200, body: '<h1>Sign in to the Wi-Fi</h1>' }) : route.continue());
    await bo.page.route('**/me/table', portal);
    await less(bo.page, NAMES[1]).click();
    await unsent(bo.page).getByText('1 act is not sent yet').waitFor();
    await bo.page.unroute('**/me/table', portal);
    await bo.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await has(bo.page, NAMES[1], 31);
    await unsent(bo.page).waitFor({ state: 'detached' });
    await bo.page.getByRole('button', { name: `${NAMES[1]}: gain 1 life`, exact: true }).click();
    await has(ann.page, NAMES[1], 32);
  });

  test('what was undone of a tap that may have arrived counts once, whatever becomes of its answers', async () => {
    const { page } = bo;
    // the tap is carried out, and its answer is lost
    const losing = async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort();
    };
    await away(bo, true);
    for (let tap = 0; tap < 2; tap += 1) await less(page, NAMES[1]).click();
    await page.route('**/me/table', losing);
    await away(bo, false);
    await has(ann.page, NAMES[1], 30);
    await unsent(page).getByText('It may have arrived already.').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: `Undo: ${NAMES[1]}: lose 1 life`, exact: true }).click();
    await page.reload();
    await unsent(page).locator('summary').click();
    await unsent(page).getByRole('button', { name: /^Undo/ }).click();
    await unsent(page).locator('li bdi', { hasText: `Undo: ${NAMES[1]}: lose 1 life (−2)` }).waitFor();
    // also for what is on its way
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await unsent(page).waitFor({ state: 'detached' });
    for (const phone of [ann, bo]) await has(phone.page, NAMES[1], 32);
    bo.problems.length = 0; // what the browser says of the answers
  });

  test('an undo of a press that is on its way is carried out after it, or waits for its answer', async () => {
    const { page } = bo;
    const slowly = async (act) => {
      let go;
      const goes = new Promise((resolve) => (go = resolve));
      const held = [];
      const slow = (route) => {
        const isTap = route.request().method() === 'POST';
        held.push((isTap ? goes : Promise.resolve()).then(() => route.continue()));
        return held.at(-1);
      };
      await page.route('**/me/table', slow);
      await act();
      go();
      await Promise.all(held);
      await page.unroute('**/me/table', slow);
    };
    await slowly(async () => {
      await less(page, NAMES[1]).click();
      await page.getByRole('button', { name: `Undo: ${NAMES[1]}: lose 1 life`, exact: true }).click();
    });
    await page.getByRole('button', { name: `Undo: ${NAMES[1]}: 31 → 32 life` }).waitFor();
    await has(ann.page, NAMES[1], 32);
    await slowly(async () => {
      await pass(page).click();
      await page.locator('.our-undo button[aria-disabled=true]').waitFor();
    });
    await isTurnOf(ann.page, NAMES[0]);
    await isTurnOf(page, NAMES[0]);
    await page.locator('.our-undo button:not([aria-disabled])').click();
    await isTurnOf(ann.page, NAMES[3]);
    assert.equal(await unsent(page).count(), 0);
  });

  test('a correction of the desk counts beside the taps of the phones', async () => {
    const { page } = venue.people.Jo;
    await page.goto(`/t/${venue.slug}/desk/game/1`);
    // phones are pressed all the time
    const end = page.locator('.act-bar').getByRole('button', { name: /^End turn/ });
    await Promise.all([less(bo.page, NAMES[0]).click(), end.click()]);
    await isTurnOf(ann.page, NAMES[0]);
    await has(ann.page, NAMES[0], 39);
    assert.equal(await page.locator('[data-question]').count(), 0);
    // a tap shows at the desk, which nothing else made again
    await less(bo.page, NAMES[0]).click();
    await page.locator('.game-seat').filter({ hasText: NAMES[0] }).getByText('life 38').waitFor();
  });

  test('three digits fit between two thumbs', async () => {
    for (let tap = 0; tap < 13; tap += 1) await ann.page.getByRole('button', { name: `${NAMES[1]}: gain 5 life`, exact: true }).click();
    await has(ann.page, NAMES[1], 97);
    await ann.page.getByRole('button', { name: `${NAMES[1]}: gain 5 life`, exact: true }).click();
    await has(ann.page, NAMES[1], 102);
    for (const size of [ann.viewport, NARROW, ON_ITS_SIDE, TABLET]) {
      await ann.page.setViewportSize(size);
      assert.deepEqual(await overflowing(ann.page), [], `at ${size.width}`);
      if (size.width > size.height) assert.deepEqual(await outOfSight(ann.page), [], `at ${size.width}`);
    }
    await ann.page.setViewportSize(ann.viewport);
  });

  test('without the script each button is a form', async () => {
    const link = await phoneLink(venue, 3);
    const cleo = await visitor(venue.browser, { base: venue.podium.address, javaScriptEnabled: false });
    await cleo.page.goto(link);
    await cleo.page.goto(`/t/${venue.slug}/me/table?view=hand`);
    const lost = Number(await life(cleo.page, NAMES[2]).innerText()) - 1;
    await less(cleo.page, NAMES[2]).click();
    await has(cleo.page, NAMES[2], lost);
    assert.match(cleo.page.url(), /view=hand$/);
    await has(ann.page, NAMES[2], lost);
    await cleo.context.close();
  });

  test('one phone says who is out, and the result is confirmed on another phone', async () => {
    await isOut(ann.page, NAMES[0], { fold: 'I am out', button: 'I have lost' });
    for (const name of [NAMES[1], NAMES[2]]) await isOut(ann.page, name, { fold: `${name} is out`, button: `${name} has lost` });
    await bo.page.getByText(`${NAMES[0]} entered that you lost.`).waitFor();
    await ann.page.getByRole('heading', { name: `${NAMES[3]} won the game.` }).waitFor();
    await look(ann, 'our-table-over');
    await ann.page.getByRole('button', { name: 'Report it' }).click();
    await ann.page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
    // who does not agree comes to the correction in one press
    await bo.page.getByRole('link', { name: 'That is wrong' }).click();
    await bo.page.getByRole('button', { name: 'Dispute the result' }).waitFor();
    await bo.page.goBack();
    await bo.page.getByRole('button', { name: 'Confirm the result' }).click();
    await bo.page.getByText('confirmed by you').waitFor();
    assert.equal(await bo.page.locator('[data-taps]').count(), 0);
  });
});

// The secret link of a player.
async function phoneLink({ organizer, slug }, number) {
  await organizer.page.goto(`/t/${slug}/desk/players/${number}/link`);
  return organizer.page.getByLabel('Secret link').inputValue();
}
