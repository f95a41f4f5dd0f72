import { randomUUID } from 'node:crypto';
import { seeded } from '@lobby/draws/testing/seeded';
import {
  auditLedger,
  manualClock,
  migrate,
  openDatabase,
  seedSites,
  type Tables,
} from '@lobby/platform-testing/internals/running';
import { addMatches, createFollowed } from '@lobby/platform-testing/internals/simulation';
import {
  auditExposures,
  createMatchStore,
  decideDue,
  offerAt,
  place,
  recordResult,
  settleDue,
} from '@lobby/platform-testing/internals/sportsbook';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import { endsAt, resultsOf } from '@lobby/simulation';
import { type TestMatch, testSecret } from '@lobby/simulation/testing/match';
import type { Kysely } from 'kysely';
import { plannedOrderOf } from './bot-orders.ts';
import { type SettledTicket, settledTickets } from './settled-tickets.ts';
import type { FinalScores } from './ticket-by-definition.ts';

const siteId = '1001';
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
  const clock = manualClock(start);
  const database = await openDatabase({ databaseUrl: undefined, dataDir: '', inMemory: true });
  const { db } = database;
  await migrate(database, () => seedSites(db, testConfig, start));
  const store = createMatchStore(db, clock, createFollowed(testSecret));
  await addMatches(db, matches);
  const members = await join(db, bots, start);
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
    if (done % Math.ceil(plans.length / 5) === 0) violations.push(...(await audit(db)));
  }
  violations.push(...(await audit(db)));
  const left = await db
    .selectFrom('sport_bets')
    .select('id')
    .where('status', 'in', ['pending', 'open'])
    .execute();
  const { tickets, differences } = await settledTickets(db, { scores, margins, opening });
  await db.destroy();
  return { asked, settled: tickets, differences, violations, left: left.length };

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
    const seen = await offerAt(db, { memberId, format, sizes, legs }, clock.now());
    if ('refusal' in seen) return;
    const { least } = seen.offer.limits;
    clock.advance(Math.round(next() * 2_000));
    const operationId = randomUUID();
    const placement = await db.transaction().execute(trx =>
      place(trx, clock, {
        siteId,
        memberId,
        operationId,
        format,
        sizes,
        // Ten to a hundred yuan on a single, at most twice the least on each combination of several legs.
        unit: least + BigInt(Math.floor(next() * (legs.length === 1 ? 91 : Number(least / 100n)))) * 100n,
        legs: seen.offer.legs.map(({ quote, ...leg }) => ({
          ...leg,
          seenOdds: quote.odds,
          seenLine: quote.line,
          seenStrong: quote.strong,
          seenVersion: quote.stateVersion,
        })),
        policy: 'all',
      }),
    );
    if (placement.placed) margins.set(operationId, planned.margins);
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

async function join(db: Kysely<Tables>, count: number, at: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await addMember(db, { siteId, fen: opening, at }));
  return ids;
}

async function audit(db: Kysely<Tables>): Promise<string[]> {
  return [...(await auditLedger(db)), ...(await auditExposures(db))];
}
