import { day } from '@lobby/calendar';
import { dose } from '@lobby/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type JoiningCondition, type JoiningFacts, judgeJoining } from './conditions.ts';
import { boundData, type PromotionRule } from './rule.ts';

const kinds = fc.constantFrom<Partial<PromotionRule>>(
  { kind: 'first-deposit', percent: 50, cap: '88', minDeposit: '100' },
  { kind: 'next-deposit', percent: 10, cap: '88', minDeposit: '100' },
  { kind: 'tasks', withinDays: 7, tasks: [{ task: 'bind-phone', gift: '3' }] },
  { kind: 'race', places: [{ gift: '88' }] },
  { kind: 'sign-in', gifts: ['1'], makeUps: 0 },
);
const rules = fc
  .record({
    kind: kinds,
    minGrade: fc.nat(3),
    bound: fc.subarray([...boundData]),
    once: fc.subarray(['device', 'address', 'person'] as const),
    turnover: fc.record({ multiple: fc.nat(20), group: fc.constantFrom('sport', 'games', 'all') }),
  })
  .map(
    // Safe: what the kinds share is added to the rest of each.
    ({ kind, turnover, ...conditions }) =>
      ({
        ...{ ...kind, conditions, turnover },
        ...{ budget: { total: '1000', perMember: '100' }, claimDays: 7 },
      }) as PromotionRule,
  );
const moments = fc.integer({ min: 0, max: 20 });
const histories: fc.Arbitrary<JoiningFacts> = fc.record({
  ...{
    now: moments.map(at => at * day),
    startsAt: moments.map(at => at * day),
    endsAt: moments.map(at => at * day),
  },
  ...{ registeredAt: moments.map(at => at * day), grade: fc.nat(4) },
  bound: fc.subarray([...boundData]).map(some => new Set(some)),
  ...{ hasDeposited: fc.boolean(), isDeviceUsed: fc.boolean(), isAddressUsed: fc.boolean() },
  ...{ isPersonUsed: fc.boolean(), hasOther: fc.boolean(), isBudgetLeft: fc.boolean() },
  bonusRules: fc.constantFrom('fair', 'open'),
});

/** What docs/rules.md says keeps a member out, in words of its own. */
function reasons({ kind, conditions, ...rule }: PromotionRule, facts: JoiningFacts): JoiningCondition[] {
  const out: JoiningCondition[] = [];
  const isOpen = facts.startsAt <= facts.now && facts.now < facts.endsAt;
  if (!isOpen) out.push('running');
  const isUnfair = rule.turnover.multiple > 10 || rule.turnover.group === 'all';
  if (isUnfair && facts.bonusRules === 'fair') out.push('terms-allowed');
  if (facts.grade < conditions.minGrade) out.push('grade');
  for (const one of boundData)
    if (conditions.bound.includes(one) && !facts.bound.has(one)) out.push(`bound-${one}`);
  const days = 'withinDays' in rule ? rule.withinDays : Number.POSITIVE_INFINITY;
  if (kind === 'tasks' && facts.now - facts.registeredAt >= days * day) out.push('new-member');
  if (kind === 'first-deposit' && facts.hasDeposited) out.push('no-deposit-yet');
  if (kind === 'next-deposit' && !facts.hasDeposited) out.push('deposited-before');
  const used = { device: facts.isDeviceUsed, address: facts.isAddressUsed, person: facts.isPersonUsed };
  for (const what of ['device', 'address', 'person'] as const)
    if (conditions.once.includes(what) && used[what]) out.push(`${what}-unused`);
  if (facts.hasOther) out.push('no-other');
  if (kind !== 'race' && !facts.isBudgetLeft) out.push('budget-left');
  return out;
}

it('a member is told every reason that keeps them out, in order, and joins when there is none', () => {
  let joined = 0;
  fc.assert(
    fc.property(rules, histories, (rule, facts) => {
      const told = judgeJoining(rule, facts);
      const unmet = [...told].filter(([, isMet]) => !isMet).map(([condition]) => condition);
      expect(unmet).toEqual(reasons(rule, facts));
      if (unmet.length === 0) joined += 1;
    }),
    { numRuns: dose({ small: 5_000, deep: 100_000 }) },
  );
  expect(joined).toBeGreaterThan(0);
});
