import { beijingDate, day, midnightOf, periodAt } from '@lobby/calendar';
import type { PromotionFacts } from '../facts.ts';
import { fenOf, type RuleOf } from '../rule.ts';
import type { Step } from '../step.ts';

/**
 * The days of the running month since the member joined, and those before whose gifts wait; each signed one brings the
 * gift of its place in its row.
 */
export function signInSteps(rule: RuleOf<'sign-in'>, facts: PromotionFacts): Step[] {
  const { now, joinedAt, endsAt, signed, putOff } = facts;
  const today = periodAt('day', now).start;
  const ofMonth = periodAt('day', Math.max(joinedAt, periodAt('month', now).start)).start;
  const first = Math.min(ofMonth, ...putOff.flatMap(date => midnightOf(date) ?? []));
  const days: string[] = [];
  for (let at = first; at <= today && at < endsAt; at += day) days.push(beijingDate(at));
  const gifts = rule.gifts.map(fenOf);
  const own = new Set(signed);
  let before = signedBefore(own, first);
  const isShown = (date: string) => date >= beijingDate(ofMonth) || putOff.includes(date);
  const steps = days.map((date): Step => {
    const isSigned = own.has(date);
    const gift = gifts[before % gifts.length] ?? 0n;
    before = isSigned ? before + 1 : 0;
    const step = { key: date, unit: 'times', done: isSigned ? 1n : 0n, need: 1n, gift } as const;
    if (isSigned) return { ...step, state: 'reached' };
    return date === beijingDate(now) || canMakeUp(rule, facts, date)
      ? { ...step, state: 'open' }
      : { ...step, state: 'missed', reason: 'not-done' };
  });
  return steps.filter(({ key }) => isShown(key));
}

/** How many days right before a midnight in Beijing were signed. */
function signedBefore(signed: ReadonlySet<string>, midnight: number): number {
  let days = 0;
  while (signed.has(beijingDate(midnight - (days + 1) * day))) days += 1;
  return days;
}

/** Whether a missed day may be signed now: of the running month, since the member joined, while some are left. */
export function canMakeUp(
  rule: RuleOf<'sign-in'>,
  { now, joinedAt, endsAt, signed, madeUp }: PromotionFacts,
  date: string,
): boolean {
  const at = midnightOf(date);
  if (at === undefined || signed.includes(date)) return false;
  const isMissed = at < periodAt('day', now).start && at >= periodAt('month', now).start;
  const isOfPromotion = at >= periodAt('day', joinedAt).start && now < endsAt;
  const used = madeUp.filter(one => (midnightOf(one) ?? 0) >= periodAt('month', now).start).length;
  return isMissed && isOfPromotion && used < rule.makeUps;
}
