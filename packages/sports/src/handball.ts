import type { SportFacts } from './sport-facts.ts';

/** Handball: two halves of 30 minutes, after which a match of a league may be level. */
export const handball = {
  code: 'HB',
  type: 'OP',
  icon: 'sports',
  isDrawn: false,
  play: { periods: 2, minutes: 30, countsDown: false, mayEndLevel: true },
  lists: ['live', 'today', 'early'],
} as const satisfies SportFacts;
