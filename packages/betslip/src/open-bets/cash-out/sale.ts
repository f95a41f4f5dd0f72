import { cashOutPart, type OddsPolicy } from '@lobby/betting';
import { formatYuan, halfWidth, parseYuan } from '@lobby/money';
import type { CashOutOffer } from '../../ports/cash-out-answer.ts';

type Offer = Extract<CashOutOffer, { kind: 'offer' }>;

/** A sale as the member is writing it. */
export interface SaleDraft {
  /** Percent of what is left, as typed. */
  readonly percent: string;
  /** The price of the whole that the member has agreed to, yuan. */
  readonly agreed: string;
  readonly policy: OddsPolicy;
}

/** What a sale would do at the offer of now. Amounts in yuan. */
export interface Sale {
  /** Whole percent of what is left. */
  readonly part: number;
  readonly paid: string;
  readonly sold: string;
  readonly stays: string;
}

export type SaleView =
  | { readonly kind: 'ready'; readonly sale: Sale }
  /** The price of the whole moved, and the policy says to ask. */
  | { readonly kind: 'moved'; readonly from: string; readonly to: string; readonly sale: Sale }
  | { readonly kind: 'not-a-part' }
  /** The part pays less than the least; `least` whole percent does. */
  | { readonly kind: 'too-small'; readonly least: number };

/** What a draft means at the offer of now. Pure. */
export function viewSale({ percent, agreed, policy }: SaleDraft, offer: Offer): SaleView {
  const part = Number(/^(\d{1,3})%?$/.exec(halfWidth(percent).trim())?.[1] ?? 0);
  if (part < 1 || part > 100) return { kind: 'not-a-part' };
  if (part < offer.minPart) return { kind: 'too-small', least: offer.minPart };
  const price = parseYuan(offer.price) ?? 0n;
  const left = parseYuan(offer.left) ?? 0n;
  const { sold, paid } = cashOutPart({ price, left }, part);
  const sale = { part, paid: formatYuan(paid), sold: formatYuan(sold), stays: formatYuan(left - sold) };
  const before = parseYuan(agreed) ?? 0n;
  const isAgreed = policy === 'all' || price === before || (policy === 'better' && price > before);
  return isAgreed ? { kind: 'ready', sale } : { kind: 'moved', from: agreed, to: offer.price, sale };
}
