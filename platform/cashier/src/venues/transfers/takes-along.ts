import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Whether entering a venue takes the free money along, by the member's own choice. */
export async function takesAlong(db: Kysely<Tables>, memberId: string): Promise<boolean> {
  const choice = await db
    .selectFrom('venue_choices')
    .select('auto_transfer')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return choice?.auto_transfer ?? false;
}
