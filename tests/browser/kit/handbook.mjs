// The handbook's pictures, from the running program, in each language of a chapter:
//
//     PODIUM_PROGRAM=target/debug/podium node tests/browser/kit/handbook.mjs [LANGUAGE…] [NAME…]
//
// makes all of them; `de` only those of the German chapters, `en` those of the English ones, and `time` only the picture of
// that name in each language. What a picture shows is in a comment above it, as
//
//     <!-- judge at /t/round/desk/floor/5 opened "Other minutes" from "Time" -->
//
// who reads the page: a role, `player 5` of the tournament, `person 7` of the community, or `anybody`; then, each if wanted:
// `on a laptop`, `offline`, the fold that is opened, the button that is pressed, the text that is scrolled to the top; all as
// the page has them in the language of the chapter. The tournaments are those of tests/cases/handbook, the community is made
// by the forms of community.jsonl there. Organizer and administrator are one account of theirs: who copies a tournament or
// keeps a preset must be allowed to make tournaments, and a role in one tournament alone does not give that.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { launch, visitor } from './browser.mjs';
import { command, startPodium } from './podium.mjs';
import { joins } from './staff.mjs';
import { fitted, studio } from './webp.mjs';

const MANUAL = new URL('../../../docs/handbook/', import.meta.url).pathname;
const TOURNAMENTS = new URL('../../cases/handbook/', import.meta.url).pathname;
const PHONE = { width: 390, height: 620 };
const LAPTOP = { width: 1280, height: 720 };
const SCENE =
  /^<!-- (.+?) at (\S+)( on a laptop)?( offline)?(?: opened "([^"]+)")?(?: pressed "([^"]+)")?(?: from "([^"]+)")? -->$/;

const chapters = (folder) => readdirSync(folder).filter((name) => name.endsWith('.md'));
const folderOf = (language) => (language === 'en' ? MANUAL : join(MANUAL, language));

// The languages with chapters, English first.
export function languages() {
  const folders = readdirSync(MANUAL, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ['en', ...folders.map(({ name }) => name).filter((name) => chapters(join(MANUAL, name)).length > 0)];
}

// Every picture of a language with what it shows: `{ name, title, language, who, address, viewport, offline, opened, pressed, from }`.
export function scenes(language = 'en') {
  const found = [];
  for (const file of chapters(folderOf(language))) {
    for (const section of readFileSync(join(folderOf(language), file), 'utf8').split('\n## ').slice(1)) {
      const lines = section.split('\n');
      const name = section.match(/^!\[.*\]\(pictures\/(.+)\.webp\)$/m)?.[1];
      const comments = lines.filter((line) => line.startsWith('<!--'));
      if (!name) continue;
      const read = comments[0]?.match(SCENE);
      assert.ok(read, `${language}, ${file}, ${lines[0]}: ${comments[0]}`);
      const [, who, address, laptop, offline, opened, pressed, from] = read;
      const viewport = laptop ? LAPTOP : PHONE;
      found.push({ name, title: lines[0], language, who, address, viewport, offline: Boolean(offline), opened, pressed, from });
    }
  }
  return found;
}

// The program with the handbook's tournaments and its community, and everybody who reads their pages.
export async function openManual() {
  const data = mkdtempSync(join(tmpdir(), 'podium-handbook-'));
  for (const file of readdirSync(TOURNAMENTS).filter((name) => name.endsWith('.json'))) {
    const text = readFileSync(join(TOURNAMENTS, file), 'utf8');
    const ago = (minutes) => new Date(Date.now() - minutes * 60_000).toISOString().replace(/\.\d+Z/, 'Z');
    writeFileSync(join(data, file), text.replace(/"@-(\d+)"/g, (_, minutes) => `"${ago(Number(minutes))}"`));
    command(data, 'import', join(data, file));
  }
  const password = command(data, 'user', 'add', 'Ora', '--role', 'administrator').match(/assword[^:]*: *(\S+)/)[1];
  const podium = await startPodium({ data });
  const browser = await launch();
  const manual = { podium, browser, password, known: new Map(), joined: new Set() };
  await makeCommunity(manual).catch(async (error) => {
    await closeManual(manual);
    throw error;
  });
  return manual;
}

export async function closeManual(manual) {
  await manual.browser.close();
  await manual.podium.stop();
}

// Sends the forms of community.jsonl: in each line the first one is on a page, the others on the answer to the one before.
// `tests/it/site/help` sends them too.
async function makeCommunity(manual) {
  const { page } = await reader(manual, { who: 'administrator', viewport: PHONE });
  const lines = readFileSync(join(TOURNAMENTS, 'community.jsonl'), 'utf8').trim().split('\n');
  for (const { at, forms } of lines.map((line) => JSON.parse(line))) {
    await page.goto(at);
    const refused = await page.evaluate(sent, forms);
    assert.equal(refused, undefined, `${at}: ${refused}`);
  }
}

// In the page: fills forms in and sends them as the page has them; the refusal, if there is one.
async function sent(forms) {
  let shown = document;
  for (const [action, fields] of forms) {
    const form = [...shown.forms].find((one) => one.method === 'post' && one.getAttribute('action')?.endsWith(action));
    if (!form) return `no form leads to ${action}`;
    // no file is chosen
    const filled = new URLSearchParams([...new FormData(form)].filter(([, value]) => typeof value === 'string'));
    for (const [name, value] of Object.entries(fields)) filled.set(name, value);
    const answer = await fetch(form.getAttribute('action'), { method: 'POST', body: filled });
    const text = await answer.text();
    if (!answer.ok) return `${action}: ${answer.status} ${text}`;
    shown = new DOMParser().parseFromString(text, 'text/html');
  }
  return undefined;
}

// Chooses the language of somebody's pages.
const speak = ({ podium }, context, language) =>
  context.addCookies([{ name: 'podium_language', value: language, url: podium.address }]);

async function signedIn({ podium, browser, password }, viewport) {
  const somebody = await visitor(browser, { base: podium.address, viewport });
  const { page } = somebody;
  await page.goto('/sign-in');
  await page.getByLabel('User name').fill('Ora');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
  return somebody;
}

const NAMES = { judge: 'Jo', 'head judge': 'Hedda', scorekeeper: 'Sam' };

async function known(manual, key, make) {
  if (!manual.known.has(key)) manual.known.set(key, await make());
  return manual.known.get(key);
}

// Somebody of the staff, with their role in this tournament.
async function staff(manual, who, slug) {
  const { podium, browser, joined } = manual;
  const organizer = await reader(manual, { who: 'organizer', viewport: PHONE });
  const role = who[0].toUpperCase() + who.slice(1);
  const invitation = { podium, browser, organizer, slug };
  await speak(manual, organizer.context, 'en');
  if (!manual.known.has(who)) {
    joined.add(`${who} ${slug}`);
    return known(manual, who, () => joins(invitation, NAMES[who], role, { viewport: PHONE }));
  }
  const somebody = manual.known.get(who);
  if (!joined.has(`${who} ${slug}`)) {
    joined.add(`${who} ${slug}`);
    await joins(invitation, NAMES[who], role, { somebody });
  }
  return somebody;
}

// Somebody who reads a page, signed in as who they are.
export async function reader(manual, { who, address = '/', viewport }) {
  const { podium, browser } = manual;
  const slug = address.match(/^\/[tc]\/([^/]+)/)?.[1];
  if (NAMES[who]) return staff(manual, who, slug);
  const key = `${who} ${slug} ${viewport.width}`;
  if (who === 'organizer' || who === 'administrator') return known(manual, `Ora ${viewport.width}`, () => signedIn(manual, viewport));
  return known(manual, key, async () => {
    const somebody = await visitor(browser, { base: podium.address, viewport });
    const [, kind, number] = who.match(/^(player|person) (\d+)$/) ?? [];
    if (number) {
      const organizer = await reader(manual, { who: 'organizer', viewport: PHONE });
      const link = kind === 'player' ? `/t/${slug}/desk/players/${number}/link` : `/c/${slug}/people/${number}/link`;
      const answer = await organizer.page.request.get(podium.address + link);
      await somebody.page.goto((await answer.text()).match(/(\/c\/[\w-]+)?\/p\/[\w.~-]+/)[0]);
      await somebody.page.waitForURL(/\/me$/);
    } else {
      assert.equal(who, 'anybody');
    }
    return somebody;
  });
}

// What is pressed without a network is kept on the phone and sent with its next page: this one has no next page.
async function otherPhone({ podium, browser }, { context, viewport }) {
  const other = await visitor(browser, { base: podium.address, viewport });
  await other.context.addCookies(await context.cookies());
  return other;
}

// Shows a scene as its picture has it, in its language; the page.
export async function show(manual, scene) {
  const somebody = await reader(manual, scene);
  const { page, context } = scene.offline ? await otherPhone(manual, somebody) : somebody;
  await speak(manual, context, scene.language ?? 'en');
  await page.setViewportSize(scene.viewport);
  await page.goto(scene.address);
  if (scene.opened) await page.locator('summary').filter({ hasText: scene.opened }).first().click();
  if (scene.offline) await context.setOffline(true);
  if (scene.pressed) await page.getByRole('button', { name: scene.pressed }).first().click();
  if (scene.offline && scene.pressed) await page.locator('[data-unsent]').waitFor();
  if (scene.from) {
    await (await named(page, scene.from)).evaluate((element) => {
      const bar = document.querySelector('.bar-wrap')?.getBoundingClientRect().height ?? 0;
      globalThis.scrollBy(0, element.getBoundingClientRect().top - bar - 12);
    });
  }
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
  return page;
}

// The heading with a text; where there is none, the first element with it. A short word is in many others.
export async function named(page, text) {
  const heading = page.getByRole('main').getByRole('heading', { name: text, exact: true });
  if ((await heading.count()) > 0) return heading.first();
  return page.getByRole('main').getByText(text).locator('visible=true').first();
}

async function makePictures(wanted) {
  const spoken = languages();
  const chosen = wanted.filter((word) => spoken.includes(word));
  const names = wanted.filter((word) => !spoken.includes(word));
  const all = (chosen.length > 0 ? chosen : spoken).flatMap(scenes);
  const shown = all.filter(({ name }) => names.length === 0 || names.includes(name));
  assert.ok(shown.length > 0, `no picture is named ${names.join(' or ')}`);
  fitted();
  const manual = await openManual();
  try {
    const picture = await studio(manual.browser);
    for (const scene of shown) {
      const page = await show(manual, scene);
      assert.equal(await page.locator('html').getAttribute('lang'), scene.language, scene.address);
      const folder = join(folderOf(scene.language), 'pictures');
      mkdirSync(folder, { recursive: true });
      const bytes = await picture(await page.screenshot());
      writeFileSync(join(folder, `${scene.name}.webp`), bytes);
      console.log(`${scene.language} ${scene.name}.webp: ${bytes.length} bytes`);
    }
  } finally {
    await closeManual(manual);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makePictures(process.argv.slice(2));
