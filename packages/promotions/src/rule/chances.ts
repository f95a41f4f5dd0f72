import { fenOf, type RuleOf, stopsOf } from '@lobby/funds/promotions';
import { formatYuan } from '@lobby/money';
import type { Saying } from './term.ts';

/** What a wheel may bring, and its chance in words. */
interface Chance {
  /** Yuan; "0": nothing. */
  readonly gift: string;
  readonly giftWords: string;
  /** "3/100（3%）": exact, and as a percentage. */
  readonly words: string;
}

/** Each gift of a wheel once, the largest first, with the chance that the platform draws it with. */
export function chancesOf(rule: RuleOf<'draw'>, { t, format }: Saying): Chance[] {
  const weights = new Map<bigint, number>();
  for (const { gift, weight } of rule.segments)
    weights.set(fenOf(gift), (weights.get(fenOf(gift)) ?? 0) + weight);
  const stops = stopsOf(rule);
  return [...weights]
    .toSorted(([one], [other]) => Number(other - one))
    .map(([fen, weight]) => ({
      gift: formatYuan(fen),
      giftWords: fen === 0n ? t('promotions.wheel.nothing') : format.money(formatYuan(fen)),
      words: t(`promotions.chance.${precision(weight, stops)}`, {
        ...{ weight: format.number(weight), stops: format.number(stops) },
        percent: format.percent(weight / stops),
      }),
    }));
}

/** Whether a chance is a whole number of hundredths of a percent, or one that is too small to be told in them. */
function precision(weight: number, stops: number): 'exact' | 'about' | 'below' {
  if ((weight * 10_000) % stops === 0) return 'exact';
  return weight * 10_000 < stops ? 'below' : 'about';
}
