import { readGoals } from '@lobby/betting';
import { minute } from '@lobby/calendar';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf } from '@lobby/platform-ledger';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { recordsOf } from '@lobby/platform-testing/book/test-records';
import type { Sales } from '@lobby/platform-testing/book/test-sales';
import { momentAt } from '@lobby/pricing';
import { subMatchesOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { inputsAt } from '../inputs/input-rows.ts';
import { decideDue } from '../orders/waiting/confirm.ts';
import { act, type OperatorAction } from './actions.ts';

const now = Date.UTC(2026, 10, 20, 12);
const second = 1_000;
let book: TestBook;
let member: Member;
let sales: Sales;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

/** Does it, and waits until it holds. */
async function operate(match: TestMatch, action: OperatorAction): Promise<void> {
  const { state } = await momentOf(match);
  const at = book.clock.now();
  const { id, gtype, counts } = match;
  await act(book.db, { id, gtype, counts, state }, action, { why: 'a test', now: at });
  book.clock.advance(2 * second);
}
async function momentOf(match: TestMatch) {
  const at = book.clock.now();
  const known = await book.store.byId(book.db, match.id);
  return momentAt(known!, at, await inputsAt(book.db, match.id, at));
}
async function bet(match: TestMatch, wtype = 'RM', rtype = 'RMN') {
  return book.bet(member, await book.look(member, match, wtype, rtype));
}
const stateOf = async (operation_id: string) => book.call('get_dangerous', { operation_id }, member);

describe('what an operator reports of a match in play', () => {
  it('is a goal that makes waiting bets fall, counts for prices, and voids what was taken until it is taken back', async () => {
    const match = await sales.quietMatch();
    const waiting = await bet(match);
    await operate(match, { do: 'goal', side: 'H' });
    book.clock.advance(4 * second);
    await decideDue(book.db, book.store, book.clock);
    expect(await stateOf(waiting.operation_id)).toMatchObject({ code: '555', errormsg: 'suspended' });
    expect((await momentOf(match)).state.score).toEqual([1, 0]);
    await sales.back(member, [[match, 'RM', 'RMH']]);
    const before = await balanceOf(book.db, member.id);
    expect(before.held).toBe(10_000n);
    await operate(match, { do: 'var' });
    expect((await momentOf(match)).state).toMatchObject({ shut: true, halted: 'var' });
    await operate(match, { do: 'goal-cancelled' });
    const { state } = await momentOf(match);
    expect(state).toMatchObject({ shut: false, score: [0, 0] });
    expect(state.halted).toBeUndefined();
    expect((await recordsOf(book, member))[0]).toMatchObject({ result: 'D', cancelReason: 'DH' });
    expect(await balanceOf(book.db, member.id)).toEqual({ available: 100_000n, held: 0n });
    await expect(operate(match, { do: 'goal-cancelled' })).rejects.toThrow('没有在此报告过');
  });

  it('is a red card, which moves prices', async () => {
    const match = await sales.quietMatch();
    const price = async () => Number((await book.look(member, match, 'RM', 'RMH')).ioratio);
    const before = await price();
    await operate(match, { do: 'red', side: 'H' });
    expect((await momentOf(match)).state.reds).toEqual([1, 0]);
    expect(await price()).toBeGreaterThan(before);
  });

  it('is a card where cards are counted: a yellow one counts one, a red one two, for its side', async () => {
    const match = testMatch({ id: '9996', createdAt: now - 60 * minute, kickoff: now - 20 * minute });
    const cards = subMatchesOf(match).find(({ counts }) => counts === 'cards');
    if (!cards) throw new Error('no sub-match counts the cards');
    const counted = testMatch(cards);
    for (const each of [match, counted]) await book.addMatch(each);
    const scoreOf = async () => (await momentOf(counted)).state.score;
    const [home, away] = await scoreOf();
    await operate(counted, { do: 'card', card: 'yellow', side: 'H' });
    expect(await scoreOf()).toEqual([home + 1, away]);
    await operate(counted, { do: 'card', card: 'red', side: 'C' });
    expect(await scoreOf()).toEqual([home + 1, away + 2]);
    const refused = operate(match, { do: 'card', card: 'red', side: 'C' });
    await expect(refused).rejects.toThrow('不计罚牌');
  });

  it('is nothing before the match, nor of a match that is drawn openly', async () => {
    const match = await sales.match();
    await expect(operate(match, { do: 'goal', side: 'H' })).rejects.toThrow('不在进行中');
    const drawn = testMatch({ id: '9990', gtype: 'VF', createdAt: now, kickoff: now - 10 * minute });
    await book.addMatch(drawn);
    await expect(operate(drawn, { do: 'goal', side: 'H' })).rejects.toThrow('只有真人足球');
  });
});

describe('what an operator sets for bets', () => {
  it('stops groups of markets, and only these', async () => {
    const match = await sales.match();
    await operate(match, { do: 'stop-groups', groups: ['result'] });
    expect((await momentOf(match)).state.shut).toBe(false);
    const look = (wtype: string, rtype: string) => book.look(member, match, wtype, rtype);
    expect((await look('OU', 'OUC')).ioratio).not.toBe('');
    await expect(look('M', 'MH')).rejects.toThrow();
    await operate(match, { do: 'stop-groups', groups: [] });
    expect((await look('M', 'MH')).ioratio).not.toBe('');
  });

  it('moves prices by what it says', async () => {
    const match = await sales.match();
    const price = async () => Number((await book.look(member, match, 'M', 'MH')).ioratio);
    const before = await price();
    await operate(match, { do: 'move-prices', totalMilli: 0, sideMilli: 200 });
    expect(await price()).toBeLessThan(before);
  });

  it('lets bets in play wait longer', async () => {
    const match = await sales.quietMatch();
    await operate(match, { do: 'delay', seconds: 10 });
    const placed = await bet(match);
    book.clock.advance(12 * second);
    expect(await decideDue(book.db, book.store, book.clock)).toBe(0);
    book.clock.advance(second);
    await decideDue(book.db, book.store, book.clock);
    expect(await stateOf(placed.operation_id)).toMatchObject({ code: '560' });
  });

  it('refuses what waits until it accepts again', async () => {
    const match = await sales.quietMatch();
    await operate(match, { do: 'refuse' });
    const placed = await bet(match);
    book.clock.advance(4 * second);
    await decideDue(book.db, book.store, book.clock);
    expect(await stateOf(placed.operation_id)).toMatchObject({ code: '555' });
    await operate(match, { do: 'accept' });
    const next = await bet(match);
    book.clock.advance(4 * second);
    await decideDue(book.db, book.store, book.clock);
    expect(await stateOf(next.operation_id)).toMatchObject({ code: '560' });
  });

  it('postpones: the match stands still and its bets are returned', async () => {
    const match = await sales.match();
    await bet(match, 'M', 'MH');
    await operate(match, { do: 'stop', reason: 'D3' });
    expect((await momentOf(match)).state).toMatchObject({ shut: true, halted: 'postponed' });
    expect(await balanceOf(book.db, member.id)).toEqual({ available: 100_000n, held: 0n });
  });

  it('takes a cancel back that it made, and the settlement of a market', async () => {
    const match = await sales.match();
    await bet(match, 'M', 'MC');
    await operate(match, { do: 'result', full: [1, 0], withdrawn: false });
    await operate(match, { do: 'void', wtype: 'M', rtype: '', reason: 'DK' });
    const { id } = await book.db
      .selectFrom('sport_voids')
      .select('id')
      .where('match_id', '=', match.id)
      .executeTakeFirstOrThrow();
    expect(await balanceOf(book.db, member.id)).toEqual({ available: 100_000n, held: 0n });
    await operate(match, { do: 'lift', voidId: String(id) });
    expect(await balanceOf(book.db, member.id)).toEqual({ available: 90_000n, held: 0n });
    await operate(match, { do: 'settlement', wtype: 'M', line: '', says: 'open' });
    expect(await balanceOf(book.db, member.id)).toEqual({ available: 90_000n, held: 10_000n });
    await operate(match, { do: 'settlement', wtype: 'M', line: '', says: 'score' });
    expect(await balanceOf(book.db, member.id)).toEqual({ available: 90_000n, held: 0n });
    await expect(operate(match, { do: 'lift', voidId: '0' })).rejects.toThrow('没有编号为 0 的取消');
  });

  it('refuses times of goals that are not those of the score reported before, by which bets would wait', async () => {
    const match = await sales.match();
    await bet(match, 'NG', 'NGH');
    const report = (more: Partial<Extract<OperatorAction, { do: 'result' }>>) =>
      operate(match, { do: 'result', withdrawn: false, ...more });
    const results = async () => (await recordsOf(book, member)).map(({ result }) => result);
    await report({ half: [0, 0], full: [1, 1] });
    expect(await results()).toEqual(['']);
    const [early, late] = [readGoals('12H 80C')!, readGoals('60H 80C')!];
    await expect(report({ goals: early })).rejects.toThrow('与已公布的比分不符');
    await report({ goals: late });
    expect(await results()).toEqual(['W']);
    await report({ half: [1, 0], goals: early });
    expect(await results()).toEqual(['W']);
  });

  it('settles tennis by the sets that it enters, and by who gave up', async () => {
    const of = { gtype: 'TN', lid: '841', createdAt: now, expected: [0.66, 0.62] } as const;
    const game = testMatch({ ...of, id: '9991', kickoff: now + 60 * minute });
    await book.addMatch(game);
    await bet(game, 'M', 'MC');
    await bet(game, 'S1M', 'S1MH');
    const grades = async () =>
      (await recordsOf(book, member)).map(({ result, cancelReason }) => `${result}${cancelReason}`);
    await operate(game, {
      ...{ do: 'stop', reason: 'D7', winner: 'H', reached: [1, 0] },
      sets: [
        [6, 4],
        [2, 1],
      ],
    });
    expect(await grades()).toEqual(['W', 'L']);
    const sets = [
      [4, 6],
      [3, 6],
    ] as const;
    await operate(game, { do: 'result', full: [0, 2], sets, withdrawn: false });
    expect(await grades()).toEqual(['L', 'W']);
  });
});
