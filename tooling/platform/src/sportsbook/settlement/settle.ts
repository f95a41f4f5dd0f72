import { type Grade, gradeMarket, markets, settleBet } from '@lobby/betting';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { postHold } from '../../ledger/index.ts';
import { doEach } from '../each.ts';
import { readScore } from '../fixture-feed/score.ts';
import { addExposure } from '../risk/exposure-rows.ts';
import type { StoredBet } from '../sportsbook.tables.ts';
import { countTurnover } from './turnover.ts';

type Result = Selectable<Tables['sport_results']>;

const halfMarkets = markets.filter(market => market.period === 'half').map(market => market.wtype);

/**
 * Grades a bet by a result of its match: undefined while the score it needs is not known.
 * D when the match will not be finished and the bet was not decided before.
 */
function gradeBet(bet: StoredBet, result: Result): Grade | undefined {
  return gradeMarket(
    {
      wtype: bet.wtype,
      rtype: bet.rtype,
      line: bet.line,
      strong: bet.strong,
      scoreAtBet: readScore(bet.score_at_bet),
    },
    {
      half: readScore(result.half),
      full: readScore(result.full),
      cancelled: result.cancel_reason !== '',
    },
  );
}

/** All reported results of a match: a finished half counts even if the match was then abandoned. */
function foldResults(rows: readonly Result[]): Result | undefined {
  return rows.reduce<Result | undefined>(
    (known, row) => ({
      ...row,
      half: row.half ?? known?.half ?? null,
      full: row.full ?? known?.full ?? null,
    }),
    undefined,
  );
}

/** Settles one bet by the newest result, in one transaction; does nothing when it has been settled concurrently. */
export async function settleOne(db: Kysely<Tables>, betId: bigint, now: number): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const bet = await trx
      .selectFrom('sport_bets')
      .selectAll()
      .where('id', '=', betId)
      .where('status', '=', 'open')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!bet) return false;
    const result = foldResults(
      await trx
        .selectFrom('sport_results')
        .selectAll()
        .where('match_id', '=', bet.match_id)
        .orderBy('version')
        .execute(),
    );
    const grade = result && gradeBet(bet, result);
    if (!grade) return false;
    const money = settleBet({ format: bet.price_format, odds: bet.odds, stake: bet.stake, grade });
    await postHold(trx, bet.hold_id, { payout: money.credit, at: now });
    await addExposure(trx, bet, { risk: -bet.risk, win: -bet.win, pending: 0n });
    await trx
      .updateTable('sport_bets')
      .set({
        status: 'settled',
        result: grade,
        cancel_reason: grade === 'D' ? result.cancel_reason : '',
        net: money.net,
        settled_at: BigInt(now),
        result_version: result.version,
      })
      .where('id', '=', bet.id)
      .execute();
    // After postHold, which has locked the member's account.
    await countTurnover(trx, bet);
    return true;
  });
}

/** Settles every open bet whose result is known: first-half markets from half-time on. Answers how many. */
export async function settleDue(db: Kysely<Tables>, now: number): Promise<number> {
  const due = await db
    .selectFrom('sport_bets as b')
    .innerJoin('sport_results as r', 'r.match_id', 'b.match_id')
    .select('b.id')
    .distinct()
    .where('b.status', '=', 'open')
    .where(({ or, and, eb }) =>
      or([
        eb('r.full', 'is not', null),
        eb('r.cancel_reason', '!=', ''),
        and([eb('r.half', 'is not', null), eb('b.wtype', 'in', halfMarkets)]),
      ]),
    )
    .limit(500)
    .execute();
  let settled = 0;
  await doEach(due, async ({ id }) => {
    if (await settleOne(db, id, now)) settled++;
  });
  return settled;
}
