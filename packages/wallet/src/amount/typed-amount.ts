import type { Check } from '@lobby/forms';
import { type AmountUnit, type Fen, formatYuan, plainAmount, readAmount } from '@lobby/money';

/** An amount of yuan in fen; 0 for what is no amount. */
export function fenOf(typed: string): Fen {
  const reading = readAmount(typed);
  return 'fen' in reading ? reading.fen : 0n;
}

/** The amount as it is sent: "500" and "500.00" are one. */
export function sentAmount(typed: string): string {
  return formatYuan(fenOf(typed));
}

/**
 * Reads a field of an amount: its plain figures as they go on the wire, once typing is finished without a point at an
 * end. Text that is no amount stays, for the checks.
 */
export function readTyped(
  typed: string,
  { settled }: { readonly settled: boolean },
  unit?: AmountUnit,
): string {
  const plain = plainAmount(typed, unit);
  return settled ? plain.replace(/^(\d+)\.$/, '$1').replace(/^\.(?=\d+$)/, '0.') : plain;
}

/** The checks that come first in every field of an amount, before its own bounds, with what each says. */
export function amountChecks<Id extends string>(
  says: Readonly<Record<'empty' | 'grammar' | 'zero', Id>>,
): readonly Check<string, unknown, Id>[] {
  const problemOf = (typed: string) => {
    const reading = readAmount(typed);
    return 'problem' in reading ? reading.problem : undefined;
  };
  return (['empty', 'grammar', 'zero'] as const).map(problem => [
    typed => problemOf(typed) !== problem,
    says[problem],
  ]);
}
