import { payment } from '@lobby/api-client/contract/payment';
import { endSession, startSession } from '@lobby/api-client/session';
import { refuse } from '@lobby/api-client/testing';
import { liveHook } from '@lobby/testing/hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleChannel } from '../../testing/sample-channels.ts';
import { sampleOrder } from '../../testing/sample-orders.ts';
import { pendingPay } from './pending-pay.ts';
import { usePay } from './use-pay.ts';

const bank = sampleChannel();
const order = sampleOrder();
const signal = { [payment.signalCode.path]: { signal: '482157', validUntil: 0 } };

/** A platform whose first `lost` answers to `pay` never arrive. */
function losing(lost: number, then: unknown = order) {
  let times = 0;
  return {
    ...signal,
    [payment.pay.path]: () => {
      times += 1;
      if (times <= lost) throw new TypeError('the line is cut');
      return then;
    },
  };
}

const online = () => window.dispatchEvent(new Event('online'));

beforeEach(() => startSession({ token: 't', userId: 'u1' }));
afterEach(() => endSession());

describe('opening an order', () => {
  it('sends the remark of a bank transfer, and forgets the request with the answer', async () => {
    const payloads: unknown[] = [];
    const { now } = await liveHook(() => usePay(), {
      ...signal,
      [payment.pay.path]: (payload: unknown) => {
        payloads.push(payload, pendingPay.of('u1')?.amount);
        return order;
      },
    });
    await now().submit(bank, '1000');
    await vi.waitFor(() => expect(now().state).toMatchObject({ step: 'opened', isEarlier: false }));
    expect(payloads).toEqual([
      expect.objectContaining({ channelId: 'bank-1', amount: '1000', signal: '482157' }),
      '1000',
    ]);
    await vi.waitFor(() => expect(pendingPay.of('u1')).toBeUndefined());
  });

  it('sends nothing when no remark could be had', async () => {
    const { now, asked } = await liveHook(() => usePay(), {
      [payment.signalCode.path]: refuse('frequent-submission'),
    });
    await now().submit(bank, '1000');
    await vi.waitFor(() => expect(now().state).toMatchObject({ step: 'choosing', failure: {} }));
    expect(asked.map(({ path }) => path)).toEqual([payment.signalCode.path]);
    expect(pendingPay.of('u1')).toBeUndefined();
  });
});

describe('a lost answer', () => {
  it('is followed by the same request under the same id until it is answered', async () => {
    const { now, asked } = await liveHook(() => usePay(), losing(2));
    await now().submit(bank, '1000');
    await vi.waitFor(() => expect(now().state).toMatchObject({ step: 'unknown', tries: 1 }));
    expect(pendingPay.of('u1')).toBeDefined();
    online();
    await vi.waitFor(() => expect(now().state).toMatchObject({ step: 'unknown', tries: 2 }));
    online();
    await vi.waitFor(() => expect(now().state.step).toBe('opened'));
    const sent = asked.filter(({ path }) => path === payment.pay.path);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  });

  it('takes no second order while it is unknown', async () => {
    const { now, asked } = await liveHook(() => usePay(), losing(1));
    await now().submit(bank, '1000');
    await vi.waitFor(() => expect(now().state.step).toBe('unknown'));
    const before = asked.length;
    await now().submit(bank, '2000');
    expect(asked).toHaveLength(before);
  });

  it('is asked for again after a reload, under the id of then', async () => {
    const first = await liveHook(() => usePay(), losing(1));
    await first.now().submit(bank, '1000');
    await vi.waitFor(() => expect(first.now().state.step).toBe('unknown'));
    first.leave();
    const again = await liveHook(() => usePay(), losing(0));
    expect(again.now().state).toMatchObject({ step: 'unknown', request: { amount: '1000' } });
    online();
    await vi.waitFor(() => expect(again.now().state.step).toBe('opened'));
    expect(again.asked[0]?.requestId).toBe(first.asked.at(-1)?.requestId);
    expect(again.asked).toHaveLength(1);
  });

  it('is not another member’s to repeat', async () => {
    const first = await liveHook(() => usePay(), losing(1));
    await first.now().submit(bank, '1000');
    await vi.waitFor(() => expect(first.now().state.step).toBe('unknown'));
    expect(pendingPay.of('u2')).toBeUndefined();
  });
});
