import {
  badmintonRules,
  rallyGame,
  snookerGame,
  tableTennisRules,
  tennisGame,
  volleyballRules,
} from '@lobby/draws';
import type { MatchState } from '@lobby/fixtures';
import type { PlayedSets, SetsMatchParts } from './sets-rules.ts';
import { setsStateAt } from './sets-state.ts';
import { type SetsTimeline, setsTimelineOf } from './sets-timeline.ts';

/** The sports of sets as the demo plays them: how far points are apart, and how often a side gives up. */
export const playedSets = {
  tennis: {
    game: tennisGame,
    pace: { point: { least: 20, most: 42 }, ends: 60 },
    tossesLast: false,
    givenUp: { retired: 15, walkover: 5 },
    shortestSet: 24,
  },
  volleyball: {
    game: rallyGame(volleyballRules),
    pace: { point: { least: 16, most: 36 }, ends: 0 },
    tossesLast: volleyballRules.tossesLast,
    // Teams go on with a substitute.
    givenUp: { retired: 0, walkover: 2 },
    shortestSet: volleyballRules.lastPoints,
  },
  tableTennis: {
    game: rallyGame(tableTennisRules),
    pace: { point: { least: 10, most: 24 }, ends: 0 },
    tossesLast: tableTennisRules.tossesLast,
    givenUp: { retired: 5, walkover: 3 },
    shortestSet: tableTennisRules.points,
  },
  snooker: {
    game: snookerGame,
    pace: { point: { least: 14, most: 36 }, ends: 0 },
    tossesLast: false,
    givenUp: { retired: 3, walkover: 3 },
    // Ten units, and a miss after them.
    shortestSet: 11,
  },
  badminton: {
    game: rallyGame(badmintonRules),
    pace: { point: { least: 14, most: 30 }, ends: 0 },
    tossesLast: badmintonRules.tossesLast,
    givenUp: { retired: 8, walkover: 3 },
    shortestSet: badmintonRules.points,
  },
} as const satisfies Readonly<Record<string, PlayedSets>>;

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
  tennis: simulated(playedSets.tennis),
  volleyball: simulated(playedSets.volleyball),
  tableTennis: simulated(playedSets.tableTennis),
  snooker: simulated(playedSets.snooker),
  badminton: simulated(playedSets.badminton),
};
