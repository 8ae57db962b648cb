// Chromium as a visitor has it, and what every page that is visited must be: accessible in light and dark, without
// errors in the console, without requests to anybody else, without scrolling sideways.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SCREENSHOTS = new URL('../screenshots/', import.meta.url).pathname;
// The first is Chromium without windows: it starts sooner and computes less.
const CHROMIUM = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);

// What axe looks at: in the dark only what colours change, which is most of what a second full look would cost.
const RULES = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const NARROW = { width: 360, height: 640 };

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// A browser that other processes can use by its address, `wsEndpoint()`, until it is closed.
export function shared() {
  assert.ok(CHROMIUM, 'Chromium is not installed: bash tests/all.sh installs it');
  return chromium.launchServer({ executablePath: CHROMIUM, args: FLAGS, host: '127.0.0.1' });
}

// A browser without a profile: the shared one of PODIUM_BROWSER where there is one and no `flags` are asked for beside the
// usual ones, else a new one. What its visitors leave is gone when it is closed.
export function launch(flags = []) {
  if (process.env.PODIUM_BROWSER && flags.length === 0) return chromium.connect(process.env.PODIUM_BROWSER);
  assert.ok(CHROMIUM, 'Chromium is not installed: bash tests/all.sh installs it');
  return chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...flags] });
}

// Somebody with their own cookies: a page, and `problems` of everything it loads.
export async function visitor(browser, { viewport = DESKTOP, javaScriptEnabled = true, base, timezoneId, locale = 'en-US' } = {}) {
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled,
    baseURL: base,
    timezoneId,
    locale,
    hasTouch: viewport.width < 600,
    isMobile: viewport.width < 600,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => problems.push(`script: ${error.message} (${page.url()})`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== base) problems.push(`a request to ${url.origin} (${page.url()})`);
  });
  return { context, page, problems, viewport, looked: new Set() };
}

// What is wrong with the page as it stands: axe in light and dark, sideways scrolling at its own width and at 360 px.
export async function examine(somebody, { name = somebody.page.url() } = {}) {
  const { page, viewport } = somebody;
  const found = [];
  // a press on a link returns when the next page begins: not all of it is there yet
  await page.waitForLoadState();
  // what has scrolled half under the sticky bar is no target at that moment
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  for (const [colorScheme, runOnly] of Object.entries(RULES)) {
    await page.emulateMedia({ colorScheme });
    const seen = mark(`${viewport.width} ${colorScheme} ${await page.evaluate(shape)}`);
    if (seen && existsSync(seen)) continue;
    const before = found.length;
    // A script tag would be kept out by the content policy; what the debugger evaluates is not under it.
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
    const violations = await page.evaluate(judged, runOnly);
    for (const violation of violations) {
      const where = violation.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`);
      found.push(`${name}: axe (${colorScheme}) ${violation.id}: ${violation.help}: ${where.join(' | ')}`);
    }
    if (seen && found.length === before) writeFileSync(seen, '');
  }
  await page.emulateMedia({ colorScheme: 'light' });
  found.push(...(await page.evaluate(references)).map((wrong) => `${name}: ${wrong}`));
  for (const size of [viewport, NARROW]) {
    await page.setViewportSize(size);
    const [content, window, outside] = await page.evaluate(widths);
    if (content > window) found.push(`${name}: ${content} px wide in a window of ${window} px: ${outside}`);
  }
  await page.setViewportSize(viewport);
  return found;
}

// In the page: what axe finds. Bars that stick to the window's edge lie in their places meanwhile: what scrolls under one is
// hidden only there, and no smaller.
export async function judged(runOnly) {
  const bars = [...document.body.querySelectorAll('*')].filter((element) => getComputedStyle(element).position === 'sticky');
  bars.forEach((bar) => Object.assign(bar.style, { position: 'relative', inset: 'auto' }));
  // no page has a frame, a film or a sheet of styles from elsewhere to wait for
  const { violations } = await globalThis.axe.run(document, { runOnly, resultTypes: ['violations'], preload: false, iframes: false });
  bars.forEach((bar) => bar.removeAttribute('style'));
  return violations;
}

// The file that says that axe found nothing on a page of this shape: only if all stories run, in PODIUM_EXAMINED.
function mark(shape) {
  const folder = process.env.PODIUM_EXAMINED;
  return folder && join(folder, createHash('sha256').update(shape).digest('hex'));
}

// In the page: what axe judges of it, without its words and numbers: elements, what they say of themselves, whether there is
// text, what refers to another element. Children of one shape, as the rows of a table, are one.
export function shape() {
  const words = /^(href|src|action|value|name|title|alt|placeholder|content|datetime|d|points|aria-label|data-.*)$/;
  const attribute = ({ name, value }) => `${name}=${words.test(name) ? Boolean(value.trim()) : value.replace(/\d+/g, '0')}`;
  const of = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim() && 'text';
    if (node.nodeType !== Node.ELEMENT_NODE || ['SCRIPT', 'STYLE'].includes(node.tagName)) return '';
    const children = new Set([...node.childNodes].map(of));
    return `<${node.tagName} ${[...node.attributes].map(attribute).sort().join(' ')}>${[...children].join('')}</>`;
  };
  return of(document.documentElement);
}

// In the page: ids that are there twice, and references to ids that are not there, which depend on the numbers that `shape`
// leaves out.
export function references() {
  const NAMING = ['for', 'form', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  const known = new Set(ids);
  const wrong = known.size === ids.length ? [] : [`an id twice: ${ids.filter((id, index) => ids.indexOf(id) !== index).join(', ')}`];
  for (const name of NAMING) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const missing = element.getAttribute(name).split(/\s+/).filter((id) => id && !known.has(id));
      if (missing.length > 0) wrong.push(`${name} of ${element.outerHTML.slice(0, 120)}: nothing has the id ${missing.join(', ')}`);
    }
  }
  for (const element of document.querySelectorAll('a[href^="#"]')) {
    const id = decodeURIComponent(element.getAttribute('href').slice(1));
    if (id && !known.has(id)) wrong.push(`a link leads to #${id}, which is not on the page`);
  }
  return wrong;
}

// In the page: its width, its window's, and the first elements without children that reach beyond the window.
export function widths() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const outside = [...document.body.querySelectorAll('*')].filter(
    (element) => element.childElementCount === 0 && element.getBoundingClientRect().right > clientWidth,
  );
  return [scrollWidth, clientWidth, outside.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)).join(' ')];
}

// Asserts that the page as it stands is as every page must be, and takes its picture. What was looked at by this name
// before, as the draft of a round before, must only be without errors: a look takes seconds, and an event has hundreds.
export async function look(somebody, name) {
  if (somebody.looked.has(name)) {
    assert.deepEqual(somebody.problems.splice(0), []);
    return;
  }
  const found = await examine(somebody, { name: `${name} ${somebody.page.url()}` });
  await picture(somebody, name);
  assert.deepEqual([...found, ...somebody.problems.splice(0)], []);
  somebody.looked.add(name);
}

// tests/browser/screenshots/NAME-WIDTH.png, the whole page: only if SCREENSHOTS is set.
export async function picture(somebody, name) {
  if (!process.env.SCREENSHOTS) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await somebody.page.screenshot({ path: `${SCREENSHOTS}${name}-${somebody.viewport.width}.png`, fullPage: true });
}

// tests/browser/screenshots/NAME-WIDTH-{light,dark}.png, the first screen: only if SCREENSHOTS is set.
export async function keepPicture(somebody, name) {
  if (!process.env.SCREENSHOTS) return;
  const { page, viewport } = somebody;
  mkdirSync(SCREENSHOTS, { recursive: true });
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${SCREENSHOTS}${name}-${viewport.width}-${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
