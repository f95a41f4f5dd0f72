import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { emptyPage, langx, noPayload, notice, pageOf, pageRequest } from '../shapes.ts';

/** The categories of the main navigation, in the order they stand in by default. */
export const navigationCategories = [
  ...(['home', 'sport', 'egame', 'realbet', 'lottery', 'chess', 'gaming', 'fish', 'customer'] as const),
  ...(['venture', 'sponsor', 'discount', 'app', 'save_money', 'transfer_money', 'take_money'] as const),
  ...(['profile', 'vip', 'Welfare', 'bet_record', 'trade_record', 'message'] as const),
] as const;

/** `open`: links where the site has a page; `coming`: says that it is being prepared; `hidden`: is not shown. */
export const navigationStates = ['open', 'coming', 'hidden'] as const;

/** `/site/api/v1/advertising/*`: content published by a brand's operators. */
export const advertising = {
  navigationList: defineCall({
    path: '/site/api/v1/advertising/navigationList',
    access: 'public',
    together: true,
    summary: 'The main navigation of the site: every category, in order, and whether it is shown.',
    request: noPayload,
    answer: v.array(
      v.looseObject({
        /** One of `navigationCategories`; a platform may know more. */
        code: v.string(),
        /** A corner badge, or empty: "hot" or "new". */
        badge: v.optional(v.string(), ''),
        state: v.optional(v.picklist(navigationStates), 'open'),
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
    answer: pageOf(notice),
    empty: emptyPage,
  }),
};
