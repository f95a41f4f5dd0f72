import { lateDialog } from '../../late-dialog.ts';
import type { ChangeAccount } from './change-account.payload.ts';

/** Removes an account for withdrawals or makes it the default, confirmed by a code or a passkey. */
export const changeAccountDialog = lateDialog<ChangeAccount>('wallet/change-account', late =>
  late.loadChangeAccount(),
);
