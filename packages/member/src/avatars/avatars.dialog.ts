import { lateDialog } from '../late-dialog.ts';

/** Chooses an avatar. */
export const avatarsDialog = lateDialog('member/avatars', late => late.loadAvatars());
