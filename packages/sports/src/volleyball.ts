import type { SportFacts } from './sport-facts.ts';

/** Volleyball: best of five sets of 25 points, the fifth of 15. */
export const volleyball = {
  code: 'VB',
  icon: 'volleyball',
  isDrawn: false,
  play: {
    periods: 5,
    minutes: 0,
    countsDown: false,
    mayEndLevel: false,
    sets: { counts: 'points' },
  },
  lists: ['live', 'today', 'early'],
} as const satisfies SportFacts;
