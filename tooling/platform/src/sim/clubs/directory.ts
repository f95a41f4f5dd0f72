import { bundesliga } from './bundesliga.ts';
import { chineseSuperLeague } from './chinese-super-league.ts';
import { laLiga } from './la-liga.ts';
import type { Club, League } from './league.ts';
import { ligue1 } from './ligue-1.ts';
import { premierLeague } from './premier-league.ts';
import { serieA } from './serie-a.ts';
import { virtualLeague } from './virtual-league.ts';

/** The national leagues we make fixtures for. */
export const nationalLeagues: readonly League[] = [
  premierLeague,
  laLiga,
  serieA,
  bundesliga,
  ligue1,
  chineseSuperLeague,
];

const europeanPlaces: readonly [League, number][] = [
  [premierLeague, 8],
  [laLiga, 6],
  [serieA, 7],
  [bundesliga, 6],
  [ligue1, 6],
];

/** The European cup: the best clubs of five leagues, under their own ids. */
export const championsLeague: League = {
  lid: '107',
  names: { 'zh-CN': '欧冠', 'zh-TW': '歐冠' },
  english: 'UEFA Champions League',
  quick: true,
  homeGoals: 1.66,
  awayGoals: 1.34,
  clubs: europeanPlaces.flatMap(([league, places]) => league.clubs.slice(0, places)),
};

export const allLeagues: readonly League[] = [...nationalLeagues, championsLeague, virtualLeague];

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

const byLid = new Map(allLeagues.map(league => [league.lid, league]));
const byName = new Map(
  nationalLeagues.flatMap(league => league.clubs.map(club => [plainName(club.english), club])),
);

export function leagueByLid(lid: string): League | undefined {
  return byLid.get(lid);
}

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
