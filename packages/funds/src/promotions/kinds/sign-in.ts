import { beijingDate, day, midnightOf, periodAt } from '@lobby/calendar';
import type { PromotionFacts } from '../facts.ts';
import { fenOf, type RuleOf } from '../rule.ts';
import type { Step } from '../step.ts';

/** The days of the running month since the member joined; each signed one brings the gift of its place in its row. */
export function signInSteps(rule: RuleOf<'sign-in'>, facts: PromotionFacts): Step[] {
  const { now, joinedAt, endsAt, signed } = facts;
  const today = periodAt('day', now).start;
  const first = periodAt('day', Math.max(joinedAt, periodAt('month', now).start)).start;
  const days: string[] = [];
  for (let at = first; at <= today && at < endsAt; at += day) days.push(beijingDate(at));
  return days.map(date => {
    const isSigned = signed.includes(date);
    return {
      ...{ key: date, unit: 'times', done: isSigned ? 1n : 0n, need: 1n },
      gift: giftOfDay(rule, signed, date),
      state: isSigned
        ? 'reached'
        : date === beijingDate(now) || canMakeUp(rule, facts, date)
          ? 'open'
          : 'missed',
    };
  });
}

/** Fen for signing in on a day, by the signed days right before it. */
export function giftOfDay({ gifts }: RuleOf<'sign-in'>, signed: readonly string[], date: string) {
  let before = 0;
  const midnight = midnightOf(date) ?? 0;
  while (signed.includes(beijingDate(midnight - (before + 1) * day))) before += 1;
  return fenOf(gifts[before % gifts.length] ?? '0');
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
