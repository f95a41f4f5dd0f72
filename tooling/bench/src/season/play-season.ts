import { seeded } from '@lobby/draws/testing/seeded';
import { decideDue, recordResult, settleDue } from '@lobby/platform-testing/internals/sportsbook';
import { endsAt, resultsOf } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { plannedOrderOf } from './bot-orders.ts';
import type { FinalScores } from './half-bets.ts';
import { openHouse } from './house.ts';
import { placeOrder } from './place-order.ts';
import { type SettledTicket, settledTickets } from './settled-tickets.ts';

const opening = 10_000_000n;

export interface SeasonReport {
  readonly asked: number;
  readonly settled: readonly SettledTicket[];
  /** Settlements that an independent calculation does not agree with: a sentence each. */
  readonly differences: readonly string[];
  /** The findings of the audits of ledger and exposures, while bets were open and at the end. */
  readonly violations: readonly string[];
  /** Bets that are still open when every match is over. */
  readonly left: number;
}

interface Plan {
  readonly at: number;
  readonly match: TestMatch;
  /** Undefined: the match has ended and its result is published. */
  readonly bot?: number;
}

export interface SeasonSize {
  readonly bots: number;
  /** Of each bot. */
  readonly bets: number;
  /** One match in so many is abandoned after its first half; undefined: none is. */
  readonly abandoned?: number;
}

/**
 * Lets bots bet on a database of their own, while matches are played one after the other on a manual clock. Half of
 * the bets are in play, half are series and systems. The same input results in the same bets.
 */
export async function playSeason(
  matches: readonly TestMatch[],
  { bots, bets, abandoned }: SeasonSize,
): Promise<SeasonReport> {
  const next = seeded(`season/${bots}/${bets}`);
  const start = Math.min(...matches.map(match => match.kickoff)) - 3 * 3_600_000;
  const house = await openHouse(matches, { members: bots, opening, at: start });
  const { db, clock, store, members } = house;
  const isAbandoned = (match: TestMatch) =>
    abandoned !== undefined && matches.indexOf(match) % abandoned === abandoned - 1;
  const scores = new Map<string, FinalScores>();
  const margins = new Map<string, readonly number[]>();
  const violations: string[] = [];
  let asked = 0;
  const plans = plan(matches, bots, bets, next);
  for (const [done, { at, match, bot }] of plans.entries()) {
    clock.set(at);
    await decideDue(db, store, clock);
    if (bot === undefined) {
      await end(match);
    } else {
      asked++;
      await order(bot, match);
    }
    if (done % Math.ceil(plans.length / 5) === 0) violations.push(...(await house.audit()));
  }
  violations.push(...(await house.audit()));
  const left = await house.openBets();
  const { tickets, differences } = await settledTickets(db, { scores, margins, opening });
  await house.close();
  return { asked, settled: tickets, differences, violations, left };

  async function end(match: TestMatch): Promise<void> {
    const now = clock.now();
    const [first, last] = resultsOf(match, now);
    // Safe: it is called a minute after the end of the match.
    const [half, full] = isAbandoned(match)
      ? [first!, { matchId: match.id, version: last!.version, cancelReason: 'D5' }]
      : [first!, last!];
    scores.set(match.id, {
      half: half.half,
      full: 'full' in full ? full.full : undefined,
      goals: ('goals' in full && full.goals) || half.goals,
    });
    for (const result of [half, full]) await recordResult(db, result, now);
    while ((await settleDue(db, now)).more);
  }

  async function order(bot: number, match: TestMatch): Promise<void> {
    const memberId = members[bot]!;
    const planned = await plannedOrderOf(db, { bot, match, matches }, clock.now(), next);
    if (!planned) return;
    const { format, sizes, legs } = planned;
    const operationId = await placeOrder(house, { memberId, format, sizes, legs }, next);
    if (operationId) margins.set(operationId, planned.margins);
  }
}

/** Orders distributed over all matches, two hours before kick-off to the end; then the result of each. By time. */
function plan(matches: readonly TestMatch[], bots: number, bets: number, next: () => number): Plan[] {
  const orders = Array.from({ length: bots * bets }, (_, n): Plan => {
    const match = matches[Math.floor(next() * matches.length)]!;
    const span = endsAt(match).full - match.kickoff;
    const at = match.kickoff + (next() < 0.5 ? next() * span : -next() * 7_200_000);
    return { at: Math.round(at), match, bot: n % bots };
  });
  const results = matches.map((match): Plan => ({ at: endsAt(match).full + 60_000, match }));
  return [...orders, ...results].sort((one, other) => one.at - other.at);
}
