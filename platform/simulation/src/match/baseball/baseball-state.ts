import type { Score } from '@lobby/betting';
import { baseballFacts, isHit } from '@lobby/draws';
import type { InningState, MatchState, PeriodState, Phase } from '@lobby/fixtures';
import type { PlayedGame } from './baseball-script.ts';
import { baseballTimelineOf, firstHalves, scoreOf } from './baseball-timeline.ts';

const quiet = { reds: [0, 0], lastsBeyond: 0, shut: false } as const;

/** The state of a baseball game at `now`, server time. Pure; a game is drawn when it has begun. */
export function baseballStateAt(game: PlayedGame, now: number): MatchState {
  if (now < game.kickoff)
    return { ...quiet, phase: 'pre', clock: 0, score: [0, 0], halfScore: undefined, since: 0 };
  const timeline = baseballTimelineOf(game);
  const begun = timeline.halves.filter(({ start }) => start <= now);
  // Safe: the first half inning begins with the game.
  const isBreak = now >= begun.at(-1)!.end;
  const played = begun.map(({ plays }) => ({ plays: plays.filter(({ at }) => at <= now) }));
  const phase = phaseOf(begun.length, isBreak, timeline.halves.length);
  const bounds = begun.flatMap(({ start, end }) => [start, end]).filter(at => at <= now);
  const bindsSince = Math.max(...bounds);
  return {
    ...quiet,
    phase,
    clock: Math.floor(((now - game.kickoff) * game.speed) / 1000),
    score: scoreOf(played),
    halfScore: phase === '1H' ? undefined : timeline.half,
    period: periodOf(played, isBreak),
    since: Math.max(bindsSince, ...played.flatMap(({ plays }) => plays.at(-1)?.at ?? [])),
    bindsSince,
  };
}

function phaseOf(halves: number, isBreak: boolean, all: number): Phase {
  if (isBreak && halves === all) return 'over';
  if (isBreak && halves === firstHalves) return 'HT';
  return halves <= firstHalves ? '1H' : '2H';
}

type Played = readonly Pick<ReturnType<typeof baseballTimelineOf>['halves'][number], 'plays'>[];

function periodOf(played: Played, isBreak: boolean): PeriodState {
  const number = Math.ceil(played.length / 2);
  const scores = Array.from({ length: number }, (_, at) => scoreOf(played.slice(2 * at, 2 * at + 2)));
  return { number, isBreak, left: 0, scores, inning: inningOf(played, isBreak) };
}

function inningOf(played: Played, isBreak: boolean): InningState {
  const half = played.length % 2 === 1 ? 'top' : 'bottom';
  const last = played.at(-1)?.plays.at(-1);
  const [atHome, away] = [1, 0].map(side => played.filter((_, at) => at % 2 === side));
  const count = (of: Played = [], holds: (kind: Parameters<typeof isHit>[0]) => boolean) =>
    of.reduce((sum, { plays }) => sum + plays.filter(({ kind }) => holds(kind)).length, 0);
  const both = (holds: Parameters<typeof count>[1]): Score => [count(atHome, holds), count(away, holds)];
  // An error is made by the side that does not bat.
  const [awayErrors, homeErrors] = both(kind => kind === 'error');
  return {
    half,
    outs: isBreak ? baseballFacts.outs : (last?.outs ?? 0),
    bases: isBreak ? 0 : (last?.bases ?? 0),
    hits: both(isHit),
    errors: [homeErrors, awayErrors],
  };
}
