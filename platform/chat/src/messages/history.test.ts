import { contract } from '@lobby/api-client/contract';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { lobbyRoom } from '../rooms/lobby-room.ts';
import { chatPages, origin } from '../testing/chat-pages.ts';
import { HISTORY_PAGE } from './history.ts';

const { history } = contract.stream;
let running: RunningPlatform;
const pages = chatPages(() => running);
let writer: Awaited<ReturnType<typeof pages.member>>;
let other: Awaited<ReturnType<typeof pages.member>>;
const said: string[] = [];

/** Of a slip that was shared on the site; kept by hand, as an older code is. */
const code = '2345678923';

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent', corsOrigins: [origin], rateLimitScale: 100 });
  writer = await pages.member('writer1', lobbyRoom);
  other = await pages.member('other1', lobbyRoom);
  for (let n = 0; n < HISTORY_PAGE + 3; n += 1) {
    const who = n % 2 === 0 ? writer : other;
    said.push(String((await who.say(lobbyRoom, `第 ${n} 句`)).id));
  }
});
afterAll(async () => {
  pages.leaveAll();
  await running.stop();
});

const guest = () => testClient(running.url, '1001');

it('of a room is read a page at a time, the newest first, by anybody', async () => {
  const page = await guest().call(history, { rid: lobbyRoom });
  expect(page).toMatchObject({ pageSize: HISTORY_PAGE, total: HISTORY_PAGE + 3 });
  expect(page.list.map(({ id }) => id)).toEqual(said.slice(-HISTORY_PAGE).reverse());
  const next = await guest().call(history, { rid: lobbyRoom, pageNum: 2 });
  expect(next.list.map(({ id }) => id)).toEqual(said.slice(0, 3).reverse());
});

it('over the socket is read before a message, in the order in which it was said', async () => {
  writer.send('history', { rid: lobbyRoom });
  const [newest] = await writer.wait('history');
  expect(newest).toMatchObject({ hasMore: true });
  const messages = newest?.messages as { id: string; clientId?: string }[];
  expect(messages.map(({ id }) => id)).toEqual(said.slice(-HISTORY_PAGE));
  // The own ones are told apart, those of others carry nothing of their clients.
  expect(messages.map(({ clientId }) => clientId !== undefined)).toEqual(
    messages.map((_, at) => (at + 3) % 2 === 0),
  );
  writer.send('history', { rid: lobbyRoom, before: messages[0]?.id });
  const [, older] = await writer.wait('history', 2);
  expect(older).toMatchObject({ hasMore: false, messages: said.slice(0, 3).map(id => ({ id })) });
});

it('holds who answered what, and slips that were shared; others may be asked for alone', async () => {
  const { db, clock } = running.platform;
  expect(await writer.say(lobbyRoom, '跟一单', { slip: code })).toMatchObject({ refused: 'slip' });
  const memberId = await idOf('writer1');
  await db
    .insertInto('sport_shared_slips')
    .values({
      ...{ code, site_id: '1001', member_id: memberId, slip: '{}', created_at: BigInt(clock.now()) },
      expires_at: BigInt(clock.now() + 600_000),
    })
    .execute();
  expect(await writer.say(lobbyRoom, '跟一单', { slip: code })).toMatchObject({ slip: code });
  expect(await other.say(lobbyRoom, '收到', { replyTo: said[0] ?? '' })).toMatchObject({
    replyTo: { id: said[0], msg: '第 0 句' },
  });
  expect((await guest().call(history, { rid: lobbyRoom, category: 'slip' })).list).toMatchObject([
    { slip: code },
  ]);
  const own = await other.client.call(history, { rid: lobbyRoom, categoryType: 'own', pageSize: 1 });
  expect(own.list).toMatchObject([{ msg: '收到' }]);
  expect((await guest().call(history, { rid: lobbyRoom, categoryType: 'own' })).list).toEqual([]);
});

it('tells an author alone whether something was said, and says nothing for the question', async () => {
  const own = await writer.say(lobbyRoom, '问一问');
  const clientId = String(own.clientId);
  const { total } = await guest().call(history, { rid: lobbyRoom });
  const answers = () =>
    writer.heard('message').filter(each => each.clientId === clientId || each.clientId === 'new');
  writer.send('message', { rid: lobbyRoom, msg: '问一问', clientId, ask: true });
  writer.send('message', { rid: lobbyRoom, msg: '没说过', clientId: 'new', ask: true });
  await vi.waitFor(() => expect(answers()).toHaveLength(3), { timeout: 20_000 });
  expect(answers().slice(1)).toMatchObject([{ id: own.id, msg: '问一问' }, { refused: 'unsaid' }]);
  expect((await guest().call(history, { rid: lobbyRoom })).total).toBe(total);
  // The room was told once.
  await other.answered();
  expect(other.heard('message').filter(({ msg }) => msg === '问一问')).toHaveLength(1);
});

it('of a time is asked for by its beginning and end', async () => {
  const { clock } = running.platform;
  const later = { rid: lobbyRoom, beginTime: clock.now() + 60_000 };
  expect((await guest().call(history, later)).total).toBe(0);
  const before = { rid: lobbyRoom, endTime: clock.now() + 60_000 };
  expect((await guest().call(history, before)).total).toBeGreaterThan(HISTORY_PAGE);
});

async function idOf(name: string): Promise<string> {
  const row = await running.platform.db
    .selectFrom('members')
    .select('id')
    .where('name_key', '=', name)
    .where('site_id', '=', '1001')
    .executeTakeFirstOrThrow();
  return row.id;
}
