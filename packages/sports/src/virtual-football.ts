import { football } from './football.ts';
import { halfMinutes } from './halves.ts';
import type { SportFacts } from './sport-facts.ts';

/** Football that is drawn, minutes ahead: none of its matches is early. */
export const virtualFootball = {
  code: 'VF',
  icon: 'virtual-football',
  isDrawn: true,
  sameMatch: true,
  hasTracker: true,
  play: { periods: 2, minutes: halfMinutes, countsDown: false, mayEndLevel: true, goalTimes: true },
  table: football.table,
  lists: ['live', 'today'],
} as const satisfies SportFacts;
