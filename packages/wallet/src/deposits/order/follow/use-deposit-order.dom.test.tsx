import { onMoneyMoved } from '@lobby/api';
import { payment } from '@lobby/api-client/contract/fd/payment';
import { refuse } from '@lobby/api-client/testing';
import { liveHook } from '@lobby/ui-testing/hooks';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleOrder } from '../../../testing/sample-orders.ts';
import type { DepositOrder } from '../../deposit-types.ts';
import { useDepositOrder } from './use-deposit-order.ts';

const { orderId } = sampleOrder();

/** An order of a platform, which the test changes. */
async function following(begin: Partial<DepositOrder> = {}, more: Record<string, unknown> = {}) {
  let order = sampleOrder(begin);
  const moved = vi.fn();
  onTestFinished(onMoneyMoved(moved));
  const live = await liveHook(() => useDepositOrder(orderId), {
    [payment.orderStatus.path]: () => order,
    ...more,
  });
  await vi.waitFor(() => expect(live.now().order).toBeDefined());
  const become = (change: Partial<DepositOrder>) => {
    order = sampleOrder(change);
  };
  return { ...live, become, moved };
}

describe('an order that is followed', () => {
  it('is asked for at once when the member comes back, and says once that money has moved', async () => {
    const { now, become, moved } = await following();
    become({ state: 'credited', credited: '1000.37' });
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(now().order?.state).toBe('credited'));
    expect(moved).toHaveBeenCalledTimes(1);
  });

  it('says nothing of money that was credited before the page was opened', async () => {
    const { moved } = await following({ state: 'credited', credited: '1000.37' });
    expect(moved).not.toHaveBeenCalled();
  });

  it('stays on the page while it cannot be asked for', async () => {
    let isCut = false;
    const { now } = await following(
      {},
      {
        [payment.orderStatus.path]: () => {
          if (isCut) throw new TypeError('the line is cut');
          return sampleOrder();
        },
      },
    );
    isCut = true;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(now().isStale).toBe(true));
    expect(now().order?.orderId).toBe(orderId);
    expect(now().failure).toBeUndefined();
  });

  it('shows what closing it found: credited meanwhile', async () => {
    const credited = sampleOrder({ state: 'credited', credited: '1000.37' });
    const { now, become, moved } = await following({}, { [payment.closeOrder.path]: () => credited });
    become(credited);
    await now().close();
    await vi.waitFor(() => expect(now().order?.state).toBe('credited'));
    expect(moved).toHaveBeenCalledTimes(1);
  });

  it('keeps the failure of a claim beside the button', async () => {
    const { now } = await following({}, { [payment.claim.path]: refuse('frequent-submission') });
    await now().claim();
    await vi.waitFor(() => expect(now().problem).toMatchObject({ name: 'frequent-submission' }));
    expect(now().order?.state).toBe('waiting');
  });
});
