import type { Score } from '@lobby/betting';
import type { FixtureVoid } from '@lobby/fixtures';
import { correctionWindow, type FixtureResult, paced } from '@lobby/fixtures';
import type { ScriptedMatch, Side } from './match.ts';
import { endsAt, stateAt } from './match-state.ts';
import { mishapOf, type Pause } from './mishaps.ts';
import { timelineOf } from './timeline.ts';

/** A match has two results: the half-time score, then the final one. A third corrects it. */
const resultVersions = { half: 1, full: 2, corrected: 3 } as const;

/** The results of a match that are final at `now`; nothing before the whistle of a half. */
export function resultsOf(match: ScriptedMatch, now: number): FixtureResult[] {
  const { half, full } = timelineOf(match);
  const ends = endsAt(match);
  const late = paced(match, 3);
  const results: FixtureResult[] = [];
  const report = (due: number, version: keyof typeof resultVersions, parts: Partial<FixtureResult>) => {
    const result = { matchId: match.id, version: resultVersions[version], ...parts };
    if (now >= due + late) results.push(result);
  };
  report(ends.half, 'half', { half });
  const mishap = mishapOf(match);
  switch (mishap?.kind) {
    case 'postponed':
    case 'abandoned':
      report(ends.full, 'full', mishap.resumed ? { half, full } : calledOff(match, mishap));
      return results;
    case 'wrong-result':
      report(ends.full, 'full', { half, full: withGoal(full, mishap.side) });
      report(ends.full + correctionWindow(match), 'corrected', { half, full });
      return results;
    default:
      report(ends.full, 'full', { half, full });
      return results;
  }
}

function calledOff(match: ScriptedMatch, { kind, from }: Pause): Partial<FixtureResult> {
  if (kind === 'postponed') return { cancelReason: 'D3' };
  return { cancelReason: 'D1', reached: stateAt(match, from).score };
}

function withGoal([home, away]: Score, side: Side): Score {
  return side === 'H' ? [home + 1, away] : [home, away + 1];
}

/** What is void of the bets of a match, as far as it is known at `now`. */
export function voidsOf(match: ScriptedMatch, now: number): FixtureVoid[] {
  const mishap = mishapOf(match);
  if (mishap?.kind === 'goal-cancelled' && now >= mishap.cancelledAt) {
    return [{ matchId: match.id, from: mishap.goal.confirmedAt, to: mishap.cancelledAt, reason: 'DH' }];
  }
  if (mishap?.kind === 'wrong-price' && now >= mishap.foundAt) {
    const { wtype, from, to } = mishap;
    return [{ matchId: match.id, wtype, from, to, reason: 'DK' }];
  }
  return [];
}
