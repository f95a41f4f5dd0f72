import { contract } from '@lobby/api-client/contract';
import { createChatLink } from '@lobby/chat-socket/link';
import { type Envelope, messageIds } from '@lobby/chat-socket/protocol';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { lobbyRoom } from '../chat.domain.ts';

const origin = 'http://localhost:5173';
let running: RunningPlatform;
const open: { leave(): void }[] = [];

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent', corsOrigins: [origin] });
});
afterAll(async () => {
  for (const link of open) link.leave();
  await running.stop();
});

const addressOf = (siteId: string) =>
  `${running.url.replace('http', 'ws')}/stream/socket?clientType=web&siteId=${siteId}`;

/** A page with the chat: of a member by their jwt, or else of a guest. */
function page(jwt?: () => Promise<string>, siteId = '1001') {
  const frames: Envelope[] = [];
  const link = createChatLink({
    open(events) {
      const socket = new WebSocket(addressOf(siteId), { origin });
      socket.on('open', events.connected);
      socket.on('message', data => events.frame(String(data)));
      socket.on('close', code => events.closed(code));
      socket.on('error', () => {});
      raw = socket;
      return socket;
    },
    login: async () =>
      jwt
        ? { msgId: messageIds.login, msgData: { token: 't', body: { jwt: await jwt() } } }
        : { msgId: messageIds.guestLogin, msgData: {} },
    ...{ now: Date.now, draw: () => 0, onFrame: frame => frames.push(frame) },
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  let raw: WebSocket | undefined;
  open.push(link);
  link.want();
  const heard = (msgId: number) =>
    frames.filter(frame => frame.msgId === msgId).map(({ msgData }) => msgData);
  return {
    link,
    heard,
    isOpen: () => vi.waitFor(() => expect(link.state().at).toBe('open'), { timeout: 20_000 }),
    send: (msgId: number, msgData: object) => raw?.send(JSON.stringify({ msgId, msgData })),
    async join(rid: string) {
      raw?.send(JSON.stringify({ msgId: messageIds.joinRoom, msgData: { rid } }));
      await vi.waitFor(() => expect(heard(messageIds.joinUnicast)).toHaveLength(1), { timeout: 20_000 });
      return heard(messageIds.joinUnicast)[0];
    },
    messages: (count: number) =>
      vi.waitFor(
        () => {
          expect(heard(messageIds.message)).toHaveLength(count);
          return heard(messageIds.message);
        },
        { timeout: 20_000 },
      ),
  };
}

/** A member who is logged in, and where their jwt comes from. */
async function member(name: string) {
  const client = testClient(running.url, '1001');
  await client.join(name);
  return { client, jwt: async () => (await client.call(contract.userVerification.memberJwt, {})).jwt };
}

describe('the socket of the chat', () => {
  it('brings what a member says to everybody in the room, in the order of the server', async () => {
    const { jwt } = await member('talker1');
    const [talker, guest] = [page(jwt), page()];
    await Promise.all([talker.isOpen(), guest.isOpen()]);
    expect(await talker.join(lobbyRoom)).toMatchObject({ joined: true, writers: 'members', top: '' });
    await guest.join(lobbyRoom);
    talker.link.say(lobbyRoom, '好球', 'a');
    talker.link.say(lobbyRoom, '漂亮', 'b');
    const heard = (await guest.messages(2)) as {
      id: string;
      previousId: string;
      name: string;
      msg: string;
    }[];
    expect(heard.map(({ msg }) => msg)).toEqual(['好球', '漂亮']);
    expect(heard[1]?.previousId).toBe(heard[0]?.id);
    expect(heard[0]?.name).not.toContain('talker1');
    expect(JSON.stringify(heard)).not.toContain('clientId');
    expect(await talker.messages(2)).toMatchObject([{ clientId: 'a' }, { clientId: 'b' }]);
  });

  it('lets a guest read and not write, and says so', async () => {
    const guest = page();
    await guest.isOpen();
    await guest.join(lobbyRoom);
    guest.link.say(lobbyRoom, '好球', 'g');
    expect(await guest.messages(1)).toMatchObject([{ clientId: 'g', refused: 'readers-only' }]);
  });

  it('has no room of a match that is not there, and hears nobody in a room that was not joined', async () => {
    const { jwt } = await member('talker2');
    const talker = page(jwt);
    await talker.isOpen();
    expect(await talker.join('no-match')).toEqual({ rid: 'no-match', joined: false });
    talker.link.say('no-match', '好球', 'x');
    expect(await talker.messages(1)).toMatchObject([{ clientId: 'x', refused: 'closed' }]);
  });

  it('accepts no login but one of ours for its site, and answers nothing before it', async () => {
    const { jwt } = await member('talker3');
    const forged = page(async () => `${(await jwt()).slice(0, -2)}AA`);
    const elsewhere = page(jwt, '1002');
    await vi.waitFor(
      () => expect([forged, elsewhere].map(({ link }) => link.state().at)).toEqual(['waiting', 'waiting']),
      {
        timeout: 20_000,
      },
    );
    const silent = new WebSocket(addressOf('1001'), { origin });
    const heard: string[] = [];
    silent.on('message', data => heard.push(String(data)));
    await new Promise(resolve => silent.once('open', resolve));
    silent.send(JSON.stringify({ msgId: messageIds.joinRoom, msgData: { rid: lobbyRoom } }));
    silent.send(JSON.stringify({ msgId: messageIds.guestLogin, msgData: {} }));
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(JSON.parse(heard[0] ?? '')).toMatchObject({ msgId: messageIds.guestLogin });
    silent.close();
  });

  it.each([
    ['another origin', 'http://evil.example', '1001'],
    ['another site', origin, '9999'],
  ])('is not opened for %s', async (_, from, siteId) => {
    const socket = new WebSocket(addressOf(siteId), { origin: from });
    const status = await new Promise(resolve => {
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.once('error', () => {});
    });
    expect(status).toBe(403);
  });

  it('ends with the session of its member, who does not come back', async () => {
    const { client, jwt } = await member('talker4');
    const talker = page(jwt);
    await talker.isOpen();
    await client.call(contract.userSession.logout, {});
    await vi.waitFor(() => expect(talker.link.state()).toEqual({ at: 'ended', why: 'session-ended' }), {
      timeout: 20_000,
    });
  });
});
