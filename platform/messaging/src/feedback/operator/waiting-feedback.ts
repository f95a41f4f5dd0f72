import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { picturesOf } from '../../uploads/pictures.ts';

const mostListed = 50;

/** Feedback that waits for an answer, oldest first, at most fifty; with its pictures. */
export async function waitingFeedback(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('feedback')
    .innerJoin('members', 'members.id', 'feedback.member_id')
    .select([
      'feedback.id',
      'feedback.site_id',
      'members.name',
      'feedback.kind',
      'feedback.text',
      'feedback.sent_at',
    ])
    .where('answered_at', 'is', null)
    .orderBy('sent_at')
    .limit(mostListed)
    .execute();
  const pictures = await picturesOf(
    db,
    rows.map(row => row.id),
  );
  return rows.map(row => ({ ...row, pictures: pictures.filter(({ owner }) => owner === row.id) }));
}

export type WaitingFeedback = Awaited<ReturnType<typeof waitingFeedback>>[number];
