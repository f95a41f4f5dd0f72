import { toFailure } from '@lobby/api-client/api';
import { useOpenDepositMutation, useSignalCodeMutation } from '@lobby/api-client/endpoints/payment';
import { randomUuid } from '@lobby/api-client/request';
import { useSession } from '@lobby/api-client/session';
import { useReducer } from 'react';
import type { Channel } from '../../deposit-types.ts';
import { useUntilKnown } from '../../operation/use-until-known.ts';
import { depositFlow, startDeposit } from './deposit.flow.ts';
import { pendingDeposit } from './pending-deposit.ts';

/**
 * Opens deposit orders. A request is stored before it is sent; while its outcome is unknown it is repeated under the same
 * id, here and after a reload, so that there is never a second order.
 */
export function useDeposit() {
  const { userId } = useSession();
  const [openDeposit] = useOpenDepositMutation();
  const [askSignal] = useSignalCodeMutation();
  const [state, send] = useReducer(depositFlow, startDeposit, start => {
    const request = pendingDeposit.of(userId);
    return request ? depositFlow(start, { type: 'resumed', request }) : start;
  });

  const { sendOnce, repeat } = useUntilKnown(state, pendingDeposit, async request => {
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
    pendingDeposit.keep(request, userId);
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
