import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instant, langx } from '../shapes.ts';

/** `/site/api/v1/advertising/*`: the promotions that are advertised; nothing of the first page asks for them. */
export const discountAd = {
  getMyDiscountAd: defineCall({
    path: '/site/api/v1/advertising/getMyDiscountAd',
    access: 'public',
    summary: 'The promotions that are advertised to whoever calls: open ones that they have not joined.',
    request: v.object({ langx }),
    answer: v.array(
      v.looseObject({
        id: v.string(),
        name: v.string(),
        rule: v.looseObject({ kind: v.string() }),
        endsAt: instant,
      }),
    ),
    empty: [],
  }),
};
