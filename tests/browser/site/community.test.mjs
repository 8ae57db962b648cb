// A community's second evening: started like the first one in a few presses, somebody added by three letters and Enter, and a
// person who decides what everybody sees of them.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, launch, look, visitor } from '../kit/browser.mjs';
import { createTournament, next, setUp } from '../kit/organizer.mjs';
import { addPlayers } from '../kit/players.mjs';
import { startPodium } from '../kit/podium.mjs';
import { counted } from '../kit/presses.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cy Cedar', 'Di Dale', 'Ed Elm', 'Fay Fir', 'Gus Gum', 'Hal Holly'];
// From the last evening to the first running round.
const MOST_PRESSES = 6;

describe('a community', () => {
  let browser;
  let podium;
  let organizer;

  async function choose(slug) {
    const { page } = organizer;
    await page.goto(`/t/${slug}/desk/settings`);
    await page.locator('#of-community').selectOption({ label: 'Friday Pods' });
    await page.getByRole('button', { name: 'Save community' }).click();
    await page.getByText('Community saved.').waitFor();
  }

  before(async () => {
    podium = await startPodium();
    browser = await launch();
    organizer = await setUp(browser, podium, DESKTOP);
    const { page } = organizer;
    await page.goto('/communities/new');
    await look(organizer, 'community-new');
    await page.getByLabel('Name', { exact: true }).fill('Friday Pods');
    await page.getByRole('button', { name: 'Create community' }).click();
    await page.waitForURL(/\/c\/friday-pods\/desk$/);
    await look(organizer, 'community-desk-empty');
    const slug = await createTournament(organizer, 'Friday 1');
    await choose(slug);
    await addPlayers(organizer, slug, NAMES);
    for (let step = 0; step < 20; step += 1) if ((await next(organizer, slug, () => '1', { once: true })) === undefined) break;
  });
  after(async () => {
    await browser?.close();
    await podium?.stop();
  });

  test('the second evening runs after a few presses', async () => {
    const { page } = organizer;
    await page.goto('/c/friday-pods/desk');
    await look(organizer, 'community-desk');
    const hand = counted(page);
    await hand.press(page.getByRole('button', { name: 'Start tonight\'s evening' }));
    await page.waitForURL(/\/t\/[^/]+\/desk$/);
    const slug = new URL(page.url()).pathname.split('/')[2];
    while ((await page.locator('[data-ends]').count()) === 0) {
      assert.ok(hand.presses < MOST_PRESSES, `${hand.presses} presses, and no round runs`);
      await next(organizer, slug, () => '1', { hand, once: true });
    }
    assert.ok(hand.presses <= MOST_PRESSES, `${hand.presses} presses`);
  });

  test('three letters find somebody, and Enter adds who was typed', async () => {
    const { page } = organizer;
    const slug = await createTournament(organizer, 'Friday 3');
    await choose(slug);
    const list = `/t/${slug}/desk/players`;
    await page.goto(list);
    await page.locator('#name').pressSequentially('hol');
    const found = page.getByRole('button', { name: /^Hal Holly/ });
    await found.waitFor();
    await look(organizer, 'players-add-suggested');
    // of what was typed before nobody is left to be pressed
    await page.locator('#name').fill('holz');
    await found.waitFor({ state: 'detached' });
    await page.locator('#name').fill('hol');
    await found.click();
    await page.getByText('Hal Holly is number 1').waitFor();

    // the answers come late, and Enter is pressed while those to the first letters are shown
    await page.locator('#name').pressSequentially('ann');
    await page.getByRole('button', { name: /^Ann Ash/ }).waitFor();
    await page.route(/\/add\?q=/, async (route) => {
      await new Promise((done) => setTimeout(done, 2_000));
      await route.continue().catch(() => undefined);
    });
    await page.locator('#name').pressSequentially('ika berg');
    await page.keyboard.press('Enter');
    await page.getByText('annika berg is number 2').waitFor();
    // a beginning is nobody's name, a whole one is that person's
    await page.locator('#name').fill('Bo');
    await page.keyboard.press('Enter');
    await page.getByText('Bo is number 3').waitFor();
    await page.locator('#name').fill('bo birch');
    await page.keyboard.press('Enter');
    await page.getByText('Bo Birch is number 4').waitFor();
    await page.unroute(/\/add\?q=/);
    await page.getByRole('button', { name: /Friday/ }).click();
    await page.getByText('Cedar, Cy').first().waitFor();
    await look(organizer, 'players-regulars');
  });

  test('its pages are for everybody, for the staff, and for the person', async () => {
    const { page } = organizer;
    for (const path of ['people', 'people/1/edit', 'doubts', 'merges', 'log', 'staff', 'settings', 'people/1/link']) {
      await page.goto(`/c/friday-pods/${path}`);
      await look(organizer, `community-${path.replaceAll(/[/\d]+/g, '-')}`);
    }
    const link = await page.getByLabel('Secret link').inputValue();
    const ann = await visitor(browser, { base: podium.address, viewport: PHONE });
    await ann.page.goto(link);
    await ann.page.waitForURL(/\/c\/friday-pods\/me$/);
    await look(ann, 'community-me');
    await ann.page.getByLabel('My opponents and seats').uncheck();
    await ann.page.getByRole('button', { name: 'Save what everyone sees' }).click();
    await ann.page.getByText('Saved.').waitFor();
    const anybody = await visitor(browser, { base: podium.address, viewport: PHONE });
    await anybody.page.goto('/c/friday-pods');
    await look(anybody, 'community-home');
    await anybody.page.goto('/c/friday-pods/people/1');
    const shown = await anybody.page.locator('main').innerText();
    assert.ok(shown.includes('Friday 1') && !shown.includes('Opponents'), shown);
    await anybody.page.goto('/c/friday-pods/people/2');
    await look(anybody, 'community-person');
  });
});
