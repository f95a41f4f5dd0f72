import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';

/** "Please log in first": for a visitor who tried something that needs a member. */
export const loginRequiredDialog = defineDialog<{ readonly reason?: string } | undefined>(
  'auth/login-required',
  loadDialog('loginRequired'),
);
