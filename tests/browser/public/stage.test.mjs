// The stage of a stream in a browser: nothing but its plates covers the picture, it follows the staff's choice, and a link's
// picture is one.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { DESKTOP, PHONE, keepPicture, launch, look, picture, visitor } from '../kit/browser.mjs';
import { startPodium } from '../kit/podium.mjs';
import { counted } from '../kit/presses.mjs';
import { demonstrated, organizer } from '../kit/staff.mjs';

const STREAM = { width: 1920, height: 1080 };
const NAMES = 'Ann Ash,Bo Birch,Cleo Cedar,Dag Dogwood,Eve Elm,Finn Fir,Gia Ginkgo,Hal Hazel,Ida Ivy,Jan Juniper,Kim Katsura,Maximiliane-Alexandra Zelkova-Hornbeam'.split(',');
const AT = '2026-05-09T08:30:00Z';

let browser;
let podium;
let slug;
let password;

// Twelve players in the cut of ten, of whom the first two wait.
function cut() {
  const ids = NAMES.map((_, index) => `p${index + 1}`);
  const done = { state: 'finished', published_at: AT, started_at: AT, finished_at: '2026-05-09T09:40:00Z' };
  const pods = [0, 1, 2].map((pod) => ({ seats: ids.slice(pod * 4, pod * 4 + 4), result: { winner: ids[pod * 4] } }));
  const seeds = [0, 4, 8, 1, 2, 3, 5, 6, 7, 11].map((index) => ids[index]);
  return {
    format: 'podium-event/1',
    tournament: { name: 'Cut Open', slug: 'cut-open', state: 'cut_announced', listed: true, swiss_rounds: 1, playoff_cut: 10, round_minutes: 60 },
    players: NAMES.map((name, index) => ({ id: ids[index], number: index + 1, name })),
    rounds: [{ number: 1, stage: 'swiss', pods, ...done }],
    cut: { seeds, announced_at: AT },
  };
}

before(async () => {
  let data;
  ({ data, slug, password } = demonstrated(cut()));
  podium = await startPodium({ data });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await podium?.stop();
});

const at = (path) => `/t/${slug}${path}`;

// The share of the screen that lets a picture behind it through.
async function clear(page) {
  const shot = await page.screenshot({ omitBackground: true });
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height).data;
    let found = 0;
    for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] === 0) found += 1;
    return found / (pixels.length / 4);
  }, shot.toString('base64'));
}

test('a stream sees its picture through the stage, in the light and in the dark', async () => {
  const source = await visitor(browser, { base: podium.address, viewport: STREAM });
  const { page } = source;
  const share = async (path, colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    return clear(page);
  };
  for (const colorScheme of ['light', 'dark']) {
    const whole = await share(at('/stage'), colorScheme);
    assert.ok(whole > 0.6 && whole < 0.99, `the whole scene lets ${whole} through (${colorScheme})`);
    const clock = await share(at('/stage?show=clock'), colorScheme);
    assert.ok(clock > 0.6 && clock < 0.999, `the clock lets ${clock} through (${colorScheme})`);
  }
  assert.match(await page.locator('.stage-clock').innerText(), /^(\d+:)?\d+:\d\d$/);
  const digits = await page.locator('.stage-clock').evaluate((clock) => clock.getBoundingClientRect().height);
  assert.ok(digits > 200, `digits of ${digits} px`);
  await page.emulateMedia({ colorScheme: 'light' });
  assert.equal(await page.locator('nav, form, button').count(), 0);
  for (const [name, path] of Object.entries({ stage: at('/stage'), 'stage-table': at('/stage?show=table'), 'stage-bracket': '/t/cut-open/stage?show=bracket' })) {
    await page.goto(path);
    await look(source, name);
    const [content, room] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
    assert.ok(content <= room, `${name}: ${content} px high in ${room} px`);
  }
  assert.equal(await page.locator('svg path.line:not(.awaited)').count(), 2, 'who waits has a line to the final');
  assert.equal(await page.locator('svg path.line.awaited').count(), 2, 'so has each table');
  await page.goto(at('/stage?show=clock'));
  await picture(source, 'stage-clock');
  await source.context.close();
});

for (const [size, viewport] of Object.entries({ laptop: DESKTOP, phone: PHONE })) {
  test(`one press puts another table on the stage, and the overlay follows, on a ${size}`, async () => {
    const source = await visitor(browser, { base: podium.address, viewport: STREAM });
    await source.page.goto(at('/stage'));
    const shown = source.page.locator('.stage-table h2');
    const before = await shown.innerText();
    const ora = await organizer(browser, podium, password, viewport);
    const hand = counted(ora.page);
    await ora.page.goto(at('/desk/stage'));
    await look(ora, `desk-stage`);
    const other = ora.page.locator('.stage-choices button').last();
    const table = (await other.innerText()).replace('Show t', 'T');
    await hand.press(other);
    await ora.page.getByText(`${table} is on the stage.`).waitFor();
    assert.equal(hand.presses, 1);
    assert.notEqual(table, before);
    await source.page.getByRole('heading', { name: table, exact: true }).waitFor();
    await keepPicture(ora, 'stage-desk');
    assert.deepEqual(source.problems, []);
    await ora.context.close();
    await source.context.close();
  });
}

test('a link\'s picture is one, as large as chats want it', async () => {
  const chat = await visitor(browser, { base: podium.address, viewport: DESKTOP });
  const { page } = chat;
  for (const path of [at('/card/now'), '/t/cut-open/card/now']) {
    await page.goto(path);
    const size = await page.locator('img').evaluate((image) => [image.naturalWidth, image.naturalHeight]);
    assert.deepEqual(size, [1200, 630]);
    await picture(chat, `card${path.split('/')[2]}`);
  }
  await chat.context.close();
});
