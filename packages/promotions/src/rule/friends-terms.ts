import { needsOf, type RuleOf } from '@lobby/funds/promotions';
import { friendNeedWords } from './friend-words.ts';
import type { Saying, Term } from './term.ts';

/** The terms of an invitation: what friends have to do, how many count, and who does not and why. */
export function friendsTerms(rule: RuleOf<'friends'>, saying: Saying): Term[] {
  const { t, format } = saying;
  const plain = (sentence: string): Term => ({ sentence, rows: [] });
  const { once } = rule.conditions;
  return [
    {
      sentence: t('promotions.term.friends', {
        days: rule.withinDays,
        gift: format.money(rule.friend.gift),
      }),
      rows: needsOf(rule).map(need => friendNeedWords(need, rule, saying)),
    },
    plain(t('promotions.term.friends.month', { most: rule.mostAMonth })),
    ...(once.length === 0
      ? []
      : [
          plain(
            t('promotions.term.friends.self', {
              traits: once.map(trait => t(`promotions.term.friends.trait.${trait}`)).join('、'),
            }),
          ),
        ]),
    plain(t('promotions.term.friends.once')),
    plain(t('promotions.term.friends.account')),
    plain(t('promotions.term.friends.returned')),
    plain(t('promotions.term.friends.privacy')),
  ];
}
