import { useSession } from '@lobby/api/session';
import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { chatMessages } from '../messages/index.ts';
import { useChat, useChatState, useLink } from '../page/page-chat.ts';
import { useBlocked } from '../rooms/blocked.ts';
import { slowEnd } from '../rooms/held.ts';
import { standingOf } from '../rooms/may-say.ts';
import { nobody } from '../rooms/room-state.ts';
import { countAfter, rowsOf } from '../rooms/rows.ts';
import { RoomView } from './room.view.tsx';
import { useRowActions } from './use-row-actions.ts';

const SECOND_MS = 1_000;

export interface ChatRoomProps {
  /** `lobby`, or the id of a match. */
  readonly rid: string;
  /** False while it is there and not in sight: what comes is unread. */
  readonly isSeen?: boolean;
  /** Told how many messages of others came while the room was not seen. */
  onUnread?(count: number): void;
  /** The code of a bet slip that goes with what is written next. */
  readonly slip?: string | undefined;
}

/** A room of the chat, entered as long as it is there. */
export function ChatRoom({ rid, isSeen = true, onUnread, slip }: ChatRoomProps): ReactNode {
  const t = useText(chatMessages);
  const chat = useChat();
  const state = useChatState(chat);
  const link = useLink(chat);
  const { loggedIn, userId } = useSession();
  const blocked = useBlocked();
  useEffect(() => chat.enter(rid), [chat, rid]);
  useEffect(() => chat.look(rid, isSeen), [chat, rid, isSeen]);

  const room = state.rooms[rid];
  const rows = useMemo(
    () => (room ? rowsOf(room, { blocked, unreadAfter: room.unreadAfter }) : []),
    [room, blocked],
  );
  const unread = room?.seen === undefined || isSeen ? 0 : countAfter(room.log.messages, room.seen, blocked);
  useEffect(() => onUnread?.(unread), [onUnread, unread]);

  const cut = link.at === 'waiting' ? link.until : 0;
  const now = useNow(Math.max(cut, state.slowUntil[rid] ?? 0, state.me.mute?.until ?? 0));
  const slowUntil = slowEnd(state, rid, now);
  const standing = standingOf({
    link,
    room,
    me: loggedIn ? state.me : nobody,
    isMember: loggedIn,
    slowUntil,
    now,
  });
  const actions = useRowActions(chat, rid, { isMember: loggedIn, isModerator: state.me.isModerator }, t);
  return (
    <RoomView
      // Whoever logs in or out begins with an empty place to write.
      key={`${rid} ${userId}`}
      room={room}
      rows={rows}
      standing={standing}
      now={now}
      slowUntil={slowUntil}
      blockedCount={blocked.size}
      attached={slip}
      actions={actions}
      draft={chat.draft(rid)}
      onDraft={text => chat.keepDraft(rid, text)}
      onSay={draft => chat.say(rid, draft)}
      onTakeBack={clientId => chat.takeBack(rid, clientId)}
      onOlder={() => chat.older(rid)}
      onPredict={(home, away) => {
        if (!chat.predict(rid, home, away)) toast.error(t('chat.act.failed'));
      }}
    />
  );
}

/** The time, ms, each second until something is due. */
function useNow(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return now;
}
