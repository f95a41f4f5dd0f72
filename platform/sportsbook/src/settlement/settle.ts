import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { SportCode } from '@lobby/sports';
import { type Kysely, type NotNull, sql } from 'kysely';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { doEach } from '../each.ts';
import { gradeLeg } from './grade-leg.ts';
import type { Settled } from './move-money.ts';
import { resultChangesOf } from './result-changes.ts';
import { settleBet } from './settle-bet.ts';

type DueLeg = MatchLeg & Pick<StoredBet, 'placed_at' | 'ticket_id'>;

/** At most so many legs are looked at in one go; the others follow in the next. */
const atOnce = 500;

/** A bet and what became of it. */
export interface SettledBet extends Settled {
  readonly betId: bigint;
}

/**
 * Grades and settles, or settles anew, what new results and voids decide. A failing bet stops no other and is tried again.
 * @param matchId only legs of this match.
 * @returns what became of each bet, and whether more are due.
 * @throws AggregateError at the end.
 */
export async function settleDue(
  db: Kysely<Tables>,
  now: number,
  matchId?: string,
): Promise<{ readonly settled: readonly SettledBet[]; readonly more: boolean }> {
  const settled: SettledBet[] = [];
  const legs = await dueLegs(db, matchId);
  const bets = await betsWithResultChanges(db, legs);
  try {
    await doEach(bets, async betId => {
      const done = await settleBet(db, betId, now);
      if (done) settled.push({ betId, ...done });
    });
  } finally {
    await closeResultChanges(db);
  }
  return { settled, more: legs.length >= atOnce };
}

/** Legs of accepted bets that were graded without the newest of their match: open ones, and all when it is new. */
async function dueLegs(db: Kysely<Tables>, matchId: string | undefined): Promise<DueLeg[]> {
  const legs = db
    .selectFrom('sport_result_changes as n')
    .innerJoin('sport_legs as l', join =>
      join.onRef('l.match_id', '=', 'n.match_id').onRef('l.changes_seen', '<', 'n.changes'),
    )
    .innerJoin('sport_bets as b', 'b.id', 'l.bet_id')
    .selectAll('l')
    .select(['b.placed_at', 'b.ticket_id'])
    .where('b.status', 'in', ['open', 'settled'])
    .$if(matchId !== undefined, query => query.where('n.match_id', '=', matchId!))
    .$narrowType<{ match_id: NotNull; gtype: SportCode }>()
    .limit(atOnce);
  const graded = await legs.whereRef('n.worked', '<', 'n.changes').execute();
  // Of a bet that was accepted after its match had been worked through.
  const open = await legs.where('l.result', '=', '').whereRef('n.worked', '>=', 'n.changes').execute();
  return [...graded, ...open];
}

/** The bets whose legs change their grade; the other legs are marked as looked at, together. */
async function betsWithResultChanges(db: Kysely<Tables>, legs: readonly DueLeg[]): Promise<bigint[]> {
  if (legs.length === 0) return [];
  const matchIds = [...new Set(legs.map(leg => leg.match_id))];
  const changes = await resultChangesOf(db, matchIds);
  const bets = new Set<bigint>();
  for (const id of matchIds) {
    const known = changes.get(id);
    if (!known) continue;
    const same: DueLeg[] = [];
    for (const leg of legs.filter(each => each.match_id === id)) {
      if (isSame(leg, () => gradeLeg(leg, leg, known))) same.push(leg);
      else bets.add(leg.bet_id);
    }
    await markSeen(db, same, known.count);
  }
  return [...bets];
}

/** A leg that cannot be graded is not the same: settling its bet says why. */
function isSame(leg: DueLeg, grade: () => ReturnType<typeof gradeLeg>): boolean {
  try {
    const { grade: result, cancelReason } = grade();
    return result === leg.result && cancelReason === leg.cancel_reason;
  } catch {
    return false;
  }
}

/**
 * Only legs that still have the grade that was compared, and that nobody is changing: those are looked at again. It
 * holds no other lock, so it must not wait for one.
 */
async function markSeen(db: Kysely<Tables>, legs: readonly DueLeg[], count: number): Promise<void> {
  const byGrade = new Map<string, DueLeg[]>();
  for (const leg of legs) {
    const key = `${leg.result}/${leg.cancel_reason}`;
    byGrade.set(key, [...(byGrade.get(key) ?? []), leg]);
  }
  for (const same of byGrade.values()) {
    const { result, cancel_reason } = same[0]!;
    await db
      .updateTable('sport_legs as l')
      .from(eb =>
        eb
          .selectFrom('sport_legs')
          .select(['bet_id', 'leg'])
          .where('changes_seen', '<', count)
          .where('result', '=', result)
          .where('cancel_reason', '=', cancel_reason)
          .where(({ refTuple, tuple, eb: compare }) =>
            compare(
              refTuple('bet_id', 'leg'),
              'in',
              same.map(each => tuple(each.bet_id, each.leg)),
            ),
          )
          .forUpdate()
          .skipLocked()
          .as('free'),
      )
      .set({ changes_seen: count })
      .whereRef('l.bet_id', '=', 'free.bet_id')
      .whereRef('l.leg', '=', 'free.leg')
      .execute();
  }
}

/** Matches of which every accepted leg has seen everything are not looked at again until there is more. */
async function closeResultChanges(db: Kysely<Tables>): Promise<void> {
  await sql`UPDATE sport_result_changes n SET worked = changes WHERE worked < changes AND NOT EXISTS (
    SELECT 1 FROM sport_legs l JOIN sport_bets b ON b.id = l.bet_id
    WHERE l.match_id = n.match_id AND l.changes_seen < n.changes AND b.status IN ('open', 'settled'))`.execute(
    db,
  );
}
