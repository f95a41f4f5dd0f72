import { beijingDate, periodAt } from '@lobby/calendar';
import type { Fen } from '@lobby/money';
import type { PromotionDeposit, PromotionFacts } from '../facts.ts';
import { fenOf, type RuleOf } from '../rule.ts';
import type { Step } from '../step.ts';

type DepositRule = Pick<RuleOf<'first-deposit'>, 'percent' | 'cap' | 'minDeposit'>;

/** A share of a deposit or a loss in whole fen, the rest cut off, and never more than the cap. */
export function shareOf(base: Fen, { percent, cap }: Pick<DepositRule, 'percent' | 'cap'>): Fen {
  const share = (base * BigInt(percent)) / 100n;
  return share < fenOf(cap) ? share : fenOf(cap);
}

/** The first deposit of an account, which has to come while the promotion runs. */
export function firstDepositSteps(
  rule: RuleOf<'first-deposit'>,
  { firstDeposit, joinedAt, endsAt, now }: PromotionFacts,
): Step[] {
  const isIn = firstDeposit && firstDeposit.at >= joinedAt && firstDeposit.at < endsAt;
  if (firstDeposit && !isIn) return [depositStep('first', rule, { isOver: true })];
  return [depositStep('first', rule, { deposit: firstDeposit, isOver: now >= endsAt })];
}

/** The first deposit of each day since the member joined, apart from the first of the account; of today also without one. */
export function nextDepositSteps(
  rule: RuleOf<'next-deposit'>,
  { firstDeposit, deposits, endsAt, now }: PromotionFacts,
): Step[] {
  const byDay = new Map<string, PromotionDeposit>();
  for (const deposit of deposits) {
    const day = beijingDate(deposit.at);
    if (deposit.at < endsAt && deposit.at !== firstDeposit?.at && !byDay.has(day)) byDay.set(day, deposit);
  }
  const today = beijingDate(now);
  const before = [...byDay]
    .filter(([day]) => day !== today)
    .map(([day, deposit]) => depositStep(day, rule, { deposit, isOver: true }));
  return now < endsAt
    ? [
        ...before,
        depositStep(today, rule, { deposit: byDay.get(today), isOver: now >= periodAt('day', now).end }),
      ]
    : before;
}

function depositStep(
  key: string,
  rule: DepositRule,
  { deposit, isOver }: { readonly deposit?: PromotionDeposit | undefined; readonly isOver: boolean },
): Step {
  const [done, need] = [deposit?.fen ?? 0n, fenOf(rule.minDeposit)];
  const isReached = deposit !== undefined && done >= need;
  // The one deposit that counts was too small.
  const isMissed = isOver || deposit !== undefined;
  return {
    ...{ key, unit: 'yuan', done, need },
    gift: isReached ? shareOf(done, rule) : fenOf(rule.cap),
    state: isReached ? 'reached' : isMissed ? 'missed' : 'open',
  };
}
