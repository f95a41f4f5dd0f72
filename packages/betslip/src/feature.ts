import { defineFeature, lazyList } from '@lobby/feature';
import { hasMoneyInFlight } from './money-in-flight.ts';

const load = lazyList(() => import('./lazy-parts.ts'));

/** The slip as the site composes it. */
export const betslipFeature = defineFeature({
  id: 'betslip',
  lazyDialogs: load('dialogs'),
  slots: { slipTab: load('slipTab'), resumeBets: load('resumeBets') },
  /** No reload by itself while the outcome of an order or a sale is not known. */
  hasMoneyInFlight,
});
