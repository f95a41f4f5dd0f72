import { messageIds } from '@lobby/chat-socket/protocol';
import { describe, expect, it } from 'vitest';
import { browser } from '../testing/browser.ts';
import { SILENT_MS } from './shared-line.ts';

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
