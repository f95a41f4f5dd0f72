import type { Outright, Runner, SeasonOutright } from '@lobby/fixtures';
import { playedGames } from './outcome.ts';
import type { Race, RaceMatch } from './race.ts';

/** How a runner stands, as its row of the list says it. */
export interface RunnerStanding {
  /** Its goals of the round, or its wins of the season; undefined before its first match. */
  readonly counted: number | undefined;
  /** Of its match, or of the one that it plays now; void when none of it will have a result. */
  readonly state: 'pre' | 'live' | 'over' | 'void';
}

/** The runners of an outright with how they stand. Pure. */
export function withStandings(
  outright: Outright,
  race: Race,
): readonly (Runner & { readonly standing: RunnerStanding })[] {
  if (outright.kind === 'season') return standingsOfSeason(outright, race);
  return outright.runners.map(runner => {
    // Safe: the race holds the match of every runner.
    const match = race.get(runner.matchId)!;
    return {
      ...runner,
      standing: { counted: match.score?.[runner.side === 'H' ? 0 : 1], state: stateOf(match) },
    };
  });
}

function standingsOfSeason({ runners, games }: SeasonOutright, race: Race) {
  const played = playedGames(games, race);
  const wins = new Map<string, number>();
  for (const { home, away, score } of played) {
    const [winner, loser] = score[0] > score[1] ? [home, away] : [away, home];
    wins.set(winner, (wins.get(winner) ?? 0) + 1);
    wins.set(loser, wins.get(loser) ?? 0);
  }
  return runners.map(runner => {
    const own = games
      .filter(({ homeId, awayId }) => homeId === runner.id || awayId === runner.id)
      .map(({ matchId }) => race.get(matchId));
    return { ...runner, standing: { counted: wins.get(runner.id), state: stateOfAll(own) } };
  });
}

function stateOfAll(matches: readonly (RaceMatch | undefined)[]): RunnerStanding['state'] {
  const states = matches.map(match => (match ? stateOf(match) : 'void'));
  if (states.includes('live')) return 'live';
  if (states.every(state => state === 'void')) return 'void';
  return states.includes('pre') ? 'pre' : 'over';
}

function stateOf({ state, score }: RaceMatch): RunnerStanding['state'] {
  if (state === 'void' || state === 'over') return state;
  if (state === 'awaited') return 'over';
  return score ? 'live' : 'pre';
}
