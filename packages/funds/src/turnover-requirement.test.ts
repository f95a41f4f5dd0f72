import { parseYuan, printScaled } from '@lobby/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCases } from './cases/load-cases.ts';
import { gameCategories } from './categories.ts';
import {
  applyBet,
  type CountedBet,
  filledOf,
  type Requirement,
  type TurnoverBook,
  takeBackBet,
  turnoverLeft,
  turnoverNeed,
} from './turnover-requirement.ts';

const all = Object.fromEntries(gameCategories.map(category => [category, 100]));
const deposit: Requirement = { id: 'R1', openedAt: 0, need: 100_000n, weights: all };
const bonus: Requirement = { id: 'R2', openedAt: 1, need: 160_000n, weights: { DZ: 100 } };

const bet = (id: string, category: CountedBet['category'], yuan: bigint): CountedBet => ({
  id,
  category,
  placedAt: 2,
  settledAt: 2,
  valid: yuan * 100n,
});
const add = (book: TurnoverBook, settled: CountedBet): TurnoverBook => ({
  ...book,
  portions: [...book.portions, ...applyBet(book, settled)],
});
const filled = (book: TurnoverBook) => [filledOf(book, 'R1') / 100n, filledOf(book, 'R2') / 100n];

it('a gift that waits for turnover is filled after a later deposit, which its member may want to withdraw', () => {
  const gift: Requirement = { id: 'R2', openedAt: 0, need: 50_000n, weights: all, comesLast: true };
  const later: Requirement = { ...deposit, openedAt: 1 };
  const book = add({ requirements: [gift, later], portions: [] }, bet('1', 'TY', 1200n));
  expect(filled(book)).toEqual([1000n, 200n]);
});

it('a gift that was left unclaimed takes no turnover of bets settled after its time, which fill the next one', () => {
  const gift = { openedAt: 0, need: 50_000n, weights: all, comesLast: true } as const;
  const requirements = [
    { ...gift, id: 'R1', until: 2 },
    { ...gift, id: 'R2', openedAt: 1, until: 3 },
  ];
  expect(filled(add({ requirements, portions: [] }, bet('1', 'TY', 300n)))).toEqual([0n, 300n]);
  expect(
    filled(add({ requirements, portions: [] }, { ...bet('1', 'TY', 300n), placedAt: 1, settledAt: 1 })),
  ).toEqual([300n, 0n]);
  // Too late for the first one, which cannot be claimed any more.
  expect(filled(add({ requirements, portions: [] }, { ...bet('1', 'TY', 300n), placedAt: 1 }))).toEqual([
    0n,
    300n,
  ]);
});

describe('a deposit of 1000 once and a bonus of 200 eight times on slots', () => {
  it('are filled oldest first, with the rest going on, and a void takes back its own', () => {
    let book: TurnoverBook = { requirements: [bonus, deposit], portions: [] };
    book = add(book, bet('1', 'TY', 600n));
    expect(filled(book)).toEqual([600n, 0n]);
    book = add(book, bet('2', 'DZ', 700n));
    expect(filled(book)).toEqual([1000n, 300n]);
    book = add(book, bet('3', 'ZR', 5n));
    expect(filled(book)).toEqual([1000n, 300n]);
    book = add(book, bet('4', 'DZ', 500n));
    expect(filled(book)).toEqual([1000n, 800n]);
    book = takeBackBet(book, '1');
    expect(filled(book)).toEqual([400n, 800n]);
    book = add(book, bet('5', 'DZ', 650n));
    expect(filled(book)).toEqual([1000n, 850n]);
    book = add(book, bet('6', 'DZ', 750n));
    expect(filled(book)).toEqual([1000n, 1600n]);
    expect(turnoverLeft(book)).toBe(0n);
  });
});

describe('a requirement', () => {
  it('does not count a bet placed before it was opened', () => {
    const book = { requirements: [{ ...deposit, openedAt: 3 }], portions: [] };
    expect(applyBet(book, bet('1', 'TY', 100n))).toEqual([]);
  });

  it('does not count a category that it does not name', () => {
    expect(applyBet({ requirements: [bonus], portions: [] }, bet('1', 'TY', 100n))).toEqual([]);
  });

  it('counts a bet once, however often it is reported', () => {
    const book = add({ requirements: [deposit], portions: [] }, bet('1', 'TY', 100n));
    expect(applyBet(book, bet('1', 'TY', 100n))).toEqual([]);
  });

  it('hands on what it did not need at full value, not at its own weight', () => {
    const half = { ...deposit, need: 1_000n, weights: { DZ: 50 } };
    const book = { requirements: [half, bonus], portions: [] };
    expect(applyBet(book, bet('1', 'DZ', 100n)).map(portion => portion.counted)).toEqual([1_000n, 8_000n]);
  });

  it('never holds more than it needs, and bets never count more than they were', () => {
    const bets = fc.array(
      fc.record({ category: fc.constantFrom(...gameCategories), valid: fc.bigInt(0n, 90_000n) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(bets, settled => {
        let book: TurnoverBook = { requirements: [deposit, bonus], portions: [] };
        for (const [index, each] of settled.entries())
          book = add(book, { id: `${index}`, placedAt: 2, settledAt: 2, ...each });
        for (const { id, need } of book.requirements) expect(filledOf(book, id)).toBeLessThanOrEqual(need);
        const sum = (list: readonly bigint[]) => list.reduce((total, fen) => total + fen, 0n);
        expect(sum(book.portions.map(p => p.counted))).toBeLessThanOrEqual(sum(settled.map(s => s.valid)));
        const emptied = settled.reduce((left, _, index) => takeBackBet(left, `${index}`), book);
        expect(emptied.portions).toEqual([]);
      }),
    );
  });
});

describe('what an amount requires, by the acceptance cases', () => {
  const cases = loadCases<Record<string, string>, { required?: string }>('rebate_turnover').filter(
    ({ expected }) => expected.required,
  );
  it.each(cases)('$id: $input.base × $input.turnover_times', ({ input, expected }) => {
    const base = input
      .base!.split('+')
      .map(name => parseYuan(input[name]!)!)
      .reduce((sum, fen) => sum + fen);
    expect(printScaled(turnoverNeed(base, Number(input.turnover_times)), 2)).toBe(expected.required);
  });
});
