import '../../turnover/turnover.tables.ts';
import { type RaceStanding, type RuleOf, raceWeights, SHOWN_PLACES } from '@lobby/funds/promotions';
import { frozenMembers } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { endOf, type PromotionRow } from '../promotion-rows.ts';

/** A member who has points in a race. */
export interface Ranked extends RaceStanding {
  readonly memberId: string;
}

export interface Ranking {
  /** How many have points. */
  readonly total: number;
  /** The first places, from the first on. */
  readonly top: readonly Ranked[];
  /** Where the member stands, however far below; undefined without points. */
  readonly own: Ranked | undefined;
}

export interface RaceAsked {
  readonly row: PromotionRow;
  readonly rule: RuleOf<'race'>;
  /** ms */
  readonly now: number;
}

type Needs = Pick<PromotionNeeds, 'pausedMembers'>;

/**
 * Everybody who joined a race and has points, with their place, as a query: the most points first, of the same points who
 * reached them first. Whoever is in a pause, left, or has a frozen account is not in it.
 */
export function rankedMembers(
  db: Kysely<Tables>,
  { row, rule, now }: RaceAsked,
  { pausedMembers }: Needs,
): RawBuilder<{ member_id: string; place: number; points: bigint }> {
  const weights = raceWeights(rule);
  return sql`SELECT member_id, points,
      (row_number() OVER (ORDER BY points DESC, reached_at, joined_at, member_id))::int AS place
    FROM (
      SELECT joined.member_id, joined.joined_at,
        sum(bet.valid * weight.percent / 100)::bigint AS points,
        max(bet.settled_at) FILTER (WHERE bet.valid * weight.percent >= 100) AS reached_at
      FROM promotion_members AS joined
      JOIN turnover_bets AS bet ON bet.member_id = joined.member_id AND bet.placed_at >= joined.joined_at
        AND bet.settled_at >= ${row.starts_at} AND bet.settled_at < ${BigInt(endOf(row))}
      JOIN unnest(${weights.map(({ category }) => category)}::text[],
        ${weights.map(({ percent }) => percent)}::bigint[]) AS weight (category, percent)
        ON weight.category = bet.category
      WHERE joined.promotion_id = ${row.id} AND joined.left_at IS NULL
        AND joined.member_id NOT IN ${pausedMembers(db, now)}
        AND joined.member_id NOT IN ${frozenMembers(db)}
      GROUP BY joined.member_id, joined.joined_at
    ) AS counted
    WHERE points > 0`;
}

/** Who stands where in a race: as it is now, or as it was when it was closed. @param memberId whose own place is told. */
export async function readRanking(
  db: Kysely<Tables>,
  asked: RaceAsked,
  memberId: string | undefined,
  needs: Needs,
): Promise<Ranking> {
  const { row, now } = asked;
  const ranked =
    row.ranked_at === null
      ? rankedMembers(db, asked, needs)
      : sql`SELECT member_id, place, points FROM promotion_places WHERE promotion_id = ${row.id}
          AND member_id NOT IN ${needs.pausedMembers(db, now)} AND member_id NOT IN ${frozenMembers(db)}`;
  const { rows } = await sql<Ranked & { readonly total: string }>`
    SELECT member_id AS "memberId", place, points, total
    FROM (SELECT ranked.*, count(*) OVER () AS total FROM (${ranked}) AS ranked) AS counted
    WHERE place <= ${SHOWN_PLACES} OR member_id = ${memberId ?? ''} ORDER BY place`.execute(db);
  const places = rows.map(({ total, points, ...one }) => ({ ...one, points: BigInt(points) }));
  return {
    total: Number(rows[0]?.total ?? 0),
    top: places.filter(({ place }) => place <= SHOWN_PLACES),
    own: places.find(one => one.memberId === memberId),
  };
}
