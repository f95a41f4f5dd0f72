import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { flag } from '../input-shapes.ts';
import { langx, moneyText, noPayload, nothing, notice } from '../shapes.ts';

/**
 * `/site/api/v1/user/*`: what every page requests for a member. Apart from login and registration, which only dialogs
 * need.
 */
export const memberSession = {
  logout: defineCall({
    path: '/site/api/v1/user/logout',
    access: 'member',
    summary: 'Ends the session of this token.',
    request: noPayload,
    answer: nothing,
  }),
  memberInfo: defineCall({
    path: '/site/api/v1/user/member/info',
    access: 'member',
    together: true,
    summary: 'Who is logged in; personal data is masked.',
    /** `isPop` 1: right after a login, with what the site has announced since the one before, in `langx`. */
    request: v.object({ isPop: v.optional(flag, 0), langx }),
    answer: v.looseObject({
      userId: v.string(),
      name: v.string(),
      realName: v.string(),
      phone: v.string(),
      email: v.string(),
      bindPhone: v.boolean(),
      bindRealName: v.boolean(),
      vipLevel: v.number(),
      registerDate: v.number(),
      /** Until when what this session has bound confirms the binding of the other, ms. */
      provenUntil: v.optional(v.number()),
      balance: moneyText,
      totalMoney: moneyText,
      /** Newest first; only where `isPop` asked for it. Our addition. */
      popups: v.optional(v.array(notice)),
      /** The masked data, encrypted by the platform for `singleDataDecryption`; unchanged until the data change. */
      sealed: v.optional(v.looseObject({ realName: v.string(), phone: v.string(), email: v.string() })),
    }),
  }),
};
