import { defineRules, type Rules } from '@lobby/forms';
import { fenToUsdt, parseRate, usdtToFen } from '@lobby/funds';
import { type AmountUnit, type Fen, formatUsdt, formatYuan, parseUsdt, parseYuan } from '@lobby/money';

export interface ConvertValues {
  readonly amount: string;
}

export type Direction = 'USDT' | 'CNY';

export type ConvertMessage =
  | 'transfer.amount.empty'
  | 'transfer.amount.grammar'
  | 'transfer.convert.grammar'
  | 'transfer.convert.balance'
  | 'transfer.convert.small';

/** What is given, as the smallest unit of its currency; undefined for what is no amount. */
export function givenAmount(to: Direction, text: string): bigint | undefined {
  return to === 'USDT' ? parseYuan(text) : parseUsdt(text);
}

/** What is given for it. */
export function unitOf(to: Direction): AmountUnit {
  return to === 'USDT' ? 'yuan' : 'usdt';
}

/** What is got for it at a rate, as text; cut, never rounded up. */
export function convertedAmount(to: Direction, given: bigint, rate: string): string | undefined {
  const exact = parseRate(rate);
  if (!exact) return undefined;
  return to === 'USDT' ? formatUsdt(fenToUsdt(given as Fen, exact)) : formatYuan(usdtToFen(given, exact));
}

/** The rules of one conversion. @param free what there is of what is given, as text. */
export function convertRules(
  to: Direction,
  free: string,
  rate: string | undefined,
): Rules<ConvertValues, ConvertMessage> {
  const most = givenAmount(to, free) ?? 0n;
  return defineRules({
    amount: [
      [text => text !== '', 'transfer.amount.empty'],
      [
        text => givenAmount(to, text) !== undefined,
        to === 'USDT' ? 'transfer.amount.grammar' : 'transfer.convert.grammar',
      ],
      [text => (givenAmount(to, text) ?? 0n) <= most, 'transfer.convert.balance'],
      [
        text => {
          const got = rate === undefined ? undefined : convertedAmount(to, givenAmount(to, text) ?? 0n, rate);
          return got === undefined || Number(got) > 0;
        },
        'transfer.convert.small',
      ],
    ],
  });
}
