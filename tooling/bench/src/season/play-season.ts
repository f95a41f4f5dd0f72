import { randomUUID } from 'node:crypto';
import { type Grade, oddsFormats } from '@lobby/betting';
import { addMember } from '@lobby/platform/testing/add-member';
import { testConfig } from '@lobby/platform/testing/config';
import {
  auditLedger,
  handClock,
  migrate,
  openDatabase,
  seedSites,
  type Tables,
} from '@lobby/platform/testing/internals/running';
import { addMatches, createFollowed, endsAt, resultsOf } from '@lobby/platform/testing/internals/simulation';
import {
  auditExposures,
  createMatchStore,
  decideDue,
  inputsAt,
  offerAt,
  place,
  recordResult,
  settleDue,
} from '@lobby/platform/testing/internals/sportsbook';
import { momentAt } from '@lobby/platform/testing/internals/trader';
import { type TestMatch, testSecret } from '@lobby/platform/testing/match';
import { seeded } from '@lobby/platform/testing/seeded';
import type { Kysely } from 'kysely';
import { choose, habits, marginAt } from './bots.ts';

const siteId = '1001';

/** A settled bet, yuan, with the house's stated margin of the decided amount. */
export interface SettledBet {
  readonly matchId: string;
  readonly risk: number;
  readonly net: number;
  readonly grade: Grade;
  readonly margin: number;
}

export interface SeasonReport {
  readonly asked: number;
  readonly settled: readonly SettledBet[];
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

/**
 * Lets bots bet, with the real placing, deciding and settling on a database of their own, while matches are played one
 * after the other on a manual clock. Every bot is a member with one habit; half of the bets are placed in play. The same
 * `matches`, `bots` and `bets` result in the same bets.
 */
export async function playSeason(
  matches: readonly TestMatch[],
  { bots, bets }: { readonly bots: number; readonly bets: number },
): Promise<SeasonReport> {
  const next = seeded(`season/${bots}/${bets}`);
  const start = Math.min(...matches.map(match => match.kickoff)) - 3 * 3_600_000;
  const clock = handClock(start);
  const database = await openDatabase({ databaseUrl: undefined, dataDir: '', inMemory: true });
  const { db } = database;
  await migrate(database, () => seedSites(db, testConfig, start));
  const store = createMatchStore(db, clock, createFollowed(testSecret));
  await addMatches(db, matches);
  const members = await join(db, bots, start);
  const margins = new Map<string, number>();
  const violations: string[] = [];
  let asked = 0;
  const plans = plan(matches, bots, bets, next);
  for (const [done, { at, match, bot }] of plans.entries()) {
    clock.set(at);
    await decideDue(db, store, clock);
    if (bot === undefined) {
      for (const news of resultsOf(match, at)) await recordResult(db, news, at);
      while ((await settleDue(db, at)).more);
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
  const settled = await settledBets(db, margins);
  await db.destroy();
  return { asked, settled, violations, left: left.length };

  async function order(bot: number, match: TestMatch): Promise<void> {
    const now = clock.now();
    const memberId = members[bot]!;
    const format = oddsFormats[bot % oddsFormats.length]!;
    const moment = momentAt(match, now, await inputsAt(db, match.id, now));
    const selection = choose(habits[bot % habits.length]!, match, moment, next);
    if (!selection) return;
    const seen = await offerAt(db, { memberId, match, selection, format }, now);
    if ('refusal' in seen) return;
    const { quote } = seen.offer;
    const margin = marginAt(match, selection.market, moment, format);
    if (margin === undefined) return;
    clock.advance(Math.round(next() * 2_000));
    const operationId = randomUUID();
    const taken = await db.transaction().execute(trx =>
      place(trx, clock, {
        siteId,
        memberId,
        operationId,
        gid: `${match.id}0`,
        match,
        selection,
        format,
        stake: BigInt(10 + Math.floor(next() * 91)) * 100n,
        seenOdds: quote.odds,
        seenLine: quote.line,
        seenStrong: quote.strong,
        seenVersion: quote.stateVersion,
        policy: 'all',
      }),
    );
    if (taken.taken) margins.set(operationId, margin);
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
  while (ids.length < count) ids.push(await addMember(db, { siteId, fen: 1_000_000n, at }));
  return ids;
}

async function audit(db: Kysely<Tables>): Promise<string[]> {
  return [...(await auditLedger(db)), ...(await auditExposures(db))];
}

async function settledBets(db: Kysely<Tables>, margins: ReadonlyMap<string, number>): Promise<SettledBet[]> {
  const rows = await db
    .selectFrom('sport_bets')
    .select(['match_id', 'operation_id', 'risk', 'net', 'result'])
    .where('status', '=', 'settled')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    matchId: row.match_id,
    risk: Number(row.risk) / 100,
    net: Number(row.net) / 100,
    // Safe: a settled bet has one.
    grade: row.result as Grade,
    margin: margins.get(row.operation_id) ?? Number.NaN,
  }));
}
