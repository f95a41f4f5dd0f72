import { type Fen, parseYuan } from '@lobby/money';
import * as v from 'valibot';
import { turnoverGroups } from '../categories.ts';

/** Personal data that a promotion may ask its members to have bound. */
export const boundData = ['phone', 'real-name', 'email', 'birthday'] as const;
export type BoundData = (typeof boundData)[number];

/** What new members may be asked to do once. */
export const newcomerTasks = [
  'bind-phone',
  'bind-real-name',
  'bind-email',
  'first-deposit',
  'first-bet',
] as const;
export type NewcomerTask = (typeof newcomerTasks)[number];

/** Above zero, yuan with at most two decimals: "888" or "8.88". */
const yuan = v.pipe(v.string(), v.regex(/^(?!0(\.0+)?$)(0|[1-9]\d{0,8})(\.\d{1,2})?$/));
/** The same, or zero. */
const yuanOrNone = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,8})(\.\d{1,2})?$/));
const wholeFrom = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const budget = { total: yuan, perMember: yuan };

/** What every kind of promotion says. */
const shared = {
  conditions: v.object({
    minGrade: wholeFrom(0, 10),
    bound: v.array(v.picklist(boundData)),
    /** Of which nobody else joined: from the same device or address, or another account of the same person. */
    once: v.array(v.picklist(['device', 'address', 'person'])),
  }),
  turnover: v.object({
    /** So many times a gift is staked before it is paid; 0: it is paid at once. */
    multiple: wholeFrom(0, 100),
    /** Games that count for it. What a brand allows of both: `termsFault`. */
    group: v.picklist(Object.keys(turnoverGroups) as (keyof typeof turnoverGroups)[]),
  }),
  budget: v.object({
    ...budget,
    /** How much of `total` a calendar period in Beijing gives at most; what it does not pay waits for a later one. */
    perPeriod: v.optional(v.object({ period: v.picklist(['day', 'week', 'month']), most: yuan })),
  }),
  /** Days from reaching a gift in which it may be claimed. */
  claimDays: wholeFrom(1, 90),
};

const share = { percent: wholeFrom(1, 200), cap: yuan, minDeposit: yuan };

/**
 * The rule of a promotion. The same row draws the form of the operator, the terms that members read, and the checks.
 * Money is yuan in text.
 */
export const promotionRule = v.variant('kind', [
  /** A share of the first deposit of an account. */
  v.object({ kind: v.literal('first-deposit'), ...shared, ...share }),
  /** A share of the first deposit of each day, after the first of the account. */
  v.object({ kind: v.literal('next-deposit'), ...shared, ...share }),
  /** A share of what the settled bets of a day or week lost together. */
  v.object({
    kind: v.literal('cashback'),
    ...shared,
    period: v.picklist(['day', 'week']),
    percent: wholeFrom(1, 30),
    cap: yuan,
    minLoss: yuan,
  }),
  /** A gift for the turnover of a day or week: of the highest step that it reached. */
  v.object({
    kind: v.literal('betting'),
    ...shared,
    period: v.picklist(['day', 'week']),
    /** From the lowest to the highest: `ruleFault`. */
    tiers: v.pipe(v.array(v.object({ need: yuan, gift: yuan })), v.minLength(1), v.maxLength(10)),
  }),
  /** A gift for each thing that a new member does in the first days of the account. */
  v.object({
    kind: v.literal('tasks'),
    ...shared,
    withinDays: wholeFrom(1, 90),
    /** Each once: `ruleFault`. */
    tasks: v.pipe(v.array(v.object({ task: v.picklist(newcomerTasks), gift: yuan })), v.minLength(1)),
  }),
  /** A gift for signing in on a day, growing with the days of a row of days; it begins again after the last. */
  v.object({
    kind: v.literal('sign-in'),
    ...shared,
    gifts: v.pipe(v.array(yuan), v.minLength(1), v.maxLength(31)),
    /** Missed days of a calendar month that may be signed later. */
    makeUps: wholeFrom(0, 5),
  }),
  /** Places by turnover, from the first on; the other members who joined are ranked below them. */
  v.object({
    kind: v.literal('race'),
    ...shared,
    /** Its gifts are given all at once. */
    budget: v.object(budget),
    /** None brings more than the one above it, and the budget pays them all: `ruleFault`. */
    places: v.pipe(v.array(v.object({ gift: yuan })), v.minLength(1), v.maxLength(50)),
  }),
  /** A wheel whose spins are earned by turnover; a spin brings the gift of the segment in which it stops. */
  v.object({
    kind: v.literal('draw'),
    ...shared,
    /** So much turnover of a day earns a spin, at most so many a day. */
    spin: v.object({ turnover: yuan, mostADay: wholeFrom(1, 20) }),
    /** "0": it brings nothing. The chance of a segment is its weight among all weights. */
    segments: v.pipe(
      v.array(v.object({ gift: yuanOrNone, weight: wholeFrom(1, 1_000_000) })),
      v.minLength(2),
      v.maxLength(12),
    ),
  }),
  /** A gift for each code that a member was given and typed in. */
  v.object({
    kind: v.literal('gift-code'),
    ...shared,
    /** Whoever holds a code is not put off. */
    budget: v.object(budget),
    gift: yuan,
  }),
  /** A gift for each friend who registered by the member's own link and did what is asked of friends. */
  v.object({
    kind: v.literal('friends'),
    ...shared,
    friend: v.object({
      gift: yuan,
      bound: v.array(v.picklist(boundData)),
      /** Credited deposits, and valid turnover in the group of `turnover`. */
      deposit: yuan,
      turnover: yuan,
    }),
    /** Days from the registration of a friend. */
    withinDays: wholeFrom(1, 90),
    /** Friends of a calendar month that bring a gift. */
    mostAMonth: wholeFrom(1, 100),
  }),
]);

export type PromotionRule = v.InferOutput<typeof promotionRule>;
export type PromotionKind = PromotionRule['kind'];
export type RuleOf<Kind extends PromotionKind> = Extract<PromotionRule, { kind: Kind }>;

/** The kinds of promotions that there are. */
export const promotionKinds = promotionRule.options.map(({ entries }) => entries.kind.literal);

/** Fen of an amount of a rule. */
export const fenOf = (amount: string): Fen => parseYuan(amount) ?? 0n;
