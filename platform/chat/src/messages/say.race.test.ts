import { type RunningPlatform, startPlatform } from '@lobby/platform/platform';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mute } from '../moderation/mutes.ts';
import { MOST_REPORTS, report } from '../moderation/withdraw.ts';
import { lobbyRoom } from '../rooms/lobby-room.ts';
import { openRoom } from '../rooms/open-room.ts';
import { chatMember, chatPages, origin } from '../testing/chat-pages.ts';
import { MOST_A_MINUTE, say } from './say.ts';

const title = onPostgres('what is said at once');
const siteId = '1001';

describe.skipIf(!testDatabaseUrl)(title, () => {
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let running: RunningPlatform;
  const pages = chatPages(() => running);
  const db = () => running.platform.db;
  const now = Date.now();
  const rooms = ['at-once-1', 'at-once-2', 'at-once-3'];

  beforeAll(async () => {
    database = await throwawayDatabase();
    running = await startPlatform({
      ...{ ...testConfig, inMemory: false, databaseUrl: database.url, logLevel: 'silent' },
      ...{ corsOrigins: [origin], rateLimitScale: 100 },
    });
    for (const rid of rooms) await openRoom(db(), { siteId, rid, now });
  });
  afterAll(async () => {
    pages.leaveAll();
    await running?.stop();
    await database?.drop();
  });

  const author = (id: string) => ({ id, isGuest: false, name: 'a***b', grade: 0, address: id });
  let count = 0;
  const tell = (id: string, rid: string, content: string) =>
    say(db(), { siteId, rid, author: author(id), content, clientId: String(count++), now, words: [] });

  it('the same message over eight connections of a member is in the room once, and told once', async () => {
    const { jwt } = await chatMember(running, 'manyphones1');
    const phones = Array.from({ length: 8 }, () => pages.page(jwt));
    const reader = pages.page();
    for (const page of [...phones, reader]) {
      await page.isOpen();
      await page.join(lobbyRoom);
    }
    const texts = ['好球', '漂亮', '加油', '进了', '可惜', '精彩'];
    for (const [n, msg] of texts.entries()) {
      const clientId = `text-${n}`;
      for (const page of phones) page.send('message', { rid: lobbyRoom, msg, clientId });
      for (const page of phones) await page.answered();
      for (const page of phones) {
        const answers = page.heard('message').filter(each => each.clientId === clientId);
        expect(answers).toMatchObject([{ msg }]);
      }
    }
    await reader.answered();
    expect(reader.heard('message').map(({ msg }) => msg)).toEqual(texts);
  });

  it('who may not write is refused while somebody else holds the room', async () => {
    const rid = rooms[0] as string;
    const muted = { siteId, rid, author: 'muted', byWhom: 'operator', reason: '广告', now };
    await mute(db(), { ...muted, until: now + 600_000 });
    await tell('repeater', rid, '说过了');
    const refused = await db()
      .transaction()
      .execute(async trx => {
        const held = trx.selectFrom('chat_rooms').selectAll().where('id', '=', rid).forUpdate();
        await held.executeTakeFirstOrThrow();
        return [
          await tell('muted', rid, '好球'),
          await tell('repeater', rid, '说过了'),
          await tell('spammer', rid, '加V lucky888'),
        ];
      });
    expect(refused).toMatchObject([{ refused: 'muted' }, { refused: 'repeated' }, { refused: 'contact' }]);
  });

  it('what one author says into several rooms at once counts together', async () => {
    const all = Array.from({ length: MOST_A_MINUTE * 2 }, (_, n) =>
      tell('hasty', rooms[n % rooms.length] as string, `第${n}次说`),
    );
    const said = (await Promise.all(all)).filter(each => !('refused' in each));
    expect(said).toHaveLength(MOST_A_MINUTE);
  });

  it('of reports that one member makes at once as many wait for a person as may', async () => {
    const rid = rooms[1] as string;
    const ids: bigint[] = [];
    for (let n = 0; n < MOST_REPORTS * 2; n += 1) {
      const said = await tell(`author ${n}`, rid, '被举报的话');
      if (!('refused' in said)) ids.push(said.message.id);
    }
    await Promise.all(ids.map(id => report(db(), { siteId, rid, id, byWhom: 'vandal', reason: '', now })));
    const open = db().selectFrom('chat_reports').select('message_id').where('by_author', '=', 'vandal');
    expect(await open.execute()).toHaveLength(MOST_REPORTS);
  });
});
