import type { SportFacts } from './sport-facts.ts';

/** Table tennis: best of five games or of seven, which are called sets here, of eleven points. */
export const tableTennis = {
  code: 'TT',
  icon: 'table-tennis',
  isDrawn: false,
  play: {
    periods: 7,
    minutes: 0,
    countsDown: false,
    mayEndLevel: false,
    sets: { counts: 'points' },
  },
  lists: ['live', 'today', 'early'],
} as const satisfies SportFacts;
