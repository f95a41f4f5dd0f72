import { virtualCurrency } from '@lobby/api-client/contract/fd/virtual-currency';
import { api } from '../query/api.ts';
import { query } from '../query/define.ts';

/** `/fd/api/v1/vCurrency/*`: what withdrawals in coins may go to. */
const virtualCurrencyEndpoints = api.injectEndpoints({
  endpoints: () => ({ virtualCurrencies: query(virtualCurrency.virtualCurrencies) }),
});

export const { useVirtualCurrenciesQuery } = virtualCurrencyEndpoints;
