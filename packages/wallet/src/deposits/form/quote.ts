import { bonusOf, feeOf } from '@lobby/funds';
import { type Fen, parseYuan } from '@lobby/money';
import type { Channel } from '../deposit-types.ts';

/** What a deposit costs and brings beside its amount, fen. */
export interface Quote {
  readonly fee: Fen;
  readonly bonus: Fen;
}

/** An estimate for the page: what is credited is never less than it promises. */
export function quoteOf(amount: Fen, { feeRate, bonusRate }: Pick<Channel, 'feeRate' | 'bonusRate'>): Quote {
  return { fee: feeOf(amount, feeRate), bonus: bonusOf(amount, bonusRate) };
}

/** The quick picks of a channel that one order may have. */
export function offeredAmounts({
  amounts,
  min,
  max,
}: Pick<Channel, 'amounts' | 'min' | 'max'>): readonly string[] {
  const least = parseYuan(min) ?? 0n;
  const most = parseYuan(max) ?? 0n;
  return amounts.filter(amount => {
    const fen = parseYuan(amount);
    return fen !== undefined && fen >= least && fen <= most;
  });
}
