import { randomUUID } from 'node:crypto';
import type { WireOutright } from '@lobby/api-client/contract/game/outrights';
import { hour } from '@lobby/calendar';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { outrightsOf, pickOf } from '@lobby/platform-testing/book/test-outrights';
import { countStatements } from '@lobby/platform-testing/database/count-statements';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { ownBets } from '../records/own-bets.ts';
import { settleOutrights } from './settle-outrights.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let rounds: ReturnType<typeof outrightsOf>;

bookOfFile(
  now,
  (...own) => {
    [book, member] = own;
    rounds = outrightsOf(book, now);
  },
  1_000_000n,
);

/** Reports final scores in the order of the matches; undefined: it will not be played. */
async function end(
  matches: Awaited<ReturnType<typeof rounds.open>>['matches'],
  scores: readonly (readonly [number, number] | undefined)[],
) {
  book.clock.set(now + 6 * hour);
  for (const [at, full] of scores.entries()) {
    const result = full ? { half: [0, 0] as const, full } : { cancelReason: 'D5' };
    expect(await rounds.report(matches[at]!, { version: 2, ...result })).toEqual([]);
  }
}

describe('the list of champion markets', () => {
  it('has every runner with a price before the first match', async () => {
    const { outright } = await rounds.open();
    const game = await rounds.listed(outright.id, 'today');
    expect(game).toMatchObject({ gopen: 'Y', teamsname: '进球最多', datetime: String(now + 3 * hour) });
    expect(game!.rtypes).toHaveLength(6);
    for (const runner of game!.rtypes) {
      expect(runner).toMatchObject({
        ioratio: expect.stringMatching(/^\d+\.\d\d$/),
        state: 'pre',
        goals: '',
      });
    }
  });

  it('has equal clubs at one price', async () => {
    const { outright } = await rounds.open();
    const game = await rounds.listed(outright.id);
    expect(new Set(game!.rtypes.map(({ ioratio }) => ioratio)).size).toBe(1);
  });

  it('counts what is not decided by market type', async () => {
    const before = await book.call('get_league_list_FS', {});
    await rounds.open();
    const after = await book.call('get_league_list_FS', {});
    const today = (answer: Record<string, unknown>) => (answer.counts as { today: number }).today;
    expect(today(after)).toBe(today(before) + 1);
  });

  it('is in the language that is asked for', async () => {
    const { outright } = await rounds.open();
    const { game } = await book.call('get_game_list_FS', { langx: 'zh-TW' });
    expect((game as WireOutright[]).find(({ gid }) => gid === outright.id)!.teamsname).toBe('進球最多');
  });
});

describe('an outright', () => {
  it('is suspended from the end of a match until its result, and closed from the last kick-off', async () => {
    const { outright, matches } = await rounds.open();
    const [runner] = outright.runners;
    book.clock.set(now + hour + 2.5 * hour - 1);
    book.clock.set(now + 3 * hour - 1);
    // The first match is over and has no result yet.
    expect(await rounds.view(member, outright.id, runner!.id)).toMatchObject({
      code: '555',
      errormsg: 'suspended',
    });
    await recordResult(book.db, { matchId: matches[0]!.id, version: 2, half: [0, 0], full: [5, 0] }, now);
    const seen = await rounds.listed(outright.id);
    expect(seen!.rtypes[0]).toMatchObject({ state: 'over', goals: '5' });
    book.clock.set(now + 3 * hour);
    expect(await rounds.view(member, outright.id, runner!.id)).toMatchObject({
      code: '555',
      errormsg: 'closed',
    });
  });

  it('has no price for a club whose match is cancelled, and goes on without it', async () => {
    const { outright, matches } = await rounds.open();
    await recordResult(book.db, { matchId: matches[2]!.id, version: 1, cancelReason: 'D5' }, now);
    // It may still be corrected.
    expect((await rounds.listed(outright.id))!.gopen).toBe('N');
    book.clock.advance(6 * 60_000);
    const game = await rounds.listed(outright.id);
    expect(game!.rtypes.map(({ state, ioratio }) => [state, ioratio !== ''])).toEqual([
      ...Array<unknown>(4).fill(['pre', true]),
      ...Array<unknown>(2).fill(['void', false]),
    ]);
    expect(await rounds.view(member, outright.id, matches[2]!.homeId)).toMatchObject({
      code: '555',
      errormsg: 'closed',
    });
  });
});

describe('a bet on a runner', () => {
  it('is quoted in decimal odds and accepted at once', async () => {
    const { outright, matches } = await rounds.open();
    const runner = matches[0]!.homeId;
    const quote = await rounds.view(member, outright.id, runner);
    expect(quote).toMatchObject({
      code: '501',
      odd_f_type: 'E',
      wtype: 'FS',
      rtype: runner,
      par_maxlimit: '1',
    });
    expect(await rounds.bet(member, outright.id, runner)).toMatchObject({
      code: '560',
      gold: '100',
      risk: '100',
      ioratio: quote.ioratio,
      legs: [{ gid: outright.id, wtype: 'FS', rtype: runner }],
    });
    expect(await rounds.available(member)).toBe(990_000n);
    expect((await rounds.records(member))[0]).toMatchObject({
      status: 'open',
      kind: 'single',
      legs: [{ gtype: 'FS', league: '联赛 进球最多', teamH: '主0', teamC: '', ecid: outright.id }],
    });
    const { id } = await book.db.selectFrom('sport_bets').select('id').executeTakeFirstOrThrow();
    const lines = await ownBets.lines(book.db, [{ venue: 'CRTY', key: String(id) }], 'zh-CN');
    expect([...lines.values()]).toMatchObject([{ title: '联赛 进球最多 · 主0' }]);
  });

  it('is quoted with others of its outright from what is read once', async () => {
    const { outright } = await rounds.open();
    const statementsFor = (count: number) =>
      countStatements(book.db, async counted => {
        const picks = outright.runners.slice(0, count).map(({ id }) => pickOf(outright.id, id));
        const request = { odd_f_type: 'H', picks };
        const answer = await book.call('Total_order_view', request, member, randomUUID(), counted);
        expect(answer.picks).toMatchObject(Array(count).fill({ code: '501' }));
      });
    expect(await statementsFor(6)).toBe(await statementsFor(1));
  });

  it('is refused for an unknown runner, an unknown outright, and a side', async () => {
    const { outright, matches } = await rounds.open();
    const at = { ioratio: '5.00' };
    expect(await rounds.bet(member, outright.id, '999', at)).toMatchObject({
      code: '555',
      errormsg: 'closed',
    });
    expect(await rounds.bet(member, '999', matches[0]!.homeId, at)).toMatchObject({
      code: '555',
      errormsg: 'closed',
    });
  });

  it('follows the policy when the price moved', async () => {
    const { outright, matches } = await rounds.open();
    const runner = matches[0]!.homeId;
    const seen = await rounds.priceOf(outright.id, runner);
    const longer = (Number(seen) + 1).toFixed(2);
    const refused = await rounds.bet(member, outright.id, runner, { ioratio: longer, autoOdd: 'better' });
    expect(refused).toMatchObject({ code: '555', errormsg: 'odds-changed', quote: { ioratio: seen } });
    expect(await rounds.bet(member, outright.id, runner, { ioratio: longer, autoOdd: 'all' })).toMatchObject({
      code: '560',
      ioratio: seen,
    });
    expect(
      await rounds.bet(member, outright.id, runner, { ioratio: '1.50', autoOdd: 'better' }),
    ).toMatchObject({
      code: '560',
    });
  });

  it('is accepted once by its operation id', async () => {
    const { outright, matches } = await rounds.open();
    const operationId = randomUUID();
    const ioratio = await rounds.priceOf(outright.id, matches[0]!.homeId);
    const first = await rounds.bet(member, outright.id, matches[0]!.homeId, { operationId, ioratio });
    const again = await rounds.bet(member, outright.id, matches[0]!.homeId, { operationId, ioratio });
    expect(again).toMatchObject({ code: '560', ticket_id: first.ticket_id });
    expect(await rounds.records(member)).toHaveLength(1);
    expect(await book.call('get_dangerous', { operation_id: operationId }, member)).toMatchObject({
      code: '560',
      ticket_id: first.ticket_id,
    });
  });

  it('is not bought back', async () => {
    const { outright, matches } = await rounds.open();
    const { ticket_id } = await rounds.bet(member, outright.id, matches[0]!.homeId);
    const answer = await book.call('cash_out_view', { tickets: [ticket_id] }, member);
    expect(answer.tickets).toMatchObject([{ code: '555', errormsg: 'closed' }]);
  });

  it('is no leg of a series', async () => {
    const { outright, matches } = await rounds.open();
    const [one, two] = [pickOf(outright.id, matches[0]!.homeId), pickOf(outright.id, matches[1]!.homeId)];
    const seen = await book.call(
      'Total_order_view',
      { odd_f_type: 'H', picks: [one, two], folds: [2] },
      member,
    );
    expect(seen.ticket).toMatchObject({ code: '555', errormsg: 'not-combinable' });
    const operationId = randomUUID();
    const legs = [one, two].map(pick => ({ ...pick, odd_f_type: 'E', ioratio: '5.00', ratio: '' }));
    const order = { operation_id: operationId, golds: '10', folds: [2], legs };
    const request = { autoOdd: 'all', betslip: [order], operation_id: operationId };
    const { betslip } = await book.call('Total_bet', request, member, operationId);
    expect(betslip).toMatchObject([{ code: '555', errormsg: 'not-combinable' }]);
    expect(await rounds.available(member)).toBe(1_000_000n);
  });

  it('is bounded by what its limits leave', async () => {
    const { outright, matches } = await rounds.open();
    member = await book.join(100_000_000n);
    const runner = matches[0]!.homeId;
    const { gold_gmin, gold_gmax } = await rounds.view(member, outright.id, runner);
    expect(gold_gmin).toBe('10');
    expect(await rounds.bet(member, outright.id, runner, { golds: '9' })).toMatchObject({
      errormsg: 'below-minimum',
    });
    expect(await rounds.bet(member, outright.id, runner, { golds: '5001' })).toMatchObject({
      errormsg: 'above-maximum',
      gold_gmax,
    });
    for (let n = 0; n < 20; n++) {
      const { gold_gmax: left, code } = await rounds.view(member, outright.id, runner);
      if (code === '555') break;
      expect(await rounds.bet(member, outright.id, runner, { golds: left! })).toMatchObject({ code: '560' });
    }
    expect(await rounds.view(member, outright.id, runner)).toMatchObject({
      code: '555',
      errormsg: 'limit-reached',
    });
    // A member of a small league's match may win 50,000 yuan on one selection of it at most.
    const won = (await rounds.records(member)).reduce((sum, { winnable }) => sum + Number(winnable), 0);
    expect(won).toBeLessThanOrEqual(50_000);
    expect(won).toBeGreaterThan(49_000);
  });
});

describe('an outright that is over', () => {
  it('pays the club with the most goals, and the others lose', async () => {
    const { outright, matches } = await rounds.open();
    const odds = BigInt(Math.round(Number(await rounds.priceOf(outright.id, matches[1]!.awayId)) * 100));
    await rounds.bet(member, outright.id, matches[1]!.awayId);
    await rounds.bet(member, outright.id, matches[0]!.homeId);
    await end(matches, [
      [2, 1],
      [0, 4],
      [3, 3],
    ]);
    const [lost, won] = await rounds.records(member);
    expect(won).toMatchObject({ status: 'settled', result: 'W', turnover: '100', legs: [{ result: 'W' }] });
    expect(won!.legs[0]).not.toHaveProperty('deadHeat');
    expect(lost).toMatchObject({ status: 'settled', result: 'L', netWin: '-100', turnover: '100' });
    expect(await rounds.available(member)).toBe(1_000_000n - 20_000n + odds * 100n);
    expect((await rounds.listed(outright.id))!.rtypes.map(({ result }) => result)).toEqual([
      'L',
      'L',
      'L',
      'W',
      'L',
      'L',
    ]);
  });

  it('returns the stake and divides the profit when several share the title', async () => {
    const { outright, matches } = await rounds.open();
    const odds = BigInt(Math.round(Number(await rounds.priceOf(outright.id, matches[2]!.homeId)) * 100));
    await rounds.bet(member, outright.id, matches[2]!.homeId);
    await end(matches, [
      [3, 1],
      [0, 0],
      [3, 3],
    ]);
    const [won] = await rounds.records(member);
    expect(won).toMatchObject({ result: 'W', legs: [{ result: 'W', deadHeat: 3 }] });
    const profit = (10_000n * (odds - 100n)) / 100n;
    expect(await rounds.available(member)).toBe(1_000_000n + (2n * profit + 3n) / 6n);
  });

  it('returns the stake on a club that did not play', async () => {
    const { outright, matches } = await rounds.open();
    await rounds.bet(member, outright.id, matches[0]!.homeId);
    await end(matches, [undefined, [0, 0], [1, 0]]);
    expect((await rounds.records(member))[0]).toMatchObject({
      result: 'D',
      cancelReason: 'D5',
      netWin: '0',
      turnover: '0',
    });
    expect(await rounds.available(member)).toBe(1_000_000n);
  });

  it('waits for its last result, and is settled once', async () => {
    const { outright, matches } = await rounds.open();
    await rounds.bet(member, outright.id, matches[0]!.homeId);
    await end(matches, [
      [9, 1],
      [0, 0],
    ]);
    expect((await rounds.records(member))[0]).toMatchObject({ status: 'open', result: '' });
    await end(matches, [
      [9, 1],
      [0, 0],
      [0, 0],
    ]);
    const after = await rounds.available(member);
    expect(await settleOutrights(book.db, book.store, book.clock.now())).toBe(0);
    expect(await rounds.available(member)).toBe(after);
  });

  it('is settled anew by the difference when a match is corrected', async () => {
    const { outright, matches } = await rounds.open();
    await rounds.bet(member, outright.id, matches[0]!.homeId);
    const odds = BigInt(Math.round(Number(await rounds.priceOf(outright.id, matches[0]!.awayId)) * 100));
    await rounds.bet(member, outright.id, matches[0]!.awayId);
    await end(matches, [
      [9, 1],
      [0, 0],
      [0, 0],
    ]);
    book.clock.set(now + 6 * hour + 60_000);
    expect(await rounds.report(matches[0]!, { version: 3, full: [0, 1] })).toEqual([]);
    const [away, home] = await rounds.records(member);
    expect(home).toMatchObject({ status: 'settled', result: 'L', netWin: '-100' });
    expect(away).toMatchObject({ status: 'settled', result: 'W' });
    expect(home!.steps!.map(({ kind }) => kind)).toEqual(['placed', 'accepted', 'settled', 'resettled']);
    expect(await rounds.available(member)).toBe(1_000_000n - 20_000n + odds * 100n);
    const versions = await book.db
      .selectFrom('sport_outright_results')
      .select('version')
      .where('outright_id', '=', outright.id)
      .execute();
    expect(versions).toHaveLength(2);
  });
});
