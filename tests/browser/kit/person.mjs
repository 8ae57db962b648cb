// Somebody who reads and presses, in any browser: by the words they see, with real pointers and keys, waiting as people do.

import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { NARROW } from './browser.mjs';

const WAIT_SECONDS = 20;
const TOUCH = 44;
const SCREENSHOTS = new URL('../screenshots/', import.meta.url).pathname;

// Reading and writing the browser's storage is refused, as Safari and Firefox do if all cookies are blocked.
export const STORAGE_REFUSED = `
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(globalThis, name, { get() { throw new DOMException('The operation is insecure.', 'SecurityError'); } });
  }`;

// Somebody new with a page of this size; `engine` is the browser's name, `first` a script that runs before the page's own.
export async function person(browser, engine, base, viewport, first) {
  const page = await browser.visit(viewport, first, base);
  const isPhone = viewport.width < 600;

  // Asks the page until it answers with something, also while it changes to another.
  const until = async (wanted, source, ...given) => {
    const late = Date.now() + WAIT_SECONDS * 1000;
    let answer;
    for (;;) {
      try {
        answer = await page.ask(source, ...given);
        if (answer?.found) return answer.found;
      } catch (error) {
        answer = { why: error.message };
      }
      if (Date.now() > late) break;
      await sleep(40);
    }
    const text = await page.ask(() => `${location.pathname}: ${document.body.innerText}`).catch((error) => error.message);
    throw new Error(`${engine}: ${wanted}: ${answer?.why ?? 'not found'} in ${text}`);
  };

  // Where something is that is pressed, once it stays there and nothing covers it.
  const place = async (wanted, kind, name, within) => {
    let last;
    for (;;) {
      const found = await until(wanted, find, kind, pattern(name), within ?? null);
      if (last && found.x === last.x && found.y === last.y && found.name === last.name) return found;
      last = found;
      await sleep(40);
    }
  };

  return {
    ask: page.ask,
    keys: (...keys) => page.keys(keys),
    go: (path) => page.open(new URL(path, base).href),
    until: (source, ...given) => until(String(source), source, ...given),
    sees: (text) => until(`sees ${text}`, sees, pattern(text)),
    noLongerSees: (text) => until(`no longer sees ${text}`, noLongerSees, pattern(text)),
    // A link, a button, a summary or the words of a choice; `within` a selector.
    press: async (name, within) => {
      const { x, y } = await place(`presses ${name}`, 'control', name, within);
      await page.tap(x, y);
    },
    // Types into the field with this label, instead of what is in it.
    types: async (name, text) => {
      const { x, y } = await place(`types into ${name}`, 'field', name);
      await page.tap(x, y);
      await until(`${name} has the cursor`, () => ({ found: document.activeElement?.matches('input, textarea, select') }));
      await page.keys([['Control', 'a'], 'Backspace', ...[...text].map((letter) => (letter === '\n' ? 'Enter' : letter))]);
      await until(`${name} contains ${text}`, contains, text);
    },
    // A moment as somebody types it: ['05', '10', '2027', '09', '30', 'AM'], from the field's first part to its last.
    typesMoment: async (name, parts) => {
      const { id } = await place(`types into ${name}`, 'field', name);
      await page.ask((id) => document.getElementById(id).focus(), id);
      await page.keys(page.moment(parts));
    },
    value: async (name) => (await place(`reads ${name}`, 'field', name)).value,
    // Asserts that the page is without errors, no wider than the window, and as large as a thumb needs; keeps its picture if
    // SCREENSHOTS is set.
    look: async (name) => {
      await until(`looks at ${name}`, () => ({ found: document.readyState === 'complete' }));
      if (process.env.SCREENSHOTS) {
        mkdirSync(SCREENSHOTS, { recursive: true });
        writeFileSync(`${SCREENSHOTS}${name}-${viewport.width}-${engine}.png`, Buffer.from(await page.screenshot(), 'base64'));
      }
      const found = page.problems();
      for (const size of isPhone ? [NARROW, viewport] : [viewport]) {
        if (isPhone) await page.resize(size);
        found.push(...(await page.ask(measure, isPhone ? TOUCH : 0)));
      }
      assert.deepEqual(found.map((problem) => `${name}: ${problem}`), [], engine);
    },
    // What went wrong in the page since the last look.
    problems: page.problems,
    leave: page.close,
  };
}

const pattern = (text) => (text instanceof RegExp ? { source: text.source, flags: text.flags } : { exact: text });

// The functions below run in the page.

function sees({ source, flags, exact }) {
  const text = document.body.innerText.replace(/\s+/g, ' ');
  return { found: exact ? text.includes(exact) : new RegExp(source, flags).test(text) };
}

function noLongerSees({ source, flags, exact }) {
  const text = document.body.innerText.replace(/\s+/g, ' ');
  return { found: !(exact ? text.includes(exact) : new RegExp(source, flags).test(text)) };
}

function contains(text) {
  const { value } = document.activeElement;
  return { found: value === text, why: `it contains ${value}` };
}

function find(kind, { source, flags, exact }, within) {
  const KINDS = { control: 'a[href], button, summary, label, [role=button]', field: 'input:not([type=hidden]), textarea, select' };
  const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labels = (element) => [...(element.labels ?? [])].map((label) => label.innerText).join(' ');
  const nameOf = (element) => plain(element.getAttribute('aria-label') || labels(element) || element.innerText);
  const visible = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible' && !element.disabled;
  const modal = document.querySelector('dialog[open]');
  const all = [...(modal ?? document).querySelectorAll(KINDS[kind])].filter((element) => visible(element) && (!within || element.closest(within)));
  const fits = (name) => (exact ? name === exact : new RegExp(source, flags).test(name));
  const element = all.find((one) => fits(nameOf(one))) ?? (exact && all.find((one) => nameOf(one).startsWith(exact)));
  if (!element) return { why: `there are ${all.map(nameOf).join(' | ')}` };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getClientRects()[0];
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const top = document.elementFromPoint(x, y);
  const hit = top && (element.contains(top) || top.contains(element) || top.closest('label')?.control === element);
  if (!hit) return { why: `${top?.outerHTML.slice(0, 120)} covers it at ${x}, ${y}` };
  return { found: { x, y, id: element.id, name: nameOf(element), value: element.value } };
}

function measure(touch) {
  const found = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${scrollWidth} px wide in a window of ${clientWidth} px`);
  const targets = 'button, .button, nav a, summary, label:has([type=radio], [type=checkbox])';
  for (const target of touch ? document.querySelectorAll(targets) : []) {
    const { width, height } = target.getBoundingClientRect();
    if (width && height && !target.closest('[aria-hidden=true], .unseen') && Math.min(width, height) < touch) found.push(`${target.outerHTML.slice(0, 160)} is ${width} × ${height} px`);
  }
  const doors = document.querySelector('nav.doors')?.getBoundingClientRect();
  if (doors?.height && Math.round(doors.bottom) > innerHeight) found.push(`the doors end at ${doors.bottom} of ${innerHeight} px`);
  return found;
}
