import { readItem } from '@lobby/api-client/storage';
import { betslipMessages } from './messages/index.ts';
import { pendingOrderItem } from './store/stored-items.ts';

/** The slip as the site composes it. */
export const betslipFeature = {
  id: 'betslip',
  texts: betslipMessages,
  /** No reload by itself while the outcome of an order is not known. */
  hasMoneyInFlight: () => readItem(pendingOrderItem) !== undefined,
} as const;
