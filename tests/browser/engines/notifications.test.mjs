// Notifications with a subscription of the browser's own, which Firefox gives: a player turns them on with one press, Podium sends to
// a push service of ours, Firefox decrypts what it gets, and the service worker shows it.

import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE } from '../kit/browser.mjs';
import { engines } from '../kit/engines/index.mjs';
import { openPushService } from '../kit/engines/push-service.mjs';
import { opened } from '../kit/engines/venue.mjs';
import { command, startPodium } from '../kit/podium.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'Hal Hazel'];
const DRAFT = {
  format: 'podium-event/1',
  tournament: { name: 'Spring Open', slug: 'spring', state: 'swiss', swiss_rounds: 3 },
  players: NAMES.map((name, index) => ({ id: `p${index + 1}`, number: index + 1, name, checked_in: true })),
  rounds: [{ number: 1, state: 'draft', pods: [{ seats: ['p5', 'p6', 'p7', 'p8'] }, { seats: ['p2', 'p3', 'p1', 'p4'] }] }],
};

// In the page: the notification with this text, among those that the service worker showed when this was asked last.
function shows(text) {
  const of = ({ title, body, tag, data }) => ({ title, body, tag, data });
  const all = navigator.serviceWorker.getRegistration('/').then((registration) => registration?.getNotifications());
  all.then((shown) => (globalThis.shown = (shown ?? []).map(of)));
  const found = globalThis.shown?.find(({ body }) => body === text);
  return { found, why: `it shows ${JSON.stringify(globalThis.shown)}, messages are ${Notification.permission}` };
}

for (const [name, engine] of engines.filter(([name]) => name === 'firefox')) {
  describe(`notifications with ${name}`, () => {
    let service;
    let venue;
    let staff;
    let phone;

    before(async () => {
      const data = mkdtempSync(join(tmpdir(), 'podium-browser-'));
      const file = join(data, 'event.json');
      writeFileSync(file, JSON.stringify(DRAFT));
      command(data, 'import', file);
      const password = command(data, 'user', 'add', 'Ora', '--role', 'administrator').match(/assword[^:]*: *(\S+)/)[1];
      service = await openPushService();
      const launch = (how) => engine.launch({ ...how, preferences: service.preferences });
      const podium = await startPodium({ data, flags: ['--webhooks-private-addresses'] });
      venue = await opened([name, { launch }], podium);
      staff = await venue.signsIn('Ora', password, DESKTOP);
      await staff.go('/t/spring/desk/players/1/link');
      phone = await venue.comes(PHONE);
      await phone.go(await staff.value('Secret link'));
    });
    after(async () => {
      await venue?.close();
      service?.close();
    });

    test('one press turns them on, and the first one is shown', async () => {
      await phone.until(() => ({ found: location.pathname.endsWith('/me') }));
      await phone.press('Turn on notifications');
      await phone.sees('Notifications are on for this phone.');
      await phone.look('notifications-on');
      assert.deepEqual([await service.codes(1), service.refused], [[100], []]);
      const { title } = await phone.until(shows, 'Notifications of this tournament are on.');
      assert.equal(title, 'Spring Open');
    });

    test('a round is published, and the phone shows table and seat', async () => {
      await staff.go('/t/spring/desk');
      await staff.press('Publish only', '.act');
      await staff.sees('Round 1 is published');
      assert.deepEqual([await service.codes(2), service.refused], [[100, 100], []]);
      assert.deepEqual(await phone.until(shows, 'Round 1: table 2, seat 3'), {
        title: 'Spring Open',
        body: 'Round 1: table 2, seat 3',
        tag: 'spring-seat',
        data: { to: '/t/spring/me' },
      });
      assert.deepEqual(phone.problems(), []);
    });
  });
}
