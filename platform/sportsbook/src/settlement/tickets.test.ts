import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { Seen, TestBook } from '@lobby/platform-testing/book/test-book';
import { recordsOf } from '@lobby/platform-testing/book/test-records';
import type { Sales } from '@lobby/platform-testing/book/test-sales';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { auditExposures } from '../risk/audit.ts';
import { settleDue } from './settle.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let sales: Sales;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

interface Backed {
  readonly match: TestMatch;
  readonly seen: Seen;
  readonly odds: bigint;
}

/** Home to win, at matches of their own; decimal odds in hundredths. */
async function back(legs: number): Promise<Backed[]> {
  const backed: Backed[] = [];
  for (let n = 0; n < legs; n++) {
    const match = await sales.match();
    const seen = await book.look(member, match, 'M', 'MH');
    backed.push({ match, seen, odds: BigInt(Math.round(Number(seen.ioratio) * 100)) });
  }
  return backed;
}

const bet = async (backed: readonly Backed[], folds: number[] = [backed.length], golds = '100') => {
  const [answer] = await book.betAll(member, [{ seen: backed.map(({ seen }) => seen), golds, folds }]);
  expect(answer).toMatchObject({ code: '560' });
};
const report = async ({ match }: Backed, outcome: 'won' | 'lost' | 'void') => {
  const result =
    outcome === 'void'
      ? { cancelReason: 'D5' }
      : { half: [0, 0] as const, full: outcome === 'won' ? ([1, 0] as const) : ([0, 1] as const) };
  await recordResult(book.db, { matchId: match.id, version: 2, ...result }, book.clock.now());
  await settleDue(book.db, book.clock.now());
  expect(await auditExposures(book.db)).toEqual([]);
};
const record = async () => (await recordsOf(book, member))[0]!;
const available = async () => (await balanceOf(book.db, member.id)).available;

describe('a series', () => {
  it('is settled leg by leg, and pays the product when the last has won', async () => {
    const backed = await back(3);
    await bet(backed);
    for (const leg of backed.slice(0, 2)) await report(leg, 'won');
    expect(await record()).toMatchObject({
      status: 'open',
      result: '',
      legs: [{ result: 'W', score: '1:0' }, { result: 'W' }, { result: '' }],
    });
    await report(backed[2]!, 'won');
    const paid = backed.reduce((product, { odds }) => product * odds, 10_000n);
    const rounded = (paid * 2n + 1_000_000n) / 2_000_000n;
    expect(await record()).toMatchObject({ kind: 'series', status: 'settled', result: 'W', turnover: '100' });
    expect(await available()).toBe(90_000n + rounded);
    expect(await auditLedger(book.db)).toEqual([]);
  });

  it('is lost with its first lost leg, and the later legs are still graded', async () => {
    const backed = await back(3);
    await bet(backed);
    await report(backed[1]!, 'lost');
    expect(await record()).toMatchObject({ status: 'settled', result: 'L', netWin: '-100' });
    await report(backed[0]!, 'won');
    await report(backed[2]!, 'lost');
    expect(await record()).toMatchObject({
      netWin: '-100',
      legs: [{ result: 'W' }, { result: 'L' }, { result: 'L' }],
    });
    expect(await available()).toBe(90_000n);
  });

  it('goes on without a cancelled leg', async () => {
    const backed = await back(2);
    await bet(backed);
    await report(backed[0]!, 'void');
    await report(backed[1]!, 'won');
    expect(await record()).toMatchObject({ result: 'W', legs: [{ result: 'D', cancelReason: 'D5' }, {}] });
    expect(await available()).toBe(90_000n + 100n * backed[1]!.odds);
  });

  it('gives the stake back when all legs are cancelled, and counts no turnover', async () => {
    const backed = await back(2);
    await bet(backed);
    for (const leg of backed) await report(leg, 'void');
    expect(await record()).toMatchObject({ result: 'D', netWin: '0', turnover: '0' });
    expect(await available()).toBe(100_000n);
  });
});

describe('a system', () => {
  it('pays the combinations that won: 3串4 with a void leg', async () => {
    const backed = await back(3);
    await bet(backed, [2, 3], '10');
    await report(backed[0]!, 'won');
    await report(backed[1]!, 'void');
    await report(backed[2]!, 'won');
    // Doubles: a×1, a×c, 1×c; the treble a×c. Odds are hundredths.
    const [a, c] = [backed[0]!.odds, backed[2]!.odds];
    const units = a * 100n + a * c + c * 100n + a * c;
    const paid = (1_000n * units * 2n + 10_000n) / 20_000n;
    expect(await available()).toBe(100_000n - 4_000n + paid);
    expect(await record()).toMatchObject({
      kind: 'system',
      folds: [2, 3],
      combinations: 4,
      unit: '10',
      stake: '40',
    });
  });

  it('stays open while one combination can still win, and is lost when none can', async () => {
    const backed = await back(3);
    await bet(backed, [2], '10');
    await report(backed[0]!, 'lost');
    expect((await record()).status).toBe('open');
    await report(backed[1]!, 'lost');
    expect(await record()).toMatchObject({ status: 'settled', result: 'L', netWin: '-30' });
  });
});
