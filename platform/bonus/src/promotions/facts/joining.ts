import { fenOf, type JoiningCondition, judgeJoining, leastGift } from '@lobby/funds/promotions';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import { accountsOfPerson } from '@lobby/platform-identity/members/personal-data/accounts-of-person';
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

/** How many others joined, or hold a place, from this device, this address, or as the same person; and all who hold one. */
async function othersOf(db: Db, { id }: PromotionRow, { memberId, deviceId, address, now }: Joining) {
  const accounts = await accountsOfPerson(db, memberId);
  const counted = (table: 'promotion_members' | 'promotion_conditions') =>
    db
      .selectFrom(table)
      .select(({ fn }) => [
        fn.countAll<bigint>().as('all'),
        fn.countAll<bigint>().filterWhere('device_id', '=', deviceId).as('device'),
        fn.countAll<bigint>().filterWhere('address', '=', address).as('address'),
        fn.countAll<bigint>().filterWhere('member_id', 'in', accounts).as('person'),
      ])
      .where('promotion_id', '=', id)
      .where('member_id', '<>', memberId);
  const joined = await counted('promotion_members').executeTakeFirstOrThrow();
  const holding = await counted('promotion_conditions')
    .where(sql<boolean>`held_until > ${BigInt(now)}`)
    .executeTakeFirstOrThrow();
  const isUsed = (what: 'device' | 'address' | 'person') => joined[what] + holding[what] > 0n;
  return {
    ...{ isDeviceUsed: isUsed('device'), isAddressUsed: isUsed('address'), isPersonUsed: isUsed('person') },
    held: holding.all,
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
