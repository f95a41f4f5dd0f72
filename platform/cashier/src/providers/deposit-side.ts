import type { PaymentMethod } from './channel.ts';
import type { PaymentReport } from './payment-report.ts';

/** An order as a provider needs to know it. */
export interface ProviderOrder {
  readonly siteId: string;
  readonly orderId: string;
  readonly method: PaymentMethod;
  /** Yuan with the unique cents, or USDT. */
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
      readonly body: string;
      readonly nonce: string;
      /** How far the provider's clock is ahead of ours by this callback, ms, negative behind. */
      readonly aheadMs: number;
      /** How far the times in the body are ahead of ours, ms: see `byOurClock`. */
      readonly timesAheadMs: number;
    }
  | { readonly problem: 'signature' | 'site' }
  | { readonly problem: 'time'; readonly aheadMs?: number };

/** The provider gave no usable answer; what it has done is unknown. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** How a provider collects money for a site. */
export interface DepositSide {
  /** Announces an order; the same order again answers the same. @throws ProviderUnreachable */
  start(order: ProviderOrder): Promise<StartedOrder>;
  /** What has arrived for an order, or at its account since it was opened. @throws ProviderUnreachable */
  ask(question: {
    readonly siteId: string;
    readonly orderId: string;
    readonly account: string;
    readonly since: number;
  }): Promise<readonly PaymentReport[]>;
  /**
   * Whether a callback is the provider's, of this hour (its clock may differ) and for this site. What it says is kept,
   * and read later: whatever the provider signed is taken, since it would repeat what is refused for ever.
   */
  verifyCallback(callback: Callback, expected: { siteId: string; now: number }): VerifiedCallback;
}
