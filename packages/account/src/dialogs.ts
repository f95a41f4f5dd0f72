import type { Slots } from '@lobby/feature';
import { avatarsDialog } from './avatars/avatars.dialog.ts';
import { bindContactDialog } from './bind-contact/bind-contact.dialog.ts';
import { bindRealNameDialog } from './bind-real-name/bind-real-name.dialog.ts';
import { birthdayDialog } from './birthday/birthday.dialog.ts';
import { changePasskeysDialog } from './change-passkeys/change-passkeys.dialog.ts';
import { changePasswordDialog } from './change-password/change-password.dialog.ts';

/** The dialogs that nothing of the first page opens. */
export const accountDialogs = [
  avatarsDialog,
  bindContactDialog,
  bindRealNameDialog,
  birthdayDialog,
  changePasswordDialog,
  changePasskeysDialog,
];

type OpenBinding = Awaited<ReturnType<NonNullable<Slots['binding']>>>['default'];

/** Opens the dialog that binds or sets one of these, over whatever page asks for it. */
export const openBinding: OpenBinding = what => {
  if (what === 'birthday') return birthdayDialog.open();
  if (what === 'phone') return bindContactDialog.open({ contact: what });
  return bindRealNameDialog.open(what === 'phoneAndRealName' ? { withPhone: true } : {});
};
