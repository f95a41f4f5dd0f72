import { deadHeatReturn, type Fen, houseDeadHeatRule, validTurnover } from '@lobby/betting';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { postHold } from '../../ledger/index.ts';
import { legsOf, lockBet } from '../bets/stored-bet.ts';
import { doEach } from '../each.ts';
import type { MatchStore } from '../feed/match-store.ts';
import type { StoredBet, StoredLeg } from '../sportsbook.tables.ts';
import { gradeChampion, outcomeOf } from './outcome.ts';
import { newestOutcome, readOutright } from './outright-rows.ts';
import { raceAt } from './race.ts';

/** Results of matches may be corrected this long after an outright is over. */
const watchedFor = 6 * 3_600_000;
/** A runner whose match had no result did not play: D5, match cancelled. */
const didNotPlay = 'D5';

/** Records the outcomes that the results reported so far decide, and settles the bets on them. Answers how many bets. */
export async function settleOutrights(db: Kysely<Tables>, store: MatchStore, now: number): Promise<number> {
  await recordOutcomes(db, store, now);
  const due = await db
    .selectFrom('sport_legs as l')
    .innerJoin('sport_bets as b', 'b.id', 'l.bet_id')
    .innerJoin('sport_outright_results as r', 'r.outright_id', 'l.outright_id')
    .select('b.id')
    .distinct()
    .where('l.result', '=', '')
    .where('b.status', '=', 'open')
    .limit(500)
    .execute();
  let settled = 0;
  await doEach(due, async ({ id }) => {
    if (await settleChampion(db, id, now)) settled++;
  });
  return settled;
}

/** A new version for each outright that has none, or whose matches have a later result. */
async function recordOutcomes(db: Kysely<Tables>, store: MatchStore, now: number): Promise<void> {
  const { rows } = await sql<{ id: string; version: number }>`
    SELECT o.id, coalesce(x.version, 0) AS version
    FROM sport_outrights o
    LEFT JOIN LATERAL (SELECT version, at FROM sport_outright_results
      WHERE outright_id = o.id ORDER BY version DESC LIMIT 1) x ON true
    WHERE o.closes_at <= ${now} AND (x.version IS NULL OR (o.ends_at > ${now - watchedFor} AND EXISTS (
      SELECT 1 FROM sport_outright_runners u JOIN sport_results r ON r.match_id = u.match_id
      WHERE u.outright_id = o.id AND r.at > x.at)))`.execute(db);
  await doEach(rows, async ({ id, version }) => {
    const outright = await readOutright(db, id);
    const outcome = outright && outcomeOf(outright, await raceAt(db, store, outright, now));
    if (!outcome) return;
    await db
      .insertInto('sport_outright_results')
      .values({ outright_id: id, version: version + 1, outcome: JSON.stringify(outcome), at: BigInt(now) })
      // Another process was first.
      .onConflict(conflict => conflict.doNothing())
      .execute();
  });
}

/** Settles one bet by the newest outcome; does nothing when it is settled. Answers whether it did. */
async function settleChampion(db: Kysely<Tables>, betId: bigint, now: number): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const bet = await lockBet(trx, betId);
    const [leg] = await legsOf(trx, betId);
    if (bet?.status !== 'open' || !leg?.outright_id) return false;
    const newest = await newestOutcome(trx, leg.outright_id);
    if (!newest) return false;
    const { grade, deadHeat } = gradeChampion(leg.rtype, newest.outcome);
    await trx
      .updateTable('sport_legs')
      .set({
        result: grade,
        cancel_reason: grade === 'D' ? didNotPlay : '',
        dead_heat: deadHeat,
        result_version: newest.version,
        settled_at: BigInt(now),
      })
      .where('bet_id', '=', betId)
      .execute();
    await settle(trx, bet, { ...leg, result: grade, dead_heat: deadHeat }, now);
    return true;
  });
}

async function settle(
  trx: Transaction<Tables>,
  bet: StoredBet,
  leg: StoredLeg & { readonly result: 'W' | 'L' | 'D' },
  now: number,
): Promise<void> {
  const payout = creditOf(bet, leg);
  await postHold(trx, bet.hold_id, { payout, at: now });
  await trx
    .updateTable('sport_bets')
    .set({
      status: 'settled',
      result: leg.result,
      cancel_reason: leg.result === 'D' ? didNotPlay : '',
      net: payout - bet.risk,
      // Runners of an outright are no two sides of a market: each bet counts for itself.
      turnover: validTurnover({ format: 'E', odds: leg.odds, stake: bet.stake, grade: leg.result }),
      settled_at: BigInt(now),
    })
    .where('id', '=', bet.id)
    .execute();
}

function creditOf({ risk }: Pick<StoredBet, 'risk'>, { result, odds, dead_heat }: StoredLeg): Fen {
  if (result === 'D') return risk;
  if (result !== 'W') return 0n;
  return deadHeatReturn({ rule: houseDeadHeatRule, odds, stake: risk, tied: dead_heat, places: 1 });
}
