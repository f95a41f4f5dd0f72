import { type PromotionRule, termsFault } from '@lobby/funds/promotions';
import { bonusRulesOf } from '@lobby/platform-identity/sites/bonus-rules';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Kysely } from 'kysely';
import { drawGiftCode, storeGiftCodes } from '../gift-codes/gift-codes.ts';
import { type PromotionRow, ruleOf } from '../promotion-rows.ts';

export interface NewPromotion {
  readonly siteId: string;
  readonly names: { readonly 'zh-CN': string; readonly 'zh-TW': string };
  readonly rule: PromotionRule;
  /** Of the promotions of a site that share it a member is in one at a time; empty: it excludes none. */
  readonly excludes: string;
  /** ms */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly publishedAt?: number;
  /** Names one that comes with the platform. */
  readonly seed?: string;
}

/**
 * Writes a promotion down: a draft, unless it says when it was published. One of a seed that is there stays as it is.
 * @returns its id; undefined when it was there.
 */
export async function createPromotion(
  db: Kysely<Tables>,
  promotion: NewPromotion,
): Promise<number | undefined> {
  const { siteId, names, rule, excludes, startsAt, endsAt, publishedAt, seed = '' } = promotion;
  const row = await db
    .insertInto('promotions')
    .values({
      ...{ site_id: siteId, seed, excludes, name_zh_cn: names['zh-CN'], name_zh_tw: names['zh-TW'] },
      ...{ rule: JSON.stringify(rule), starts_at: BigInt(startsAt), ends_at: BigInt(endsAt) },
      ...{ published_at: publishedAt === undefined ? null : BigInt(publishedAt), closed_at: null },
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

interface NewGiftCodes {
  /** How many codes. */
  readonly count: number;
  /** How many members may redeem each. */
  readonly uses: number;
}

/** Writes down a promotion of gift codes with its codes. @returns them: they cannot be read again. */
export function createWithCodes(
  { db, keys }: Pick<Platform, 'db' | 'keys'>,
  promotion: NewPromotion,
  { count, uses }: NewGiftCodes,
): Promise<readonly string[]> {
  const codes = Array.from({ length: count }, drawGiftCode);
  return db.transaction().execute(async trx => {
    const promotionId = await createPromotion(trx, promotion);
    if (promotionId === undefined) return [];
    await storeGiftCodes(trx, keys, { siteId: promotion.siteId, promotionId, codes, uses });
    return codes;
  });
}

/** What became of a promotion that an operator changes: `state`: it is not in the state for it; `terms`: `termsFault`. */
type Changed = 'done' | 'state' | 'terms';

/** Publishes a draft, as far as the bonus rules of its brand allow it, or ends early what is published. */
export async function changePromotion(
  db: Kysely<Tables>,
  id: number,
  what: 'publish' | 'close',
  now: number,
): Promise<Changed> {
  if (what === 'publish') {
    const row = await findAnyPromotion(db, id);
    if (row && termsFault(ruleOf(row), (await bonusRulesOf(db, [row.site_id]))(row.site_id))) return 'terms';
  }
  const change = db.updateTable('promotions').where('id', '=', id).where('closed_at', 'is', null);
  const { numUpdatedRows } = await (what === 'publish'
    ? change.set({ published_at: BigInt(now) }).where('published_at', 'is', null)
    : change.set({ closed_at: BigInt(now) }).where('published_at', 'is not', null)
  ).executeTakeFirst();
  return numUpdatedRows > 0n ? 'done' : 'state';
}

/** A promotion, published or not; undefined where there is none. */
export const findAnyPromotion = (db: Kysely<Tables>, id: number): Promise<PromotionRow | undefined> =>
  db.selectFrom('promotions').selectAll().where('id', '=', id).executeTakeFirst();

/** A promotion with the number of its members, and of its gift codes and their uses. */
export type ListedPromotion = PromotionRow & {
  readonly members: number;
  readonly codes?: { readonly count: number; readonly uses: number; readonly used: number };
};

/** Every promotion, the newest first. */
export async function listPromotions(db: Kysely<Tables>): Promise<ListedPromotion[]> {
  const rows = await db.selectFrom('promotions').selectAll().orderBy('id', 'desc').limit(200).execute();
  const counts = await db
    .selectFrom('promotion_members')
    .select(({ fn }) => ['promotion_id', fn.countAll<bigint>().as('members')])
    .groupBy('promotion_id')
    .execute();
  const membersOf = new Map(counts.map(({ promotion_id, members }) => [promotion_id, Number(members)]));
  const codesOf = await countCodes(db);
  return rows.map(row => {
    const codes = codesOf.get(row.id);
    return { ...row, members: membersOf.get(row.id) ?? 0, ...(codes && { codes }) };
  });
}

async function countCodes(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('gift_codes')
    .select(({ fn }) => [
      'promotion_id',
      fn.countAll<bigint>().as('count'),
      fn.sum<string>('uses').as('uses'),
      fn.sum<string>('used').as('used'),
    ])
    .groupBy('promotion_id')
    .execute();
  return new Map(
    rows.map(({ promotion_id, count, uses, used }) => [
      promotion_id,
      { count: Number(count), uses: Number(uses), used: Number(used) },
    ]),
  );
}
