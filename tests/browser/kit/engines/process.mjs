// Programs that a browser is driven by: started, read, and ended by their own ids.

import { spawn } from 'node:child_process';

const START_SECONDS = 60;

const children = new Set();

// A test that takes too long is ended so, and what it started with it.
process.once('SIGTERM', () => process.exit(1));
process.once('exit', () => {
  for (const child of children) end(child, 'SIGKILL');
});

// Starts it with more in its environment. `lines` grows with what it prints.
export function started(program, flags, environment = {}) {
  // a separate group, so that what it starts ends with it
  const child = spawn(program, flags, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const running = { program, child, lines: '', exited: new Promise((resolve) => child.once('close', resolve)) };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (running.lines += chunk));
  child.once('error', (error) => (running.lines += error.message));
  children.add(child);
  child.once('close', () => children.delete(child));
  return running;
}

// Waits until what it prints matches, and returns the match.
export const prints = (running, pattern) => until(running, () => running.lines.match(pattern));

// Waits until something answers at the address.
export const answers = (running, address) => until(running, () => fetch(address).then((answer) => answer.ok, () => false));

async function until(running, isReady) {
  const { program, child } = running;
  const late = Date.now() + START_SECONDS * 1000;
  for (;;) {
    const ready = await isReady();
    if (ready) return ready;
    if (!child.pid || child.exitCode !== null || Date.now() > late) {
      throw new Error(`${program} does not start (bash tests/all.sh installs it):\n${running.lines}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function ended({ child, exited }) {
  end(child, 'SIGTERM');
  await exited;
}

function end(child, signal) {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
