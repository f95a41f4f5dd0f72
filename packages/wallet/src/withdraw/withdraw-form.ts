import { formatYuan, parseYuan } from '@lobby/betting';
import { defineRules, type Rules } from '@lobby/forms';
import { readAmount } from '@lobby/funds';
import { fenOf } from '../deposit/form/amount.form.ts';
import { quoteOf } from './quote.ts';
import type { UsdtInfo, WithdrawalKind, WithdrawInfo } from './withdraw-types.ts';

export interface WithdrawValues {
  /** Yuan, as typed; figures are plain ones. */
  readonly amount: string;
}

export type AmountMessage =
  `withdraw.amount.${'empty' | 'grammar' | 'zero' | 'below' | 'above' | 'balance' | 'day' | 'nothing'}`;

/** The rules of the amount of one withdrawal of a kind. */
export function withdrawRules(
  kind: WithdrawalKind,
  info: Pick<WithdrawInfo, 'free' | 'amountLeft'>,
  usdt: UsdtInfo | undefined,
): Rules<WithdrawValues, AmountMessage> {
  const problemOf = (text: string) => {
    const reading = readAmount(text);
    return 'problem' in reading ? reading.problem : undefined;
  };
  const fen = (text: string) => parseYuan(text) ?? 0n;
  return defineRules({
    amount: [
      [text => problemOf(text) !== 'empty', 'withdraw.amount.empty'],
      [text => problemOf(text) !== 'grammar', 'withdraw.amount.grammar'],
      [text => problemOf(text) !== 'zero', 'withdraw.amount.zero'],
      [text => fenOf(text) >= fen(kind.min), 'withdraw.amount.below'],
      [text => fenOf(text) <= fen(kind.max), 'withdraw.amount.above'],
      [text => fenOf(text) <= fen(info.free), 'withdraw.amount.balance'],
      [text => fenOf(text) <= fen(info.amountLeft), 'withdraw.amount.day'],
      [text => (quoteOf(fenOf(text), kind, usdt)?.arrives ?? 1n) > 0n, 'withdraw.amount.nothing'],
    ],
  });
}

/** The amount as it is sent: "500" and "500.00" are one. */
export function sentAmount(text: string): string {
  return formatYuan(fenOf(text));
}
