import type { CallResult, CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import { refused } from '@lobby/api-client/testing';
import { describe, expect, it } from 'vitest';
import { order, secondOrder, seriesOrder } from '../testing/sample-orders.ts';
import { handicap, homeWin, over } from '../testing/sample-selections.ts';
import { ordersOverWire } from './wire-orders.ts';

/** A wire that answers one thing and remembers what it was asked. */
function wire(answer: CallResult<unknown>) {
  const asked: [method: string, request: Record<string, unknown>][] = [];
  // Safe: the answer of a test is of the shape its method promises.
  const call = (async (method: { method: string }, request: Record<string, unknown>) => {
    asked.push([method.method, request]);
    return answer;
  }) as unknown as CallSportsbook;
  return { asked, orders: ordersOverWire(call) };
}

const failed = (failure: ApiFailure) => wire({ ok: false, failure });
const answers = (...betslip: unknown[]) => wire({ ok: true, data: { systime: 0, betslip } });
const wireQuote = {
  gid: '8001',
  odd_f_type: 'H',
  ioratio: '0.90',
  ratio: '0.5',
  strong: 'C',
  is_rb: 'Y',
  score_h: '1',
  score_c: '2',
  gold_gmin: '10',
  gold_gmax: '400',
  state_ver: '7',
  par_minlimit: '3',
  par_maxlimit: '10',
};
const quoteRead = {
  price: { format: 'H', odds: '0.90' },
  line: '0.5',
  strong: 'C',
  score: '1:2',
  min: '10',
  max: '400',
  stateVersion: '7',
  parMin: 3,
  parMax: 10,
};

describe('what picks cost now over the wire', () => {
  const rtype = 'M:MH+OU:OUC@2.5';
  const pick = { gid: '8001', gtype: 'FT' as const, wtype: 'SM', rtype };

  it('is asked for like a quote, in decimal odds, and none for a pick that is closed', async () => {
    const open = { ...wireQuote, code: '501', odd_f_type: 'E', ioratio: '3.10' };
    const closed = { code: '555', gid: '8002', errormsg: 'closed' };
    const data = { systime: 0, picks: [open, closed], ticket: null, maxcredit: '0' };
    const { asked, orders } = wire({ ok: true, data });
    const prices = await orders.pricesNow([pick, { ...pick, gid: '8002' }], 'E');
    expect(prices).toMatchObject([
      { kind: 'quote', quote: { price: { format: 'E', odds: '3.10' } } },
      { kind: 'closed', reason: 'closed' },
    ]);
    expect(asked).toEqual([
      [
        'Total_order_view',
        {
          odd_f_type: 'E',
          picks: ['8001', '8002'].map(gid => ({ ...pick, gid, chose_team: '' })),
          folds: [],
        },
      ],
    ]);
  });

  it('is not known when the answer is lost', async () => {
    expect(await failed({ kind: 'offline' }).orders.pricesNow([pick], 'E')).toBeUndefined();
  });
});

describe('placing over the wire', () => {
  it('sends what the member saw, under the operation id, also one single by itself', async () => {
    const { asked, orders } = answers();
    await orders.place([order]);
    expect(asked).toEqual([
      [
        'Total_bet',
        {
          autoOdd: 'better',
          operation_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          betslip: [
            {
              operation_id: order.operationId,
              golds: '200',
              folds: [1],
              legs: [
                {
                  odd_f_type: 'H',
                  gid: '8001',
                  gtype: 'FT',
                  wtype: 'RE',
                  rtype: 'REC',
                  chose_team: 'C',
                  state_ver: '1795190400000',
                  ioratio: '0.96',
                  ratio: '0.5',
                  strong: 'C',
                },
              ],
            },
          ],
        },
      ],
    ]);
    expect(asked[0]?.[1].operation_id).not.toBe(order.operationId);
  });

  it('sends several orders in one call, series in Hong Kong and decimal odds', async () => {
    const { asked, orders } = answers();
    await orders.place([order, seriesOrder]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.[1].betslip).toMatchObject([
      { golds: '200', folds: [1] },
      {
        golds: '100',
        folds: [3],
        legs: [{ odd_f_type: 'H' }, { odd_f_type: 'H' }, { odd_f_type: 'E', ioratio: '1.85' }],
      },
    ]);
  });

  it('reads each outcome by its id; one that is missing is unknown', async () => {
    const accepted = {
      code: '560',
      operation_id: secondOrder.operationId,
      ticket_id: 'OU2',
      gold: '100',
      risk: '100',
      winnable: '95',
      odd_f_type: 'H',
      ioratio: '0.95',
      ratio: '2.5 / 3',
      legs: [],
      nowcredit: '900',
    };
    const outcomes = await answers(accepted).orders.place([order, secondOrder]);
    expect(outcomes).toEqual([
      { kind: 'unknown' },
      {
        kind: 'accepted',
        receipt: {
          ticketId: 'OU2',
          stake: '100',
          risk: '100',
          winnable: '95',
          legs: [{ price: { format: 'H', odds: '0.95' }, line: '2.5 / 3', strong: '' }],
          balance: '900',
        },
      },
    ]);
  });

  it('reads the legs of a series by their line, at the prices they were accepted at', async () => {
    const accepted = {
      code: '560',
      operation_id: seriesOrder.operationId,
      ticket_id: 'P3',
      gold: '100',
      risk: '100',
      winnable: '600',
      odd_f_type: 'E',
      ioratio: '',
      ratio: '',
      legs: [
        { gid: '8004', odd_f_type: 'E', ioratio: '1.90', ratio: '', strong: '' },
        {
          ...{ gid: '8001', odd_f_type: 'H', ioratio: '0.97', ratio: '0.5', strong: 'C' },
          ...{ is_rb: 'Y', score_at_bet: '1:3' },
        },
      ],
      nowcredit: '900',
      placed_at: 1_795_176_067_000,
    };
    const [outcome] = await answers(accepted).orders.place([seriesOrder]);
    expect(outcome).toMatchObject({
      receipt: {
        legs: [
          { price: { format: 'H', odds: '0.97' }, inPlay: { live: true, score: '1:3' } },
          { price: { format: 'H', odds: '0.94' } },
          { price: { format: 'E', odds: '1.90' } },
        ],
        placedAt: 1_795_176_067_000,
      },
    });
  });

  it('reads why it was rejected: the leg, what it is offered at now, and the most that may be staked', async () => {
    const rejected = { code: '555', operation_id: order.operationId, legs: [], gold_gmax: '' };
    const moved = { ...rejected, errormsg: 'odds-changed', quote: wireQuote };
    expect((await answers(moved).orders.place([order]))[0]).toEqual({
      kind: 'rejected',
      rejection: {
        kind: 'reason',
        reason: 'odds-changed',
        legs: [{ key: handicap.key, reason: 'odds-changed', quote: quoteRead }],
      },
    });
    const series = {
      ...rejected,
      operation_id: seriesOrder.operationId,
      errormsg: 'above-maximum',
      legs: [{ gid: '8002', errormsg: 'suspended', quote: null }],
      gold_gmax: '50',
    };
    expect((await answers(series).orders.place([seriesOrder]))[0]).toEqual({
      kind: 'rejected',
      rejection: {
        kind: 'reason',
        reason: 'above-maximum',
        legs: [{ key: over.key, reason: 'suspended' }],
        max: '50',
      },
    });
  });

  it.each<ApiFailure>([
    { kind: 'offline' },
    { kind: 'timeout', afterMs: 30_000 },
    { kind: 'aborted' },
    { kind: 'http-status', status: 502 },
    { kind: 'unreadable', stage: 'schema' },
    { kind: 'unknown-code', code: 1, message: '' },
    refused('server-error'),
    refused('bad-gateway'),
    refused('ebbq-error'),
  ])('calls every order of a lost answer unknown, never failed: %o', async failure => {
    const unknown = { kind: 'unknown' };
    expect(await failed(failure).orders.place([order, secondOrder])).toEqual([unknown, unknown]);
  });

  it('is rejected when the server refuses before it acts', async () => {
    const failure = refused('frequent-submission');
    expect(await failed(failure).orders.place([order])).toEqual([
      { kind: 'rejected', rejection: { kind: 'failure', failure } },
    ]);
  });

  it('asks for one order by its id, and keeps its state unknown when the query fails', async () => {
    const { asked, orders } = failed(refused('login-expired'));
    expect(await orders.stateOf(order)).toEqual({ kind: 'unknown' });
    expect(asked).toEqual([['get_dangerous', { operation_id: order.operationId }]]);
  });
});

describe('looking at prices over the wire', () => {
  it('asks for all picks in one call, with the C side for over', async () => {
    const { asked, orders } = failed({ kind: 'offline' });
    const failure = { kind: 'failed', failure: { kind: 'offline' } };
    expect(await orders.preview({ selections: [over, homeWin], format: 'M' })).toEqual(failure);
    await orders.preview({ selections: [over, homeWin], format: 'H', sizes: [2] });
    expect(asked).toMatchObject([
      ['Total_order_view', { odd_f_type: 'M', folds: [], picks: [{ chose_team: 'C' }, { chose_team: 'H' }] }],
      ['Total_order_view', { odd_f_type: 'H', folds: [2] }],
    ]);
  });

  it('reads each pick, the limits of the series, and the balance', async () => {
    const { orders } = wire({
      ok: true,
      data: {
        systime: 0,
        picks: [
          { code: '501', ...wireQuote },
          { code: '555', gid: '8002', errormsg: 'closed' },
        ],
        ticket: { code: '501', folds: [2], combinations: 1, gold_gmin: '10', gold_gmax: '80' },
        maxcredit: '500.50',
      },
    });
    expect(await orders.preview({ selections: [handicap, over], format: 'H', sizes: [2] })).toEqual({
      kind: 'quotes',
      quotes: [
        { kind: 'quote', quote: quoteRead },
        { kind: 'closed', reason: 'closed' },
      ],
      ticket: { kind: 'limits', min: '10', max: '80' },
      balance: '500.50',
    });
  });
});

describe('reading open bets over the wire', () => {
  it('keeps what became of each leg, and what can be won without those that are cancelled', async () => {
    const leg = {
      gid: '80010',
      ecid: '8001',
      league: '英超',
      teamH: '富勒姆',
      teamC: '伯恩利',
      wtype: 'M',
      rtype: 'MH',
      ratio: '',
      strong: '',
      oddsFormat: 'E',
      odds: '1.93',
      isRB: false,
      scoreAtBet: '',
      halfScore: '1:0',
      stopped: 'D1',
      reached: '1:1',
    };
    const money = { unit: '100', stake: '100', risk: '100', winnable: '90', cashedOut: '0', riskSold: '0' };
    const ticket = { ticketId: 'P3', status: 'open', placedAt: 0, folds: [2], combinations: 1 };
    const legs = ['D', ''].map(result => ({ ...leg, result }));
    const { orders } = wire({ ok: true, data: { wagers: [{ ...ticket, ...money, legs }] } });
    expect(await orders.openBets()).toMatchObject({
      ok: true,
      bets: [
        { winnable: '90', legs: [{ result: 'D', halfScore: '1:0', abandonedAt: '1:1' }, { result: '' }] },
      ],
    });
  });
});
