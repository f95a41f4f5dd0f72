import { lateDialog } from '../../late-dialog.ts';
import type { ChangePasskeys } from './change-passkeys.payload.ts';

/** Adds a passkey or removes one, confirmed by a code to what is bound or by a passkey. */
export const changePasskeysDialog = lateDialog<ChangePasskeys>('member/change-passkeys', late =>
  late.loadChangePasskeys(),
);
