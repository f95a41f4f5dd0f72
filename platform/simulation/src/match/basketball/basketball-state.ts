import { secondsOfPeriod } from '@lobby/draws';
import type { MatchState, PeriodState, Phase } from '@lobby/fixtures';
import type { PlayedMatch } from './basketball-script.ts';
import { basketballTimelineOf, lastOfHalf, scoreOf } from './basketball-timeline.ts';

const quiet = { reds: [0, 0], lastsBeyond: 0, shut: false } as const;

/** The state of a basketball match at `now`, server time. Pure; a match is drawn when it has begun. */
export function basketballStateAt(match: PlayedMatch, now: number): MatchState {
  if (now < match.kickoff)
    return { ...quiet, phase: 'pre', clock: 0, score: [0, 0], halfScore: undefined, since: 0 };
  const timeline = basketballTimelineOf(match);
  const begun = timeline.periods.filter(({ start }) => start <= now);
  const number = begun.length;
  // Safe: the first period begins with the match.
  const running = begun.at(-1)!;
  const isBreak = now >= running.end;
  const played = begun.map(({ turns }) => turns.filter(({ at }) => at <= now));
  const phase = phaseOf(number, isBreak, timeline.periods.length);
  const whistles = begun.flatMap(({ start, end }) => [start, end]).filter(at => at <= now);
  const bindsSince = Math.max(...whistles);
  const left = isBreak ? 0 : Math.ceil(((running.end - now) * match.speed) / 1000);
  return {
    ...quiet,
    phase,
    clock: clockOf(number, left),
    score: scoreOf(played.flat()),
    halfScore: phase === '1H' ? undefined : timeline.half,
    period: periodOf(running.turns, played, { number, isBreak, left }),
    since: Math.max(bindsSince, ...played.flatMap(turns => turns.at(-1)?.at ?? [])),
    bindsSince,
  };
}

function phaseOf(number: number, isBreak: boolean, periods: number): Phase {
  if (isBreak && number === periods) return 'over';
  if (isBreak && number === lastOfHalf) return 'HT';
  return number <= lastOfHalf ? '1H' : '2H';
}

/** Seconds of the match that are played. */
function clockOf(number: number, left: number): number {
  const before = Array.from({ length: number }, (_, at) => secondsOfPeriod(at + 1));
  return before.reduce((sum, seconds) => sum + seconds, 0) - left;
}

type Turns = ReturnType<typeof basketballTimelineOf>['periods'][number]['turns'];

function periodOf(
  all: Turns,
  played: readonly Turns[],
  period: Pick<PeriodState, 'number' | 'isBreak' | 'left'>,
): PeriodState {
  const count = played.at(-1)?.length ?? 0;
  const leftOf = (side: 'H' | 'C') => all.slice(count).filter(turn => turn.side === side).length;
  // The sides have the ball in turn: an odd number of turns leaves the last one to be answered.
  const last = count % 2 === 1 ? all[count - 1] : undefined;
  return {
    ...period,
    scores: played.map(scoreOf),
    turnsLeft: [leftOf('H'), leftOf('C')],
    ...(last && { unanswered: { side: last.side, points: last.points } }),
  };
}
