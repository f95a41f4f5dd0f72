import './promotions.tables.ts';
import { type PromotionKind, type PromotionRule, promotionRule } from '@lobby/funds/promotions';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import type { MembershipRow, PromotionRow } from './promotions.tables.ts';

export type { MembershipRow, PromotionRow } from './promotions.tables.ts';

/** Reads the rule of a row. */
export const ruleOf = ({ rule }: { readonly rule: string }): PromotionRule =>
  v.parse(promotionRule, JSON.parse(rule));

/** When a promotion ends, ms: as was said, or when its operator ended it. */
export const endOf = ({ ends_at, closed_at }: PromotionRow): number =>
  Math.min(Number(ends_at), Number(closed_at ?? ends_at));

/** The name of a promotion in the language of a request. */
export const nameOf = (row: Pick<PromotionRow, 'name_zh_cn' | 'name_zh_tw'>, langx: string): string =>
  localeOf(langx) === 'zh-TW' ? row.name_zh_tw : row.name_zh_cn;

/** Whether a promotion is offered to members: one of gift codes is for whoever was given a code. */
const isOffered = (row: PromotionRow): boolean => ruleOf(row).kind !== 'gift-code';

/** The published promotions of a site that have begun and did not end before an instant, ms; those that end first, first. */
export async function publishedPromotions(
  db: Kysely<Tables>,
  siteId: string,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<PromotionRow[]> {
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('published_at', '<=', BigInt(now))
    .where('starts_at', '<=', BigInt(now))
    .where('ends_at', '>', BigInt(since))
    .orderBy('ends_at')
    .orderBy('id')
    .execute();
  return rows.filter(isOffered);
}

/** Of the promotions of a kind the one that runs, or else the last that did; of several that run, the one of the member. */
export function currentOfKind(
  rows: readonly PromotionRow[],
  kind: PromotionKind,
  { joined, now }: { readonly joined: ReadonlyMap<number, MembershipRow>; readonly now: number },
): PromotionRow[] {
  const ofKind = rows
    .filter(row => ruleOf(row).kind === kind)
    .toSorted((one, other) => endOf(one) - endOf(other));
  const running = ofKind.filter(row => now < endOf(row));
  const chosen = running.find(({ id }) => joined.has(id)) ?? running[0] ?? ofKind.at(-1);
  return chosen ? [chosen] : [];
}

/** A published promotion of a site that members are offered; undefined for another. */
export async function findPromotion(
  db: Kysely<Tables>,
  { siteId, id, now }: { readonly siteId: string; readonly id: string; readonly now: number },
): Promise<PromotionRow | undefined> {
  const row = await db
    .selectFrom('promotions')
    .selectAll()
    .where('id', '=', Number(id))
    .where('site_id', '=', siteId)
    .where('published_at', '<=', BigInt(now))
    .executeTakeFirst();
  return row && isOffered(row) ? row : undefined;
}

/** What a member joined, by the id of the promotion. */
export async function membershipsOf(
  db: Kysely<Tables>,
  memberId: string,
): Promise<ReadonlyMap<number, MembershipRow>> {
  const rows = await db
    .selectFrom('promotion_members')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map(row => [row.promotion_id, row]));
}

/** Locks a promotion until the transaction ends, after its member: what is left of its budget is exact then. */
export function lockPromotion(trx: Transaction<Tables>, id: number): Promise<PromotionRow> {
  return trx
    .selectFrom('promotions')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
