import type { LinkState, WaitingMessage } from '@lobby/chat-socket/link';
import { type Envelope, type MessageId, messageIds } from '@lobby/chat-socket/protocol';
import { compareIds } from '@lobby/chat-socket/rooms';

/** A frame that one tab sends through another. */
export interface Passed {
  readonly msgId: MessageId;
  readonly msgData: object;
}

/** What the tabs of a browser tell each other about their one line. `tab`: who says it. */
export type TabMessage =
  /** Of the leader. `open` without `to` is for all: rooms are joined anew. */
  | { readonly type: 'state'; readonly state: LinkState }
  | { readonly type: 'frame'; readonly frame: Envelope }
  | { readonly type: 'open'; readonly to?: string }
  /** Of those that follow. */
  | { readonly type: 'hello' | 'bye' | 'wake'; readonly tab: string }
  | ({ readonly type: 'tell'; readonly tab: string } & Passed)
  | ({ readonly type: 'say'; readonly tab: string } & Pick<WaitingMessage, 'rid' | 'msg' | 'clientId'> & {
        readonly more?: Pick<WaitingMessage, 'replyTo' | 'slip'> | undefined;
      });

export type RoomsOfTabs = ReturnType<typeof roomsOfTabs>;

/** Which tabs are in which rooms of one line. */
export function roomsOfTabs() {
  const rooms = new Map<string, Set<string>>();
  const known = new Set<string>();
  /** The newest message of each room that came over the line. */
  const tops = new Map<string, string>();
  return {
    /** Whether a tab is met for the first time on this connection. */
    isNew(tab: string): boolean {
      const isNew = !known.has(tab);
      known.add(tab);
      return isNew;
    },
    /** A tab enters a room or leaves it. @returns whether the line does so too. */
    moved(tab: string, { rid, leave }: { rid: string; leave?: boolean }): boolean {
      known.add(tab);
      const tabs = rooms.get(rid) ?? new Set();
      if (leave) tabs.delete(tab);
      else tabs.add(tab);
      rooms.set(rid, tabs);
      return !leave || tabs.size === 0;
    },
    /** A frame came over the line, which all tabs hear. */
    heard({ msgId, msgData }: Envelope): void {
      const { rid, id, top, refused } = msgData as Readonly<Record<string, string | undefined>>;
      if (rid === undefined || refused !== undefined) return;
      const newest = msgId === messageIds.message ? id : msgId === messageIds.joinUnicast ? top : undefined;
      if (newest !== undefined && compareIds(newest, tops.get(rid) ?? '') > 0) tops.set(rid, newest);
    },
    /** Of each room that some tab is in the newest message that came. */
    tops: (): Readonly<Record<string, string>> =>
      Object.fromEntries(
        [...rooms].filter(([, tabs]) => tabs.size > 0).map(([rid]) => [rid, tops.get(rid) ?? '']),
      ),
    /** A tab is gone. @returns the rooms that nobody is in any more. */
    left(tab: string): string[] {
      known.delete(tab);
      return [...rooms].filter(([, tabs]) => tabs.delete(tab) && tabs.size === 0).map(([rid]) => rid);
    },
  };
}
