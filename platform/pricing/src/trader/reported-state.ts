import type { Score } from '@lobby/betting';
import type { MatchState } from '@lobby/fixtures';
import type { OperatorSetting, ReportedIncident } from './book-inputs.ts';

/** The state of a match with what its operator reported beside the feed. Pure. */
export function reportedState(
  state: MatchState,
  { shut, reported = [], halted, goalCancelledAt = 0 }: OperatorSetting,
): MatchState {
  const stands = shut || halted !== undefined;
  const isPlain = reported.length === 0 && goalCancelledAt === 0;
  if (isPlain) return stands ? { ...state, shut: true, ...(halted && { halted }) } : state;
  const goals = reported.filter(({ kind }) => kind === 'goal');
  const reds = reported.filter(({ kind }) => kind === 'red');
  return {
    ...state,
    shut: state.shut || stands,
    ...(halted && { halted }),
    score: plus(state.score, goals),
    halfScore:
      state.halfScore &&
      plus(
        state.halfScore,
        goals.filter(({ half }) => half),
      ),
    reds: plus(state.reds, reds),
    ...(state.incidents && {
      incidents: [...state.incidents, ...reported.map(({ kind, side, minute }) => ({ kind, side, minute }))],
    }),
    ...(goalCancelledAt > 0 && {
      goalCancelledAt: Math.max(goalCancelledAt, state.goalCancelledAt ?? 0),
    }),
  };
}

function plus([home, away]: Score, incidents: readonly ReportedIncident[]): Score {
  const of = (wanted: 'H' | 'C') =>
    incidents.filter(({ side }) => side === wanted).reduce((sum, { weight = 1 }) => sum + weight, 0);
  return [home + of('H'), away + of('C')];
}
