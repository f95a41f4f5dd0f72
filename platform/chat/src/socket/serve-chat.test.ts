import { contract } from '@lobby/api-client/contract';
import { messageIds } from '@lobby/chat-socket/protocol';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { drawsFor } from '@lobby/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { lobbyRoom } from '../rooms/lobby-room.ts';
import { addressOf, chatMember, chatPages, origin } from '../testing/chat-pages.ts';

let running: RunningPlatform;
const pages = chatPages(() => running);

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent', corsOrigins: [origin] });
});
afterAll(async () => {
  pages.leaveAll();
  await running.stop();
});

/** A socket of a stranger's program. */
async function stranger(siteId = '1001') {
  const socket = new WebSocket(addressOf(running, siteId), { origin });
  const heard: { msgId: number; msgData: unknown }[] = [];
  socket.on('message', data => heard.push(JSON.parse(String(data))));
  socket.on('error', () => {});
  await new Promise(resolve => socket.once('open', resolve));
  return { socket, heard, send: (frame: unknown) => socket.send(JSON.stringify(frame)) };
}

describe('the socket of the chat', () => {
  it('brings what a member says to everybody in the room, in the order of the server', async () => {
    const talker = await pages.member('talker1', lobbyRoom);
    const guest = pages.page();
    await guest.isOpen();
    expect(await guest.join(lobbyRoom)).toMatchObject({ joined: true, top: '' });
    expect(await guest.wait('roomStatus')).toMatchObject([{ writers: 'members', slowMs: 0 }]);
    talker.link.say(lobbyRoom, '好球', 'a');
    talker.link.say(lobbyRoom, '漂亮', 'b');
    const heard = await guest.wait('message', 2);
    expect(heard.map(({ msg }) => msg)).toEqual(['好球', '漂亮']);
    expect(heard[1]?.previousId).toBe(heard[0]?.id);
    expect(heard[0]?.name).not.toContain('talker1');
    expect(JSON.stringify(heard)).not.toContain('clientId');
    expect(await talker.wait('message', 2)).toMatchObject([{ clientId: 'a' }, { clientId: 'b' }]);
  });

  it('lets a guest read and not write, and says so', async () => {
    const guest = pages.page();
    await guest.isOpen();
    await guest.join(lobbyRoom);
    expect(await guest.say(lobbyRoom, '好球')).toMatchObject({ refused: 'readers-only' });
  });

  it('has no room of a match that is not there, and hears nobody in a room that was not joined', async () => {
    const talker = await pages.member('talker2');
    expect(await talker.join('no-match')).toEqual({ rid: 'no-match', joined: false });
    expect(await talker.say('no-match', '好球')).toMatchObject({ refused: 'closed' });
    talker.send('history', { rid: lobbyRoom });
    await talker.answered();
    expect(talker.heard('history')).toEqual([]);
  });

  it('tells a room nothing more of it to who has left it', async () => {
    const talker = await pages.member('talker5', lobbyRoom);
    const leaver = await pages.member('talker6', lobbyRoom);
    leaver.send('joinRoom', { rid: lobbyRoom, leave: true });
    await leaver.wait('joinUnicast', 2);
    await talker.say(lobbyRoom, '谁在');
    await leaver.answered();
    expect(leaver.heard('message')).toEqual([]);
  });

  it('accepts no login but one of ours for its site, and answers nothing before it', async () => {
    const { jwt } = await chatMember(running, 'talker3');
    const forged = pages.page(async () => `${(await jwt()).slice(0, -2)}AA`);
    const elsewhere = pages.page(jwt, '1002');
    await vi.waitFor(
      () => expect([forged, elsewhere].map(({ link }) => link.state().at)).toEqual(['waiting', 'waiting']),
      { timeout: 20_000 },
    );
    const silent = await stranger();
    silent.send({ msgId: messageIds.joinRoom, msgData: { rid: lobbyRoom } });
    silent.send({ msgId: messageIds.guestLogin, msgData: {} });
    await vi.waitFor(() => expect(silent.heard).toMatchObject([{ msgId: messageIds.guestLogin }]), {
      timeout: 20_000,
    });
    silent.socket.close();
  });

  it('takes a token for one login, and none of a session that has ended', async () => {
    const { client, jwt } = await chatMember(running, 'talker7');
    const login = async (token: string) => {
      const { socket, heard, send } = await stranger();
      send({ msgId: messageIds.login, msgData: { body: { jwt: token } } });
      await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), { timeout: 20_000 });
      socket.close();
      return heard[0]?.msgData;
    };
    const token = await jwt();
    expect(await login(token)).toEqual({ accepted: true });
    expect(await login(token)).toEqual({ accepted: false });
    const unused = await jwt();
    await client.call(contract.userSession.logout, {});
    expect(await login(unused)).toEqual({ accepted: false });
  });

  it.each([
    ['another origin', 'http://evil.example', '1001'],
    ['another site', origin, '9999'],
  ])('is not opened for %s', async (_, from, siteId) => {
    const socket = new WebSocket(addressOf(running, siteId), { origin: from });
    const status = await new Promise(resolve => {
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.once('error', () => {});
    });
    expect(status).toBe(403);
  });

  it('ends with the session of its member, who does not come back', async () => {
    const talker = await pages.member('talker4');
    await talker.client.call(contract.userSession.logout, {});
    await vi.waitFor(() => expect(talker.link.state()).toEqual({ at: 'ended', why: 'session-ended' }), {
      timeout: 20_000,
    });
  });

  it('stands what no client sends, and ends the connection of who sends too much', async () => {
    const draw = drawsFor('bad frames of the chat');
    const ids = [...Object.values(messageIds), -1, 7, 10012, 1e21];
    const { socket, heard, send } = await stranger();
    send({ msgId: messageIds.guestLogin, msgData: {} });
    const bad = [null, 7, 'x', [], { rid: '__proto__' }, { rid: { $ne: 1 } }, { rid: lobbyRoom, msg: 7 }];
    for (let n = 0; n < 40; n += 1)
      send({ msgId: ids[Math.floor(draw() * ids.length)], msgData: bad[Math.floor(draw() * bad.length)] });
    socket.send(Buffer.from([0xff, 0xfe]));
    send({ msgId: messageIds.joinRoom, msgData: { rid: lobbyRoom } });
    await vi.waitFor(() => expect(heard.some(({ msgId }) => msgId === messageIds.joinUnicast)).toBe(true), {
      timeout: 20_000,
    });
    const closed = new Promise(resolve => socket.once('close', resolve));
    for (let n = 0; n < 100; n += 1) socket.send('{');
    expect(await closed).toBe(4003);
  });
});
