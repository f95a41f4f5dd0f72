import { randomUUID } from 'node:crypto';
import { minute } from '@lobby/calendar';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf, IdConflict } from '@lobby/platform-ledger';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import {
  adjustedGoals,
  liabilityLimits,
  maxAdjustment,
  noAdjustment,
  printAdjustment,
  scoreIndex,
} from '@lobby/pricing';
import { timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { addInput } from '../inputs/input-rows.ts';
import { auditExposures } from '../risk/audit.ts';
import { sportOf } from '../sports/sports.ts';
import { decideDue } from './waiting/confirm.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let count = 0;

bookOfFile(now, (...own) => {
  [book, member] = own;
});

async function match(parts: Partial<TestMatch> = {}): Promise<TestMatch> {
  const made = testMatch({ id: `900${++count}`, createdAt: now, kickoff: now + 60 * minute, ...parts });
  await book.addMatch(made);
  return made;
}

/** A match in its tenth minute with nothing but a late goal to come, and no false alarms near. */
async function quietMatch(parts: Partial<TestMatch> = {}): Promise<TestMatch> {
  for (;;) {
    const one = testMatch({
      id: `900${++count}`,
      createdAt: now,
      kickoff: now - 10 * minute,
      real: { half: [1, 0], full: [1, 0] },
      ...parts,
    });
    const noNoise = timelineOf(one).incidents.every(
      incident => incident.shutFrom > now + minute || incident.shutUntil < now,
    );
    const goal = timelineOf(one).incidents.find(incident => incident.kind === 'goal');
    if (noNoise && goal && goal.at > now + minute) {
      await book.addMatch(one);
      return one;
    }
  }
}

const balance = async () => balanceOf(book.db, member.id);
const decide = () => decideDue(book.db, book.store, book.clock);
const ask = (operationId: string) => book.call('get_dangerous', { operation_id: operationId }, member);

describe('a preview', () => {
  it('quotes price, line, limits and balance in the format asked for', async () => {
    const game = await match();
    for (const odd_f_type of ['E', 'H', 'I', 'M']) {
      const pick = { odd_f_type, gid: `${game.id}0`, gtype: 'FT', wtype: 'R', rtype: 'RH', chose_team: 'H' };
      const seen = await book.call('FT_order_view', pick, member);
      expect(seen).toMatchObject({
        code: '501',
        odd_f_type,
        gold_gmin: '10',
        gold_gmax: '50000',
        maxcredit: '1000',
        is_rb: 'N',
      });
    }
  });

  it('keeps 1X2 decimal in every format', async () => {
    const game = await match();
    const { ioratio } = await book.look(member, game, 'M', 'MN', 'M');
    expect(Number(ioratio)).toBeGreaterThan(1);
    const pick = {
      odd_f_type: 'M',
      gid: `${game.id}0`,
      gtype: 'FT',
      wtype: 'M',
      rtype: 'MN',
      chose_team: 'N',
    };
    expect(await book.call('FT_order_view', pick, member)).toMatchObject({ odd_f_type: 'E' });
  });

  it('rejects an unknown match, market or side', async () => {
    const game = await match();
    const good = {
      odd_f_type: 'H',
      gid: `${game.id}0`,
      gtype: 'FT',
      wtype: 'R',
      rtype: 'RH',
      chose_team: 'H',
    };
    for (const bad of [
      { gid: '1230' },
      { gid: `${game.id}7` },
      { gid: '' },
      { gtype: 'VF' },
      { wtype: 'XX' },
      { rtype: 'OUH' },
      { chose_team: 'C' },
    ]) {
      expect(await book.call('FT_order_view', { ...good, ...bad }, member)).toEqual({
        code: '555',
        errormsg: 'closed',
      });
    }
  });

  it('offers the half-time line for first-half markets only, the full-time line for all', async () => {
    const game = await match();
    const view = async (line: '0' | '1', wtype: string, rtype: string, chose_team: string) => {
      const pick = { odd_f_type: 'H', gid: `${game.id}${line}`, gtype: 'FT', wtype, rtype, chose_team };
      const seen = await book.call('FT_order_view', pick, member);
      return seen.errormsg ?? seen.code;
    };
    expect(await view('0', 'R', 'RH', 'H')).toBe('501');
    expect(await view('0', 'HR', 'HRH', 'H')).toBe('501');
    expect(await view('1', 'HR', 'HRH', 'H')).toBe('501');
    expect(await view('1', 'HM', 'HMN', 'N')).toBe('501');
    for (const [wtype, rtype, chose] of [
      ['R', 'RH', 'H'],
      ['OU', 'OUC', 'C'],
      ['M', 'MN', 'N'],
      ['F', 'FHH', ''],
    ] as const) {
      expect(await view('1', wtype, rtype, chose)).toBe('closed');
    }
  });

  it('requires a member', async () => {
    await expect(book.call('FT_order_view', {})).rejects.toThrow('login-expired');
  });
});

describe('an order before the match', () => {
  it('is accepted at the quoted price and holds its risk', async () => {
    const seen = await book.look(member, await match(), 'OU', 'OUC');
    const answer = await book.bet(member, seen);
    expect(answer).toMatchObject({
      code: '560',
      gold: '100',
      risk: '100',
      ioratio: seen.ioratio,
      nowcredit: '900',
      placed_at: book.clock.now(),
      legs: [{ is_rb: 'N', score_at_bet: '' }],
    });
    expect(await balance()).toEqual({ available: 90_000n, held: 10_000n });
  });

  it('holds the risk of a negative price, not the stake', async () => {
    const seen = await book.look(member, await match(), 'OU', 'OUC', 'I');
    const price = Number(seen.ioratio);
    const answer = await book.bet(member, seen);
    const risk = price < 0 ? -price * 100 : 100;
    expect(answer).toMatchObject({ code: '560', gold: '100' });
    expect((await balance()).held).toBe(BigInt(Math.round(risk * 100)));
  });

  it('is rejected below the minimum, above the maximum and over the balance, and holds nothing', async () => {
    const game = await match();
    const seen = await book.look(member, game, 'R', 'RH');
    expect(await book.bet(member, seen, { golds: '9.99' })).toMatchObject({ errormsg: 'below-minimum' });
    expect(await book.bet(member, seen, { golds: '50000.01' })).toMatchObject({ errormsg: 'above-maximum' });
    expect(await book.bet(member, seen, { golds: '1000.01' })).toMatchObject({ errormsg: 'over-balance' });
    expect(await balance()).toEqual({ available: 100_000n, held: 0n });
  });

  it('is rejected when its risk exceeds the balance, even if its stake does not', async () => {
    for (const [wtype, rtype] of [
      ['R', 'RH'],
      ['R', 'RC'],
      ['OU', 'OUC'],
      ['OU', 'OUH'],
    ] as const) {
      const seen = await book.look(member, await match(), wtype, rtype, 'I');
      if (Number(seen.ioratio) >= 0) continue;
      expect(await book.bet(member, seen, { golds: '1000' })).toMatchObject({ errormsg: 'over-balance' });
      return;
    }
    throw new Error('no negative price was offered');
  });

  it('at another line is rejected under every policy, with the current quote', async () => {
    const seen = await book.look(member, await match(), 'R', 'RH');
    const moved = await book.bet(member, { ...seen, ratio: '3.5' }, { autoOdd: 'all' });
    expect(moved).toMatchObject({ code: '555', errormsg: 'line-changed', quote: { ratio: seen.ratio } });
  });

  it('at the same line given by the other side is another bet', async () => {
    const seen = await book.look(member, await match({ expected: [2.4, 0.9] }), 'R', 'RH');
    expect(await book.bet(member, seen, { strong: 'C', autoOdd: 'all' })).toMatchObject({
      errormsg: 'line-changed',
    });
    expect(await book.bet(member, seen, { strong: 'H' })).toMatchObject({ code: '560' });
  });

  it('follows the policy when the price moved', async () => {
    const seen = await book.look(member, await match(), 'R', 'RH');
    const was = (change: number) => ({ ...seen, ioratio: (Number(seen.ioratio) + change).toFixed(2) });
    const outcome = async (change: number, autoOdd: string) =>
      (await book.bet(member, was(change), { autoOdd })).code;
    expect(await outcome(0.02, 'never')).toBe('555');
    expect(await outcome(0.02, 'better')).toBe('555');
    expect(await outcome(0.02, 'all')).toBe('560');
    expect(await outcome(-0.02, 'never')).toBe('555');
    expect(await outcome(-0.02, 'better')).toBe('560');
    expect(await outcome(-0.02, 'all')).toBe('560');
  });

  it('is accepted at the current price when its policy accepts the move', async () => {
    const seen = await book.look(member, await match(), 'R', 'RH');
    const answer = await book.bet(member, { ...seen, ioratio: '0.10' });
    expect(answer).toMatchObject({ code: '560', ioratio: seen.ioratio });
  });

  it('is rejected from kick-off on, by the server clock', async () => {
    const game = await match();
    const seen = await book.look(member, game, 'R', 'RH');
    book.clock.set(game.kickoff - 1);
    expect((await book.bet(member, await book.look(member, game, 'R', 'RH'))).code).toBe('560');
    book.clock.set(game.kickoff);
    expect(await book.bet(member, seen)).toMatchObject({ code: '555', errormsg: 'started' });
  });

  it('is rejected on in-play markets before the match, and on every market after it', async () => {
    const game = await match();
    const seen = await book.look(member, game, 'M', 'MH');
    const live = { ...seen, pick: { ...seen.pick, wtype: 'RM', rtype: 'RMH' } };
    expect(await book.bet(member, live)).toMatchObject({ errormsg: 'closed' });
    book.clock.set(timelineOf(game).fullTime);
    expect(await book.bet(member, live)).toMatchObject({ errormsg: 'closed' });
    expect(await book.bet(member, seen)).toMatchObject({ errormsg: 'closed' });
  });

  it('with a malformed price is rejected as an invalid request, and writes nothing', async () => {
    const seen = await book.look(member, await match(), 'R', 'RH');
    await expect(book.bet(member, { ...seen, ioratio: 'abc' })).rejects.toThrow('invalid-parameter');
    await expect(book.bet(member, seen, { golds: '1e5' })).rejects.toThrow('invalid-parameter');
    await expect(book.bet(member, seen, { strong: 'X' })).rejects.toThrow('invalid-parameter');
    expect(await balance()).toEqual({ available: 100_000n, held: 0n });
  });
});

describe('a half-time line', () => {
  it('accepts no bet on a full-time market', async () => {
    const game = await match();
    const seen = await book.look(member, game, 'R', 'RH');
    const half = { gid: `${game.id}1` };
    expect(await book.bet(member, seen, half)).toMatchObject({ code: '555', errormsg: 'closed' });
    expect((await balance()).held).toBe(0n);
    const first = await book.look(member, game, 'HR', 'HRH');
    expect(await book.bet(member, first, half)).toMatchObject({ code: '560' });
  });
});

describe('a request', () => {
  it('with an undeclared field is rejected', async () => {
    const seen = await book.look(member, await match(), 'R', 'RH');
    await expect(book.bet(member, seen, { gold: '100' })).rejects.toThrow('invalid-parameter');
    await expect(book.call('FT_order_view', { ...seen.pick, strong: 'H' }, member)).rejects.toThrow(
      'invalid-parameter',
    );
    for (const method of ['get_league_count', 'get_today_wagers']) {
      await expect(book.call(method, { anything: '1' }, member)).rejects.toThrow('invalid-parameter');
    }
  });

  it('carries its time, its venue token, a language and an address with every method', async () => {
    const frame = { timestamp: now, token: 'venue', langx: 'zh-TW', remoteip: '127.0.0.1' };
    const seen = await book.look(member, await match(), 'R', 'RH');
    expect(await book.call('FT_order_view', { ...frame, ...seen.pick }, member)).toMatchObject({
      code: '501',
    });
    const id = randomUUID();
    const order = { ...seen.pick, ioratio: seen.ioratio, ratio: seen.ratio, golds: '100', autoOdd: 'better' };
    const sent = { ...frame, ...order, operation_id: id };
    const first = await book.call('FT_bet', sent, member, id);
    expect(first).toMatchObject({ code: '560' });
    // Sent again later, from elsewhere: the same order.
    const again = { ...sent, timestamp: now + 5_000, token: '', remoteip: '', langx: 'zh-CN' };
    expect(await book.call('FT_bet', again, member, id)).toEqual(first);
  });
});

describe('an operation id', () => {
  it('makes one bet however often it is sent', async () => {
    const seen = await book.look(member, await match(), 'R', 'RH');
    const id = randomUUID();
    const first = await book.bet(member, seen, {}, id);
    expect(await book.bet(member, seen, {}, id)).toEqual(first);
    expect((await balance()).held).toBe(10_000n);
  });

  it('is rejected with another body', async () => {
    const seen = await book.look(member, await match(), 'R', 'RH');
    const id = randomUUID();
    await book.bet(member, seen, {}, id);
    await expect(book.bet(member, seen, { golds: '200' }, id)).rejects.toThrow(IdConflict);
  });

  it('must equal the request id', async () => {
    const seen = await book.look(member, await match(), 'R', 'RH');
    await expect(book.bet(member, seen, { operation_id: randomUUID() })).rejects.toThrow('illegal-parameter');
  });

  it('returns the state of the order to its member only', async () => {
    const seen = await book.look(member, await match(), 'R', 'RH');
    const id = randomUUID();
    expect(await ask(id)).toEqual({ code: 'unknown', operation_id: id });
    await book.bet(member, seen, {}, id);
    expect(await ask(id)).toMatchObject({ code: '560', operation_id: id });
    const other = await book.join();
    expect(await book.call('get_dangerous', { operation_id: id }, other)).toMatchObject({ code: 'unknown' });
    const refused = randomUUID();
    await book.bet(member, seen, { golds: '1' }, refused);
    expect(await ask(refused)).toMatchObject({ code: '555', errormsg: 'below-minimum' });
  });
});

describe('an order in play', () => {
  it('waits with its money held, then is accepted', async () => {
    const seen = await book.look(member, await quietMatch(), 'RE', 'REH');
    const id = randomUUID();
    const { score_h, score_c } = await book.call('FT_order_view', { ...seen.pick }, member);
    const placed = await book.bet(member, seen, {}, id);
    expect(placed).toMatchObject({ code: 'delay', active: 'delay', confirm_at: now + 3_000 });
    expect((await balance()).held).toBe(10_000n);
    expect(await auditExposures(book.db)).toEqual([]);
    book.clock.advance(2_999);
    await decide();
    expect(await ask(id)).toMatchObject({ code: 'delay' });
    book.clock.advance(1);
    await decide();
    expect(await ask(id)).toMatchObject({
      code: '560',
      ioratio: seen.ioratio,
      // When it came and at which score: three seconds later it is another moment.
      placed_at: now,
      legs: [{ is_rb: 'Y', score_at_bet: `${score_h}:${score_c}` }],
    });
    expect(await auditExposures(book.db)).toEqual([]);
  });

  it('does not move its own price while it waits, however large; prices move once it is accepted', async () => {
    const game = await quietMatch();
    const rich = await book.join(100_000_000n);
    const seen = await book.look(rich, game, 'RM', 'RMN');
    const id = randomUUID();
    expect((await book.bet(rich, seen, { golds: '8000', autoOdd: 'never' }, id)).code).toBe('delay');
    book.clock.advance(3_000);
    await decide();
    expect(await book.call('get_dangerous', { operation_id: id }, rich)).toMatchObject({ code: '560' });
    book.clock.advance(2_000);
    const after = await book.look(rich, game, 'RM', 'RMN');
    expect(Number(after.ioratio)).toBeLessThan(Number(seen.ioratio));
  });

  it('is decided by the first query for its state, also after a restart long past its delay', async () => {
    const seen = await book.look(member, await quietMatch(), 'ROU', 'ROUC');
    const id = randomUUID();
    await book.bet(member, seen, {}, id);
    book.restart();
    book.clock.advance(3 * 3_600_000);
    expect(await ask(id)).toMatchObject({ code: '560' });
  });

  it('returns its outcome when it is sent again after the delay', async () => {
    const seen = await book.look(member, await quietMatch(), 'RE', 'REC');
    const id = randomUUID();
    await book.bet(member, seen, {}, id);
    book.clock.advance(4_000);
    expect(await book.bet(member, seen, {}, id)).toMatchObject({ code: '560' });
  });

  it('is rejected and its money released when a goal is scored during the delay', async () => {
    const game = await quietMatch();
    const goal = timelineOf(game).incidents.find(one => one.kind === 'goal')!;
    book.clock.set(goal.shutFrom - 1_000);
    const seen = await book.look(member, game, 'RM', 'RMH');
    const id = randomUUID();
    expect(await book.bet(member, seen, {}, id)).toMatchObject({ code: 'delay' });
    book.clock.advance(3_000);
    await decide();
    expect(await ask(id)).toMatchObject({ code: '555', errormsg: 'suspended' });
    expect(await balance()).toEqual({ available: 100_000n, held: 0n });
  });

  it('with an outdated match state is rejected at once under every policy, with the current quote', async () => {
    const game = await quietMatch();
    const goal = timelineOf(game).incidents.find(one => one.kind === 'goal')!;
    book.clock.set(goal.shutFrom - 1_000);
    const { pick } = await book.look(member, game, 'RM', 'RMH');
    const before = await book.call('FT_order_view', pick, member);
    book.clock.set(goal.shutUntil + 1);
    const after = await book.call('FT_order_view', pick, member);
    const seen = { pick, ioratio: String(after.ioratio), ratio: '' };
    const stale = { autoOdd: 'all', state_ver: String(before.state_ver) };
    expect(await book.bet(member, seen, stale)).toMatchObject({
      code: '555',
      errormsg: 'odds-changed',
      quote: { ioratio: after.ioratio, state_ver: after.state_ver },
    });
    const fresh = { autoOdd: 'all', state_ver: String(after.state_ver) };
    expect((await book.bet(member, seen, fresh)).code).toBe('delay');
  });

  it.each(['', '9'.repeat(16)])(
    'is rejected by an event during the delay, also with the state version "%s"',
    async state_ver => {
      const game = await quietMatch();
      const goal = timelineOf(game).incidents.find(one => one.kind === 'goal')!;
      book.clock.set(goal.shutFrom - 1_000);
      const seen = await book.look(member, game, 'RM', 'RMH');
      const id = randomUUID();
      expect((await book.bet(member, seen, { autoOdd: 'all', state_ver }, id)).code).toBe('delay');
      book.clock.advance(3_000);
      expect(await ask(id)).toMatchObject({ code: '555', errormsg: 'suspended' });
    },
  );

  it('keeps its quoted price where the limits do not allow the win at the better price', async () => {
    const game = await quietMatch({ lid: '999' });
    const { selection } = liabilityLimits(sportOf(game).limits, game, { period: 'full', phase: 'live' });
    for (;;) {
      const rich = await book.join(100_000_000n);
      const seen = await book.look(rich, game, 'RM', 'RMH').catch(() => undefined);
      if (!seen) break;
      const { gold_gmax } = await book.call('FT_order_view', seen.pick, rich);
      expect((await book.bet(rich, seen, { golds: String(gold_gmax), autoOdd: 'better' })).code).toBe(
        'delay',
      );
    }
    // Away grows likelier while they wait: each of them would be better off.
    const adjustment = noAdjustment();
    for (let h = 0; h <= adjustedGoals; h++) {
      for (let c = 0; c <= adjustedGoals; c++)
        adjustment.full[scoreIndex(h, c)] = h > c ? -maxAdjustment : maxAdjustment;
    }
    await addInput(
      book.db,
      { match_id: game.id, kind: 'liability', data: printAdjustment(adjustment) },
      book.clock.now(),
    );
    book.clock.advance(3_000);
    await decide();
    const bets = await book.db
      .selectFrom('sport_bets')
      .innerJoin('sport_legs', 'bet_id', 'id')
      .select(['status', 'win'])
      .where('match_id', '=', game.id)
      .execute();
    expect(bets.every(bet => bet.status === 'open')).toBe(true);
    const won = bets.reduce((sum, bet) => sum + bet.win, 0n);
    expect(won).toBeLessThanOrEqual(selection);
    expect(won).toBeGreaterThan((selection * 99n) / 100n);
  });

  it('moves prices only from a future tick when it is decided late', async () => {
    const game = await quietMatch();
    const rich = await book.join(10_000_000n);
    for (let n = 0; n < 3; n++) {
      const seen = await book.look(rich, game, 'RM', 'RMH');
      expect((await book.bet(rich, seen, { golds: '300', autoOdd: 'all' })).code).toBe('delay');
    }
    book.clock.advance(3_000);
    // Time passes while one after the other is decided.
    const slow: typeof book.store = {
      ...book.store,
      byId: (db, id) => {
        book.clock.advance(700);
        return book.store.byId(db, id);
      },
    };
    expect(await decideDue(book.db, slow, book.clock)).toBe(3);
    const rows = await book.db
      .selectFrom('sport_book_inputs')
      .select('tick')
      .where('match_id', '=', game.id)
      .orderBy('id')
      .execute();
    expect(rows).toHaveLength(3);
    expect(Number(rows.at(-1)!.tick)).toBeGreaterThan(book.clock.now());
    expect(rows.map(row => row.tick)).toEqual(rows.map(row => row.tick).toSorted());
  });

  it('is rejected between a goal and its confirmation', async () => {
    const game = await quietMatch();
    const goal = timelineOf(game).incidents.find(one => one.kind === 'goal')!;
    book.clock.set(goal.shutFrom - 1_000);
    const seen = await book.look(member, game, 'RM', 'RMH');
    for (const at of [goal.shutFrom, goal.at, goal.confirmedAt - 1, goal.confirmedAt, goal.shutUntil - 1]) {
      book.clock.set(at);
      expect(await book.bet(member, seen)).toMatchObject({ code: '555', errormsg: 'suspended' });
    }
  });

  it('is cancelled when it still waits at the final whistle', async () => {
    const game = await quietMatch();
    const seen = await book.look(member, game, 'RM', 'RMH');
    const id = randomUUID();
    await book.bet(member, seen, {}, id);
    const { fullTime } = timelineOf(game);
    await book.db
      .updateTable('sport_bets')
      .set({ confirm_at: BigInt(fullTime) })
      .where('operation_id', '=', id)
      .execute();
    book.clock.set(fullTime);
    expect(await ask(id)).toMatchObject({ code: '555', errormsg: 'closed' });
    expect((await balance()).held).toBe(0n);
  });

  it('stores the score at acceptance', async () => {
    const game = await quietMatch();
    const goal = timelineOf(game).incidents.find(one => one.kind === 'goal')!;
    book.clock.set(goal.shutUntil + 1);
    const seen = await book.look(member, game, 'RE', 'REH');
    await book.bet(member, seen);
    const { wagers } = await book.call('get_today_wagers', {}, member);
    expect(wagers).toMatchObject([{ status: 'pending', legs: [{ scoreAtBet: '1:0', isRB: true }] }]);
  });
});
