import type { WithdrawalRefusal, withdrawalStates } from '@lobby/api-client/contract/fd/withdraw';
import type { Generated } from 'kysely';
import type { WithdrawalKind } from '../providers/withdrawal-side.ts';

/** Where a withdrawal stands. */
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Withdrawals. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Where a member's money can go. A removed one stays, for the withdrawals that went there. */
    withdrawal_accounts: {
      id: string;
      site_id: string;
      member_id: string;
      kind: WithdrawalKind;
      /** Empty but for bank cards. */
      bank_id: string;
      /** `sealDatum`: readable with the pepper only. */
      sealed_number: string;
      /** Unique in a site among those that stand. */
      number_mac: string;
      masked: string;
      /** The real name that was bound when it was added. */
      holder: string;
      is_default: boolean;
      added_at: bigint;
      usable_from: bigint;
      removed_at: bigint | null;
    };
    withdrawal_passwords: {
      member_id: string;
      /** argon2id over HMAC-SHA256(pepper, md5). */
      hash: string;
      /** Tries since the last right one. */
      tries: Generated<number>;
      locked_until: Generated<bigint>;
      changed_at: bigint;
    };
    /** Withdrawals; the money of each is in its hold until it ends. */
    withdrawals: {
      /** The order number, and the reference the provider knows. */
      id: string;
      site_id: string;
      member_id: string;
      account_id: string;
      kind: WithdrawalKind;
      /** Fen, the fee included. */
      amount: bigint;
      /** Fen of it that stay here. */
      fee: bigint;
      /** Yuan for one USDT as decimal text; empty for kinds in yuan. */
      rate: string;
      /** Micro-USDT that arrive; 0 for kinds in yuan. */
      usdt: bigint;
      hold_id: string;
      state: WithdrawalState;
      /** Fen of it that were to be staked, and left in a pause without. */
      unplayed: Generated<bigint>;
      /** JSON list: why a person has to look at it. */
      reasons: string;
      /** Stamped before the call. */
      provider: Generated<string>;
      /** How many requests were sent, counted before each leaves. */
      sends: Generated<number>;
      /** What a person has to clear up; empty = nothing. */
      finding: Generated<'' | Finding>;
      /** How often the provider was asked. */
      asked: Generated<number>;
      /** When a server does the next step, ms; null: nothing to do. */
      next_at: bigint | null;
      /** How often it was claimed: of a holder that has another term nothing counts. */
      term: Generated<number>;
      /** Failures since the last success. */
      tries: Generated<number>;
      /** What the operator wrote; plain text. */
      note: Generated<string>;
      /** Why the provider did not pay. */
      refusal: Generated<'' | WithdrawalRefusal>;
      created_at: bigint;
      finished_at: bigint | null;
    };
    /** What happened to a withdrawal, oldest first. */
    withdrawal_events: {
      id: Generated<bigint>;
      withdrawal_id: string;
      state: WithdrawalState;
      source: 'member' | 'rules' | 'provider' | 'operator';
      note: string;
      at: bigint;
    };
  }
}

/**
 * What a person has to look at (docs/designs.md#findings-of-a-withdrawal).
 */
export type Finding =
  | 'no-record'
  | 'amount-differs'
  | 'pending-long'
  | 'refund-watched'
  | 'paid-after-refund'
  | 'refused-after-paid'
  | 'resend-refused';
