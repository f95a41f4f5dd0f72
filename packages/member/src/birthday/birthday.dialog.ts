import { defineDialog } from '@lobby/dialogs';

/** Sets the birthday, once. */
export const birthdayDialog = defineDialog('member/birthday', () =>
  import('../late-dialogs.ts').then(late => late.loadBirthday()),
);
