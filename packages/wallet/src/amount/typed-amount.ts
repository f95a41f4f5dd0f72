import { type Fen, formatYuan } from '@lobby/betting';
import type { Check } from '@lobby/forms';
import { readAmount } from '@lobby/funds';

/** An amount of yuan in fen; 0 for what is no amount. */
export function fenOf(typed: string): Fen {
  const reading = readAmount(typed);
  return 'fen' in reading ? reading.fen : 0n;
}

/** The amount as it is sent: "500" and "500.00" are one. */
export function sentAmount(typed: string): string {
  return formatYuan(fenOf(typed));
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
