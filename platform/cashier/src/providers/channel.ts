import type { depositMethods } from '@lobby/api-client/contract/fd/deposit-order';
import type { Fen } from '@lobby/money';

export type PaymentMethod = (typeof depositMethods)[number];

/** Where the money of a channel goes, where the platform says so and not the provider. */
export interface Payee {
  readonly bankName?: string;
  readonly holder: string;
  /** A bank account, or the account of a personal code. */
  readonly account: string;
  readonly branch?: string;
}

/** A way to deposit, as a site offers it. Amounts in fen. */
export interface Channel {
  readonly id: string;
  /** The code of the provider that collects; written into each order. */
  readonly provider: string;
  readonly method: PaymentMethod;
  readonly min: Fen;
  readonly max: Fen;
  /** Offered as quick picks. */
  readonly amounts: readonly Fen[];
  /** What the member pays of the amount: nothing, here. */
  readonly feeRate: '0';
  /** What is added to the amount; "0": nothing. */
  readonly bonusRate: string;
  readonly recommended: boolean;
  readonly isInMaintenance: boolean;
  /** The lowest VIP grade that may use it. */
  readonly minGrade: number;
  /** How long an order stays open, ms. */
  readonly openForMs: number;
  /**
   * How a payment finds its order. `unique-cents`: by the amount at this payee, so the payer's name counts too where the bank
   * tells it; `order`: the provider names the order; `address`: by the member's address on a chain.
   */
  readonly route:
    | { readonly by: 'unique-cents'; readonly payees: readonly Payee[]; readonly asksPayer: boolean }
    | { readonly by: 'order' }
    | { readonly by: 'address'; readonly network: 'TRC20' | 'ERC20'; readonly confirmations: number };
}
