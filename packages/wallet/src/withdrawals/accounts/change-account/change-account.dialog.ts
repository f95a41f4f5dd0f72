import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../../../load-dialog.ts';
import type { ChangeAccount } from './change-account.payload.ts';

/** Removes an account for withdrawals or makes it the default, confirmed by a code or a passkey. */
export const changeAccountDialog = defineDialog<ChangeAccount>(
  'wallet/change-account',
  loadDialog('changeAccount'),
);
