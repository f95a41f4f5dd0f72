import { day } from '@lobby/calendar';
import type { BoundData, PromotionRule } from './rule.ts';

/** What may be asked of whoever joins a promotion, in the order in which it is told. */
export const joiningConditions = [
  'running',
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
}

/** Each condition that a promotion asks for, and whether it is met. All of them: the member may join. */
export function judgeJoining(
  rule: PromotionRule,
  facts: JoiningFacts,
): ReadonlyMap<JoiningCondition, boolean> {
  const { minGrade, bound, once } = rule.conditions;
  const { now } = facts;
  const asked: [JoiningCondition, boolean][] = [['running', now >= facts.startsAt && now < facts.endsAt]];
  if (minGrade > 0) asked.push(['grade', facts.grade >= minGrade]);
  for (const data of bound) asked.push([`bound-${data}`, facts.bound.has(data)]);
  if (rule.kind === 'tasks') asked.push(['new-member', now < facts.registeredAt + rule.withinDays * day]);
  if (rule.kind === 'first-deposit') asked.push(['no-deposit-yet', !facts.hasDeposited]);
  if (rule.kind === 'next-deposit') asked.push(['deposited-before', facts.hasDeposited]);
  if (once.includes('device')) asked.push(['device-unused', !facts.isDeviceUsed]);
  if (once.includes('address')) asked.push(['address-unused', !facts.isAddressUsed]);
  if (once.includes('person')) asked.push(['person-unused', !facts.isPersonUsed]);
  asked.push(['no-other', !facts.hasOther]);
  // The gifts of a race are those of its places, however many join.
  if (rule.kind !== 'race') asked.push(['budget-left', facts.isBudgetLeft]);
  const told = new Map(asked);
  return new Map(
    joiningConditions.flatMap(one => (told.has(one) ? [[one, told.get(one) === true] as const] : [])),
  );
}
