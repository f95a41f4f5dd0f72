import { PERIOD_CLOSING_HOURS, type RuleOf, raceWeights, SHOWN_PLACES } from '@lobby/funds/promotions';
import type { Saying, Term } from './term.ts';

/** The terms of a race: what makes points, how places are made of them, and what they bring. */
export function raceTerms(rule: RuleOf<'race'>, { t, format }: Saying): Term[] {
  const group = t(`promotions.term.group.${rule.turnover.group}`);
  return [
    {
      sentence: t('promotions.term.race', { group }),
      rows: raceWeights(rule).map(({ category, percent }) =>
        t('promotions.term.race.weight', { category: t(`promotions.category.${category}`), percent }),
      ),
    },
    { sentence: t('promotions.term.race.order'), rows: [] },
    {
      sentence: t('promotions.term.race.places'),
      rows: alike(rule.places.map(({ gift }) => gift)).map(({ gift, from, to }) =>
        t(from === to ? 'promotions.term.race.place' : 'promotions.term.race.range', {
          ...{ from, to, gift: format.money(gift) },
        }),
      ),
    },
    { sentence: t('promotions.term.race.closing', { hours: PERIOD_CLOSING_HOURS }), rows: [] },
    { sentence: t('promotions.term.race.shown', { count: SHOWN_PLACES }), rows: [] },
  ];
}

/** Places one below the other that bring the same, as one. */
function alike(gifts: readonly string[]) {
  const found: { readonly gift: string; readonly from: number; readonly to: number }[] = [];
  for (const [at, gift] of gifts.entries()) {
    const last = found.at(-1);
    if (last?.gift === gift) found[found.length - 1] = { ...last, to: at + 1 };
    else found.push({ gift, from: at + 1, to: at + 1 });
  }
  return found;
}
