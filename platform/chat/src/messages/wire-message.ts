import type { ChatMessage } from '@lobby/chat-socket/protocol';
import type { Keys } from '@lobby/platform-kernel/domain/keys';
import type { StoredMessage } from '../chat.tables.ts';

/** The id of a message on the wire; 0 is none. */
export const wireId = (id: bigint): string => (id === 0n ? '' : String(id));

/** What stands for an author on a site: the same in all its rooms, and nobody learns from it who that is. */
export const authorMark = (keys: Keys, siteId: string, author: string): string =>
  keys.mac('chat author', siteId, author).slice(0, 16);

/**
 * A message as everybody in its room is told of it; of a withdrawn one its place alone.
 * @param answered the message that it answers, where it does.
 */
export function wireMessage(
  keys: Keys,
  message: StoredMessage,
  answered?: Pick<StoredMessage, 'id' | 'name' | 'content' | 'withdrawn_at'>,
): ChatMessage {
  const place = {
    ...{ rid: message.room_id, id: String(message.id), previousId: wireId(message.previous_id) },
    ...{ by: authorMark(keys, message.site_id, message.author), at: Number(message.said_at) },
    isModerator: message.is_moderator,
  };
  if (message.withdrawn_at !== null) return { ...place, name: '', grade: 0, msg: '', isWithdrawn: true };
  return {
    ...{ ...place, name: message.name, grade: message.grade, msg: message.content, isWithdrawn: false },
    ...(message.slip_code !== '' && { slip: message.slip_code }),
    ...(answered && {
      replyTo: {
        id: String(answered.id),
        name: answered.withdrawn_at === null ? answered.name : '',
        msg: answered.withdrawn_at === null ? answered.content : '',
      },
    }),
  };
}
