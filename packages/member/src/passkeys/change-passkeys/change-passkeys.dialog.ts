import { defineDialog } from '@lobby/dialogs';
import type { ChangePasskeys } from './change-passkeys.payload.ts';

/** Adds a passkey or removes one, confirmed by a code to what is bound or by a passkey. */
export const changePasskeysDialog = defineDialog<ChangePasskeys>('member/change-passkeys', () =>
  import('../../late-dialogs.ts').then(late => late.loadChangePasskeys()),
);
