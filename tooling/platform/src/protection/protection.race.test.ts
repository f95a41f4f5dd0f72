import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoChannels } from '../payments/channels/demo-channels.ts';
import { openOrder } from '../payments/orders/open-order.ts';
import { noPayments } from '../payments/payment-config.ts';
import { openTestBook, type TestBook } from '../testing/test-book.ts';
import { testMatch } from '../testing/test-match.ts';
import { testDatabaseUrl, throwawayDatabase } from '../testing/throwaway-database.ts';
import { setLimit, underLocks } from './change-limit.ts';
import { openOrdersOf } from './limit-use.ts';

// PGlite has one connection, so a race on it proves nothing.
const title = testDatabaseUrl
  ? 'protection on two servers'
  : 'protection on two servers (skipped: LOBBY_TEST_DATABASE_URL is not set)';
const now = Date.UTC(2026, 10, 25, 2);

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let books: TestBook[];
  beforeAll(async () => {
    database = await throwawayDatabase();
    books = [await openTestBook(now, database.url), await openTestBook(now, database.url)];
  }, 300_000);
  afterAll(async () => {
    for (const book of books ?? []) await book.close();
    await database?.drop();
  });
  const seat = (n: number) => books[n % 2] as TestBook;

  it('never let 100 parallel orders pass a deposit limit', async () => {
    const member = await seat(0).join();
    await setLimit(seat(0).db, { memberId: member.id, kind: 'deposit', period: 'day' }, 500_00n, now);
    // One order a method may be open, so every method is asked for at once.
    const channels = ['unionpay-1', 'wechat-1', 'alipay-1', 'usdt-trc20-1', 'usdt-erc20-1'];
    const config = { ...noPayments, providerUrl: 'http://127.0.0.1:9', channels: demoChannels };
    const asked = Array.from({ length: 100 }, (_, n) =>
      seat(n)
        .db.transaction()
        .execute(trx =>
          openOrder(trx, config, 'reference', {
            siteId: '1001',
            memberId: member.id,
            channelId: channels[n % channels.length] ?? '',
            amount: '200',
            signal: '',
            now,
          }),
        ),
    );
    const opened = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled');
    expect(opened).toHaveLength(2);
    expect(await openOrdersOf(seat(0).db, member.id)).toBeLessThanOrEqual(500_00n);
  });

  it('never let parallel stakes pass a loss limit', async () => {
    const member = await seat(0).join(1_000_000n);
    const match = testMatch({ id: '78101', createdAt: now, kickoff: now + 3_600_000 });
    await seat(0).addMatch(match);
    const seen = await seat(0).look(member, match, 'M', 'MH');
    await setLimit(seat(0).db, { memberId: member.id, kind: 'loss', period: 'day' }, 500_00n, now);
    const codes = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => (await seat(n).bet(member, seen)).code),
    );
    expect(codes.filter(code => code === '560')).toHaveLength(5);
  });

  it('accept no bet after an exclusion was answered', async () => {
    const member = await seat(0).join(10_000_000n);
    const match = testMatch({ id: '78102', createdAt: now, kickoff: now + 3_600_000 });
    await seat(0).addMatch(match);
    const seen = await seat(0).look(member, match, 'M', 'MH');
    const bets = Array.from({ length: 60 }, (_, n) => seat(n).bet(member, seen, { golds: '10' }));
    await underLocks(seat(1).db, member.id, trx =>
      trx
        .updateTable('member_protection')
        .set({ pause: 'exclusion', paused_at: BigInt(now), paused_until: BigInt(now + 1) })
        .where('member_id', '=', member.id)
        .execute(),
    );
    const count = () =>
      seat(0).db.selectFrom('sport_bets').select('id').where('member_id', '=', member.id).execute();
    const atAnswer = (await count()).length;
    await Promise.all(bets);
    const after = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => (await seat(n).bet(member, seen)).code),
    );
    expect(new Set(after)).toEqual(new Set(['555']));
    expect((await count()).length).toBe(atAnswer);
  });
});
