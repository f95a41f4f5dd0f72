import { mostGoals, type Outright } from '@lobby/fixtures';
import type { Round } from '@lobby/leagues';
import type { ScriptedMatch } from '../../match/match.ts';
import { nameOfRound } from './round-name.ts';

/** Who scores most in a round of a league: opens when all of its matches are published and none has begun. */
export function leagueRoundOutright(
  { id, league, number, pairings }: Round,
  published: readonly ScriptedMatch[],
  now: number,
): Outright | undefined {
  if (published.length < pairings.length || published.some(({ kickoff }) => kickoff <= now)) return undefined;
  const heading = { id, lid: league.lid, league: league.names, name: nameOfRound(number), opensAt: now };
  return mostGoals(heading, published);
}
