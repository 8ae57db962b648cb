// The handbook's pictures, from the running program: `node tests/browser/kit/handbook.mjs` makes all of them; with names
// after it, only those. What a picture shows is in a comment above it, as
//
//     <!-- judge at /t/round/desk/floor/5 opened "Other minutes" from "Time" -->
//
// who reads the page; then, each if wanted: `on a laptop`, `offline`, the fold that is opened, the button that is pressed,
// the text that is scrolled to the top. The tournaments are those of tests/cases/handbook. Organizer and administrator are
// one account of theirs: who copies a tournament or keeps a preset must be allowed to make tournaments, and a role in one
// tournament alone does not give that.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { launch, visitor } from './browser.mjs';
import { smaller } from './png.mjs';
import { command, startPodium } from './podium.mjs';
import { joins } from './staff.mjs';

const MANUAL = new URL('../../../docs/handbook/', import.meta.url).pathname;
const TOURNAMENTS = new URL('../../cases/handbook/', import.meta.url).pathname;
const PHONE = { width: 390, height: 620 };
const LAPTOP = { width: 1280, height: 720 };
const SCENE =
  /^<!-- (.+?) at (\S+)( on a laptop)?( offline)?(?: opened "([^"]+)")?(?: pressed "([^"]+)")?(?: from "([^"]+)")? -->$/;

// Every picture with what it shows: `{ name, title, who, address, viewport, offline, opened, pressed, from }`.
export function scenes() {
  const found = [];
  for (const file of readdirSync(MANUAL).filter((name) => name.endsWith('.md'))) {
    for (const section of readFileSync(join(MANUAL, file), 'utf8').split('\n## ').slice(1)) {
      const lines = section.split('\n');
      const name = section.match(/^!\[.*\]\(pictures\/(.+)\.png\)$/m)?.[1];
      const comments = lines.filter((line) => line.startsWith('<!--'));
      if (!name) continue;
      const read = comments[0]?.match(SCENE);
      assert.ok(read, `${file}, ${lines[0]}: ${comments[0]}`);
      const [, who, address, laptop, offline, opened, pressed, from] = read;
      found.push({ name, title: lines[0], who, address, viewport: laptop ? LAPTOP : PHONE, offline: Boolean(offline), opened, pressed, from });
    }
  }
  // what was pressed without a network would be sent with the next page
  return found.sort((one, other) => Number(one.offline) - Number(other.offline));
}

// The program with the handbook's tournaments, and everybody who reads their pages.
export async function openManual() {
  const data = mkdtempSync(join(tmpdir(), 'podium-handbook-'));
  for (const file of readdirSync(TOURNAMENTS)) {
    const text = readFileSync(join(TOURNAMENTS, file), 'utf8');
    const ago = (minutes) => new Date(Date.now() - minutes * 60_000).toISOString().replace(/\.\d+Z/, 'Z');
    writeFileSync(join(data, file), text.replace(/"@-(\d+)"/g, (_, minutes) => `"${ago(Number(minutes))}"`));
    command(data, 'import', join(data, file));
  }
  const password = command(data, 'user', 'add', 'Ora', '--role', 'administrator').match(/assword[^:]*: *(\S+)/)[1];
  const podium = await startPodium({ data });
  const browser = await launch();
  return { podium, browser, password, known: new Map(), joined: new Set() };
}

export async function closeManual(manual) {
  await manual.browser.close();
  await manual.podium.stop();
}

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
  const slug = address.match(/^\/t\/([^/]+)/)?.[1];
  if (NAMES[who]) return staff(manual, who, slug);
  const key = `${who} ${slug} ${viewport.width}`;
  if (who === 'organizer' || who === 'administrator') return known(manual, `Ora ${viewport.width}`, () => signedIn(manual, viewport));
  return known(manual, key, async () => {
    const somebody = await visitor(browser, { base: podium.address, viewport });
    const number = who.match(/^player (\d+)$/)?.[1];
    if (number) {
      const organizer = await reader(manual, { who: 'organizer', viewport: PHONE });
      const answer = await organizer.page.request.get(`${podium.address}/t/${slug}/desk/players/${number}/link`);
      await somebody.page.goto((await answer.text()).match(/\/p\/[\w.~-]+/)[0]);
      await somebody.page.waitForURL(/\/me$/);
    } else {
      assert.equal(who, 'anybody');
    }
    return somebody;
  });
}

// Shows a scene as its picture has it; the page.
export async function show(manual, scene) {
  const { page, context } = await reader(manual, scene);
  await page.setViewportSize(scene.viewport);
  await page.goto(scene.address);
  if (scene.opened) await page.locator('summary').filter({ hasText: scene.opened }).first().click();
  if (scene.offline) await context.setOffline(true);
  if (scene.pressed) await page.getByRole('button', { name: scene.pressed }).first().click();
  if (scene.from) {
    const text = page.getByRole('main').getByText(scene.from).locator('visible=true').first();
    await text.evaluate((element) => {
      const bar = document.querySelector('.bar-wrap')?.getBoundingClientRect().height ?? 0;
      globalThis.scrollBy(0, element.getBoundingClientRect().top - bar - 12);
    });
  }
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
  return page;
}

async function makePictures(wanted) {
  mkdirSync(join(MANUAL, 'pictures'), { recursive: true });
  const manual = await openManual();
  try {
    for (const scene of scenes().filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      const page = await show(manual, scene);
      const picture = smaller(await page.screenshot());
      writeFileSync(join(MANUAL, 'pictures', `${scene.name}.png`), picture);
      console.log(`${scene.name}.png: ${picture.length} bytes`);
    }
  } finally {
    await closeManual(manual);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makePictures(process.argv.slice(2));
