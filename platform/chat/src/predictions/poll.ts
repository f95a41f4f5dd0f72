import '../chat.tables.ts';
import type { ScorePoll } from '@lobby/chat-socket/protocol';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { ChatNeeds } from '../chat-needs.ts';
import type { Author } from '../messages/say.ts';

/** Scores that a poll lists; the rest is of few. */
const MOST_ANSWERS = 6;

/** What members of the site expect of a match, most of them first; undefined for a room that is of no match. */
export async function pollOf(
  db: Kysely<Tables>,
  {
    needs,
    siteId,
  }: {
    readonly needs: Pick<ChatNeeds, 'scoresOf'>;
    readonly siteId: string;
  },
  rid: string,
): Promise<ScorePoll | undefined> {
  const score = (await needs.scoresOf([rid])).get(rid);
  if (!score) return undefined;
  const answers = await db
    .selectFrom('chat_predictions')
    .select(({ fn }) => ['home', 'away', fn.countAll<string>().as('count')])
    .where('site_id', '=', siteId)
    .where('room_id', '=', rid)
    .groupBy(['home', 'away'])
    .orderBy('count', 'desc')
    .orderBy('home')
    .orderBy('away')
    .limit(MOST_ANSWERS)
    .execute();
  return {
    rid,
    isClosed: score.state !== 'ahead',
    answers: answers.map(({ home, away, count }) => ({ home, away, count: Number(count) })),
    ...(score.state === 'over' && { result: { home: score.home, away: score.away } }),
  };
}

/** What a member has answered themselves. */
export async function ownAnswer(
  db: Kysely<Tables>,
  {
    siteId,
    rid,
    author,
  }: { readonly siteId: string; readonly rid: string; readonly author: Author | undefined },
): Promise<ScorePoll['own']> {
  if (!author || author.isGuest) return undefined;
  return db
    .selectFrom('chat_predictions')
    .select(['home', 'away'])
    .where('site_id', '=', siteId)
    .where('room_id', '=', rid)
    .where('member_id', '=', author.id)
    .executeTakeFirst();
}
