import type { ApiFailure } from '@lobby/api-client/request';
import type { OrderLeg } from '../state/order.ts';
import type { SlipForm } from '../state/slip-form.ts';
import type { EarlierSlip } from './earlier.ts';

/** A slip as it is shared: picks at their prices, and no stakes. */
export interface SlipToShare {
  readonly form: SlipForm;
  readonly sizes: readonly (readonly number[])[];
  readonly selections: readonly Pick<OrderLeg, 'selection' | 'price' | 'line' | 'strong'>[];
}

export type SharedAnswer =
  /** `expiresAt`: ms since the epoch. */
  | { readonly ok: true; readonly code: string; readonly expiresAt: number }
  | { readonly ok: false; readonly failure: ApiFailure };

export type OpenedAnswer =
  | { readonly kind: 'found'; readonly slip: EarlierSlip }
  /** Shared on another site, or mistyped or older than a week. */
  | { readonly kind: 'other-site' | 'unknown' }
  | { readonly kind: 'failure'; readonly failure: ApiFailure };

/** The way to shared slips. No method throws; what went wrong is in the answer. */
export interface SharesPort {
  share(slip: SlipToShare): Promise<SharedAnswer>;
  /** `code` as it was typed. */
  open(code: string): Promise<OpenedAnswer>;
}
