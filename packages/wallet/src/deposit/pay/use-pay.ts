import { toFailure } from '@lobby/api-client/api';
import { useOpenDepositMutation, useSignalCodeMutation } from '@lobby/api-client/endpoints/payment';
import { useOperation } from '@lobby/operation/repeat';
import type { Channel } from '../../deposit-types.ts';
import { payFlow, startPay } from './pay.flow.ts';
import { pendingPay } from './pending-pay.ts';

/**
 * Opens deposit orders. A request is stored before it is sent; while its outcome is unknown it is repeated under the same
 * id, here and after a reload, so that there is never a second order.
 */
export function usePay() {
  const [openDeposit] = useOpenDepositMutation();
  const [askSignal] = useSignalCodeMutation();
  const { state, send, submit, repeat } = useOperation(
    { flow: payFlow, start: startPay, pending: pendingPay },
    async (request, tell) => {
      const { data, error } = await openDeposit(request);
      tell(data ? { type: 'opened', order: data } : { type: 'failed', failure: toFailure(error) });
    },
  );

  async function pay(channel: Channel, amount: string): Promise<void> {
    if (state.step !== 'choosing') return;
    send({ type: 'submitted' });
    let signal = '';
    if (channel.method === 'bank') {
      const { data, error } = await askSignal();
      if (!data) return send({ type: 'failed', failure: toFailure(error) });
      signal = data.signal;
    }
    await submit({ channelId: channel.id, amount, signal });
  }

  return {
    state,
    submit: pay,
    edited: () => send({ type: 'edited' }),
    repeat,
    leave: () => send({ type: 'left' }),
  };
}
