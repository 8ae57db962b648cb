// Tournaments in all their states, and people who come to them with any browser.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DESKTOP, PHONE } from '../browser.mjs';
import { person } from '../person.mjs';
import { command, startPodium } from '../podium.mjs';
import { importStates } from '../states.mjs';

const ORGANIZER = 'Ora';

// A tournament that anybody may register for, and that asks for decklists.
const DOORS = {
  format: 'podium-event/1',
  tournament: { name: 'Doors Open', slug: 'doors', state: 'registration', registration: 'open', decklists: { format: 'commander' }, listed: true },
  players: [{ id: 'p1', number: 1, name: 'Ann Ash' }, { id: 'p2', number: 2, name: 'Bo Birch' }],
  rounds: [],
};

// The program with the tournaments of states.mjs. `comes(viewport, first)` is somebody new, `staff(viewport)` the organizer,
// signed in, `player(slug, number)` a phone with a player's link.
export async function openStates([name, engine]) {
  const data = mkdtempSync(join(tmpdir(), 'podium-browser-'));
  importStates(data);
  const doors = join(data, 'doors.json');
  writeFileSync(doors, JSON.stringify(DOORS));
  command(data, 'import', doors);
  const password = addAccount(data, ORGANIZER);
  const venue = await opened([name, engine], await startPodium({ data }));
  venue.staff = (viewport = DESKTOP) => venue.signsIn(ORGANIZER, password, viewport);
  let links;
  venue.link = async (slug, number) => {
    links ??= venue.stays(await venue.staff());
    await links.go(`/t/${slug}/desk/players/${number}/link`);
    return links.value('Secret link');
  };
  venue.player = async (slug, number, first) => {
    const link = await venue.link(slug, number);
    const phone = await venue.comes(PHONE, first);
    await phone.go(link);
    await phone.until(() => ({ found: location.pathname.endsWith('/me') }));
    return phone;
  };
  return venue;
}

const addAccount = (data, name) => command(data, 'user', 'add', name, '--role', 'administrator').match(/assword[^:]*: *(\S+)/)[1];

// A browser for a program that runs, and the same without scripts once somebody comes without them. `leave()` after each test
// closes the pages of those who came, but not of whom `stays(somebody)` names; `close()` ends all of it.
export async function opened([name, engine], podium) {
  const browsers = new Map();
  const [staying, passing] = [new Set(), new Set()];
  const comes = async (scripts, viewport, first) => {
    if (!browsers.has(scripts)) browsers.set(scripts, await engine.launch({ scripts }));
    const somebody = await person(browsers.get(scripts), name, podium.address, viewport, first);
    passing.add(somebody);
    return somebody;
  };
  const leave = async (people) => {
    for (const somebody of people) {
      people.delete(somebody);
      await somebody.leave();
    }
  };
  const signIn = async (somebody, account, password) => {
    await somebody.go('/sign-in');
    await somebody.types('User name', account);
    await somebody.types('Password', password);
    await somebody.press('Sign in', 'main');
    await somebody.until(() => ({ found: !location.pathname.includes('/sign-in') }));
    return somebody;
  };
  return {
    signIn,
    signsIn: async (account, password, viewport) => signIn(await comes(true, viewport), account, password),
    comes: (viewport, first) => comes(true, viewport, first),
    withoutScripts: (viewport) => comes(false, viewport),
    stays(somebody) {
      passing.delete(somebody);
      staying.add(somebody);
      return somebody;
    },
    leave: () => leave(passing),
    async close() {
      await leave(passing);
      await leave(staying);
      for (const browser of browsers.values()) await browser.close();
      await podium.stop();
    },
  };
}
