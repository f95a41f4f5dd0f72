import { randomUUID } from 'node:crypto';
import { minute } from '@lobby/calendar';
import type { FixtureResult, MarketSettlement } from '@lobby/fixtures';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf, hold, owedBy, postHold } from '@lobby/platform-ledger';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { recordsOf } from '@lobby/platform-testing/book/test-records';
import type { Sales } from '@lobby/platform-testing/book/test-sales';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { liftVoid, voidBets, voidEarlyStart } from '../fixture-feed/fixture-voids.ts';
import { settleMarket } from '../fixture-feed/market-settlements.ts';
import { settleDue } from './settle.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let sales: Sales;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

/** Bets 100 yuan; answers what a win credits, fen. */
async function bet(match: TestMatch, wtype: string, rtype: string): Promise<bigint> {
  const seen = await book.look(member, match, wtype, rtype);
  expect((await book.bet(member, seen)).code).toBe('560');
  return BigInt(Math.round(Number(seen.ioratio) * 100)) * 100n;
}
const settle = async () => (await settleDue(book.db, book.clock.now())).settled.map(({ did }) => did);
async function report(match: TestMatch, parts: Partial<FixtureResult> & { version: number }) {
  await recordResult(book.db, { matchId: match.id, ...parts }, book.clock.now());
  return settle();
}
async function say(match: TestMatch, parts: Omit<MarketSettlement, 'matchId'>): Promise<string[]> {
  await settleMarket(book.db, { matchId: match.id, ...parts }, book.clock.now());
  return settle();
}
const money = async () => ({
  ...(await balanceOf(book.db, member.id)),
  owed: await owedBy(book.db, member.id),
});
const results = async () =>
  (await recordsOf(book, member)).map(({ status, result, cancelReason }) =>
    `${result || status} ${cancelReason}`.trim(),
  );
const reasons = async () => (await recordsOf(book, member))[0]!.steps!.map(({ reason }) => reason ?? '');
const homeWins = { half: [0, 0], full: [1, 0] } as const;
const awayWins = { half: [0, 0], full: [0, 1] } as const;

/** Everything that is free leaves the account, as a withdrawal takes it. */
async function withdrawAll(): Promise<bigint> {
  const { available } = await balanceOf(book.db, member.id);
  await book.db.transaction().execute(async trx => {
    const id = await hold(trx, {
      ...{ siteId: member.siteId, memberId: member.id, amount: available, at: now },
      ...{ operationId: randomUUID(), reference: 'withdrawal:1' },
    });
    await postHold(trx, id, { payout: 0n, at: now });
  });
  return available;
}
describe('a cancel that is taken back', () => {
  it('lets the result decide again, to the fen', async () => {
    const game = await sales.match();
    const credit = await bet(game, 'M', 'MH');
    await report(game, { version: 1, ...homeWins });
    const cancelled = { matchId: game.id, wtype: 'M', reason: 'DK' };
    await voidBets(book.db, cancelled, now);
    expect(await settle()).toEqual(['resettled']);
    expect(await money()).toEqual({ available: 100_000n, held: 0n, owed: 0n });
    await liftVoid(book.db, cancelled, now);
    expect(await settle()).toEqual(['resettled']);
    expect(await money()).toEqual({ available: 90_000n + credit, held: 0n, owed: 0n });
    expect(await reasons()).toEqual(['', '', '', 'DK', 'cancel-lifted']);
  });

  it('holds the stake again where nothing is decided, and a later version cancels it again', async () => {
    const game = await sales.match();
    await bet(game, 'M', 'MH');
    const cancelled = { matchId: game.id, reason: 'DK' };
    await voidBets(book.db, cancelled, now);
    await settle();
    await liftVoid(book.db, cancelled, now);
    expect(await settle()).toEqual(['restored']);
    expect(await money()).toEqual({ available: 90_000n, held: 10_000n, owed: 0n });
    // The provider sends the first cancel again after a reconnect.
    await voidBets(book.db, cancelled, now);
    expect(await settle()).toEqual([]);
    await voidBets(book.db, { ...cancelled, version: 2 }, now);
    expect(await settle()).toEqual(['settled']);
    expect(await results()).toEqual(['D DK']);
    expect(await money()).toEqual({ available: 100_000n, held: 0n, owed: 0n });
  });

  it('cancels nothing when it comes before the cancel', async () => {
    const game = await sales.match();
    await bet(game, 'M', 'MH');
    const cancelled = { matchId: game.id, reason: 'DK' };
    await liftVoid(book.db, cancelled, now);
    await voidBets(book.db, cancelled, now);
    expect(await settle()).toEqual([]);
    expect(await results()).toEqual(['open']);
  });

  it('leaves a debt of what the member has withdrawn meanwhile, and the next credit pays it', async () => {
    const [game, other] = [await sales.match(), await sales.match()];
    await bet(game, 'M', 'MH');
    const pays = await bet(other, 'M', 'MH');
    await report(game, { version: 1, ...awayWins });
    await voidBets(book.db, { matchId: game.id, reason: 'DK' }, now);
    await settle();
    expect(await withdrawAll()).toBe(90_000n);
    await liftVoid(book.db, { matchId: game.id, reason: 'DK' }, now);
    expect(await settle()).toEqual(['resettled']);
    expect(await money()).toEqual({ available: 0n, held: 10_000n, owed: 10_000n });
    await report(other, { version: 1, ...homeWins });
    expect(await money()).toEqual({ available: pays - 10_000n, held: 0n, owed: 0n });
  });
});

describe('a match that began before its kick-off', () => {
  it('voids what was taken since, whether it won or lost, and nothing of before', async () => {
    const game = await sales.match();
    const credit = await bet(game, 'M', 'MH');
    book.clock.advance(minute);
    await bet(game, 'M', 'MH');
    await bet(game, 'M', 'MC');
    const startedAt = now + minute;
    await report(game, { version: 1, ...homeWins });
    await voidEarlyStart(book.db, { matchId: game.id, startedAt }, book.clock.now());
    expect(await settle()).toEqual(['resettled', 'resettled']);
    expect(await results()).toEqual(['D DE', 'D DE', 'W']);
    expect(await money()).toEqual({ available: 90_000n + credit, held: 0n, owed: 0n });
  });

  it('leaves bets that were taken in play', async () => {
    const game = await sales.quietMatch();
    await sales.back(member, [[game, 'RM', 'RMN']]);
    await voidEarlyStart(book.db, { matchId: game.id, startedAt: now - 20 * minute }, book.clock.now());
    expect(await settle()).toEqual([]);
  });
});

describe('a scouted result', () => {
  it('settles, and never overrules what was confirmed', async () => {
    const game = await sales.match();
    const credit = await bet(game, 'M', 'MH');
    expect(await report(game, { version: 1, certainty: 'scouted', ...homeWins })).toEqual(['settled']);
    expect(await report(game, { version: 2, certainty: 'confirmed', ...awayWins })).toEqual(['resettled']);
    expect(await report(game, { version: 3, certainty: 'scouted', ...homeWins })).toEqual([]);
    expect(await report(game, { version: 4, certainty: 'scouted', withdrawn: true })).toEqual([]);
    expect(await money()).toEqual({ available: 90_000n, held: 0n, owed: 0n });
    expect(await report(game, { version: 5, ...homeWins })).toEqual(['resettled']);
    expect(await money()).toEqual({ available: 90_000n + credit, held: 0n, owed: 0n });
  });

  it('leaves what a confirmed half decided, and lets a scout call the match off', async () => {
    const game = await sales.match();
    const credit = await bet(game, 'HM', 'HMN');
    await bet(game, 'M', 'MH');
    await report(game, { version: 1, half: [0, 0] });
    expect(
      await report(game, { version: 2, certainty: 'scouted', half: [1, 0], cancelReason: 'D1' }),
    ).toEqual(['settled']);
    expect(await results()).toEqual(['D D1', 'W']);
    expect(await money()).toEqual({ available: 90_000n + credit, held: 0n, owed: 0n });
  });
});

describe('the settlement of a market by its provider', () => {
  it('is rolled back, whatever the scores say, and settled again by a later version', async () => {
    const game = await sales.match();
    const credit = await bet(game, 'M', 'MH');
    await bet(game, 'EO', 'ODD');
    await report(game, { version: 1, ...homeWins });
    const before = await money();
    expect(await say(game, { wtype: 'M', version: 1, says: 'open' })).toEqual(['restored']);
    expect(await money()).toEqual({ available: before.available - credit, held: 10_000n, owed: 0n });
    // Of one version the first stands.
    expect(await say(game, { wtype: 'M', version: 1, says: 'score' })).toEqual([]);
    expect(await say(game, { wtype: 'M', version: 2, says: 'score' })).toEqual(['settled']);
    expect(await money()).toEqual(before);
  });

  it('returns a half of the stake by its void factor, and all of a void selection', async () => {
    const game = await sales.match();
    const credit = await bet(game, 'M', 'MH');
    await bet(game, 'M', 'MC');
    await bet(game, 'M', 'MN');
    const says = {
      MH: { won: true, voidFactor: 0.5 },
      MC: { won: false, voidFactor: 0.5 },
      MN: { won: false, voidFactor: 1 },
    } as const;
    expect(await say(game, { wtype: 'M', version: 1, says })).toEqual(['settled', 'settled', 'settled']);
    expect(await results()).toEqual(['D D0', 'LL', 'LW']);
    expect(await money()).toEqual({
      available: 70_000n + (credit + 10_000n) / 2n + 5_000n + 10_000n,
      held: 0n,
      owed: 0n,
    });
  });

  it('holds for one line before it holds for all, and a scouted one behind a confirmed one', async () => {
    const game = await sales.match();
    const seen = await book.look(member, game, 'OU', 'OUC');
    expect((await book.bet(member, seen)).code).toBe('560');
    const lost = { OUC: { won: false } };
    const won = { OUC: { won: true } };
    await say(game, { wtype: 'OU', version: 9, says: lost });
    expect(await results()).toEqual(['L']);
    await say(game, { wtype: 'OU', line: seen.ratio, version: 1, certainty: 'confirmed', says: won });
    expect(await results()).toEqual(['W']);
    await say(game, { wtype: 'OU', line: seen.ratio, version: 2, certainty: 'scouted', says: lost });
    expect(await results()).toEqual(['W']);
  });

  it('of a next goal is by its number, and rolled back so', async () => {
    const game = await sales.match();
    await bet(game, 'NG', 'NGC');
    const lost = { NGC: { won: false } };
    await expect(say(game, { wtype: 'NG', version: 1, says: lost })).rejects.toThrow('goal by goal');
    expect(await say(game, { wtype: 'NG', line: '2', version: 1, says: lost })).toEqual([]);
    expect(await say(game, { wtype: 'NG', line: '1', version: 1, says: lost })).toEqual(['settled']);
    expect(await say(game, { wtype: 'NG', line: '1', version: 2, says: 'open' })).toEqual(['restored']);
    expect(await say(game, { wtype: 'NG', line: '1', version: 3, says: lost })).toEqual(['settled']);
  });

  it('cannot name selections of a handicap in play, nor what there is not', async () => {
    const game = await sales.match();
    await expect(say(game, { wtype: 'RE', version: 1, says: { REH: { won: true } } })).rejects.toThrow(
      'report the score',
    );
    await expect(say(game, { wtype: 'M', version: 1, says: { XX: { won: true } } })).rejects.toThrow('XX');
    await expect(say(game, { wtype: 'QQ', version: 1, says: 'open' })).rejects.toThrow('QQ');
  });
});
