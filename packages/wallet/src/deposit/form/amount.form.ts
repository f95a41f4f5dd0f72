import { type Fen, parseYuan } from '@lobby/betting';
import { defineRules, type Rules } from '@lobby/forms';
import { readAmount } from '@lobby/funds';
import type { Channel } from '../../deposit-types.ts';

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
  const problemOf = (text: string) => {
    const reading = readAmount(text);
    return 'problem' in reading ? reading.problem : undefined;
  };
  const least = parseYuan(min) ?? 0n;
  const most = parseYuan(max);
  return defineRules({
    amount: [
      [text => problemOf(text) !== 'empty', 'wallet.deposit.amount.empty'],
      [text => problemOf(text) !== 'grammar', 'wallet.deposit.amount.grammar'],
      [text => problemOf(text) !== 'zero', 'wallet.deposit.amount.zero'],
      [text => fenOf(text) >= least, 'wallet.deposit.amount.below'],
      [text => most === undefined || fenOf(text) <= most, 'wallet.deposit.amount.above'],
    ],
  });
}

/** An amount in fen; 0 for what is no amount. */
export function fenOf(text: string): Fen {
  const reading = readAmount(text);
  return 'fen' in reading ? reading.fen : 0n;
}
