import { toFailure } from '@lobby/api';
import { useOpenDepositMutation, useSignalCodeMutation } from '@lobby/api/endpoints/payment';
import { useSession } from '@lobby/api/session';
import { randomUuid } from '@lobby/api-client/request';
import { useReducer } from 'react';
import type { Channel } from '../../deposit-types.ts';
import { useUntilKnown } from '../../operation/use-until-known.ts';
import { payFlow, startPay } from './pay.flow.ts';
import { pendingPay } from './pending-pay.ts';

/**
 * Opens deposit orders. A request is stored before it is sent; while its outcome is unknown it is repeated under the same
 * id, here and after a reload, so that there is never a second order.
 */
export function usePay() {
  const { userId } = useSession();
  const [openDeposit] = useOpenDepositMutation();
  const [askSignal] = useSignalCodeMutation();
  const [state, send] = useReducer(payFlow, startPay, start => {
    const request = pendingPay.of(userId);
    return request ? payFlow(start, { type: 'resumed', request }) : start;
  });

  const { sendOnce, repeat } = useUntilKnown(state, pendingPay, async request => {
    const { data, error } = await openDeposit(request);
    if (data) send({ type: 'opened', order: data });
    else send({ type: 'failed', failure: toFailure(error) });
  });

  async function submit(channel: Channel, amount: string): Promise<void> {
    if (state.step !== 'choosing') return;
    send({ type: 'submitted' });
    let signal = '';
    if (channel.method === 'bank') {
      const { data, error } = await askSignal();
      if (!data) return send({ type: 'failed', failure: toFailure(error) });
      signal = data.signal;
    }
    const request = { operationId: randomUuid(), channelId: channel.id, amount, signal };
    pendingPay.keep(request, userId);
    send({ type: 'sent', request });
    await sendOnce(request);
  }

  return {
    state,
    submit,
    edited: () => send({ type: 'edited' }),
    repeat,
    leave: () => send({ type: 'left' }),
  };
}
