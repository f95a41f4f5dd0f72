import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instant, noPayload, nothing } from '../shapes.ts';

/** `/site/api/v1/user/*`: what only the member's own pages show. */
export const userProfile = {
  avatarList: defineCall({
    path: '/site/api/v1/user/avatarList',
    access: 'member',
    summary: 'The avatars a member may choose from, in order.',
    request: noPayload,
    answer: v.array(v.looseObject({ id: v.string() })),
    empty: [],
  }),
  addAvatar: defineCall({
    path: '/site/api/v1/user/addAvatar',
    access: 'member',
    summary: 'Chooses an avatar of the list.',
    request: v.object({ id: v.pipe(v.string(), v.maxLength(40)) }),
    answer: nothing,
  }),
  memberProfile: defineCall({
    path: '/site/api/v1/user/member/profile',
    access: 'member',
    summary: 'What the profile page shows beyond `member/info`. Our addition.',
    request: noPayload,
    answer: v.looseObject({
      /** An id of `avatarList`. */
      avatar: v.string(),
      /** Empty until the member says. */
      gender: v.picklist(['', 'male', 'female']),
      /** YYYY-MM-DD; empty until set, then never changed. */
      birthday: v.string(),
      /** When the login password was last changed, or the registration. */
      passwordChangedAt: instant,
      hasWithdrawalPassword: v.boolean(),
      bankCards: v.number(),
      /** Until when withdrawals are held after a change of what proves the member; 0: not held. */
      withdrawalsHeldUntil: instant,
    }),
  }),
};
