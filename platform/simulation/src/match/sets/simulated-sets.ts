import type { MatchState } from '@lobby/fixtures';
import type { PlayedSets, SetsMatchParts } from './sets-rules.ts';
import { setsStateAt } from './sets-state.ts';
import { type SetsTimeline, setsTimelineOf } from './sets-timeline.ts';
import { tennis } from './tennis.ts';

/** The sports of sets as the demo plays them. */
export const playedSets = { TN: tennis } as const satisfies Record<string, PlayedSets>;

interface SimulatedSets {
  timelineOf(match: SetsMatchParts): SetsTimeline;
  stateAt(match: SetsMatchParts, now: number): MatchState;
}

const simulated = (sport: PlayedSets): SimulatedSets => ({
  timelineOf: match => setsTimelineOf(sport, match),
  stateAt: (match, now) => setsStateAt(sport, match, now),
});

/** What tests ask of them. Holds the future. */
export const simulatedSets: Readonly<Record<keyof typeof playedSets, SimulatedSets>> = {
  TN: simulated(playedSets.TN),
};
