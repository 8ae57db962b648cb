// Names of thirty-five letters, and text of twice the size: on a player's page, the floor, a table and in time mode nothing
// leaves the screen of a phone, and no two buttons lie over each other.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { keepPicture } from '../kit/browser.mjs';
import { openVenue, phoneOf } from '../kit/venue.mjs';

const NAMES = [
  'Bartholomäus-Maximilian Schwarzenegg', 'Konstantinos Papadimitrakopoulos-Sa', 'Wolfeschlegelsteinhausenbergerdorff',
  'Anastasia Alexandrowna Romanowskaja', 'Maria del Carmen Fernández Gutiérrez', 'Oluwaseun Adebayo-Oyelaran Ogunlesi',
  'Srinivasa Venkataraghavan Ramaswamy', 'Llanfairpwllgwyngyllgogerychwyrndro',
];

describe('long names and large text', () => {
  let venue;
  let player;

  before(async () => {
    venue = await openVenue('Invitational of the Very Long Letters', NAMES, { staff: [['Bartholomea Featherstonehaugh', 'Judge']] });
    player = await phoneOf(venue, 1);
  });
  after(() => venue?.close());

  // What leaves the window, and buttons and links that lie over each other.
  async function wrong(page) {
    return page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      const found = [];
      if (document.documentElement.scrollWidth > width) found.push(`${document.documentElement.scrollWidth} px wide`);
      const isSeen = (element) => {
        const box = element.getBoundingClientRect();
        return element.checkVisibility() && box.width > 1 && box.height > 1 && !element.closest('.unseen, thead');
      };
      const isFixed = (element) => {
        for (let at = element; at; at = at.parentElement) if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
        return false;
      };
      const words = (element) => element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40);
      const all = [...document.querySelectorAll('main *')].filter((element) => element.children.length === 0 && isSeen(element));
      for (const element of all) {
        const box = element.getBoundingClientRect();
        if (box.right > width + 1 || box.left < -1) found.push(`outside: ${words(element)}`);
      }
      const acts = [...document.querySelectorAll('main button, main a, main summary')].filter((act) => isSeen(act) && !isFixed(act));
      acts.forEach((one, index) => {
        const a = one.getBoundingClientRect();
        for (const other of acts.slice(index + 1)) {
          if (one.contains(other) || other.contains(one)) continue;
          const b = other.getBoundingClientRect();
          const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
          if (x > 2 && y > 2) found.push(`over each other: ${words(one)} | ${words(other)}`);
        }
      });
      for (const door of document.querySelectorAll('.doors-row a')) {
        if (door.scrollWidth > door.clientWidth + 1 || door.scrollHeight > door.clientHeight + 1) found.push(`a door: ${words(door)}`);
      }
      // text that its own box cuts off
      for (const bdi of document.querySelectorAll('main bdi')) {
        const around = bdi.closest('button, td, li, p, span');
        if (isSeen(bdi) && around && bdi.getBoundingClientRect().right > around.getBoundingClientRect().right + 2) found.push(`cut off: ${words(bdi)}`);
      }
      return found;
    });
  }

  async function look(somebody, path, name, act = async () => {}) {
    const { page } = somebody;
    for (const size of ['100%', '200%']) {
      await page.goto(path);
      await act(page);
      await page.evaluate((size) => { document.documentElement.style.fontSize = size; }, size);
      await keepPicture(somebody, `${name}-${size.slice(0, 3)}`);
      assert.deepEqual(await wrong(page), [], `${name} at ${size}`);
    }
  }

  test('the player\'s page', async () => {
    await look(player, `/t/${venue.slug}/me`, 'large-me');
    await player.page.getByRole('button', { name: 'Call a judge' }).click();
    await player.page.getByRole('button', { name: 'Withdraw the call' }).waitFor();
    await look(player, `/t/${venue.slug}/me`, 'large-me-called');
    await look(player, `/t/${venue.slug}/me/result`, 'large-me-result');
  });

  test('the floor, a table, the calls and time mode', async () => {
    const judge = venue.people['Bartholomea Featherstonehaugh'];
    const at = (path) => `/t/${venue.slug}/desk/${path}`;
    await look(judge, at('floor?show=all'), 'large-floor');
    await look(judge, at('floor/1'), 'large-table');
    await look(judge, at('calls'), 'large-calls', (page) => page.getByText('Pass it on').first().click());
    await look(judge, at('floor?show=time'), 'large-time', async (page) => {
      await page.locator('#table-1 details').first().evaluate((details) => { details.open = true; });
      await page.locator('#table-1 li > details').nth(1).evaluate((details) => { details.open = true; });
    });
    const { page } = judge;
    await page.goto(at('floor?show=time'));
    await page.locator('#table-1 details').first().evaluate((details) => { details.open = true; });
    await page.locator('#table-1 [name=early]').first().click();
    await page.locator('#table-1 .time-now').waitFor();
    await look(judge, at('floor?show=time'), 'large-time-turn');
  });
});
