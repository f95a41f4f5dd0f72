import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Author } from '../messages/say.ts';
import type { Hub } from './hub.ts';
import type { Wire } from './wire.ts';

/** How a match stands; what is expected of it may be said while it is ahead. */
export interface MatchScore {
  readonly home: number;
  readonly away: number;
  readonly state: 'ahead' | 'running' | 'over';
}

/** What other parts of the platform know that the chat needs. */
export interface ChatNeeds {
  /** Whether there is a match of this id, or another room. */
  readonly isRoom: (siteId: string, rid: string) => Promise<boolean>;
  /** A member as others see them; undefined where they may not use the chat. */
  readonly authorOf: (siteId: string, memberId: string) => Promise<Omit<Author, 'isGuest'> | undefined>;
  /** The id of a member of a site by the name they log in with. */
  readonly memberNamed: (siteId: string, name: string) => Promise<string | undefined>;
  /** Whether this is the code of a slip that was shared on the site and can still be opened. */
  readonly isSlip: (siteId: string, code: string) => Promise<boolean>;
  /** The scores of matches, by their ids; rooms that are of no match are left out. */
  readonly scoresOf: (rids: readonly string[]) => Promise<ReadonlyMap<string, MatchScore>>;
}

/** One connection: who it is and in which rooms. */
export interface Session {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'keys' | 'broker'>;
  readonly needs: ChatNeeds;
  readonly siteId: string;
  readonly hub: Hub;
  readonly wire: Wire;
  readonly rooms: Set<string>;
  /** Once a login was accepted. */
  author: Author | undefined;
}

/** Sends a frame to everybody in a room, on every server. @param but a connection that knows already. */
export function tellRoom({ platform, siteId }: Session, rid: string, text: string, but?: string): void {
  platform.broker.publish('chat-frame', { siteId, rid, text, ...(but !== undefined && { but }) });
}
