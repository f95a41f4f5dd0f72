import type { SportFacts } from './sport-facts.ts';

/** Basketball: four quarters, and overtimes while it is level. */
export const basketball = {
  code: 'BK',
  icon: 'basketball',
  isDrawn: false,
  play: { periods: 4, minutes: 12, countsDown: true, mayEndLevel: false, quarters: true },
  table: 'wins',
  lists: ['live', 'today', 'early'],
} as const satisfies SportFacts;
