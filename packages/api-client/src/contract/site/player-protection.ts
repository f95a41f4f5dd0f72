import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { amountText } from '../input-shapes.ts';
import { memberPause } from '../pause.ts';
import { instant, moneyText, noPayload } from '../shapes.ts';

/** What a member can limit: gross deposits, or stakes less returns. */
export const limitKinds = ['deposit', 'loss'] as const;
export const limitPeriods = ['day', 'week', 'month'] as const;
/** The lengths of a time-out, hours. */
export const timeOutHours = [24, 168, 720] as const;
/** The terms of a self-exclusion, months. */
export const exclusionTerms = [6, 12, 60] as const;

const ofLimit = { kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) };
/** Yuan; empty is no limit. */
const limitAmount = v.union([v.literal(''), amountText]);

/** A limit of one Beijing day, week from Monday, or calendar month. */
export const protectionLimit = v.looseObject({
  ...ofLimit,
  amount: v.union([v.literal(''), moneyText]),
  /** Counted in the running period; of losses negative after winnings. */
  used: moneyText,
  /** What is left of it, never below zero; empty without a limit. */
  remaining: v.union([v.literal(''), moneyText]),
  resetsAt: instant,
  /** A raise, or removal (empty), that was asked for and is neither confirmed nor void. */
  pending: v.nullable(
    v.looseObject({
      amount: v.union([v.literal(''), moneyText]),
      confirmableAt: instant,
      voidAt: instant,
    }),
  ),
});

/** What a member has set for protection, and what counts against it. */
export const protectionInfo = v.looseObject({
  limits: v.array(protectionLimit),
  /** Minutes between reminders of a session; 0 is none. */
  reminderMinutes: v.number(),
  /** The session of this call: since when, and its result in yuan. */
  session: v.looseObject({ since: instant, net: moneyText }),
  pause: v.nullable(memberPause),
});

const agreed = v.literal(true);

/**
 * `/site/api/v1/user/protection/*`: limits, reminder, time-out and self-exclusion. Our addition: the specification has
 * none. Each change answers how things stand after it. What a pause or limit refuses has its reason in `data.reason`.
 */
export const playerProtection = {
  protectionInfo: defineCall({
    path: '/site/api/v1/user/protection/info',
    access: 'member',
    summary:
      'Our addition: limits with what is left of them, reminder, running session, time-out or exclusion.',
    request: noPayload,
    answer: protectionInfo,
  }),
  setLimit: defineCall({
    path: '/site/api/v1/user/protection/setLimit',
    access: 'member',
    summary: 'Our addition: a lower limit is in force at once; a higher one, or none, waits 24 hours.',
    request: v.object({ ...ofLimit, amount: limitAmount }),
    answer: protectionInfo,
  }),
  confirmLimit: defineCall({
    path: '/site/api/v1/user/protection/confirmLimit',
    access: 'member',
    summary: 'Our addition: confirms a raise within seven days after its 24 hours.',
    request: v.object(ofLimit),
    answer: protectionInfo,
  }),
  cancelLimit: defineCall({
    path: '/site/api/v1/user/protection/cancelLimit',
    access: 'member',
    summary: 'Our addition: gives up a raise that is not confirmed.',
    request: v.object(ofLimit),
    answer: protectionInfo,
  }),
  sessionReminder: defineCall({
    path: '/site/api/v1/user/protection/reminder',
    access: 'member',
    together: true,
    summary:
      'Our addition: how often this session is interrupted, minutes (0 never), since when it runs, and the pause in force; every page asks.',
    request: noPayload,
    answer: v.looseObject({
      minutes: v.number(),
      since: instant,
      pause: v.optional(v.nullable(memberPause), null),
    }),
  }),
  setReminder: defineCall({
    path: '/site/api/v1/user/protection/setReminder',
    access: 'member',
    summary: 'Our addition: how often a session is interrupted by its length and result, minutes; 0 never.',
    request: v.object({ minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(240)) }),
    answer: protectionInfo,
  }),
  timeOut: defineCall({
    path: '/site/api/v1/user/protection/timeOut',
    access: 'member',
    summary: 'Our addition: no bets, deposits and transfers in for 24 hours, 7 or 30 days; not revocable.',
    request: v.object({ hours: v.picklist(timeOutHours), agreed }),
    answer: protectionInfo,
  }),
  exclude: defineCall({
    path: '/site/api/v1/user/protection/exclude',
    access: 'member',
    summary: 'Our addition: self-exclusion for six months, one or five years; not revocable.',
    request: v.object({ months: v.picklist(exclusionTerms), agreed }),
    answer: protectionInfo,
  }),
  endExclusion: defineCall({
    path: '/site/api/v1/user/protection/endExclusion',
    access: 'member',
    summary: 'Our addition: asks for the end of an exclusion whose term is over; it ends 24 hours later.',
    request: noPayload,
    answer: protectionInfo,
  }),
};
