import * as v from 'valibot';
import { instant, moneyText } from '../shapes.ts';

/** What brings a gift: a VIP grade, a week or a month of play, a birthday, a promotion. */
export const grantSources = ['vip-promotion', 'vip-week', 'vip-month', 'birthday', 'promotion'] as const;
export type GrantSource = (typeof grantSources)[number];

/** A gift that a member reached: to be staked, to be claimed, claimed, expired, given up, or taken back. */
export const grant = v.looseObject({
  id: v.string(),
  source: v.picklist(grantSources),
  /** What it is for: a grade ("3"), the first day of a week or month ("2026-11-23"), a year ("2026"), a step of a promotion. */
  period: v.string(),
  /** The promotion that brings it, named in the language of the request; empty without one. */
  promotionId: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  /** Yuan. */
  amount: moneyText,
  /** Yuan of valid turnover that are asked for before it is paid, and done. */
  need: v.optional(moneyText, '0'),
  done: v.optional(moneyText, '0'),
  reachedAt: instant,
  /** From then on it cannot be claimed. */
  expiresAt: instant,
  /** 0 while it is not claimed. */
  claimedAt: instant,
  /** When it was given up by a withdrawal, or lost with its deposit, after it was claimed too; 0: it was not. */
  forfeitedAt: v.optional(instant, 0),
});

export type Grant = v.InferOutput<typeof grant>;
