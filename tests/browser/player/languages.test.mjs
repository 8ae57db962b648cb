// Players and a judge in their own languages at one table: a result is reported in Spanish and confirmed in Japanese, and a call
// made in Japanese is taken in Spanish.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { look } from '../kit/browser.mjs';
import { said } from '../kit/said.mjs';
import { importVenue, phoneOf } from '../kit/venue.mjs';

const NAMES = ['Ana Álvarez', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood'];
const EVENT = { name: 'Copa de Otoño', slug: 'copa', players_report: true, pod_size: 4, language: 'es' };

describe('players and a judge in their languages', () => {
  let venue;

  before(async () => {
    venue = await importVenue(EVENT, NAMES, { staff: [['Jo', 'Judge']] });
  });
  after(() => venue?.close());

  // Chooses a language by the link at the end of the page, in one press.
  async function choose({ page }, name, tag) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.locator(`html[lang="${tag}"]`).waitFor();
  }

  const button = ({ page }, language, name) => page.getByRole('button', { name: said(language, name), exact: true });

  test('a result is reported in one and confirmed in another', async () => {
    const [ana, bo] = [await phoneOf(venue, 1), await phoneOf(venue, 2)];
    await choose(ana, 'Español', 'es');
    await choose(bo, '日本語', 'ja');
    await look(ana, 'me-es');
    await look(bo, 'me-ja');
    await ana.page.locator('.who-won .seat').first().click();
    await button(ana, 'es', 'player/result.report-it').click();
    await button(bo, 'ja', 'player/dashboard.confirm-result').click();
    await bo.page.getByText('確認：あなた').waitFor();
    await ana.page.getByRole('heading', { name: 'Ana Álvarez' }).first().waitFor();
    await look(bo, 'me-confirmed-ja');
    assert.equal(await button(ana, 'es', 'player/result.report-it').count(), 0);
  });

  test('a call made in one is taken in another', async () => {
    const cleo = await phoneOf(venue, 3);
    await choose(cleo, '日本語', 'ja');
    await button(cleo, 'ja', 'player/call.call-judge').first().click();
    const jo = venue.people.Jo;
    await jo.page.goto(`/t/${venue.slug}/desk/calls`);
    await choose(jo, 'Español', 'es');
    await look(jo, 'calls-es');
    await button(jo, 'es', 'frame/call_parts.take').first().click();
    await cleo.page.getByText('Jo').first().waitFor();
    await look(cleo, 'me-call-ja');
    // the judge's next device has the language of the account
    await jo.page.goto('/account');
    await jo.page.locator('html[lang="es"]').waitFor();
  });

  test('a reader who asks for no language of ours gets the one of the tournament', async () => {
    const context = await venue.browser.newContext({ locale: 'sv-SE', baseURL: venue.podium.address });
    const page = await context.newPage();
    await page.goto(`/t/${venue.slug}/pairings`);
    await page.locator('html[lang="es"]').waitFor();
    assert.match(page.url(), /\/es\/t\/copa\/pairings/);
    await context.close();
  });
});
