import type { SportFacts } from './sport-facts.ts';

/** Tennis: best of three sets or of five, each with a tie-break at six games all. */
export const tennis = {
  code: 'TN',
  icon: 'tennis',
  isDrawn: false,
  play: {
    periods: 5,
    minutes: 0,
    countsDown: false,
    mayEndLevel: false,
    sets: { counts: 'games' },
  },
  lists: ['live', 'today', 'early'],
} as const satisfies SportFacts;
