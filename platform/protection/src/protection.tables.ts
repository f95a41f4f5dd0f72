import type { limitKinds, limitPeriods } from '@lobby/api-client/contract/site/player-protection';
import type { Generated } from 'kysely';

export type LimitKind = (typeof limitKinds)[number];
export type LimitPeriod = (typeof limitPeriods)[number];

/** Amounts in fen, times in ms since the epoch. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Its row is the lock of what counts against limits; a member without one has set nothing. */
    member_protection: {
      member_id: string;
      reminder_minutes: Generated<number>;
      pause: Generated<'' | 'time-out' | 'exclusion'>;
      paused_at: Generated<bigint>;
      /** The end of a time-out; of an exclusion the end of its term. */
      paused_until: Generated<bigint>;
      /** When the member asked for the end of an exclusion whose term is over. */
      end_asked_at: Generated<bigint | null>;
      /** When a server next looks whether money is at venues still, ms; null without a pause. */
      recall_at: Generated<bigint | null>;
      /** How often it was claimed: of a holder that has another term nothing counts. */
      term: Generated<number>;
      /** Failures since the last success. */
      tries: Generated<number>;
    };
    protection_limits: {
      member_id: string;
      kind: LimitKind;
      period: LimitPeriod;
      /** Null is no limit. */
      amount: bigint | null;
      /** What a raise asks for, null for none; it is pending while `pending_asked_at` is set. */
      pending_amount: bigint | null;
      pending_asked_at: bigint | null;
    };
  }
}
