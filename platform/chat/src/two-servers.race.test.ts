import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lobby/api-client/contract';
import { closeCodes } from '@lobby/chat-socket/link';
import { type OpenDatabase, openDatabase } from '@lobby/platform/db/open-database';
import { testClient } from '@lobby/platform-testing/client/test-client';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { type ChildPlatform, childPlatform } from '@lobby/platform-testing/server/child-platform';
import { type OwnServer, ownServer } from '@lobby/platform-testing/server/own-server';
import { onNats, testNatsUrl } from '@lobby/platform-testing/server/test-nats';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lobbyRoom } from './chat.domain.ts';
import { addPattern, patternRows, removePattern } from './moderation/patterns/site-patterns.ts';
import { type HeardMessage, type RoomPage, roomPage } from './testing/room-page.ts';

const title = onNats(onPostgres('the chat of two servers on one Postgres and NATS'));
const origin = 'http://localhost:5173';
const rid = lobbyRoom;
/** As long as a busy machine needs; what is waited for is there much sooner. */
const patience = { timeout: 120_000, interval: 50 };
/** Ten texts of one member a minute are let through, each once. */
const texts = ['好球', '漂亮', '加油', '进了', '可惜', '精彩', '厉害', '稳住', '冲啊', '绝杀'];

describe.skipIf(!testDatabaseUrl || !testNatsUrl)(title, { timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-chat-'));
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let nats: OwnServer | undefined;
  let servers: ChildPlatform[] = [];
  let books: OpenDatabase;
  let pages: RoomPage[] = [];
  let registered = 0;

  const server = (n: number): ChildPlatform => servers[n] as ChildPlatform;
  const begin = () =>
    childPlatform(['--port', '0', '--data-dir', folder, '--seed', '1'], {
      DATABASE_URL: database.url,
      NATS_URL: nats?.url ?? testNatsUrl,
      LOBBY_CORS_ORIGINS: origin,
      // All pages come from one address.
      LOBBY_RATE_LIMIT_SCALE: '100',
    });
  const health = async (n: number) => (await fetch(`${server(n).url}/healthz`)).json();

  beforeAll(async () => {
    nats = await ownServer('nats');
    database = await throwawayDatabase();
    servers = await Promise.all([begin(), begin()]);
    books = await openDatabase({ databaseUrl: database.url, dataDir: folder, inMemory: false });
  });
  afterEach(() => {
    for (const { link } of pages) link.leave();
    pages = [];
  });
  afterAll(async () => {
    await Promise.all(servers.map(each => each.stop()));
    await books?.db.destroy();
    await database?.drop();
    await nats?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The room as the database has it, up to a message; what a page asks the history for. */
  async function rows(upTo?: string): Promise<HeardMessage[]> {
    const said = await books.db
      .selectFrom('chat_messages')
      .select(['id', 'previous_id', 'content'])
      .where('site_id', '=', '1001')
      .where('room_id', '=', rid)
      .$if(upTo !== undefined, found => found.where('id', '<=', BigInt(upTo ?? 0)))
      .orderBy('id')
      .execute();
    return said.map(({ id, previous_id, content }) => ({
      ...{ id: String(id), msg: content },
      previousId: previous_id === 0n ? '' : String(previous_id),
    }));
  }

  /** A new member, logged in through one server, whose session every server knows. */
  async function member(n: number) {
    registered += 1;
    const client = testClient(server(n).url);
    await client.join(`chatter${registered}`);
    const jwtAt = async (url: string) => {
      const there = Object.assign(testClient(url), { token: client.token, deviceId: client.deviceId });
      return (await there.call(contract.userVerification.memberJwt, {})).jwt;
    };
    return { client, jwtAt };
  }

  /** A page of a member whose tries go to these servers in turn. */
  function page(who: Awaited<ReturnType<typeof member>> | undefined, at: readonly number[]): RoomPage {
    let tries = 0;
    let url = '';
    const made = roomPage({
      ...{ origin, rid, history: rows },
      server() {
        url = server(at[tries++ % at.length] ?? 0).url;
        return url;
      },
      jwt: who && (() => who.jwtAt(url)),
    });
    pages.push(made);
    return made;
  }

  const joined = (all: readonly RoomPage[], times = 1) =>
    vi.waitFor(() => expect(all.every(each => each.joins() >= times)).toBe(true), patience);
  /** Fills every page from the history until each shows what the database has. */
  const whole = (all: readonly RoomPage[]) =>
    vi.waitFor(async () => {
      const ids = (await rows()).map(({ id }) => id);
      for (const each of all) {
        await each.fill();
        const shown = each.log().messages.map(({ id }) => id);
        expect(shown).toEqual(ids.slice(ids.indexOf(shown[0] ?? '')));
      }
    }, patience);
  /** Pages that hear one message each have heard all that was said before it, on both servers. */
  const chainOf = (messages: readonly HeardMessage[]) =>
    messages.slice(1).every(({ previousId }, n) => previousId === messages[n]?.id);

  it('brings 200 messages said at once through both to everybody once, and the log puts them into the order of the room', async () => {
    const members = [];
    for (let n = 0; n < 20; n += 1) members.push(await member(n % 2));
    const all = [
      ...members.map((each, n) => page(each, [n % 2])),
      page(undefined, [0]),
      page(undefined, [1]),
    ];
    await joined(all);
    for (const text of texts)
      for (const [n] of members.entries()) all[n]?.link.say(rid, text, `${n}-${texts.indexOf(text)}`);
    const count = members.length * texts.length;
    await vi.waitFor(
      () => expect(all.map(({ heard }) => heard.length)).toEqual(all.map(() => count)),
      patience,
    );
    expect(all.flatMap(({ refused }) => refused)).toEqual([]);

    const inOrder = await rows();
    expect(inOrder).toHaveLength(count);
    expect(chainOf(inOrder)).toBe(true);
    for (const { heard, log } of all) {
      expect(new Set(heard.map(({ id }) => id)).size).toBe(count);
      expect(log().messages.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
      expect(chainOf(log().messages)).toBe(true);
    }
  });

  it('ends a socket on one server with the session that is ended on the other', async () => {
    const who = await member(0);
    const [theirs, other] = [page(who, [1]), page(await member(1), [1])];
    await joined([theirs, other]);
    await who.client.call(contract.userSession.logout, {});
    await vi.waitFor(
      () => expect(theirs.link.state()).toEqual({ at: 'ended', why: 'session-ended' }),
      patience,
    );
    expect(other.link.state().at).toBe('open');
  });

  it('refuses on both servers what a pattern finds from the moment that another process adds it, until it is taken away', async () => {
    const all = [page(await member(0), [0]), page(await member(1), [1])];
    await joined(all);
    const sayOnBoth = (text: string, id: string) => {
      for (const [n, { link }] of all.entries()) link.say(rid, text, `${id}-${n}`);
    };
    const site = { siteId: '1001', now: Date.now() };
    expect(await addPattern(books.db, { ...site, source: '抱团\\d+号' })).toBeUndefined();
    sayOnBoth('抱团 7 号', 'found');
    await vi.waitFor(() => expect(all.map(({ refused }) => refused.length)).toEqual([1, 1]), patience);
    const [row] = await patternRows(books.db, '1001');
    await removePattern(books.db, { ...site, id: row!.id });
    sayOnBoth('抱团 8 号', 'free');
    await vi.waitFor(
      () =>
        expect(all.map(({ heard }) => heard.filter(({ msg }) => msg === '抱团 8 号').length)).toEqual([2, 2]),
      patience,
    );
    expect(all.map(({ refused }) => refused.length)).toEqual([1, 1]);
    expect((await rows()).map(({ msg }) => msg)).not.toContain('抱团 7 号');
  });

  it('goes on while NATS is away, says so on the page of health, and has every page load what it missed', async ctx => {
    if (!nats) return ctx.skip('the program nats-server is not installed here');
    const all = [
      page(await member(0), [0]),
      page(await member(1), [1]),
      page(undefined, [0]),
      page(undefined, [1]),
    ];
    const [one, other] = all as [RoomPage, RoomPage];
    await joined(all);
    expect(await health(0)).toMatchObject({ status: 'ok', nats: 'connected' });
    await nats.halt();
    await vi.waitFor(async () => expect((await health(0)).nats).toBe('away'), patience);
    await vi.waitFor(async () => expect((await health(1)).nats).toBe('away'), patience);
    expect((await fetch(`${server(0).url}/healthz`)).status).toBe(200);
    one.link.say(rid, '停电时说的', 'away-1');
    other.link.say(rid, '另一边说的', 'away-2');
    await vi.waitFor(() => expect(one.heard.map(({ msg }) => msg)).toContain('停电时说的'), patience);
    await vi.waitFor(() => expect(other.heard.map(({ msg }) => msg)).toContain('另一边说的'), patience);
    await nats.resume();
    await joined(all, 2);
    for (const { closings } of all) expect(new Set(closings)).toEqual(new Set([closeCodes.reload]));
    one.link.say(rid, '都好了', 'back');
    await whole(all);
    for (const { log } of all)
      expect(log().messages.map(({ msg }) => msg)).toEqual(
        expect.arrayContaining(['停电时说的', '另一边说的']),
      );
  });

  it('moves the pages of a server that was killed to the other one, and they miss nothing', async () => {
    const members = [await member(0), await member(0), await member(1), await member(1)];
    // Those of the first server try it again, and then the other one.
    const all = [...members.map((each, n) => page(each, n < 2 ? [0, 1] : [1])), page(undefined, [0, 1])];
    await joined(all);
    const before = all.map(each => each.joins());
    const say = (n: number, text: string) => all[n]?.link.say(rid, text, `${n}-${texts.indexOf(text)}`);
    for (const text of texts.slice(0, 4)) for (let n = 0; n < 4; n += 1) say(n, text);
    await vi.waitFor(() => expect(all[2]?.heard.length).toBeGreaterThan(2), patience);
    await server(0).kill();
    for (const text of texts.slice(4, 8)) for (let n = 2; n < 4; n += 1) say(n, text);
    const moved = [0, 1, 4];
    await vi.waitFor(
      () => expect(moved.every(n => (all[n]?.joins() ?? 0) > (before[n] ?? 0))).toBe(true),
      patience,
    );
    // What was said last names what was said before it, so that every page knows what it has missed.
    say(0, '搬过来了');
    await vi.waitFor(
      () => expect(all.every(({ heard }) => heard.some(({ msg }) => msg === '搬过来了'))).toBe(true),
      patience,
    );
    await whole(all);
    const inOrder = await rows();
    expect(chainOf(inOrder)).toBe(true);
    // Of those on the server that stayed nothing was lost on the way.
    const saidThere = inOrder.filter(({ msg }) => texts.slice(4, 8).includes(msg)).length;
    expect(saidThere).toBeGreaterThanOrEqual(8);
    servers = [server(1)];
  });
});
