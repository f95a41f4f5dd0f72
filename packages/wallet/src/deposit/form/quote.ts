import { type Fen, parseYuan } from '@lobby/betting';
import type { Channel } from '../../deposit-types.ts';

/** What a deposit costs and brings beside its amount, fen. */
export interface Quote {
  readonly fee: Fen;
  readonly bonus: Fen;
}

/** An estimate for the page: the fee rounded up, the bonus cut, so that what is credited is never less than promised. */
export function quoteOf(amount: Fen, { feeRate, bonusRate }: Pick<Channel, 'feeRate' | 'bonusRate'>): Quote {
  const fee = partOf(amount, feeRate);
  const bonus = partOf(amount, bonusRate);
  return { fee: (fee.n + fee.d - 1n) / fee.d, bonus: bonus.n / bonus.d };
}

/** The quick picks of a channel that one order may have. */
export function pickable({ amounts, min, max }: Pick<Channel, 'amounts' | 'min' | 'max'>): readonly string[] {
  const least = parseYuan(min) ?? 0n;
  const most = parseYuan(max) ?? 0n;
  return amounts.filter(amount => {
    const fen = parseYuan(amount);
    return fen !== undefined && fen >= least && fen <= most;
  });
}

/** A decimal share of an amount as a fraction: ("0.005", 1000 fen) → 5000 / 1000. */
function partOf(amount: Fen, rate: string): { readonly n: bigint; readonly d: bigint } {
  const [, whole = '0', decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(rate) ?? [];
  return { n: amount * BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}
