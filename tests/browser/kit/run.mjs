// node tests/browser/kit/run.mjs: runs all stories, two at a time in one browser. With one for each file there are forty more
// starts of Chromium, and one of them has crashed.

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { shared } from './browser.mjs';

const folder = new URL('..', import.meta.url).pathname;
const stories = readdirSync(folder, { recursive: true })
  .filter((file) => file.endsWith('.test.mjs') && !file.startsWith('node_modules'))
  .map((file) => join(folder, file));
const browser = await shared();
const examined = mkdtempSync(join(tmpdir(), 'podium-examined-'));
// What hangs is ended; how long a story takes is no part of any test.
const flags = ['--test', '--test-reporter=spec', '--test-concurrency=2', '--test-timeout=1800000'];
const tests = spawn(process.execPath, [...flags, ...stories.sort()], {
  stdio: 'inherit',
  env: { ...process.env, PODIUM_BROWSER: browser.wsEndpoint(), PODIUM_EXAMINED: examined },
});
tests.on('exit', async (code) => {
  await browser.close();
  rmSync(examined, { recursive: true });
  process.exitCode = code ?? 1;
});
