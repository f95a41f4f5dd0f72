import { toFailure } from '@lobby/api';
import { useTransferRateMutation } from '@lobby/api/endpoints/conversion';
import { useCountdown } from '@lobby/api/use-countdown';
import { useState } from 'react';
import type { RateQuote } from './locked-rate.tsx';

/** A rate that holds for a minute, counted by the server's time. */
export function useRate() {
  const [ask, { isLoading, error }] = useTransferRateMutation();
  const [quote, keep] = useState<RateQuote>();
  const lasts = quote && quote.expiresAt - quote.systime;
  const secondsLeft = useCountdown(quote?.expiresAt, { lasts });
  return {
    quote,
    secondsLeft,
    isAsking: isLoading,
    /** Why none was got the last time. */
    failure: error && toFailure(error),
    /** Shows another one from now on: the member converts with it when they press again. */
    take: keep,
    async ask(): Promise<void> {
      const { data } = await ask();
      if (data) keep(data);
    },
  };
}
