import '../bets/disputes.tables.ts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { sendLetter } from '@lobby/platform-messaging/letters/send-letter';
import type { Kysely } from 'kysely';
import { disputeLetter, type Verdict } from './dispute-letter.ts';

interface Answer {
  readonly id: string;
  readonly verdict: Verdict;
  /** Plain text, not empty. */
  readonly answer: string;
  readonly now: number;
}

/**
 * Answers an open dispute, once, with a line in the trail of operators and a letter to the member. It moves no money:
 * the bet is settled anew at its match.
 * @returns false when it is answered already, or there is none.
 */
export async function answerDispute(
  db: Kysely<Tables>,
  { id, verdict, answer, now }: Answer,
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const answered = await trx
      .updateTable('sport_disputes')
      .set({ state: verdict, answer, answered_at: BigInt(now) })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning(['bet_id', 'site_id', 'member_id'])
      .executeTakeFirst();
    if (!answered) return false;
    const { ticket_id: ticketId } = await trx
      .selectFrom('sport_bets')
      .select('ticket_id')
      .where('id', '=', answered.bet_id)
      .executeTakeFirstOrThrow();
    const detail = JSON.stringify({ dispute: id, ticketId, verdict });
    await trx
      .insertInto('sport_operator_actions')
      .values({ match_id: null, action: 'answer-dispute', why: answer, detail, at: BigInt(now) })
      .execute();
    await sendLetter(trx, {
      id: `dispute:${id}`,
      siteId: answered.site_id,
      memberId: answered.member_id,
      type: 'fd',
      texts: disputeLetter(ticketId, verdict, answer),
      at: now,
    });
    return true;
  });
}
