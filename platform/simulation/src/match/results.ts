import { intervalAt, isOfFirstHalf, type Score, type TimedGoal } from '@lobby/betting';
import type { FixtureVoid } from '@lobby/fixtures';
import { correctionWindow, type FixtureResult, visibleSpan } from '@lobby/fixtures';
import { disruptionOf, type Pause } from './disruptions.ts';
import type { ScriptedMatch, Side } from './match.ts';
import { endsAt, isHalfKnown, playedIncidents, stateAt } from './match-state.ts';
import { timelineOf } from './timeline.ts';

/** A match has two results: the half-time score, then the final one. A third corrects it. */
const resultVersions = { half: 1, full: 2, corrected: 3 } as const;

/** The results of a match that are final at `now`; nothing before the whistle of a half. */
export function resultsOf(match: ScriptedMatch, now: number): FixtureResult[] {
  const { half: atHalf, full } = timelineOf(match);
  const goals = goalsOf(match);
  const isOfHalf = ({ minute }: TimedGoal) => isOfFirstHalf(intervalAt(minute) ?? 'full');
  const half = isHalfKnown(match) ? { half: atHalf, goals: goals.filter(isOfHalf) } : {};
  const whole = isHalfKnown(match) ? { half: atHalf, goals } : {};
  const ends = endsAt(match);
  const late = visibleSpan(match, 3);
  const results: FixtureResult[] = [];
  const report = (due: number, version: keyof typeof resultVersions, parts: Partial<FixtureResult>) => {
    const result = { matchId: match.id, version: resultVersions[version], ...parts };
    if (now >= due + late) results.push(result);
  };
  if (half.half) report(ends.half, 'half', half);
  const disruption = disruptionOf(match);
  switch (disruption?.kind) {
    case 'postponed':
    case 'abandoned':
      report(ends.full, 'full', disruption.resumed ? { ...whole, full } : calledOff(match, disruption));
      return results;
    case 'wrong-result':
      // Nobody knows when a goal fell that was none.
      report(ends.full, 'full', { half: half.half, full: withGoal(full, disruption.side) });
      report(ends.full + correctionWindow(match), 'corrected', { ...whole, full });
      return results;
    default:
      report(ends.full, 'full', { ...whole, full });
      return results;
  }
}

function calledOff(match: ScriptedMatch, { kind, from }: Pause): Partial<FixtureResult> {
  if (kind === 'postponed') return { cancelReason: match.calledOff ?? 'D3' };
  const { score: reached, clock, incidents = [] } = stateAt(match, from);
  const goals = incidents.flatMap(({ kind: of, side, minute }) => (of === 'goal' ? [{ side, minute }] : []));
  return {
    ...{ cancelReason: 'D1', reached, played: Math.floor(clock / 60) },
    ...(isHalfKnown(match) && { goals }),
  };
}

/** When the goals of the script fall. Of a match whose score at half-time nobody wrote down, its times are invented. */
function goalsOf(match: ScriptedMatch): TimedGoal[] {
  const { fullTime } = timelineOf(match);
  return playedIncidents(match, fullTime).flatMap(({ kind, side, minute }) =>
    kind === 'goal' ? [{ side, minute }] : [],
  );
}

function withGoal([home, away]: Score, side: Side): Score {
  return side === 'H' ? [home + 1, away] : [home, away + 1];
}

/** What is void of the bets of a match, as far as it is known at `now`. */
export function voidsOf(match: ScriptedMatch, now: number): FixtureVoid[] {
  const disruption = disruptionOf(match);
  if (disruption?.kind === 'goal-cancelled' && now >= disruption.cancelledAt) {
    return [
      { matchId: match.id, from: disruption.goal.confirmedAt, to: disruption.cancelledAt, reason: 'DH' },
    ];
  }
  if (disruption?.kind === 'wrong-price' && now >= disruption.foundAt) {
    const { wtype, from, to } = disruption;
    return [{ matchId: match.id, wtype, from, to, reason: 'DK' }];
  }
  return [];
}
