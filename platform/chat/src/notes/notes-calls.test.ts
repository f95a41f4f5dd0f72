import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteAction } from '../audit/note-action.ts';
import { setModerator } from '../moderation/moderators.ts';
import { lobbyRoom } from '../rooms/lobby-room.ts';
import { chatMember, chatPages, origin } from '../testing/chat-pages.ts';

const { authorNotes, noteAuthor } = contract.stream;
const siteId = '1001';
let running: RunningPlatform;
const pages = chatPages(() => running);

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent', corsOrigins: [origin] });
});
afterAll(async () => {
  pages.leaveAll();
  await running.stop();
});

const db = () => running.platform.db;
/** Makes a member one who looks after the rooms, or ends it. */
async function appoint(name: string, isOne = true): Promise<void> {
  const { id: memberId } = await db()
    .selectFrom('members')
    .select('id')
    .where('name_key', '=', name)
    .executeTakeFirstOrThrow();
  await setModerator(db(), { siteId, memberId, isOne, now: Date.now() });
}
/** A message of a new member. */
async function messageBy(name: string) {
  const talker = await pages.member(name, lobbyRoom);
  const { id } = (await talker.say(lobbyRoom, `我是 ${name}`)) as { id: string };
  return { talker, of: { rid: lobbyRoom, id } };
}

it('a moderator notes something of an author, and every moderator of the site reads it by any message of theirs', async () => {
  const { talker, of } = await messageBy('noted1');
  const { client: first } = await chatMember(running, 'keeper1');
  const { client: second } = await chatMember(running, 'keeper2');
  await appoint('keeper1');
  await appoint('keeper2');
  await first.call(noteAuthor, { ...of, text: ' 已提醒过一次 ' });
  await second.call(noteAuthor, { ...of, text: '第二次' });
  const later = (await talker.say(lobbyRoom, '又一句')) as { id: string };
  expect(await first.call(authorNotes, { rid: lobbyRoom, id: later.id })).toMatchObject([
    { text: '第二次', isOwn: false },
    { text: '已提醒过一次', isOwn: true },
  ]);
  const page = await fetch(`${running.url}/dev/operator/chat/room/${siteId}/${lobbyRoom}`);
  expect(await page.text()).toMatch(/备注.*第二次.*备注.*已提醒过一次/s);
});

it('what operators noted is told to no moderator, and no notes to anybody else', async () => {
  const { talker, of } = await messageBy('noted2');
  const { author } = await db()
    .selectFrom('chat_messages')
    .select('author')
    .where('id', '=', BigInt(of.id))
    .executeTakeFirstOrThrow();
  for (const byWhom of ['operator', 'operator 王'])
    await noteAction(db(), { siteId, rid: '', kind: 'note', author, byWhom, detail: '客服约定', at: 1 });
  const { client } = await chatMember(running, 'keeper3');
  await appoint('keeper3');
  expect(await client.call(authorNotes, of)).toEqual([]);

  const denied = { status_code: codeOf('access-denied') };
  expect(await talker.client.send(authorNotes, of)).toMatchObject(denied);
  expect(await talker.client.send(noteAuthor, { ...of, text: '自己写的' })).toMatchObject(denied);
  await appoint('keeper3', false);
  expect(await client.send(authorNotes, of)).toMatchObject(denied);
});

it('a moderator neither reads nor writes what is noted of themselves', async () => {
  const { talker, of } = await messageBy('keeper6');
  const { client: other } = await chatMember(running, 'keeper7');
  await appoint('keeper6');
  await appoint('keeper7');
  await other.call(noteAuthor, { ...of, text: '撤下太多' });
  const denied = { status_code: codeOf('access-denied') };
  expect(await talker.client.send(authorNotes, of)).toMatchObject(denied);
  expect(await talker.client.send(noteAuthor, { ...of, text: '没有的事' })).toMatchObject(denied);
  expect(await other.call(authorNotes, of)).toMatchObject([{ text: '撤下太多' }]);
});

it('a message that is not there, or on another site, has no author to note anything of', async () => {
  const { of } = await messageBy('noted3');
  const { client } = await chatMember(running, 'keeper4');
  await appoint('keeper4');
  const missing = { status_code: codeOf('not-found') };
  expect(await client.send(authorNotes, { ...of, id: '999999' })).toMatchObject(missing);
  await db().updateTable('chat_rooms').set({ writers: 'members' }).execute();
  expect(await client.send(noteAuthor, { ...of, rid: 'elsewhere', text: '谁' })).toMatchObject(missing);
});

it('a moderator notes sixty things an hour, and no more', async () => {
  const strict = await testPlatform({ logLevel: 'silent', corsOrigins: [origin], rateLimitScale: 1 });
  const strictPages = chatPages(() => strict);
  const talker = await strictPages.member('noted5', lobbyRoom);
  const { id } = (await talker.say(lobbyRoom, '大家好')) as { id: string };
  const { client } = await chatMember(strict, 'keeper5');
  const { id: memberId } = await strict.platform.db
    .selectFrom('members')
    .select('id')
    .where('name_key', '=', 'keeper5')
    .executeTakeFirstOrThrow();
  await setModerator(strict.platform.db, { siteId, memberId, isOne: true, now: Date.now() });
  const codes = new Map<number, number>();
  for (let note = 0; note < 70; note += 1) {
    const { status_code: code } = await client.send(noteAuthor, {
      rid: lobbyRoom,
      id,
      text: `第 ${note} 条`,
    });
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  strictPages.leaveAll();
  await strict.stop();
  expect(codes.get(codeOf('frequent-submission'))).toBe(10);
});
