import { readItem } from '@lobby/api-client/storage';
import { defineFeature } from '@lobby/feature';
import { shareSlipDialog } from './share-slip/share-slip.dialog.ts';
import { pendingOrdersItem } from './store/stored-items.ts';

/** The slip as the site composes it. */
export const betslipFeature = defineFeature({
  id: 'betslip',
  dialogs: [shareSlipDialog],
  /** No reload by itself while the outcome of an order is not known. */
  hasMoneyInFlight: () => readItem(pendingOrdersItem) !== undefined,
});
