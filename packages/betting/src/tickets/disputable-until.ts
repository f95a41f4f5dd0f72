import { day } from '@lobby/calendar';
import { bettingRules } from '@lobby/sports';

/** A bet as far as it decides until when it can be disputed; times in ms. */
export interface DisputedBet {
  readonly status: string;
  readonly settledAt?: number | null | undefined;
  readonly steps: readonly { readonly kind: string; readonly at: number }[];
}

/**
 * The moment (ms) from which on a bet can be disputed no more: so many days after it was settled, or settled anew
 * (docs/rules.md#disputes). Undefined while it is not settled.
 */
export function disputableUntil({ status, settledAt, steps }: DisputedBet): number | undefined {
  if (status !== 'settled' || settledAt === null || settledAt === undefined) return undefined;
  const again = steps.flatMap(({ kind, at }) => (kind === 'resettled' ? [at] : []));
  return Math.max(settledAt, ...again) + bettingRules.disputeDays.number * day;
}
