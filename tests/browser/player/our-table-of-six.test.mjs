// The table's own device at a table of more than four.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { look } from '../kit/browser.mjs';
import { ON_ITS_SIDE, TABLET, has, outOfSight, overflowing, seat } from '../kit/our-table.mjs';
import { importVenue, phoneOf } from '../kit/venue.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir'];

describe('a table of more than four', () => {
  let venue;

  before(async () => {
    venue = await importVenue({ name: 'Six', slug: 'six', pod_size: 6, own_time_minutes: 20 }, NAMES, { minutes: 5, limit: 75 });
  });
  after(() => venue?.close());

  test('is a list on a phone, and lies around a tablet', async () => {
    const ann = await phoneOf(venue, 1);
    await ann.page.goto(`/t/${venue.slug}/me/table`);
    await ann.page.getByRole('button', { name: 'Start our game' }).click();
    await has(ann.page, NAMES[0], 40);
    // the time of the player in turn runs, and that of the others stays
    await seat(ann.page, NAMES[0]).getByText(/^19:5\d left$/).waitFor();
    await seat(ann.page, NAMES[1]).getByText('20:00 left', { exact: true }).waitFor();
    const turned = () => ann.page.locator('.our-seats.far > .our-seat').evaluateAll((seats) =>
      seats.filter((one) => getComputedStyle(one).transform !== 'none').length,
    );
    assert.equal(await turned(), 0);
    assert.deepEqual(await overflowing(ann.page), []);
    await look(ann, 'our-table-of-six');
    for (const size of [TABLET, ON_ITS_SIDE]) {
      await ann.page.setViewportSize(size);
      assert.equal(await turned(), 3);
      assert.deepEqual(await overflowing(ann.page), [], `at ${size.width}`);
    }
    assert.deepEqual(await outOfSight(ann.page), [], 'on a phone on its side');
  });
});
