import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Kysely } from 'kysely';
import { noteAction } from '../audit/note-action.ts';
import { isModerator } from '../moderation/moderators.ts';
import { messageOf } from '../moderation/withdraw.ts';

/** So many of the newest notes on somebody are told. */
const MOST_NOTES = 50;

/** What moderators noted of the author of a message; the notes of operators stay with operators. */
export const authorNotesCall = implement(contract.stream.authorNotes, async (asked, ctx) => {
  const { db } = ctx;
  const { id: memberId, siteId } = memberOf(ctx);
  const { author } = await authorOf(db, { ...asked, siteId, memberId });
  const notes = await db
    .selectFrom('chat_actions')
    .select(['detail', 'by_whom', 'at'])
    .where('site_id', '=', siteId)
    .where('author', '=', author)
    .where('kind', '=', 'note')
    .where('by_whom', 'not like', 'operator%')
    .orderBy('id', 'desc')
    .limit(MOST_NOTES)
    .execute();
  return notes.map(({ detail, by_whom, at }) => ({
    ...{ text: detail, at: Number(at), isOwn: by_whom === memberId },
  }));
});

/** Notes something of the author of a message: part of the record, signed by the moderator. */
export const noteAuthorCall = ({ limits }: Pick<Platform, 'limits'>) =>
  implement(contract.stream.noteAuthor, async (asked, ctx) => {
    const { db, clock } = ctx;
    const { id: memberId, siteId } = memberOf(ctx);
    const { author } = await authorOf(db, { ...asked, siteId, memberId });
    await limits.notesPerMember.spend(memberId);
    await noteAction(db, {
      ...{ siteId, rid: asked.rid, kind: 'note', author, byWhom: memberId },
      ...{ detail: asked.text, at: clock.now() },
    });
    return {};
  });

interface Asked {
  readonly siteId: string;
  readonly memberId: string;
  readonly rid: string;
  readonly id: string;
}

/** @throws Refusal where who asks is no moderator now, or the author themselves, or there is no such message. */
async function authorOf(
  db: Kysely<Tables>,
  { siteId, memberId, rid, id }: Asked,
): Promise<{ author: string }> {
  if (!(await isModerator(db, siteId, memberId))) throw new Refusal('access-denied');
  const message = await messageOf(db, { siteId, rid, id: BigInt(id) });
  if (!message) throw new Refusal('not-found');
  // Nobody reads what others noted of them, nor answers it.
  if (message.author === memberId) throw new Refusal('access-denied');
  return message;
}
