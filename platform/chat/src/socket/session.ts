import type { ScorePoll } from '@lobby/chat-socket/protocol';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { ChatNeeds } from '../chat-needs.ts';
import type { Author } from '../messages/say.ts';
import type { Recent } from '../room-cache/recent.ts';
import type { RoomCache } from '../room-cache/room-cache.ts';
import type { RoomPosition } from '../rooms/position.ts';
import type { Hub } from './hub.ts';
import type { Wire } from './wire.ts';

/** One connection: who it is and in which rooms. */
export interface Session {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'keys' | 'broker' | 'config'>;
  readonly needs: ChatNeeds;
  readonly siteId: string;
  readonly hub: Hub;
  readonly cache: RoomCache;
  /** Where a room stands in the database, and what everybody expects of its match: at most a second old. */
  readonly positions: Recent<RoomPosition | undefined>;
  readonly polls: Recent<ScorePoll | undefined>;
  readonly wire: Wire;
  readonly rooms: Set<string>;
  /** Stands for the address that it comes from. */
  readonly address: string;
  /** Once a login was accepted. */
  author: Author | undefined;
  /** Stands for the session of a member who logged in (`sessionMark`). */
  mark: string | undefined;
}

/**
 * Sends a frame to everybody in a room, on every server.
 * @param but a connection that knows already.
 * @param clientId of a message, what its author's client calls it.
 */
export function tellRoom(
  { platform, siteId }: Session,
  rid: string,
  text: string,
  { but, clientId }: { readonly but?: string; readonly clientId?: string } = {},
): void {
  platform.broker.publish('chat-frame', { siteId, rid, text, but, clientId });
}
