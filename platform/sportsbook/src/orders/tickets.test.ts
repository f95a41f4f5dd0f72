import { randomUUID } from 'node:crypto';
import { minute } from '@lobby/calendar';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { Seen, TestBook } from '@lobby/platform-testing/book/test-book';
import type { Sales } from '@lobby/platform-testing/book/test-sales';
import { seriesLimits } from '@lobby/pricing';
import { timelineOf } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { auditExposures } from '../risk/audit.ts';
import { decideDue } from './waiting/confirm.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let sales: Sales;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

const look = (game: TestMatch, wtype = 'M', rtype = 'MH') => book.look(member, game, wtype, rtype);
const several = async (legs: number) => {
  const seen: Seen[] = [];
  for (let n = 0; n < legs; n++) seen.push(await look(await sales.match()));
  return seen;
};
const decimals = (seen: readonly Seen[]) =>
  seen.reduce((product, { ioratio }) => product * Math.round(Number(ioratio) * 100), 1) / 100 ** seen.length;

describe('a submit of several bets', () => {
  it('takes each by itself, with its own id and ticket', async () => {
    const [one, two] = await several(2);
    const answers = await book.betAll(member, [
      { seen: [one!], golds: '100' },
      { seen: [two!], golds: '50' },
    ]);
    expect(answers).toMatchObject([
      { code: '560', gold: '100', folds: [1], nowcredit: '900' },
      { code: '560', gold: '50', nowcredit: '850' },
    ]);
    expect(new Set(answers.map(({ operation_id }) => operation_id)).size).toBe(2);
    expect(await balanceOf(book.db, member.id)).toEqual({ available: 85_000n, held: 15_000n });
  });

  it('keeps what was accepted when another of them is rejected, and says which reason', async () => {
    const [one, two] = await several(2);
    const answers = await book.betAll(member, [
      { seen: [one!] },
      { seen: [two!], golds: '90000' },
      { seen: [{ ...two!, ioratio: '99.00' }] },
    ]);
    expect(answers).toMatchObject([
      { code: '560' },
      { code: '555', errormsg: 'above-maximum', gold_gmax: '20000' },
      { code: '555', errormsg: 'odds-changed', quote: { ioratio: two!.ioratio } },
    ]);
    expect((await balanceOf(book.db, member.id)).held).toBe(10_000n);
  });

  it('makes each bet once when it is sent again, also in another submit', async () => {
    const [one, two] = await several(2);
    const bets = [
      { seen: [one!], operationId: randomUUID() },
      { seen: [one!, two!], operationId: randomUUID() },
    ];
    const first = await book.betAll(member, bets);
    expect(await book.betAll(member, bets)).toEqual(first);
    expect(await book.betAll(member, bets.slice(1))).toEqual(first.slice(1));
    expect((await balanceOf(book.db, member.id)).held).toBe(20_000n);
  });

  it('rejects one id that means another bet, without hiding what became of the others', async () => {
    const [one, two] = await several(2);
    const operationId = randomUUID();
    await book.betAll(member, [{ seen: [one!], operationId }]);
    const answers = await book.betAll(member, [{ seen: [two!], operationId }, { seen: [two!] }]);
    expect(answers).toMatchObject([{ code: '555', errormsg: 'duplicate' }, { code: '560' }]);
  });

  it.each([
    ['sizes that do not fit the legs', { folds: [3] }],
    ['the same size twice', { folds: [2, 2] }],
    ['a price that is none', { ioratio: 'x' }],
  ])('books nothing with %s in one of them', async (_, wrong) => {
    const [one, two] = await several(2);
    const bad = { seen: [one!, { ...two!, ...wrong }], ...wrong };
    await expect(book.betAll(member, [{ seen: [one!] }, bad])).rejects.toThrow('invalid-parameter');
    expect((await balanceOf(book.db, member.id)).held).toBe(0n);
  });

  it('refuses a series priced in Malay odds', async () => {
    const games = [await sales.match(), await sales.match()];
    const seen = await Promise.all(games.map(game => book.look(member, game, 'R', 'RH', 'M')));
    await expect(book.betAll(member, [{ seen }])).rejects.toThrow('invalid-parameter');
  });

  it('stops at the balance: the bets that no longer fit are rejected', async () => {
    const [one, two, three] = await several(3);
    const bets = [one, two, three].map(seen => ({ seen: [seen!], golds: '400' }));
    const codes = (await book.betAll(member, bets)).map(answer => [
      answer.code,
      'errormsg' in answer && answer.errormsg,
    ]);
    expect(codes).toEqual([
      ['560', false],
      ['560', false],
      ['555', 'over-balance'],
    ]);
  });
});

describe('a series', () => {
  it('multiplies the decimal odds of its legs and holds its stake once', async () => {
    const seen = await several(3);
    const [answer] = await book.betAll(member, [{ seen }]);
    expect(answer).toMatchObject({ code: '560', folds: [3], risk: '100' });
    expect(answer).toHaveProperty('legs.length', 3);
    const win = Number((answer as unknown as { winnable: string }).winnable);
    expect(win).toBeCloseTo(100 * (decimals(seen) - 1), 1);
    expect(await auditExposures(book.db)).toEqual([]);
  });

  it('of a match twice is rejected by name', async () => {
    const game = await sales.match();
    const seen = [await look(game), await look(game, 'OU', 'OUC')];
    const [answer] = await book.betAll(member, [{ seen }]);
    expect(answer).toMatchObject({ code: '555', errormsg: 'same-match', legs: [{}, {}] });
  });

  it('of one team in two matches is rejected by name', async () => {
    const team = { homeId: '777' };
    const seen = [await look(await sales.match(team)), await look(await sales.match(team))];
    const [answer] = await book.betAll(member, [{ seen }]);
    expect(answer).toMatchObject({ code: '555', errormsg: 'same-team' });
  });

  it('over more than seven days is rejected by name', async () => {
    const seen = [
      await look(await sales.match()),
      await look(await sales.match({ kickoff: now + 8 * 24 * 60 * minute })),
    ];
    const [answer] = await book.betAll(member, [{ seen }]);
    expect(answer).toMatchObject({ code: '555', errormsg: 'seven-days' });
  });

  it('names the leg that is closed, and takes nothing', async () => {
    const game = await sales.match();
    const seen = [await look(await sales.match()), await look(game)];
    book.clock.set(game.kickoff + minute);
    const [answer] = await book.betAll(member, [{ seen }]);
    expect(answer).toMatchObject({ code: '555', errormsg: 'started' });
    expect((await balanceOf(book.db, member.id)).held).toBe(0n);
  });

  it('names the leg whose price moved, with its quote', async () => {
    const [one, two] = await several(2);
    const [answer] = await book.betAll(member, [{ seen: [one!, { ...two!, ioratio: '99.00' }] }]);
    expect(answer).toMatchObject({
      errormsg: 'odds-changed',
      legs: [{ gid: two!.pick.gid, errormsg: 'odds-changed', quote: { ioratio: two!.ioratio } }],
    });
  });

  it('waits for its leg in play, and is decided with all its legs', async () => {
    const seen = [await look(await sales.match()), await look(await sales.quietMatch(), 'RM', 'RMN')];
    const id = randomUUID();
    const [waiting] = await book.betAll(member, [{ seen, operationId: id }]);
    expect(waiting).toMatchObject({ code: 'delay', active: 'delay' });
    expect(await auditExposures(book.db)).toEqual([]);
    book.clock.advance(3_000);
    await decideDue(book.db, book.store, book.clock);
    expect(await book.call('get_dangerous', { operation_id: id }, member)).toMatchObject({ code: '560' });
    expect(await auditExposures(book.db)).toEqual([]);
  });

  it('gets the better price of its leg in play only as far as the limits of series leave it', async () => {
    const shared = await sales.match();
    const wait = async () => {
      const seen = [await look(shared), await look(await sales.quietMatch(), 'RM', 'RMN')];
      const id = randomUUID();
      await book.betAll(member, [{ seen, operationId: id }]);
      // As if its price had been lower when it was ordered.
      await book.db
        .updateTable('sport_legs')
        .set({ odds: '1.01' })
        .where('live', '=', true)
        .where('bet_id', 'in', eb => eb.selectFrom('sport_bets').select('id').where('operation_id', '=', id))
        .execute();
      await book.db.updateTable('sport_bets').set({ win: 1n }).where('operation_id', '=', id).execute();
      return id;
    };
    const oddsOf = async (id: string) => {
      const state = await book.call('get_dangerous', { operation_id: id }, member);
      return (state.legs as { ioratio: string }[])[1]!.ioratio;
    };
    const first = await wait();
    book.clock.advance(3_000);
    await decideDue(book.db, book.store, book.clock);
    expect(await oddsOf(first)).not.toBe('1.01');
    const second = await wait();
    await book.db
      .updateTable('sport_bets')
      .set({ win: seriesLimits.match })
      .where('operation_id', '=', first)
      .execute();
    book.clock.advance(3_000);
    await decideDue(book.db, book.store, book.clock);
    expect(await oddsOf(second)).toBe('1.01');
  });

  it('is rejected as a whole when something happens in its match in play, and gives everything back', async () => {
    const game = await sales.quietMatch();
    const seen = [await look(await sales.match()), await look(game, 'RM', 'RMN')];
    const id = randomUUID();
    await book.betAll(member, [{ seen, operationId: id }]);
    const { fullTime } = timelineOf(game);
    await book.db
      .updateTable('sport_bets')
      .set({ confirm_at: BigInt(fullTime) })
      .where('operation_id', '=', id)
      .execute();
    book.clock.set(fullTime);
    await decideDue(book.db, book.store, book.clock);
    expect(await book.call('get_dangerous', { operation_id: id }, member)).toMatchObject({ code: '555' });
    expect(await balanceOf(book.db, member.id)).toEqual({ available: 100_000n, held: 0n });
    expect(await auditExposures(book.db)).toEqual([]);
  });
});

describe('a system', () => {
  it('holds the stake of every combination', async () => {
    const seen = await several(3);
    const [answer] = await book.betAll(member, [{ seen, golds: '10', folds: [2, 3] }]);
    expect(answer).toMatchObject({ code: '560', folds: [2, 3], gold: '10', risk: '40' });
    expect((await balanceOf(book.db, member.id)).held).toBe(4_000n);
    expect(await auditLedger(book.db)).toEqual([]);
  });

  it('has a least stake of each combination and of all together', async () => {
    const seen = await several(4);
    const bet = async (golds: string) => (await book.betAll(member, [{ seen, golds, folds: [2, 3, 4] }]))[0];
    expect(await bet('1')).toMatchObject({ errormsg: 'below-minimum' });
    expect(await bet('2')).toMatchObject({ code: '560', risk: '22' });
  });
});

describe('a preview of several picks', () => {
  it('quotes each, and the limits of the series of all', async () => {
    const seen = await several(3);
    const picks = seen.map(({ pick: { odd_f_type: _, ...pick } }) => pick);
    const view = await book.call('Total_order_view', { odd_f_type: 'H', picks, folds: [3] }, member);
    expect(view).toMatchObject({
      picks: seen.map(({ ioratio }) => ({ code: '501', ioratio, par_minlimit: '2', par_maxlimit: '10' })),
      ticket: { code: '501', combinations: 1, gold_gmin: '10' },
      maxcredit: '1000',
    });
    const { gold_gmax } = view.ticket as { gold_gmax: string };
    const rich = await book.join(100_000_000n);
    const [placed] = await book.betAll(rich, [{ seen, golds: gold_gmax, folds: [3] }]);
    expect(placed).toMatchObject({ code: '560' });
  });

  it('says for each why it cannot be had, and why the series cannot', async () => {
    const game = await sales.match();
    const seen = [await look(game), await look(game, 'OU', 'OUC')];
    const picks = seen.map(({ pick: { odd_f_type: _, ...pick } }) => pick);
    const closed = { ...picks[0]!, gid: 'nothing0' };
    const view = (of: object[], folds: number[]) =>
      book.call('Total_order_view', { odd_f_type: 'H', picks: of, folds }, member);
    expect(await view(picks, [2])).toMatchObject({
      picks: [{ code: '501' }, { code: '501' }],
      ticket: { code: '555', errormsg: 'same-match' },
    });
    expect(await view([closed, picks[1]!], [])).toMatchObject({
      picks: [{ code: '555', gid: 'nothing0', errormsg: 'closed' }, { code: '501' }],
      ticket: null,
    });
  });
});
