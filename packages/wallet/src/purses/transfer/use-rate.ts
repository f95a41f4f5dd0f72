import { serverNow, toFailure } from '@lobby/api';
import { useTransferRateMutation } from '@lobby/api/endpoints/conversion';
import { useEffect, useState } from 'react';
import type { RateQuote } from './locked-rate.tsx';

/** A rate that holds for a minute, counted by the server's time. */
export function useRate() {
  const [ask, { isLoading, error }] = useTransferRateMutation();
  const [quote, keep] = useState<RateQuote>();
  const [now, tick] = useState(serverNow);
  const secondsLeft = quote ? Math.max(0, Math.ceil((quote.expiresAt - now) / 1000)) : 0;
  /** Shows another one from now on: the member converts with it when they press again. */
  const take = (given: RateQuote) => {
    tick(serverNow());
    keep(given);
  };
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => tick(serverNow()), 500);
    return () => clearTimeout(timer);
  });
  return {
    quote,
    secondsLeft,
    isAsking: isLoading,
    /** Why none was got the last time. */
    failure: error && toFailure(error),
    take,
    async ask(): Promise<void> {
      const { data } = await ask();
      if (data) take(data);
    },
  };
}
