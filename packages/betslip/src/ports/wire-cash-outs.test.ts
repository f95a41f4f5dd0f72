import type { CallResult, CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import { refused } from '@lobby/api-client/testing';
import { describe, expect, it } from 'vitest';
import { cashOutOrder } from '../testing/fake-cash-outs.ts';
import { cashOutsOverWire } from './wire-cash-outs.ts';

/** A wire that answers one thing and remembers what it was asked. */
function wire(answer: CallResult<unknown>) {
  const asked: [method: string, request: Record<string, unknown>][] = [];
  // Safe: the answer of a test is of the shape its method promises.
  const call = (async (method: { method: string }, request: Record<string, unknown>) => {
    asked.push([method.method, request]);
    return answer;
  }) as unknown as CallSportsbook;
  return { asked, cashOuts: cashOutsOverWire(call) };
}

const answering = (data: unknown) => wire({ ok: true, data });
const failing = (failure: ApiFailure) => wire({ ok: false, failure });
const named = { ticket_id: cashOutOrder.ticketId, operation_id: cashOutOrder.operationId };

describe('selling over the wire', () => {
  it('sends what the member saw, under the operation id', async () => {
    const { asked, cashOuts } = answering({ code: 'delay', active: 'delay', ...named, confirm_at: 7 });
    expect(await cashOuts.sell(cashOutOrder)).toEqual({ kind: 'confirming', confirmAt: 7 });
    expect(asked).toEqual([
      ['cash_out', { ...named, part: 50, price: '188.16', autoOdd: 'better', state_ver: '0' }],
    ]);
  });

  it('reads what was sold and what is left', async () => {
    const { cashOuts } = answering({
      code: '560',
      ...named,
      part: 50,
      price: '188.16',
      paid: '94.08',
      stake_sold: '100',
      stake_left: '100',
      nowcredit: '1000',
      systime: 1,
    });
    expect(await cashOuts.stateOf(cashOutOrder)).toEqual({
      kind: 'done',
      sold: { part: 50, paid: '94.08', left: '100' },
    });
  });

  it('reads a refusal with the price of now, or without one', async () => {
    const answerTo = (price: string) =>
      answering({ code: '555', ...named, errormsg: 'price-changed', price }).cashOuts.sell(cashOutOrder);
    expect(await answerTo('180')).toEqual({
      kind: 'refused',
      refusal: { kind: 'reason', reason: 'price-changed', price: '180' },
    });
    expect(await answerTo('')).toEqual({
      kind: 'refused',
      refusal: { kind: 'reason', reason: 'price-changed' },
    });
  });

  it('calls an id that the platform does not know absent', async () => {
    const { cashOuts } = answering({ code: 'unknown', operation_id: cashOutOrder.operationId });
    expect(await cashOuts.stateOf(cashOutOrder)).toEqual({ kind: 'absent' });
  });

  it('calls a lost answer unknown, a refusal refused, and learns nothing from asking in vain', async () => {
    expect(await failing({ kind: 'offline' }).cashOuts.sell(cashOutOrder)).toEqual({ kind: 'unknown' });
    expect(await failing(refused('server-error')).cashOuts.sell(cashOutOrder)).toEqual({ kind: 'unknown' });
    expect(await failing(refused('login-expired')).cashOuts.sell(cashOutOrder)).toMatchObject({
      kind: 'refused',
    });
    expect(await failing(refused('login-expired')).cashOuts.stateOf(cashOutOrder)).toEqual({
      kind: 'unknown',
    });
  });
});

describe('viewing over the wire', () => {
  it('asks for all tickets in one call, and reads offers and reasons by ticket', async () => {
    const { asked, cashOuts } = answering({
      systime: 1,
      tickets: [
        {
          code: '501',
          ticket_id: 'a',
          price: '188.16',
          stake_left: '200',
          part_min: 2,
          ts: 1,
          delay: 6000,
          state_ver: '9',
          auto: '200',
        },
        { code: '555', ticket_id: 'b', errormsg: 'suspended', auto: '' },
      ],
    });
    const offers = await cashOuts.view(['a', 'b']);
    expect(asked).toEqual([['cash_out_view', { tickets: ['a', 'b'] }]]);
    expect(offers?.get('a')).toEqual({
      kind: 'offer',
      price: '188.16',
      left: '200',
      minPart: 2,
      delay: 6000,
      stateVersion: '9',
      auto: '200',
    });
    expect(offers?.get('b')).toEqual({ kind: 'none', reason: 'suspended' });
  });

  it('asks fifty at a time', async () => {
    const { asked, cashOuts } = answering({ systime: 1, tickets: [] });
    await cashOuts.view(Array.from({ length: 51 }, (_, at) => `${at}`));
    expect(asked.map(([, request]) => (request.tickets as string[]).length)).toEqual([50, 1]);
  });

  it('answers nothing when that could not be read', async () => {
    expect(await failing({ kind: 'offline' }).cashOuts.view(['a'])).toBeUndefined();
  });
});

describe('selling by itself over the wire', () => {
  it('sends the target, and reads that it is set, or why not', async () => {
    const set = answering({ code: '560', ticket_id: 'a', auto: '200' });
    expect(await set.cashOuts.setAuto('a', '200')).toEqual({ kind: 'set' });
    expect(set.asked).toEqual([['set_auto_cash_out', { ticket_id: 'a', target: '200' }]]);
    const refusal = (price: string) =>
      answering({ code: '555', ticket_id: 'a', errormsg: 'reached', price }).cashOuts.setAuto('a', '9');
    expect(await refusal('180')).toEqual({ kind: 'refused', reason: 'reached', price: '180' });
    expect(await refusal('')).toEqual({ kind: 'refused', reason: 'reached' });
    const failure = { kind: 'offline' } as const;
    expect(await failing(failure).cashOuts.setAuto('a', '')).toEqual({ kind: 'failed', failure });
  });

  it('reads the offers so far by ticket, and nothing when they could not be read', async () => {
    const courses = [{ ticket_id: 'a', points: [{ ts: 7, price: '9.5' }] }];
    const { cashOuts } = answering({ systime: 1, courses });
    expect(await cashOuts.courses(['a'])).toEqual(new Map([['a', [{ at: 7, price: '9.5' }]]]));
    expect(await failing({ kind: 'offline' }).cashOuts.courses(['a'])).toBeUndefined();
  });
});
