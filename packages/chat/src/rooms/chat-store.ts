import { WAITING_MS } from '@lobby/chat-socket/link';
import { type Envelope, messageIds, type Notification, readableText } from '@lobby/chat-socket/protocol';
import { KEPT_MESSAGES } from '@lobby/chat-socket/rooms';
import type { Line, LineEvents } from '../link/line.ts';
import { applyFrame, readFrame } from './apply-frame.ts';
import { heldIn, slowEnd, stepHeld } from './held.ts';
import { historyAsks } from './history-asks.ts';
import { holdersOf } from './holders.ts';
import {
  type ChatState,
  type Draft,
  emptyChat,
  looked,
  newRoom,
  type OwnMessage,
  type Room,
  topOf,
  withRoom,
} from './room-state.ts';
import { type Unsent, unsentTexts } from './unsent.ts';

interface ChatOptions {
  readonly makeLine: (events: LineEvents) => Line;
  /** ms */
  readonly now: () => number;
  /** Runs something after so many ms. @returns its undo. */
  readonly later: (run: () => void, ms: number) => () => void;
  readonly newId: () => string;
  /** Somebody else is here, and what the one before had written and was not sent is forgotten. */
  readonly onUnsaidLost?: () => void;
  /** Something of the member's has changed. */
  readonly onNotification?: (told: Notification) => void;
}

export type Chat = ReturnType<typeof createChat>;

/** The chat of a tab: its rooms, kept whole over lost connections, and what its member says in them. */
export function createChat({ makeLine, now, later, newId, onUnsaidLost, onNotification }: ChatOptions) {
  let state: ChatState = emptyChat;
  /** The parts of the page that show a room, and all that want the line. */
  const roomHolders = new Map<string, ReturnType<typeof holdersOf>>();
  const lineHolders = holdersOf(empty);
  const listeners = new Set<() => void>();
  const texts = unsentTexts();
  /** A room with what its author left in it unsent. */
  const enteredRoom = (rid: string): Room => ({ ...newRoom(rid), own: texts.take(rid) });
  let undoRelease: (() => void) | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: ChatState) => {
    if (next === state) return;
    state = next;
    tell();
    release();
  };
  const line = makeLine({
    onFrame,
    onOpen,
    onChange() {
      tell();
      release();
    },
    beat: () => ({
      tops: Object.fromEntries(joined().map(room => [room.rid, topOf(room)])),
    }),
  });

  const history = historyAsks((rid, before) =>
    line.tell(messageIds.history, { rid, ...(before !== '' && { before }) }),
  );

  function hold(): () => void {
    const release = lineHolders.take();
    line.want();
    return release;
  }

  return {
    get: () => state,
    link: () => line.state(),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Keeps the line while something wants it. @returns its undo. */
    hold,
    /** Enters a room, and stays until every part that entered it has left. @returns the way out. */
    enter(rid: string): () => void {
      const holders = roomHolders.get(rid) ?? holdersOf(() => leaveRoom(rid));
      roomHolders.set(rid, holders);
      const leave = holders.take();
      if (!state.rooms[rid]) {
        const room = enteredRoom(rid);
        set({ ...state, rooms: { ...state.rooms, [rid]: room } });
        line.tell(messageIds.joinRoom, { rid });
        for (const own of room.own) if (own.state === 'not-sent') askSaid(rid, own);
      }
      const release = hold();
      return () => {
        leave();
        release();
      };
    },
    /** Says something, or keeps it until slow mode ends. @returns false: something waits already, and this is not taken. */
    say(rid: string, draft: Draft): boolean {
      const msg = readableText(draft.msg);
      const before = state.rooms[rid];
      const isHeld = before !== undefined && slowEnd(state, rid, now()) > 0;
      if (msg === '' || (isHeld && heldIn(before))) return false;
      const own: OwnMessage = {
        ...{ ...draft, msg, clientId: newId(), at: now() },
        state: isHeld ? 'held' : 'sending',
      };
      set(withRoom(state, rid, room => ({ ...room, own: [...room.own, own] })));
      if (!isHeld) sayAgain(rid, own);
      return true;
    },
    /** Takes an own message away that was not taken, or waits. @returns it, to be written anew. */
    takeBack(rid: string, clientId: string): OwnMessage | undefined {
      const own = state.rooms[rid]?.own.find(each => each.clientId === clientId);
      // It is on its way since, and may be in the room already.
      if (own?.state === 'sending') return undefined;
      set(withRoom(state, rid, room => ({ ...room, own: room.own.filter(each => each !== own) })));
      return own;
    },
    /** Asks for what was said before what is known. */
    older(rid: string): void {
      const room = state.rooms[rid];
      const { messages = [] } = room?.log ?? {};
      const [oldest] = messages;
      if (oldest && room?.hasMore !== false && messages.length < KEPT_MESSAGES)
        history.ask(rid, oldest.id, Number.POSITIVE_INFINITY);
    },
    /** A moderator withdraws a message; anybody else reports it. */
    block: (rid: string, id: string, reason: string): boolean =>
      line.tell(messageIds.block, { rid, id, reason }),
    mute: (rid: string, id: string, minutes: number, reason: string) =>
      line.tell(messageIds.mute, { rid, id, minutes, reason }),
    predict: (rid: string, home: number, away: number): boolean =>
      line.tell(messageIds.scorePrediction, { rid, home, away }),
    /** What is written in a room and not sent; it stays there while one is elsewhere on the site. */
    draft: texts.draft,
    keepDraft: texts.keepDraft,
    /** The room is out of sight, so that what comes is unread; or in sight again. */
    look(rid: string, isSeen: boolean): void {
      set(withRoom(state, rid, room => looked(room, isSeen)));
    },
    wake: () => line.wake(),
    /** Gives up what was not answered in time. Told from time to time. */
    age(): void {
      for (const room of Object.values(state.rooms))
        if (room.own.some(own => isLate(own)))
          set(
            withRoom(state, room.rid, before => ({
              ...before,
              own: before.own.map(own => (isLate(own) ? { ...own, state: 'not-sent' as const } : own)),
            })),
          );
    },
    /** The page goes away: nothing is held by it, nothing is forgotten. */
    rest: () => line.leave(),
    /** What was written and not sent, for a page that goes away and may come back. */
    unsent: (): Unsent => texts.all(state.rooms),
    /**
     * Somebody else is here now, or the same member with what they had not sent: nothing else of before is left, and whoever
     * looks at a room enters it anew.
     */
    changeMember(kept?: Unsent): void {
      const rids = Object.keys(state.rooms);
      // A session that ends may be heard of before the login of somebody else: then it is given up already.
      const { own } = texts.all(state.rooms);
      const isLost = !kept && Object.values(own).some(each => each.some(({ state: at }) => at === 'unsaid'));
      texts.replace(kept);
      line.leave();
      history.forget();
      set({ ...emptyChat, rooms: Object.fromEntries(rids.map(rid => [rid, enteredRoom(rid)])) });
      if (lineHolders.isHeld()) line.want();
      if (isLost) onUnsaidLost?.();
    },
  };

  function joined() {
    return Object.values(state.rooms).filter(({ entry }) => entry === 'joined');
  }

  function empty(): void {
    line.leave();
    history.forget();
    set(emptyChat);
  }

  function leaveRoom(rid: string): void {
    line.tell(messageIds.joinRoom, { rid, leave: true });
    history.forget(rid);
    const { [rid]: room, ...rooms } = state.rooms;
    if (room) texts.keepOf(room);
    set({ ...state, rooms });
  }

  /** Sends what slow mode held back, once it may be said, and gives up what may not be said any more. */
  function release(): void {
    const step = stepHeld(state, { now: now(), hasEnded: line.state().at === 'ended' });
    undoRelease?.();
    undoRelease = step.next === undefined ? undefined : later(release, step.next - now());
    if (step.state === state) return;
    state = step.state;
    tell();
    for (const { rid, own } of step.released) sayAgain(rid, own);
  }

  function isLate(own: OwnMessage): boolean {
    return own.state === 'sending' && now() - own.at >= WAITING_MS;
  }

  function sayAgain(rid: string, { msg, clientId, replyTo, slip }: OwnMessage): void {
    line.say(rid, msg, clientId, { ...(replyTo && { replyTo: replyTo.id }), ...(slip && { slip }) });
  }

  function askSaid(rid: string, { msg, clientId }: OwnMessage): void {
    line.tell(messageIds.message, { rid, msg, clientId, ask: true });
  }

  function onOpen(): void {
    history.forget();
    for (const { rid, own } of Object.values(state.rooms)) {
      line.tell(messageIds.joinRoom, { rid });
      // What was sent into a connection that is gone may have been taken or not: by its id it is taken once.
      for (const message of own) {
        if (message.state === 'sending') sayAgain(rid, message);
        // It was given up, and may have been said: that is asked, and it is not said now.
        else if (message.state === 'not-sent') askSaid(rid, message);
      }
    }
  }

  function onFrame(frame: Envelope): void {
    const told = readFrame(frame);
    if (!told) return;
    if (told.name === 'notification') {
      onNotification?.(told.data);
      return;
    }
    set(applyFrame(state, told, now()));
    if (told.name === 'joinUnicast' && told.data.joined && told.data.top !== '') {
      const room = state.rooms[told.data.rid];
      if (room && topOf(room) !== told.data.top) history.ask(room.rid, '');
    }
    // With the entry too: what the connection before was asked for may not have come.
    if (told.name === 'message' || told.name === 'history' || told.name === 'joinUnicast')
      set(history.fill(state, told.data.rid));
  }
}
