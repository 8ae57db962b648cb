// A player's phone in every browser: from the secret link to the result that counts, the morning of the event, another
// language, and what is left without scripts or storage.

import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';

import { PHONE } from '../kit/browser.mjs';
import { engines } from '../kit/engines/index.mjs';
import { openStates } from '../kit/engines/venue.mjs';
import { STORAGE_REFUSED } from '../kit/person.mjs';
import { said } from '../kit/said.mjs';
import { nameOf } from '../kit/states.mjs';

const DECK = 'Commander\n1 Krenko, Mob Boss\n\nDeck\n1 Sol Ring\n90 Mountain';

for (const engine of engines) {
  describe(`a player with ${engine[0]}`, () => {
    let venue;

    before(async () => {
      venue = await openStates(engine);
    });
    afterEach(() => venue?.leave());
    after(() => venue?.close());

    test('sees table and clock, reports, and another confirms without reloading', async () => {
      const [one, two] = [await venue.player('round', 1), await venue.player('round', 2)];
      for (const phone of [one, two]) {
        await phone.sees(/\d\d min left .*Table 1 Seat \d of 4/);
      }
      await one.look('player-table');
      await one.press(new RegExp(nameOf(2)), '.who-won');
      await one.sees(`${nameOf(2)} won`);
      await one.look('player-sure');
      await one.press('Not yet');
      await one.noLongerSees('Not yet');
      await one.press(new RegExp(nameOf(1)), '.who-won');
      await one.press('Report it');
      await one.sees('Waiting for the others');
      await two.sees('Is that right?');
      await two.look('player-to-confirm');
      await two.press('Confirm the result');
      await two.sees('confirmed by you');
      await one.sees(/If it is wrong, call a judge/);
      for (const phone of [one, two]) await phone.look('player-result');
    });

    test('in the morning hands in a deck, checks in, and drops with the word for it', async () => {
      const phone = await venue.player('doors', 1);
      await phone.press('Hand in your decklist');
      await phone.types('Decklist', DECK);
      await phone.look('player-deck');
      await phone.press('Hand in the decklist');
      await phone.sees(/92 cards with its commander.*Add 8\./);
      await phone.look('player-deck-handed-in');
      await phone.press('Your page');
      await phone.press('Check in');
      await phone.sees('You are checked in');
      await phone.look('player-checked-in');
      await phone.press(/^Drop, your rounds/);
      await phone.types(/^Type drop/, 'drop');
      await phone.press('Drop from the tournament', '.leave');
      await phone.sees('You have dropped');
      await phone.look('player-dropped');
    });

    test('calls a judge, and sees who comes', async () => {
      const [phone, judge] = [await venue.player('round', 3), await venue.staff(PHONE)];
      await judge.go('/t/round/desk/calls');
      await phone.press('Say what it is about');
      await phone.types('What it is about', 'A trigger was missed');
      await phone.look('player-call');
      await phone.press('Call a judge');
      await phone.sees(/Judge called \d\d:\d\d/);
      await judge.sees('A trigger was missed');
      await judge.look('judge-calls');
      await judge.press('Take it');
      await phone.sees('Ora is coming.');
      await phone.look('player-judge-comes');
      await phone.press('Withdraw the call');
      await phone.noLongerSees('Ora is coming.');
    });

    test('chooses a language', async () => {
      const phone = await venue.player('round', 3);
      await phone.press('Español');
      await phone.sees(said('es', 'player/dashboard.with-note'));
      assert.equal(await phone.ask(() => document.documentElement.lang), 'es');
      await phone.look('player-spanish');
    });

    test('reports although the browser refuses to store anything', async () => {
      const phone = await venue.player('round', 23, STORAGE_REFUSED);
      await phone.press('Draw');
      await phone.press('Report it');
      await phone.sees('Waiting for the others');
      await phone.look('player-without-storage');
    });

    test('reports, confirms and calls without scripts', async () => {
      const phones = [];
      for (const number of [15, 6]) {
        const phone = await venue.withoutScripts(PHONE);
        await phone.go(await venue.link('round', number));
        phones.push(phone);
      }
      const [won, six] = phones;
      await won.sees(/Table 4/);
      await won.press('Call a judge');
      await won.sees(/Judge called \d\d:\d\d/);
      await won.look('player-without-scripts');
      await six.sees('Is that right?');
      await six.press('Confirm the result');
      await six.sees('confirmed by you');
      await six.look('player-result-without-scripts');
    });
  });
}
