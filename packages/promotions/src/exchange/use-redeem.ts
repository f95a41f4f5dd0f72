import { toFailure } from '@lobby/api';
import { useRedeemGiftCodeMutation } from '@lobby/api/endpoints/activity-top-gift';
import type { Redeemed } from '@lobby/api-client/contract/act/activity-top-gift';
import { mayHaveRun } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { currentLocale } from '@lobby/i18n';
import { useState } from 'react';

/** Where redeeming a code stands: not asked for or refused, on its way, without an answer, redeemed. */
export type RedeemState =
  | { readonly step: 'idle'; readonly failure?: ApiFailure }
  | { readonly step: 'sending' }
  | { readonly step: 'unknown' }
  | { readonly step: 'done'; readonly redeemed: Redeemed };

/** Redeems a code. One whose answer was lost may be sent again: a member redeems it once. @param onAnswer the list is older. */
export function useRedeem(onAnswer: () => void) {
  const [redeem] = useRedeemGiftCodeMutation();
  const [state, setState] = useState<RedeemState>({ step: 'idle' });
  return {
    state,
    onEdit: () => setState(now => (now.step === 'sending' ? now : { step: 'idle' })),
    async onRedeem(code: string) {
      setState({ step: 'sending' });
      const { data, error } = await redeem({ code, langx: currentLocale() });
      onAnswer();
      const failure = error && toFailure(error);
      if (data?.redeemed) setState({ step: 'done', redeemed: data.redeemed });
      else if (!failure || mayHaveRun(failure, 'change')) setState({ step: 'unknown' });
      else setState({ step: 'idle', failure });
    },
  };
}
