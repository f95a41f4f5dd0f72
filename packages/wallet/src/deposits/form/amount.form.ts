import { defineRules, type Rules } from '@lobby/forms';
import { parseYuan } from '@lobby/money';
import { amountChecks, fenOf } from '../../amount/typed-amount.ts';
import type { Channel } from '../deposit-types.ts';

export interface AmountValues {
  /** Yuan, as typed; figures are plain ones. */
  readonly amount: string;
}

export type AmountMessage =
  | 'wallet.deposit.amount.empty'
  | 'wallet.deposit.amount.grammar'
  | 'wallet.deposit.amount.zero'
  | 'wallet.deposit.amount.below'
  | 'wallet.deposit.amount.above';

/** The rules of the amount of one order of a channel. */
export function amountRules({ min, max }: Pick<Channel, 'min' | 'max'>): Rules<AmountValues, AmountMessage> {
  const least = parseYuan(min) ?? 0n;
  const most = parseYuan(max);
  return defineRules({
    amount: [
      ...amountChecks({
        empty: 'wallet.deposit.amount.empty',
        grammar: 'wallet.deposit.amount.grammar',
        zero: 'wallet.deposit.amount.zero',
      }),
      [text => fenOf(text) >= least, 'wallet.deposit.amount.below'],
      [text => most === undefined || fenOf(text) <= most, 'wallet.deposit.amount.above'],
    ],
  });
}
