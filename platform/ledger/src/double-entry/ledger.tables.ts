import type { Generated } from 'kysely';

/** Fen, as Postgres bigint. */
type Fen = bigint;
/** Fen, or millionths of a USDT: whole units of the account. */
type Amount = bigint;
/** What an account counts in: fen, or millionths of a USDT. Never added to each other. */
type Unit = 'CNY' | 'USDT';

/** What a posting is. */
export type PostingKind =
  | 'opening'
  | 'hold'
  | 'return'
  | 'loss'
  | 'win'
  | 'void'
  // A part that was sold back, and what was paid for it.
  | 'cash-out-stake'
  | 'cash-out'
  // A closed hold that came to more or to less: `movements/corrections.ts`.
  | 'raise'
  | 'reduce'
  // One that was opened again: the stake goes back, the profit too.
  | 'reopen'
  | 'reopen-loss'
  | 'reopen-win'
  // What the member did not have any more, and what paid for it later: `debts.ts`.
  | 'debt'
  | 'reopen-debt'
  | 'repay'
  // Money that comes and goes: `credits.ts`, `withdrawals.ts`, `conversion.ts`, `venue-moves.ts` of `movements/`.
  | 'deposit'
  | 'deposit-return'
  | 'parked'
  | 'parked-return'
  | 'fee'
  | 'bonus'
  | 'bonus-back'
  | 'rebate'
  | 'payout'
  | 'payout-fee'
  | 'payout-return'
  | 'payout-fee-return'
  | 'convert-out'
  | 'convert-in'
  | 'to-venue'
  | 'from-venue'
  | 'venue-win'
  | 'venue-loss';

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Who can hold money. Member accounts carry a balance that a trigger keeps; house accounts do not. */
    ledger_accounts: {
      /**
       * "member:<id>:available", "…:held", "…:owed", "…:usdt", "…:usdt-held", "…:venue:<code>", "house:<site>:<purpose>",
       * of the houses' accounts in USDT "…:usdt".
       */
      id: string;
      site_id: string;
      member_id: string | null;
      kind: 'available' | 'held' | 'owed' | 'usdt' | 'usdt-held' | 'venue' | 'house';
      unit: Generated<Unit>;
      /** Never negative, but of `owed` never positive; of `venue` negative until its results are recorded. */
      balance: Generated<Amount>;
    };
    /** Money moved, once, for ever: from the debit account to the credit account. Append-only. */
    ledger_postings: {
      id: Generated<bigint>;
      site_id: string;
      /** What the posting belongs to: an operation id or a hold id. */
      transfer_id: string;
      kind: PostingKind;
      debit_account: string;
      credit_account: string;
      amount: Amount;
      reference: string;
      /** ms since the epoch */
      at: bigint;
      /** The member, or "house:<site>" when none takes part; the trigger says so, as it does the next two. */
      chain: Generated<string>;
      /** 1, 2, 3 … in its chain, without gaps. */
      chain_place: Generated<bigint>;
      /** SHA-256 over the hash before it and this row. */
      hash: Generated<Uint8Array>;
    };
    /** The end of each chain of postings, kept by the trigger. */
    ledger_chains: {
      chain: string;
      length: bigint;
      head: Uint8Array;
    };
    /** Money set aside for something that is not decided yet. */
    ledger_holds: {
      id: string;
      site_id: string;
      member_id: string;
      operation_id: string;
      unit: Generated<Unit>;
      amount: Amount;
      /** The part of it that was sold back and is not held any more; only grows, while the rest is held. */
      released: Generated<Fen>;
      /** The part of a spent one that paid for the withdrawal. */
      fee: Generated<Amount>;
      /** `spent`: it left the site. */
      state: 'held' | 'posted' | 'voided' | 'spent';
      /** What came back to the member when posted. */
      payout: Fen | null;
      reference: string;
      created_at: bigint;
      closed_at: bigint | null;
    };
    /** A closed hold that came to something else afterwards. Append-only; the newest row of a hold counts. */
    ledger_corrections: {
      hold_id: string;
      /** Grows with each correction of one hold. */
      version: number;
      /** What the hold came back as since; null when it was opened again. */
      payout: Fen | null;
      /** The hold that took its place; null unless it was opened again. */
      next_hold: string | null;
      at: bigint;
    };
    /** The request a member made under an operation id, and its outcome. */
    operations: {
      member_id: string;
      operation_id: string;
      kind: string;
      body_hash: string;
      /** JSON; null only inside the transaction that makes it. */
      outcome: string | null;
      created_at: bigint;
    };
  }
}
