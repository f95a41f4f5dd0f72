import { defineFeature, lazyList } from '@lobby/feature';
import { withTexts } from '@lobby/i18n';
import { betslipMessages } from './messages/index.ts';
import { hasMoneyInFlight } from './money-in-flight.ts';

const load = lazyList(() => import('./lazy-parts.ts'));

/** The slip as the site composes it. */
export const betslipFeature = defineFeature({
  id: 'betslip',
  lazyDialogs: load('dialogs'),
  slots: {
    slipTab: load('slipTab'),
    resumeBets: withTexts(() => import('./resume/resume-bets.tsx'), betslipMessages),
  },
  /** No reload by itself while the outcome of an order or a sale is not known. */
  hasMoneyInFlight,
});
