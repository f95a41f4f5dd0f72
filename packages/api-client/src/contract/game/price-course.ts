import * as v from 'valibot';
import { instant } from '../shapes.ts';
import { defineMethod } from './method.ts';

/** Ours, not the provider's: how prices came to where they are. */
export const priceCourses = {
  course: defineMethod({
    method: 'get_price_course',
    access: 'public',
    request: v.strictObject({
      ecid: v.pipe(v.string(), v.maxLength(40)),
      /** A market that is offered on the match now; of its main line. */
      wtype: v.pipe(v.string(), v.maxLength(20)),
    }),
    answer: v.looseObject({
      systime: instant,
      /** The line whose prices these are, as the game has it; empty of a market without one. */
      line: v.string(),
      strong: v.picklist(['H', 'C', '']),
      picks: v.array(
        v.looseObject({
          rtype: v.string(),
          /** Oldest first, each valid until the next; decimal odds, empty while it was locked or had another line. */
          points: v.array(v.looseObject({ at: instant, odds: v.string() })),
        }),
      ),
    }),
    empty: { line: '', strong: '', picks: [] },
  }),
} as const;
