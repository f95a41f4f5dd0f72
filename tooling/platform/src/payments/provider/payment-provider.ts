import * as v from 'valibot';
import type { PaymentMethod } from '../payments.tables.ts';

/** Money that arrived, as a provider tells it: in a callback, or when it is asked. */
export const paymentEvent = v.object({
  /** The site it is for. */
  merchant: v.string(),
  /** The provider's id of the transaction; on a chain the transaction with the place of the event in it. */
  transactionId: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  /** Our order; empty where the payer gave none. */
  reference: v.pipe(v.string(), v.maxLength(40)),
  /** The account or address it arrived at. */
  account: v.pipe(v.string(), v.maxLength(120)),
  currency: v.pipe(v.string(), v.minLength(1), v.maxLength(10)),
  /** A decimal number in that currency. */
  amount: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/)),
  payerName: v.pipe(v.string(), v.maxLength(100)),
  remark: v.pipe(v.string(), v.maxLength(200)),
  confirmations: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** ms since the epoch */
  paidAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type PaymentEvent = v.InferOutput<typeof paymentEvent>;

/** An order as a provider needs to know it. */
export interface ProviderOrder {
  readonly siteId: string;
  readonly orderId: string;
  readonly method: PaymentMethod;
  /** Yuan with the tail, or USDT. */
  readonly amount: string;
  readonly currency: 'CNY' | 'USDT';
  /** Names the member to the provider, for an address that stays; says nothing about the member. */
  readonly customer: string;
  /** Where the money goes, when the platform says so. */
  readonly account: string;
}

/** What a provider gave for an order: an address of a chain, or the page and the code to pay by. */
export interface StartedOrder {
  readonly address: string;
  readonly payUrl: string;
  readonly qr: string;
}

/** A callback as it came in. */
export interface Callback {
  readonly headers: { get(name: string): string | undefined };
  readonly body: string;
}

export type VerifiedCallback =
  | {
      /** Its times are by our clock. */
      readonly event: PaymentEvent;
      readonly nonce: string;
      /** How far the provider's clock is ahead of ours, ms. */
      readonly aheadMs: number;
    }
  | { readonly problem: 'signature' | 'shape' }
  | { readonly problem: 'time'; readonly aheadMs?: number };

/** The provider gave no answer that can be used; what it has done is not known. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** Whoever collects money for a site. */
export interface PaymentProvider {
  /** Stands in the orders and payments; never changed. */
  readonly name: string;
  /** Announces an order; the same order again answers the same. @throws ProviderUnreachable */
  start(order: ProviderOrder): Promise<StartedOrder>;
  /** What has arrived for an order, or at its account since it was opened. @throws ProviderUnreachable */
  ask(question: {
    readonly siteId: string;
    readonly orderId: string;
    readonly account: string;
    readonly since: number;
  }): Promise<readonly PaymentEvent[]>;
  /** Whether a callback is the provider's, of this hour (its clock may differ) and for this site, and what it says. */
  verifyCallback(callback: Callback, expected: { siteId: string; now: number }): VerifiedCallback;
}
