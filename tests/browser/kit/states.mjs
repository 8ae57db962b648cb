// Tournaments in which somebody is in each state that a player can be in, as event documents to import.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { command } from './podium.mjs';

const NAMES = [
  'Ann Ash', 'Bo Birch', 'Cleo Cedar', 'Dag Dogwood', 'Eve Elm', 'Finn Fir', 'Gia Ginkgo', 'ליאת לוז', 'Ida Ivy', 'Jan Juniper',
  'Kim Katsura', 'Lou Larch', 'Mia Maple', 'Ned Neem', 'Oda Oak', 'Pia Pine', 'Quinn Quince', 'Rui Rowan', 'Sol Spruce',
  'Tea Teak', 'Uma Umbrella-Pine', 'Vic Viburnum', 'Wim Willow', 'Xia Xylia', 'Yara Yew', 'Maximiliane-Alexandra Zelkova-Hornbeam',
];
const AT = '2026-05-09T08:30:00Z';

const id = (number) => `p${number}`;
const ids = (...numbers) => numbers.map(id);
const players = (count, changed = {}) =>
  NAMES.slice(0, count).map((name, index) => ({ id: id(index + 1), number: index + 1, name, checked_in: true, ...changed[index + 1] }));
const four = (first) => ids(first, first + 1, first + 2, first + 3);
const won = (winner) => ({ winner: id(winner) });
const finished = { state: 'finished', published_at: AT, started_at: AT, finished_at: AT };
const running = { state: 'running', published_at: AT, started_at: new Date().toISOString().replace(/\.\d+Z/, 'Z') };
const report = (by, state, more = {}) => ({ by: id(by), at: AT, state, games: '1', conceded: [], ...more });

const swiss = (pods, more) => ({ number: 1, stage: 'swiss', pods, ...more });
const threePods = [1, 5, 9].map((first) => ({ seats: four(first), result: won(first) }));
const seeds = ids(1, 5, 9, 2, 3, 4, 6);
const semifinal = { number: 2, stage: 'playoff', pods: [{ seats: ids(4, 2, 3, 6), result: won(4) }], ...finished };
const final = { number: 3, stage: 'playoff', pods: [{ seats: ids(1, 5, 9, 4), result: won(4) }], ...finished };
const cut = { seeds, announced_at: AT };

function game(seats, leaves) {
  return {
    number: 1,
    state: 'open',
    started_at: AT,
    setup: { format: 'podium-game/1', seats },
    steps: [
      { at: AT, action: { do: 'leave', players: [leaves], why: 'lost' } },
      { at: AT, action: { do: 'call_time', procedure: 'extra_turns' } },
    ],
  };
}

const DOCUMENTS = {
  morning: {
    state: 'registration',
    players: players(5, { 1: { checked_in: false }, 4: { status: 'pending' }, 5: { status: 'waitlisted', checked_in: false } }),
  },
  published: { state: 'swiss', players: players(4), rounds: [swiss([{ seats: four(1) }], { state: 'published', published_at: AT })] },
  round: {
    state: 'swiss',
    swiss_rounds: 3,
    players: players(26, { 19: { dropped_after: 0 }, 20: { disqualified_after: 0 }, 21: { entry_round: 2 } }),
    rounds: [
      swiss(
        [
          { seats: four(1) },
          { seats: four(5), reports: [report(5, 'waiting')] },
          { seats: four(9), reports: [report(9, 'disputed', { answered_by: 'p10', answered_at: AT, objection: 'We drew.' })] },
          { seats: four(15), result: won(15) },
          { seats: four(23), followed_games: [game(four(23), 'p23')] },
        ],
        { byes: ids(13), match_losses: ids(14), ...running },
      ),
    ],
  },
  between: { state: 'swiss', swiss_rounds: 2, players: players(12, { 2: { dropped_after: 1 } }), rounds: [swiss(threePods, finished)] },
  over: { state: 'swiss', swiss_rounds: 1, players: players(12), rounds: [swiss(threePods, finished)] },
  cut: { state: 'cut_announced', swiss_rounds: 1, players: players(12), rounds: [swiss(threePods, finished)], cut },
  finished: { state: 'finished', swiss_rounds: 1, players: players(12), rounds: [swiss(threePods, finished), semifinal, final], cut },
  cancelled: { state: 'cancelled', players: players(4), rounds: [] },
};

// Stores each as a tournament with its name; call it before the service starts.
export function importStates(data) {
  for (const [slug, { state, swiss_rounds: rounds, players: all, rounds: played = [], cut: announced }] of Object.entries(DOCUMENTS)) {
    const path = join(data, `${slug}.json`);
    const tournament = {
      name: 'Spring Open', slug, state, listed: true, players_report: true, playoff_cut: 7, round_minutes: 90, time_zone: 'Europe/Lisbon',
      ...(rounds && { swiss_rounds: rounds }),
    };
    const document = { format: 'podium-event/1', tournament, players: all, rounds: played, ...(announced && { cut: announced }) };
    writeFileSync(path, JSON.stringify(document));
    command(data, 'import', path);
  }
}

export const nameOf = (number) => NAMES[number - 1];

// The same in lists by last name: "Ash, Ann".
export const listedName = (number) => nameOf(number).replace(/^(.*) (\S+)$/, '$2, $1');
