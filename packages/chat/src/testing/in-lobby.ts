import { createChatLink } from '@lobby/chat-socket/link';
import { messageIds } from '@lobby/chat-socket/protocol';
import { fakeChatServer } from '@lobby/chat-socket/testing/fake-server';
import { manualTime } from '@lobby/chat-socket/testing/manual-time';
import { createChat } from '../rooms/chat-store.ts';
import { evening } from './sample-room.ts';

/** A chat over a fake server, on a clock that is moved, in the room `lobby`. */
export async function inLobby() {
  const time = manualTime(evening);
  const server = fakeChatServer({ answersNoMessages: true });
  const notified: unknown[] = [];
  let ids = 0;
  const chat = createChat({
    makeLine: events =>
      createChatLink({
        ...{ ...time, ...events, open: server.open, draw: () => 0 },
        login: async () => ({ msgId: messageIds.guestLogin, msgData: {} }),
      }),
    now: time.now,
    later: time.later,
    newId: () => `c${++ids}`,
    onUnsaidLost: () => notified.push('unsaid lost'),
    onNotification: told => notified.push(told),
  });
  const leave = chat.enter('lobby');
  await time.pass(1);
  const joined = (top: string) =>
    server.tell(messageIds.joinUnicast, { joined: true, rid: 'lobby', top, cleared: '' });
  const asked = (msgId: number) =>
    server.heard.filter(frame => frame.msgId === msgId).map(({ msgData }) => msgData);
  const texts = () => chat.get().rooms.lobby?.log.messages.map(({ msg }) => msg) ?? [];
  return { time, server, chat, leave, joined, asked, texts, notified };
}
