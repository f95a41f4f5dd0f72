import { minute, second } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Job } from '@lobby/platform-kernel/jobs/job';
import { sql, type Transaction } from 'kysely';

/** Between tries to do what follows, ms. */
const backOff = [second, 5 * second, 30 * second, minute];

/** A member whose session ended. */
export interface SessionEnd {
  readonly memberId: string;
  /** The last of them, ms. */
  readonly at: number;
}

/** Writes down that sessions of a member end, in their transaction, so that what follows is done whoever dies. */
export async function noteSessionEnd(trx: Transaction<Tables>, { memberId, at }: SessionEnd): Promise<void> {
  const now = { ended_at: BigInt(at), due_at: BigInt(at) };
  await trx
    .insertInto('session_ends')
    .values({ member_id: memberId, ...now })
    .onConflict(conflict =>
      conflict.column('member_id').doUpdateSet({ ...now, term: sql`session_ends.term + 1`, tries: 0 }),
    )
    .execute();
}

/**
 * Does what follows from the end of a session. @param follow throws when it is not done yet: then it is asked again.
 * @param leaseMs longer than it takes.
 */
export function sessionEndsJob(
  follow: (ended: SessionEnd) => Promise<void>,
  leaseMs: number,
): Job<'session_ends'> {
  return {
    name: 'what follows from the end of sessions',
    queue: { table: 'session_ends', id: 'member_id', dueAt: 'due_at' },
    leaseMs,
    atOnce: 8,
    backOff,
    async work(claimed) {
      await follow({ memberId: claimed.row.member_id, at: Number(claimed.row.ended_at) });
      await claimed.record((trx, { member_id }) =>
        trx.deleteFrom('session_ends').where('member_id', '=', member_id).execute(),
      );
    },
  };
}
