import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { noPayload } from '../shapes.ts';

/** The halls of games: categories of the navigation whose opening a member may ask to be told of. */
export const hallCodes = ['sport', 'realbet', 'chess', 'gaming', 'lottery', 'egame', 'fish'] as const;

const answer = v.looseObject({
  /** Those whose opening the member is still to be told of. */
  halls: v.array(v.string()),
});

/** `/site/api/v1/advertising/*`: what members ask to be told of the halls of games. */
export const hallWishes = {
  hallWishes: defineCall({
    path: '/site/api/v1/advertising/hallWishes',
    access: 'member',
    summary: 'The halls whose opening the member asked to be told of, and was not told of yet.',
    request: noPayload,
    answer,
    empty: { halls: [] },
  }),
  wishHalls: defineCall({
    path: '/site/api/v1/advertising/wishHalls',
    access: 'member',
    summary: 'Asks for one letter on each of these halls when it opens, or takes that back.',
    request: v.object({
      halls: v.pipe(v.array(v.picklist(hallCodes)), v.minLength(1), v.maxLength(hallCodes.length)),
      wished: v.boolean(),
    }),
    answer,
  }),
};
