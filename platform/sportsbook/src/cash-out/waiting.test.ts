import { randomUUID } from 'node:crypto';
import { minute } from '@lobby/calendar';
import { parseYuan } from '@lobby/money';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import type { Sales } from '@lobby/platform-testing/book/test-sales';
import { noOperatorSetting } from '@lobby/pricing';
import { describe, expect, it } from 'vitest';
import { setOperator } from '../inputs/input-rows.ts';
import { decideCashOutsDue } from './decide.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let sales: Sales;
let member: Member;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

const fen = (yuan: string) => parseYuan(yuan)!;

describe('a sale in play', () => {
  const waiting = async () => {
    const one = await sales.quietMatch();
    const ticket = await sales.back(member, [[one, 'ROU', 'ROUH']]);
    const id = randomUUID();
    // Under gains with every minute.
    const seen = await sales.offer(member, ticket);
    const answer = await sales.sell(
      member,
      ticket,
      { price: seen.price, state_ver: seen.state_ver, autoOdd: 'better' },
      id,
    );
    expect(answer).toMatchObject({ code: 'delay', confirm_at: book.clock.now() + 3_000 });
    return { one, ticket, id, seen };
  };

  it('waits as a bet does, with nothing moved, and is then paid', async () => {
    const { id, seen } = await waiting();
    expect(await sales.money(member)).toEqual({ available: 90_000n, held: 10_000n });
    book.clock.advance(2_999);
    expect(await decideCashOutsDue(book.db, book.store, book.clock)).toBe(0);
    book.clock.advance(1);
    expect(await decideCashOutsDue(book.db, book.store, book.clock)).toBe(1);
    const sold = await sales.ask(member, id);
    expect(sold).toMatchObject({ code: '560', stake_left: '0' });
    const paid = 'paid' in sold ? fen(sold.paid as string) : 0n;
    expect(paid).toBeGreaterThanOrEqual(fen(seen.price));
    expect(await sales.money(member)).toEqual({ available: 90_000n + paid, held: 0n });
  });

  it('is decided by asking too, and once, also after a restart', async () => {
    const { id } = await waiting();
    book.clock.advance(60_000);
    book.restart();
    const sold = await sales.ask(member, id);
    expect(sold).toMatchObject({ code: '560' });
    expect(await decideCashOutsDue(book.db, book.store, book.clock)).toBe(0);
    expect(await sales.ask(member, id)).toMatchObject({ code: '560', paid: 'paid' in sold ? sold.paid : '' });
  });

  it('sent again while it waits answers its state', async () => {
    const { ticket, id, seen } = await waiting();
    const again = { price: seen.price, state_ver: seen.state_ver, autoOdd: 'better' };
    expect(await sales.sell(member, ticket, again, id)).toMatchObject({ code: 'delay' });
    book.clock.advance(3_000);
    expect(await sales.sell(member, ticket, again, id)).toMatchObject({ code: '560' });
  });

  it('keeps a second one of the ticket out until it is decided', async () => {
    const { ticket, id, seen } = await waiting();
    expect((await sales.view(member, ticket))[0]).toMatchObject({ errormsg: 'processing' });
    expect(await sales.sell(member, ticket, { price: seen.price })).toMatchObject({
      code: '555',
      errormsg: 'processing',
    });
    await setOperator(
      book.db,
      (await sales.record(member)).legs[0]!.ecid,
      noOperatorSetting,
      book.clock.now(),
    );
    book.clock.advance(3_000);
    expect(await sales.ask(member, id)).toMatchObject({ code: '555', errormsg: 'match-changed' });
    expect(await sales.sell(member, ticket, { autoOdd: 'all' })).toMatchObject({ code: 'delay' });
  });

  it('is refused when the operator or the match does something before it is due', async () => {
    const { one, id } = await waiting();
    await setOperator(book.db, one.id, { ...noOperatorSetting, totalMilli: -20 }, book.clock.now());
    book.clock.advance(3_000);
    expect(await sales.ask(member, id)).toMatchObject({ code: '555', errormsg: 'match-changed' });
    expect(await sales.money(member)).toEqual({ available: 90_000n, held: 10_000n });
  });

  it('is refused at once when something happened since the state that was seen', async () => {
    const ticket = await sales.back(member, [[await sales.quietMatch(), 'ROU', 'ROUH']]);
    const seen = await sales.offer(member, ticket);
    const before = String(Number(seen.state_ver) - 1);
    expect(
      await sales.sell(member, ticket, { price: seen.price, state_ver: before, autoOdd: 'all' }),
    ).toMatchObject({
      code: '555',
      errormsg: 'match-changed',
      price: seen.price,
    });
  });

  it('is refused when its ticket is settled first', async () => {
    const { one, id } = await waiting();
    await sales.report(one, [0, 0]);
    const { available } = await sales.money(member);
    book.clock.advance(3_000);
    expect(await sales.ask(member, id)).toMatchObject({ code: '555', errormsg: 'settled', price: '' });
    expect(await sales.money(member)).toEqual({ available, held: 0n });
  });

  it('whose price falls is refused under the policy better, and done at it under all', async () => {
    const one = await sales.quietMatch();
    const [better, all] = [
      await sales.back(member, [[one, 'ROU', 'ROUC']]),
      await sales.back(member, [[one, 'ROU', 'ROUC']]),
    ];
    const [first, second] = [randomUUID(), randomUUID()];
    await sales.sell(member, better, { autoOdd: 'better' }, first);
    await sales.sell(member, all, { autoOdd: 'all' }, second);
    // Over loses as the clock of a fresh price runs on; a long time is as if it had waited so long.
    await book.db
      .updateTable('sport_cash_outs')
      .set({ confirm_at: BigInt(book.clock.now() + minute) })
      .where('state', '=', 'pending')
      .execute();
    book.clock.advance(minute);
    expect(await sales.ask(member, first)).toMatchObject({ code: '555', errormsg: 'price-changed' });
    const sold = await sales.ask(member, second);
    expect(sold).toMatchObject({ code: '560' });
  });
});
