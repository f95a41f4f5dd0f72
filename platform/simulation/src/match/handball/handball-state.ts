import { handballFacts } from '@lobby/draws';
import type { MatchState } from '@lobby/fixtures';
import { goalsOf, type HandballMatch, handballTimelineOf } from './handball-timeline.ts';

const quiet = { reds: [0, 0], lastsBeyond: 0, shut: false } as const;

/** The state of a handball match at `now`, server time. Pure; a match is drawn when it has begun. */
export function handballStateAt(match: HandballMatch, now: number): MatchState {
  if (now < match.kickoff)
    return { ...quiet, phase: 'pre', clock: 0, score: [0, 0], halfScore: undefined, since: 0 };
  const timeline = handballTimelineOf(match);
  const begun = timeline.halves.filter(({ start }) => start <= now);
  // Safe: the first half begins with the match.
  const running = begun.at(-1)!;
  const isBreak = now >= running.end;
  const played = begun.map(({ attacks }) => attacks.filter(({ at }) => at <= now));
  const left = isBreak ? 0 : Math.ceil(((running.end - now) * match.speed) / 1000);
  const toCome = running.attacks.slice(played.at(-1)!.length);
  const leftOf = (wanted: 'H' | 'C') => toCome.filter(({ side }) => side === wanted).length;
  const isFirst = begun.length === 1;
  const bindsSince = Math.max(...begun.flatMap(({ start, end }) => [start, end]).filter(at => at <= now));
  return {
    ...quiet,
    phase: isFirst ? (isBreak ? 'HT' : '1H') : isBreak ? 'over' : '2H',
    clock: begun.length * handballFacts.halfSeconds - left,
    score: goalsOf(played.flat()),
    halfScore: isFirst && !isBreak ? undefined : timeline.half,
    period: {
      number: begun.length,
      isBreak,
      left,
      scores: played.map(goalsOf),
      turnsLeft: [leftOf('H'), leftOf('C')],
    },
    since: Math.max(bindsSince, ...played.flatMap(attacks => attacks.at(-1)?.at ?? [])),
    bindsSince,
  };
}
