import type { Fen } from '@lobby/money';

/**
 * `open`: something is still to be done; `waiting`: done, and paid when its period is over; `reached`: its gift is to be
 * given; `missed`: it cannot be reached any more.
 */
export type StepState = 'open' | 'waiting' | 'reached' | 'missed';

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
}
