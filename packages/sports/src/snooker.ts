import type { SportFacts } from './sport-facts.ts';

/** Snooker: best of seven frames, of nine or of eleven, which are its sets. */
export const snooker = {
  code: 'SK',
  icon: 'snooker',
  isDrawn: false,
  play: {
    periods: 11,
    minutes: 0,
    countsDown: false,
    mayEndLevel: false,
    sets: { counts: 'frames' },
  },
  lists: ['live', 'today', 'early'],
} as const satisfies SportFacts;
