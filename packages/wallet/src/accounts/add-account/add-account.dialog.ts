import { lateDialog } from '../../late-dialog.ts';
import type { AddAccount } from './add-account.payload.ts';

/** Adds an account for withdrawals, confirmed by a code to what is bound or by a passkey. */
export const addAccountDialog = lateDialog<AddAccount>('wallet/add-account', late => late.loadAddAccount());
