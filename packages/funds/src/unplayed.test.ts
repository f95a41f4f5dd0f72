import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lockedBonuses, maxWithdrawableBy, type Unplayed, withdrawUnplayed } from './unplayed.ts';

/** A deposit of 30,000.06 in USDT with its bonus of 150, of which 160 were staked; 10,000 came before. */
const coin: Unplayed = {
  id: 'deposit:1',
  source: 'deposit',
  base: 30_000_06n,
  left: 29_840_06n,
  way: 'usdt-trc20',
};
const bonus: Unplayed = { id: 'bonus:1', source: 'bonus', base: 150_00n, left: 150_00n, way: '' };
const open = [coin, bonus];
const free = 39_990_06n;

describe('in a pause', () => {
  it('what nothing is asked of may go anywhere, a deposit back by its way, and a bonus nowhere', () => {
    expect(lockedBonuses(open)).toBe(150_00n);
    expect(maxWithdrawableBy(free, open, 'bank')).toBe(10_000_00n);
    expect(maxWithdrawableBy(free, open, 'usdt-trc20')).toBe(39_840_06n);
    expect(maxWithdrawableBy(100_00n, open, 'usdt-trc20')).toBe(0n);
  });

  it('what was played leaves first, and takes no bonus back', () => {
    expect(withdrawUnplayed(free, open, { amount: 10_000_00n, way: 'bank' })).toEqual({
      waived: [],
      bonuses: [],
    });
  });

  it('the first fen of a deposit that was not played takes its bonus back whole', () => {
    expect(withdrawUnplayed(free, open, { amount: 10_000_01n, way: 'usdt-trc20' })).toEqual({
      waived: [{ id: 'deposit:1', fen: 1n }],
      bonuses: [{ id: 'bonus:1', fen: 150_00n }],
    });
  });

  it('the oldest deposit of the way leaves first, and the bonus of another stays', () => {
    const bank: Unplayed = { id: 'deposit:0', source: 'deposit', base: 500_00n, left: 500_00n, way: 'bank' };
    const rebate: Unplayed = { id: 'rebate:0', source: 'rebate', base: 8_00n, left: 8_00n, way: '' };
    const all = [bank, rebate, ...open];
    const leaving = withdrawUnplayed(30_498_06n + 150_00n, all, { amount: 658_00n, way: 'bank' });
    expect(leaving).toEqual({
      waived: [
        { id: 'deposit:0', fen: 500_00n },
        { id: 'rebate:0', fen: 8_00n },
      ],
      bonuses: [],
    });
  });

  it('no order of withdrawals takes out a bonus, or a deposit by another way than its own', () => {
    const fen = fc.bigInt(0n, 1_000_00n);
    const ways = ['bank', 'alipay'] as const;
    const deposit = fc.record({
      base: fen,
      staked: fen,
      gift: fc.bigInt(0n, 50_00n),
      way: fc.constantFrom(...ways),
    });
    fc.assert(
      fc.property(
        fc.array(deposit, { maxLength: 4 }),
        fen,
        fc.array(fc.tuple(fen, fc.constantFrom(...ways))),
        (deposits, before, asked) => {
          let book: Unplayed[] = deposits.flatMap(({ base, staked, gift, way }, n): Unplayed[] => [
            { id: `deposit:${n}`, source: 'deposit', base, left: base > staked ? base - staked : 0n, way },
            { id: `bonus:${n}`, source: 'bonus', base: gift, left: gift, way: '' },
          ]);
          book = book.filter(({ left }) => left > 0n);
          let there = before + deposits.reduce((sum, { base, gift }) => sum + base + gift, 0n);
          const gone = { bank: 0n, alipay: 0n };
          const unplayedOf = (way: string) =>
            deposits.reduce(
              (sum, one) => sum + (one.way === way && one.base > one.staked ? one.base - one.staked : 0n),
              0n,
            );
          const all = there - lockedBonuses(book);
          const playedThen = all - unplayedOf('bank') - unplayedOf('alipay');
          for (const [wanted, way] of asked) {
            const most = maxWithdrawableBy(there, book, way);
            const amount = [wanted, most].find(one => one <= most) ?? most;
            const { waived, bonuses } = withdrawUnplayed(there, book, { amount, way });
            there -= amount + bonuses.reduce((sum, one) => sum + one.fen, 0n);
            gone[way] += amount;
            expect(there).toBeGreaterThanOrEqual(0n);
            book = book
              .map(one => ({ ...one, left: one.left - (waived.find(({ id }) => id === one.id)?.fen ?? 0n) }))
              .filter(one => one.left > 0n && !bonuses.some(({ id }) => id === one.id));
          }
          for (const way of ways) expect(gone[way]).toBeLessThanOrEqual(playedThen + unplayedOf(way));
          expect(gone.bank + gone.alipay).toBeLessThanOrEqual(all);
        },
      ),
    );
  });
});
