// A judge's phone in every browser: the floor, a game that is followed tap by tap, on two phones at once, and a ruling.

import { after, afterEach, before, describe, test } from 'node:test';

import { DESKTOP, PHONE } from '../kit/browser.mjs';
import { engines } from '../kit/engines/index.mjs';
import { opened } from '../kit/engines/venue.mjs';
import { NAMES, gameAt, openHall } from '../kit/followed.mjs';

for (const engine of engines) {
  describe(`a judge with ${engine[0]}`, () => {
    let hall;
    let venue;
    let jo;

    before(async () => {
      hall = await openHall('hall', ['Jo', 'Kim']);
      venue = await opened(engine, hall.podium);
      jo = venue.stays(await venue.signsIn('Jo', hall.passwords.Jo, PHONE));
    });
    afterEach(() => venue?.leave());
    after(() => venue?.close());

    test('finds a table on the floor', async () => {
      await jo.go('/t/hall/desk/floor');
      await jo.sees(NAMES[7]);
      await jo.look('floor');
      await jo.types('Table number', '2');
      await jo.noLongerSees(NAMES[0]);
      await jo.keys('Enter');
      await jo.until(() => ({ found: location.pathname.endsWith('/desk/floor/2') }));
      await jo.look('floor-table');
    });

    test('follows a game, and another judge sees each tap', async () => {
      const kim = await venue.signsIn('Kim', hall.passwords.Kim, DESKTOP);
      await jo.go(gameAt(hall, 1));
      await jo.press('Follow this game');
      await jo.sees(/Game 1/);
      await kim.go(gameAt(hall, 1));
      for (const judge of [jo, kim]) await judge.look('game');
      await jo.press(/^End turn/, '.act-bar');
      for (const judge of [jo, kim]) await judge.sees(`${NAMES[1]} begins a turn`);
      await kim.press(/^End turn/, '.act-bar');
      for (const judge of [jo, kim]) await judge.sees(`${NAMES[2]} begins a turn`);
      await jo.press(/^Undo/);
      for (const judge of [jo, kim]) await judge.noLongerSees(`${NAMES[2]} begins a turn`);
      await jo.look('game-undone');
    });

    test('records a ruling that is proposed as it is chosen', async () => {
      await jo.go('/t/hall/desk/rulings/new?table=1');
      await jo.press(NAMES[1], 'form');
      await jo.press(/^Slow Play/, 'form');
      await jo.sees('Proposed: Caution.');
      await jo.types('What happened', 'Thought for four minutes about one attack.');
      await jo.look('ruling');
      await jo.press('Record: Caution');
      await jo.sees('Ruling 1 is recorded.');
      await jo.look('ruling-recorded');
    });

    test('records a ruling without scripts', async () => {
      const plain = await venue.withoutScripts(PHONE);
      await venue.signIn(plain, 'Kim', hall.passwords.Kim);
      await plain.go('/t/hall/desk/rulings/new?table=2');
      await plain.press(NAMES[5], 'form');
      await plain.press('Show penalties of these players');
      await plain.press(/^Slow Play/, 'form');
      await plain.press('What happened, answer, time');
      await plain.types('What happened', 'Slow.');
      await plain.press('Record the ruling');
      await plain.sees(/Ruling \d is recorded\./);
      await plain.look('ruling-without-scripts');
    });
  });
}
