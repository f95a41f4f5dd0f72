import { day } from '@lobby/calendar';
import type { PromotionFacts } from '../facts.ts';

/** Saturday, 28 November 2026, 12:00 in Beijing. */
export const noon = Date.UTC(2026, 10, 28, 4);

/** A member who joined three days before `noon` and has done nothing, in a promotion of ten more days. */
export const sampleFacts = (change: Partial<PromotionFacts> = {}): PromotionFacts => ({
  ...{ now: noon, joinedAt: noon - 3 * day, endsAt: noon + 10 * day, registeredAt: noon - 5 * day },
  ...{
    bound: new Set(),
    firstDeposit: undefined,
    deposits: [],
    turnover: new Map(),
    uncounted: new Map(),
    results: new Map(),
  },
  ...{ firstBetAt: undefined, signed: [], madeUp: [], stops: [], codes: [], putOff: [] },
  ...change,
});
