import { parseYuan } from '@lobby/betting';
import { defineRules, type Rules } from '@lobby/forms';
import { readAmount } from '@lobby/funds';
import { fenOf } from '../deposit/form/amount.form.ts';

export interface TransferValues {
  readonly amount: string;
}

export type TransferMessage = `transfer.amount.${'empty' | 'grammar' | 'zero' | 'below' | 'balance'}`;

/** The least that goes into a venue, fen. */
const leastIn = 100n;

/** The rules of the amount of one transfer. @param free yuan where it comes from. @param isIn into a venue. */
export function transferRules(free: string, isIn: boolean): Rules<TransferValues, TransferMessage> {
  const problemOf = (text: string) => {
    const reading = readAmount(text);
    return 'problem' in reading ? reading.problem : undefined;
  };
  return defineRules({
    amount: [
      [text => problemOf(text) !== 'empty', 'transfer.amount.empty'],
      [text => problemOf(text) !== 'grammar', 'transfer.amount.grammar'],
      [text => problemOf(text) !== 'zero', 'transfer.amount.zero'],
      [text => !isIn || fenOf(text) >= leastIn, 'transfer.amount.below'],
      [text => fenOf(text) <= (parseYuan(free) ?? 0n), 'transfer.amount.balance'],
    ],
  });
}
