import { beijingDate, day } from '@lobby/calendar';
import {
  judgeJoining,
  type PromotionFacts,
  type PromotionRule,
  promotionRule,
  stepsOf,
} from '@lobby/funds/promotions';
import * as v from 'valibot';
import { dose } from '../dose.ts';
import { type Figure, micros, times } from '../figure.ts';
import { compare } from '../stopwatch.ts';

const now = Date.UTC(2026, 10, 28, 4);
/** Days since the member joined, each with a bet, a deposit and a sign. */
const days = Array.from({ length: 30 }, (_, n) => now - n * day).toReversed();

const facts: PromotionFacts = {
  ...{ now, joinedAt: now - 30 * day, endsAt: now + 30 * day, registeredAt: now - 90 * day },
  ...{ bound: new Set(['phone']), firstDeposit: { at: days[0] ?? now, fen: 200_00n }, firstBetAt: days[0] },
  deposits: days.map(at => ({ at, fen: 500_00n })),
  turnover: new Map(days.map(at => [beijingDate(at), 2_000_00n])),
  uncounted: new Map(),
  results: new Map(days.map(at => [beijingDate(at), -300_00n])),
  ...{
    signed: days.map(beijingDate),
    madeUp: [],
    stops: days.map((_, n) => n % 8),
    codes: ['1'],
    putOff: [],
  },
  invitation: {
    ...{ now, endsAt: now + 30 * day, givenThisMonth: 2 },
    friends: days.map((at, n) => ({
      ...{ id: n, registeredAt: at, bound: new Set(['phone'] as const), deposited: 100_00n, played: 20_00n },
      ...{ isSelf: false, isRepeated: false, isGood: true, givenAt: undefined },
    })),
  },
};

/** The rules of promotions, for whoever may join them and who joined: beside reading them out of their rows. */
export async function rulesFigure(texts: readonly string[]): Promise<Figure> {
  const read = () => texts.map(text => v.parse(promotionRule, JSON.parse(text)));
  const rules = read();
  const measured = await compare(() => judged(rules), read, {
    runs: { ours: 4, theirs: 4 },
    rounds: dose(40, 1),
  });
  return {
    what: `the rules of ${rules.length} promotions: may they be joined, and the steps of thirty days`,
    ours: micros(measured.ours),
    beside: `the rules read from their rows ${micros(measured.theirs)}`,
    ratio: times(measured.ours / measured.theirs),
    goal: '≤ 1 ms each',
    met: measured.ours <= rules.length,
  };
}

function judged(rules: readonly PromotionRule[]): number {
  let told = 0;
  for (const rule of rules) {
    const found = judgeJoining(rule, {
      ...{ now, startsAt: facts.joinedAt, endsAt: facts.endsAt, registeredAt: facts.registeredAt },
      ...{ grade: 3, bound: facts.bound, hasDeposited: true },
      ...{ isDeviceUsed: false, isAddressUsed: false, isPersonUsed: false },
      ...{ hasOther: false, isBudgetLeft: true, bonusRules: 'fair' },
    });
    told += found.size + stepsOf(rule, facts).length;
  }
  return told;
}
