import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { emptyPage, instant, noPayload, nothing, pageOf, pageRequest } from '../shapes.ts';

/** Location, when a trusted proxy provides it: ISO 3166 code and city; both may be empty. */
const place = { country: v.optional(v.string(), ''), city: v.optional(v.string(), '') };

/**
 * A member's sessions and the security events of the account. Our addition to the specification, with our own paths.
 */
export const userDevices = {
  memberSessions: defineCall({
    path: '/site/api/v1/user/member/sessions',
    access: 'member',
    summary: 'The live sessions of this member, newest first.',
    request: noPayload,
    answer: v.array(
      v.looseObject({
        id: v.string(),
        /** True for the calling session. */
        current: v.boolean(),
        /** Browser and system in readable form, e.g. "Chrome · Windows". */
        device: v.string(),
        /** Masked address. */
        ip: v.string(),
        ...place,
        startedAt: instant,
        seenAt: instant,
      }),
    ),
    empty: [],
  }),
  sessionAlive: defineCall({
    path: '/site/api/v1/user/member/sessionAlive',
    access: 'member',
    passive: true,
    summary:
      'Whether this token is still good, for pages that wait; login-expired with `{ended}` when it was ended from elsewhere.',
    request: noPayload,
    answer: nothing,
  }),
  endSession: defineCall({
    path: '/site/api/v1/user/member/endSession',
    access: 'member',
    summary: 'Ends one session of this member, by the id of the list; another’s id, or none’s, ends nothing.',
    request: v.object({ id: v.pipe(v.string(), v.maxLength(40)) }),
    answer: nothing,
  }),
  securityTrail: defineCall({
    path: '/site/api/v1/user/member/securityTrail',
    access: 'member',
    summary: 'What happened to the safety of this account: logins, failures, resets, devices; newest first.',
    empty: emptyPage,
    request: v.object(pageRequest),
    answer: pageOf(
      v.looseObject({
        id: v.string(),
        /**
         * login, login-failed, login-refused, device-admitted, password-reset, password-changed, phone-bound,
         * phone-changed, email-bound, email-changed, real-name-bound, passkey-added, passkey-removed, session-ended, bet-refused.
         */
        kind: v.string(),
        /** Why: a result code's name, logout, one, others, everywhere, phone, email, or the reason of a refusal. */
        reason: v.string(),
        /** The object of the event: the device whose session was ended, or where a passkey was added. */
        about: v.string(),
        device: v.string(),
        /** Masked address. */
        ip: v.string(),
        ...place,
        /** First and last of the events summed up in one row, ms. */
        at: instant,
        lastAt: instant,
        times: v.number(),
      }),
    ),
  }),
  logoutEverywhere: defineCall({
    path: '/site/api/v1/user/member/logoutEverywhere',
    access: 'member',
    summary: 'Ends every session of this member, this one too unless keepCurrent.',
    request: v.object({ keepCurrent: v.optional(v.boolean(), false) }),
    answer: nothing,
  }),
};
