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
  /** Of a sport of quarters: the points of each, and when it ends. Overtimes are none. */
  quartersOf?(match: ScriptedMatch): readonly Quarter[];
  /** Real ms that none of its matches is shorter than. */
  shortest(match: ScriptedMatch): number;
  /** How much of a match is played in a state, in what results count: minutes, half innings. */
  playedIn(state: MatchState): number;
}

/** A quarter of a match as it is reported. */
interface Quarter {
  readonly end: number;
  readonly score: Score;
}

/** The sport with what may stop it: a match is postponed or abandoned, and then resumed within the time or called off. */
export function withPauses(sport: PlayedSport): SimulatedSport {
  const kept = new WeakMap<ScriptedMatch, Pause | undefined>();
  const pauseIn = (match: ScriptedMatch) => {
    if (!kept.has(match)) kept.set(match, pauseOf(match, sport.shortest(match)));
    return kept.get(match);
  };
  /** When something that happens at `at` on the way does; never where the match is stopped before. */
  const delayed = (match: ScriptedMatch, at: number) => {
    const pause = pauseIn(match);
    if (!pause || at <= pause.from) return at;
    return pause.resumed ? at + pause.until - pause.from : Infinity;
  };
  const endsAt: SimulatedSport['endsAt'] = match => {
    const { half, full } = sport.endsAt(match);
    const pause = pauseIn(match);
    const end = pause && !pause.resumed ? pause.until : delayed(match, full);
    return { half: delayed(match, half), full: end };
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
      const planned = sport.endsAt(match);
      const quarters = sport.quartersOf?.(match) ?? [];
      const pause = pauseIn(match);
      const isCalledOff = pause && !pause.resumed;
      // What ends at one moment is one version, so that versions do not depend on what stops the match.
      const moments = [...new Set([...quarters.map(({ end }) => end), planned.half, planned.full])];
      return moments
        .sort((one, other) => one - other)
        .flatMap((moment, at): FixtureResult[] => {
          const isLast = moment === planned.full;
          const due = isLast ? endsAt(match).full : delayed(match, moment);
          if (now < due + visibleSpan(match, 3)) return [];
          const scores = quarters
            .filter(({ end }) => end <= moment && delayed(match, end) <= due)
            .map(({ score }) => score);
          return [
            {
              matchId: match.id,
              version: at + 1,
              ...(isLast && isCalledOff && calledOff(sport, match, pause)),
              ...(isLast && !isCalledOff && { full }),
              ...((moment === planned.half || (isLast && !isCalledOff)) && { half }),
              ...(scores.length > 0 && { quarters: scores }),
            },
          ];
        });
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
