import type { RunningPlatform } from '@lobby/platform/platform';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { say } from '../messages/say.ts';
import { openRoom } from '../rooms/open-room.ts';
import { closeReports, MOST_REPORTS, report, withdraw } from './withdraw.ts';

const of = { siteId: '1001', rid: 'lobby', reason: '' };
const now = Date.UTC(2026, 10, 24, 4);
let running: RunningPlatform;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
  await openRoom(running.platform.db, { ...of, now });
});
afterAll(() => running.stop());

/** The id of a message that somebody has said. */
async function aMessage(content: string, by = `author of ${content}`): Promise<bigint> {
  const author = { id: by, isGuest: false, name: 'a***b', grade: 0, address: by };
  const what = { ...of, author, content, clientId: content, now, words: [] };
  const said = await say(running.platform.db, what);
  if ('refused' in said) throw new Error(said.refused);
  return said.message.id;
}
const reported = async (byWhom: string) =>
  (
    await running.platform.db
      .selectFrom('chat_reports')
      .select('message_id')
      .where('by_author', '=', byWhom)
      .where('closed_at', 'is', null)
      .orderBy('message_id')
      .execute()
  ).map(({ message_id }) => message_id);

it('so many reports of one member wait for a person; once one was looked at, there is room for another', async () => {
  const { db } = running.platform;
  const ids: bigint[] = [];
  for (let n = 0; n < MOST_REPORTS + 2; n += 1) ids.push(await aMessage(`第${n}句`));
  const reportEach = async () => {
    for (const id of ids) await report(db, { ...of, id, byWhom: 'vandal', now });
  };
  await reportEach();
  expect(await reported('vandal')).toEqual(ids.slice(0, MOST_REPORTS));
  const [first = 0n] = ids;
  await closeReports(db, first, now);
  await reportEach();
  expect(await reported('vandal')).toEqual(ids.slice(1, MOST_REPORTS + 1));
});

it('nobody reports what they said themselves, or what is withdrawn', async () => {
  const { db } = running.platform;
  const own = await aMessage('自己的话', 'reporter');
  const gone = await aMessage('撤下的话');
  await withdraw(db, { ...of, id: gone, byWhom: 'operator', now });
  for (const id of [own, gone]) await report(db, { ...of, id, byWhom: 'reporter', now });
  expect(await reported('reporter')).toEqual([]);
});
