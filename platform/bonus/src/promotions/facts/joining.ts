import { fenOf, type JoiningCondition, judgeJoining, leastGift } from '@lobby/funds/promotions';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
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

/** Each condition that a promotion asks of a member, and whether it is met now. */
export async function askJoining(
  db: Db,
  row: PromotionRow,
  joining: Joining,
  { depositsOf }: Pick<PromotionNeeds, 'depositsOf'>,
): Promise<ReadonlyMap<JoiningCondition, boolean>> {
  const { memberId, now } = joining;
  const rule = ruleOf(row);
  const [facts, deposits, others] = [
    await factsOfMember(db, memberId),
    await depositsOf(db, memberId, now),
    await othersOf(db, row, joining),
  ];
  const left = fenOf(rule.budget.total) - row.spent - BigInt(others.held) * leastGift(rule);
  return judgeJoining(rule, {
    ...{ now, registeredAt: facts.registeredAt, startsAt: Number(row.starts_at), endsAt: endOf(row) },
    ...{ grade: facts.vipGrade, bound: boundDataOf(facts), hasDeposited: deposits.first !== undefined },
    ...{ isDeviceUsed: others.device > 0, isAddressUsed: others.address > 0 },
    hasOther: await isInOther(db, row, joining),
    isBudgetLeft: left >= leastGift(rule),
  });
}

/** How many others joined, or hold a place, from this device and this address; and how many hold one at all. */
async function othersOf(db: Db, { id }: PromotionRow, { memberId, deviceId, address, now }: Joining) {
  const joined = await db
    .selectFrom('promotion_members')
    .select(({ fn }) => [
      fn.countAll<bigint>().filterWhere('device_id', '=', deviceId).as('device'),
      fn.countAll<bigint>().filterWhere('address', '=', address).as('address'),
    ])
    .where('promotion_id', '=', id)
    .where('member_id', '<>', memberId)
    .executeTakeFirstOrThrow();
  const holding = await db
    .selectFrom('promotion_conditions as held')
    .select(({ fn }) => [
      fn.countAll<bigint>().filterWhere('held.device_id', '=', deviceId).as('device'),
      fn.countAll<bigint>().filterWhere('held.address', '=', address).as('address'),
      fn.countAll<bigint>().as('held'),
    ])
    .where('held.promotion_id', '=', id)
    .where('held.member_id', '<>', memberId)
    .where('held.held_until', '>', BigInt(now))
    .executeTakeFirstOrThrow();
  return {
    device: Number(joined.device) + Number(holding.device),
    address: Number(joined.address) + Number(holding.address),
    held: Number(holding.held),
  };
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
