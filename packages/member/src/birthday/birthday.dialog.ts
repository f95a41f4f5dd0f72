import { lateDialog } from '../late-dialog.ts';

/** Sets the birthday, once. */
export const birthdayDialog = lateDialog('member/birthday', late => late.loadBirthday());
