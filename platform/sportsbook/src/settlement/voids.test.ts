import { minute } from '@lobby/calendar';
import type { FixtureVoid } from '@lobby/fixtures';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf } from '@lobby/platform-ledger';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { recordsOf } from '@lobby/platform-testing/book/test-records';
import type { Sales } from '@lobby/platform-testing/book/test-sales';
import { timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { voidBets } from '../fixture-feed/fixture-voids.ts';
import { decideDue } from '../orders/waiting/confirm.ts';
import { settleDue } from './settle.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let sales: Sales;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

/** Bets 100 yuan and answers the ticket. */
async function bet(match: TestMatch, wtype: string, rtype: string): Promise<string> {
  const placed = await book.bet(member, await book.look(member, match, wtype, rtype));
  if (placed.code === '555' || placed.code === 'unknown') throw new Error(JSON.stringify(placed));
  return placed.ticket_id;
}
async function cancel(match: TestMatch, parts: Omit<FixtureVoid, 'matchId'>): Promise<string[]> {
  await voidBets(book.db, { matchId: match.id, ...parts }, book.clock.now());
  return (await settleDue(book.db, book.clock.now())).settled.map(({ did }) => did);
}
async function finish(match: TestMatch): Promise<void> {
  const result = { half: [0, 0], full: [1, 0] } as const;
  await recordResult(book.db, { matchId: match.id, version: 9, ...result }, book.clock.now());
  await settleDue(book.db, book.clock.now());
}
/** Newest first. */
const results = async () =>
  (await recordsOf(book, member)).map(one =>
    `${one.legs[0]!.wtype} ${one.result || one.status} ${one.cancelReason}`.trim(),
  );
const balance = () => balanceOf(book.db, member.id);

describe('bets that are void', () => {
  it('are those of a market that were placed within a span, whatever the result is later', async () => {
    const match = await sales.match();
    await bet(match, 'M', 'MC');
    book.clock.advance(minute);
    await bet(match, 'M', 'MC');
    await bet(match, 'EO', 'EVEN');
    book.clock.advance(minute);
    await bet(match, 'M', 'MC');
    const span = { from: now + minute, to: now + 2 * minute };
    expect(await cancel(match, { wtype: 'M', reason: 'DK', ...span })).toEqual(['settled']);
    await finish(match);
    expect(await results()).toEqual(['M L', 'EO L', 'M D DK', 'M L']);
    expect(await balance()).toEqual({ available: 70_000n, held: 0n });
  });

  it('are settled anew when they were settled already', async () => {
    const match = await sales.match();
    await bet(match, 'M', 'MH');
    await bet(match, 'M', 'MC');
    await finish(match);
    expect(await cancel(match, { reason: 'DF' })).toEqual(['resettled', 'resettled']);
    expect(await results()).toEqual(['M D DF', 'M D DF']);
    expect(await balance()).toEqual({ available: 100_000n, held: 0n });
    // The same again cancels nothing more.
    expect(await cancel(match, { reason: 'DF' })).toEqual([]);
  });

  it('are one selection, or one ticket', async () => {
    const match = await sales.match();
    await bet(match, 'M', 'MH');
    await bet(match, 'M', 'MC');
    const ticketId = await bet(match, 'M', 'MC');
    await cancel(match, { wtype: 'M', rtype: 'MH', reason: 'D7' });
    await cancel(match, { ticketId, reason: 'DJ' });
    await finish(match);
    expect(await results()).toEqual(['M D DJ', 'M L', 'M D D7']);
  });

  it('are a leg of a series, which goes on without it', async () => {
    const [one, two] = [await sales.match(), await sales.match()];
    const seen = [await book.look(member, one, 'M', 'MC'), await book.look(member, two, 'M', 'MH')];
    await book.betAll(member, [{ seen }]);
    await finish(one);
    expect(await cancel(one, { wtype: 'M', reason: 'DK' })).toEqual(['restored']);
    expect(await balance()).toEqual({ available: 90_000n, held: 10_000n });
    await finish(two);
    const odds = BigInt(Math.round(Number(seen[1]!.ioratio) * 100));
    expect(await balance()).toEqual({ available: 90_000n + odds * 100n, held: 0n });
  });

  it('are rejected while they wait, as bets of a goal that was cancelled', async () => {
    const goalless = { half: [0, 0], full: [0, 0] } as const;
    const id = Array.from({ length: 500 }, (_, n) => `961${n}`).find(name => {
      const { incidents } = timelineOf(testMatch({ id: name, kickoff: now - 10 * minute, real: goalless }));
      return incidents.every(each => each.shutFrom > now + minute || each.shutUntil < now);
    })!;
    const match = testMatch({ id, createdAt: now, kickoff: now - 10 * minute, real: goalless });
    await book.addMatch(match);
    const placed = await book.bet(member, await book.look(member, match, 'RM', 'RMN'));
    expect(placed.code).toBe('delay');
    await voidBets(book.db, { matchId: id, from: now, to: now + minute, reason: 'DH' }, now);
    book.clock.advance(4_000);
    await decideDue(book.db, book.store, book.clock);
    const { operation_id } = placed;
    expect(await book.call('get_dangerous', { operation_id }, member)).toMatchObject({
      code: '555',
      errormsg: 'goal-cancelled',
    });
    expect(await balance()).toEqual({ available: 100_000n, held: 0n });
  });

  it('are named by a known reason, market and span', async () => {
    const match = await sales.match();
    await expect(cancel(match, { reason: 'D?' })).rejects.toThrow('no reason');
    await expect(cancel(match, { reason: 'DK', wtype: 'ZZ' })).rejects.toThrow('No market');
    await expect(cancel(match, { reason: 'DK', wtype: 'M', rtype: 'ZZ' })).rejects.toThrow('No market');
    await expect(cancel(match, { reason: 'DK', from: 5, to: 5 })).rejects.toThrow('empty span');
  });
});
