import type { Score } from '@lobby/betting';
import { type FixtureResult, type MatchState, visibleSpan } from '@lobby/fixtures';
import { type Pause, pauseOf } from '../disruptions.ts';
import type { ScriptedMatch } from '../match.ts';
import type { SimulatedSport } from '../simulated-sport.ts';

/** A sport whose matches are played as they are drawn, as long as nothing stops them. Pure. */
export interface PlayedSport {
  stateAt(match: ScriptedMatch, now: number): MatchState;
  /** When its first half and the match end. */
  endsAt(match: ScriptedMatch): { readonly half: number; readonly full: number };
  scoresOf(match: ScriptedMatch): { readonly half: Score; readonly full: Score };
  /** Real ms that none of its matches is shorter than. */
  shortest(match: ScriptedMatch): number;
  /** How much of a match is played in a state, in what results count: minutes, half innings. */
  playedIn(state: MatchState): number;
}

/** The sport with what may stop it: a match is postponed or abandoned, and then resumed within the time or called off. */
export function withPauses(sport: PlayedSport): SimulatedSport {
  const kept = new WeakMap<ScriptedMatch, Pause | undefined>();
  const pauseIn = (match: ScriptedMatch) => {
    if (!kept.has(match)) kept.set(match, pauseOf(match, sport.shortest(match)));
    return kept.get(match);
  };
  const endsAt: SimulatedSport['endsAt'] = match => {
    const { half, full } = sport.endsAt(match);
    const pause = pauseIn(match);
    if (!pause) return { half, full };
    const { from, until, resumed } = pause;
    const later = (at: number) => (at <= from ? at : resumed ? at + until - from : Infinity);
    return { half: later(half), full: resumed ? later(full) : until };
  };
  return {
    endsAt,
    stateAt(match, now) {
      const pause = pauseIn(match);
      return pause && now >= pause.from ? pausedState(sport, match, pause, now) : sport.stateAt(match, now);
    },
    stillRuns: (match, now) => now < match.kickoff + sport.shortest(match) || now < endsAt(match).full,
    resultsOf(match, now) {
      if (now < match.kickoff) return [];
      const { half, full } = sport.scoresOf(match);
      const ends = endsAt(match);
      const pause = pauseIn(match);
      const end = pause && !pause.resumed ? calledOff(sport, match, pause) : { half, full };
      const reported: readonly (readonly [due: number, result: FixtureResult])[] = [
        [ends.half, { matchId: match.id, version: 1, half }],
        [ends.full, { matchId: match.id, version: 2, ...end }],
      ];
      return reported.flatMap(([due, result]) => (now >= due + visibleSpan(match, 3) ? [result] : []));
    },
    voidsOf: () => [],
  };
}

function pausedState(sport: PlayedSport, match: ScriptedMatch, pause: Pause, now: number): MatchState {
  const { kind, from, until, resumed } = pause;
  const stopped = sport.stateAt(match, from);
  if (now < until) return { ...stopped, shut: true, since: from, bindsSince: from, halted: kind };
  if (!resumed) return { ...stopped, phase: 'over', shut: false, since: until, bindsSince: until };
  const later = until - from;
  const state = sport.stateAt(match, now - later);
  const moved = (at: number) => (at > from ? at + later : until);
  return {
    ...state,
    since: moved(state.since),
    bindsSince: moved(state.bindsSince ?? state.since),
    ...(kind === 'postponed' && { movedTo: match.kickoff + later }),
  };
}

function calledOff(sport: PlayedSport, match: ScriptedMatch, { kind, from }: Pause): Partial<FixtureResult> {
  if (kind === 'postponed') return { cancelReason: 'D3' };
  const state = sport.stateAt(match, from);
  return { cancelReason: 'D1', reached: state.score, played: sport.playedIn(state) };
}
