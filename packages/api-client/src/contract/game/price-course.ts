import * as v from 'valibot';
import { instant } from '../shapes.ts';
import { defineMethod } from './method.ts';

/** Oldest first, each valid until the next; decimal odds, empty while it was not sold. */
const points = v.array(v.looseObject({ at: instant, odds: v.string() }));

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
          points,
        }),
      ),
    }),
    empty: { line: '', strong: '', picks: [] },
  }),
  champion: defineMethod({
    method: 'get_champion_course',
    access: 'public',
    request: v.strictObject({ gid: v.pipe(v.string(), v.maxLength(40)) }),
    answer: v.looseObject({
      systime: instant,
      /** Of each runner since its market opened; empty while nothing of it was sold. */
      runners: v.array(v.looseObject({ rtype: v.string(), points })),
    }),
    empty: { runners: [] },
  }),
} as const;
