import { beijingDate, day as dayMs, periodAt } from '@lobby/calendar';
import { type GameCategory, rebateOf } from '@lobby/funds';
import { parseRatio } from '@lobby/money';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { forEachConcurrently } from '@lobby/platform-kernel/time/for-each-concurrently';
import { creditRebate } from '@lobby/platform-ledger';
import type { Kysely } from 'kysely';
import { depositTerms, type EmptiedVenues, openRequirement, takeForRebate } from '../turnover/index.ts';
import { rebateRate, rebateThreshold } from './rebate-rates.ts';

/** Noon: corrections of the evening's results have come by then. ms after midnight. */
const paidFromMs = 12 * 3_600_000;
/** Days that a platform that stood still makes up for. */
const daysBack = 7;
const atOnce = 200;
/** Rebates that are paid at one time. */
const limit = 4;

interface Due {
  readonly siteId: string;
  readonly memberId: string;
  readonly category: GameCategory;
  /** When the day began and ended, ms. */
  readonly day: number;
  readonly end: number;
}

/**
 * Pays the rebates of the days that are over and were not paid, the oldest first; any process may, each is paid once.
 * One that fails keeps no other waiting: it is thrown at the end, and comes again.
 */
export async function payRebates(
  db: Kysely<Tables>,
  {
    now,
    emptiedVenues,
    page = atOnce,
  }: { readonly now: number; readonly emptiedVenues: EmptiedVenues; readonly page?: number },
): Promise<void> {
  const days = Array.from({ length: daysBack }, (_, n) => periodAt('day', now - (daysBack - n) * dayMs));
  const over = days.filter(({ end }) => now >= end + paidFromMs);
  await forEachConcurrently(over, 1, async ({ start, end }) => {
    const errors: unknown[] = [];
    let last: Due | undefined;
    do {
      const due = await dueOf(db, { start, end }, { page, last });
      const paid = forEachConcurrently(due, limit, one => pay(db, one, { now, emptiedVenues }));
      await paid.catch(error => errors.push(error));
      last = due.at(-1);
    } while (last);
    if (errors.length > 0) throw new AggregateError(errors, 'rebates of a day were not paid; again later');
  });
}

/** @param last the one before: those that failed are not looked at again in this run. */
async function dueOf(
  db: Kysely<Tables>,
  { start: day, end }: { readonly start: number; readonly end: number },
  { page, last }: { readonly page: number; readonly last: Due | undefined },
): Promise<Due[]> {
  const rows = await db
    .selectFrom('turnover_bets as bet')
    .select(['bet.site_id as siteId', 'bet.member_id as memberId', 'bet.category'])
    .where('bet.settled_at', '>=', BigInt(day))
    .where('bet.settled_at', '<', BigInt(end))
    .where('bet.valid', '>', 0n)
    .where('bet.is_rebated', '=', false)
    .$if(last !== undefined, query =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('bet.member_id', 'bet.category'),
          '>',
          tuple(last?.memberId ?? '', last?.category ?? 'TY'),
        ),
      ),
    )
    .groupBy(['bet.site_id', 'bet.member_id', 'bet.category'])
    .orderBy('bet.member_id')
    .orderBy('bet.category')
    .limit(page)
    .execute();
  return rows.map(row => ({ ...row, day, end }));
}

async function pay(
  db: Kysely<Tables>,
  { siteId, memberId, category, day, end }: Due,
  { now, emptiedVenues }: Parameters<typeof payRebates>[1],
): Promise<void> {
  await db.transaction().execute(async trx => {
    await lockMember(trx, memberId);
    const base = await takeForRebate(trx, { memberId, category, start: day, end });
    if (base === 0n) return;
    const { vipGrade } = await factsOfMember(trx, memberId);
    const { rate, cap } = rebateRate(category, vipGrade);
    const exact = parseRatio(rate);
    if (!exact) throw new Error(`"${rate}" is no rate`);
    const amount = rebateOf(base, { rate: exact, threshold: rebateThreshold, cap });
    const paid = await trx
      .insertInto('rebates')
      .values({
        ...{ category, base, rate, amount },
        member_id: memberId,
        site_id: siteId,
        day: BigInt(day),
        paid_at: BigInt(now),
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    if (!paid || amount === 0n) return;
    const of = `${memberId}/${beijingDate(day)}/${category}`;
    const shared = { siteId, memberId, at: now };
    const opened = { ...shared, source: 'rebate', of, base: amount, terms: depositTerms } as const;
    await openRequirement(trx, opened, emptiedVenues);
    await creditRebate(trx, { ...shared, amount, transferId: `rebate:${of}`, reference: `rebate:${of}` });
  });
}
