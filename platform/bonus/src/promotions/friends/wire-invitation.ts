import type { InvitationShape } from '@lobby/api-client/contract/act/promotion-shape';
import {
  type FriendStanding,
  friendDeadline,
  friendKey,
  friendStandings,
  type StepReason,
} from '@lobby/funds/promotions';
import { formatYuan } from '@lobby/money';
import { inviteCodeOf } from '@lobby/platform-identity/invitations/invite-code';
import { maskAccountName } from '@lobby/platform-identity/members/personal-data/mask';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { giftsHad, sumOf } from '../facts/gifts-had.ts';
import { invitationFacts, type NamedFriend } from '../facts/invitation-facts.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { type MembershipRow, type PromotionRow, ruleOf } from '../promotion-rows.ts';
import { withheldOf } from '../review/withheld.ts';

/** Friends that are told of one by one; of the others the numbers say how many they are. */
const shownFriends = 50;

interface Asked {
  readonly row: PromotionRow;
  readonly membership: MembershipRow;
  /** ms */
  readonly now: number;
}

/**
 * The code of a member and the friends who registered by it, under masked names; null for a promotion of another kind, and
 * for whoever left. To be asked after the member was reviewed: a friend who did everything has brought a gift by then.
 */
export async function wireInvitation(
  trx: Transaction<Tables>,
  { row, membership, now }: Asked,
  needs: Pick<PromotionNeeds, 'depositedWithin' | 'pausedMembers'>,
): Promise<InvitationShape | null> {
  const rule = ruleOf(membership);
  if (rule.kind !== 'friends' || membership.left_at !== null) return null;
  const { member_id: memberId, site_id: siteId } = membership;
  const facts = await invitationFacts(trx, { row, membership, rule, now }, needs);
  const standings = friendStandings(rule, facts);
  const had = await giftsHad(trx, membership);
  const withheld = await withheldOf(trx, membership);
  return {
    code: await inviteCodeOf(trx, { siteId, memberId, at: now }),
    registered: facts.friends.length,
    qualified: facts.friends.filter(friend => friend.givenAt !== undefined && !friend.isReturned).length,
    gifts: formatYuan(sumOf(new Map([...had].filter(([, { isReturned }]) => !isReturned)))),
    friends: facts.friends
      .slice(-shownFriends)
      .toReversed()
      .map(friend => ({
        ...{ name: maskAccountName(friend.name), registeredAt: friend.registeredAt },
        until: friendDeadline(rule, friend.registeredAt, facts.endsAt),
        ...wireStanding(friend, standings.get(friend.id), withheld.get(friendKey(friend.id))?.reason),
      })),
  };
}

/** @param withheldBy why the review of before gave no gift for a friend who did everything. */
function wireStanding(
  { givenAt, isReturned }: NamedFriend,
  standing: FriendStanding | undefined,
  withheldBy: StepReason | undefined,
) {
  if (!standing) throw new Error('every friend has a standing');
  if (isReturned) return { state: 'refused' as const, missing: [], reason: 'returned' };
  const { state, reason = '', missing } = standing;
  // Reviewed and without a gift: a budget did not pay it.
  if (state === 'qualified' && givenAt === undefined)
    return withheldBy === 'budget-period'
      ? { state: 'waiting' as const, missing: [], reason: withheldBy }
      : { state: 'refused' as const, missing: [], reason: 'budget' };
  return { state, missing: [...missing], reason };
}
