import { day } from '@lobby/calendar';
import type { PromotionFacts } from '../facts.ts';
import { fenOf, type NewcomerTask, type RuleOf } from '../rule.ts';
import type { Step } from '../step.ts';

/** The tasks of a new member, each with its own gift, until the account is too old or the promotion ends. */
export function taskSteps(rule: RuleOf<'tasks'>, facts: PromotionFacts): Step[] {
  const last = Math.min(facts.registeredAt + rule.withinDays * day, facts.endsAt);
  return rule.tasks.map(({ task, gift }) => {
    const isDone = wasDone(task, facts, last);
    const step = { key: task, unit: 'times', done: isDone ? 1n : 0n, need: 1n, gift: fenOf(gift) } as const;
    if (isDone) return { ...step, state: 'reached' };
    if (facts.now < last) return { ...step, state: 'open' };
    return { ...step, state: 'missed', reason: wasDone(task, facts, Infinity) ? 'late' : 'not-done' };
  });
}

/**
 * Whether a task was done before an instant, ms. When data was bound is not known: it counts while there is time, and
 * when its gift waits since then.
 */
function wasDone(
  task: NewcomerTask,
  { bound, firstDeposit, firstBetAt, now, putOff }: PromotionFacts,
  last: number,
) {
  if (task === 'first-deposit') return firstDeposit !== undefined && firstDeposit.at < last;
  if (task === 'first-bet') return firstBetAt !== undefined && firstBetAt < last;
  if (now >= last && !putOff.includes(task)) return false;
  return bound.has(
    ({ 'bind-phone': 'phone', 'bind-real-name': 'real-name', 'bind-email': 'email' } as const)[task],
  );
}
