import type { OddsPolicy } from '@lobby/betting';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Generated, Selectable } from 'kysely';

/** A cash-out as it is stored. */
export type StoredCashOut = Selectable<Tables['sport_cash_outs']>;

/** Sales of tickets back to the house, and the offers for them. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Parts of tickets that members sold, wait to sell, or could not sell after waiting. */
    sport_cash_outs: {
      id: Generated<bigint>;
      member_id: string;
      operation_id: string;
      bet_id: bigint;
      /** Whole percent of what was left. */
      part: number;
      /** Of all that was left, as the member saw it, fen. */
      seen_price: bigint;
      policy: OddsPolicy;
      /** The newest state of its matches in play that the member saw; see `stateVersion`. */
      state_version: bigint;
      state: 'pending' | 'done' | 'refused';
      made_at: bigint;
      /** When one that waits is decided; equals made_at when it did not wait. */
      confirm_at: bigint;
      decided_at: Generated<bigint | null>;
      /** Why it was refused. */
      reason: Generated<string>;
      /** Of all that was left, at which it was sold, fen. */
      price: Generated<bigint | null>;
      /** Risk that was sold, fen. */
      sold: Generated<bigint | null>;
      paid: Generated<bigint | null>;
      /** Risk that was left, fen. */
      left_after: Generated<bigint | null>;
      /** The order of its member that made it; null when they sold by hand. */
      auto_id: Generated<bigint | null>;
    };
    /** The last offers for a bet that is open, oldest first: `readCourse` says how they are written. */
    sport_offer_courses: {
      bet_id: bigint;
      points: string;
      /** When the offer is looked at again. */
      next_at: bigint;
    };
  }
}
