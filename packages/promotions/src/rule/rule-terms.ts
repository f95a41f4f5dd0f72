import {
  conditionsOf,
  type JoiningCondition,
  mostGift,
  PERIOD_CLOSING_HOURS,
  type PromotionRule,
  periodBudgetOf,
} from '@lobby/funds/promotions';
import { formatYuan } from '@lobby/money';
import { conditionFacts, conditionWords } from './condition-words.ts';
import { drawTerms } from './draw-terms.ts';
import { friendsTerms } from './friends-terms.ts';
import { raceTerms } from './race-terms.ts';
import type { Promotion } from './read-rule.ts';
import type { Saying, Term } from './term.ts';

/** "最高 ¥888", or of friends "每位好友 ¥38" */
export const mostWords = (rule: PromotionRule, { t, format }: Saying): string =>
  t(rule.kind === 'friends' ? 'promotions.each-friend' : 'promotions.most', {
    amount: format.money(formatYuan(mostGift(rule))),
  });

/** "流水 5 倍", in the size of the amount: nobody reads it too late. */
export const turnoverWords = ({ turnover: { multiple } }: PromotionRule, { t }: Saying): string =>
  multiple === 0 ? t('promotions.turnover.none') : t('promotions.turnover.times', { times: multiple });

/** The terms of a promotion as sentences, made of the rule that the platform keeps. */
export function termsOf({ rule, startsAt, endsAt }: Promotion, saying: Saying): Term[] {
  const { t, format } = saying;
  const { turnover, budget, claimDays } = rule;
  const group = t(`promotions.term.group.${turnover.group}`);
  const plain = (sentence: string): Term => ({ sentence, rows: [] });
  return [
    plain(t('promotions.term.times', { start: format.dateTime(startsAt), end: format.dateTime(endsAt) })),
    joiningTerm(rule, saying),
    ...termsOfKind(rule, saying),
    plain(
      turnover.multiple === 0
        ? t('promotions.term.turnover.none')
        : t('promotions.term.turnover', { group, times: turnover.multiple }),
    ),
    ...(turnover.multiple === 0 ? [] : [plain(t('promotions.term.counted', { group }))]),
    plain(t('promotions.term.claim', { days: claimDays })),
    plain(
      t('promotions.term.budget', {
        total: format.money(budget.total),
        most: format.money(budget.perMember),
      }),
    ),
    ...periodTerm(rule, saying).map(plain),
    ...(turnover.multiple === 0 ? [] : [plain(t('promotions.term.leave'))]),
    ...(isOfDeposits(rule) ? [plain(t('promotions.term.returned'))] : []),
    plain(t('promotions.term.pause')),
    plain(t('promotions.term.terms')),
  ];
}

function periodTerm(rule: PromotionRule, { t, format }: Saying): string[] {
  const limit = periodBudgetOf(rule);
  return limit
    ? [t(`promotions.term.budget.${limit.period}`, { most: format.money(formatYuan(limit.most)) })]
    : [];
}

/** Whether a deposit of the member brings a gift. */
const isOfDeposits = (rule: PromotionRule): boolean =>
  rule.kind === 'first-deposit' ||
  rule.kind === 'next-deposit' ||
  (rule.kind === 'tasks' && rule.tasks.some(({ task }) => task === 'first-deposit'));

const toldElsewhere: ReadonlySet<JoiningCondition> = new Set(['running', 'terms-allowed', 'budget-left']);

/** What is asked of whoever joins, but for the time and the budget, which have sentences of their own. */
function joiningTerm(rule: PromotionRule, { t }: Saying): Term {
  const asked = conditionsOf(rule).filter(one => !toldElsewhere.has(one));
  const facts = conditionFacts(rule);
  return {
    sentence: t('promotions.term.joining'),
    rows: asked.map(condition => conditionWords(condition, facts, t)),
  };
}

function termsOfKind(rule: PromotionRule, { t, format }: Saying): Term[] {
  const money = (yuan: string) => format.money(yuan);
  switch (rule.kind) {
    case 'first-deposit':
    case 'next-deposit': {
      const { percent, cap, minDeposit } = rule;
      const values = { percent, cap: money(cap), least: money(minDeposit) };
      return [{ sentence: t(`promotions.term.${rule.kind}`, values), rows: [] }];
    }
    case 'cashback':
      return [
        t(`promotions.term.cashback.${rule.period}`, {
          ...{ percent: rule.percent, cap: money(rule.cap), least: money(rule.minLoss) },
          group: t(`promotions.term.group.${rule.turnover.group}`),
        }),
        t('promotions.term.cashback.net'),
        t('promotions.term.closing', { hours: PERIOD_CLOSING_HOURS }),
      ].map(sentence => ({ sentence, rows: [] }));
    case 'betting':
      return [
        {
          sentence: t(`promotions.term.betting.${rule.period}`),
          rows: rule.tiers.map(({ need, gift }) =>
            t('promotions.term.tier', { need: money(need), gift: money(gift) }),
          ),
        },
        { sentence: t('promotions.term.closing', { hours: PERIOD_CLOSING_HOURS }), rows: [] },
      ];
    case 'tasks':
      return [
        {
          sentence: t('promotions.term.tasks', { days: rule.withinDays }),
          rows: rule.tasks.map(({ task, gift }) =>
            t('promotions.term.task', { task: t(`promotions.step.${task}`), gift: money(gift) }),
          ),
        },
      ];
    case 'sign-in':
      return [
        { sentence: t('promotions.term.sign-in', { gifts: rule.gifts.map(money).join('、') }), rows: [] },
        {
          sentence:
            rule.makeUps === 0
              ? t('promotions.term.makeUps.none')
              : t('promotions.term.makeUps', { days: rule.makeUps }),
          rows: [],
        },
      ];
    case 'race':
      return raceTerms(rule, { t, format });
    case 'draw':
      return drawTerms(rule, { t, format });
    case 'gift-code':
      return [{ sentence: t('promotions.term.gift-code', { gift: money(rule.gift) }), rows: [] }];
    case 'friends':
      return friendsTerms(rule, { t, format });
  }
}
