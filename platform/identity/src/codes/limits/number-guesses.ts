import { day } from '@lobby/calendar';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';

/** Wrong guesses at the middle digits of a member's phone within 24 hours of the first. */
export const guessesPerDay = 5;

/**
 * Takes one of the day's guesses before the digits are compared; a right one is given back (`giveBackGuess`). One
 * statement, so that five are judged however many come at once.
 * @throws Refusal 'max-phone-attempts' when the day's are spent.
 */
export async function takeGuess(db: Kysely<Tables>, memberId: string, now: number): Promise<void> {
  const at = BigInt(now);
  const yesterday = BigInt(now - day);
  const counted = await db
    .insertInto('number_guesses')
    .values({ member_id: memberId, day_began: at, guesses: 1 })
    .onConflict(conflict =>
      conflict
        .column('member_id')
        .doUpdateSet({
          day_began: sql`CASE WHEN number_guesses.day_began <= ${yesterday} THEN ${at} ELSE number_guesses.day_began END`,
          guesses: sql`CASE WHEN number_guesses.day_began <= ${yesterday} THEN 1 ELSE number_guesses.guesses + 1 END`,
        })
        .where(row =>
          row.or([
            row('number_guesses.day_began', '<=', yesterday),
            row('number_guesses.guesses', '<', guessesPerDay),
          ]),
        ),
    )
    .returning('member_id')
    .executeTakeFirst();
  if (counted) return;
  const row = await db
    .selectFrom('number_guesses')
    .select('day_began')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  throw new Refusal('max-phone-attempts', { data: { retryAt: Number(row?.day_began ?? at) + day } });
}

/** The digits were right: asking for another code is not a guess. */
export async function giveBackGuess(db: Kysely<Tables>, memberId: string): Promise<void> {
  await db
    .updateTable('number_guesses')
    .set(column => ({ guesses: column('guesses', '-', 1) }))
    .where('member_id', '=', memberId)
    .where('guesses', '>', 0)
    .execute();
}

/** Clears the guesses: the member has verified the phone, so guesses of other callers no longer count. */
export async function forgetGuesses(db: Kysely<Tables>, memberId: string): Promise<void> {
  await db.deleteFrom('number_guesses').where('member_id', '=', memberId).execute();
}
