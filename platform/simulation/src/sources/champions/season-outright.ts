import { type Outright, type SeasonGame, seasonChampion } from '@lobby/fixtures';
import type { dailySeason, League, Pairing } from '@lobby/leagues';
import { endsAt, resultsOf } from '../../followed/by-sport.ts';
import type { ScriptedMatch } from '../../match/match.ts';

const name = { 'zh-CN': '赛季冠军', 'zh-TW': '賽季冠軍' } as const;

type ToMatch = (pairing: Pairing, now: number) => ScriptedMatch;

/**
 * Who is first in the table of a league that plays every day when its season ends; one season at a time. What was played
 * before it opens is in its schedule with its score.
 */
export function championOfDays(
  league: League,
  seasonAt: ReturnType<typeof dailySeason>,
): (today: number, toMatch: ToMatch, now: number) => Outright | undefined {
  let kept: { readonly season: number; readonly outright: Outright | undefined } | undefined;
  return (today, toMatch, now) => {
    const { season, pairings } = seasonAt(today);
    if (kept?.season !== season) kept = { season, outright: open(league, season, pairings, toMatch, now) };
    return kept.outright;
  };
}

function open(
  league: League,
  season: number,
  pairings: readonly Pairing[],
  toMatch: ToMatch,
  now: number,
): Outright | undefined {
  const matches = pairings.map(pairing => toMatch(pairing, now));
  const [first] = matches;
  if (!first) return undefined;
  const heading = {
    ...{ id: `7${league.lid}${season}`, gtype: first.gtype, speed: first.speed },
    ...{ lid: league.lid, league: league.names, name, opensAt: now },
  };
  const runners = league.clubs.map(({ id, names }) => ({ id, names }));
  const games = matches.map(match => toGame(match, now)).sort((one, other) => one.kickoff - other.kickoff);
  return seasonChampion(heading, runners, games);
}

function toGame(match: ScriptedMatch, now: number): SeasonGame {
  const { id: matchId, homeId, awayId, kickoff, expected } = match;
  const score = kickoff < now && endsAt(match).full < now ? fullOf(match) : undefined;
  return { matchId, homeId, awayId, kickoff, expected, ...(score && { score }) };
}

function fullOf(match: ScriptedMatch) {
  // Late enough for every report of it.
  return resultsOf(match, endsAt(match).full + 60_000).at(-1)?.full;
}
