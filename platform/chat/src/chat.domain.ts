import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import type { ChatNeeds } from './socket/connection.ts';
import { serveChat } from './socket/serve-chat.ts';

/** The room of a site as a whole; every other one is of the match whose id it has. */
export const lobbyRoom = 'lobby';

/** Rooms in which members talk beside a match: the socket, what was said, and who may write. */
export const chatDomain =
  (needs: ChatNeeds): DomainFactory =>
  platform => {
    const chat = serveChat(platform, needs);
    return {
      id: 'chat',
      handlers: [],
      upgrade: chat.upgrade,
      async stop() {
        chat.stop();
      },
    };
  };
