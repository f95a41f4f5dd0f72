import { addAccountDialog } from './accounts/add-account/add-account.dialog.ts';
import { changeAccountDialog } from './accounts/change-account/change-account.dialog.ts';
import { reportPaymentDialog } from './deposit-order/report/report-payment.dialog.ts';
import { withdrawalPasswordDialog } from './withdrawal-password/withdrawal-password.dialog.ts';

/** The dialogs of the wallet: only its own pages open them. */
export const walletDialogs = [
  addAccountDialog,
  changeAccountDialog,
  reportPaymentDialog,
  withdrawalPasswordDialog,
];
