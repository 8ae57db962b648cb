// A quarter of a community: evenings from before Podium, one that is played, an evening of free pods on four phones, and the
// final with those above the line.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { DESKTOP, PHONE, launch, look, visitor } from '../kit/browser.mjs';
import { createTournament, next, setUp } from '../kit/organizer.mjs';
import { startPodium } from '../kit/podium.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cy Cedar', 'Di Dale', 'Ed Elm', 'Fay Fir', 'Gus Gum', 'Hal Holly'];
// From before Podium: ten evenings, of which each begins with another one.
const BEFORE = 10;

const table = () => {
  const lines = ['date,evening,place,name,wins'];
  for (let evening = 0; evening < BEFORE; evening += 1) {
    const day = new Date(Date.UTC(2026, 6, 3 + 7 * evening)).toISOString().slice(0, 10);
    NAMES.forEach((_, place) => {
      const name = NAMES[(place + evening) % NAMES.length];
      lines.push(`${day},Friday ${evening + 1},${place + 1},${name},${place < 4 ? 1 : 0}`);
    });
  }
  return lines.join('\n');
};

let browser;

before(async () => {
  browser = await launch();
});
after(async () => {
  await browser?.close();
});

for (const viewport of [DESKTOP, PHONE]) {
  describe(`a quarter, ${viewport.width} px wide`, () => {
    let podium;
    let organizer;
    let anybody;

    const press = (somebody, name) => somebody.page.getByRole('main').getByRole('button', { name }).first().click();

    async function see(somebody, path, name) {
      await somebody.page.goto(path);
      await look(somebody, name);
      return somebody.page.locator('main').innerText();
    }

    before(async () => {
      podium = await startPodium();
      organizer = await setUp(browser, podium, viewport);
      anybody = await visitor(browser, { base: podium.address, viewport });
      const { page } = organizer;
      await page.goto('/communities/new');
      await page.getByLabel('Name', { exact: true }).fill('Friday Pods');
      await press(organizer, 'Create community');
      await page.waitForURL(/\/c\/friday-pods\/desk$/);
    });
    after(async () => {
      await anybody?.context.close();
      await organizer?.context.close();
      await podium?.stop();
    });

    test('a season is set up, with what it leads to', async () => {
      const { page } = organizer;
      await see(organizer, '/c/friday-pods/seasons', 'seasons-none');
      await page.getByRole('link', { name: 'New season' }).click();
      await look(organizer, 'season-new');
      await page.locator('#name').fill('Autumn');
      await page.locator('#planned_evenings').fill('13');
      const folded = page.locator('main details:not([open]) > summary');
      while ((await folded.count()) > 0) await folded.first().click();
      await page.locator('#best').fill('8');
      await page.locator('#achievements').fill('First blood: 1');
      await page.locator('#rewards').fill('invitation: top 4, Invitational\n1 bye: nobody');
      await press(organizer, 'Create season');
      await page.getByText('nobody').first().waitFor();
      organizer.problems.length = 0; // the browser itself reports the 422
      await look(organizer, 'season-new-wrong');
      await page.locator('#rewards').fill('invitation: top 4, Invitational\n1 bye: top 1');
      await press(organizer, 'Create season');
      await page.waitForURL(/\/c\/friday-pods\/seasons\/autumn\/evenings$/);
      await look(organizer, 'season-evenings-none');
    });

    test('ten evenings come along from a spreadsheet', async () => {
      const { page } = organizer;
      await see(organizer, '/c/friday-pods/seasons/autumn/import', 'season-import');
      await page.locator('#text-1').fill(table());
      await press(organizer, 'Check files');
      await page.getByText('Nothing is stored yet.').waitFor();
      await look(organizer, 'season-import-preview');
      await press(organizer, 'Import');
      await page.waitForURL(/\/evenings$/);
      await look(organizer, 'season-evenings');
      const text = await see(anybody, '/c/friday-pods/s/autumn', 'season-standings');
      assert.ok(text.includes('Invitational') && text.includes('Ann Ash'), text);
    });

    test('an evening that is played counts, and each number is explained', async () => {
      const { page } = organizer;
      const slug = await createTournament(organizer, 'Friday 11');
      await page.goto(`/t/${slug}/desk/settings`);
      await page.locator('#of-community').selectOption({ label: 'Friday Pods' });
      await press(organizer, 'Save community');
      await page.getByText('Community saved.').waitFor();
      await page.goto(`/t/${slug}/desk/players`);
      for (const name of NAMES) {
        await page.locator('#name').fill(name.toLowerCase());
        await page.keyboard.press('Enter');
        await page.getByText(`${name} is number`).waitFor();
      }
      await page.goto('/c/friday-pods/seasons/autumn/evenings');
      await page.getByLabel(/Friday 11/).check();
      await press(organizer, 'Add to season');
      await page.getByText('1 evening added.').waitFor();
      for (let step = 0; step < 20; step += 1) if ((await next(organizer, slug, () => '1', { once: true })) === undefined) break;
      const evenings = await see(anybody, '/c/friday-pods/s/autumn/evenings', 'season-evenings-public');
      assert.ok(evenings.includes('Friday 11'), evenings);
      await see(anybody, '/c/friday-pods/s/autumn', 'season-standings-later');
      await anybody.page.getByRole('table').getByRole('link', { name: 'Cy Cedar' }).click();
      await look(anybody, 'season-person');
      const own = await anybody.page.locator('main').innerText();
      assert.ok(own.includes('The best 8 of 11 evenings count') && own.includes('for taking part'), own);
      for (const path of ['needs', 'records', 'rules']) await see(anybody, `/c/friday-pods/s/autumn/${path}`, `season-${path}`);
    });

    test('free pods form by one press, and tables tap what they came to', async () => {
      const { page } = organizer;
      await see(organizer, '/c/friday-pods/free-evenings', 'free-none');
      await page.locator('#name').fill('Commander night');
      await press(organizer, 'Open evening');
      await page.waitForURL(/\/c\/friday-pods\/e\/1\/desk$/);
      await look(organizer, 'free-desk-empty');
      const phones = [];
      for (const number of [1, 2, 3, 4]) {
        await page.goto(`/c/friday-pods/people/${number}/link`);
        const link = await page.getByLabel('Secret link').inputValue();
        const somebody = await visitor(browser, { base: podium.address, viewport });
        await somebody.page.goto(link);
        await somebody.page.getByRole('link', { name: 'Take part' }).click();
        await press(somebody, 'Join the queue');
        await somebody.page.getByText('You are in the queue.').waitFor();
        phones.push(somebody);
      }
      await look(phones[0], 'free-waits');
      await see(organizer, '/c/friday-pods/e/1/desk', 'free-desk-waiting');
      await press(organizer, 'Form pods from 4 people');
      await page.getByText('1 pod formed.').waitFor();
      await look(organizer, 'free-desk-playing');
      const [ann, bo] = phones;
      await see(ann, '/c/friday-pods/e/1/me', 'free-table');
      await ann.page.locator('summary').filter({ hasText: 'Ann Ash' }).click();
      await ann.page.locator('details[open] select[name=times]').first().selectOption('1');
      await press(ann, 'Save achievements');
      await ann.page.getByText('Achievements saved.').waitFor();
      await press(ann, 'Ann Ash');
      await ann.page.getByText('Someone else at the table has to confirm').first().waitFor();
      await look(ann, 'free-tapped');
      await see(bo, '/c/friday-pods/e/1/me', 'free-confirm');
      await press(bo, 'Confirm');
      await bo.page.getByText('Result confirmed.').waitFor();
      const shown = await see(anybody, '/c/friday-pods/e/1', 'free-public');
      assert.ok(shown.includes('result confirmed') && shown.includes('First blood'), shown);
      await see(organizer, '/c/friday-pods/e/1/desk', 'free-desk-ended');
      await press(organizer, 'Close evening');
      await page.getByText('Evening closed.').waitFor();
      await see(organizer, '/c/friday-pods/e/1/settings', 'free-settings');
      for (const somebody of phones) await somebody.context.close();
    });

    test('those above the line are entered in the final', async () => {
      const { page } = organizer;
      const slug = await createTournament(organizer, 'Invitational');
      await page.goto(`/t/${slug}/desk/settings`);
      await page.locator('#of-community').selectOption({ label: 'Friday Pods' });
      await press(organizer, 'Save community');
      await page.getByText('Community saved.').waitFor();
      await page.goto('/c/friday-pods/seasons/autumn');
      await look(organizer, 'season-settings');
      await press(organizer, 'Close season');
      await page.getByText('Season closed.').waitFor();
      await see(organizer, '/c/friday-pods/seasons/autumn/final', 'season-final');
      await page.locator('#tournament').selectOption({ label: 'Invitational' });
      await press(organizer, 'Enter everyone');
      await page.getByText(/people added to Invitational/).waitFor();
      await page.goto(`/t/${slug}/desk/players`);
      const list = await page.locator('main').innerText();
      assert.ok(list.includes('Ash, Ann'), list);
    });

    test('ratings are there once the community wants them, of those who show theirs', async () => {
      const { page } = organizer;
      await page.goto('/c/friday-pods/seasons');
      await page.locator('#wanted').check();
      await page.locator('#least_games').fill('1');
      await press(organizer, 'Save rating settings');
      await page.getByText('Ratings are shown.').waitFor();
      await page.goto('/c/friday-pods/people/1/link');
      const link = await page.getByLabel('Secret link').inputValue();
      const ann = await visitor(browser, { base: podium.address, viewport });
      await ann.page.goto(link);
      await ann.page.locator('[name=shows_rating]').check();
      await press(ann, 'Save what everyone sees');
      await ann.page.getByText('Saved.').waitFor();
      await ann.context.close();
      const text = await see(anybody, '/c/friday-pods/ratings', 'ratings');
      assert.ok(text.includes('Ann Ash') && !text.includes('Bo Birch'), text);
      await anybody.page.getByRole('table').getByRole('link', { name: 'Ann Ash' }).click();
      await look(anybody, 'rating-person');
    });
  });
}
