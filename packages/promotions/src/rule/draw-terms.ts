import { mostGift, type RuleOf } from '@lobby/funds/promotions';
import { formatYuan } from '@lobby/money';
import { chancesOf } from './chances.ts';
import type { Saying, Term } from './term.ts';

/** The terms of a wheel: how spins are earned, their chances, and how a spin is checked. */
export function drawTerms(rule: RuleOf<'draw'>, saying: Saying): Term[] {
  const { t, format } = saying;
  const plain = (sentence: string): Term => ({ sentence, rows: [] });
  return [
    plain(
      t('promotions.term.draw', {
        ...{ need: format.money(rule.spin.turnover), most: rule.spin.mostADay },
        group: t(`promotions.term.group.${rule.turnover.group}`),
      }),
    ),
    {
      sentence: t('promotions.term.draw.chances'),
      rows: chancesOf(rule, saying).map(({ giftWords, words }) =>
        t('promotions.term.draw.chance', { gift: giftWords, chance: words }),
      ),
    },
    plain(t('promotions.term.draw.budget', { most: format.money(formatYuan(mostGift(rule))) })),
    plain(t('promotions.term.draw.fair')),
    plain(t('promotions.term.draw.corrected')),
  ];
}
