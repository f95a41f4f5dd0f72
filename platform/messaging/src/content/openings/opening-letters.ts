import { hour, minute } from '@lobby/calendar';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Job } from '@lobby/platform-kernel/jobs/job';
import { sql } from 'kysely';
import { sendLetter } from '../../letters/send-letter.ts';
import { isOpenIn, type OpenHalls } from '../navigation-entries.ts';
import { openingLetter } from './opening-letter.ts';

/**
 * Writes to members who asked to be told of a hall once it is open, whoever opened it: an operator, or a release whose
 * navigation has it open. A letter and that it was written are one transaction.
 */
export function openingLetters({ clock }: Pick<Platform, 'clock'>, halls: OpenHalls): Job<'hall_wishes'> {
  const isOpen = isOpenIn(halls, sql.ref('hall_wishes.site_id'), sql.ref('hall_wishes.hall'));
  return {
    name: 'letters on halls that opened',
    queue: { table: 'hall_wishes', id: 'id', dueAt: 'due_at', only: isOpen },
    leaseMs: minute / 2,
    atOnce: 8,
    backOff: [minute, 10 * minute, hour],
    async work({ record }) {
      await record(async (trx, { id, site_id: siteId, member_id: memberId, hall }) => {
        const at = clock.now();
        // `activity`: a pause of the member hides it as all marketing.
        await sendLetter(trx, { id, siteId, memberId, type: 'activity', texts: openingLetter(hall), at });
        await trx
          .updateTable('hall_wishes')
          .set({ told_at: BigInt(at), due_at: null })
          .where('id', '=', id)
          .execute();
      });
    },
  };
}
