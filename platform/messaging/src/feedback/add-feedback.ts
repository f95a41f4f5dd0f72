import { randomUUID } from 'node:crypto';
import { contract, type ParsedRequestOf } from '@lobby/api-client/contract';
import { day } from '@lobby/calendar';
import { type Member, memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { refuseFrequent } from '@lobby/platform-kernel/calls/limits';
import type { LockMember } from '@lobby/platform-kernel/calls/member-door';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { picturesOf, takePictures } from '../uploads/pictures.ts';

const mostADay = 10;
/** A member who did not see the answer sends the same again. */
const sameForMs = 10 * 60_000;

type Sent = ParsedRequestOf<typeof contract.userFeedback.feedbackAdd>;

/** Keeps a feedback with its pictures. The same again within ten minutes is the same feedback. */
export const addFeedback = (lockMember: LockMember) =>
  implement(contract.userFeedback.feedbackAdd, async (input, ctx) => {
    const member = memberOf(ctx);
    const now = ctx.clock.now();
    const sent = { ...input, text: input.text.trim() };
    if (sent.text === '' || new Set(sent.pictures).size < sent.pictures.length)
      throw new Refusal('invalid-parameter');
    return ctx.db.transaction().execute(async trx => {
      await lockMember(trx, member.id);
      const known = await findSame(trx, member, sent, now);
      if (known !== undefined) return { id: known };
      await spendOne(trx, member, now);
      const id = randomUUID();
      const { kind, text, pictures } = sent;
      await trx
        .insertInto('feedback')
        .values({
          id,
          site_id: member.siteId,
          member_id: member.id,
          kind,
          text,
          sent_at: BigInt(now),
          answer: '',
          answered_at: null,
          read_at: null,
        })
        .execute();
      await takePictures(trx, member, pictures, id);
      return { id };
    });
  });

async function findSame(trx: Transaction<Tables>, member: Member, sent: Sent, now: number) {
  const rows = await trx
    .selectFrom('feedback')
    .select('id')
    .where('member_id', '=', member.id)
    .where('kind', '=', sent.kind)
    .where('text', '=', sent.text)
    .where('sent_at', '>', BigInt(now - sameForMs))
    .execute();
  const pictures = await picturesOf(
    trx,
    rows.map(row => row.id),
  );
  const listed = (id: string) => pictures.filter(one => one.owner === id).map(one => one.id);
  return rows.find(({ id }) => listed(id).join() === sent.pictures.join())?.id;
}

/** @throws Refusal 'frequent-submission' (feedback-of-the-day) after ten within 24 hours, deleted ones included. */
async function spendOne(trx: Transaction<Tables>, member: Member, now: number): Promise<void> {
  const newest = trx
    .selectFrom('feedback_sendings')
    .select('sent_at as at')
    .where('member_id', '=', member.id)
    .where('sent_at', '>', BigInt(now - day))
    .orderBy('sent_at', 'desc');
  await refuseFrequent(newest, { most: mostADay, windowMs: day, reason: 'feedback-of-the-day' });
  await trx
    .insertInto('feedback_sendings')
    .values({ member_id: member.id, sent_at: BigInt(now) })
    .execute();
}
