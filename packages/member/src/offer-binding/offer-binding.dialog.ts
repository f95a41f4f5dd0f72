import { defineDialog } from '@lobby/dialogs';

/** Offered right after a registration: without a phone or mailbox a forgotten password cannot be recovered. */
export const offerBindingDialog = defineDialog('member/offer-binding', () =>
  import('../late-screens.ts').then(late => late.loadOfferBinding()),
);
