import { gapBefore } from '@lobby/chat-socket/rooms';
import { type ChatState, missingBefore, withRoom } from './room-state.ts';

/** So many pages of the history are asked for in a row to fill a gap; what is older than that is left out. */
const MOST_PAGES = 12;

/**
 * What the history was asked for since the last login, by room: nothing twice, and not without end.
 * @param tell asks for the page before a message; '' for the newest.
 */
export function historyAsks(tell: (rid: string, before: string) => void) {
  const asked = new Map<string, Set<string>>();

  function ask(rid: string, before: string, most = MOST_PAGES): boolean {
    const known = asked.get(rid) ?? new Set();
    if (known.has(before) || known.size >= most) return false;
    asked.set(rid, known.add(before));
    tell(rid, before);
    return true;
  }

  return {
    /** @returns whether it was asked. */
    ask,
    /** Asks for what is missing in a room; where too much is, its log begins anew after the gap. */
    fill(state: ChatState, rid: string): ChatState {
      const room = state.rooms[rid];
      const behind = room && (gapBefore(room.log) ?? missingBefore(room));
      if (!behind) return state;
      if (ask(rid, behind.id) || (asked.get(rid)?.size ?? 0) < MOST_PAGES) return state;
      asked.delete(rid);
      // What lies before it comes from the history again, from where the log now begins.
      return withRoom(state, rid, before => ({
        ...before,
        log: { messages: before.log.messages.slice(before.log.messages.indexOf(behind)) },
        hasMore: true,
      }));
    },
    /** Of one room that was left, or of all with a new login. */
    forget(rid?: string): void {
      if (rid === undefined) asked.clear();
      else asked.delete(rid);
    },
  };
}
