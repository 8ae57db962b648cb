// Quick entry without the network: what is typed is kept on the device, said at its table, and sent in its order, through a
// reload and a closed tab; what the service refuses comes back as it was typed.

import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, examine, keepPicture, look } from '../kit/browser.mjs';
import { PASSWORD } from '../kit/organizer.mjs';
import { importVenue } from '../kit/venue.mjs';

const FIRST = ['Ann', 'Bo', 'Cleo', 'Dag', 'Eve', 'Finn', 'Gia', 'Hal'];
const LAST = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo'];
const NAMES = LAST.flatMap((last) => FIRST.map((first) => `${first} ${last}`));

const card = (page, table) => page.locator(`[data-table="${table}"]`);
const done = (page, table, words) => card(page, table).and(page.locator('.done')).filter({ hasText: words }).waitFor();
const unsent = (page) => page.locator('[data-unsent]');
const waiting = (page) => unsent(page).locator('li > p:first-child bdi').allInnerTexts();
const inTableField = (page) => page.waitForFunction(() => document.activeElement?.name === 'table' && document.activeElement.value === '');

// Types a result as it is typed in the hall, without looking at the answer.
async function types(page, table, result, marks = '') {
  await inTableField(page);
  await page.keyboard.type(String(table));
  await page.keyboard.press('Enter');
  await page.keyboard.type(result);
  if (marks) await page.keyboard.type(marks);
  await page.keyboard.press('Enter');
}

for (const [device, viewport] of [['desk', DESKTOP], ['phone', PHONE]]) {
  describe(`quick entry without the network on a ${device}`, () => {
    let venue;
    let ada;
    let page;
    const at = (path) => `/t/cellar/desk/${path}`;

    // What the browser itself says of a network that is away is no mistake of the page.
    const away = async (isAway) => {
      await ada.context.setOffline(isAway);
      ada.problems.length = 0;
    };
    // The latest lines of the log that are results, newest first, as the numbers of their tables.
    const logged = async (count) => {
      await venue.organizer.page.goto(at('log'));
      const text = await venue.organizer.page.locator('main').innerText();
      return [...text.matchAll(/[Tt]able (\d+)/g)].map((match) => Number(match[1])).slice(0, count);
    };

    before(async () => {
      venue = await importVenue({ name: 'Cellar Open', slug: 'cellar', pod_size: 4, round_minutes: 75 }, NAMES, { staff: [['ada', 'Scorekeeper', { viewport }]] });
      ada = venue.people.ada;
      page = ada.page;
      await page.goto(at('results'));
    });
    afterEach(async () => {
      await ada.context.unroute('**/desk/results');
      await away(false);
    });
    after(() => venue?.close());

    test('what is typed in the middle of an outage waits in its order, and the fields stay where they are', async () => {
      await types(page, 1, '2');
      await done(page, 1, 'Bo Ash won');
      await away(true);
      const field = await page.locator('[name=table]').boundingBox();
      await types(page, 3, 'd');
      await page.getByText('1 act is not sent yet').waitFor();
      await types(page, 2, '1');
      await types(page, 4, '3', 'c4');
      await page.getByText('3 acts are not sent yet').waitFor();
      assert.deepEqual(await waiting(page), ['Table 3 · d', 'Table 2 · 1 · Eve Ash', 'Table 4 · 3 c4 · Gia Birch']);
      assert.deepEqual(await page.locator('[name=table]').boundingBox(), field, 'the next table is typed where the last one was');
      await card(page, 4).getByText('Not sent yet: the network does not answer.').filter({ hasText: '3 c4' }).waitFor();
      assert.equal(await page.getByText('What you typed is still here').count(), 0);
      assert.deepEqual(await examine(ada), []);
      await keepPicture(ada, 'results-offline');
      await away(false);
      await done(page, 4, 'Gia Birch won');
      await done(page, 3, 'Drawn');
      await done(page, 2, 'Eve Ash won');
      await unsent(page).waitFor({ state: 'detached' });
      assert.equal(await page.locator('[data-unsent-at]').count(), 0);
      assert.deepEqual(await logged(3), [4, 2, 3], 'stored in the order in which they were typed');
    });

    test('a reload and a closed tab keep what was not sent', async () => {
      // pages come, but what is sent is lost: first without an answer, then at a proxy
      let lost = 0;
      await ada.context.route('**/desk/results', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        lost += 1;
        return lost === 1 ? route.abort() : route.fulfill({ status: 502, body: 'Bad gateway' });
      });
      await types(page, 5, '2');
      await page.getByText('1 act is not sent yet').waitFor();
      await types(page, 6, '4');
      await page.getByText('2 acts are not sent yet').waitFor();
      await page.reload();
      await page.getByText('2 acts are not sent yet').waitFor();
      await card(page, 5).getByText('Not sent yet').waitFor();
      assert.deepEqual(await waiting(page), ['Table 5 · 2 · Bo Cedar', 'Table 6 · 4 · Hal Cedar']);
      await page.goto(at('floor'));
      await page.getByText('2 acts are not sent yet').waitFor();
      await page.close();
      await ada.context.unroute('**/desk/results');
      ada.page = await ada.context.newPage();
      ({ page } = ada);
      await page.goto(at('results'));
      await done(page, 5, 'Bo Cedar won');
      await done(page, 6, 'Hal Cedar won');
      await unsent(page).waitFor({ state: 'detached' });
      ada.problems.length = 0;
    });

    test('the next result is typed while the last one is on its way; what is on its way when the page is left is kept', async () => {
      const held = [];
      const isHeld = new Promise((resolve) => {
        ada.context.route('**/desk/results', (route) => (route.request().method() === 'POST' ? resolve(held.push(route)) : route.fallback()));
      });
      await types(page, 7, '1');
      await isHeld;
      await types(page, 8, '2');
      await types(page, 13, '3');
      assert.equal(held.length, 1, 'one after the other');
      await held[0].continue();
      await done(page, 7, 'Ann Dogwood won');
      await page.goto(at('rounds'));
      await page.getByText('2 acts are not sent yet').waitFor();
      assert.deepEqual(await waiting(page), ['Table 8 · 2 · Finn Dogwood', 'Table 13 · 3 · Cleo Ginkgo']);
      await ada.context.unroute('**/desk/results');
      await page.goto(at('results'));
      await done(page, 8, 'Finn Dogwood won');
      await done(page, 13, 'Cleo Ginkgo won');
      assert.deepEqual(await logged(3), [13, 8, 7]);
      ada.problems.length = 0;
    });

    test('what the service refuses is said at its table with what was typed, and typed otherwise', async () => {
      await page.goto(at('results'));
      await away(true);
      // who conceded cannot win; and table 10 is reported by somebody else meanwhile
      await types(page, 9, '1', 'c1');
      await types(page, 10, '2');
      await types(page, 11, '3');
      await page.getByText('3 acts are not sent yet').waitFor();
      const { page: desk } = venue.organizer;
      await desk.goto(at('results'));
      await card(desk, 10).locator('[data-seat="4"] button').click();
      await done(desk, 10, 'Hal Elm won');
      await away(false);
      await done(page, 11, 'Cleo Fir won');
      await page.getByText('Not sent: these ask first').waitFor();
      ada.problems.length = 0; // the browser itself reports what was refused
      assert.deepEqual(await waiting(page), ['Table 9 · 1 c1 · Ann Elm', 'Table 10 · 2 · Finn Elm']);
      await card(page, 9).locator('[data-unsent-at]', { hasText: /^1 c1 Not stored\. .*conceded/ }).waitFor();
      await card(page, 10).locator('[data-unsent-at]', { hasText: 'Hal Elm won' }).waitFor();
      assert.equal(await unsent(page).getByRole('button', { name: /^Send it still/ }).count(), 0, 'it would be refused again');
      await look(ada, 'results-refused-later');
      await keepPicture(ada, 'results-refused-later');
      await unsent(page).getByRole('button', { name: /^Change.*Table 9/ }).click();
      assert.deepEqual(await page.locator('[data-quick-entry] input:not([type=hidden])').evaluateAll((all) => all.map((one) => one.value)), ['9', '1', 'c1']);
      await page.getByLabel('Result', { exact: true }).fill('2');
      await page.keyboard.press('Enter');
      await done(page, 9, 'Bo Elm won');
      // somebody else's result is overruled where it is shown
      await unsent(page).getByRole('button', { name: /^Change.*Table 10/ }).click();
      await unsent(page).waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await page.getByText(/Table 10 was reported before/).first().waitFor();
      ada.problems.length = 0;
      await page.getByText('Hal Elm won').first().waitFor();
      assert.equal(await page.getByLabel('Result', { exact: true }).inputValue(), '2');
    });

    test('after the session has ended it is sent by the next one of the same person', async () => {
      await page.goto(at('results'));
      await away(true);
      await types(page, 12, '4');
      await page.getByText('1 act is not sent yet').waitFor();
      const { page: desk } = venue.organizer;
      await desk.goto(at('results'));
      assert.equal(await card(desk, 12).and(desk.locator('.done')).count(), 0);
      // nothing of the old page asks for anything while somebody signs in
      await page.goto('about:blank');
      await ada.context.clearCookies();
      await away(false);
      await page.goto('/sign-in');
      await page.getByLabel('User name').fill('ada');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
      ada.problems.length = 0;
      await page.goto(at('results'));
      await done(page, 12, 'Hal Fir won');
      await unsent(page).waitFor({ state: 'detached' });
      assert.deepEqual(ada.problems, []);
    });
  });
}
