import { hour } from '@lobby/calendar';
import { turnoverGroups } from '@lobby/funds';
import { PERIOD_CLOSING_HOURS, type PromotionFacts, type PromotionRule } from '@lobby/funds/promotions';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { type CountedBets, firstCountedAt, turnoverByDayOfEach } from '../../turnover/turnover-by-day.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { endOf, type MembershipRow, type PromotionRow } from '../promotion-rows.ts';
import { boundDataOf } from './bound-data.ts';
import { doneIn } from './done-in.ts';
import { invitationFacts } from './invitation-facts.ts';

/** A day or week may be paid for from then on. */
const closingMs = PERIOD_CLOSING_HOURS * hour;

/** A promotion that a member joined. */
export interface Joined {
  readonly row: PromotionRow;
  readonly membership: MembershipRow;
  /** As the member joined it. */
  readonly rule: PromotionRule;
}

type Needs = Omit<PromotionNeeds, 'pauseOf'>;

/** What is known of a member in a promotion that they joined. @param asked `now` in ms. */
export async function factsOfPromotion(
  db: Kysely<Tables>,
  { now, ...joined }: Joined & { readonly now: number },
  needs: Needs,
): Promise<PromotionFacts> {
  const facts = (await factsOfEach(db, [joined], now, needs)).get(joined.row.id);
  if (!facts) throw new Error('each promotion that is asked about is answered');
  return facts;
}

/**
 * The same of several promotions of one member, by their ids. The statements are as many as for one, but for kinds that
 * are asked of others: each cashback asks for results, each invitation for its friends.
 * @param now ms.
 */
export async function factsOfEach(
  db: Kysely<Tables>,
  several: readonly Joined[],
  now: number,
  needs: Needs,
): Promise<ReadonlyMap<number, PromotionFacts>> {
  const [first] = several;
  if (!first) return new Map();
  const { member_id: memberId } = first.membership;
  const joinedAt = ({ membership }: Joined) => Number(membership.joined_at);
  const deposits = await needs.depositsOf(db, memberId, Math.min(...several.map(joinedAt)));
  const member = await factsOfMember(db, memberId);
  const done = await doneIn(db, memberId, several);
  const counted = new Map(several.map(one => [one.row.id, countedOf(one)]));
  const turnover = await turnoverByDayOfEach(db, memberId, counted);
  const firstBetAt = await firstCountedAt(db, memberId);
  const found = new Map<number, PromotionFacts>();
  for (const joined of several) {
    const { row, rule } = joined;
    const bets = countedOf(joined);
    found.set(row.id, {
      ...{ now, joinedAt: joinedAt(joined), endsAt: endOf(row), registeredAt: member.registeredAt },
      ...{ bound: boundDataOf(member), firstDeposit: deposits.first, firstBetAt },
      deposits: deposits.since.filter(({ at }) => at >= joinedAt(joined)),
      turnover: turnover.get(row.id)?.counted ?? new Map(),
      uncounted: turnover.get(row.id)?.uncounted ?? new Map(),
      results:
        rule.kind === 'cashback'
          ? addedByDay(await Promise.all(needs.results.map(of => of(db, memberId, { ...bets, closingMs }))))
          : new Map(),
      ...done(row.id),
      invitation:
        rule.kind === 'friends' ? await invitationFacts(db, { ...joined, rule, now }, needs) : undefined,
    });
  }
  return found;
}

const countedOf = ({ row, membership, rule }: Joined): CountedBets => ({
  since: Number(membership.joined_at),
  until: endOf(row),
  categories: turnoverGroups[rule.turnover.group],
});

function addedByDay(several: readonly ReadonlyMap<string, bigint>[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const [date, fen] of several.flatMap(one => [...one])) sums.set(date, (sums.get(date) ?? 0n) + fen);
  return sums;
}
