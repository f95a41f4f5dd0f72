import type { CallResult, CallSportsbook } from '@lobby/api-client/endpoints/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import { refused } from '@lobby/api-client/testing';
import { describe, expect, it } from 'vitest';
import { order, over } from '../testing/samples.ts';
import { ordersOverWire } from './wire-orders.ts';

/** A wire that answers one thing and remembers what it was asked. */
function wire(answer: CallResult<unknown>) {
  const asked: unknown[] = [];
  // Safe: the answer of a test is of the shape its method promises.
  const call = (async (method: { method: string }, request: unknown) => {
    asked.push([method.method, request]);
    return answer;
  }) as unknown as CallSportsbook;
  return { asked, orders: ordersOverWire(call) };
}

const failed = (failure: ApiFailure) => wire({ ok: false, failure });

describe('placing over the wire', () => {
  it('sends what the member saw, under the operation id', async () => {
    const { asked, orders } = wire({ ok: true, data: { code: 'unknown', operation_id: order.operationId } });
    await orders.place(order);
    expect(asked).toEqual([
      [
        'FT_bet',
        {
          odd_f_type: 'H',
          gid: '8001',
          gtype: 'FT',
          wtype: 'RE',
          rtype: 'REC',
          chose_team: 'C',
          golds: '200',
          state_ver: '1795190400000',
          ioratio: '0.96',
          ratio: '0.5',
          strong: 'C',
          autoOdd: 'better',
          operation_id: order.operationId,
        },
      ],
    ]);
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
  ])('calls a lost answer unknown, never failed: %o', async failure => {
    expect(await failed(failure).orders.place(order)).toEqual({ kind: 'unknown' });
  });

  it('is rejected when the server refuses before it acts', async () => {
    const failure = refused('frequent-submission');
    expect(await failed(failure).orders.place(order)).toEqual({
      kind: 'rejected',
      rejection: { kind: 'failure', failure },
    });
  });

  it('keeps the order’s state unknown when the query for it fails', async () => {
    expect(await failed(refused('login-expired')).orders.stateOf('x')).toEqual({ kind: 'unknown' });
  });

  it('sends the C side for over, and 1X2 in decimal odds', async () => {
    const { asked, orders } = failed({ kind: 'offline' });
    await orders.preview(over, 'M');
    await orders.preview({ ...over, wtype: 'M', rtype: 'MN' }, 'M');
    expect(asked).toMatchObject([
      ['FT_order_view', { odd_f_type: 'M', chose_team: 'C' }],
      ['FT_order_view', { odd_f_type: 'E', chose_team: 'N' }],
    ]);
  });
});
