import { defineDialog } from '@lobby/dialogs';
import { lazyList } from '@lobby/feature';

/** Offered right after a registration: without a phone or mailbox a forgotten password cannot be recovered. */
export const offerBindingDialog = defineDialog(
  'account/offer-binding',
  lazyList(() => import('../lazy-screens.ts'))('offerBinding'),
);
