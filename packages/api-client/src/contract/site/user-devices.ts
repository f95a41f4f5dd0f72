import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instant, noPayload, nothing } from '../shapes.ts';

/** Where a member is logged in. Beyond the specification's list: the paths are ours. */
export const userDevices = {
  memberSessions: defineCall({
    path: '/site/api/v1/user/member/sessions',
    access: 'member',
    summary: 'The live sessions of this member, newest first.',
    request: noPayload,
    answer: v.array(
      v.looseObject({
        id: v.string(),
        /** This very session. */
        current: v.boolean(),
        /** Browser and system as a person would say them, e.g. "Chrome · Windows". */
        device: v.string(),
        /** Masked address. */
        ip: v.string(),
        startedAt: instant,
        seenAt: instant,
      }),
    ),
    empty: [],
  }),
  logoutEverywhere: defineCall({
    path: '/site/api/v1/user/member/logoutEverywhere',
    access: 'member',
    summary: 'Ends every session of this member, this one too unless keepCurrent.',
    request: v.object({ keepCurrent: v.optional(v.boolean(), false) }),
    answer: nothing,
  }),
};
