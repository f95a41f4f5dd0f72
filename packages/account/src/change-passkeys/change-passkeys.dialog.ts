import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';
import type { ChangePasskeys } from './change-passkeys.payload.ts';

/** Adds a passkey or removes one, confirmed by a code to what is bound or by a passkey. */
export const changePasskeysDialog = defineDialog<ChangePasskeys>(
  'account/change-passkeys',
  loadDialog('changePasskeys'),
);
