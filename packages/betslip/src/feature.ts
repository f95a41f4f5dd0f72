import { defineFeature } from '@lobby/feature';
import { withTexts } from '@lobby/i18n';
import { betslipMessages } from './messages/index.ts';
import { hasMoneyInFlight } from './money-in-flight.ts';
import { shareSlipDialog } from './share-slip/share-slip.dialog.ts';

/** The slip as the site composes it. */
export const betslipFeature = defineFeature({
  id: 'betslip',
  dialogs: [shareSlipDialog],
  slots: { resumeBets: withTexts(() => import('./resume/resume-bets.tsx'), betslipMessages) },
  /** No reload by itself while the outcome of an order or a sale is not known. */
  hasMoneyInFlight,
});
