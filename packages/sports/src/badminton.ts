import type { SportFacts } from './sport-facts.ts';

/** Badminton: best of three games, which are called sets here, of 21 points, two clear, and 30 at most. */
export const badminton = {
  code: 'BM',
  type: 'OP',
  icon: 'badminton',
  isDrawn: false,
  play: {
    periods: 3,
    minutes: 0,
    countsDown: false,
    mayEndLevel: false,
    sets: { counts: 'points' },
  },
  lists: ['live', 'today', 'early'],
} as const satisfies SportFacts;
