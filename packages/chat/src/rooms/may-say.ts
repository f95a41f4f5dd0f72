import type { LinkState } from '@lobby/chat-socket/link';
import type { Me, Room } from './room-state.ts';

/** What stands in the place where one writes, or above it. */
export type Standing =
  | { readonly at: 'free' }
  /** It can be written, and waits. */
  | { readonly at: 'connecting' }
  | { readonly at: 'cut'; readonly until: number }
  | { readonly at: 'slow'; readonly until: number }
  /** It cannot be written. */
  | { readonly at: 'login' }
  | { readonly at: 'muted'; readonly until: number; readonly reason: string }
  | { readonly at: 'readers-only' }
  | { readonly at: 'grade'; readonly least: number }
  | { readonly at: 'no-room' }
  | { readonly at: 'destroyed'; readonly reason: string }
  | { readonly at: 'ended'; readonly why: 'session-ended' | 'banned' };

/** Whether there is a place to write in. */
export const canWrite = ({ at }: Standing): boolean =>
  at === 'free' || at === 'connecting' || at === 'cut' || at === 'slow';

interface Asked {
  readonly link: LinkState;
  readonly room: Pick<Room, 'entry' | 'status' | 'destroyed'> | undefined;
  readonly me: Me;
  readonly isMember: boolean;
  /** ms; 0: nothing has to be waited for. */
  readonly slowUntil: number;
  /** ms */
  readonly now: number;
}

/** Whether whoever is here may say something in a room now, and what keeps them from it. Pure. */
export function standingOf({ link, room, me, isMember, slowUntil, now }: Asked): Standing {
  const { status } = room ?? {};
  if (link.at === 'ended') return { at: 'ended', why: link.why };
  if (room?.destroyed !== undefined) return { at: 'destroyed', reason: room.destroyed };
  if (room?.entry === 'refused') return { at: 'no-room' };
  if (me.mute && me.mute.until > now) return { at: 'muted', ...me.mute };
  if (status?.writers === 'nobody' && !me.isModerator) return { at: 'readers-only' };
  if (!isMember && status?.writers !== 'everybody') return { at: 'login' };
  if (status && isMember && me.grade < status.leastGrade && !me.isModerator)
    return { at: 'grade', least: status.leastGrade };
  if (link.at === 'waiting') return { at: 'cut', until: link.until };
  if (link.at !== 'open' || room?.entry !== 'joined') return { at: 'connecting' };
  if (slowUntil > now) return { at: 'slow', until: slowUntil };
  return { at: 'free' };
}
