import * as v from 'valibot';
import { instant, moneyText } from '../shapes.ts';

/** What brings a gift: a VIP grade, a week or a month of play, a birthday. */
export const grantSources = ['vip-promotion', 'vip-week', 'vip-month', 'birthday'] as const;
export type GrantSource = (typeof grantSources)[number];

/** A gift that a member reached: to be claimed, claimed, or expired. */
export const grant = v.looseObject({
  id: v.string(),
  source: v.picklist(grantSources),
  /** What it is for: a grade ("3"), the first day of a week or month ("2026-11-23"), a year ("2026"). */
  period: v.string(),
  /** Yuan. */
  amount: moneyText,
  reachedAt: instant,
  /** From then on it cannot be claimed. */
  expiresAt: instant,
  /** 0 while it is not claimed. */
  claimedAt: instant,
});

export type Grant = v.InferOutput<typeof grant>;
