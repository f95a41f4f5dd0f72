import { refused } from '@lobby/api-client/testing';
import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../testing/sample-orders.ts';
import { type DepositEvent, type DepositState, depositFlow, startDeposit } from './deposit.flow.ts';

const request = { operationId: 'op', channelId: 'bank-1', amount: '1000', signal: '4821' };
const submitted = { type: 'submitted' } as const;
const sent = { type: 'sent', request } as const;
const lost = { type: 'failed', failure: { kind: 'timeout', afterMs: 10_000 } } as const;
const play = (...events: DepositEvent[]): DepositState => events.reduce(depositFlow, startDeposit);

describe('opening a deposit order', () => {
  it('ends with the order', () => {
    const order = sampleOrder();
    expect(play(submitted)).toEqual({ step: 'preparing' });
    expect(play(submitted, sent)).toEqual({ step: 'sending', request });
    expect(play(submitted, sent, { type: 'opened', order })).toEqual({
      step: 'opened',
      order,
      isEarlier: false,
    });
  });

  it('returns to the form with a refusal, which goes with the next edit', () => {
    const failure = refused('invalid-parameter');
    const failed = play(submitted, sent, { type: 'failed', failure });
    expect(failed).toEqual({ step: 'choosing', failure });
    expect(depositFlow(failed, { type: 'edited' })).toEqual(startDeposit);
  });

  it('returns to the form when no remark could be had, because nothing was sent', () => {
    const failure = { kind: 'offline' } as const;
    expect(play(submitted, { type: 'failed', failure })).toEqual({ step: 'choosing', failure });
  });

  it('keeps the request while its outcome is unknown, and takes no other', () => {
    const unknown = play(submitted, sent, lost);
    expect(unknown).toEqual({ step: 'unknown', request, tries: 1 });
    expect(depositFlow(unknown, submitted)).toBe(unknown);
    expect(depositFlow(unknown, { type: 'sent', request: { ...request, operationId: 'another' } })).toBe(
      unknown,
    );
    expect(depositFlow(unknown, lost)).toEqual({ step: 'unknown', request, tries: 2 });
    expect(depositFlow(unknown, { type: 'left' })).toEqual(startDeposit);
  });

  it('is never failed by an answer that could not be read', () => {
    const unreadable = { type: 'failed', failure: { kind: 'unreadable', stage: 'schema' } } as const;
    expect(play(submitted, sent, unreadable).step).toBe('unknown');
  });

  it('is not ended by a platform that fails, or that is too busy to look at the repeated request', () => {
    const failed = (name: 'server-error' | 'system-busy') =>
      ({ type: 'failed', failure: refused(name) }) as const;
    expect(play(submitted, sent, failed('server-error')).step).toBe('unknown');
    expect(play(submitted, sent, lost, failed('system-busy'))).toMatchObject({ step: 'unknown', tries: 2 });
  });

  it('goes on after a reload with the stored request', () => {
    expect(play({ type: 'resumed', request })).toEqual({ step: 'unknown', request, tries: 1 });
  });

  it('leads to the open order of the method instead of a second one', () => {
    const order = sampleOrder({ orderId: 'D1' });
    const exists = { type: 'failed', failure: refused('data-exists', { data: order }) } as const;
    expect(play(submitted, sent, exists)).toEqual({ step: 'opened', order, isEarlier: true });
  });

  it('shows a refusal whose open order cannot be read', () => {
    const failure = refused('data-exists', { data: { orderId: 7 } });
    expect(play(submitted, sent, { type: 'failed', failure })).toEqual({ step: 'choosing', failure });
  });
});
