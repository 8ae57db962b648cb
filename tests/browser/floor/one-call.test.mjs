// One call of a table, by phone: two players press, one of them without a network; a judge comes, passes it on with a line,
// hands it to a colleague, and the head judge's ruling ends it. Nobody reloads a page.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { keepPicture, look } from '../kit/browser.mjs';
import { openVenue, phoneOf } from '../kit/venue.mjs';

const NAMES = ['Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood'];

describe('one call of a table', () => {
  let venue;
  let people;
  const phones = [];

  before(async () => {
    venue = await openVenue('Calling Open', NAMES, { staff: [['Jo', 'Judge'], ['Kim', 'Judge'], ['Hana', 'Head judge']] });
    ({ people } = venue);
    for (const number of [1, 2, 3]) phones.push(await phoneOf(venue, number));
  });
  after(() => venue?.close());

  const calls = () => `/t/${venue.slug}/desk/calls`;
  const says = (player, words) => player.page.locator('.judge-bar').getByText(words).waitFor();

  test('two phones make one call, and the others read who called', async () => {
    const [ann, bo, cleo] = phones;
    await ann.context.setOffline(true);
    await ann.page.getByRole('button', { name: 'Call a judge' }).click();
    await ann.page.getByText('1 act is not sent yet').waitFor();
    await ann.page.getByText('Raise your hand meanwhile.').waitFor();
    ann.problems.length = 0; // what the browser says of a network that is away
    await look(ann, 'call-kept');
    // a judge who was called by hand may have come and gone
    await ann.page.getByRole('button', { name: /^Do not send/ }).click();
    await ann.page.locator('[data-unsent]').waitFor({ state: 'detached' });
    await ann.page.getByRole('button', { name: 'Call a judge' }).click();
    await ann.page.getByText('1 act is not sent yet').waitFor();
    await bo.page.getByRole('button', { name: 'Call a judge' }).click();
    await says(bo, /^Judge called \d\d:\d\d\. Stay where you are\.$/);
    await says(cleo, /by Bo Birch/);
    assert.equal(await cleo.page.getByRole('button', { name: 'Call a judge' }).count(), 0);
    await look(cleo, 'call-of-another');
    await keepPicture(cleo, 'call-of-another');
    await ann.context.setOffline(false);
    await ann.page.locator('[data-unsent]').waitFor({ state: 'detached' });
    await ann.page.getByRole('button', { name: 'Withdraw the call' }).waitFor();
    ann.problems.length = 0;
    const { page } = people.Jo;
    await page.goto(calls());
    await page.getByText('Bo Birch, Ann Ash').waitFor();
    assert.equal(await page.locator('.call').count(), 1);
  });

  test('the phones say who comes, that the head judge was called, and that they come', async () => {
    const { page } = people.Jo;
    await page.getByRole('button', { name: 'Take it' }).click();
    await page.getByText('The call is yours.').waitFor();
    for (const player of phones) await says(player, /Jo is coming\.$/);
    await page.getByText('Pass it on').click();
    await page.getByRole('textbox', { name: /^For the head judge/ }).fill('Does the trigger still happen?');
    await page.getByRole('button', { name: 'Head judge' }).click();
    for (const player of phones) await says(player, /The head judge has been called\. Jo stays at your table\.$/);
    await look(phones[2], 'call-head-judge');
    const head = people.Hana.page;
    await head.goto(calls());
    await head.getByText('Jo asks: Does the trigger still happen?').waitFor();
    await head.getByText('Jo stays at the table.').waitFor();
    await look(people.Hana, 'call-passed-on');
    await head.getByRole('button', { name: 'Take it' }).click();
    await head.getByText('The call is yours.').waitFor();
    for (const player of phones) await says(player, /Hana is coming\.$/);
  });

  test('the ruling that is written from it ends it', async () => {
    const head = people.Hana.page;
    await head.getByRole('link', { name: 'Write a ruling' }).click();
    await head.getByLabel('What happened').fill('The trigger happens');
    assert.ok(await head.getByRole('radio', { name: 'As long as the call' }).isChecked());
    await look(people.Hana, 'ruling-from-call');
    await head.locator('[data-act]').click();
    await head.getByText('The call is ended.').waitFor();
    for (const player of phones) await player.page.getByRole('button', { name: 'Call a judge' }).waitFor();
  });

  test('a call is handed to a colleague, whose page counts it', async () => {
    const [ann] = phones;
    await ann.page.getByRole('button', { name: 'Call a judge' }).click();
    const [jo, kim] = [people.Jo.page, people.Kim.page];
    await kim.goto(`/t/${venue.slug}/desk/references`);
    await jo.getByRole('button', { name: 'Take it' }).click();
    await jo.getByText('The call is yours.').waitFor();
    await jo.getByText('Pass it on').click();
    await jo.getByRole('button', { name: 'Hand it to Kim' }).click();
    await jo.getByText('You handed it to Kim').waitFor();
    await kim.waitForFunction(() => document.title.startsWith('(1) '));
    await kim.goto(calls());
    await kim.getByText('Jo handed it to you').waitFor();
    await look(people.Kim, 'call-handed');
    await kim.getByRole('button', { name: 'Take it' }).click();
    await kim.getByText('You have it since').waitFor();
    await says(ann, /Kim is coming\.$/);
    await ann.page.getByRole('button', { name: 'Withdraw the call' }).click();
    await ann.page.getByRole('button', { name: 'Call a judge' }).waitFor();
  });
});
