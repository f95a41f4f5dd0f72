import { conditionsOf, type PromotionRule } from '@lobby/funds/promotions';
import { formatFor, sayText } from '@lobby/i18n';
import { beforeAll, expect, it } from 'vitest';
import { promotionsMessages } from '../messages/index.ts';
import { sampleRules } from '../testing/sample-rules.ts';
import { conditionFacts, conditionWords } from './condition-words.ts';
import { termsOf } from './rule-terms.ts';
import type { Saying } from './term.ts';

const saying: Saying = {
  t: (id, values) => sayText(promotionsMessages, id, values),
  format: formatFor('zh-CN'),
};
beforeAll(() => promotionsMessages.load('zh-CN'));

const strict: PromotionRule['conditions'] = {
  minGrade: 3,
  bound: ['phone', 'real-name', 'email', 'birthday'],
  once: ['device', 'address', 'person'],
};
const rules: readonly PromotionRule[] = Object.values(sampleRules);
const said = (rule: PromotionRule) =>
  termsOf({ rule, startsAt: 0, endsAt: 1 } as Parameters<typeof termsOf>[0], saying).flatMap(
    ({ sentence, rows }) => [sentence, ...rows],
  );

it.each(rules.map(rule => [rule.kind, rule] as const))(
  'the terms of %s say each condition that joining it asks for',
  (_kind, rule) => {
    const asking = { ...rule, conditions: strict };
    const words = said(asking);
    for (const condition of conditionsOf(asking)) {
      if (condition === 'running' || condition === 'budget-left') continue;
      expect(words).toContain(conditionWords(condition, conditionFacts(asking), saying.t));
    }
    expect(words).toContain('VIP 3 及以上');
  },
);

it('the terms say no condition that is not asked for', () => {
  const words = said({
    ...sampleRules.betting,
    conditions: { minGrade: 0, bound: [], once: [] },
  } as PromotionRule);
  expect(words.filter(one => /绑定|VIP|设备|网络地址/.test(one))).toEqual([]);
});

it.each([
  ['day', '每天（北京时间零点起）最多发放 ¥2,000'],
  ['week', '每周（周一零点起）最多发放 ¥2,000'],
  ['month', '每个自然月最多发放 ¥2,000'],
] as const)(
  'the terms say what a %s gives at most, and nothing of it where there is no limit',
  (period, words) => {
    const { signIn } = sampleRules;
    const budget = { ...signIn.budget, perPeriod: { period, most: '2000' } };
    const begins = (rule: PromotionRule) => said(rule).some(one => one.startsWith(words));
    expect([begins({ ...signIn, budget }), begins(signIn)]).toEqual([true, false]);
  },
);

it('the terms say every game whose turnover counts, where a brand lets all of them count', () => {
  const words = said({ ...sampleRules.signIn, turnover: { multiple: 12, group: 'all' } });
  expect(words).toContain(
    '达到后，在体育、电竞、真人、棋牌、彩票、电子、捕鱼投注礼金 12 倍的有效流水，就可以领取；礼金进入可用余额，不再有其他流水要求。',
  );
});

it('the terms of gifts that deposits bring say what becomes of them when a deposit goes back, and no others do', () => {
  const tellsOf = (rule: PromotionRule) => said(rule).some(words => words.includes('被付款方撤回或退款'));
  const telling = rules.filter(tellsOf).map(({ kind }) => kind);
  expect(telling.sort()).toEqual(['first-deposit', 'friends', 'next-deposit']);
  const withTask = (task: 'first-deposit' | 'first-bet') =>
    ({ ...sampleRules.tasks, tasks: [{ task, gift: '5' }] }) as PromotionRule;
  expect([tellsOf(withTask('first-deposit')), tellsOf(withTask('first-bet'))]).toEqual([true, false]);
});
