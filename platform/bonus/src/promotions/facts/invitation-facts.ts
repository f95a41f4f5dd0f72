import { periodAt } from '@lobby/calendar';
import { turnoverGroups } from '@lobby/funds';
import {
  type FriendFacts,
  friendDeadline,
  friendKey,
  type InvitationFacts,
  type RuleOf,
} from '@lobby/funds/promotions';
import { friendsOf, type InvitedFriend } from '@lobby/platform-identity/invitations/friends-of';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import { promotionGrantId } from '../../grants/reach-of-promotion.ts';
import { isReturned } from '../../grants/return-grants.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { endOf, type MembershipRow, type PromotionRow } from '../promotion-rows.ts';
import { boundDataOf } from './bound-data.ts';
import { turnoverWithin } from './turnover-within.ts';

type Db = Kysely<Tables>;

export interface InvitationAsked {
  readonly row: PromotionRow;
  /** Of the inviter. */
  readonly membership: MembershipRow;
  readonly rule: RuleOf<'friends'>;
  /** ms */
  readonly now: number;
}

/** What is known of a friend, and the name of their account. */
export interface NamedFriend extends FriendFacts {
  readonly name: string;
  /** Whether the gift went back with a deposit of theirs; it is not given again. */
  readonly isReturned: boolean;
}

export interface Invitation extends InvitationFacts {
  readonly friends: readonly NamedFriend[];
}

/** Whom a member invited to a promotion since they joined it, and what the friends did in their time. */
export async function invitationFacts(
  db: Db,
  { row, membership, rule, now }: InvitationAsked,
  needs: Pick<PromotionNeeds, 'depositedWithin' | 'pausedMembers'>,
): Promise<Invitation> {
  const { member_id: inviterId, promotion_id: promotionId } = membership;
  const endsAt = endOf(row);
  const friends = await friendsOf(db, {
    ...{ inviterId, since: Number(membership.joined_at), until: endsAt },
    ...(await placesOf(db, inviterId)),
  });
  const given = await givenTo(db, membership);
  const idOf = ({ id }: InvitedFriend) =>
    promotionGrantId({ memberId: inviterId, promotionId, key: friendKey(id) });
  const spans = friends
    .filter(friend => !given.has(idOf(friend)))
    .map(({ memberId, registeredAt }) => ({
      ...{ memberId, since: registeredAt, until: friendDeadline(rule, registeredAt, endsAt) },
    }));
  const deposited = await needs.depositedWithin(db, spans);
  const played = await turnoverWithin(db, spans, turnoverGroups[rule.turnover.group]);
  const paused = await pausedOf(db, friends, now, needs);
  const { isFrozen } = await factsOfMember(db, inviterId);
  const isShared = (friend: InvitedFriend, by: 'inviter' | 'other') =>
    rule.conditions.once.some(trait => friend.shared.get(trait) === by);
  // After the end no other month begins: who is over the limit of the last one brings nothing.
  const month = periodAt('month', Math.min(now, endsAt - 1));
  return {
    ...{ now, endsAt },
    givenThisMonth: [...given.values()].filter(({ at }) => at >= month.start).length,
    friends: friends.map(friend => ({
      ...{ id: friend.id, name: friend.name, registeredAt: friend.registeredAt, bound: boundDataOf(friend) },
      deposited: deposited.get(friend.memberId) ?? 0n,
      played: played.get(friend.memberId) ?? 0n,
      isSelf: isShared(friend, 'inviter'),
      isRepeated: isShared(friend, 'other'),
      isGood: !isFrozen && !friend.isFrozen && !paused.has(friend.memberId),
      givenAt: given.get(idOf(friend))?.at,
      isReturned: given.get(idOf(friend))?.isReturned ?? false,
    })),
  };
}

/** Where a member joined promotions from. */
async function placesOf(db: Db, memberId: string) {
  const rows = await db
    .selectFrom('promotion_members')
    .select(['device_id', 'address'])
    .where('member_id', '=', memberId)
    .execute();
  return {
    devices: [...new Set(rows.map(({ device_id }) => device_id))],
    addresses: [...new Set(rows.map(({ address }) => address))],
  };
}

/** When each gift of a member in a promotion was reached, ms, and whether it went back with a deposit, by its id. */
async function givenTo(
  db: Db,
  { promotion_id, member_id }: MembershipRow,
): Promise<ReadonlyMap<string, { readonly at: number; readonly isReturned: boolean }>> {
  const rows = await db
    .selectFrom('grants')
    .select(['id', 'reached_at', 'forfeited_by'])
    .where('member_id', '=', member_id)
    .where('promotion_id', '=', promotion_id)
    .execute();
  return new Map(
    rows.map(({ id, reached_at, forfeited_by }) => [
      id,
      { at: Number(reached_at), isReturned: isReturned({ forfeited_by }) },
    ]),
  );
}

async function pausedOf(
  db: Db,
  friends: readonly InvitedFriend[],
  now: number,
  { pausedMembers }: Pick<PromotionNeeds, 'pausedMembers'>,
): Promise<ReadonlySet<string>> {
  if (friends.length === 0) return new Set();
  const ids = friends.map(({ memberId }) => memberId);
  const { rows } = await sql<{ readonly id: string }>`
    SELECT id FROM unnest(${ids}::text[]) AS id WHERE id IN ${pausedMembers(db, now)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
