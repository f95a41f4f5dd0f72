import { readItem } from '@lobby/api-client/storage';
import { defineFeature } from '@lobby/feature';
import { pendingCashOutsItem } from './cash-out/pending-cash-outs.ts';
import { shareSlipDialog } from './share-slip/share-slip.dialog.ts';
import { pendingOrdersItem } from './store/stored-items.ts';

/** The slip as the site composes it. */
export const betslipFeature = defineFeature({
  id: 'betslip',
  dialogs: [shareSlipDialog],
  /** No reload by itself while the outcome of an order or a sale is not known. */
  hasMoneyInFlight: () =>
    readItem(pendingOrdersItem) !== undefined || readItem(pendingCashOutsItem) !== undefined,
});
