import { championsLeague, nationalLeagues } from './directory.ts';
import type { Club, League } from './league.ts';

/** Words of a club's name that do not distinguish it from others. */
const ornament = new Set([
  'fc',
  'afc',
  'cf',
  'ac',
  'as',
  'sc',
  'ssc',
  'bc',
  'sv',
  'fsv',
  'tsg',
  'vfb',
  'vfl',
  'club',
  'calcio',
  'de',
  '1',
]);

const byName = new Map(
  nationalLeagues.flatMap(league => league.clubs.map(club => [plainName(club.english), club])),
);

/** Finds a club by the spelling of a results file; "Bayern Munchen" and "FC Bayern München" are one. */
export function clubByName(english: string): Club | undefined {
  return byName.get(plainName(english));
}

/** Finds the league a results file is about from its title ("English Premier League 2025/26"). */
export function leagueByTitle(title: string): League | undefined {
  const words = plainWords(title);
  return [...nationalLeagues, championsLeague].find(league =>
    plainWords(league.english).every(word => words.includes(word)),
  );
}

function plainWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function plainName(english: string): string {
  const words = plainWords(english);
  const telling = words.filter(word => !ornament.has(word) && !/^\d{2,4}$/.test(word));
  return (telling.length > 0 ? telling : words).join(' ');
}
