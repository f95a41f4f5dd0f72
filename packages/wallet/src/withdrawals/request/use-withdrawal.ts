import { moneyMoved, toFailure } from '@lobby/api';
import { useRequestWithdrawalMutation } from '@lobby/api/endpoints/withdraw';
import { reasonOf } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { useOperation } from '@lobby/operation/repeat';
import { isAboutCode } from '@lobby/verification/codes/refusal';
import { useRef } from 'react';
import { passwordRefusal } from '../password/password-refusal.ts';
import type { WantedWithdrawal } from '../withdrawal-types.ts';
import { pendingWithdrawal } from './pending-withdrawal.ts';
import { startWithdrawal, withdrawalFlow } from './withdrawal.flow.ts';

/** How long a call may be under way, ms. */
const callMs = 30_000;

/** What proves a withdrawal: the md5 of the password, or a code. */
export interface Proof {
  readonly password?: string;
  readonly confirmation?: { readonly via: 'phone' | 'email'; readonly ticket: string; readonly code: string };
}

/**
 * Asks for withdrawals. A request is stored before it is sent; while its outcome is unknown it is repeated under the
 * same id, here with its proof and after a reload without, so that there is never a second withdrawal.
 */
export function useWithdrawal() {
  const [withdraw] = useRequestWithdrawalMutation();
  const proof = useRef<Proof>({});
  const { state, send, submit, repeat } = useOperation(
    { flow: withdrawalFlow, start: startWithdrawal, pending: pendingWithdrawal },
    async (request, dispatch) => {
      const { data, error } = await withdraw({ ...request, ...proof.current });
      if (data) {
        dispatch({ type: 'opened', order: data });
        moneyMoved();
        return;
      }
      const failure = toFailure(error);
      const isEarly = pendingWithdrawal.ageOf(request.operationId) < callMs;
      dispatch({ type: 'failed', failure, isOfProof: isOfProof(failure), isEarly });
    },
  );

  return {
    state,
    choose: (wanted: WantedWithdrawal) => send({ type: 'chosen', wanted }),
    edited: () => send({ type: 'edited' }),
    leave: () => send({ type: 'left' }),
    /** Sends what is being confirmed, with its proof. */
    async submit(proven: Proof): Promise<void> {
      if (state.step !== 'confirming') return;
      proof.current = proven;
      await submit(state.wanted);
    },
    repeat,
  };
}

/** Whether the refusal is about the password or the code. */
function isOfProof(failure: ApiFailure): boolean {
  const reason = reasonOf(failure);
  return (
    passwordRefusal(failure) !== undefined ||
    isAboutCode(failure) ||
    reason === 'withdrawal-password-needed' ||
    reason === 'confirmation-missing'
  );
}
