import { minute } from '@lobby/calendar';
import type { FixtureResult, MarketSettlement } from '@lobby/fixtures';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { recordsOf } from '@lobby/platform-testing/book/test-records';
import type { Sales } from '@lobby/platform-testing/book/test-sales';
import { timelineOf } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { voidBets } from '../fixture-feed/fixture-voids.ts';
import { settleMarket } from '../fixture-feed/market-settlements.ts';
import { stopBets } from '../inputs/input-rows.ts';
import { decideDue } from '../orders/waiting/confirm.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let sales: Sales;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

const report = (match: TestMatch, parts: Partial<FixtureResult>) =>
  recordResult(book.db, { matchId: match.id, version: 1, ...parts }, book.clock.now());
const say = (match: TestMatch, parts: Partial<MarketSettlement>) =>
  settleMarket(
    book.db,
    { matchId: match.id, wtype: 'OU', version: 1, says: 'score', ...parts },
    book.clock.now(),
  );
const decide = () => decideDue(book.db, book.store, book.clock);
const order = async (match: TestMatch, wtype: string, rtype: string) =>
  book.bet(member, await book.look(member, match, wtype, rtype));
const refused = { code: '555', errormsg: 'closed' };
const untouched = { available: 100_000n, held: 0n };

describe('an order on what is reported while its match is open', () => {
  it('is refused where the result decides it, or tells a part of it, and taken where it does neither', async () => {
    const match = await sales.match();
    await report(match, { half: [1, 0] });
    expect(await order(match, 'HM', 'HMH')).toMatchObject(refused);
    for (const [wtype, rtype] of [
      ['M', 'MH'],
      ['OU', 'OUC'],
      ['HOU', 'HOUC'],
      ['I3M', 'I3MN'],
    ] as const)
      expect(await order(match, wtype, rtype), wtype).toMatchObject(refused);
    expect(await sales.money(member)).toEqual(untouched);
    expect(await order(match, 'I4M', 'I4MN')).toMatchObject({ code: '560' });
  });

  it('is refused where the result lists a goal that is not shown', async () => {
    const match = await sales.match();
    await report(match, { goals: [{ side: 'H', minute: '50' }] });
    for (const wtype of ['M', 'I4M', 'I5M'])
      expect(await order(match, wtype, `${wtype}N`)).toMatchObject(refused);
  });

  it('is taken again once what is reported is shown', async () => {
    const match = await sales.match({ real: { half: [1, 0], full: [2, 0] } });
    await report(match, { half: [1, 0] });
    book.clock.set(timelineOf(match).firstHalfEnd + minute);
    expect(await order(match, 'RM', 'RMH')).toMatchObject({ code: 'delay' });
  });

  it('is refused as a series by its one leg that is decided', async () => {
    const [match, other] = [await sales.match(), await sales.match()];
    const seen = [await book.look(member, match, 'M', 'MH'), await book.look(member, other, 'M', 'MH')];
    await report(other, { half: [0, 0], full: [1, 0] });
    expect(await book.betAll(member, [{ seen }])).toMatchObject([refused]);
    expect(await sales.money(member)).toEqual(untouched);
  });

  it('is refused as a same-match combination by one pick or alternative that is decided', async () => {
    const match = await sales.match();
    await report(match, { half: [1, 0] });
    const combined = (rtype: string) => order(match, 'SM', rtype);
    expect(await combined('HM:HMH+M:MH')).toMatchObject(refused);
    expect(await combined('HM:HMC|HM:HMN+M:MH')).toMatchObject(refused);
    expect(await combined('M:MH+TS:Y')).toMatchObject(refused);
  });

  it('is refused as a series or a system by its one leg that is told in part', async () => {
    const [match, ...others] = [await sales.match(), await sales.match(), await sales.match()];
    const seen = [await book.look(member, match, 'M', 'MH')];
    for (const other of others) seen.push(await book.look(member, other, 'M', 'MH'));
    await report(match, { half: [1, 0] });
    expect(await book.betAll(member, [{ seen }])).toMatchObject([refused]);
    expect(await book.betAll(member, [{ seen, folds: [2] }])).toMatchObject([refused]);
    expect(await sales.money(member)).toEqual(untouched);
  });

  it('is refused on half-time and full-time once the half-time score is known', async () => {
    const match = await sales.match();
    expect(await order(match, 'F', 'FHH')).toMatchObject({ code: '560' });
    await report(match, { half: [1, 0] });
    expect(await order(match, 'F', 'FHH')).toMatchObject(refused);
    expect(await order(match, 'F', 'FCC')).toMatchObject(refused);
  });

  it('is refused as a combination of a market that its provider has settled', async () => {
    const match = await sales.match();
    await say(match, { wtype: 'TS', says: { Y: { won: true }, N: { won: false } } });
    expect(await order(match, 'SM', 'M:MH+TS:Y')).toMatchObject(refused);
    await say(match, { wtype: 'TS', version: 2, says: 'open' });
    expect(await order(match, 'SM', 'M:MH+TS:Y')).toMatchObject({ code: '560' });
  });

  it('is refused where a cancel covers it, and taken after the span of the cancel', async () => {
    const match = await sales.match();
    const until = now + minute;
    await voidBets(book.db, { matchId: match.id, wtype: 'M', to: until, reason: 'DK' }, now);
    expect(await order(match, 'M', 'MH')).toMatchObject(refused);
    book.clock.set(until);
    expect(await order(match, 'M', 'MH')).toMatchObject({ code: '560' });
  });

  it('is refused where its provider has settled the market, and taken once that is rolled back', async () => {
    const match = await sales.match();
    await say(match, { says: { OUC: { won: true }, OUH: { won: false } } });
    expect(await order(match, 'OU', 'OUC')).toMatchObject(refused);
    expect(await order(match, 'M', 'MH')).toMatchObject(refused);
    await say(match, { version: 2, says: 'open' });
    expect(await order(match, 'OU', 'OUC')).toMatchObject({ code: '560' });
  });

  it('is refused where its provider has settled a part of it, and taken where that says what is shown', async () => {
    const match = await sales.match();
    const settled = (won: string) => ({ HMH: { won: won === 'HMH' }, HMC: { won: won === 'HMC' } });
    await say(match, { wtype: 'HM', says: settled('HMH') });
    expect(await order(match, 'M', 'MH')).toMatchObject(refused);
    expect(await order(match, 'I2M', 'I2MN')).toMatchObject(refused);
    expect(await order(match, 'I4M', 'I4MN')).toMatchObject({ code: '560' });
    const shown = await sales.match({ real: { half: [1, 0], full: [2, 0] } });
    book.clock.set(timelineOf(shown).firstHalfEnd + minute);
    await say(shown, { wtype: 'HM', says: settled('HMH') });
    expect(await order(shown, 'RM', 'RMH')).toMatchObject({ code: 'delay' });
    await say(shown, { wtype: 'HM', version: 2, says: settled('HMC') });
    expect(await order(shown, 'RM', 'RMH')).toMatchObject(refused);
  });
});

describe('a bet that waits while a result is reported', () => {
  it('is rejected with its money where that came before it was due', async () => {
    const match = await sales.quietMatch();
    expect(await order(match, 'RM', 'RMH')).toMatchObject({ code: 'delay' });
    book.clock.advance(1_000);
    await report(match, { half: [0, 0], full: [3, 0] });
    book.clock.advance(2_000);
    await decide();
    expect(await sales.record(member)).toMatchObject({ status: 'rejected', rejectReason: 'closed' });
    expect(await sales.money(member)).toEqual(untouched);
  });

  it('is rejected where that tells a part of it', async () => {
    const match = await sales.quietMatch();
    expect(await order(match, 'RM', 'RMH')).toMatchObject({ code: 'delay' });
    book.clock.advance(1_000);
    await report(match, { half: [0, 0] });
    book.clock.advance(2_000);
    await decide();
    expect(await sales.record(member)).toMatchObject({ status: 'rejected', rejectReason: 'closed' });
  });

  it('is decided as of the moment it was due where that came after, however late', async () => {
    const match = await sales.quietMatch();
    expect(await order(match, 'RM', 'RMH')).toMatchObject({ code: 'delay' });
    book.clock.advance(4_000);
    await report(match, { half: [0, 0], full: [3, 0] });
    await say(match, { wtype: 'RM', says: { RMH: { won: false }, RMN: { won: false }, RMC: { won: true } } });
    await decide();
    expect((await recordsOf(book, member)).map(({ status }) => status)).toEqual(['open']);
  });
});

describe('a word of a feed that means nothing', () => {
  // A feed hands on what its provider sent.
  it.each([{ OUC: { won: 'yes' } }, { OUC: { won: true, voidFactor: 0.3 } }, 'settled'])(
    'is not stored as a settlement: %j',
    async says => {
      const match = await sales.match();
      await expect(say(match, { says } as unknown as Partial<MarketSettlement>)).rejects.toThrow(RangeError);
      expect(await order(match, 'OU', 'OUC')).toMatchObject({ code: '560' });
    },
  );

  it.each([
    { full: ['2', '0'] },
    { full: [2, undefined] },
    { half: [0, -1] },
    {
      sets: [
        [6, 4],
        [0.5, 6],
      ],
    },
  ])('is not stored as a score: %j', async score => {
    const match = await sales.match();
    await expect(report(match, score as unknown as Partial<FixtureResult>)).rejects.toThrow(RangeError);
    expect(await order(match, 'M', 'MH')).toMatchObject({ code: '560' });
  });

  it.each<Partial<FixtureResult>>([
    { sets: [[60, 60]] },
    {
      full: [2, 1],
      sets: [
        [70, 4],
        [71, 9],
        [72, 1],
      ],
    },
    {
      full: [2, 1],
      sets: [
        [70, 4],
        [71, 9],
      ],
    },
    {
      full: [2, 0],
      sets: [
        [70, 4],
        [71, 9],
        [3, 70],
      ],
    },
    { cancelReason: 'D7', reached: [0, 1], sets: [[70, 4]] },
  ])('is not stored as the frames of a match: %j', async parts => {
    const match = await sales.match();
    await expect(report(match, parts)).rejects.toThrow(RangeError);
  });

  it('is not what a stopped match leaves: its finished frames, and the one that was running', async () => {
    const match = await sales.match();
    await report(match, {
      cancelReason: 'D7',
      reached: [1, 0],
      sets: [
        [70, 4],
        [30, 30],
      ],
      winner: 'H',
    });
    expect(await order(match, 'M', 'MH')).toMatchObject(refused);
  });

  it('stops no group of markets that there is not', async () => {
    const match = await sales.match();
    const groups = ['corners'] as unknown as Parameters<typeof stopBets>[2];
    await expect(stopBets(book.db, match.id, groups, now)).rejects.toThrow(RangeError);
  });
});
