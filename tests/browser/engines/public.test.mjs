// What everybody reads, in every browser, on a phone and on a laptop: pairings, standings, bracket, projector; what is
// announced arrives; somebody registers.

import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { DESKTOP, PHONE } from '../kit/browser.mjs';
import { engines } from '../kit/engines/index.mjs';
import { openStates } from '../kit/engines/venue.mjs';
import { STORAGE_REFUSED } from '../kit/person.mjs';
import { listedName, nameOf } from '../kit/states.mjs';

const SHOWN = /^Shown from/;
const PROJECTOR = { width: 1920, height: 1080 };
const PAGES = [
  ['round', 'Spring Open'],
  ['round/pairings', 'Find your name'],
  ['finished/standings', nameOf(1)],
  ['finished/bracket', 'Champion'],
  ['finished/players', listedName(1)],
  ['round/pairings/1/names', /Xylia Xia/],
  ['finished/statistics', 'Spring Open'],
];

for (const engine of engines) {
  describe(`a visitor with ${engine[0]}`, () => {
    let venue;

    before(async () => {
      venue = await openStates(engine);
    });
    afterEach(() => venue?.leave());
    after(() => venue?.close());

    for (const viewport of [PHONE, DESKTOP]) {
      test(`reads every page at ${viewport.width} px`, async () => {
        const reader = await venue.comes(viewport);
        for (const [path, text] of PAGES) {
          await reader.go(`/t/${path}`);
          await reader.sees(text);
          await reader.look(`public-${path.replaceAll('/', '-')}`);
        }
        await reader.go('/help');
        await reader.look('public-help');
      });
    }

    test('nothing that goes wrong in a page is overlooked', async () => {
      const reader = await venue.comes(PHONE);
      await reader.go('/t/round/players');
      await reader.look('public-players');
      for (const [wrong, told] of [
        [() => console.error('the probe failed'), /the probe failed/],
        [() => void setTimeout(() => missing.probe()), /missing/],
        [() => void fetch('http://127.0.0.1:1/probe').catch(() => {}), /connect-src/],
      ]) {
        await reader.ask(wrong);
        let problems = [];
        for (let tries = 0; tries < 100 && !problems.some((problem) => told.test(problem)); tries += 1) {
          await sleep(50);
          problems = [...problems, ...reader.problems()];
        }
        assert.ok(problems.some((problem) => told.test(problem)), `${wrong}: ${problems}`);
      }
    });

    test('finds a name as it is typed', async () => {
      const reader = await venue.comes(PHONE);
      await reader.go('/t/round/players');
      await reader.types(/^Find/, 'maxi zel');
      await reader.sees('1 player');
      assert.deepEqual(await reader.ask(() => [...document.querySelectorAll('tbody tr')].filter((row) => row.getClientRects().length).length), 1);
      await reader.look('public-found');
    });

    test('the projector counts down and shows everybody', async () => {
      const wall = await venue.comes(PROJECTOR);
      await wall.go('/t/round/projector');
      await wall.sees('Zelkova-Hornbeam, Maximiliane-Alexandra');
      await wall.sees(/\b\d\d:\d\d\b/);
      await wall.look('projector');
    });

    test('what is announced arrives, also at a browser that refuses to store anything', async () => {
      const readers = [await venue.comes(PHONE), await venue.comes(DESKTOP, STORAGE_REFUSED)];
      for (const reader of readers) {
        await reader.go('/t/round');
        await reader.ask(() => void (globalThis.loadedOnce = true));
      }
      const staff = await venue.staff();
      await staff.go('/t/round/desk/announcements');
      await staff.types('What everybody should read', 'Lunch at one, in the yard.');
      await staff.press('Announce', 'form');
      for (const reader of readers) {
        await reader.sees('Lunch at one, in the yard.');
        assert.ok(await reader.ask(() => globalThis.loadedOnce), 'without reloading');
        await reader.look('public-announced');
      }
    });

    test('a moment is typed into a field for dates', async () => {
      const staff = await venue.staff();
      await staff.go('/t/round/desk/announcements');
      await staff.press(/^Pinned, later/);
      await staff.typesMoment(SHOWN, ['05', '10', '2027', '09', '30', 'AM']);
      assert.equal(await staff.value(SHOWN), '2027-05-10T09:30');
      await staff.look('moment');
    });

    test('somebody registers, with scripts and without', async () => {
      for (const [how, name] of [['comes', 'Zoe Zinnia'], ['withoutScripts', 'Zac Zelkova']]) {
        const reader = await venue[how](PHONE);
        await reader.go('/t/doors/register');
        await reader.types('Name', name);
        await reader.look(`register-${how}`);
        await reader.press('Register', 'form');
        await reader.sees(`Registered: ${name}`);
        await reader.look(`registered-${how}`);
        await reader.press('To my page');
        await reader.until(() => ({ found: location.pathname.endsWith('/me') }));
        await reader.sees(name);
        await reader.look(`registered-page-${how}`);
      }
    });

    test('reads and searches without scripts', async () => {
      const reader = await venue.withoutScripts(PHONE);
      for (const [path, text] of PAGES) {
        await reader.go(`/t/${path}`);
        await reader.sees(text);
        await reader.look(`plain-${path.replaceAll('/', '-')}`);
      }
      await reader.go('/t/round/pairings');
      await reader.types('Find your name', 'ginkgo');
      await reader.press('Find', 'form');
      await reader.sees('Show everybody');
      await reader.sees(nameOf(7));
    });
  });
}
