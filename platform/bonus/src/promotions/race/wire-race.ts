import type { RaceShape } from '@lobby/api-client/contract/act/promotion-shape';
import { giftOfPlace, nextPlace, type RaceStanding } from '@lobby/funds/promotions';
import { formatYuan } from '@lobby/money';
import { namesOfMembers } from '@lobby/platform-identity/members/member-facts';
import { maskAccountName } from '@lobby/platform-identity/members/personal-data/mask';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { endOf, type MembershipRow, type PromotionRow, ruleOf } from '../promotion-rows.ts';
import { closesAt } from './close-races.ts';
import { readRanking } from './ranking.ts';

interface Asked {
  readonly row: PromotionRow;
  /** Of whoever calls; undefined for a visitor, and for who did not join. */
  readonly membership: MembershipRow | undefined;
  /** ms */
  readonly now: number;
}

/** The board of a race as whoever calls sees it, under masked names; undefined for a promotion of another kind. */
export async function wireRace(
  db: Kysely<Tables>,
  { row, membership, now }: Asked,
  needs: Pick<PromotionNeeds, 'pausedMembers'>,
): Promise<RaceShape | undefined> {
  const rule = ruleOf(row);
  if (rule.kind !== 'race') return undefined;
  const isIn = membership !== undefined && membership.left_at === null;
  const memberId = isIn ? membership.member_id : undefined;
  const { total, top, own } = await readRanking(db, { row, rule, now }, memberId, needs);
  const names = await namesOfMembers(
    db,
    top.map(one => one.memberId),
  );
  const wireStanding = ({ place, points }: RaceStanding) => ({
    ...{ place, points: formatYuan(points), gift: formatYuan(giftOfPlace(rule, place)) },
  });
  const isFinal = row.ranked_at !== null;
  const standing = own ?? { place: 0, points: 0n };
  const points = top.map(one => one.points);
  const next = now < endOf(row) ? nextPlace(rule, points, standing) : undefined;
  return {
    ...{ closesAt: closesAt(row), isFinal, ranked: total },
    board: top.map(one => ({
      ...wireStanding(one),
      name: maskAccountName(names.get(one.memberId)?.name ?? ''),
      isOwn: one.memberId === memberId,
    })),
    own: isIn
      ? {
          ...wireStanding(standing),
          next: next
            ? { place: next.place, missing: formatYuan(next.missing), gift: formatYuan(next.gift) }
            : null,
        }
      : null,
  };
}
