import { day } from '@lobby/calendar';
import type { BonusRules } from '../bonus-terms.ts';
import type { BoundData, PromotionRule } from './rule.ts';
import { termsFault } from './rule-fault.ts';

/** What may be asked of whoever joins a promotion, in the order in which it is told. */
export const joiningConditions = [
  'running',
  'terms-allowed',
  'grade',
  'bound-phone',
  'bound-real-name',
  'bound-email',
  'bound-birthday',
  'new-member',
  'no-deposit-yet',
  'deposited-before',
  'device-unused',
  'address-unused',
  'person-unused',
  'no-other',
  'budget-left',
] as const;
export type JoiningCondition = (typeof joiningConditions)[number];

/** What is known of a member who wants to join. */
export interface JoiningFacts {
  /** ms */
  readonly now: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly registeredAt: number;
  readonly grade: number;
  readonly bound: ReadonlySet<BoundData>;
  readonly hasDeposited: boolean;
  /** Whether somebody else joined from this device, or this address. */
  readonly isDeviceUsed: boolean;
  readonly isAddressUsed: boolean;
  /** Whether another account of the same person joined. */
  readonly isPersonUsed: boolean;
  /** Whether a promotion that excludes this one is under way. */
  readonly hasOther: boolean;
  readonly isBudgetLeft: boolean;
  /** What the brand says of bonuses now. */
  readonly bonusRules: BonusRules;
}

/** What a rule asks of whoever joins, in the order in which it is told. */
export function conditionsOf(rule: PromotionRule): readonly JoiningCondition[] {
  const { minGrade, bound, once } = rule.conditions;
  const asked: Readonly<Record<JoiningCondition, boolean>> = {
    running: true,
    // Of terms that every brand allows nobody is told.
    'terms-allowed': termsFault(rule, 'fair') !== undefined,
    grade: minGrade > 0,
    'bound-phone': bound.includes('phone'),
    'bound-real-name': bound.includes('real-name'),
    'bound-email': bound.includes('email'),
    'bound-birthday': bound.includes('birthday'),
    'new-member': rule.kind === 'tasks',
    'no-deposit-yet': rule.kind === 'first-deposit',
    'deposited-before': rule.kind === 'next-deposit',
    'device-unused': once.includes('device'),
    'address-unused': once.includes('address'),
    'person-unused': once.includes('person'),
    'no-other': true,
    // The gifts of a race are those of its places, however many join.
    'budget-left': rule.kind !== 'race',
  };
  return joiningConditions.filter(condition => asked[condition]);
}

/** Each condition that a promotion asks for, and whether it is met. All of them: the member may join. */
export function judgeJoining(
  rule: PromotionRule,
  facts: JoiningFacts,
): ReadonlyMap<JoiningCondition, boolean> {
  const { now, bound, registeredAt } = facts;
  const isMet: Readonly<Record<JoiningCondition, boolean>> = {
    running: now >= facts.startsAt && now < facts.endsAt,
    'terms-allowed': termsFault(rule, facts.bonusRules) === undefined,
    grade: facts.grade >= rule.conditions.minGrade,
    'bound-phone': bound.has('phone'),
    'bound-real-name': bound.has('real-name'),
    'bound-email': bound.has('email'),
    'bound-birthday': bound.has('birthday'),
    'new-member': rule.kind === 'tasks' && now < registeredAt + rule.withinDays * day,
    'no-deposit-yet': !facts.hasDeposited,
    'deposited-before': facts.hasDeposited,
    'device-unused': !facts.isDeviceUsed,
    'address-unused': !facts.isAddressUsed,
    'person-unused': !facts.isPersonUsed,
    'no-other': !facts.hasOther,
    'budget-left': facts.isBudgetLeft,
  };
  return new Map(conditionsOf(rule).map(condition => [condition, isMet[condition]]));
}
