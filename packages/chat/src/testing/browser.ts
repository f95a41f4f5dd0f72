import { createChatLink } from '@lobby/chat-socket/link';
import { type Envelope, messageIds } from '@lobby/chat-socket/protocol';
import { fakeChatServer } from '@lobby/chat-socket/testing/fake-server';
import { manualTime } from '@lobby/chat-socket/testing/manual-time';
import type { LineEvents } from '../link/line.ts';
import { sharedLine, type TabTools } from '../link/shared-line.ts';
import type { TabMessage } from '../link/tab-messages.ts';
import { createChat } from '../rooms/chat-store.ts';

/** A browser with tabs: one lock, one channel, one server that throws at a second connection. */
export function browser() {
  const time = manualTime();
  const server = fakeChatServer({ answersNoMessages: true });
  const listeners: { tab: number; listener: (message: TabMessage) => void }[] = [];
  const frozen = new Set<number>();
  let holder: { tab: number; lose: (error: Error) => void } | undefined;
  const waiting: { tab: number; start: () => void }[] = [];

  function release(): void {
    holder = undefined;
    waiting.shift()?.start();
  }
  function tools(tab: number): TabTools {
    return {
      lead: (during, { steal, signal }) =>
        new Promise((resolve, reject) => {
          const start = () => {
            const mine = { tab, lose: reject };
            holder = mine;
            void during().then(() => {
              if (holder === mine) release();
              resolve(undefined);
            });
          };
          const entry = { tab, start };
          signal?.addEventListener('abort', () => {
            const at = waiting.indexOf(entry);
            if (at >= 0) waiting.splice(at, 1);
            if (holder?.tab !== tab) reject(new Error('given up'));
          });
          if (steal) {
            holder?.lose(new Error('stolen'));
            holder = { tab, lose: reject };
            // The fake server lets no second connection in: the stolen one ends first.
            time.later(start, 0);
          } else if (holder) waiting.push(entry);
          else start();
        }),
      post(message) {
        if (frozen.has(tab)) return;
        for (const each of listeners) if (each.tab !== tab && !frozen.has(each.tab)) each.listener(message);
      },
      listen: listener => void listeners.push({ tab, listener }),
      each(run, ms) {
        let undo: () => void;
        const again = () => {
          undo = time.later(() => {
            run();
            again();
          }, ms);
        };
        again();
        return () => undo();
      },
      ...{ isSeen: () => true, now: time.now, newId: () => `tab ${tab}` },
    };
  }
  let tabs = 0;
  const lineOf = (tab: number, events: LineEvents) =>
    sharedLine(
      own =>
        createChatLink({
          ...{ ...time, ...own, open: server.open, draw: () => 0 },
          login: async () => ({ msgId: messageIds.guestLogin, msgData: {} }),
        }),
      events,
      tools(tab),
    );
  /** A tab with the chat in a room. */
  function openChat(rid: string) {
    const tab = ++tabs;
    let ids = 0;
    const chat = createChat({
      makeLine: events => lineOf(tab, events),
      ...{ now: time.now, later: time.later, newId: () => `${tab}-${++ids}` },
    });
    chat.enter(rid);
    return chat;
  }
  /** A tab with its line alone. */
  function open(rid: string) {
    const tab = ++tabs;
    const frames: Envelope[] = [];
    const line = lineOf(tab, {
      onFrame: frame => frames.push(frame),
      onOpen: () => line.tell(messageIds.joinRoom, { rid }),
      ...{ onChange: () => {}, beat: () => ({}) },
    });
    line.want();
    return { tab, line, frames, freeze: () => frozen.add(tab) };
  }
  const joined = () =>
    server.heard.filter(({ msgId }) => msgId === messageIds.joinRoom).map(({ msgData }) => msgData);
  return { time, server, open, openChat, joined };
}
