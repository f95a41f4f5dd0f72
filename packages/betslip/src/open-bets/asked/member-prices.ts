import { useMemberCalls } from '@lobby/api/use-member-calls';
import { currentLocale } from '@lobby/i18n';
import { useMemo } from 'react';
import { pricesNow } from '../../ports/wire-prices.ts';
import { type AskedPrices, askedPricesOf } from './asked-prices.ts';

export { useLivePrices } from '../use-live-prices.ts';
export type { AskedPrice, AskedPrices } from './asked-prices.ts';
export type { BackedPick } from './backed-pick.ts';
export { useAskedPrice } from './use-asked-price.ts';

/** What picks of a member's bets cost now, on a page that is not the sportsbook's: nothing is asked before one is followed. */
export function useMemberPrices(): AskedPrices {
  const { call, enter } = useMemberCalls(currentLocale);
  return useMemo(
    () =>
      askedPricesOf({
        pricesNow: async (picks, format) => ((await enter()) ? pricesNow(call, picks, format) : undefined),
      }),
    [call, enter],
  );
}
