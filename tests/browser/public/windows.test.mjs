// The windows of one browser share a stream for each address. Over plain http a browser opens six connections to a host, so
// that with a stream for each window, the desk, a projector and the overlays of a broadcast would wait for ever.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';

import { launch, visitor } from '../kit/browser.mjs';
import { startPodium } from '../kit/podium.mjs';
import { demonstrated, organizer } from '../kit/staff.mjs';

const WINDOWS = 8;
const HALL = '192.168.1.20'; // the browser takes it for 127.0.0.1

let browser;
let podium;
let slug;
let password;

before(async () => {
  let data;
  ({ data, slug, password } = demonstrated());
  podium = await startPodium({ data, flags: ['--metrics-listen', '127.0.0.1:0'] });
  // an address in a venue's network, which is no secure context for a browser, unlike 127.0.0.1
  podium.address = podium.address.replace('127.0.0.1', HALL);
  browser = await launch([`--host-resolver-rules=MAP ${HALL} 127.0.0.1`]);
});

// so that the next story counts its own streams
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await untilStreams(0);
});

after(async () => {
  await browser?.close();
  await podium?.stop();
});

const at = (path) => `/t/${slug}${path}`;

async function until(what, condition) {
  const stop = Date.now() + 30_000;
  while (!(await condition())) {
    assert.ok(Date.now() < stop, `never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

// How many streams the server has open.
async function streams() {
  const address = podium.lines.match(/http:\S+\/metrics/)[0];
  const metrics = await (await fetch(address)).text();
  return Number(metrics.match(/^podium_live_listeners (\d+)$/m)[1]);
}
const untilStreams = (count) => until(`${count} streams`, async () => (await streams()) === count);

async function windows(somebody, paths) {
  const pages = [];
  for (const path of paths) {
    const page = await somebody.context.newPage();
    page.on('pageerror', (error) => somebody.problems.push(error.message));
    await page.goto(at(path));
    pages.push(page);
  }
  return pages;
}

async function announce(somebody, text) {
  const { page } = somebody;
  await page.goto(at('/desk/announcements'));
  await page.locator('textarea[name=text]').fill(text);
  await page.locator('main form button.primary').click();
  await page.getByText(text).first().waitFor();
  await page.goto('/account'); // which listens to nothing
}

const shows = (pages, text) => Promise.all(pages.map((page) => page.getByText(text).first().waitFor()));

test('eight windows share a stream: all show a result, a press in each works, and any of them can be closed', async () => {
  const ora = await organizer(browser, podium, password);
  await ora.page.close();
  const pages = await windows(ora, Array(WINDOWS).fill('/desk/results'));
  for (const page of pages) {
    assert.deepEqual(await page.evaluate(() => [isSecureContext, document.visibilityState]), [false, 'visible']);
  }
  await untilStreams(1);

  const [first, second] = await pages[0]
    .locator('.result-card:not(.done)')
    .evaluateAll((pods) => pods.map((pod) => pod.dataset.table));
  const ben = await organizer(browser, podium, password);
  const reported = async (table, watching) => {
    await ben.page.goto(at('/desk/results'));
    await ben.page.locator('[name=table]').fill(table);
    await ben.page.locator('[name=result]').fill('1');
    await ben.page.locator('form[data-quick-entry] button.primary').click();
    await ben.page.getByText(`Table ${table} is reported.`).waitFor();
    const row = (page) => page.locator(`[data-row="table-${table}"]`).filter({ hasText: 'Change' });
    await Promise.all(watching.map((page) => row(page).waitFor()));
  };
  await reported(first, pages);

  for (const page of pages) {
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.waitForURL(/\/desk\/settings$/);
    await page.goBack();
    await page.waitForURL(/\/desk\/results$/);
  }
  await ben.page.goto('/account');
  await untilStreams(1);

  // the window that opened the stream, and the last that joined it
  await pages.shift().close();
  await pages.pop().close();
  await reported(second, pages);
  // the browser says that over plain http it takes no notice of this header
  assert.deepEqual(ora.problems.filter((problem) => !problem.includes('Cross-Origin-Opener-Policy')), []);
  await ora.context.close();
  await ben.page.goto('/account');
  await untilStreams(0);
});

test('windows of the staff and for everybody hear what each may', async () => {
  const [ora, ben] = [await organizer(browser, podium, password), await organizer(browser, podium, password)];
  await ora.page.close();
  const [home, projector, calls] = await windows(ora, ['', '/projector', '/desk/calls']);
  await untilStreams(2);
  await announce(ben, 'Both streams are open.');
  await shows([home, projector], 'Both streams are open.');

  let asked = 0;
  for (const page of [home, projector]) page.on('request', () => (asked += 1));
  await ben.page.goto(at('/desk/calls'));
  await ben.page.locator('main input[name="table"]').fill('1');
  await ben.page.locator('main input[name="what"]').fill('A question about a trigger');
  await ben.page.getByRole('button', { name: 'Add the call' }).click();
  await shows([calls], 'A question about a trigger');
  assert.equal(asked, 0, 'what only the floor sees is not heard by windows for everybody');
  await announce(ben, 'Round 4 begins at three.');
  await shows([home, projector], 'Round 4 begins at three.');
});

test('a window that joins late, and one that comes back, show what is new', async () => {
  const [reader, ben] = [await visitor(browser, { base: podium.address }), await organizer(browser, podium, password)];
  await reader.page.goto(at(''));
  const [late] = await windows(reader, ['/projector']);
  const show = (state) =>
    late.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await announce(ben, 'While one window was hidden.');
  await shows([reader.page], 'While one window was hidden.');
  assert.equal(await late.getByText('While one window was hidden.').count(), 0);
  await show('visible');
  await shows([late], 'While one window was hidden.');
  await untilStreams(1);
});

for (const [what, without] of [
  ['has no shared workers', () => delete globalThis.SharedWorker],
  ['refuses them', () => (globalThis.SharedWorker = function refused() { throw new DOMException('no', 'SecurityError'); })],
  ['starts them and they say nothing', () => (globalThis.SharedWorker = function silent() { this.port = new MessageChannel().port1; })],
]) {
  test(`where a browser ${what}, each window has a stream`, async () => {
    const [reader, ben] = [await visitor(browser, { base: podium.address }), await organizer(browser, podium, password)];
    await reader.context.addInitScript(without);
    const pages = await windows(reader, ['', '/projector']);
    await untilStreams(2);
    await announce(ben, `A browser that ${what}.`);
    await shows(pages, `A browser that ${what}.`);
  });
}
