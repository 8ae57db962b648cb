// WebKit as Debian has it: WebKitGTK, driven by WebKitWebDriver (W3C WebDriver) on a screen that only Xvfb sees. A driver
// has one session, and a screen one window with the focus, so everybody has their own: they start within a second.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keys, tap } from './actions.mjs';
import { answers, ended, prints, started } from './process.mjs';

const WINDOW = new URL('webkit-window.py', import.meta.url).pathname;
// Safari knows this directive since 11.1; Debian's WebKit is built without manifests.
const UNKNOWN_HERE = /Unrecognized Content-Security-Policy directive 'manifest-src'/;

export async function launch({ scripts = true } = {}) {
  return {
    visit: (viewport, first = '') => visit(viewport, [scripts ? 'scripts' : 'no-scripts', first]),
    close: async () => {},
  };
}

async function visit(viewport, given) {
  const screen = started('Xvfb', ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp']);
  const [, display] = await prints(screen, /^(\d+)\n/m);
  const folder = mkdtempSync(join(tmpdir(), 'podium-webkit-'));
  const port = await freePort();
  const driver = started('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    // a container has no bus, and allows no sandbox
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  let session = `http://127.0.0.1:${port}/session`;
  const call = async (method, path, body) => {
    const answer = await fetch(session + path, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(30_000) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await answers(driver, `http://127.0.0.1:${port}/status`);
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: WINDOW, args: [folder, ...given] } };
  const { sessionId } = await call('POST', '', { capabilities: { alwaysMatch } });
  session += `/${sessionId}`;
  const act = (actions) => call('POST', '/actions', { actions });
  const page = {
    problems: () => {
      const whole = driver.lines.lastIndexOf('\n') + 1;
      const lines = driver.lines.slice(0, whole).split('\n');
      driver.lines = driver.lines.slice(whole);
      return lines.filter((line) => /CONSOLE .*ERROR/.test(line) && !UNKNOWN_HERE.test(line));
    },
    open: (url) => call('POST', '/url', { url }),
    ask: async (source, ...given) => call('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args: given }),
    // a finger is not driven here
    tap: (x, y) => act(tap('mouse', x, y)),
    keys: (all) => act(keys(all)),
    moment: (parts) => parts.flatMap((part, index) => [...(index ? ['Tab'] : []), ...part]),
    resize: ({ width, height }) => call('POST', '/window/rect', { x: 0, y: 0, width, height }),
    screenshot: () => call('GET', '/screenshot'),
    close: async () => {
      await call('DELETE', '').catch(() => {});
      await ended(driver);
      await ended(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await page.resize(viewport);
  return page;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
