import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../../load-dialog.ts';
import type { WithdrawalPassword } from './withdrawal-password.payload.ts';

/** Sets, changes or resets the withdrawal password, confirmed by a code or a passkey. */
export const withdrawalPasswordDialog = defineDialog<WithdrawalPassword>(
  'wallet/withdrawal-password',
  loadDialog('withdrawalPassword'),
);
