import { defineDialog } from '@lobby/dialogs';
import type { BindRealName } from './bind-real-name.view.tsx';

/** A real name is missing: the server's words, and the way to the page where it is given. */
export const bindRealNameDialog = defineDialog<BindRealName>('site/bind-real-name', () =>
  import('../load-prompts.ts').then(late => late.loadBindRealName()),
);
