// A player's page as an app: without a network it is shown as it was last, with the time; and notifications reach the phone, from the press that
// asks for them to the message on its screen. Chromium without windows has no push service: one of our own takes the messages,
// decrypts them as a browser does, and hands them to the service worker.

import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, describe, test } from 'node:test';

import { look } from '../kit/browser.mjs';
import { importVenue, phoneOf } from '../kit/venue.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel'];
const EVENT = { name: 'On Phones', slug: 'on-phones', pod_size: 4, players_report: true };

const offlineSince = (page) => page.locator('[data-live-state]').getByText(/^Offline\. Shown as of \d\d:\d\d\.$/);
const controlled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller);
const tellMe = (page) => page.getByRole('button', { name: 'Turn on notifications' });

// What the browser itself says of a network that is away is no mistake of the page.
async function away(somebody, isAway) {
  await somebody.context.setOffline(isAway);
  somebody.problems.length = 0;
}

// A push service with one browser: `endpoint`, `key` and `secret` are what the browser says, `next()` waits for a message.
async function pushService() {
  const own = createECDH('prime256v1');
  const key = own.generateKeys();
  const secret = randomBytes(16);
  const waiting = [];
  const server = createServer(async (request, answer) => {
    const parts = await request.toArray();
    answer.writeHead(201).end();
    waiting.push(opened(Buffer.concat(parts)));
    server.emit('message');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  // RFC 8291
  function opened(body) {
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), key, theirs]);
    const material = hkdfSync('sha256', own.computeSecret(theirs), secret, about, 32);
    const derived = (what, length) => Buffer.from(hkdfSync('sha256', Buffer.from(material), salt, `Content-Encoding: ${what}\0`, length));
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, -1).toString());
  }

  return {
    endpoint: `http://127.0.0.1:${server.address().port}/phone`,
    key: [...key],
    secret: [...secret],
    async next() {
      while (waiting.length === 0) await once(server, 'message');
      return waiting.shift();
    },
    close: () => server.close(),
  };
}

// In the page, before its scripts: it may send messages, and what it subscribes to is our service.
function subscribes({ endpoint, key, secret }) {
  const kept = () => localStorage.getItem('subscribed');
  const subscription = () => ({
    endpoint,
    options: { applicationServerKey: new Uint8Array(JSON.parse(kept())) },
    getKey: (name) => new Uint8Array(name === 'auth' ? secret : key),
  });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  PushManager.prototype.getSubscription = async () => (kept() ? subscription() : null);
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem('subscribed', JSON.stringify([...applicationServerKey]));
    return subscription();
  };
}

// Hands a message to the service worker as the browser does.
async function deliver(somebody, message) {
  const debug = await somebody.context.newCDPSession(somebody.page);
  const registered = new Promise((found) => {
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations.length > 0 && found(registrations[0].registrationId));
  });
  await debug.send('ServiceWorker.enable');
  const origin = await somebody.page.evaluate(() => location.origin);
  await debug.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: JSON.stringify(message) });
  await debug.detach();
}

describe('a player on a phone', () => {
  let venue;
  let ann;

  before(async () => {
    venue = await importVenue(EVENT, NAMES, { minutes: 5, limit: 75, flags: ['--webhooks-private-addresses'] });
    ann = await phoneOf(venue, 1);
  });
  after(() => venue?.close());

  test('without a network the page is as it was last, and says as of when', async () => {
    await controlled(ann.page);
    // also the page that was opened before the worker was there
    await ann.page.waitForFunction((address) => caches.match(address), `/t/${venue.slug}/me`);
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
    await ann.page.getByText('This browser blocks notifications from this page.').waitFor();
    await look(ann, 'news-blocked');
    await ann.page.goto(`/t/${venue.slug}/me`);
    await ann.page.locator('[data-push-when=offer]').waitFor({ state: 'hidden' });
  });

  test('one press, and the phone says that a result waits', async () => {
    const service = await pushService();
    try {
      const bo = await phoneOf(venue, 2);
      await bo.context.addInitScript(subscribes, service);
      await bo.page.reload();
      await tellMe(bo.page).waitFor();
      await look(bo, 'news-offer');
      await tellMe(bo.page).click();
      await bo.page.waitForURL(/\/me\/news$/);
      await bo.page.getByText('Notifications are on for this phone.', { exact: true }).waitFor();
      await look(bo, 'news');
      const begun = await service.next();
      assert.deepEqual([begun.title, begun.to], [EVENT.name, `/t/${venue.slug}/me`]);
      await bo.page.goto(`/t/${venue.slug}/me`);
      await bo.page.locator('[data-push-when=offer]').waitFor({ state: 'hidden' });

      await ann.page.goto(`/t/${venue.slug}/me`);
      await ann.page.getByRole('button', { name: new RegExp(NAMES[2]) }).click();
      await ann.page.getByRole('dialog').getByRole('button', { name: 'Report it' }).click();
      await ann.page.getByRole('button', { name: 'Withdraw my report' }).waitFor();
      const waits = await service.next();
      assert.equal(waits.body, 'Table 1: a result was reported. Confirm or dispute it.');

      const [worker] = bo.context.serviceWorkers();
      await worker.evaluate(() => {
        self.shown = [];
        self.registration.showNotification = async (title, { body, tag, data }) => self.shown.push([title, body, tag, data.to]);
      });
      await deliver(bo, waits);
      const shown = () => worker.evaluate(() => self.shown);
      while ((await shown()).length === 0) await bo.page.evaluate(() => new Promise(requestAnimationFrame));
      assert.deepEqual(await shown(), [[EVENT.name, waits.body, `${venue.slug}-waits`, `/t/${venue.slug}/me`]]);

      await bo.page.goto(`/t/${venue.slug}/me/news`);
      await bo.page.getByRole('button', { name: 'Turn off notifications' }).click();
      await tellMe(bo.page).waitFor();
      assert.deepEqual(bo.problems, []);
    } finally {
      service.close();
    }
  });

  test('the next person at this phone sees nothing of it without a network', async () => {
    await ann.page.goto(`/t/${venue.slug}/me`);
    await ann.page.locator('summary', { hasText: /^Drop, your rounds/ }).click();
    await ann.page.getByRole('button', { name: 'Forget the link in this browser' }).click();
    await ann.page.getByText('This browser has forgotten the link.').waitFor();
    const kept = await ann.page.evaluate(async () => {
      const pages = await (await caches.open('podium-pages')).matchAll();
      return (await Promise.all(pages.map((page) => page.text()))).join('');
    });
    assert.doesNotMatch(kept, /class="my-who"/);
    assert.deepEqual(ann.problems, []);
  });
});
