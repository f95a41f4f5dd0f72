import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { emptyPage, instant, langx, noPayload, pageOf, pageRequest } from '../shapes.ts';

/** `/site/api/v1/advertising/*`: content published by a brand's operators. */
export const advertising = {
  navigationList: defineCall({
    path: '/site/api/v1/advertising/navigationList',
    access: 'public',
    together: true,
    summary: 'The main navigation of the site, in order.',
    request: noPayload,
    answer: v.array(
      v.looseObject({
        /** One of the named categories: home, sport, egame, realbet, lottery, chess, gaming, fish, discount, vip, app … */
        code: v.string(),
        /** A corner badge, or empty: "hot" or "new". */
        badge: v.optional(v.string(), ''),
      }),
    ),
    empty: [],
  }),
  queryNoticeListByPage: defineCall({
    path: '/site/api/v1/advertising/queryNoticeListByPage',
    access: 'public',
    together: true,
    summary: 'Announcements, newest first.',
    request: v.object({ ...pageRequest, langx }),
    answer: pageOf(
      v.looseObject({ id: v.string(), title: v.string(), content: v.string(), publishedAt: instant }),
    ),
    empty: emptyPage,
  }),
};
