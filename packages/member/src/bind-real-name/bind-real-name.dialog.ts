import { lateDialog } from '../late-dialog.ts';

/** Binds the real name, once. */
export const bindRealNameDialog = lateDialog('member/bind-real-name', late => late.loadBindRealName());
