import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** What the rest of the platform may ask about a member. */
export interface MemberFacts {
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  /** As it was bound; empty when it is not. */
  readonly realName: string;
  /** YYYY-MM-DD; empty when it is not bound. */
  readonly birthday: string;
  readonly vipGrade: number;
  /** When the account was made, ms. */
  readonly registeredAt: number;
  /** ms; withdrawals are held until then. */
  readonly withdrawalsHeldUntil: number;
  readonly isFrozen: boolean;
}

/** The facts about a member, as they are now. @throws Error when there is no such member. */
export async function factsOfMember(db: Kysely<Tables>, memberId: string): Promise<MemberFacts> {
  const row = await db
    .selectFrom('members')
    .select([
      'phone',
      'email',
      'real_name',
      'birthday',
      'vip_level',
      'withdrawals_held_until',
      'frozen_at',
      'created_at',
    ])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    hasPhone: row.phone !== '',
    hasEmail: row.email !== '',
    realName: row.real_name,
    birthday: row.birthday,
    vipGrade: row.vip_level,
    registeredAt: Number(row.created_at),
    withdrawalsHeldUntil: Number(row.withdrawals_held_until),
    isFrozen: row.frozen_at !== null,
  };
}

/** Members whose accounts are frozen, for a statement of another domain. */
export const frozenMembers = (db: Kysely<Tables>) =>
  db.selectFrom('members').select('id').where('frozen_at', 'is not', null);

/** What a member is called. */
export interface MemberNames {
  /** The name of the account. */
  readonly name: string;
  /** Empty when it is not bound. */
  readonly realName: string;
}

/** The names of several members by their ids, in one statement; null stands for nobody and is skipped. */
export async function namesOfMembers(
  db: Kysely<Tables>,
  memberIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, MemberNames>> {
  const wanted = [...new Set(memberIds.filter(id => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('members')
    .select(['id', 'name', 'real_name'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map(({ id, name, real_name }) => [id, { name, realName: real_name }]));
}

/** Rows, each with the names of its member; of a row of nobody they are empty. */
export async function withNames<Row extends { readonly member_id: string | null }>(
  db: Kysely<Tables>,
  rows: readonly Row[],
): Promise<(Row & MemberNames)[]> {
  const names = await namesOfMembers(
    db,
    rows.map(({ member_id }) => member_id),
  );
  return rows.map(row => ({ ...row, ...(names.get(row.member_id ?? '') ?? { name: '', realName: '' }) }));
}

/** The sites of several members, in one statement. */
export async function sitesOfMembers(
  db: Kysely<Tables>,
  memberIds: readonly string[],
): Promise<(memberId: string) => string> {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'site_id'])
    .where('id', 'in', memberIds)
    .execute();
  const sites = new Map(rows.map(row => [row.id, row.site_id]));
  return memberId => {
    const siteId = sites.get(memberId);
    if (siteId === undefined) throw new Error(`there is no member ${memberId}`);
    return siteId;
  };
}
