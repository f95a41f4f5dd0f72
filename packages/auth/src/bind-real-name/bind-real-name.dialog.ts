import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { authMessages } from '../messages/index.ts';

export interface BindRealName {
  /** The server's words. */
  readonly text: string;
  /** Whether the site has a user info page to go to; until it has, customer service binds the name. */
  readonly hasPage: boolean;
}

/** A real name is missing: the server's words, and the way to the page where it is given. */
export const bindRealNameDialog = defineDialog<BindRealName>(
  'auth/bind-real-name',
  withTexts(() => import('./bind-real-name.view.tsx'), authMessages),
);
