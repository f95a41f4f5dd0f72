import { halfMinutes } from './halves.ts';
import type { SportFacts } from './sport-facts.ts';

/** Football that people play. */
export const football = {
  code: 'FT',
  icon: 'football',
  isDrawn: false,
  sameMatch: true,
  hasTracker: true,
  play: {
    ...{ periods: 2, minutes: halfMinutes, countsDown: false, mayEndLevel: true },
    ...{ goalTimes: true, intervals: true },
  },
  table: { win: 3, draw: 1 },
  lists: ['live', 'today', 'early'],
} as const satisfies SportFacts;
