// What the catalogues say: `said('es', 'player/dashboard.confirm-result')` is the text of the message, without its arguments.

import { readFileSync } from 'node:fs';

const LOCALES = new URL('../../../crates/messages/locales/', import.meta.url).pathname;

export function said(language, name) {
  const [file, id] = name.split('.');
  const lines = readFileSync(`${LOCALES}${language}/${file}.ftl`, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${id} =`));
  if (at < 0) throw new Error(`${language} has no ${name}`);
  const more = lines.slice(at + 1);
  const end = more.findIndex((line) => !line.startsWith(' '));
  return [lines[at].slice(id.length + 2), ...more.slice(0, end)].map((line) => line.trim()).join(' ').trim();
}
