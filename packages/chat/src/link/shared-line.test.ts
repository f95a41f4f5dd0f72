import { createChatLink } from '@lobby/chat-socket/link';
import { type Envelope, messageIds } from '@lobby/chat-socket/protocol';
import { fakeChatServer } from '@lobby/chat-socket/testing/fake-server';
import { manualTime } from '@lobby/chat-socket/testing/manual-time';
import { describe, expect, it } from 'vitest';
import { SILENT_MS, sharedLine, type TabTools } from './shared-line.ts';
import type { TabMessage } from './tab-messages.ts';

/** A browser with tabs: one lock, one channel, one server that throws at a second connection. */
function browser() {
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
  function open(rid: string) {
    const tab = ++tabs;
    const frames: Envelope[] = [];
    const line = sharedLine(
      events =>
        createChatLink({
          ...{ ...time, ...events, open: server.open, draw: () => 0 },
          login: async () => ({ msgId: messageIds.guestLogin, msgData: {} }),
        }),
      {
        onFrame: frame => frames.push(frame),
        onOpen: () => line.tell(messageIds.joinRoom, { rid }),
        ...{ onChange: () => {}, beat: () => ({}) },
      },
      tools(tab),
    );
    line.want();
    return { tab, line, frames, freeze: () => frozen.add(tab) };
  }
  const joined = () =>
    server.heard.filter(({ msgId }) => msgId === messageIds.joinRoom).map(({ msgData }) => msgData);
  return { time, server, open, joined };
}

describe('tabs of one browser', () => {
  it('have one socket, and each hears and says through it', async () => {
    const { time, server, open, joined } = browser();
    const first = open('a');
    await time.pass(1);
    const second = open('b');
    await time.pass(1);
    expect(server.tries()).toBe(1);
    expect([first, second].map(({ line }) => line.state().at)).toEqual(['open', 'open']);
    expect(joined()).toEqual([{ rid: 'a' }, { rid: 'b' }]);
    server.tell(messageIds.message, { rid: 'b', msg: '好球' });
    expect(second.frames).toHaveLength(1);
    second.line.say('b', '漂亮', 'c1');
    expect(server.heard.at(-1)?.msgData).toMatchObject({ rid: 'b', msg: '漂亮', clientId: 'c1' });
  });

  it('say of every room that one of them is in how far it is heard', async () => {
    const { time, server, open } = browser();
    open('a');
    open('b');
    await time.pass(1);
    server.tell(messageIds.joinUnicast, { rid: 'b', joined: true, top: '8', cleared: '' });
    server.tell(messageIds.message, { rid: 'b', id: '10', msg: '好球' });
    server.tell(messageIds.message, { rid: 'b', clientId: 'c1', refused: 'long' });
    await time.pass(10_000);
    const beats = server.heard.filter(({ msgId }) => msgId === messageIds.heartbeat);
    expect(beats.at(-1)?.msgData).toEqual({ tops: { a: '', b: '10' } });
  });

  it('leave a room with the last of them that is in it', async () => {
    const { time, open, joined } = browser();
    const first = open('a');
    const second = open('a');
    await time.pass(1);
    first.line.tell(messageIds.joinRoom, { rid: 'a', leave: true });
    expect(joined()).not.toContainEqual({ rid: 'a', leave: true });
    second.line.leave();
    expect(joined()).toContainEqual({ rid: 'a', leave: true });
  });

  it('go on when the one that leads is closed: the next connects and joins again', async () => {
    const { time, server, open, joined } = browser();
    const first = open('a');
    const second = open('b');
    const third = open('c');
    await time.pass(1);
    first.line.leave();
    await time.pass(10);
    expect(server.tries()).toBe(2);
    expect([second, third].map(({ line }) => line.state().at)).toEqual(['open', 'open']);
    expect(joined().slice(-2)).toEqual([{ rid: 'b' }, { rid: 'c' }]);
  });

  it('take the lead from one that is frozen and keeps its lock', async () => {
    const { time, server, open } = browser();
    const first = open('a');
    const second = open('b');
    await time.pass(1);
    first.freeze();
    await time.pass(SILENT_MS + 20_000);
    expect(second.line.state().at).toBe('open');
    expect(server.isOpen()).toBe(true);
    expect(server.tries()).toBe(2);
  });
});
