import { fenOf, type JoiningCondition, judgeJoining, leastGift } from '@lobby/funds/promotions';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import { accountsOfPerson } from '@lobby/platform-identity/members/personal-data/accounts-of-person';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { endOf, type PromotionRow, ruleOf } from '../promotion-rows.ts';
import { boundDataOf } from './bound-data.ts';

export interface Joining {
  readonly memberId: string;
  readonly deviceId: string;
  readonly address: string;
  /** ms */
  readonly now: number;
}

type Db = Kysely<Tables>;

/** Who wants to join, and from where. */
export const joiningOf = (ctx: Context): Joining => ({
  ...{ memberId: memberOf(ctx).id, deviceId: ctx.deviceId, address: ctx.ip },
  now: ctx.clock.now(),
});

/** Each condition that a promotion asks of a member, and whether it is met now. */
export async function askJoining(
  db: Db,
  row: PromotionRow,
  joining: Joining,
  { depositsOf }: Pick<PromotionNeeds, 'depositsOf'>,
): Promise<ReadonlyMap<JoiningCondition, boolean>> {
  const { memberId, now } = joining;
  const rule = ruleOf(row);
  const [facts, deposits, { held, ...others }] = [
    await factsOfMember(db, memberId),
    await depositsOf(db, memberId, now),
    await othersOf(db, row, joining),
  ];
  const left = fenOf(rule.budget.total) - row.spent - held * leastGift(rule);
  return judgeJoining(rule, {
    ...{ now, registeredAt: facts.registeredAt, startsAt: Number(row.starts_at), endsAt: endOf(row) },
    ...{ grade: facts.vipGrade, bound: boundDataOf(facts), hasDeposited: deposits.first !== undefined },
    ...others,
    hasOther: await isInOther(db, row, joining),
    isBudgetLeft: left >= leastGift(rule),
  });
}

interface Others {
  readonly isDeviceUsed: boolean;
  readonly isAddressUsed: boolean;
  readonly isPersonUsed: boolean;
  /** How many hold a place. */
  readonly held: bigint;
}

/** Whether others joined, or hold a place, from this device, this address, or as the same person. */
async function othersOf(
  db: Db,
  { id }: PromotionRow,
  { memberId, deviceId, address, now }: Joining,
): Promise<Others> {
  const accounts = await accountsOfPerson(db, memberId);
  const { rows } = await sql<Others>`WITH others AS (
      SELECT member_id, device_id, address, false AS is_held FROM promotion_members
      WHERE promotion_id = ${id} AND member_id <> ${memberId}
      UNION ALL
      SELECT member_id, device_id, address, true FROM promotion_conditions
      WHERE promotion_id = ${id} AND member_id <> ${memberId} AND held_until > ${BigInt(now)}
    )
    SELECT COALESCE(bool_or(device_id = ${deviceId}), false) AS "isDeviceUsed",
      COALESCE(bool_or(address = ${address}), false) AS "isAddressUsed",
      COALESCE(bool_or(member_id = ANY(${accounts}::text[])), false) AS "isPersonUsed",
      count(*) FILTER (WHERE is_held) AS held
    FROM others`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('an aggregate has one row');
  return { ...found, held: BigInt(found.held) };
}

/** Whether the member is in another promotion that shares the word of this one and has not ended. */
async function isInOther(db: Db, { id, site_id, excludes }: PromotionRow, { memberId, now }: Joining) {
  if (excludes === '') return false;
  const other = await db
    .selectFrom('promotion_members as joined')
    .innerJoin('promotions', 'promotions.id', 'joined.promotion_id')
    .select('promotions.id')
    .where('joined.member_id', '=', memberId)
    .where('joined.left_at', 'is', null)
    .where('promotions.site_id', '=', site_id)
    .where('promotions.excludes', '=', excludes)
    .where('promotions.id', '<>', id)
    .where('promotions.ends_at', '>', BigInt(now))
    .where('promotions.closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
