import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../../../load-dialog.ts';
import type { AddAccount } from './add-account.payload.ts';

/** Adds an account for withdrawals, confirmed by a code to what is bound or by a passkey. */
export const addAccountDialog = defineDialog<AddAccount>('wallet/add-account', loadDialog('addAccount'));
