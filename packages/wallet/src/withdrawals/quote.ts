import { parseRate, usdtOfWithdrawal, usdtToFen } from '@lobby/funds';
import { type Fen, type Micro, parseUsdt, parseYuan } from '@lobby/money';
import type { UsdtWithdrawalInfo, WithdrawalInfo, WithdrawalKind } from './withdrawal-types.ts';

/** What a withdrawal costs and what arrives. */
export type Quote =
  | { readonly unit: 'CNY'; readonly fee: Fen; readonly arrives: Fen }
  | { readonly unit: 'USDT'; readonly fee: Fen; readonly feeUsdt: Micro; readonly arrives: Micro };

/** As the platform counts it; undefined while the rate is not known. Below zero where the fee is more than the amount. */
export function quoteOf(
  amount: Fen,
  { kind, fee }: WithdrawalKind,
  usdt: UsdtWithdrawalInfo | undefined,
): Quote | undefined {
  if (!kind.startsWith('usdt')) {
    const costs = parseYuan(fee) ?? 0n;
    return { unit: 'CNY', fee: costs, arrives: amount - costs };
  }
  const rate = usdt && parseRate(usdt.rate);
  const feeUsdt = parseUsdt(fee);
  if (!rate || feeUsdt === undefined) return undefined;
  const { paid } = usdtOfWithdrawal(amount, { rate, fee: feeUsdt });
  return { unit: 'USDT', fee: usdtToFen(feeUsdt, rate), feeUsdt, arrives: paid };
}

/** Yuan that may leave to accounts of a kind: in a pause less than all, where a deposit goes back the way it came. */
export function withdrawableTo(
  { free, freeBy }: Pick<WithdrawalInfo, 'free' | 'freeBy'>,
  kind: string,
): string {
  return freeBy.find(one => one.kind === kind)?.free ?? free;
}

/** The most that can be asked for now, fen: of what is free, of one withdrawal and of this day. */
export function maxWithdrawal(
  kind: Pick<WithdrawalKind, 'max'>,
  info: { free: string; amountLeft: string },
): Fen {
  const bounds = [kind.max, info.free, info.amountLeft].map(text => parseYuan(text) ?? 0n);
  return bounds.find(bound => bounds.every(other => bound <= other)) ?? 0n;
}
