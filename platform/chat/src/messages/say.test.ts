import { MESSAGE_CHARACTERS } from '@lobby/chat-socket/protocol';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mute } from '../moderation/mutes.ts';
import { clearRoom } from '../rooms/change-room.ts';
import { openRoom } from '../rooms/open-room.ts';
import { type Author, CARE_NOTED, say } from './say.ts';

const siteId = '1001';
/** Tuesday, 24 November 2026, 12:00 in Beijing. */
const noon = Date.UTC(2026, 10, 24, 4);
let running: RunningPlatform;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
});
afterAll(() => running.stop());

const lin: Author = { id: 'lin', isGuest: false, name: 'l***n', grade: 2, address: 'a' };
const guest: Author = { id: 'guest-1', isGuest: true, name: '游客', grade: 0, address: 'g' };

/** An open room, and what is said in it. */
async function room(rid: string, change: { writers?: 'everybody' | 'nobody'; slow_ms?: bigint } = {}) {
  await openRoom(running.platform.db, { siteId, rid, now: noon });
  if (Object.keys(change).length > 0)
    await running.platform.db.updateTable('chat_rooms').set(change).where('id', '=', rid).execute();
  let count = 0;
  return async (
    content: string,
    { author = lin, now = noon, clientId = String(count++), words = [] as string[] } = {},
  ) => {
    const told = await say(running.platform.db, { siteId, rid, author, content, clientId, now, words });
    return 'refused' in told ? told : told.message;
  };
}

it('each message names the one before it, and the same message again is the same', async () => {
  const tell = await room('r1');
  const first = await tell('好球', { clientId: 'a' });
  const second = await tell('漂亮', { author: { ...lin, id: 'qiao' } });
  expect(first).toMatchObject({ previous_id: 0n, content: '好球', name: 'l***n' });
  expect(second).toMatchObject({ previous_id: 'id' in first ? first.id : -1n });
  expect(await tell('好球', { clientId: 'a' })).toEqual(first);
});

it('guests write where the room lets everybody, and nobody where it lets none', async () => {
  expect(await (await room('r2'))('好球', { author: guest })).toEqual({ refused: 'readers-only' });
  expect(await (await room('r3', { writers: 'everybody' }))('好球', { author: guest })).toMatchObject({
    name: '游客',
  });
  const closed = await room('r4', { writers: 'nobody' });
  expect(await closed('好球')).toEqual({ refused: 'readers-only' });
  expect(await closed('请文明聊天', { author: { ...lin, isModerator: true } })).toMatchObject({
    name: 'l***n',
  });
});

it('slow mode holds a member up, says until when, and leaves moderators alone', async () => {
  const tell = await room('r5', { slow_ms: 30_000n });
  await tell('一');
  expect(await tell('二', { now: noon + 10_000 })).toEqual({ refused: 'slow', until: noon + 30_000 });
  expect(await tell('三', { now: noon + 30_000 })).toMatchObject({ content: '三' });
  const moderator = { ...lin, id: 'mod', isModerator: true };
  await tell('甲', { author: moderator });
  expect(await tell('乙', { author: moderator })).toMatchObject({ content: '乙' });
});

it('who is muted is told until when and why', async () => {
  await running.platform.db
    .insertInto('chat_mutes')
    .values({ site_id: siteId, author: 'muted', until_at: BigInt(noon + 600_000), reason: '广告' })
    .execute();
  const tell = await room('r6');
  const author = { ...lin, id: 'muted' };
  expect(await tell('好球', { author })).toEqual({ refused: 'muted', until: noon + 600_000, reason: '广告' });
  expect(await tell('好球', { author, now: noon + 600_000 })).toMatchObject({ content: '好球' });
});

it('what is repeated, too long, too often or against the rules is refused with the reason', async () => {
  const tell = await room('r7');
  const of = (id: string) => ({ author: { ...lin, id } });
  await tell('加油', of('a'));
  expect(await tell('加 油', of('b'))).toMatchObject({ content: '加 油' });
  expect(await tell('加油', of('a'))).toEqual({ refused: 'repeated' });
  expect(await tell('好'.repeat(MESSAGE_CHARACTERS + 1), of('c'))).toEqual({ refused: 'long' });
  expect(await tell('加V lucky888', of('c'))).toEqual({ refused: 'contact' });
  expect(await tell('带单计划群', { ...of('c'), words: ['计划群'] })).toEqual({ refused: 'word' });
  for (let n = 0; n < 12; n++) await tell(`第${n}次`, { ...of('d'), now: noon + n });
  expect(await tell('再来', { ...of('d'), now: noon + 20 })).toEqual({
    refused: 'slow',
    until: noon + 60_000,
  });
});

it('whoever writes from one address is slowed down together', async () => {
  const tell = await room('r10');
  const of = (n: number) => ({ author: { ...lin, id: `crowd-${n % 9}`, address: 'crowd' }, now: noon + n });
  for (let n = 0; n < 36; n++) expect(await tell(`第${n}句`, of(n))).toMatchObject({ content: `第${n}句` });
  expect(await tell('再来', of(36))).toMatchObject({ refused: 'slow' });
});

it('a number that is split over messages is refused', async () => {
  const tell = await room('r8');
  const author = { ...lin, id: 'split' };
  await tell('1380', { author });
  expect(await tell('0138', { author, now: noon + 5_000 })).toEqual({ refused: 'contact' });
});

it('nothing is said in a room that is closed, or that is not there', async () => {
  const tell = await room('r9');
  await running.platform.db.updateTable('chat_rooms').set({ closed_at: 1n }).where('id', '=', 'r9').execute();
  expect(await tell('好球')).toEqual({ refused: 'closed' });
});

it('an answer to what was cleared quotes nothing of it', async () => {
  const tell = await room('r11');
  const first = await tell('旧的话', { author: { ...lin, id: 'cleared' } });
  const replyTo = 'id' in first ? first.id : 0n;
  const { db } = running.platform;
  await clearRoom(db, { siteId, rid: 'r11', byWhom: 'operator', reason: '', now: noon });
  const author = { ...lin, id: 'quoter' };
  const what = { siteId, rid: 'r11', author, content: '看这个', clientId: 'q', now: noon, words: [] };
  expect(await say(db, { ...what, replyTo })).toMatchObject({ isNew: true, message: { reply_to: null } });
  expect(await say(db, { ...what, replyTo })).toMatchObject({ isNew: false });
});

it('texts of somebody in need are noted for people, the first ones of ten minutes alone', async () => {
  const tell = await room('r12');
  const author = { ...lin, id: 'in-need' };
  for (let n = 0; n < 12; n++)
    expect(await tell('我不想活了', { author, now: noon + n })).toEqual({ refused: 'care' });
  const { db } = running.platform;
  const noted = await db.selectFrom('chat_actions').selectAll().where('author', '=', 'in-need').execute();
  expect(noted).toHaveLength(CARE_NOTED);
});

it('a moderator who was muted does not write either', async () => {
  const tell = await room('r13');
  const author = { ...lin, id: 'muted-mod', isModerator: true };
  const what = { siteId, rid: 'r13', author: author.id, reason: '越权', now: noon };
  await mute(running.platform.db, { ...what, byWhom: 'operator', until: noon + 60_000 });
  expect(await tell('好球', { author })).toMatchObject({ refused: 'muted', reason: '越权' });
});
