import { defineDialog } from '@lobby/dialogs';

/** Binds the real name, once. */
export const bindRealNameDialog = defineDialog('member/bind-real-name', () =>
  import('../late-dialogs.ts').then(late => late.loadBindRealName()),
);
