import { day, minute } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { forEachConcurrently } from '@lobby/platform-kernel/time/for-each-concurrently';
import type { Kysely } from 'kysely';
import type { PromotionNeeds } from '../promotion-needs.ts';
import type { MembershipRow, PromotionRow } from '../promotion-rows.ts';
import { reviewMembership } from './review.ts';

/** So long after its end what a promotion still owes is found out: the last of its periods has closed by then. */
const afterEndMs = 2 * day;
/** Members look for themselves; this is for those who do not. */
export const reviewEveryMs = 10 * minute;
const atOnce = 200;
const limit = 4;

/**
 * Reviews everybody who was not reviewed for a while in the promotions that are not over. One who cannot be reviewed keeps
 * no other waiting: it is thrown at the end, and comes again.
 */
export async function reviewAll(db: Kysely<Tables>, now: number, needs: PromotionNeeds): Promise<void> {
  const running = await db
    .selectFrom('promotions')
    .selectAll()
    .where('published_at', 'is not', null)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('ends_at', '>', BigInt(now - afterEndMs)),
        exists(
          selectFrom('promotion_withheld as withheld')
            .select('withheld.key')
            .where('withheld.reason', '=', 'budget-period')
            .whereRef('withheld.promotion_id', '=', 'promotions.id'),
        ),
      ]),
    )
    .execute();
  const errors: unknown[] = [];
  for (const row of running) await reviewMembers(db, row, { now, needs, errors });
  if (errors.length > 0) throw new AggregateError(errors, 'some members were left out; again later');
}

interface Reviewing {
  readonly now: number;
  readonly needs: PromotionNeeds;
  readonly errors: unknown[];
}

async function reviewMembers(db: Kysely<Tables>, row: PromotionRow, { now, needs, errors }: Reviewing) {
  let after = '';
  for (;;) {
    // Of one that is over whoever waits for the budget of a later period.
    const isOver = Number(row.ends_at) <= now - afterEndMs;
    const page = await dueMembers(db, row.id, { before: now - reviewEveryMs, after, isOver });
    const last = page.at(-1);
    if (!last) return;
    await forEachConcurrently(page, limit, membership =>
      db
        .transaction()
        .execute(async trx => void (await reviewMembership(trx, { row, membership, now }, needs)))
        .catch(error => void errors.push(error)),
    );
    after = last.member_id;
  }
}

function dueMembers(
  db: Kysely<Tables>,
  promotionId: number,
  { before, after, isOver }: { readonly before: number; readonly after: string; readonly isOver: boolean },
): Promise<MembershipRow[]> {
  return db
    .selectFrom('promotion_members')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .where('left_at', 'is', null)
    .where('reviewed_at', '<=', BigInt(before))
    .where('member_id', '>', after)
    .$if(isOver, members =>
      members.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('promotion_withheld as withheld')
            .select('withheld.key')
            .where('withheld.reason', '=', 'budget-period')
            .where('withheld.promotion_id', '=', promotionId)
            .whereRef('withheld.member_id', '=', 'promotion_members.member_id'),
        ),
      ),
    )
    .orderBy('member_id')
    .limit(atOnce)
    .execute();
}
