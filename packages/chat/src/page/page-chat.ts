import { api, moneyMoved } from '@lobby/api';
import { readSession, subscribeSession } from '@lobby/api/session';
import { defineItem, isRecord, jsonCodec } from '@lobby/api/storage';
import { tabStorage, takeFromTab } from '@lobby/api/storage/tab';
import { randomUuid } from '@lobby/api-client/request';
import { useBrand } from '@lobby/brand-kit';
import type { LinkState } from '@lobby/chat-socket/link';
import type { Notification } from '@lobby/chat-socket/protocol';
import { withTexts } from '@lobby/i18n';
import type { Dispatch } from '@reduxjs/toolkit';
import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { browserTabs } from '../link/browser-tabs.ts';
import type { LineEvents } from '../link/line.ts';
import { later, ownLine } from '../link/own-line.ts';
import { sharedLine } from '../link/shared-line.ts';
import { type Chat, createChat } from '../rooms/chat-store.ts';
import type { ChatState } from '../rooms/room-state.ts';
import { isUnsent, type Unsent } from '../rooms/unsent.ts';
import { watchMessages } from '../watch/messages/index.ts';
import { useWayToRecord, wayToRecord } from '../watch/to-record.ts';

/** What was not answered is looked for so often, ms. */
const ageEveryMs = 5_000;

const chats = new WeakMap<Dispatch, Chat>();

/** The one chat of this page: made when something first asks for it, and the same for every part. */
export function useChat(): Chat {
  const dispatch = useDispatch();
  const { siteId } = useBrand();
  const known = chats.get(dispatch);
  if (known) return known;
  const chat = createChat({
    makeLine(events) {
      const own = (ofOwn: LineEvents) => ownLine(dispatch, siteId, ofOwn);
      const tabs = browserTabs();
      return tabs ? sharedLine(own, events, tabs) : own(events);
    },
    now: Date.now,
    later,
    newId: randomUuid,
    onUnsaidLost: () =>
      void tellLost().then(
        ({ tellUnsaidLost }) => tellUnsaidLost(),
        () => {},
      ),
    onNotification: told => follow(told, dispatch),
  });
  chats.set(dispatch, chat);
  const kept = takeUnsent();
  if (kept) chat.changeMember(kept);
  live(chat);
  return chat;
}

/** What the chat knows, as it changes. */
export function useChatState(chat: Chat): ChatState {
  return useSyncExternalStore(chat.subscribe, chat.get, chat.get);
}

/** Where the link is, as it changes. */
export function useLink(chat: Chat): LinkState {
  return useSyncExternalStore(chat.subscribe, chat.link, chat.link);
}

/** Keeps the link of a member, for what the site tells them, while the part is there. */
export function useHeldLink(): void {
  const chat = useChat();
  const dispatch = useDispatch();
  useEffect(() => chat.hold(), [chat]);
  useWayToRecord();
  const link = useLink(chat);
  const hasEnded = link.at === 'ended' && link.why === 'session-ended';
  // The next call says why, and the site does what follows.
  useEffect(() => {
    if (hasEnded) dispatch(api.util.invalidateTags(['Balance']));
  }, [hasEnded, dispatch]);
}

/** As long as the page: the chat follows whoever is logged in, and comes back at once when the page does. */
function live(chat: Chat): void {
  let session = readSession();
  subscribeSession(() => {
    const next = readSession();
    if (next?.token === session?.token) return;
    session = next;
    chat.changeMember();
  });
  const wake = () => {
    if (!document.hidden) chat.wake();
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  // Another tab leads on.
  window.addEventListener('pagehide', () => {
    keepUnsent(chat.unsent(), session?.userId);
    chat.rest();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) chat.changeMember(takeUnsent());
  });
  setInterval(() => chat.age(), ageEveryMs);
}

/** Until the tab is closed, or its member leaves. */
function keepUnsent(unsent: Unsent, member = ''): void {
  const isEmpty = Object.keys({ ...unsent.drafts, ...unsent.own }).length === 0;
  if (!isEmpty) tabStorage.writeItem(unsentItem, { member, unsent });
}

/** What this member had not sent when the page went away. */
function takeUnsent(): Unsent | undefined {
  const kept = takeFromTab(unsentItem);
  return kept?.member === (readSession()?.userId ?? '') ? kept.unsent : undefined;
}

interface Kept {
  /** Empty: of a guest. */
  readonly member: string;
  readonly unsent: Unsent;
}
const isKept = (value: unknown): value is Kept =>
  isRecord(value) && typeof value.member === 'string' && isUnsent(value.unsent);
const unsentItem = defineItem('chat-unsent', jsonCodec(isKept), { personal: true });

/** What is shown of it is asked for by its call. */
function follow(told: Notification, dispatch: Dispatch): void {
  if (told.kind === 'letters') dispatch(api.util.invalidateTags(['Letters']));
  else moneyMoved();
  // Of the tabs that hear it the one in sight says it.
  if (told.kind === 'bet-settled' && !document.hidden)
    void tellSettled().then(
      ({ tellSettledBet }) => tellSettledBet(told, wayToRecord(dispatch)),
      () => {},
    );
}

const tellLost = withTexts(() => import('../watch/tell-unsaid-lost.ts'), watchMessages);
const tellSettled = withTexts(() => import('../watch/tell-settled-bet.ts'), watchMessages);
