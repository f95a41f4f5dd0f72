import '../../bets/disputes.tables.ts';
import { withNames } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { recordsOf } from '../../records/record-rows.ts';

const mostListed = 50;

/** Disputes that wait for an answer, oldest first, or the newest answered ones; at most fifty, each with its bet. */
export async function disputeRows(db: Kysely<Tables>, which: 'open' | 'answered') {
  const isOpen = which === 'open';
  const rows = await db
    .selectFrom('sport_disputes')
    .selectAll()
    .where('state', isOpen ? '=' : '!=', 'open')
    .orderBy(isOpen ? 'filed_at' : 'answered_at', isOpen ? 'asc' : 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ bet_id }) => bet_id))];
  const bets = await db.selectFrom('sport_bets').selectAll().where('id', 'in', ids).execute();
  const records = await recordsOf(db, bets, 'zh-CN');
  const ofBet = new Map(bets.map(({ id }, at) => [id, records[at]]));
  const named = await withNames(db, rows);
  return named.flatMap(row => {
    const bet = ofBet.get(row.bet_id);
    return bet ? [{ ...row, bet }] : [];
  });
}

export async function countOpenDisputes(db: Kysely<Tables>): Promise<number> {
  const { open } = await db
    .selectFrom('sport_disputes')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(open);
}

export type DisputeRow = Awaited<ReturnType<typeof disputeRows>>[number];
