import { randomUUID } from 'node:crypto';
import { formatYuan, parseYuan } from '@lobby/money';
import { salesOf } from '@lobby/platform-testing/book/test-sales';
import { twoBooks } from '@lobby/platform-testing/book/two-books';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { noOperatorSetting } from '@lobby/pricing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { setOperator } from '../inputs/input-rows.ts';
import { decideDue } from '../orders/waiting/confirm.ts';
import { settleDue } from '../settlement/settle.ts';
import { runOrders } from './automatic/run-orders.ts';
import { decideCashOutsDue } from './decide.ts';

const title = onPostgres('two books that sell on one Postgres');
const now = Date.UTC(2026, 10, 20, 12);

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const books = twoBooks(now);
  let sales: [ReturnType<typeof salesOf>, ReturnType<typeof salesOf>];

  beforeAll(async () => {
    sales = [salesOf(books[0], now), salesOf(books[1], now)];
  }, 300_000);
  beforeEach(() => {
    for (const book of books) book.clock.set(now);
  });

  const betOf = (ticket: string) =>
    books[0].db
      .selectFrom('sport_bets')
      .selectAll()
      .where('ticket_id', '=', ticket)
      .executeTakeFirstOrThrow();
  const moved = (ms: number) => {
    for (const book of books) book.clock.advance(ms);
  };

  it('sell once when one operation is sent to both at once, and both answer the same', async () => {
    const member = await books[0].join();
    const match = await sales[0].match();
    for (let n = 0; n < 10; n++) {
      const ticket = await sales[0].back(member, [[match, 'OU', 'OUC']], '10');
      const { price } = await sales[0].offer(member, ticket);
      const id = randomUUID();
      const [one, two] = await Promise.all(
        sales.map(each => each.sell(member, ticket, { price, part: 50 }, id)),
      );
      expect(one).toMatchObject({ code: '560', stake_sold: '5' });
      expect(two).toEqual(one);
      expect((await betOf(ticket)).sold_risk).toBe(500n);
    }
    expect(await sales[0].audits()).toEqual([]);
  });

  it('never sell more of a ticket than there is when many cash-outs come at once', async () => {
    const member = await books[0].join();
    const ticket = await sales[0].back(member, [[await sales[0].match(), 'OU', 'OUC']]);
    const { price } = await sales[0].offer(member, ticket);
    const parts = { price, part: 60, autoOdd: 'all' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => sales[n % 2]!.sell(member, ticket, parts)),
    );
    const sold = answers.flatMap(answer => (answer.code === '560' ? [parseYuan(answer.stake_sold)!] : []));
    const paid = answers.flatMap(answer => (answer.code === '560' ? [parseYuan(answer.paid)!] : []));
    const sum = (amounts: bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);
    // 60 % of what is left each time: 60, 24, 9.60 … of 100 yuan.
    expect(sold.sort((a, b) => Number(b - a)).slice(0, 3)).toEqual([6_000n, 2_400n, 960n]);
    expect(await betOf(ticket)).toMatchObject({ sold_risk: sum(sold), cashed_out: sum(paid) });
    expect(await sales[0].money(member)).toEqual({
      available: 90_000n + sum(paid),
      held: 10_000n - sum(sold),
    });
    expect(await sales[0].audits()).toEqual([]);
  });

  it('come to one outcome when a ticket is sold and settled at once', async () => {
    for (let n = 0; n < 12; n++) {
      const member = await books[0].join();
      const match = await sales[0].match();
      const ticket = await sales[0].back(member, [[match, 'M', 'MH']]);
      const { price } = await sales[0].offer(member, ticket);
      const result = { matchId: match.id, version: 2, half: [0, 0], full: [1, 0] } as const;
      const [answer] = await Promise.all([
        sales[0].sell(member, ticket, { price }),
        recordResult(books[1].db, result, now).then(() => settleDue(books[1].db, now)),
        sales[1].sell(member, ticket, { price }),
      ]);
      await settleDue(books[0].db, now);
      const bet = await betOf(ticket);
      const isSold = bet.sold_risk === bet.risk;
      expect(bet).toMatchObject(
        isSold
          ? { status: 'settled', result: '', net: parseYuan(price)! - 10_000n }
          : { status: 'settled', result: 'W', net: bet.win, sold_risk: 0n, cashed_out: 0n },
      );
      expect(answer.code).toMatch(/^(560|555)$/);
      expect(await sales[0].money(member)).toEqual({ available: 100_000n + bet.net, held: 0n });
    }
    expect(await sales[0].audits()).toEqual([]);
  });

  it('decide each waiting cash-out once, whoever decides, and settlement wins over it', async () => {
    const match = await sales[0].quietMatch();
    const member = await books[0].join(1_000_000n);
    const seen = await books[0].look(member, match, 'RM', 'RMN');
    const bets = await books[0].betAll(
      member,
      Array.from({ length: 10 }, () => ({ seen: [seen] })),
    );
    const tickets = bets.map(bet => ({
      ticket: bet.code === 'delay' ? bet.ticket_id : '',
      id: randomUUID(),
    }));
    moved(3_000);
    await decideDue(books[0].db, books[0].store, books[0].clock);
    for (const { ticket, id } of tickets) {
      expect(await sales[0].sell(member, ticket, { autoOdd: 'all' }, id)).toMatchObject({ code: 'delay' });
    }
    moved(3_000);
    const result = { matchId: match.id, version: 2, half: [0, 0], full: [0, 0] } as const;
    await Promise.all([
      recordResult(books[0].db, result, now),
      ...books.map(book => decideCashOutsDue(book.db, book.store, book.clock)),
      ...books.map(book => settleDue(book.db, book.clock.now())),
      ...tickets.map(({ id }, at) => sales[at % 2]!.ask(member, id)),
      ...tickets.map(({ ticket }, at) => sales[at % 2]!.sell(member, ticket, { price: '1', autoOdd: 'all' })),
    ]);
    await settleDue(books[0].db, books[0].clock.now());
    let due = 1_000_000n;
    for (const { ticket, id } of tickets) {
      const bet = await betOf(ticket);
      const answer = await sales[1].ask(member, id);
      expect(bet.status).toBe('settled');
      expect(answer).toMatchObject(bet.sold_risk > 0n ? { code: '560', stake_left: '0' } : { code: '555' });
      due += bet.net;
    }
    expect(await sales[0].money(member)).toEqual({ available: due, held: 0n });
    expect(await sales[0].audits()).toEqual([]);
  });

  it('come to one outcome when an order, a sale by hand, a change of the order and a settlement meet', async () => {
    for (let n = 0; n < 12; n++) {
      const member = await books[0].join();
      const match = await sales[0].match();
      const ticket = await sales[0].back(member, [[match, 'OU', 'OUC']]);
      const { price } = await sales[0].offer(member, ticket);
      const set = (at: number, target: bigint) =>
        books[at]!.call('set_auto_cash_out', { ticket_id: ticket, target: formatYuan(target) }, member);
      const target = parseYuan(price)! + 100n;
      expect(await set(0, target)).toMatchObject({ code: '560' });
      await setOperator(
        books[0].db,
        match.id,
        { ...noOperatorSetting, totalMilli: 200 },
        books[0].clock.now(),
      );
      moved(10_000);
      const [before] = await sales[0].view(member, ticket);
      const offered = before?.code === '501' ? parseYuan(before.price)! : 0n;
      expect(offered).toBeGreaterThan(target);
      const result = { matchId: match.id, version: 2, half: [0, 0], full: [3, 0] } as const;
      const settles = n % 3 === 0;
      await Promise.all([
        ...books.map(book => runOrders(book.db, book.store, book.clock)),
        sales[1].sell(member, ticket, { price: '1', autoOdd: 'better' }),
        set(1, target + 1n),
        ...(settles
          ? [recordResult(books[1].db, result, now).then(() => settleDue(books[1].db, books[1].clock.now()))]
          : []),
      ]);
      await settleDue(books[0].db, books[0].clock.now());
      const bet = await betOf(ticket);
      const sold = await books[0].db
        .selectFrom('sport_cash_outs')
        .selectAll()
        .where('bet_id', '=', bet.id)
        .where('state', '=', 'done')
        .execute();
      const [order, ...more] = await books[0].db
        .selectFrom('sport_auto_cash_outs')
        .selectAll()
        .where('bet_id', '=', bet.id)
        .execute();
      const letters = await books[0].db
        .selectFrom('letters')
        .select('id')
        .where('member_id', '=', member.id)
        .execute();
      const ran = sold.some(({ auto_id }) => auto_id !== null);
      expect(more).toEqual([]);
      expect(bet.status).toBe('settled');
      expect(sold).toHaveLength(bet.sold_risk > 0n ? 1 : 0);
      expect(order).toMatchObject(
        ran ? { state: 'ran' } : { state: 'ended', reason: bet.sold_risk > 0n ? 'sold' : 'settled' },
      );
      expect(letters).toHaveLength(ran ? 1 : 0);
      if (bet.sold_risk > 0n) expect(bet.cashed_out).toBe(offered);
      expect(await sales[0].money(member)).toEqual({ available: 100_000n + bet.net, held: 0n });
    }
    expect(await sales[0].audits()).toEqual([]);
  });
});
