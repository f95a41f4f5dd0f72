import { messageIds } from '@lobby/chat-socket/protocol';
import { describe, expect, it } from 'vitest';
import { inLobby } from '../testing/in-lobby.ts';
import { evening, sampleMessage } from '../testing/sample-room.ts';

describe('a room', () => {
  it('is joined with the login, and what was said before comes from the history', async () => {
    const { server, joined, asked, texts } = await inLobby();
    expect(asked(messageIds.joinRoom)).toEqual([{ rid: 'lobby' }]);
    joined('6');
    expect(asked(messageIds.history)).toEqual([{ rid: 'lobby' }]);
    server.tell(messageIds.history, {
      rid: 'lobby',
      messages: [sampleMessage(1), sampleMessage(2)],
      hasMore: false,
    });
    expect(texts()).toEqual(['第 1 句', '第 2 句']);
  });

  it('asks for what is missing before a message, page by page', async () => {
    const { server, joined, asked, texts } = await inLobby();
    joined('');
    server.tell(messageIds.message, sampleMessage(1));
    server.tell(messageIds.message, sampleMessage(4));
    expect(asked(messageIds.history)).toEqual([{ rid: 'lobby', before: '12' }]);
    server.tell(messageIds.history, { rid: 'lobby', messages: [sampleMessage(3)], hasMore: true });
    expect(asked(messageIds.history)).toHaveLength(2);
    server.tell(messageIds.history, { rid: 'lobby', messages: [sampleMessage(2)], hasMore: true });
    expect(texts()).toEqual([1, 2, 3, 4].map(at => `第 ${at} 句`));
    expect(asked(messageIds.history)).toHaveLength(2);
  });

  it('shows an own message at once, and once when the room tells it', async () => {
    const { server, chat, joined, texts } = await inLobby();
    joined('');
    chat.say('lobby', { msg: ' 好球 ' });
    expect(chat.get().rooms.lobby?.own).toMatchObject([{ msg: '好球', state: 'sending' }]);
    server.tell(messageIds.message, sampleMessage(1, { msg: '好球', clientId: 'c1' }));
    expect(chat.get().rooms.lobby?.own).toEqual([]);
    expect(texts()).toEqual(['好球']);
  });

  it('keeps a message that was refused, with the reason, to be written anew', async () => {
    const { server, chat, joined } = await inLobby();
    joined('');
    chat.say('lobby', { msg: '加我微信' });
    server.tell(messageIds.message, { rid: 'lobby', clientId: 'c1', refused: 'contact' });
    expect(chat.get().rooms.lobby?.own).toMatchObject([{ state: 'contact' }]);
    expect(chat.takeBack('lobby', 'c1')).toMatchObject({ msg: '加我微信' });
    expect(chat.get().rooms.lobby?.own).toEqual([]);
  });

  it('is joined again after a cut, before what was said meanwhile is sent once', async () => {
    const { time, server, chat, joined } = await inLobby();
    joined('');
    server.close(1006);
    chat.say('lobby', { msg: '还在吗' });
    server.heard.length = 0;
    await time.pass(5_000);
    expect(server.heard.map(({ msgId }) => msgId)).toEqual([
      ...[messageIds.guestLogin, messageIds.joinRoom, messageIds.message],
    ]);
  });

  it('says of a message that was not answered in a minute that it was not sent', async () => {
    const { time, server, chat } = await inLobby();
    server.manners.isDown = true;
    server.close(1006);
    chat.say('lobby', { msg: '还在吗' });
    await time.pass(60_000);
    chat.age();
    expect(chat.get().rooms.lobby?.own).toMatchObject([{ state: 'not-sent', msg: '还在吗' }]);
  });

  it('asks with the next login whether a message was said that nobody answered, and does not say it now', async () => {
    const { time, server, chat, joined, asked } = await inLobby();
    joined('');
    chat.say('lobby', { msg: '还在吗' });
    chat.say('lobby', { msg: '喂' });
    server.manners.isDown = true;
    server.close(1006);
    await time.pass(60_000);
    chat.age();
    server.manners.isDown = false;
    server.heard.length = 0;
    await time.pass(60_000);
    expect(asked(messageIds.message)).toEqual([
      { rid: 'lobby', msg: '还在吗', clientId: 'c1', ask: true },
      { rid: 'lobby', msg: '喂', clientId: 'c2', ask: true },
    ]);
    server.tell(messageIds.message, sampleMessage(1, { msg: '还在吗', clientId: 'c1' }));
    server.tell(messageIds.message, { rid: 'lobby', clientId: 'c2', refused: 'unsaid' });
    expect(chat.get().rooms.lobby?.own).toMatchObject([{ msg: '喂', state: 'unsaid' }]);
  });

  it('keeps what is written while one is elsewhere, and not for another member', async () => {
    const { chat } = await inLobby();
    chat.keepDraft('lobby', '写到一半');
    chat.enter('7')();
    expect(chat.draft('lobby')).toBe('写到一半');
    chat.changeMember();
    expect(chat.draft('lobby')).toBe('');
  });

  it('that was cleared shows nothing of before, though it was on its way then', async () => {
    const { server, joined, texts } = await inLobby();
    joined('');
    server.tell(messageIds.message, sampleMessage(2));
    server.tell(messageIds.clearRoom, { rid: 'lobby', cleared: '6' });
    server.tell(messageIds.history, { rid: 'lobby', messages: [sampleMessage(1)], hasMore: false });
    expect(texts()).toEqual([]);
  });

  it('is whole for each part of the page, and left with the last of them', async () => {
    const { chat, leave, asked } = await inLobby();
    const leaveToo = chat.enter('lobby');
    leave();
    leave();
    expect(Object.keys(chat.get().rooms)).toEqual(['lobby']);
    leaveToo();
    expect(chat.get().rooms).toEqual({});
    expect(asked(messageIds.joinRoom)).toEqual([{ rid: 'lobby' }, { rid: 'lobby', leave: true }]);
    expect(chat.link().at).toBe('away');
  });

  it('that was cleared keeps what came later, and a withdrawn message its place alone', async () => {
    const { server, joined, texts } = await inLobby();
    joined('');
    for (const at of [1, 2, 3]) server.tell(messageIds.message, sampleMessage(at));
    server.tell(messageIds.clearRoom, { rid: 'lobby', cleared: '3' });
    server.tell(messageIds.block, { rid: 'lobby', id: '6' });
    expect(texts()).toEqual(['', '第 3 句']);
  });
});

describe('another member', () => {
  it('finds nothing of the one before', async () => {
    const { time, server, chat, joined, texts } = await inLobby();
    joined('');
    server.tell(messageIds.message, sampleMessage(1));
    server.tell(messageIds.mute, { until: evening + 600_000, reason: '刷屏' });
    expect(chat.get().me.mute).toBeDefined();
    chat.say('lobby', { msg: '好球' });
    chat.changeMember();
    server.heard.length = 0;
    await time.pass(1);
    expect(texts()).toEqual([]);
    expect(chat.get()).toMatchObject({ me: { grade: 0 }, rooms: { lobby: { own: [] } } });
    expect(chat.get().me.mute).toBeUndefined();
    expect(server.heard.map(({ msgId }) => msgId)).toEqual([messageIds.guestLogin, messageIds.joinRoom]);
  });
});

it('a notification is told, and no room', async () => {
  const { server, notified } = await inLobby();
  server.tell(messageIds.notification, { kind: 'letters' });
  expect(notified).toEqual([{ kind: 'letters' }]);
});
