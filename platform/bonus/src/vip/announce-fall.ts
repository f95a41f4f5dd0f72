import './vip.tables.ts';
import { randomUUID } from 'node:crypto';
import { day } from '@lobby/calendar';
import { KEEPING_DAYS, keepingEnd, type Standing, termsOfGrade } from '@lobby/funds';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { sendLetter } from '@lobby/platform-messaging/letters/send-letter';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PausedMembers } from '../grants/paused-members.ts';
import { fallLetter } from './fall-letter.ts';
import { keptTurnoverOf, type Whose } from './standings.ts';

/** Days before the end of a keeping period in which its member is written to. Ours (docs/rules.md#vip-grades). */
export const FALL_LETTER_DAYS = 7;

/** When a keeping period began at the latest whose end is so near, ms. */
const latestBegin = (now: number): number => now - (KEEPING_DAYS - FALL_LETTER_DAYS) * day;

/**
 * Writes to a member whose grade falls soon, once in a keeping period: as soon as something is missing in its last days.
 * The caller holds the member, who is in no pause.
 * @param now ms.
 */
export async function announceFall(
  trx: Transaction<Tables>,
  { siteId, memberId }: Whose,
  standing: Standing,
  now: number,
): Promise<void> {
  const { grade, keptFrom } = standing;
  if (grade === 0 || keptFrom > latestBegin(now)) return;
  const period = { member_id: memberId, kept_from: BigInt(keptFrom) };
  const known = await trx
    .selectFrom('vip_fall_letters')
    .select('sent_at')
    .where('member_id', '=', period.member_id)
    .where('kept_from', '=', period.kept_from)
    .executeTakeFirst();
  if (known && known.sent_at !== null) return;
  const left = termsOfGrade(grade).keep - (await keptTurnoverOf(trx, memberId, standing, now));
  const sent_at = left > 0n ? BigInt(now) : null;
  if (left > 0n)
    await sendLetter(trx, {
      id: randomUUID(),
      ...{ siteId, memberId, at: now },
      // A pause of the member hides this kind as all marketing.
      type: 'activity',
      texts: fallLetter({ grade, left, at: keepingEnd(standing) }),
    });
  await trx
    .insertInto('vip_fall_letters')
    .values({ ...period, sent_at })
    .onConflict(conflict => conflict.columns(['member_id', 'kept_from']).doUpdateSet({ sent_at }))
    .execute();
}

/** Members, in the order of their ids, whose keeping period ends soon and was not looked at. Those in a pause wait. */
export async function membersBeforeFall(
  db: Kysely<Tables>,
  { now, pausedMembers }: { readonly now: number; readonly pausedMembers: PausedMembers },
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('vip_standings as standing')
    .select('standing.member_id')
    .where('standing.grade', '>', 0)
    .where('standing.kept_from', '<=', BigInt(latestBegin(now)))
    .where('standing.member_id', '>', after)
    .where(sql<boolean>`standing.member_id NOT IN ${pausedMembers(db, now)}`)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('vip_fall_letters as letter')
            .select('letter.member_id')
            .whereRef('letter.member_id', '=', 'standing.member_id')
            .whereRef('letter.kept_from', '=', 'standing.kept_from'),
        ),
      ),
    )
    .orderBy('standing.member_id')
    .limit(limit)
    .execute();
  return rows.map(row => row.member_id);
}
