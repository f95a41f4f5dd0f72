import { PERIOD_CLOSING_HOURS, type RuleOf } from '@lobby/funds/promotions';
import type { Saying, Term } from './term.ts';

/** What a promotion of cashback says of itself. */
export function cashbackTerms(rule: RuleOf<'cashback'>, { t, format }: Saying): Term[] {
  const { period, percent, cap, minLoss, turnover } = rule;
  const values = {
    ...{ percent, cap: format.money(cap), least: format.money(minLoss) },
    group: t(`promotions.term.group.${turnover.group}`),
  };
  return [
    t(`promotions.term.cashback.${period}`, values),
    t('promotions.term.cashback.net'),
    t('promotions.term.closing', { hours: PERIOD_CLOSING_HOURS }),
  ].map(sentence => ({ sentence, rows: [] }));
}
