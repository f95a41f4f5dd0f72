import { defineRules, type Rules } from '@lobby/forms';
import { parseYuan } from '@lobby/money';
import { amountChecks, fenOf } from '../amount/typed-amount.ts';
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
  const fen = (text: string) => parseYuan(text) ?? 0n;
  return defineRules({
    amount: [
      ...amountChecks({
        empty: 'withdraw.amount.empty',
        grammar: 'withdraw.amount.grammar',
        zero: 'withdraw.amount.zero',
      }),
      [text => fenOf(text) >= fen(kind.min), 'withdraw.amount.below'],
      [text => fenOf(text) <= fen(kind.max), 'withdraw.amount.above'],
      [text => fenOf(text) <= fen(info.free), 'withdraw.amount.balance'],
      [text => fenOf(text) <= fen(info.amountLeft), 'withdraw.amount.day'],
      [text => (quoteOf(fenOf(text), kind, usdt)?.arrives ?? 1n) > 0n, 'withdraw.amount.nothing'],
    ],
  });
}
