import { once } from 'node:events';
import { messageIds } from '@lobby/chat-socket/protocol';
import { type RunningPlatform, startPlatform } from '@lobby/platform/platform';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { type OwnServer, ownServer } from '@lobby/platform-testing/server/own-server';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import { onNats, testNatsUrl } from '@lobby/platform-testing/server/test-nats';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { chatDomain, lobbyRoom } from './chat.domain.ts';
import { HISTORY_PAGE, readHistory } from './messages/history.ts';
import { say } from './messages/say.ts';
import { withdraw } from './moderation/withdraw.ts';
import { clearRoom } from './rooms/change-room.ts';
import { openRoom } from './rooms/open-room.ts';
import { frame } from './socket/frames.ts';
import { addressOf, origin } from './testing/chat-pages.ts';

const title = onNats(onPostgres('a storm of reconnects to two servers on one Postgres and NATS'));
const patience = { timeout: 60_000, interval: 50 };
const rid = lobbyRoom;
const of = { siteId: '1001', rid, byWhom: 'operator', reason: '' };
/** A server opens a room, reads its position and its messages, and where it stands for the signs of life. */
const OF_A_ROOM = 4;

describe.skipIf(!testDatabaseUrl || !testNatsUrl)(title, { timeout: 300_000 }, () => {
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let nats: OwnServer | undefined;
  let servers: RunningPlatform[] = [];
  const server = (n: number) => servers[n % servers.length] as RunningPlatform;
  /** Of the chats of both servers, except those that begin and end a transaction. */
  let statements = 0;
  let said = 0;
  /** Stands still, so that nothing is read again because it is old. */
  const clock = manualClock(Date.now());

  beforeAll(async () => {
    nats = await ownServer('nats');
    database = await throwawayDatabase();
    const config = {
      ...{ ...testConfig, inMemory: false, databaseUrl: database.url, logLevel: 'silent' as const },
      ...{ natsUrl: nats?.url ?? testNatsUrl, corsOrigins: [origin], trustedProxies: 1 },
    };
    const begin = () => startPlatform(config, { domains: [counted], clock });
    servers = [await begin(), await begin()];
  });
  afterAll(async () => {
    await Promise.all(servers.map(each => each.stop()));
    await database?.drop();
    await nats?.stop();
  });

  /** The chat alone, whose statements are counted. */
  const counted: DomainFactory = platform =>
    chatDomain(
      {
        isRoom: async () => true,
        authorOf: async () => undefined,
        memberNamed: async () => undefined,
        isSlip: async () => false,
        scoresOf: async () => new Map(),
      },
      {
        moneyOf: async () => new Map(),
        lettersOf: async () => new Map(),
        settledSince: async () => [],
        claimedSince: async () => [],
      },
    )({
      ...platform,
      db: platform.db.withPlugin({
        transformQuery({ node }) {
          statements += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
    });

  /** A guest who comes, asks for the newest messages, and goes: the ids and texts of what they are shown. */
  async function visit(n: number): Promise<readonly string[]> {
    const headers = { 'x-forwarded-for': `198.51.${n >> 8}.${n & 255}` };
    const socket = new WebSocket(addressOf(server(n), '1001'), { origin, headers });
    await once(socket, 'open');
    const shown = new Promise<readonly string[]>(resolve =>
      socket.on('message', data => {
        const { msgId, msgData } = JSON.parse(String(data));
        if (msgId === messageIds.history) resolve(shownIn(msgData.messages));
      }),
    );
    const send = (name: keyof typeof messageIds, msgData: object) =>
      socket.send(JSON.stringify({ msgId: messageIds[name], msgData }));
    send('guestLogin', {});
    send('joinRoom', { rid });
    send('history', { rid });
    const found = await shown;
    send('heartbeat', { tops: { [rid]: found.at(-1)?.split(' ')[0] ?? '' } });
    await once(socket, 'message');
    socket.close();
    return found;
  }
  const shownIn = (messages: readonly { id: string; msg: string }[]) =>
    messages.map(({ id, msg }) => `${id} ${msg}`);
  const storm = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => visit(n)));
  const inDatabase = async () => {
    const { db, keys } = server(0).platform;
    const found = await readHistory(db, keys, of, { take: HISTORY_PAGE, reader: undefined });
    return shownIn([...found].reverse());
  };
  /** Visitors of both servers are shown what the database has. */
  const allSee = async () => {
    const there = await inDatabase();
    await vi.waitFor(async () => expect(await storm(8)).toEqual(Array(8).fill(there)), patience);
    return there;
  };
  /** Puts a message into the room past both servers. @param n the one that tells of it; undefined: none does. */
  async function put(n?: number): Promise<string> {
    const { db } = server(0).platform;
    const author = {
      id: `author ${said}`,
      isGuest: true,
      name: '',
      grade: 0,
      address: `a${said}`,
      isModerator: true,
    };
    const what = {
      ...of,
      author,
      content: `第${said}句`,
      clientId: String(said++),
      now: clock.now(),
      words: [],
    };
    const outcome = await say(db, what);
    if ('refused' in outcome) throw new Error(outcome.refused);
    const id = String(outcome.message.id);
    if (n !== undefined) {
      const { keys } = server(n).platform;
      const [told] = await readHistory(db, keys, of, { take: 1, reader: undefined });
      if (told)
        server(n).platform.broker.publish('chat-frame', {
          siteId: '1001',
          rid,
          text: frame('message', told),
        });
    }
    return id;
  }

  it('costs each server one reading of the room, however many come, and all are shown the same', async () => {
    await openRoom(server(0).platform.db, { ...of, now: clock.now() });
    for (let n = 0; n < HISTORY_PAGE + 5; n += 1) await put();
    const there = await inDatabase();
    statements = 0;
    expect(await storm(300)).toEqual(Array(300).fill(there));
    expect(statements).toBeLessThanOrEqual(2 * OF_A_ROOM);
  });

  it('shows what was said meanwhile on either server, and nothing that was withdrawn or cleared', async () => {
    await allSee();
    await put(0);
    const id = await put(1);
    expect((await allSee()).at(-1)).toContain(id);
    const { db, broker } = server(1).platform;
    await withdraw(db, { ...of, id: BigInt(id), now: clock.now() });
    broker.publish('chat-frame', { siteId: '1001', rid, text: frame('block', { rid, id }) });
    expect((await allSee()).at(-1)).toBe(`${id} `);
    const cleared = String(await clearRoom(db, { ...of, now: clock.now() }));
    broker.publish('chat-frame', { siteId: '1001', rid, text: frame('clearRoom', { rid, cleared }) });
    expect(await allSee()).toEqual([]);
  });

  it('shows what was said while NATS was away, at once and after it is back', async ctx => {
    if (!nats) return ctx.skip('the program nats-server is not installed here');
    await put(0);
    await allSee();
    const areConnected = () => servers.map(({ platform }) => platform.broker.isConnected());
    await nats.halt();
    await vi.waitFor(() => expect(areConnected()).toEqual([false, false]), patience);
    await put(0);
    const there = await inDatabase();
    expect(await storm(8)).toEqual(Array(8).fill(there));
    await nats.resume();
    await vi.waitFor(() => expect(areConnected()).toEqual([true, true]), patience);
    await put(1);
    await allSee();
    const last = await inDatabase();
    statements = 0;
    expect(await storm(100)).toEqual(Array(100).fill(last));
    expect(statements).toBeLessThanOrEqual(2 * OF_A_ROOM);
  });
});
