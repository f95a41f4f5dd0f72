import { hour } from '@lobby/calendar';
import { productGroups } from '@lobby/funds';
import { PERIOD_CLOSING_HOURS, type PromotionFacts, type PromotionRule } from '@lobby/funds/promotions';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { firstCountedAt, turnoverByDay } from '../../turnover/turnover-by-day.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { endOf, type MembershipRow, type PromotionRow } from '../promotion-rows.ts';
import { boundDataOf } from './bound-data.ts';
import { invitationFacts } from './invitation-facts.ts';

/** A day or week may be paid for from then on. */
const closingMs = PERIOD_CLOSING_HOURS * hour;

interface Asked {
  readonly row: PromotionRow;
  readonly membership: MembershipRow;
  /** As the member joined it. */
  readonly rule: PromotionRule;
  /** ms */
  readonly now: number;
}

/** What is known of a member in a promotion that they joined. */
export async function factsOfPromotion(
  db: Kysely<Tables>,
  { row, membership, rule, now }: Asked,
  needs: Omit<PromotionNeeds, 'pauseOf'>,
): Promise<PromotionFacts> {
  const { member_id: memberId, joined_at } = membership;
  const [joinedAt, endsAt] = [Number(joined_at), endOf(row)];
  const deposits = await needs.depositsOf(db, memberId, joinedAt);
  const member = await factsOfMember(db, memberId);
  const signs = await db
    .selectFrom('promotion_days')
    .select(['day', 'is_made_up'])
    .where('promotion_id', '=', row.id)
    .where('member_id', '=', memberId)
    .orderBy('day')
    .execute();
  const spins = await db
    .selectFrom('promotion_spins')
    .select('stop')
    .where('promotion_id', '=', row.id)
    .where('member_id', '=', memberId)
    .orderBy('number')
    .execute();
  const codes = await db
    .selectFrom('gift_redemptions')
    .select('code_id')
    .where('promotion_id', '=', row.id)
    .where('member_id', '=', memberId)
    .orderBy('code_id')
    .execute();
  const counted = { since: joinedAt, until: endsAt, categories: productGroups[rule.turnover.group] };
  return {
    ...{ now, joinedAt, endsAt, registeredAt: member.registeredAt },
    bound: boundDataOf(member),
    firstDeposit: deposits.first,
    deposits: deposits.since,
    turnover: await turnoverByDay(db, memberId, counted),
    results:
      rule.kind === 'cashback'
        ? addedByDay(await Promise.all(needs.results.map(of => of(db, memberId, { ...counted, closingMs }))))
        : new Map(),
    firstBetAt: await firstCountedAt(db, memberId),
    signed: signs.map(({ day }) => day),
    placeGift: rule.kind === 'race' ? await giftOfMember(db, row.id, memberId) : undefined,
    madeUp: signs.filter(({ is_made_up }) => is_made_up).map(({ day }) => day),
    stops: spins.map(({ stop }) => stop),
    codes: codes.map(({ code_id }) => String(code_id)),
    invitation:
      rule.kind === 'friends' ? await invitationFacts(db, { row, membership, rule, now }, needs) : undefined,
  };
}

function addedByDay(several: readonly ReadonlyMap<string, bigint>[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const [date, fen] of several.flatMap(one => [...one])) sums.set(date, (sums.get(date) ?? 0n) + fen);
  return sums;
}

/** Fen that the place of a member in a closed race brings; undefined while it runs, and without a place. */
async function giftOfMember(db: Kysely<Tables>, promotionId: number, memberId: string) {
  const place = await db
    .selectFrom('promotion_places')
    .select('gift')
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return place?.gift;
}
