import type { PromotionRule } from '@lobby/funds/promotions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { PromotionRow } from '../promotion-rows.ts';

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

/** Writes a promotion down: a draft, unless it says when it was published. One of a seed that is there stays as it is. */
export async function createPromotion(db: Kysely<Tables>, promotion: NewPromotion): Promise<void> {
  const { siteId, names, rule, excludes, startsAt, endsAt, publishedAt, seed = '' } = promotion;
  await db
    .insertInto('promotions')
    .values({
      ...{ site_id: siteId, seed, excludes, name_zh_cn: names['zh-CN'], name_zh_tw: names['zh-TW'] },
      ...{ rule: JSON.stringify(rule), starts_at: BigInt(startsAt), ends_at: BigInt(endsAt) },
      ...{ published_at: publishedAt === undefined ? null : BigInt(publishedAt), closed_at: null },
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Publishes a draft, or ends early what is published. @returns false when it is not in the state for it. */
export async function changePromotion(
  db: Kysely<Tables>,
  id: number,
  what: 'publish' | 'close',
  now: number,
): Promise<boolean> {
  const change = db.updateTable('promotions').where('id', '=', id).where('closed_at', 'is', null);
  const { numUpdatedRows } = await (what === 'publish'
    ? change.set({ published_at: BigInt(now) }).where('published_at', 'is', null)
    : change.set({ closed_at: BigInt(now) }).where('published_at', 'is not', null)
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Every promotion with the number of its members, the newest first. */
export async function listPromotions(
  db: Kysely<Tables>,
): Promise<(PromotionRow & { readonly members: number })[]> {
  const rows = await db.selectFrom('promotions').selectAll().orderBy('id', 'desc').limit(200).execute();
  const counts = await db
    .selectFrom('promotion_members')
    .select(({ fn }) => ['promotion_id', fn.countAll<bigint>().as('members')])
    .groupBy('promotion_id')
    .execute();
  const membersOf = new Map(counts.map(({ promotion_id, members }) => [promotion_id, Number(members)]));
  return rows.map(row => ({ ...row, members: membersOf.get(row.id) ?? 0 }));
}
