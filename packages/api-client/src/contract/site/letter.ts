import * as v from 'valibot';
import { defineCall } from '../call.ts';

const count = v.optional(v.number(), 0);

/** `/site/api/v1/site/letter/*`: what every page asks about the member's letters; the calls of their own page are in letters.ts. */
export const letter = {
  getUnreadForType: defineCall({
    path: '/site/api/v1/site/letter/getUnreadForType',
    access: 'member',
    together: true,
    summary: 'Unread letters, counted by type.',
    request: v.object({ userSystem: v.literal(1) }),
    answer: v.looseObject({
      brnotice_count: count,
      bractivity_count: count,
      brbulletin_count: count,
      brmatch_count: count,
      brfd_count: count,
      notice_count: count,
      activity_count: count,
      fd_count: count,
    }),
  }),
};
