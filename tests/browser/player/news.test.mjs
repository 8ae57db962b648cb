// A player's page as an app: without a network it is shown as it was last, with the time, and the service worker shows the news that
// come. This browser has no push service to subscribe to: the page says so, and messages are delivered by its debugger.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { look } from '../kit/browser.mjs';
import { importVenue, phoneOf } from '../kit/venue.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel'];
const EVENT = { name: 'On Phones', slug: 'on-phones', pod_size: 4 };

const state = (page) => page.locator('[data-live-state]');
const offlineSince = (page) => state(page).getByText(/^Offline\. Shown as of \d\d:\d\d\.$/);
const controlled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller);

// What the browser itself says of a network that is away is no mistake of the page.
async function away(somebody, isAway) {
  await somebody.context.setOffline(isAway);
  somebody.problems.length = 0;
}

// Sends a message to the service worker as a push service does.
async function deliver(somebody, message) {
  const debug = await somebody.context.newCDPSession(somebody.page);
  const registered = new Promise((found) => {
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations.length > 0 && found(registrations[0].registrationId));
  });
  await debug.send('ServiceWorker.enable');
  const origin = await somebody.page.evaluate(() => location.origin);
  await debug.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: JSON.stringify(message) });
}

// The messages on the screen: what each says.
const shown = (page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag, data }) => [title, body, tag, data.to]);
  });

describe('a player on a phone', () => {
  let venue;
  let ann;

  before(async () => {
    venue = await importVenue(EVENT, NAMES, { minutes: 5, limit: 75 });
    ann = await phoneOf(venue, 1);
  });
  after(() => venue?.close());

  test('without a network the page is as it was last, and says as of when', async () => {
    await controlled(ann.page);
    await ann.page.reload();
    await ann.page.goto(`/t/${venue.slug}/pairings/1`);
    await away(ann, true);
    await ann.page.goto(`/t/${venue.slug}/me`);
    await offlineSince(ann.page).waitFor();
    assert.match(await ann.page.locator('.my-page').textContent(), /Table\s*1/);
    await ann.page.goto(`/t/${venue.slug}/pairings/1`);
    await offlineSince(ann.page).waitFor();
    await ann.page.getByText(NAMES[5]).first().waitFor();
    await away(ann, false);
    await offlineSince(ann.page).waitFor({ state: 'hidden' });
    await ann.page.goto(`/t/${venue.slug}/me`);
    assert.equal(await offlineSince(ann.page).count(), 0);
    assert.equal(await ann.page.locator('body[data-kept-at]').count(), 0, 'the network comes first');
  });

  test('the app opens the link of its player', async () => {
    const href = await ann.page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await ann.page.evaluate(async (address) => (await fetch(address)).json(), href);
    assert.equal(manifest.name, EVENT.name);
    assert.match(manifest.start_url, /^\/p\/[0-9a-f]+\.[0-9a-f]+$/);
    for (const { src, type } of manifest.icons) {
      const icon = await ann.page.evaluate(async (address) => (await fetch(address)).headers.get('content-type'), src);
      assert.equal(icon, type);
    }
  });

  test('a browser that has blocked messages says so', async () => {
    await ann.page.goto(`/t/${venue.slug}/me/news`);
    await ann.page.getByText('This browser has blocked messages of this page.').waitFor();
    await look(ann, 'news-blocked');
    await ann.page.goto(`/t/${venue.slug}/me`);
    await ann.page.locator('[data-push-when=offer]').waitFor({ state: 'hidden' });
  });

  test('a message that comes is shown, and a later one about the same replaces it', async () => {
    await ann.context.grantPermissions(['notifications']);
    const say = (body) => deliver(ann, { title: EVENT.name, body, to: `/t/${venue.slug}/me`, topic: `${venue.slug}-seat` });
    await say('Round 2: table 1, seat 3');
    await say('Round 2: table 2, seat 1');
    await ann.page.waitForFunction(async () => (await (await navigator.serviceWorker.ready).getNotifications()).some(({ body }) => body.endsWith('table 2, seat 1')));
    assert.deepEqual(await shown(ann.page), [[EVENT.name, 'Round 2: table 2, seat 1', `${venue.slug}-seat`, `/t/${venue.slug}/me`]]);
  });

  test('a press that does not work says so, and the page goes on', async () => {
    await ann.page.reload();
    const press = ann.page.getByRole('button', { name: 'Tell me on this phone' });
    await press.waitFor();
    await look(ann, 'news-offer');
    await press.click();
    await ann.page.getByText('It did not work. Try again when the network is back.').waitFor();
    ann.problems.length = 0;
  });

  test('the next person at this phone sees nothing of it without a network', async () => {
    await ann.page.goto(`/t/${venue.slug}/me`);
    await ann.page.getByText(/^More/).click();
    await ann.page.getByRole('button', { name: 'Forget the link in this browser' }).click();
    await ann.page.getByText('forgotten').first().waitFor();
    const kept = await ann.page.evaluate(async () => {
      const pages = await (await caches.open('podium-pages')).matchAll();
      return (await Promise.all(pages.map((page) => page.text()))).join('');
    });
    assert.doesNotMatch(kept, /my-who/);
    assert.deepEqual(ann.problems, []);
  });
});
