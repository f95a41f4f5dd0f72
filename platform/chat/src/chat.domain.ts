import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';

/** Rooms in which members talk beside a match: the socket, what was said, and who may write. */
export const chatDomain: DomainFactory = () => ({
  id: 'chat',
  handlers: [],
});
