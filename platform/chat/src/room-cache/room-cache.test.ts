import { readEnvelope } from '@lobby/chat-socket/protocol';
import type { RunningPlatform } from '@lobby/platform/platform';
import { inProcessBroker } from '@lobby/platform-kernel/broker/in-process-broker';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HISTORY_PAGE, toldMessage } from '../messages/history.ts';
import { say } from '../messages/say.ts';
import { authorMark } from '../messages/wire-message.ts';
import { withdraw } from '../moderation/withdraw.ts';
import { changeRoom, clearRoom, closeRoom } from '../rooms/change-room.ts';
import { openRoom } from '../rooms/open-room.ts';
import { frame } from '../socket/frames.ts';
import { CACHED_MESSAGES, cachedPage } from './cached-room.ts';
import { CACHED_MS, CACHED_ROOMS, createRoomCache } from './room-cache.ts';

const siteId = '1001';
const now = Date.UTC(2026, 10, 24, 4);
let running: RunningPlatform;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
});
afterAll(() => running.stop());

/** A cache that counts how often it has read a room, and a room of its own. */
async function cacheOf(rid: string, { isConnected = (): boolean => true, isRoom = async () => true } = {}) {
  const { db, keys } = running.platform;
  await openRoom(db, { siteId, rid, now });
  const clock = manualClock(now);
  let reads = 0;
  const cache = createRoomCache({
    ...{ db, keys, clock, broker: { ...inProcessBroker(), isConnected } },
    async isRoom() {
      reads += 1;
      return isRoom();
    },
  });
  const of = { siteId, rid, byWhom: 'operator', reason: '', now };
  let count = 0;
  /** Says something as another process does: nobody here has heard of it yet. */
  const said = async (content: string) => {
    const author = {
      id: `${rid} ${count}`,
      isGuest: false,
      name: 'a***b',
      grade: 0,
      address: `${rid}${count}`,
    };
    const outcome = await say(db, { ...of, author, content, clientId: String(count++), words: [] });
    if ('refused' in outcome) throw new Error(outcome.refused);
    return toldMessage(db, keys, outcome.message);
  };
  const hear = (text: string, clientId?: string) => {
    const told = readEnvelope(text);
    if (told) cache.heard(siteId, rid, told, clientId);
  };
  const texts = async () => (await cache.of(siteId, rid))?.messages.map(({ told }) => told.msg);
  return {
    ...{ db, keys, clock, cache, of, said, hear, texts, reads: () => reads },
    /** Says it and lets the cache hear of it. */
    async tell(content: string) {
      const message = await said(content);
      hear(frame('message', message), `of ${content}`);
      return message;
    },
  };
}

it('is read once for everybody who asks at once, and goes on with what is told', async () => {
  const { cache, said, tell, texts, reads } = await cacheOf('c1');
  await said('一');
  const all = await Promise.all(Array.from({ length: 50 }, () => cache.of(siteId, 'c1')));
  expect(new Set(all.map(found => found?.messages.length))).toEqual(new Set([1]));
  const { id } = await tell('二');
  expect(await texts()).toEqual(['一', '二']);
  expect((await cache.of(siteId, 'c1'))?.room.top_id).toBe(BigInt(id));
  expect(reads()).toBe(1);
});

it('has a message once that was told while it was read', async () => {
  const { cache, said, hear, texts, reads } = await cacheOf('c2');
  await said('一');
  const [first, second] = [await said('二'), await said('三')];
  const reading = cache.of(siteId, 'c2');
  hear(frame('message', first));
  hear(frame('message', second));
  await reading;
  expect(await texts()).toEqual(['一', '二', '三']);
  expect(reads()).toBe(1);
});

it('reads the room again when a message names one before it that was never told', async () => {
  const { cache, said, tell, texts, reads } = await cacheOf('c3');
  await cache.of(siteId, 'c3');
  await said('没传到');
  await tell('传到了');
  expect(await texts()).toEqual(['没传到', '传到了']);
  expect(reads()).toBe(2);
});

it('shows nothing of what was withdrawn, cleared or closed, even while it is read', async () => {
  const { db, cache, of, said, hear, texts, reads } = await cacheOf('c4');
  const { id } = await said('撤下');
  await said('留着');
  const reading = cache.of(siteId, 'c4');
  await withdraw(db, { ...of, id: BigInt(id) });
  hear(frame('block', { rid: 'c4', id }));
  expect((await reading)?.messages.map(({ told }) => told.msg)).toEqual(['', '留着']);
  await changeRoom(db, of, { writers: 'nobody', slow_ms: 0n, least_grade: 0, pinned: '' });
  // It changed while it was read: those who wait for it are not shown what was.
  const before = reads();
  cache.forget(siteId, 'c4');
  const again = cache.of(siteId, 'c4');
  cache.forget(siteId, 'c4');
  await again;
  expect(reads()).toBe(before + 2);
  expect((await cache.of(siteId, 'c4'))?.room.writers).toBe('nobody');
  const cleared = String(await clearRoom(db, of));
  hear(frame('clearRoom', { rid: 'c4', cleared }));
  expect(await texts()).toEqual([]);
  expect((await cache.of(siteId, 'c4'))?.room.cleared_id).toBe(BigInt(cleared));
  await closeRoom(db, of);
  hear(frame('roomDestroyed', { rid: 'c4', reason: '' }));
  const closed = await cache.of(siteId, 'c4');
  expect(closed && cachedPage(closed, { before: undefined, reader: '' })).toEqual({
    ...{ messages: [], hasMore: false },
  });
});

it('is read again after a gap, once a newer message was found, and after a minute', async () => {
  const { clock, cache, said, texts, reads } = await cacheOf('c5');
  await cache.of(siteId, 'c5');
  await said('一');
  cache.forgetAll();
  expect(await texts()).toEqual(['一']);
  const { id } = await said('二');
  cache.found(siteId, 'c5', BigInt(id) - 1n);
  expect(await texts()).toEqual(['一']);
  cache.found(siteId, 'c5', BigInt(id));
  expect(await texts()).toEqual(['一', '二']);
  await said('三');
  clock.advance(CACHED_MS);
  expect(await texts()).toEqual(['一', '二', '三']);
  expect(reads()).toBe(4);
});

it('keeps nothing while other servers are not heard', async () => {
  let isConnected = true;
  const { cache, said, texts } = await cacheOf('c6', { isConnected: () => isConnected });
  await cache.of(siteId, 'c6');
  isConnected = false;
  for (const text of ['一', '二']) {
    await said(text);
    expect((await texts())?.at(-1)).toBe(text);
  }
});

it('asks again for a room that is not there', async () => {
  let isThere = false;
  const { cache, reads } = await cacheOf('c7', { isRoom: async () => isThere });
  expect(await cache.of(siteId, 'c7')).toBeUndefined();
  isThere = true;
  expect(await cache.of(siteId, 'c7')).toBeDefined();
  expect(reads()).toBe(2);
});

it(`keeps the ${CACHED_ROOMS} rooms that were asked for last`, async () => {
  const { cache, reads } = await cacheOf('c8');
  for (let n = 0; n < CACHED_ROOMS; n += 1) {
    await cache.of(siteId, `many-${n}`);
    await cache.of(siteId, 'c8');
  }
  expect(reads()).toBe(CACHED_ROOMS + 1);
  await cache.of(siteId, 'many-1');
  expect(reads()).toBe(CACHED_ROOMS + 1);
  await cache.of(siteId, 'many-0');
  expect(reads()).toBe(CACHED_ROOMS + 2);
});

it('pages are those of the database, as far as the messages that are kept go, and own ones carry their id', async () => {
  const { keys, cache, tell } = await cacheOf('c9');
  await cache.of(siteId, 'c9');
  const ids: string[] = [];
  for (let n = 0; n < CACHED_MESSAGES + 2; n += 1) ids.push((await tell(`第${n}句`)).id);
  const cached = await cache.of(siteId, 'c9');
  if (!cached) throw new Error('there is a room');
  const page = (before?: string, reader = '') => cachedPage(cached, { before, reader });
  const idsOf = (found: ReturnType<typeof page>) => found?.messages.map(({ id }) => id);
  expect(idsOf(page())).toEqual(ids.slice(-HISTORY_PAGE));
  expect(idsOf(page(ids.at(-1)))).toEqual(ids.slice(-HISTORY_PAGE - 1, -1));
  // The last page that is known to have another one before it; of what is further back nothing is known.
  expect(page(ids[HISTORY_PAGE + 3])).toMatchObject({ hasMore: true });
  expect(page(ids[HISTORY_PAGE + 2])).toBeUndefined();
  const mine = page(undefined, authorMark(keys, siteId, `c9 ${CACHED_MESSAGES + 1}`));
  expect(mine?.messages.flatMap(({ clientId }) => clientId ?? [])).toEqual([`of 第${CACHED_MESSAGES + 1}句`]);
});
