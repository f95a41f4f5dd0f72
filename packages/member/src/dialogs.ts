import { avatarsDialog } from './avatars/avatars.dialog.ts';
import { birthdayDialog } from './birthday/birthday.dialog.ts';
import { changePasswordDialog } from './change-password/change-password.dialog.ts';
import { changePasskeysDialog } from './passkeys/change-passkeys/change-passkeys.dialog.ts';

/** The dialogs that only the pages of the member area open. */
export const memberDialogs = [avatarsDialog, birthdayDialog, changePasswordDialog, changePasskeysDialog];
