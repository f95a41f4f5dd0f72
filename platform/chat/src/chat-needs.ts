import type { Author } from './messages/say.ts';

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
