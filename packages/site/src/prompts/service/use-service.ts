import { toFailure } from '@lobby/api';
import { useCustomerServiceMutation } from '@lobby/api/endpoints/configuration';
import { useBrand } from '@lobby/brand-kit';
import { allowedLink } from '@lobby/brand-kit/allowed-link';
import { currentLocale } from '@lobby/i18n';
import { useEffect, useReducer, useState } from 'react';
import { takeOriginalUrl } from '../../navigation/go-home-and-reload.ts';
import { serviceFlow } from './service.flow.ts';

/** Fetches the address of customer service while the warning is read, so that the press itself opens the tab. */
export function useService() {
  const brand = useBrand();
  const [state, send] = useReducer(serviceFlow, { step: 'fetching' });
  const [fetchAddress] = useCustomerServiceMutation();
  // A question about a page that failed begins with which it was.
  const [failedAt] = useState(takeOriginalUrl);
  const fetching = state.step === 'fetching';

  useEffect(() => {
    if (!fetching) return;
    const call = fetchAddress({ langx: currentLocale() });
    void call.then(answer => {
      if (answer.error) send({ type: 'failed', failure: toFailure(answer.error) });
      else send({ type: 'fetched', url: allowedLink(answer.data.url, brand, window.location.origin) });
    });
    return () => call.abort();
  }, [fetching, fetchAddress, brand]);

  return { state, failedAt, send };
}
