import type { Fen } from '@lobby/money';

/**
 * `open`: something is still to be done; `waiting`: done, and paid when its period is over; `reached`: its gift is to be
 * given; `missed`: it cannot be reached any more.
 */
export type StepState = 'open' | 'waiting' | 'reached' | 'missed';

/**
 * Why a step brings nothing. `not-done`: its time is over; `below-least`: what was done was too little; `before-joining`,
 * `late`: it was done at another time; `returned`: its gift went back with a deposit; `budget-period`: it waits for a
 * later period; the others: `withheldBy`.
 */
export const stepReasons = [
  'not-done',
  'below-least',
  'before-joining',
  'late',
  'returned',
  'no-gift',
  'budget-total',
  'budget-member',
  'budget-period',
] as const;
export type StepReason = (typeof stepReasons)[number];

/** One thing to be done in a promotion, and what it brings. */
export interface Step {
  /** Names it in its promotion: "first", a task, a day. Its gift is given once. */
  readonly key: string;
  /** What `done` and `need` count. */
  readonly unit: 'yuan' | 'times';
  /** Fen, or times. */
  readonly done: bigint;
  readonly need: bigint;
  /** Fen: what it brings, or at most. */
  readonly gift: Fen;
  readonly state: StepState;
  /** Of one that is missed, or waits for a budget. */
  readonly reason?: StepReason;
  /** Fen of valid turnover in the same time that does not count for it; absent where there is none. */
  readonly uncounted?: Fen;
}
