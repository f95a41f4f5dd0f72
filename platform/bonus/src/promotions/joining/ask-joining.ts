import { fenOf, type JoiningCondition, judgeJoining, leastGift, termsFault } from '@lobby/funds/promotions';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import { accountsOfPerson } from '@lobby/platform-identity/members/personal-data/accounts-of-person';
import { bonusRulesOf } from '@lobby/platform-identity/sites/bonus-rules';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import { boundDataOf } from '../facts/bound-data.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { endOf, type PromotionRow, ruleOf } from '../promotion-rows.ts';

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

/** Each condition that was asked for, and whether it is met. */
export type Found = ReadonlyMap<JoiningCondition, boolean>;

/** Each condition that a promotion asks of a member, and whether it is met now. */
export async function askJoining(
  db: Db,
  row: PromotionRow,
  joining: Joining,
  needs: Pick<PromotionNeeds, 'depositsOf'>,
): Promise<Found> {
  const found = (await askJoiningEach(db, [row], joining, needs)).get(row.id);
  if (!found) throw new Error('each promotion that is asked about is answered');
  return found;
}

/** The same of several promotions, by their ids: as many statements as for one. */
export async function askJoiningEach(
  db: Db,
  rows: readonly PromotionRow[],
  joining: Joining,
  { depositsOf }: Pick<PromotionNeeds, 'depositsOf'>,
): Promise<ReadonlyMap<number, Found>> {
  if (rows.length === 0) return new Map();
  const { memberId, now } = joining;
  const facts = await factsOfMember(db, memberId);
  const deposits = await depositsOf(db, memberId, now);
  const others = await othersOf(db, rows, joining);
  const excluding = await excludingOf(db, rows, joining);
  const unusual = rows.filter(row => termsFault(ruleOf(row), 'fair'));
  const bonusRules = await bonusRulesOf(db, [...new Set(unusual.map(({ site_id }) => site_id))]);
  const own = {
    ...{ now, registeredAt: facts.registeredAt, grade: facts.vipGrade, bound: boundDataOf(facts) },
    hasDeposited: deposits.first !== undefined,
  };
  return new Map(
    rows.map(row => {
      const rule = ruleOf(row);
      const { held, ...used } = others.get(row.id) ?? nobody;
      const left = fenOf(rule.budget.total) - row.spent - held * leastGift(rule);
      const found = judgeJoining(rule, {
        ...{ ...own, ...used, startsAt: Number(row.starts_at), endsAt: endOf(row) },
        hasOther: excluding.some(
          other => other.id !== row.id && other.site_id === row.site_id && other.excludes === row.excludes,
        ),
        isBudgetLeft: left >= leastGift(rule),
        bonusRules: bonusRules(row.site_id),
      });
      return [row.id, found];
    }),
  );
}

interface Others {
  readonly isDeviceUsed: boolean;
  readonly isAddressUsed: boolean;
  readonly isPersonUsed: boolean;
  /** How many hold a place. */
  readonly held: bigint;
}

const nobody: Others = { isDeviceUsed: false, isAddressUsed: false, isPersonUsed: false, held: 0n };

/** Whether others joined, or hold a place, from this device, this address, or as the same person; by the promotions. */
async function othersOf(
  db: Db,
  promotions: readonly PromotionRow[],
  { memberId, deviceId, address, now }: Joining,
): Promise<ReadonlyMap<number, Others>> {
  const accounts = await accountsOfPerson(db, memberId);
  const ids = sql`${promotions.map(({ id }) => id)}::integer[]`;
  const { rows } = await sql<Others & { readonly id: number }>`WITH others AS (
      SELECT promotion_id, member_id, device_id, address, false AS is_held FROM promotion_members
      WHERE promotion_id = ANY(${ids}) AND member_id <> ${memberId}
        AND (device_id = ${deviceId} OR address = ${address} OR member_id = ANY(${accounts}::text[]))
      UNION ALL
      SELECT promotion_id, member_id, device_id, address, true FROM promotion_conditions
      WHERE promotion_id = ANY(${ids}) AND member_id <> ${memberId} AND held_until > ${BigInt(now)}
    )
    SELECT promotion_id AS id, bool_or(device_id = ${deviceId}) AS "isDeviceUsed",
      bool_or(address = ${address}) AS "isAddressUsed",
      bool_or(member_id = ANY(${accounts}::text[])) AS "isPersonUsed",
      count(*) FILTER (WHERE is_held) AS held
    FROM others GROUP BY promotion_id`.execute(db);
  return new Map(rows.map(({ id, ...found }) => [id, { ...found, held: BigInt(found.held) }]));
}

/** The promotions under way that the member is in and that exclude others by a word of theirs. */
async function excludingOf(
  db: Db,
  rows: readonly PromotionRow[],
  { memberId, now }: Joining,
): Promise<Pick<PromotionRow, 'id' | 'site_id' | 'excludes'>[]> {
  if (rows.every(({ excludes }) => excludes === '')) return [];
  return db
    .selectFrom('promotion_members as joined')
    .innerJoin('promotions', 'promotions.id', 'joined.promotion_id')
    .select(['promotions.id', 'promotions.site_id', 'promotions.excludes'])
    .where('joined.member_id', '=', memberId)
    .where('joined.left_at', 'is', null)
    .where('promotions.excludes', '<>', '')
    .where('promotions.ends_at', '>', BigInt(now))
    .where('promotions.closed_at', 'is', null)
    .execute();
}
