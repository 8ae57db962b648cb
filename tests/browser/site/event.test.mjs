// A 12-player event from the set-up link to the champion, at a desk and on a phone; what everybody sees of it, with and
// without JavaScript.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, launch, look, visitor } from '../kit/browser.mjs';
import { createTournament, lookAround, next, setUp } from '../kit/organizer.mjs';
import { addPlayers } from '../kit/players.mjs';
import { startPodium } from '../kit/podium.mjs';

const NAMES = [
  'Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir',
  'Gia Ginkgo', 'Hal Hazel', 'Ida Ivy', 'Jón Júníper', 'Ким Каштан', 'ליאת לוז',
];

// Who comes first in the alphabet wins; table 1 of round 2 is drawn.
const resultOf = (round) => (table, names) =>
  round === 2 && table === 1 ? 'd' : String(names.indexOf([...names].sort()[0]) + 1);

for (const [device, viewport] of [['desk', DESKTOP], ['phone', PHONE]]) {
  describe(`a 12-player event on a ${device}`, () => {
    let browser;
    let podium;
    let organizer;
    let slug;

    before(async () => {
      podium = await startPodium();
      browser = await launch();
    });
    after(async () => {
      await browser?.close();
      await podium?.stop();
    });

    test('the set-up link makes the first account', async () => {
      assert.ok(podium.setupLink, podium.lines);
      organizer = await setUp(browser, podium, viewport);
    });

    test('a tournament is created and players are pasted', async () => {
      slug = await createTournament(organizer, 'Spring Open');
      await addPlayers(organizer, slug, NAMES);
      await lookAround(organizer, slug, 'registration');
    });

    test('the desk leads to the champion', async () => {
      const done = [];
      let round = 0;
      for (let steps = 0; steps < 60; steps += 1) {
        const says = await next(organizer, slug, resultOf(round));
        if (!says) break;
        done.push(says);
        if (/Look at the draft/.test(says)) {
          round += 1;
          await everybodySees(browser, podium, viewport, slug, round);
        }
      }
      assert.match(done.at(-1) ?? '', /The winner is/, done.join('\n'));
      assert.match(done.join('\n'), /cut/i);
      await organizer.page.goto(`/t/${slug}/desk`);
      assert.match(await organizer.page.locator('main').innerText(), /Winner: Ann Ash/);
      await lookAround(organizer, slug, 'over');
    });

    test('everybody can read all of it afterwards', async () => {
      await everybodySees(browser, podium, viewport, slug, 1);
      const reader = await visitor(browser, { base: podium.address, viewport });
      for (const path of await publicPages(reader, slug)) {
        await reader.page.goto(path);
        await look(reader, `public${path.replace(`/t/${slug}`, '').replaceAll('/', '-') || '-home'}`);
      }
      await reader.context.close();
    });

    test('a wrong address is a page that says what to do next', async () => {
      const lost = await visitor(browser, { base: podium.address, viewport });
      for (const path of ['/no/such/page', '/t/no-such-event', `/t/${slug}/pairings/99`]) {
        const answer = await lost.page.goto(path);
        assert.equal(answer.status(), 404);
        lost.problems.length = 0; // the browser itself reports the 404
        await look(lost, 'not-found');
        assert.equal(await lost.page.locator('main a.button.primary').count(), 1);
      }
      await lost.context.close();
    });
  });
}

// The public pages of a published round, without JavaScript: all the names, and who is where.
async function everybodySees(browser, podium, viewport, slug, round) {
  const plain = await visitor(browser, { base: podium.address, viewport, javaScriptEnabled: false });
  const { page } = plain;
  await page.goto(`/t/${slug}`);
  await page.goto(`/t/${slug}/pairings/${round}`);
  const text = await page.locator('main').innerText();
  if (round <= 2) for (const name of NAMES) assert.ok(text.includes(name), `${name} is in the pairings of round ${round}`);
  await page.goto(`/t/${slug}/standings`);
  if (round > 1) assert.ok((await page.locator('main').innerText()).includes('Ann Ash'));
  assert.deepEqual(plain.problems, []);
  await plain.context.close();
}

// Every page of the tournament that links from public pages lead to.
async function publicPages(reader, slug) {
  const seen = new Set();
  const wanted = ['/', `/t/${slug}`];
  while (wanted.length > 0) {
    const path = wanted.shift();
    if (seen.has(path) || seen.size > 60) continue;
    const answer = await reader.page.goto(path);
    if (!/html/.test(answer.headers()['content-type'] ?? '')) continue;
    assert.equal(answer.status(), 200, path);
    seen.add(path);
    const links = await reader.page.locator('a[href]').evaluateAll((all) =>
      all.filter((a) => a.origin === location.origin && !a.hasAttribute('download')).map((a) => a.pathname),
    );
    // One player's pages are like another's: the first of each kind will do.
    const kind = (link) => link.replace(/\d+/g, 'N');
    const kinds = new Set([...seen, ...wanted].map(kind));
    for (const link of links) {
      const inside = link === '/' || link === `/t/${slug}` || link.startsWith(`/t/${slug}/`);
      if (inside && !/\.(csv|json|png|svg)$|\/desk/.test(link) && !kinds.has(kind(link))) {
        kinds.add(kind(link));
        wanted.push(link);
      }
    }
  }
  return seen;
}
