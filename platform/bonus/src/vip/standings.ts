import './vip.tables.ts';
import { givenStanding, type Standing } from '@lobby/funds';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import { setGrade } from '@lobby/platform-identity/members/vip-grade';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import { gradedTurnoverOf } from '../turnover/graded-turnover.ts';

type Trx = Transaction<Tables>;

export interface Whose {
  readonly siteId: string;
  readonly memberId: string;
}

/**
 * The standing of a member. Without a row the lowest grade counts everything that was ever staked, and a higher one,
 * which came from elsewhere, begins now.
 */
export async function standingOf(db: Kysely<Tables>, memberId: string, now: number): Promise<Standing> {
  const row = await db
    .selectFrom('vip_standings')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (row) {
    const [countedFrom, keptFrom] = [Number(row.counted_from), Number(row.kept_from)];
    return { grade: row.grade, base: row.base, countedFrom, keptFrom };
  }
  const { vipGrade } = await factsOfMember(db, memberId);
  return vipGrade > 0 ? givenStanding(vipGrade, now) : { grade: 0, base: 0n, countedFrom: 0, keptFrom: now };
}

/** Fen of turnover that keep the grade of a member: settled in the keeping period until now, ms. */
export const keptTurnoverOf = (
  db: Kysely<Tables>,
  memberId: string,
  { keptFrom }: Standing,
  now: number,
): Promise<bigint> => gradedTurnoverOf(db, memberId, { start: keptFrom, end: now + 1 });

/** Writes a standing down, and the grade with it. The caller holds the member. */
export async function saveStanding(trx: Trx, { siteId, memberId }: Whose, standing: Standing): Promise<void> {
  const { grade, base, countedFrom, keptFrom } = standing;
  const row = { grade, base, counted_from: BigInt(countedFrom), kept_from: BigInt(keptFrom) };
  await trx
    .insertInto('vip_standings')
    .values({ member_id: memberId, site_id: siteId, ...row })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(row))
    .execute();
  await setGrade(trx, { siteId, memberId }, grade);
}

/**
 * Gives a member a grade by hand: as if they had just reached it, without its gift.
 * @returns false when they have it already.
 */
export function giveGrade(db: Kysely<Tables>, whose: Whose, grade: number, now: number): Promise<boolean> {
  return db.transaction().execute(async trx => {
    await lockMember(trx, whose.memberId);
    const { vipGrade } = await factsOfMember(trx, whose.memberId);
    if (vipGrade === grade) return false;
    await saveStanding(trx, whose, givenStanding(grade, now));
    return true;
  });
}
