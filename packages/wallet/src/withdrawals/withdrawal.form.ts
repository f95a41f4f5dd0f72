import { defineRules, type Rules } from '@lobby/forms';
import { parseYuan } from '@lobby/money';
import { amountChecks, fenOf } from '../amount/typed-amount.ts';
import { quoteOf } from './quote.ts';
import type { UsdtWithdrawalInfo, WithdrawalInfo, WithdrawalKind } from './withdrawal-types.ts';

export interface WithdrawalValues {
  /** Yuan, as typed; figures are plain ones. */
  readonly amount: string;
}

export type AmountMessage =
  `withdrawal.amount.${'empty' | 'grammar' | 'zero' | 'below' | 'above' | 'balance' | 'day' | 'nothing'}`;

/** The rules of the amount of one withdrawal of a kind. */
export function withdrawalRules(
  kind: WithdrawalKind,
  info: Pick<WithdrawalInfo, 'free' | 'amountLeft'>,
  usdt: UsdtWithdrawalInfo | undefined,
): Rules<WithdrawalValues, AmountMessage> {
  const fen = (text: string) => parseYuan(text) ?? 0n;
  return defineRules({
    amount: [
      ...amountChecks({
        empty: 'withdrawal.amount.empty',
        grammar: 'withdrawal.amount.grammar',
        zero: 'withdrawal.amount.zero',
      }),
      [text => fenOf(text) >= fen(kind.min), 'withdrawal.amount.below'],
      [text => fenOf(text) <= fen(kind.max), 'withdrawal.amount.above'],
      [text => fenOf(text) <= fen(info.free), 'withdrawal.amount.balance'],
      [text => fenOf(text) <= fen(info.amountLeft), 'withdrawal.amount.day'],
      [text => (quoteOf(fenOf(text), kind, usdt)?.arrives ?? 1n) > 0n, 'withdrawal.amount.nothing'],
    ],
  });
}
