import { useClaimGiftMutation } from '@lobby/api/endpoints/promotion';
import type { Grant } from '@lobby/api-client/contract/act/grant';
import { currentLocale } from '@lobby/i18n';
import { type OperationState, pendingRequest, useMoneyMove } from '@lobby/operation/repeat';

/** Where the claim of a gift stands. */
export type ClaimState = OperationState<{ readonly id: string }, Grant>;

const pending = pendingRequest<{ readonly id: string }>('claim-gift', ['id']);

/** Claims a gift once; one whose answer was lost is asked for again as the same claim. */
export function useClaim() {
  const [claim] = useClaimGiftMutation();
  const { state, start, repeat } = useMoneyMove(pending, request =>
    claim({ ...request, langx: currentLocale() }),
  );
  return { claim: state, onClaim: (id: string) => void start({ id }), onRepeat: repeat };
}

/** Whether a claim is under way: no other begins meanwhile. */
export const isClaiming = ({ step }: ClaimState) => step === 'sending' || step === 'unknown';
