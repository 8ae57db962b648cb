// Firefox as Debian has it, driven by WebDriver BiDi without a program in between. Everybody has a separate container and
// a separate window: a tab behind another is hidden, and hears nothing.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import WebSocket from 'ws';

import { keys, tap } from './actions.mjs';
import { ended, prints, started } from './process.mjs';

const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'dom.w3c_touch_events.enabled': 1,
};
// What the content policy refuses is not among the entries of the log.
const REFUSED = "addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => console.error(violatedDirective, blockedURI));";

// `preferences`: more of them.
export async function launch({ scripts = true, preferences = {} } = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'podium-firefox-'));
  const all = Object.entries({ ...PREFERENCES, ...preferences, 'javascript.enabled': scripts });
  writeFileSync(join(profile, 'user.js'), all.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(''));
  const program = started('firefox-esr', ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile], { HOME: profile });
  const [, address] = await prints(program, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, hear } = await connected(`${address}/session`);
  await send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } } });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    visit: (viewport, first) => visit({ send, hear, scripts }, viewport, first),
    close: async () => {
      await ended(program);
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function connected(address) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const [waiting, hearers] = [new Map(), []];
  let number = 0;
  socket.on('message', (data) => {
    const { id, type, method, params, result, error, message } = JSON.parse(data);
    if (type === 'event') return hearers.forEach((heard) => heard(method, params));
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    return type === 'success' ? resolve(result) : reject(new Error(`${error}: ${message}`));
  });
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      number += 1;
      waiting.set(number, { resolve, reject });
      socket.send(JSON.stringify({ id: number, method, params }));
    });
  return { send, hear: (heard) => hearers.push(heard) };
}

async function visit({ send, hear, scripts }, viewport, first) {
  const { userContext } = await send('browser.createUserContext');
  const { context } = await send('browsingContext.create', { type: 'window', userContext });
  const problems = [];
  hear((method, { level, text, source, stackTrace }) => {
    if (source?.context === context && level === 'error') problems.push(`${text} (${stackTrace?.callFrames?.[0]?.url ?? ''})`);
  });
  // A page without scripts is asked from a sandbox beside it.
  const target = scripts ? { context } : { context, sandbox: 'tests' };
  await send('script.addPreloadScript', { functionDeclaration: `() => { ${REFUSED} ${first ?? ''} }`, contexts: [context] });
  const act = (actions) => send('input.performActions', { context, actions });
  const resize = (viewport) => send('browsingContext.setViewport', { context, viewport });
  await resize(viewport);
  return {
    problems: () => problems.splice(0),
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    ask: async (source, ...given) => {
      const { type, result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `(given) => JSON.stringify((${source})(...JSON.parse(given))) ?? 'null'`,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        awaitPromise: false,
        target,
      });
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    tap: (x, y) => act(tap(viewport.width < 600 ? 'touch' : 'mouse', x, y)),
    keys: (all) => act(keys(all)),
    moment: (parts) => [...parts.join('')],
    resize,
    screenshot: async () => (await send('browsingContext.captureScreenshot', { context })).data,
    close: () => send('browser.removeUserContext', { userContext }),
  };
}
