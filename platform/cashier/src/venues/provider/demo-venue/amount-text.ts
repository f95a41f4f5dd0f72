import { parseYuan } from '@lobby/money';
import * as v from 'valibot';

/** An amount as the server writes it: yuan with two digits. */
export const amountText = v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2}$/));

/** Fen of an amount. @throws Error for what is none. */
export function fenOf(text: string): bigint {
  const fen = parseYuan(text);
  if (fen === undefined) throw new Error(`${text} is no amount`);
  return fen;
}
