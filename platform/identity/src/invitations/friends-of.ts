import './invitations.tables.ts';
import '../risk/risk.tables.ts';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import type { MemberFacts } from '../members/member-facts.ts';
import { isSameName } from '../members/personal-data/real-name-key.ts';

/** What two accounts may have in common: a device, an address, or the person. */
export type SharedTrait = 'device' | 'address' | 'person';

/** A member who registered by the code of another. */
export interface InvitedFriend
  extends Pick<MemberFacts, 'hasPhone' | 'hasEmail' | 'realName' | 'birthday' | 'registeredAt' | 'isFrozen'> {
  /** Names the friend; a later one has a larger id. */
  readonly id: number;
  readonly memberId: string;
  readonly name: string;
  /** What the friend has in common with the inviter, or else with an account that was there before. */
  readonly shared: ReadonlyMap<SharedTrait, 'inviter' | 'other'>;
}

interface Asked {
  readonly inviterId: string;
  /** ms: who registered from then on, and before `until`. */
  readonly since: number;
  readonly until: number;
  /** Where the inviter was seen, besides the devices of their logins. */
  readonly devices: readonly string[];
  readonly addresses: readonly string[];
}

/** Whom a member invited, in the order of their registrations. */
export async function friendsOf(
  db: Kysely<Tables>,
  { inviterId, since, until, devices, addresses }: Asked,
): Promise<InvitedFriend[]> {
  const networks = addresses.map(networkOf);
  const { rows } = await sql<FriendRow>`
    SELECT friend.id, friend.member_id, friend.registered_at, member.name, member.site_id, member.phone,
      member.email, member.real_name, member.birthday, member.frozen_at,
      friend.device_id = ANY(${devices}::text[]) OR EXISTS (
        SELECT FROM known_devices AS own WHERE own.member_id = ${inviterId} AND (own.device_id = friend.device_id
          OR own.device_id IN (SELECT device_id FROM known_devices WHERE member_id = friend.member_id))
      ) AS is_own_device,
      friend.is_device_known OR EXISTS (SELECT FROM invited_members AS other WHERE other.id < friend.id
        AND other.site_id = friend.site_id AND other.device_id = friend.device_id) AS is_device_used,
      friend.address = ANY(${networks}::text[]) AS is_own_address,
      EXISTS (SELECT FROM invited_members AS other WHERE other.id < friend.id
        AND other.site_id = friend.site_id AND other.address = friend.address) AS is_address_used
    FROM invited_members AS friend JOIN members AS member ON member.id = friend.member_id
    WHERE friend.inviter_id = ${inviterId}
      AND friend.registered_at >= ${BigInt(since)} AND friend.registered_at < ${BigInt(until)}
    ORDER BY friend.id`.execute(db);
  const sameBirthday = await bornWith(db, rows);
  return rows.map(row => {
    const before = sameBirthday.filter(
      other =>
        other.birthday === row.birthday &&
        other.id !== row.member_id &&
        (other.id === inviterId || BigInt(other.created_at) <= BigInt(row.registered_at)) &&
        isSameName(other.real_name, row.real_name),
    );
    const traits = [
      ['device', row.is_own_device, row.is_device_used],
      ['address', row.is_own_address, row.is_address_used],
      ['person', before.some(({ id }) => id === inviterId), before.length > 0],
    ] as const;
    return {
      ...{ id: row.id, memberId: row.member_id, name: row.name, registeredAt: Number(row.registered_at) },
      ...{ hasPhone: row.phone !== '', hasEmail: row.email !== '', isFrozen: row.frozen_at !== null },
      ...{ realName: row.real_name, birthday: row.birthday },
      shared: new Map(
        traits.flatMap(([trait, isOwn, isUsed]) =>
          isOwn || isUsed ? [[trait, isOwn ? 'inviter' : 'other'] as const] : [],
        ),
      ),
    };
  });
}

/** By whom a member was invited, and when they registered, ms; undefined: by nobody. `id` is the one of `friendsOf`. */
export async function invitationOf(
  db: Kysely<Tables>,
  memberId: string,
): Promise<{ readonly id: number; readonly inviterId: string; readonly registeredAt: number } | undefined> {
  const row = await db
    .selectFrom('invited_members')
    .select(['id', 'inviter_id', 'registered_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row && { id: row.id, inviterId: row.inviter_id, registeredAt: Number(row.registered_at) };
}

interface FriendRow {
  readonly id: number;
  readonly member_id: string;
  readonly registered_at: bigint;
  readonly name: string;
  readonly site_id: string;
  readonly phone: string;
  readonly email: string;
  readonly real_name: string;
  readonly birthday: string;
  readonly frozen_at: bigint | null;
  readonly is_own_device: boolean;
  readonly is_device_used: boolean;
  readonly is_own_address: boolean;
  readonly is_address_used: boolean;
}

/** The accounts of the site that were born with any of them: a person is known by real name and birthday. */
async function bornWith(db: Kysely<Tables>, friends: readonly FriendRow[]) {
  const birthdays = [...new Set(friends.flatMap(({ birthday }) => birthday || []))];
  const [first] = friends;
  if (!first || birthdays.length === 0) return [];
  return db
    .selectFrom('members')
    .select(['id', 'real_name', 'birthday', 'created_at'])
    .where('site_id', '=', first.site_id)
    .where('birthday', 'in', birthdays)
    .execute();
}
