import { lateDialog } from '../late-dialog.ts';
import type { WithdrawalPassword } from './withdrawal-password.payload.ts';

/** Sets, changes or resets the withdrawal password, confirmed by a code or a passkey. */
export const withdrawalPasswordDialog = lateDialog<WithdrawalPassword>('wallet/withdrawal-password', late =>
  late.loadWithdrawalPassword(),
);
