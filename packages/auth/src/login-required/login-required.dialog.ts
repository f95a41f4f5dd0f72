import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { authMessages } from '../messages/index.ts';

/** "Please log in first": for a visitor who tried something that needs a member. */
export const loginRequiredDialog = defineDialog<{ readonly reason?: string } | undefined>(
  'auth/login-required',
  withTexts(() => import('./login-required.view.tsx'), authMessages),
);
