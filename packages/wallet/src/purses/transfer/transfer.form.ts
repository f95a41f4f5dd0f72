import { defineRules, type Rules } from '@lobby/forms';
import { parseYuan } from '@lobby/money';
import { amountChecks, fenOf } from '../../amount/typed-amount.ts';

export interface TransferValues {
  readonly amount: string;
}

export type TransferMessage = `transfer.amount.${'empty' | 'grammar' | 'zero' | 'below' | 'balance'}`;

/** The least that goes into a venue, fen. */
const leastIn = 100n;

/** The rules of the amount of one transfer. @param free yuan where it comes from. @param isIn into a venue. */
export function transferRules(free: string, isIn: boolean): Rules<TransferValues, TransferMessage> {
  return defineRules({
    amount: [
      ...amountChecks({
        empty: 'transfer.amount.empty',
        grammar: 'transfer.amount.grammar',
        zero: 'transfer.amount.zero',
      }),
      [text => !isIn || fenOf(text) >= leastIn, 'transfer.amount.below'],
      [text => fenOf(text) <= (parseYuan(free) ?? 0n), 'transfer.amount.balance'],
    ],
  });
}
