import type { SportFacts } from './sport-facts.ts';

/** Baseball: nine innings without a clock, and more of them while it is level. Its first half is five of them. */
export const baseball = {
  code: 'BS',
  icon: 'baseball',
  isDrawn: false,
  play: {
    periods: 9,
    minutes: 0,
    countsDown: false,
    mayEndLevel: false,
    halfMayEndLevel: true,
    half: 'innings',
  },
  table: 'wins',
  lists: ['live', 'today', 'early'],
} as const satisfies SportFacts;
