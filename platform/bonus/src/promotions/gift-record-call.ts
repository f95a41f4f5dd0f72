import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { GrantRow } from '../grants/grants.ts';
import { wireGrant } from '../grants/wire-grant.ts';
import { countDue } from '../turnover/count-due.ts';
import type { EmptiedVenues } from '../turnover/index.ts';
import { turnoverOfGrants } from '../turnover/turnover-of-grants.ts';
import { type CodeNeeds, tryGiftCode } from './gift-codes/try-code.ts';
import { nameOf, ruleOf } from './promotion-rows.ts';

/** The gifts of a member, a page at a time, the newest first; a code that comes with the call is redeemed first. */
export const giftRecordCall = (needs: CodeNeeds, emptiedVenues: EmptiedVenues) =>
  implement(contract.activityTopGift.exchangeRecord, async ({ code, of, pageNum, pageSize, langx }, ctx) => {
    const { db, clock } = ctx;
    const { id: memberId } = memberOf(ctx);
    const brought = code === undefined ? undefined : await tryGiftCode(ctx, code, needs);
    await db.transaction().execute(trx => countDue(trx, memberId, { now: clock.now(), emptiedVenues }));
    const own = db
      .selectFrom('grants')
      .where('member_id', '=', memberId)
      .$if(of === 'codes', grants =>
        grants.where('id', 'in', codes =>
          codes.selectFrom('gift_redemptions').select('grant_id').where('member_id', '=', memberId),
        ),
      );
    const { total } = await own
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await own
      .selectAll()
      .orderBy('reached_at', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute();
    return {
      ...{ pageNum, pageSize, total: Number(total), list: await wireGrants(db, rows, langx) },
      redeemed: brought
        ? {
            gift: wireGrant(brought.grant, { name: nameOf(brought.promotion, langx), done: 0n }),
            group: ruleOf(brought.promotion).turnover.group,
          }
        : null,
    };
  });

async function wireGrants(db: Kysely<Tables>, rows: readonly GrantRow[], langx: string) {
  const done = await turnoverOfGrants(
    db,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(db, rows, langx);
  return rows.map(row =>
    wireGrant(row, { name: names.get(row.promotion_id ?? 0) ?? '', done: done.get(row.id) ?? 0n }),
  );
}

async function namesOf(db: Kysely<Tables>, rows: readonly GrantRow[], langx: string) {
  const ids = [...new Set(rows.flatMap(({ promotion_id }) => promotion_id ?? []))];
  if (ids.length === 0) return new Map<number, string>();
  const found = await db
    .selectFrom('promotions')
    .select(['id', 'name_zh_cn', 'name_zh_tw'])
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map(row => [row.id, nameOf(row, langx)]));
}
