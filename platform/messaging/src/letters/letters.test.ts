import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BroadcastKind, PersonalKind } from './letter-kinds.ts';
import { sendBroadcast, sendLetter } from './send-letter.ts';

const { getUnreadForType, letterList, letterRead, letterDelete, letterOnekeyRead } = contract.letter;
const clock = manualClock(Date.now());
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ captcha: 'off' }, { clock });
});
afterAll(() => running.stop());

async function joined(name: string, siteId?: string) {
  const client = testClient(running.url, siteId, { now: () => clock.now() });
  clock.advance(1_000);
  const { userId } = await client.join(name);
  return { client, memberId: userId };
}

const texts = (title: string) => ({
  'zh-CN': { title, content: `<p>简 ${title}</p>` },
  'zh-TW': { title: `${title}繁`, content: `<p>繁 ${title}</p>` },
});

async function write(memberId: string, title: string, type: PersonalKind = 'notice'): Promise<string> {
  clock.advance(1_000);
  const id = randomUUID();
  const about = { id, siteId: '1001', memberId, type, texts: texts(title), at: clock.now() };
  await sendLetter(running.platform.db, about);
  return id;
}

async function broadcast(title: string, type: BroadcastKind, siteId = '1001'): Promise<string> {
  clock.advance(1_000);
  const id = randomUUID();
  await sendBroadcast(running.platform.db, { id, siteId, type, texts: texts(title), at: clock.now() });
  return id;
}

const titles = async (client: TestClient, request = {}) =>
  (await client.call(letterList, request)).list.map(each => each.title);
/** The counts that are not zero. */
const unread = async (client: TestClient) =>
  Object.fromEntries(
    Object.entries(await client.call(getUnreadForType, { userSystem: 1 })).filter(([, count]) => count !== 0),
  );

describe('the letters of a member', () => {
  it('are personal ones and the broadcasts since the registration, newest first, paged, in either language', async () => {
    await broadcast('earlier', 'brnotice');
    const { client, memberId } = await joined('letters1');
    await write(memberId, 'a', 'fd');
    await broadcast('b', 'brmatch');
    await broadcast('abroad', 'brmatch', '1002');
    await write(memberId, 'c');
    expect(await titles(client)).toEqual(['c', 'b', 'a', '欢迎加入星河']);
    expect(await titles(client, { langx: 'zh-TW' })).toEqual(['c繁', 'b繁', 'a繁', '歡迎加入星河']);
    expect(await titles(client, { kinds: ['brmatch', 'fd'] })).toEqual(['b', 'a']);
    const page = await client.call(letterList, { pageNum: 2, pageSize: 3 });
    expect(page).toMatchObject({ pageNum: 2, total: 4, list: [{ kind: 'notice', read: false }] });
    const [first] = (await client.call(letterList, { langx: 'zh-TW' })).list;
    expect(first).toMatchObject({ content: '<p>繁 c</p>', sentAt: clock.now() });
  });

  it('are counted by kind while unread, eight counts', async () => {
    const { client, memberId } = await joined('letters2');
    for (const kind of ['notice', 'activity', 'activity', 'fd'] as const) await write(memberId, 'x', kind);
    for (const kind of ['brnotice', 'bractivity', 'brbulletin', 'brmatch', 'brfd', 'brfd'] as const)
      await broadcast('x', kind);
    expect(await client.call(getUnreadForType, { userSystem: 1 })).toEqual({
      notice_count: 2,
      activity_count: 2,
      fd_count: 1,
      brnotice_count: 1,
      bractivity_count: 1,
      brbulletin_count: 1,
      brmatch_count: 1,
      brfd_count: 2,
    });
  });

  it('are read once, and a broadcast stays unread for others', async () => {
    const [own, neighbour] = [await joined('letters3'), await joined('letters4')];
    const letter = await write(own.memberId, 'a', 'activity');
    const announcement = await broadcast('b', 'brfd');
    for (const id of [letter, letter, announcement, announcement]) await own.client.call(letterRead, { id });
    expect(await unread(own.client)).toEqual({ notice_count: 1 });
    expect(await unread(neighbour.client)).toEqual({ notice_count: 1, brfd_count: 1 });
    const { read_at } = await running.platform.db
      .selectFrom('broadcast_marks')
      .select('read_at')
      .where('broadcast_id', '=', announcement)
      .executeTakeFirstOrThrow();
    clock.advance(60_000);
    await own.client.call(letterRead, { id: announcement });
    const marks = await running.platform.db
      .selectFrom('broadcast_marks')
      .select('read_at')
      .where('broadcast_id', '=', announcement)
      .execute();
    expect(marks).toEqual([{ read_at }]);
  });

  it('of another member, another site or before the registration are not found, and stay', async () => {
    const before = await broadcast('before', 'brnotice');
    const [own, neighbour] = [await joined('letters5'), await joined('letters6')];
    const ids = [before, await write(neighbour.memberId, 'a'), await broadcast('b', 'brnotice', '1002')];
    for (const id of [...ids, randomUUID()])
      expect((await own.client.send(letterRead, { id })).status_code).toBe(codeOf('not-found'));
    await own.client.call(letterDelete, { ids });
    expect(await titles(neighbour.client)).toEqual(['a', '欢迎加入星河']);
    expect(
      await running.platform.db.selectFrom('broadcast_marks').select('member_id').execute(),
    ).not.toContainEqual({ member_id: own.memberId });
  });

  it('are all read by kind, or all at once', async () => {
    const { client, memberId } = await joined('letters7');
    await write(memberId, 'a', 'fd');
    await broadcast('b', 'brfd');
    await broadcast('c', 'brmatch');
    await client.call(letterOnekeyRead, { kinds: ['fd', 'brfd'] });
    expect(await unread(client)).toEqual({ notice_count: 1, brmatch_count: 1 });
    await client.call(letterOnekeyRead, {});
    await client.call(letterOnekeyRead, {});
    expect(await unread(client)).toEqual({});
    expect(await titles(client)).toHaveLength(4);
  });

  it('hold no marketing since the beginning of a pause while it runs', async () => {
    const { client, memberId } = await joined('letters13');
    await write(memberId, 'activity before', 'activity');
    const { timeOut, exclude } = contract.playerProtection;
    clock.advance(1_000);
    await client.call(timeOut, { hours: 24, agreed: true });
    const kept = [await write(memberId, 'activity', 'activity'), await broadcast('campaign', 'bractivity')];
    await write(memberId, 'payout', 'fd');
    await broadcast('maintenance', 'brnotice');
    const shown = ['maintenance', 'payout', 'activity before', '欢迎加入星河'];
    expect(await titles(client)).toEqual(shown);
    expect(await unread(client)).toEqual({
      ...{ notice_count: 1, activity_count: 1, fd_count: 1, brnotice_count: 1 },
    });
    for (const id of kept) {
      expect((await client.send(letterRead, { id })).status_code).toBe(codeOf('not-found'));
      await client.call(letterDelete, { ids: [id] });
    }
    await client.call(letterOnekeyRead, {});
    // An exclusion that takes its place keeps back what the time-out did.
    await client.call(exclude, { months: 6, agreed: true });
    expect(await titles(client)).toEqual(shown);
    await running.platform.db
      .updateTable('member_protection')
      .set({ pause: '' })
      .where('member_id', '=', memberId)
      .execute();
    expect(await titles(client)).toEqual([
      ...['maintenance', 'payout', 'campaign', 'activity', 'activity before', '欢迎加入星河'],
    ]);
    expect(await unread(client)).toEqual({ activity_count: 1, bractivity_count: 1 });
  });

  it('are removed from this member’s list only, and a second time without a complaint', async () => {
    const [own, neighbour] = [await joined('letters8'), await joined('letters9')];
    const ids = [await write(own.memberId, 'a'), await broadcast('b', 'brnotice')];
    for (let time = 0; time < 2; time += 1) await own.client.call(letterDelete, { ids });
    expect(await titles(own.client)).toEqual(['欢迎加入星河']);
    expect(await unread(own.client)).toEqual({ notice_count: 1 });
    expect(await titles(neighbour.client)).toEqual(['b', '欢迎加入星河']);
    expect((await own.client.send(letterRead, { id: ids[1] ?? '' })).status_code).toBe(codeOf('not-found'));
  });

  it('survive ten devices that read and remove at the same time', async () => {
    const { client, memberId } = await joined('letters10');
    const ids = [await write(memberId, 'a'), await broadcast('b', 'brnotice'), await broadcast('c', 'brfd')];
    const calls = ids.flatMap(id => [
      client.send(letterRead, { id }),
      client.send(letterOnekeyRead, {}),
      client.send(letterDelete, { ids: [id] }),
    ]);
    const codes = new Set((await Promise.all(calls)).map(answer => answer.status_code));
    codes.delete(codeOf('not-found'));
    expect([...codes]).toEqual([codeOf('success')]);
    expect(await titles(client)).toEqual(['欢迎加入星河']);
  });
});

it('is stored clean, and once however often it is sent', async () => {
  const { client, memberId } = await joined('letters11');
  const id = randomUUID();
  const content = '<p onclick="run()">a<script>run()</script></p>';
  const hostile = { 'zh-CN': { title: '<b>t', content }, 'zh-TW': { title: '<b>t', content } };
  const about = { id, siteId: '1001', memberId, type: 'notice', texts: hostile, at: clock.now() } as const;
  await Promise.all([sendLetter(running.platform.db, about), sendLetter(running.platform.db, about)]);
  const { list } = await client.call(letterList, {});
  expect(list.map(each => [each.title, each.content])).toContainEqual(['<b>t', '<p>a</p>']);
  expect(list).toHaveLength(2);
});

it('refuses visitors, unknown kinds and too many ids', async () => {
  const visitor = testClient(running.url, undefined, { now: () => clock.now() });
  expect((await visitor.send(letterList, {})).status_code).toBe(codeOf('login-expired'));
  const { client } = await joined('letters12');
  const ids = Array.from({ length: 101 }, () => randomUUID());
  expect((await client.send(letterList, { kinds: ['chain' as 'fd'] })).status_code).toBe(
    codeOf('invalid-parameter'),
  );
  expect((await client.send(letterDelete, { ids })).status_code).toBe(codeOf('invalid-parameter'));
  expect((await client.send(letterDelete, { ids: [] })).status_code).toBe(codeOf('invalid-parameter'));
});
