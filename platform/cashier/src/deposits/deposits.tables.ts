import type { depositStates, parkedReasons } from '@lobby/api-client/contract/fd/deposit-order';
import type { Generated } from 'kysely';
import type { PaymentMethod } from '../providers/channel.ts';
import type { PaymentMeaning } from '../providers/payment-report.ts';

export type DepositState = (typeof depositStates)[number];
export type ParkedReason = (typeof parkedReasons)[number];
/**
 * What a person has to look at. `taken-back`: money went back, or we do not know it; `credited-after-end`: credited
 * after it failed or went back; `stuck`: processing keeps failing and is still tried.
 */
export type FindingKind = 'unreadable' | 'unknown-status' | 'taken-back' | 'credited-after-end' | 'stuck';

/** Deposits: amounts in fen, of USDT in millionths, times in ms since the epoch. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    deposit_orders: {
      id: string;
      site_id: string;
      member_id: string;
      channel_id: string;
      method: PaymentMethod;
      /** Who collects the money; written before it is called. */
      provider: string;
      state: DepositState;
      amount: bigint;
      /** With the unique cents. */
      pay_amount: bigint;
      /** As it was when the order was opened, e.g. "0.005". */
      bonus_rate: string;
      usdt_amount: bigint | null;
      /** Yuan for one USDT; empty for methods in yuan. */
      rate: Generated<string>;
      rate_until: Generated<bigint>;
      /** The account, personal code or address to which the money goes; empty where the provider names the order. */
      payee_account: Generated<string>;
      /** What the member needs to pay, as JSON; empty until the provider has answered. */
      payee: Generated<string>;
      confirmations: Generated<number>;
      confirmations_needed: Generated<number>;
      credited: bigint | null;
      late: Generated<boolean>;
      parked_reason: Generated<ParkedReason | ''>;
      /** What the member wants with money parked for a limit or pause. */
      parked_choice: Generated<'' | 'credit' | 'return'>;
      created_at: bigint;
      expires_at: bigint;
      ended_at: bigint | null;
      /** When the provider is asked next; null: no more. */
      ask_at: bigint | null;
      asks: Generated<number>;
      /** How often it was claimed: of a holder that has another term nothing counts. */
      term: Generated<number>;
      /** Failures since the last success. */
      tries: Generated<number>;
    };
    /** What happened to an order, oldest first. `unknown`: it happened before this was written down. */
    deposit_order_events: {
      id: Generated<bigint>;
      order_id: string;
      state: DepositState;
      source: 'member' | 'rules' | 'provider' | 'operator' | 'unknown';
      note: string;
      at: bigint;
    };
    /** Which member has an amount at a payee, and until when nobody else may. */
    unique_pay_amounts: { payee_account: string; pay_amount: bigint; member_id: string; held_until: bigint };
    /** Remarks of bank transfers. */
    payment_signals: {
      site_id: string;
      signal: string;
      member_id: string;
      order_id: string | null;
      /** Until when an order can be opened with it… */
      valid_until: bigint;
      /** …and until when nobody else may have it. */
      held_until: bigint;
    };
    /** Where members pay on chains; each provider gives a member an address of its own, which stays. */
    chain_addresses: {
      member_id: string;
      network: 'TRC20' | 'ERC20';
      provider: string;
      site_id: string;
      address: string;
    };
    /** The newest is the one in force. */
    exchange_rates: { site_id: string; unit: 'USDT'; rate: string; since: bigint };
    /** Callbacks as they arrived, verified; kept before they are answered, processed after. */
    payment_deliveries: {
      id: Generated<bigint>;
      site_id: string;
      provider: string;
      nonce: string;
      body: string;
      /** How far the times in it are ahead of ours, because the provider's clock is, ms. */
      times_ahead_ms: Generated<bigint>;
      received_at: bigint;
      tries: Generated<number>;
      term: Generated<number>;
      next_try_at: bigint;
      processed_at: bigint | null;
    };
    /** What members say of payments that were not credited; their pictures are `uploads` taken by the id. */
    payment_reports: {
      id: string;
      site_id: string;
      member_id: string;
      order_id: string;
      /** As the member wrote it, in the currency of the order. */
      amount: string;
      payer_name: string;
      paid_at: bigint;
      sent_at: bigint;
    };
    /** Money that arrived at a provider. */
    payments: {
      id: string;
      site_id: string;
      provider: string;
      transaction_id: string;
      /** 0; above it: the provider reported the same transaction with another amount, which is never credited. */
      variant: Generated<number>;
      order_id: string | null;
      member_id: string | null;
      account: string;
      currency: string;
      /** As the provider wrote it, in its currency. */
      amount: string;
      payer_name: string;
      remark: string;
      confirmations: number;
      rate: Generated<string>;
      /** What it is worth; 0 where that is not known. */
      fen: Generated<bigint>;
      state: 'detected' | 'credited' | 'parked' | 'returned';
      reason: Generated<ParkedReason | ''>;
      late: Generated<boolean>;
      /** As what the provider reported it first; what did not begin as credited never is. */
      reported_as: Generated<PaymentMeaning>;
      paid_at: bigint;
      seen_at: bigint;
      ended_at: bigint | null;
    };
    /** What a provider reported that cannot be processed by itself: for a person. */
    payment_findings: {
      id: string;
      site_id: string;
      provider: string;
      kind: FindingKind;
      /** The same one again is the same finding. */
      key: string;
      /** Empty where it cannot be read. */
      transaction_id: string;
      /** The payment it is about, where there is one. */
      payment_id: string | null;
      /** What a debit of it takes back; 0 where that is not known. */
      fen: bigint;
      /** As it was reported. */
      body: string;
      seen_at: bigint;
      ended_at: bigint | null;
      ended_as: Generated<'' | 'cleared' | 'debited' | 'processed'>;
    };
  }
}
