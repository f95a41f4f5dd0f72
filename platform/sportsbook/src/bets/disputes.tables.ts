import type { disputeKinds, disputeStates } from '@lobby/api-client/contract/game/disputes';
import type { Generated } from 'kysely';
import '@lobby/platform-kernel/database/tables';

/** Disputes of bets. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** What members have against the settlement of their bets. Never removed; one of a bet is open at a time. */
    sport_disputes: {
      id: string;
      bet_id: bigint;
      site_id: string;
      member_id: string;
      kind: (typeof disputeKinds)[number];
      /** Plain text of the member. */
      text: string;
      filed_at: bigint;
      state: Generated<(typeof disputeStates)[number]>;
      /** Plain text of the operator; empty while it is open. */
      answer: Generated<string>;
      answered_at: Generated<bigint | null>;
    };
  }
}
