// The door of a tournament of five hundred: found by a few letters, checked in by one press, by a number, by a code that a
// player's phone shows; several devices at once, and without a script.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, keepPicture, launch, look, visitor } from '../kit/browser.mjs';
import { createTournament, next, setUp } from '../kit/organizer.mjs';
import { startPodium } from '../kit/podium.mjs';
import { counted } from '../kit/presses.mjs';
import { readCode } from '../kit/qr.mjs';

const FIRST = ['Ada', 'Ben', 'Cai', 'Dov', 'Eli', 'Fay', 'Gus', 'Hal', 'Ian', 'Joy', 'Kit', 'Lea', 'Max', 'Noa', 'Oda', 'Pia', 'Quy', 'Ray', 'Sam', 'Uma'];
const LAST = ['Abel', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Ivy', 'Juniper', 'Kapok', 'Larch', 'Maple', 'Nutmeg', 'Oak', 'Pine',
  'Quince', 'Rowan', 'Spruce', 'Thuja', 'Ulmo', 'Viburnum', 'Willow', 'Yew', 'Zelkova'];
// Number 1 and 2 are two of one first name; 500 in all.
const NAMES = ['Téa Nash', 'Tea Moore', ...FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`)).slice(0, 498)];

// A camera that sees what a test puts before it: window.inSight.
const FAKE_DETECTOR = () => {
  globalThis.inSight = [];
  globalThis.BarcodeDetector = class {
    static async getSupportedFormats() {
      return ['qr_code'];
    }
    async detect(video) {
      return video.videoWidth > 0 ? globalThis.inSight.map((rawValue) => ({ rawValue })) : [];
    }
  };
  globalThis.trembled = [];
  navigator.vibrate = (how) => globalThis.trembled.push(how);
};

describe('the door', () => {
  let browser;
  let podium;
  let organizer;
  let slug;
  let door;
  let session;

  before(async () => {
    podium = await startPodium();
    browser = await launch(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
    organizer = await setUp(browser, podium, DESKTOP);
    slug = await createTournament(organizer, 'Hall Open');
    door = `/t/${slug}/desk/check-in`;
    session = await organizer.context.cookies();
    const { page } = organizer;
    await page.goto(door);
    await look(organizer, 'check-in-nobody');
    await page.goto(`/t/${slug}/desk/players/list`);
    await page.getByLabel('Names').fill(NAMES.join('\n'));
    await page.getByRole('button', { name: 'Look at the names' }).click();
    await page.getByRole('button', { name: 'Add these players' }).click();
    await page.waitForURL(/\/desk\/players$/);
    assert.match(await next(organizer, slug), /Open the tournament/);
  });
  after(async () => {
    await browser?.close();
    await podium?.stop();
  });

  // Somebody of the staff with another device.
  async function atTheDoor(viewport, options = {}) {
    const somebody = await visitor(browser, { base: podium.address, viewport, ...options });
    await somebody.context.addCookies(session);
    await somebody.page.goto(door);
    return somebody;
  }
  const count = (somebody, here) => somebody.page.locator('.door-count', { hasText: new RegExp(`^${here} of 50[01] here`) }).waitFor();
  const hereNow = async (somebody) => Number(await somebody.page.locator('.door-count b').innerText());
  const said = (somebody, text) => somebody.page.locator('[data-said]').getByText(text).waitFor();
  const line = (somebody, name) => somebody.page.locator('.door-rows li', { hasText: name });
  const find = (somebody) => somebody.page.getByRole('searchbox', { name: 'Name or number' });
  const inField = (somebody) => find(somebody).evaluate((field) => field === document.activeElement);

  // The address in the code that a player's phone shows.
  async function codeOf(number) {
    const { page } = organizer;
    await page.goto(`/t/${slug}/desk/players/${number}/link`);
    const link = await page.getByLabel('Secret link').inputValue();
    const phone = await visitor(browser, { base: podium.address, viewport: PHONE });
    await phone.page.goto(link);
    await phone.page.goto(`/t/${slug}/me/code`);
    return { phone, code: readCode(await phone.page.locator('.door-qr').innerHTML()) };
  }

  for (const viewport of [PHONE, DESKTOP]) {
    test(`one press or three letters check somebody in, at ${viewport.width} px`, async () => {
      const somebody = await atTheDoor(viewport);
      const { page } = somebody;
      const here = await hereNow(somebody);
      await look(somebody, 'check-in');
      const hand = counted(page);
      await hand.press(page.locator('.door-rows button').first());
      await count(somebody, here + 1);
      await page.locator('.door-rows li.here').first().waitFor();
      assert.equal(hand.presses, 1, 'one press a player');
      assert.match(await page.locator('.door-rows li').first().getAttribute('class'), /here/, 'the line stays where it was pressed');
      // the page with what came of it is late, and who pressed goes on to the field
      let let_go;
      const held = new Promise((resolve) => (let_go = resolve));
      await page.route(/\/desk\/check-in/, async (route) => {
        if (route.request().method() === 'GET') await held;
        await route.continue();
      });
      await hand.press(page.locator('.door-rows button').first());
      await said(somebody, 'is checked out.');
      await find(somebody).focus();
      let_go();
      await count(somebody, here);
      assert.equal(hand.presses, 2, 'a second press undoes it');
      assert.ok(await inField(somebody), 'the focus stays where it went');
      await page.unroute(/\/desk\/check-in/);
      // three letters and Enter; the field is empty for the next one
      const quick = counted(page);
      const [letters, name] = viewport === PHONE ? ['tea na', 'Téa Nash'] : ['2', 'Tea Moore'];
      await quick.type(find(somebody), letters);
      await quick.key('Enter');
      await said(somebody, `${name} is here.`);
      await count(somebody, here + 1);
      assert.equal(quick.presses, 2);
      assert.equal(await find(somebody).inputValue(), '');
      assert.ok(await inField(somebody), 'the field is ready for the next');
      await keepPicture(somebody, 'check-in');
      await page.locator('.door-rows li').last().scrollIntoViewIfNeeded();
      const box = await page.locator('.door-count').boundingBox();
      assert.ok(box && box.y >= 0 && box.y < viewport.height, 'the count stays in sight');
      await somebody.context.close();
    });
  }

  test('the list follows what is typed; what fits nobody or several says so', async () => {
    const somebody = await atTheDoor(PHONE);
    const { page } = somebody;
    assert.ok((await page.locator('.door-rows li').count()) <= 48, 'a part of the names');
    await find(somebody).pressSequentially('TEA');
    await page.waitForFunction(() => document.querySelectorAll('.door-rows li').length === 2);
    // two of them fit to fewer letters, too
    await page.waitForURL(/\?q=TEA$/);
    await page.keyboard.press('Enter');
    await said(somebody, '2 players fit. Type more letters, or press one.');
    assert.equal(await find(somebody).inputValue(), 'TEA');
    await look(somebody, 'check-in-several');
    await page.keyboard.type('zoe');
    await page.getByText('Nobody fits').waitFor();
    await page.keyboard.press('Enter');
    await said(somebody, 'Nobody is called “zoe”.');
    await look(somebody, 'check-in-unknown');
    await page.getByRole('link', { name: 'registration link' }).waitFor();
    await find(somebody).fill('Zoë Quix');
    await page.getByRole('button', { name: /^Add .*Zoë Quix.* and check in$/ }).click();
    await said(somebody, 'Zoë Quix is here.');
    assert.equal(await find(somebody).inputValue(), '');
    await page.locator('.door-rows li').nth(20).waitFor();
    assert.equal(new URL(page.url()).search, '');
    // a scanner is faster than the answers
    await find(somebody).focus();
    const here = await hereNow(somebody);
    for (const number of ['110', '111', '112', '110']) await page.keyboard.type(`${number}\n`);
    await said(somebody, 'is here already.');
    await count(somebody, here + 3);
    assert.equal(await find(somebody).inputValue(), '');
    await somebody.context.close();
  });

  test('two devices see each other, and no line moves under a finger', async () => {
    const [one, two] = [await atTheDoor(PHONE), await atTheDoor(DESKTOP)];
    const here = await hereNow(one);
    const names = () => one.page.locator('.door-rows .door-row-name').allInnerTexts();
    const before = await names();
    await two.page.locator('.door-rows button').first().click();
    await count(two, here + 1);
    await count(one, here + 1);
    await one.page.locator('.door-rows li.here').first().waitFor();
    assert.deepEqual(await names(), before, 'the lines keep their places');
    await two.page.getByRole('button', { name: 'Undo', exact: true }).click();
    await count(one, here);
    // a line of another tab is opened by its letters
    await one.page.getByRole('navigation', { name: 'Names in parts' }).getByRole('link').last().click();
    await line(one, 'Zelkova').first().waitFor();
    assert.deepEqual([...one.problems, ...two.problems], []);
    await one.context.close();
    await two.context.close();
  });

  test('codes are read one after the other by the camera', async () => {
    const { phone, code } = await codeOf(20);
    assert.match(code, new RegExp(`^http://127\\.0\\.0\\.1:\\d+/t/${slug}/desk/check-in/20/[A-Z2-9]{8}$`));
    await look(phone, 'check-in-code');
    await keepPicture(phone, 'check-in-code');
    const somebody = await atTheDoor(PHONE);
    const { page } = somebody;
    assert.equal(await page.getByRole('button', { name: 'Scan' }).isVisible(), false, 'not without a reader of codes');
    await page.addInitScript(FAKE_DETECTOR);
    await page.reload();
    const here = await hereNow(somebody);
    const hand = counted(page);
    await hand.press(page.getByRole('button', { name: 'Scan' }));
    await said(somebody, "Hold a player's code before the camera.");
    const show = (text) => page.evaluate((seen) => { globalThis.inSight = [seen]; }, text);
    await show(code);
    await said(somebody, ' is here.');
    await count(somebody, here + 1);
    await look(somebody, 'check-in-scan');
    await keepPicture(somebody, 'check-in-scan');
    await phone.page.getByText('You are checked in').waitFor();
    await look(phone, 'check-in-code-done');
    await show('https://podium.example/elsewhere');
    await said(somebody, 'This is not a Podium check-in code');
    await show(code.replace('/20/', '/21/'));
    await said(somebody, "This code is no player's here");
    await show(`${code}?again`);
    await said(somebody, 'is here already.');
    await count(somebody, here + 1);
    assert.equal(hand.presses, 1, 'a press for the camera, none for a player');
    const trembled = await page.evaluate(() => globalThis.trembled);
    assert.deepEqual(trembled, [80, [60, 80, 60], [60, 80, 60], [60, 80, 60]]);
    await page.getByRole('button', { name: 'Close the camera' }).click();
    assert.equal(await page.locator('video').isVisible(), false);
    // the phone's own camera opens the page of the code
    await page.goto(code);
    await page.getByText('Is here already').waitFor();
    await page.getByRole('button', { name: 'Undo: check out' }).click();
    const name = await page.locator('h1').innerText();
    await page.getByRole('button', { name: `Check in ${name}` }).waitFor();
    await look(somebody, 'check-in-scanned');
    await keepPicture(somebody, 'check-in-scanned');
    await page.getByRole('button', { name: `Check in ${name}` }).click();
    await page.getByText('Is here', { exact: true }).waitFor();
    assert.deepEqual(somebody.problems, []);
    await somebody.context.close();
    await phone.context.close();
  });

  test('without a script a form and buttons do it', async () => {
    const somebody = await atTheDoor(PHONE, { javaScriptEnabled: false });
    const { page } = somebody;
    const here = await hereNow(somebody);
    const hand = counted(page);
    await hand.type(find(somebody), 'zelk ray');
    await hand.key('Enter');
    await hand.press(page.getByRole('button', { name: 'Zelkova, Ray' }));
    await page.getByText('Ray Zelkova is here.').waitFor();
    assert.equal(hand.presses, 3);
    await count(somebody, here + 1);
    await find(somebody).fill('zelk ray');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Zelkova, Ray' }).click();
    await page.getByText('Ray Zelkova is checked out.').waitFor();
    const { phone, code } = await codeOf(30);
    const bare = await visitor(browser, { base: podium.address, viewport: PHONE, javaScriptEnabled: false });
    await bare.context.addCookies(await phone.context.cookies());
    await bare.page.goto(`/t/${slug}/me/code`);
    assert.equal(readCode(await bare.page.locator('.door-qr').innerHTML()), code);
    await page.goto(`${door}?q=${encodeURIComponent(code)}`);
    await page.getByRole('button', { name: /^Check in / }).click();
    await page.getByText('Is here', { exact: true }).waitFor();
    for (const one of [somebody, bare, phone]) await one.context.close();
  });

  test('everybody and nobody are here by a typed word', async () => {
    const { page } = organizer;
    await page.goto(door);
    await page.getByText('Everybody at once').click();
    await look(organizer, 'check-in-everybody');
    await page.getByLabel('Type everybody to confirm').fill('everyone');
    await page.getByRole('button', { name: 'Check in everybody' }).click();
    await page.getByText('Nothing was changed. Type everybody to confirm it.').waitFor();
    assert.match(organizer.problems.splice(0).join(), /422/);
    await page.getByLabel('Type everybody to confirm').fill('everybody');
    await page.getByRole('button', { name: 'Check in everybody' }).click();
    await count(organizer, 501);
    await keepPicture(organizer, 'check-in-all-here');
    await page.getByText('Everybody at once').click();
    await page.getByLabel('Type nobody to confirm').fill('nobody');
    await page.getByRole('button', { name: 'Check out everybody' }).click();
    await count(organizer, 0);
    assert.deepEqual(organizer.problems, []);
  });
});
