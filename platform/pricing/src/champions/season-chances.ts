import type { TitleChance } from '@lobby/leagues';

/** A game of a season, as far as its table goes. */
export interface SeasonStep {
  readonly home: string;
  readonly away: string;
  /** How likely home wins: 1 or 0 once it is over. */
  readonly wins: number;
  readonly state: 'over' | 'running' | 'open';
}

/** So many seasons are played out. */
export const playedSeasons = 8_192;
/** Of games in play so many are told apart by how they end, so that a price follows them without playing anew. */
const mostRunning = 2;
/** Seasons whose games stand as they did: a day of five leagues, and a course of each. */
const mostKept = 300;

/** The title chances of each club, for every way in which the games in play may end. */
type Conditional = readonly (readonly TitleChance[])[];

const kept = new Map<string, Conditional>();

/**
 * The chances of the clubs to be first in the table of wins at the end of a season (docs/rules.md#results): its games are
 * played out many times, the same times in every process.
 * @param name of the season, whose chances before each game never change.
 */
export function seasonChances(
  name: string,
  clubs: readonly string[],
  games: readonly SeasonStep[],
): ReadonlyMap<string, TitleChance> {
  const running = games.filter(({ state }) => state === 'running').slice(0, mostRunning);
  const key = `${name} ${games.map(game => markOf(game, running)).join('')}`;
  const conditional = kept.get(key) ?? playOut(clubs, games, running);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, conditional);
  const weights = conditional.map((_, pattern) => weightOf(pattern, running));
  const mean = (club: number, part: keyof TitleChance) =>
    conditional.reduce((sum, chances, pattern) => sum + weights[pattern]! * chances[club]![part], 0);
  return new Map(clubs.map((club, at) => [club, { top: mean(at, 'top'), share: mean(at, 'share') }]));
}

/** One that is in play beyond those that are told apart counts by its chance, in steps of a twentieth. */
function markOf(game: SeasonStep, running: readonly SeasonStep[]): string {
  if (game.state === 'over') return game.wins === 1 ? 'H' : 'C';
  if (game.state === 'open') return '.';
  return running.includes(game) ? 'R' : String.fromCharCode(97 + Math.round(game.wins * 20));
}

const homeWinsIn = (pattern: number, at: number) => ((pattern >> at) & 1) === 1;

function weightOf(pattern: number, running: readonly SeasonStep[]): number {
  return running.reduce((weight, { wins }, at) => weight * (homeWinsIn(pattern, at) ? wins : 1 - wins), 1);
}

function playOut(
  clubs: readonly string[],
  games: readonly SeasonStep[],
  running: readonly SeasonStep[],
): Conditional {
  const patterns = 2 ** running.length;
  const season = layOut(clubs, games);
  const drawn = season.chance;
  return Array.from({ length: patterns }, (_, pattern) => {
    const random = generator();
    const sums = clubs.map(() => ({ top: 0, share: 0 }));
    const fixed = games.map(game => {
      const at = running.indexOf(game);
      if (at >= 0) return homeWinsIn(pattern, at) ? 1 : 0;
      return game.state === 'over' ? game.wins : -1;
    });
    const seasons = playedSeasons / patterns;
    for (let played = 0; played < seasons; played++) {
      for (let at = 0; at < games.length; at++) {
        const known = fixed[at]!;
        season.homeWon[at] = known >= 0 ? known : random() < drawn[at]! ? 1 : 0;
      }
      const first = leadersOf(season);
      for (const club of first) {
        sums[club]!.top += 1 / seasons;
        sums[club]!.share += 1 / seasons / first.length;
      }
    }
    return sums;
  });
}

/** A season in numbers: who plays whom, and who has won in the one that is played now. */
interface Season {
  readonly home: Uint8Array;
  readonly away: Uint8Array;
  readonly chance: Float64Array;
  readonly homeWon: Uint8Array;
  readonly games: Uint16Array;
  readonly won: Uint16Array;
}

function layOut(clubs: readonly string[], games: readonly SeasonStep[]): Season {
  const numberOf = new Map(clubs.map((club, at) => [club, at]));
  const home = Uint8Array.from(games, game => numberOf.get(game.home) ?? 0);
  const away = Uint8Array.from(games, game => numberOf.get(game.away) ?? 0);
  const count = new Uint16Array(clubs.length);
  for (let at = 0; at < games.length; at++) {
    count[home[at]!]!++;
    count[away[at]!]!++;
  }
  const chance = Float64Array.from(games, ({ wins, state }) =>
    state === 'running' ? Math.round(wins * 20) / 20 : wins,
  );
  const won = new Uint16Array(clubs.length);
  return { home, away, chance, homeWon: new Uint8Array(games.length), games: count, won };
}

/** As `winsTable` says who is first, in plain loops: this is most of what a price of a season costs. */
function leadersOf({ home, away, homeWon, games, won }: Season): readonly number[] {
  won.fill(0);
  for (let at = 0; at < homeWon.length; at++) won[homeWon[at] === 1 ? home[at]! : away[at]!]!++;
  const first = best(Array.from(won.keys()), won, games);
  if (first.length === 1) return first;
  const amongWon = new Uint16Array(won.length);
  const amongGames = new Uint16Array(won.length);
  for (let at = 0; at < homeWon.length; at++) {
    const [h, c] = [home[at]!, away[at]!];
    if (!first.includes(h) || !first.includes(c)) continue;
    amongGames[h]!++;
    amongGames[c]!++;
    amongWon[homeWon[at] === 1 ? h : c]!++;
  }
  return best(first, amongWon, amongGames);
}

/** Those with the largest share; none played is half of them. */
function best(clubs: readonly number[], won: Uint16Array, games: Uint16Array): readonly number[] {
  const share = (club: number) => (games[club] === 0 ? 0.5 : won[club]! / games[club]!);
  let most = -1;
  let first: number[] = [];
  for (const club of clubs) {
    const own = share(club);
    if (own > most) [most, first] = [own, [club]];
    else if (own === most) first.push(club);
  }
  return first;
}

/** The same numbers in every process and at every moment, so that a price moves by what has happened alone. */
function generator(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
