import type { NamesOfMembers } from '@lobby/platform-kernel/calls/member-door';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { picturesOf } from '../../uploads/pictures.ts';

const mostListed = 50;

/** Feedback that waits for an answer, oldest first, at most fifty; with its pictures. */
export async function waitingFeedback(db: Kysely<Tables>, namesOf: NamesOfMembers) {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'site_id', 'member_id', 'kind', 'text', 'sent_at'])
    .where('answered_at', 'is', null)
    .orderBy('sent_at')
    .limit(mostListed)
    .execute();
  const pictures = await picturesOf(
    db,
    rows.map(row => row.id),
  );
  const names = await namesOf(
    db,
    rows.map(row => row.member_id),
  );
  const nameOf = (id: string) => names.get(id)?.name ?? '';
  return rows.map(row => ({
    ...row,
    name: nameOf(row.member_id),
    pictures: pictures.filter(({ owner }) => owner === row.id),
  }));
}

export async function countWaiting(db: Kysely<Tables>): Promise<number> {
  const { waiting } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export type WaitingFeedback = Awaited<ReturnType<typeof waitingFeedback>>[number];
