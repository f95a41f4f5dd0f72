import { toFailure } from '@lobby/api';
import { useOpenDepositMutation, useSignalCodeMutation } from '@lobby/api/endpoints/payment';
import { useOperation } from '@lobby/operation/repeat';
import type { Channel } from '../deposit-types.ts';
import { depositFlow, startDeposit } from './deposit.flow.ts';
import { pendingDeposit } from './pending-deposit.ts';

/**
 * Opens deposit orders. A request is stored before it is sent; while its outcome is unknown it is repeated under the same
 * id, here and after a reload, so that there is never a second order.
 */
export function useDeposit() {
  const [openDeposit] = useOpenDepositMutation();
  const [askSignal] = useSignalCodeMutation();
  const { state, send, submit, repeat } = useOperation(
    { flow: depositFlow, start: startDeposit, pending: pendingDeposit },
    async (request, dispatch) => {
      const { data, error } = await openDeposit(request);
      dispatch(data ? { type: 'opened', order: data } : { type: 'failed', failure: toFailure(error) });
    },
  );

  async function opening(channel: Channel, amount: string): Promise<void> {
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
    submit: opening,
    edited: () => send({ type: 'edited' }),
    repeat,
    leave: () => send({ type: 'left' }),
  };
}
