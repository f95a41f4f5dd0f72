import { reportPaymentDialog } from './deposits/order/report/report-payment.dialog.ts';
import { addAccountDialog } from './withdrawals/accounts/add-account/add-account.dialog.ts';
import { changeAccountDialog } from './withdrawals/accounts/change-account/change-account.dialog.ts';
import { withdrawalPasswordDialog } from './withdrawals/password/withdrawal-password.dialog.ts';

/** The dialogs of the wallet: only its own pages open them. */
export const walletDialogs = [
  addAccountDialog,
  changeAccountDialog,
  reportPaymentDialog,
  withdrawalPasswordDialog,
];
