import { lateDialog } from '../late-dialog.ts';

/** Changes the login password: the old one, the new one, and a code to the phone or mailbox where one is bound. */
export const changePasswordDialog = lateDialog('member/change-password', late => late.loadChangePassword());
