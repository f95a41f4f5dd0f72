import { defineDialog } from '@lobby/dialogs';

/** Chooses an avatar. */
export const avatarsDialog = defineDialog('member/avatars', () =>
  import('../late-dialogs.ts').then(late => late.loadAvatars()),
);
