import { isPlain } from '@lobby/api-client/contract';
import { clientFrames, messageIds, readEnvelope } from '@lobby/chat-socket/protocol';
import * as v from 'valibot';
import type { Author } from '../messages/say.ts';
import { answerHistory } from './answers/answer-history.ts';
import { beat } from './answers/beat.ts';
import { joinRoom } from './answers/join-room.ts';
import { logIn, logInAsGuest } from './answers/log-in.ts';
import { blockMessage, muteAuthor } from './answers/moderate.ts';
import { predictScore } from './answers/predict-score.ts';
import { sayMessage } from './answers/say-message.ts';
import type { Session } from './session.ts';

type Names = keyof typeof clientFrames;
type Answer<Name extends Names> = (
  session: Session,
  data: v.InferOutput<(typeof clientFrames)[Name]>,
  author: Author,
) => Promise<void>;

/** What is answered before there is a login … */
const logins = { login: logIn, guestLogin: logInAsGuest };
/** … and after it. */
const answers: { readonly [Name in Exclude<Names, keyof typeof logins>]: Answer<Name> } = {
  heartbeat: beat,
  joinRoom,
  message: sayMessage,
  mute: muteAuthor,
  block: blockMessage,
  history: answerHistory,
  scorePrediction: predictScore,
};
const nameOf = new Map(Object.entries(messageIds).map(([name, id]) => [id as number, name]));

/** What one connection of the chat does: nothing before a login was accepted, and then what its author may. */
export function createConnection(session: Session) {
  const { siteId, hub, wire, rooms } = session;
  return {
    async frame(text: unknown): Promise<void> {
      const read = readEnvelope(text);
      const name = read && nameOf.get(read.msgId);
      if (read && name && isPlain(read.msgData)) await answer(name, read.msgData);
    },
    ended(): void {
      for (const rid of rooms) hub.leave(siteId, rid, wire);
    },
  };

  async function answer(name: string, data: unknown): Promise<void> {
    if (!(name in clientFrames)) return;
    const { success, output } = v.safeParse(clientFrames[name as Names] as v.GenericSchema, data);
    if (!success) return;
    if (name === 'login') return logins.login(session, output as never);
    if (name === 'guestLogin') return logins.guestLogin(session);
    const { author } = session;
    // Safe: the answer of a name takes what its schema gives.
    if (author)
      await (answers[name as keyof typeof answers] as Answer<Names>)(session, output as never, author);
  }
}
