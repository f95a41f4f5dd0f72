import { beijingDate, periodAt } from '@lobby/calendar';
import type { Fen } from '@lobby/money';
import type { PromotionDeposit, PromotionFacts } from '../facts.ts';
import { fenOf, type RuleOf } from '../rule.ts';
import type { Step } from '../step.ts';

type DepositRule = Pick<RuleOf<'first-deposit'>, 'percent' | 'cap' | 'minDeposit'>;

/** A share of a deposit or a loss in whole fen, the rest cut off, and never more than the cap. */
export function shareOf(base: Fen, { percent, cap }: Pick<DepositRule, 'percent' | 'cap'>): Fen {
  return atMost(fenOf(cap), (base * BigInt(percent)) / 100n);
}

const atMost = (most: Fen, fen: Fen): Fen => (fen < most ? fen : most);

/** The amounts of a rule, read once for all its steps. */
const amountsOf = ({ percent, cap, minDeposit }: DepositRule) => ({
  ...{ percent: BigInt(percent), cap: fenOf(cap), need: fenOf(minDeposit) },
});
type Amounts = ReturnType<typeof amountsOf>;

/** The first deposit of an account, which has to come while the promotion runs. */
export function firstDepositSteps(
  rule: RuleOf<'first-deposit'>,
  { firstDeposit, joinedAt, endsAt, now }: PromotionFacts,
): Step[] {
  const isIn = firstDeposit && firstDeposit.at >= joinedAt && firstDeposit.at < endsAt;
  const amounts = amountsOf(rule);
  if (firstDeposit && !isIn) {
    const reason = firstDeposit.at < joinedAt ? 'before-joining' : 'late';
    return [{ ...depositStep('first', amounts, { isOver: true }), reason }];
  }
  return [depositStep('first', amounts, { deposit: firstDeposit, isOver: now >= endsAt })];
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
  const amounts = amountsOf(rule);
  const today = beijingDate(now);
  const before = [...byDay]
    .filter(([day]) => day !== today)
    .map(([day, deposit]) => depositStep(day, amounts, { deposit, isOver: true }));
  // A deposit of the day on which it ended is told at once.
  return now < endsAt || byDay.has(today)
    ? [
        ...before,
        depositStep(today, amounts, { deposit: byDay.get(today), isOver: now >= periodAt('day', now).end }),
      ]
    : before;
}

function depositStep(
  key: string,
  { percent, cap, need }: Amounts,
  { deposit, isOver }: { readonly deposit?: PromotionDeposit | undefined; readonly isOver: boolean },
): Step {
  const done = deposit?.fen ?? 0n;
  const isReached = deposit !== undefined && done >= need;
  // The one deposit that counts was too small.
  const isMissed = isOver || deposit !== undefined;
  return {
    ...{ key, unit: 'yuan', done, need },
    gift: isReached ? atMost(cap, (done * percent) / 100n) : cap,
    state: isReached ? 'reached' : isMissed ? 'missed' : 'open',
    ...(isMissed && !isReached && { reason: deposit ? 'below-least' : 'not-done' }),
  };
}
