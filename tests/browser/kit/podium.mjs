// The program under test: started on a free port of 127.0.0.1 with an empty data folder, ended by its own id.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// tests/all.sh names the program it built.
export const PROGRAM = process.env.PODIUM_PROGRAM ?? new URL('../../../target/debug/podium', import.meta.url).pathname;
const START_SECONDS = 30;

// Starts the service. `lines` grows with what it prints; `address` and, on an empty database, `setupLink` are from there.
export async function startPodium({ data = mkdtempSync(join(tmpdir(), 'podium-browser-')), flags = [] } = {}) {
  const child = spawn(PROGRAM, ['serve', '--listen', '127.0.0.1:0', '--data', data, ...flags], {
    env: { ...process.env, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const podium = { child, data, lines: '', address: undefined, setupLink: undefined };
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no address after ${START_SECONDS} s:\n${podium.lines}`)), START_SECONDS * 1000);
    const read = (chunk) => {
      podium.lines += chunk;
      podium.setupLink ??= podium.lines.match(/http:\/\/127\.0\.0\.1:\d+\/link\/\w+(?=\s)/)?.[0];
      podium.address ??= podium.lines.match(/http:\/\/127\.0\.0\.1:\d+(?=[\s/])/)?.[0];
      if (podium.address) {
        clearTimeout(late);
        resolve();
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    exited.then((code) => reject(new Error(`${PROGRAM} ended with ${code}:\n${podium.lines}`)));
    child.once('error', reject);
  });
  // The link stands after the address, and both before the first answer.
  for (;;) {
    if (await fetch(`${podium.address}/healthz`).then((answer) => answer.ok, () => false)) break;
  }
  podium.stop = async ({ keep = false } = {}) => {
    child.kill('SIGTERM');
    await exited;
    if (!keep) rmSync(data, { recursive: true, force: true });
  };
  return podium;
}

// Runs one command of the program to its end and returns what it printed.
export function command(data, ...args) {
  const done = spawnSync(PROGRAM, [...args, '--data', data], { encoding: 'utf8', env: { ...process.env, DATABASE_URL: '' } });
  if (done.status !== 0) throw new Error(`podium ${args.join(' ')} ended with ${done.status}:\n${done.stderr}`);
  return done.stdout;
}
